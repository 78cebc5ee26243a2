"""Tiny Game: the game object. Set-up here; views, rules and bots in their own modules."""
from __future__ import annotations

from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng, Seat
from mousehole.kernel.edition import Edition
from mousehole.templates.tiny_game import bots
from mousehole.templates.tiny_game import view as views
from mousehole.templates.tiny_game.meta import FACTS
from mousehole.templates.tiny_game.printed import box_of
from mousehole.templates.tiny_game.rules import DealHands
from mousehole.templates.tiny_game.table import Table
from mousehole.templates.tiny_game.wire import View


class TinyGame(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        s = Table(seats, rng, self.box)
        s.then(DealHands())
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """TINY-6 Whoever has the most crumbs wins; several can win together."""
        totals = sorted(set(s.crumbs), reverse=True)
        ranking = tuple([tuple([seat for seat, crumbs in enumerate(s.crumbs) if crumbs == total]) for total in totals])
        return Outcome("floor-is-clean", tuple(s.crumbs), ranking, ranking[0])

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return (("crumbs", float(s.crumbs[seat])),)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> TinyGame:
    return TinyGame(FACTS, box_of(edition))
