"""A match in which one seat at a time is asked, and answers in digits: what all interfaces for programs have in common.

Who is asked when, interrupts and clocks: `mousehole.bots.windows`. What the digits mean: `mousehole.research.digits`.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mousehole.bots.driver import PACE
from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Turn, Windows
from mousehole.kernel import BadSetup, Choice, Decision, Options, Seat
from mousehole.kernel.facts import Facts
from mousehole.research.digits import BASE, blocks, digits_of, place_of, places_after, width
from mousehole.research.rewards import rewards
from mousehole.table.box import Box, open_box

# Why each version came to be; a change after which the same actions would lead elsewhere adds one.
CHANGES = ("the first",)


def version_of(facts: Facts) -> int:
    """Of a game behind these interfaces: a change of its rules counts, and one of the interfaces."""
    return facts.version + len(CHANGES) - 1


class Turns:
    """A table in the making. The place of an option is its place in `options`; None lets a chance to interrupt pass."""

    def __init__(self, windows: Windows, base: int = BASE) -> None:
        self.windows = windows
        self.base = base
        self.digits: list[int] = []  # said of the answer that is being given
        self._ask()

    def _ask(self) -> None:
        self.turn: Turn | None = self.windows.turn()
        self.options: tuple[Choice | None, ...] = ()
        if self.turn:
            self.options = (None, *self.turn.options) if self.turn.is_window else self.turn.options

    def clone(self) -> Turns:
        twin = Turns(self.windows.clone(), self.base)
        twin.digits = self.digits[:]
        return twin

    @property
    def seat(self) -> Seat | None:
        """Who is asked. None: the match is over."""
        return self.turn.seat if self.turn else None

    @property
    def question(self) -> Decision | None:
        """As the seat is asked it, with all that it is offered."""
        if self.turn is None:
            return None
        d = self.turn.decision
        return Decision(d.seat, d.prompt, self.turn.options, d.clause, d.seconds, d.args)

    def blocks(self) -> list[range]:
        """The places that each legal digit leads to, from digit 0 on; nothing when the match is over."""
        return blocks(self.digits, len(self.options), self.base) if self.turn else []

    def actions_for(self, option: Choice | None) -> list[int]:
        """All the digits that lead to an option, from the first one on."""
        return digits_of(self.options.index(option), len(self.options), self.base)

    def option_for(self, actions: Sequence[int]) -> Choice | None:
        """The option that these digits lead to."""
        return self.options[place_of(actions, len(self.options), self.base)]

    def act(self, digit: int) -> None:
        """The next digit, for the seat that is asked. The last one gives the answer."""
        if self.turn is None:
            raise ValueError("the match is over")
        led = places_after([*self.digits, digit], len(self.options), self.base)
        if not led:
            raise ValueError(f"action {digit} leads to nothing: {len(self.blocks())} actions are legal, from 0 on")
        self.digits.append(digit)
        if len(self.digits) == width(len(self.options), self.base):
            self.answer(self.options[led[0]])

    def answer(self, option: Choice | None) -> None:
        """A whole answer at once, known to be one of the options."""
        assert self.turn is not None, "the match is over"
        self.windows.take(self.turn, option)
        self.digits = []
        self._ask()

    def rewards(self) -> list[float]:
        """A number a seat; nothing but zeros before the end."""
        s = self.windows.s
        return [0.0] * s.seats if self.turn else rewards(self.windows.game, s)


@dataclass(frozen=True)
class Setup:
    """What is played, and how it is asked: by default with four seats, or as near to that as the game allows."""

    game: str
    seats: int | None = None
    options: Options = field(default_factory=dict)
    edition: str = "standard"
    base: int = BASE         # how many different actions there are
    interrupts: bool = True  # whether whoever could interrupt is asked each time
    pace: int = PACE         # seconds that an answer takes off a running clock

    def checked(self) -> Setup:
        """Itself, with its number of seats; or BadSetup."""
        facts = self.box.game.facts
        seats = min(max(4, facts.fewest), facts.most) if self.seats is None else self.seats
        facts.checked(seats, self.options)
        if self.base < 2 or self.pace < 1:
            raise BadSetup("there are at least 2 actions, and an answer takes at least a second")
        return Setup(self.game, seats, self.options, self.edition, self.base, self.interrupts, self.pace)

    @property
    def box(self) -> Box:
        return open_box(self.game, self.edition)

    def start(self, seed: int, number: int = 0, paces: list[int] | None = None, listens: bool = False) -> Turns:
        """Match `number` of a series: the deal that `mousehole simulate --seed` deals, too. `listens`: to events."""
        assert self.seats is not None, "checked"
        s = self.box.game.start(self.seats, rng_of(seed, number, "table"), self.options)
        if not listens:
            s.events = None
        return Turns(Windows(self.box.game, s, paces or self.pace, self.interrupts), self.base)
