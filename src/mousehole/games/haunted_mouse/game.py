"""Haunted Mouse: the rulebook's cover. Set-up, and the doors to everything else."""
from __future__ import annotations

from typing import Any

from mousehole.games.haunted_mouse import bots
from mousehole.games.haunted_mouse import view as views
from mousehole.games.haunted_mouse.cards import RANKS, SUITS, Box
from mousehole.games.haunted_mouse.meta import FACTS
from mousehole.games.haunted_mouse.rules.deal import MOST_DEALT
from mousehole.games.haunted_mouse.rules.refusals import meant
from mousehole.games.haunted_mouse.rules.turn import PLAY_ROUND
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import View
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng, Seat
from mousehole.kernel.edition import Edition


class HauntedMouse(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """HAUNT-6 The player left of the dealer leads: so a random dealer makes a random leader."""
        s = Table(seats, rng, self.box)
        s.set_up()
        s.opener = self.first_player(seats, rng, options)
        s.then(PLAY_ROUND)
        return s

    def clone(self, s: Table) -> Table:
        return s.clone()

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """HAUNT-34 Whoever has the 7th cheese wins; the others are ranked by theirs. The details are the rounds."""
        ranking = []
        for cheese in range(s.box.goal, -1, -1):
            if group := tuple([seat for seat in range(s.seats) if s.cheese[seat] == cheese]):
                ranking.append(group)
        return Outcome("seventh-cheese", tuple(s.cheese), tuple(ranking), ranking[0], tuple(s.finished))

    def heard(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        return meant(choice)

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return bots.measures(s, seat)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> HauntedMouse:
    cards, cheese = edition["cards"], edition["cheese"]
    if tuple(cards["suits"]) != SUITS or cards["ranks"] != RANKS:
        raise ValueError("the rules know the ranks 1 to 9 in four suits")
    public, prizes = by_players(edition["public_bait"], "cards"), by_players(edition["prizes"], "cheese")
    box = Box(cards["copies"], cards["hand"], public, prizes, cheese["goal"], cheese["wedges"],
              edition["guard"]["patience"])
    for seats in range(FACTS.fewest, FACTS.most + 1):
        if not 3 <= box.hand <= MOST_DEALT or box.hand * seats + public[seats] >= len(box.deck):
            raise ValueError(f"the cards are not enough, or too many, for {seats} players")
        if len(prizes[seats]) != seats or prizes[seats] != sorted(prizes[seats], reverse=True) or prizes[seats][-1]:
            raise ValueError(f"{seats} players need {seats} falling prizes, the last of them 0")
        if box.goal + (seats - 1) * (box.goal - 1) > box.wedges:
            raise ValueError(f"{box.wedges} wedges may not be enough for {seats} players")
    return HauntedMouse(FACTS, box)


def by_players(rows: list[dict[str, Any]], entry: str) -> list[Any]:
    """A list over the number of players, from one row for each."""
    found = {row["players"]: row[entry] for row in rows}
    return [found[seats] if seats >= FACTS.fewest else None for seats in range(FACTS.most + 1)]
