"""Mousewarming Party: the rulebook's cover. Set-up, and the doors to everything else."""
from __future__ import annotations

from mousehole.games.mousewarming_party import bots
from mousehole.games.mousewarming_party import view as views
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.meta import FACTS
from mousehole.games.mousewarming_party.printed import box_of
from mousehole.games.mousewarming_party.rules.setup import (
    CHOOSE_MICE,
    HAND_OUT_TRAYS,
    OPEN_BURROWS,
    PLACE_MICE,
    PLACE_RACCOON,
)
from mousehole.games.mousewarming_party.rules.turn import TAKE_TURN
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import Count, PackFood, View
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng, Seat
from mousehole.kernel.edition import Edition


class MousewarmingParty(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """PARTY-1 to PARTY-5 Everything is shuffled first; then the first player decides for the team."""
        s = Table(seats, rng, self.box)
        s.set_up()
        trays = options["golden_trays"]
        assert isinstance(trays, int)
        s.golden_trays, s.abilities = trays, options["abilities"] is True
        s.turn = self.first_player(seats, rng, options)
        self._lay_burrows(s)
        self._fill_feeders(s)
        s.then(PLACE_RACCOON, CHOOSE_MICE, HAND_OUT_TRAYS, PLACE_MICE, TAKE_TURN)
        if options["burrows"] == "open":
            s.burrows = "open"
            s.then(OPEN_BURROWS)
        return s

    def _lay_burrows(self, s: Table) -> None:
        """PARTY-1 All kitchens and as many guest tiles as the table has sectors, shuffled, door side up."""
        box = s.box
        guests = list(range(box.kitchens, box.tiles))
        s.rng.shuffle(guests)
        s.boxed = sorted(guests[box.sectors:])
        tiles = [*range(box.kitchens), *guests[:box.sectors]]
        s.rng.shuffle(tiles)
        s.tokens, s.tiles, s.is_up = [NONE] * box.size, [NONE] * box.size, [False] * box.size
        for at in range(len(tiles)):
            s.tiles[box.burrow_spaces[at]] = tiles[at]

    def _fill_feeders(self, s: Table) -> None:
        """PARTY-2 The raccoon's tokens, shuffled, in piles of the same size; the common ones lie ready."""
        box = s.box
        tokens = [food for food in range(len(box.foods)) for _ in range(box.raccoon[food])]
        s.rng.shuffle(tokens)
        size = len(tokens) // len(box.feeder_spaces)
        s.feeders = [tokens[n * size:(n + 1) * size] for n in range(len(box.feeder_spaces))]
        s.supply = box.common[:]
        s.served, s.pantry = [0] * len(box.foods), [0] * len(box.foods)

    def interpret(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        """PARTY-36 Which of two tokens goes into the backpack first makes no difference."""
        if isinstance(choice, PackFood):
            return PackFood(tuple(sorted(choice.foods, key=self.box.food)))
        return choice

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """PARTY-20, PARTY-23 All win or all lose; the score is the food on the table."""
        team, served, won = tuple(range(s.seats)), s.served_in_all(), s.is_won()
        reason = s.ended if s.ended == "party" else s.ended + ("-won" if won else "-lost")
        return Outcome(reason, tuple([served for _ in team]), (team,), team if won else (),
                       (Count(served, s.plates(), s.turns),))

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return bots.measures(s)

    def mode(self, s: Table) -> str:
        return bots.mode(s)

    def progress(self, s: Table) -> float:
        return bots.progress(s)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> MousewarmingParty:
    return MousewarmingParty(FACTS, box_of(edition))
