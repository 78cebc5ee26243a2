"""Mousekeeping!: the game object. Set-up here; views, rules and bots in their own modules."""
from __future__ import annotations

from mousehole.checks.narrowed import narrowed
from mousehole.games.mousekeeping import bots
from mousehole.games.mousekeeping import view as views
from mousehole.games.mousekeeping.hotel import ANY_LIMIT
from mousehole.games.mousekeeping.meta import FACTS
from mousehole.games.mousekeeping.printed import box_of
from mousehole.games.mousekeeping.rules import ROLL_DESTINATION
from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.wire import GoTo, View
from mousehole.kernel import CLOCK, Choice, Decision, Game, Option, Options, Outcome, Rng, Seat
from mousehole.kernel.edition import Edition


class Mousekeeping(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """KEEP-7 The team starts in the Lobby, shown by the keycards of the player to the right of the first one."""
        s = Table(seats, rng, self.box)
        s.turn = self.first_player(seats, rng, options)
        s.shown_seat = (s.turn - 1) % seats
        move_limit, clock = options["move_limit"], options["clock"]
        assert isinstance(move_limit, int) and isinstance(clock, int)
        s.move_limit, s.clock = (move_limit, None) if move_limit else (None, clock)
        s.by_hand = options["by_hand"] is True
        s.has_map = options["map"] is True
        s.then(ROLL_DESTINATION)
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """KEEP-19 The score is the mice caught by the team: the same for everybody, and nobody is ahead."""
        team = tuple(range(s.seats))
        return Outcome(s.ended or "", tuple([s.mice for _ in team]), (team,), (), tuple(s.catches))

    def interpret(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        """KEEP-14 Several layouts can show the same room; a named room means the first of them."""
        if isinstance(choice, GoTo):
            for layout in s.box.all_layouts if s.by_hand else s.box.moves[s.room]:
                if layout.shows() == choice.room:
                    return layout
        return choice

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return bots.measures(s)

    def considered(self, s: Table, d: Decision) -> Decision:
        """KEEP-22 Bots know the map and consider only legal moves."""
        return Decision(d.seat, d.prompt, s.box.moves[s.room], d.clause) if s.by_hand and d.seat != CLOCK else d

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return d.options[0] if d.seat == CLOCK else bots.policy(s, d, rng)


def game(edition: Edition) -> Mousekeeping:
    """KEEP-9 An edition may fix the number of moves; then there is no clock."""
    box = box_of(edition)
    if box.move_limit == ANY_LIMIT:
        return Mousekeeping(FACTS, box)
    fixed = Option("move_limit", box.move_limit, (box.move_limit,), "KEEP-9")
    options = tuple([fixed if option.name == fixed.name else option for option in FACTS.options])
    return Mousekeeping(narrowed(FACTS, FACTS.most, options), box)
