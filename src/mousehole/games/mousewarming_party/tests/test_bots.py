"""Mousewarming Party's policy is a sensible team, and its evaluation knows what is good."""
from __future__ import annotations

import pytest

from mousehole.games.mousewarming_party.notation import write
from mousehole.games.mousewarming_party.outlook import after_raccoon, chance_by_counting
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests.scene import BOX, GAME, NORTH, SMALL, SOUTH, offered, party, roll
from mousehole.games.mousewarming_party.winrates import line, series, won
from mousehole.kernel import Game, Options, Rng
from mousehole.kernel.codec import Codec


def answer(s: Table) -> str:
    return write(GAME.policy(s, GAME.pending(s)[0], Rng.numbered(1)))


def worth(s: Table) -> float:
    GAME.pending(s)
    return GAME.evaluate(s, 0)


def test_it_serves_the_last_plate() -> None:
    assert answer(roll(party(at=(11, 5), trays=("nut", ""), served="tomato " * 8), "tomato", SOUTH)) == "mommy>0"


def test_it_picks_up_what_it_can_deliver() -> None:
    s = roll(party(at=(6, 10), raccoon=4, plates={11: "nut"}), "tomato", NORTH)
    assert answer(s) == "ninja>11"
    GAME.play(s, 0, GAME.policy(s, GAME.pending(s)[0], Rng.numbered(1)))

    assert offered(s) == ["take", "leave"]
    assert answer(s) == "take"


def test_it_puts_the_raccoon_to_sleep_before_its_fourth_token() -> None:
    s = party(at=(2, 1), raccoon=7, plates={8: "nut"}, pantry="nut nut nut", feeders=("egg", "egg"))

    assert answer(roll(s, "cheese", SOUTH)) == "nap"


def test_it_guards_a_fourth_token_if_it_can() -> None:
    s = party(at=(6, 1), raccoon=7, plates={8: "nut"}, pantry="nut nut nut", feeders=("egg", "egg"))

    assert answer(roll(s, "tomato", SOUTH)) == "mommy>8"


@pytest.mark.parametrize("better", [
    {"served": "tomato tomato"}, {"trays": ("nut", "")}, {"plates": {2: "nut"}}])
def test_food_is_worth_more_the_nearer_it_is_to_the_table(better: dict[str, object]) -> None:
    assert worth(party(at=(11, 5))) < worth(party(at=(11, 5), **better))  # type: ignore[arg-type]


@pytest.mark.parametrize("worse", [{"pantry": "nut nut"}, {"feeders": ("nut", "")}])
def test_a_full_pantry_and_empty_feeders_are_a_worry(worse: dict[str, object]) -> None:
    assert worth(party(at=(11, 5), **worse)) < worth(party(at=(11, 5)))  # type: ignore[arg-type]


def test_the_end_is_certain() -> None:
    s = roll(party(at=(11, 5), trays=("nut", ""), served="tomato " * 8), "tomato", SOUTH)
    assert 0 < GAME.evaluate(s, 0) < 1
    GAME.play(s, 0, GAME.policy(s, GAME.pending(s)[0], Rng.numbered(1)))
    GAME.pending(s)

    assert GAME.evaluate(s, 0) == 1
    assert GAME.evaluate(GAME.start(1, Rng.numbered(1)), 0) == 0.5


def test_guests_who_may_still_come_are_counted_as_chance() -> None:
    """Two guest tiles of five have two plates, and one of the three unseen sits in the last sector."""
    seven = party(doors={6: 3}, guests=(3, 5, 7), served="tomato " * 8)
    assert chance_by_counting(seven) == pytest.approx(2 / 3)
    assert chance_by_counting(party(doors={6: 3}, guests=(3, 5, 7), served="tomato " * 7)) == 0
    assert chance_by_counting(party(guests=(3, 4, 5), served="tomato " * 7)) == 1
    two = party(doors={6: 3, 7: 4}, guests=(3, 4, 5), served="tomato " * 7)
    assert chance_by_counting(two) == pytest.approx(1 / 6), "both of the two small ones, out of four"


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    codec = Codec(GAME)
    for seed in range(6):
        s = GAME.start(1, Rng.numbered(seed), {"abilities": True})
        rng = Rng.numbered(seed)
        while pending := GAME.pending(s):
            before = codec.dump(s)
            meant = GAME.policy(s, pending[0], rng)
            if s.at[1] >= 0:
                after_raccoon(s)
            assert codec.dump(s) == before
            GAME.apply(s, 0, meant)


@pytest.mark.parametrize(("game", "options", "least"), [
    (GAME, {"burrows": "open"}, 60), (GAME, {}, 45), (GAME, {"golden_trays": 2}, 25), (SMALL, {}, 40)])
def test_it_wins_far_more_often_than_chance(game: Game, options: Options, least: int) -> None:
    greedy, _ = series(game, options, 100, "greedy")
    chance, _ = series(game, options, 100, "random")

    assert sum([n for reason, n in greedy.items() if won(reason)]) >= least
    assert sum([n for reason, n in chance.items() if won(reason)]) <= 10
    assert greedy.total() == 100
    assert "won" in line("hidden", greedy, 18.0)


def test_a_pair_of_mice_can_be_measured() -> None:
    endings, turns = series(GAME, {"abilities": True}, 3, "greedy", (BOX.mice[0], BOX.mice[1]))

    assert endings.total() == 3
    assert turns > 3
