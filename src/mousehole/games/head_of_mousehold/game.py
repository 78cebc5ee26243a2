"""Head of Mousehold: the rulebook's cover. Set-up, and the doors to everything else."""
from __future__ import annotations

from mousehole.games.head_of_mousehold import bots
from mousehole.games.head_of_mousehold import view as views
from mousehole.games.head_of_mousehold.box import ROUNDS
from mousehole.games.head_of_mousehold.meta import FACTS
from mousehole.games.head_of_mousehold.mice import size
from mousehole.games.head_of_mousehold.printed import box_of
from mousehole.games.head_of_mousehold.rules.rounds import PLAY_ROUND, ranking
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import Choose, ClanCounted, ClanTaken, Place, View
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng, Seat
from mousehole.kernel.edition import Edition


class HeadOfMousehold(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """HEAD-1 to HEAD-8 A clan, its mice and meeples a player; traps; five events face down; a first player."""
        s = Table(seats, rng, self.box)
        s.lay_out()
        s.first = self.first_player(seats, rng, options)
        s.has_events = options["events"] is True
        if s.has_events:
            events = s.box.events[:]
            rng.shuffle(events)
            s.pile = events[:ROUNDS]
        for seat in range(seats):
            s.tell(ClanTaken(seat, s.box.clans[seat]))
        s.then(PLAY_ROUND)
        return s

    def clone(self, s: Table) -> Table:
        return s.clone()

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """HEAD-40 Cheese, then mice left, then a shared victory."""
        groups = tuple([tuple(group) for group in ranking(s)])
        scores = tuple([s.cheese_of(seat) for seat in range(s.seats)])
        counted = tuple([ClanCounted(seat, scores[seat], size(s.clans[seat])) for seat in range(s.seats)])
        return Outcome(s.ended, scores, groups, groups[0], counted)

    def heard(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        """Mice may be named in any order; and a placing that equals one of ours (1.0 for 1) is ours."""
        if isinstance(choice, Choose) and all([card in s.box.codes for card in choice.mice]):
            return Choose(tuple([s.box.cards[mouse] for mouse in sorted([s.box.codes[card] for card in choice.mice])]))
        if isinstance(choice, Place) and choice.mouse in s.box.codes:
            mouse = s.box.codes[choice.mouse]
            for place in s.box.places[0][mouse] + s.box.places[1][mouse]:
                if place == choice:
                    return place
        return choice

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return bots.measures(s, seat)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> HeadOfMousehold:
    return HeadOfMousehold(FACTS, box_of(edition))
