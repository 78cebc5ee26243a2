"""What a player who forgets nothing knows: worked out from what anybody is told, compared with imagined tables."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.mousewarming_party.tests.scene import BOX, GAME
from mousehole.games.mousewarming_party.wire import FeederRaided, GuestsSeated, KitchenFound, RaccoonFed
from mousehole.kernel import Event, Rng
from mousehole.testkit.clauses import rule


class Rememberer:
    """Sits at the table, watches, and writes down what came out of the feeders, and what was behind each door."""

    def __init__(self) -> None:
        self.unseen = Counter({food: BOX.raccoon[at] for at, food in enumerate(BOX.foods)})
        self.left = [0] * len([at for at in BOX.feeder_at if at >= 0])  # tokens taken from each feeder
        self.kitchens: dict[int, tuple[str, ...]] = {}
        self.plates = Counter[int]()  # of the guests who have come

    def watch(self, event: Event | None) -> None:
        if isinstance(event, (RaccoonFed, FeederRaided)) and BOX.feeder_at[event.space] >= 0:
            self.unseen[event.food] -= 1
            self.left[BOX.feeder_at[event.space]] += 1
        elif isinstance(event, KitchenFound):
            self.kitchens[event.space] = event.foods
        elif isinstance(event, GuestsSeated):
            self.plates[event.plates] += 1


@rule("PARTY-25")
@pytest.mark.parametrize("burrows", ["open", "hidden"])
def test_imagined_tables_hold_what_was_never_seen_and_nothing_else(burrows: str) -> None:
    raided, found = 0, 0
    for seed in range(6):
        s, rng, player = GAME.start(3, Rng.numbered(seed), {"burrows": burrows}), Rng.numbered(50 + seed), Rememberer()
        GAME.pending(s)
        began = [len(pile) for pile in s.feeders]
        while decisions := GAME.pending(s):
            assert s.events is not None
            for event in s.events:
                player.watch(event.seen_by(1))
            s.events.clear()
            dream = GAME.imagine(GAME.view(s, 1), rng)
            for table in (s, dream):
                assert Counter([BOX.foods[food] for pile in table.feeders for food in pile]) == +player.unseen
                assert [len(pile) for pile in table.feeders] == [
                    before - gone for before, gone in zip(began, player.left, strict=True)]
                for space, foods in player.kitchens.items():
                    assert table.is_up[space] and BOX.menus[table.tiles[space]] == foods
            assert sorted(dream.boxed + dream.guests + [tile for tile in dream.tiles if tile >= 0]) == \
                sorted(s.boxed + s.guests + [tile for tile in s.tiles if tile >= 0]), "every tile once"
            assert dream.guests == s.guests
            choice = GAME.policy(s, decisions[0], rng)
            assert choice is not None
            GAME.play(s, decisions[0].seat, choice)
        raided += sum(player.left)
        found += len(player.kitchens)
    assert raided > 20 and (found > 5 or burrows == "open")
