"""Fibs & Filberts: the game object. Set-up here; views, rules and bots in their own modules."""
from __future__ import annotations

from fibs_and_filberts import bots
from fibs_and_filberts import view as views
from fibs_and_filberts.meta import FACTS
from fibs_and_filberts.printed import box_of
from fibs_and_filberts.rules import DealShells
from fibs_and_filberts.table import Table
from fibs_and_filberts.wire import Believe, Doubt, View
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Refusal, Rng, Seat
from mousehole.kernel.edition import Edition


class FibsAndFilberts(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        s = Table(seats, rng, self.box)
        s.then(DealShells())
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """FIBS-10 Whoever has the most filberts wins; several can win together."""
        totals = sorted(set(s.filberts), reverse=True)
        ranking = tuple([tuple([seat for seat, count in enumerate(s.filberts) if count == total]) for total in totals])
        return Outcome("all-shells-played", tuple(s.filberts), ranking, ranking[0])

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """FIBS-8 A mouse that can't pay the stake is not even asked; say why."""
        found = super().why_not(s, seat, choice)
        is_about_doubt = isinstance(choice, (Believe, Doubt)) and s.number > 0 and seat != s.speaker
        if found is not None and found.code == "not-your-turn" and is_about_doubt and not s.may_doubt(seat):
            return Refusal("cannot-doubt", "FIBS-8", (("stake", s.box.stake),))
        return found

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return (("filberts", float(s.filberts[seat])),)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> FibsAndFilberts:
    return FibsAndFilberts(FACTS, box_of(edition))
