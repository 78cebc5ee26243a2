"""What a player who forgets nothing knows: worked out from what anybody is told, compared with imagined tables."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.mousewarming_party.aids import aids
from mousehole.games.mousewarming_party.tests.scene import BOX, GAME
from mousehole.games.mousewarming_party.wire import (
    FeederRaided,
    GuestsSeated,
    KitchenFound,
    RaccoonFed,
    UnseenFood,
    UnseenKitchen,
)
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


@rule("PARTY-25")
def test_the_aid_counts_what_the_feeders_hold_and_what_can_be_behind_a_door() -> None:
    for seed in range(4):
        s, rng = GAME.start(2, Rng.numbered(seed), {"burrows": "hidden"}), Rng.numbered(seed)
        for turn in range(40):
            decisions = GAME.pending(s)
            if not decisions:
                break
            view = GAME.view(s, 0)
            told = {aid.spot: aid for aid in aids(view, BOX)}
            held = Counter([BOX.foods[food] for pile in s.feeders for food in pile])
            if held:
                assert {row.food: row.weight for row in told["feeders"].rows if isinstance(row, UnseenFood)} == held
                assert {row.total for row in told["feeders"].rows} == {sum(held.values())}
            assert ("doors" in told) == bool(view.doors)
            if "doors" in told and turn % 8 == 0:
                rows = told["doors"].rows
                assert sum([row.weight for row in rows]) == rows[0].total
                kitchens = [row for row in rows if isinstance(row, UnseenKitchen)]
                behind = [GAME.imagine(view, rng).tiles[view.doors[0]] for _ in range(400)]
                for row in kitchens:
                    share = sum([BOX.menus[tile] == row.foods for tile in behind if tile < BOX.kitchens]) / 400
                    assert abs(share - row.weight / row.total) < 0.12
            choice = GAME.policy(s, decisions[0], rng)
            assert choice is not None
            GAME.play(s, decisions[0].seat, choice)


def test_with_open_burrows_only_the_feeders_are_left_to_count() -> None:
    s = GAME.start(2, Rng.numbered(1), {"burrows": "open"})
    GAME.pending(s)
    assert [aid.spot for aid in aids(GAME.view(s, 0), BOX)] == ["feeders"]
