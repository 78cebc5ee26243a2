"""Many tables of one game, stepped together: the loop behind vectorised environments, in compiled code.

It knows no NumPy: it reads actions from, and writes observations into, buffers that somebody else has made. Who is
asked when: `windows`. Actions are digits of an option's index, the most significant first: `mousehole.research.digits`.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mousehole.bots.driver import Answerer
from mousehole.bots.windows import Turn, Windows
from mousehole.encoding.encoder import Encoder
from mousehole.kernel import Choice, Game, Options, Rng, Seat

NOBODY: Final = -1
Rewards = Callable[[Game, Any], list[float]]
Deal = Callable[[int, int], Rng]  # the chance of a match, by the table's seed and the match's number
Team = Callable[[int, int, Any], list[Answerer | None]]  # of that match, at its table, by seat; None: a learner


class Rules:
    """What is played at all tables alike, and how."""

    def __init__(self, game: Game, encoder: Encoder, seats: int, options: Options, base: int, interrupts: bool,
                 paces: list[int], deal: Deal, team: Team, rewards: Rewards) -> None:
        self.game: Final = game
        self.encoder: Final = encoder
        self.seats: Final = seats
        self.options: Final = options        # all of them, checked
        self.base: Final = base
        self.interrupts: Final = interrupts
        self.paces: Final = paces
        self.deal: Final = deal
        self.team: Final = team
        self.rewards: Final = rewards


class Buffers:
    """Where everything is written, row by row: memoryviews, each flat and of the right size.

    Floats: `views` and `finals` (a view each), `options` (`base` options each; None: not wanted), `rewards` (one per
    seat). Bytes: `masks` (`base` each), `ended` (one each). 32-bit numbers: `seats` (one each; -1: nobody is asked).
    """

    def __init__(self, views: Any, options: Any, masks: Any, seats: Any, rewards: Any, ended: Any, finals: Any) -> None:
        self.views: Final = views
        self.options: Final = options
        self.masks: Final = masks
        self.seats: Final = seats
        self.rewards: Final = rewards
        self.ended: Final = ended
        self.finals: Final = finals


class OneTable:
    """One of the tables: its match, and the digits of the answer that is being given."""

    def __init__(self, windows: Windows, team: list[Answerer | None]) -> None:
        self.windows: Final = windows
        self.team: Final = team
        self.turn: Turn | None = None
        self.count = 0     # options, with the one to pass
        self.first = 0     # the options that the digits so far lead to: from here…
        self.last = 0      # …to before here
        self.size = 1      # options that one next digit leads to

    def ask(self, base: int) -> None:
        """Let the bots play until a learner is asked or the match is over."""
        windows = self.windows
        while True:
            turn = windows.turn()
            self.turn = turn
            if turn is None:
                self.count = self.first = self.last = 0
                return
            answerer = self.team[turn.seat]
            if answerer is None:
                break
            windows.take(turn, answerer.answer(windows.game, windows.s, turn.decision))
        count = len(turn.options) + 1 if turn.is_window else len(turn.options)
        size = 1
        while size * base < count:
            size *= base
        self.count, self.size, self.first, self.last = count, size, 0, count

    def legal(self) -> int:
        """How many digits are legal: always the first ones."""
        return (self.last - self.first + self.size - 1) // self.size

    def option(self, place: int) -> Choice | None:
        turn = self.turn
        assert turn is not None
        if not turn.is_window:
            return turn.options[place]
        return turn.options[place - 1] if place else None

    def act(self, digit: int, base: int) -> None:
        """Play a digit that is legal."""
        turn = self.turn
        assert turn is not None
        self.first += digit * self.size
        self.last = min(self.first + self.size, self.last)
        if self.size > 1:
            self.size //= base
            return
        self.windows.take(turn, self.option(self.first))
        self.ask(base)


class Tables:
    """All of them. `seeds`: of each table's series of matches; the next one starts as soon as one is over."""

    def __init__(self, rules: Rules, buffers: Buffers, seeds: list[int], goes_on: bool = True) -> None:
        self.rules: Final = rules
        self.out: Final = buffers
        self.goes_on: Final = goes_on
        self.seeds: list[int] = seeds
        self.number: list[int] = [-1] * len(seeds)
        self.rows: list[int] = [0] * len(seeds)     # option rows that are written
        self.paid: list[bool] = [False] * len(seeds)  # rewards that are written
        self.tables: list[OneTable] = []
        size, base = rules.encoder.layout.size, rules.base
        self.no_view: Final = memoryview(bytes(4 * size)).cast("f")
        self.no_options: Final = memoryview(bytes(4 * base * rules.encoder.option_layout.size)).cast("f")
        self.masks: Final = [b"\1" * legal + b"\0" * (base - legal) for legal in range(base + 1)]

    def reset(self, seeds: list[int]) -> None:
        """Start the first match of each table."""
        self.seeds = seeds
        self.number = [-1] * len(seeds)
        self.tables = [self.next_match(n) for n in range(len(seeds))]
        for n in range(len(seeds)):
            self.show(n)

    def next_match(self, n: int) -> OneTable:
        rules = self.rules
        self.number[n] += 1
        s = rules.game.setup(rules.seats, rules.deal(self.seeds[n], self.number[n]), rules.options)
        s.events = None
        windows = Windows(rules.game, s, rules.paces, rules.interrupts)
        table = OneTable(windows, rules.team(self.seeds[n], self.number[n], s))
        table.ask(rules.base)
        return table

    def step(self, actions: Any) -> None:
        """Play one action at each table, and show what whoever is asked next sees there."""
        base = self.rules.base
        for n in range(len(self.tables)):
            table = self.tables[n]
            turn = table.turn
            if turn is None:
                continue  # it is over, and nothing goes on here
            digit = int(actions[n])
            if digit < 0 or digit >= table.legal():
                raise ValueError(f"action {digit} leads to nothing at table {n}: {table.legal()} actions are legal, "
                                 "from 0 on")
            if self.paid[n]:
                self.pay(n, None)
            table.act(digit, base)
            if table.turn is None:
                self.end(n, table, turn.seat)
            self.show(n)

    def end(self, n: int, table: OneTable, seat: Seat) -> None:
        """The match is over: the rewards, the last view of whoever played last, and the next match."""
        rules, out = self.rules, self.out
        size = rules.encoder.layout.size
        self.pay(n, rules.rewards(rules.game, table.windows.s))
        out.finals[n * size:(n + 1) * size] = self.no_view
        rules.encoder.write_view(rules.game.view(table.windows.s, seat), out.finals, n * size)
        if self.goes_on:
            self.tables[n] = self.next_match(n)

    def pay(self, n: int, rewards: list[float] | None) -> None:
        """Write the rewards at the end of a match; None: 0 for all, and no end."""
        out, seats = self.out, self.rules.seats
        for seat in range(seats):
            out.rewards[n * seats + seat] = 0.0 if rewards is None else rewards[seat]
        out.ended[n] = 0 if rewards is None else 1
        self.paid[n] = rewards is not None

    def show(self, n: int) -> None:
        """Write what the seat that is asked at this table sees."""
        rules, out, table = self.rules, self.out, self.tables[n]
        size, turn = rules.encoder.layout.size, table.turn
        start = n * size
        out.views[start:start + size] = self.no_view
        legal = table.legal() if turn is not None else 0
        out.masks[n * rules.base:(n + 1) * rules.base] = self.masks[legal]
        view: Any = None
        if turn is None:
            out.seats[n] = NOBODY
        else:
            out.seats[n] = turn.seat
            view = rules.game.view(table.windows.s, turn.seat)
            rules.encoder.write_view(view, out.views, start)
            rules.encoder.write_question(turn.decision.prompt, out.views, start)
        if out.options is not None:
            write_options(rules.encoder, table, view, legal, max(legal, self.rows[n]), out.options,
                          n * rules.base * rules.encoder.option_layout.size, self.no_options)
            self.rows[n] = legal


def write_options(encoder: Encoder, table: OneTable, view: Any, legal: int, used: int, out: Any, at: int,
                  nothing: Any) -> None:
    """Write what each legal digit leads to: an option, or the mean of several. `used`: rows to be cleared first."""
    size, turn = encoder.option_layout.size, table.turn
    out[at:at + used * size] = nothing[:used * size]
    if turn is None:
        return
    if legal == table.count:  # nearly always: each digit is an option
        if turn.is_window:
            encoder.write_pass(out, at)
            at += size
        encoder.write_options(view, turn.options, out, at)
        return
    for digit in range(legal):
        first = table.first + digit * table.size
        last = min(first + table.size, table.last)
        share = 1.0 / (last - first)
        for place in range(first, last):
            row = encoder.option_row(view, table.option(place))
            for n in range(size):
                if row[n]:
                    out[at + n] = out[at + n] + share * row[n]
        at += size
