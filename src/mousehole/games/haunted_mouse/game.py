"""Haunted Mouse: the rulebook's cover. Set-up, and the doors to everything else."""
from __future__ import annotations

from typing import Any

from mousehole.checks.narrowed import narrowed
from mousehole.games.haunted_mouse import bots
from mousehole.games.haunted_mouse import view as views
from mousehole.games.haunted_mouse.meta import FACTS
from mousehole.games.haunted_mouse.printed import box_of
from mousehole.games.haunted_mouse.rules.refusals import meant
from mousehole.games.haunted_mouse.rules.turn import PLAY_ROUND, first_link
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import View
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Refusal, Rng, Seat
from mousehole.kernel.edition import Edition


class HauntedMouse(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """HAUNT-6 The player left of the dealer leads: so a random dealer makes a random leader."""
        s = Table(seats, rng, self.box)
        s.set_up()
        s.opener = self.first_player(seats, rng, options)
        s.then(PLAY_ROUND)
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """HAUNT-34 The player with the 7th cheese wins; the others are ranked by theirs. The details are the rounds.

        HAUNT-36 Without a 7th cheese the last round was over: those with the most win.
        """
        ranking = []
        for cheese in range(s.box.goal, -1, -1):
            if group := tuple([seat for seat in range(s.seats) if s.cheese[seat] == cheese]):
                ranking.append(group)
        reason = "seventh-cheese" if max(s.cheese) >= s.box.goal else "rounds-over"
        return Outcome(reason, tuple(s.cheese), tuple(ranking), ranking[0], tuple(s.finished))

    def interpret(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        return first_link(s, seat, meant(choice))

    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Tells a waiting player what they are waiting for: HAUNT-4 the others' Bait, HAUNT-31 the next round."""
        refusal = Game.why_not(self, s, seat, choice)
        if refusal is None or refusal.code != "not-your-turn" or not 0 <= seat < s.seats:
            return refusal
        if s.chosen[seat]:
            return Refusal("has-chosen", "HAUNT-4")
        return refusal if s.is_in(seat) else Refusal("out-of-round", "HAUNT-31")

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return bots.measures(s, seat)

    def progress(self, s: Table) -> float:
        return max(s.cheese) / s.box.goal

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> HauntedMouse:
    box = box_of(edition)
    return HauntedMouse(narrowed(FACTS, box.most), box)
