"""A match that asks one seat at a time and is answered in digits: the common base of all interfaces for programs.

Who is asked when, interrupts and clocks: `mousehole.bots.windows`. What the digits mean: `mousehole.research.digits`.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mousehole.bots.driver import PACE
from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Turn, Windows
from mousehole.kernel import BadSetup, Choice, Decision, Options, Rng, Seat
from mousehole.kernel.facts import Facts
from mousehole.research.digits import BASE, blocks, digits_of, place_of, places_after, width
from mousehole.research.rewards import rewards
from mousehole.table.box import Box, open_box

# The reason for each version; a change that gives the same actions a different meaning adds one.
CHANGES = ("the first", "observations and options are laid out by name, no longer hashed")


def version_of(facts: Facts) -> int:
    """Return the version of a game behind these interfaces: it counts changes of the rules and of the interfaces."""
    return facts.version + len(CHANGES) - 1


class Turns:
    """A table in play. An option's index is its index in `options`; None passes on a chance to interrupt."""

    def __init__(self, windows: Windows, base: int = BASE) -> None:
        self.windows = windows
        self.base = base
        self.digits: list[int] = []  # the digits so far of the answer that is being given
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
        """Return the seat that is asked. None: the match is over."""
        return self.turn.seat if self.turn else None

    @property
    def question(self) -> Decision | None:
        """Return the question as the seat is asked it, with everything it is offered."""
        if self.turn is None:
            return None
        d = self.turn.decision
        return Decision(d.seat, d.prompt, self.turn.options, d.clause, d.seconds, d.args)

    def blocks(self) -> list[range]:
        """Return the indices that each legal digit leads to, from digit 0 on; nothing when the match is over."""
        return blocks(self.digits, len(self.options), self.base) if self.turn else []

    def legal(self) -> int:
        """Return how many digits are legal: always the first ones."""
        count = len(self.options)
        return count if count <= self.base else len(self.blocks())

    def actions_for(self, option: Choice | None) -> list[int]:
        """Return all digits that lead to an option, from the first one on."""
        return digits_of(self.options.index(option), len(self.options), self.base)

    def option_for(self, actions: Sequence[int]) -> Choice | None:
        """Return the option that these digits lead to."""
        return self.options[place_of(actions, len(self.options), self.base)]

    def act(self, digit: int) -> None:
        """Play the next digit for the seat that is asked. The last one completes the answer."""
        if self.turn is None:
            raise ValueError("the match is over")
        if 0 <= digit < len(self.options) <= self.base:  # nearly always
            self.answer(self.options[digit])
            return
        led = places_after([*self.digits, digit], len(self.options), self.base)
        if not led:
            raise ValueError(f"action {digit} leads to nothing: {len(self.blocks())} actions are legal, from 0 on")
        self.digits.append(digit)
        if len(self.digits) == width(len(self.options), self.base):
            self.answer(self.options[led[0]])

    def answer(self, option: Choice | None) -> None:
        """Play a whole answer at once, known to be one of the options."""
        assert self.turn is not None, "the match is over"
        self.windows.take(self.turn, option)
        self.digits = []
        self._ask()

    def rewards(self) -> list[float]:
        """Return one reward per seat; zeros before the end."""
        s = self.windows.s
        return [0.0] * s.seats if self.turn else rewards(self.windows.game, s)


@dataclass(frozen=True)
class Setup:
    """What is played, and how: by default with four seats, or as near to that as the game allows."""

    game: str
    seats: int | None = None
    options: Options = field(default_factory=dict)
    edition: str = "standard"
    base: int = BASE         # the number of different actions
    interrupts: bool = True  # whether seats that could interrupt are asked each time
    pace: int = PACE         # clock seconds per answer

    def checked(self) -> Setup:
        """Return itself, with its number of seats; raises BadSetup."""
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
        """Start match `number` of a series, with the deal of `mousehole simulate --seed`. `listens`: records events."""
        return self.open(rng_of(seed, number, "table"), paces, listens)

    def open(self, rng: Rng, paces: list[int] | None = None, listens: bool = False) -> Turns:
        """Start a match with this generator."""
        assert self.seats is not None, "checked"
        s = self.box.game.start(self.seats, rng, self.options)
        if not listens:
            s.events = None
        return Turns(Windows(self.box.game, s, paces or self.pace, self.interrupts), self.base)
