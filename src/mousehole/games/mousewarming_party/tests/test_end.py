"""Mousewarming Party's rulebook, clause by clause: the end, the ladder, what is hidden; and editions."""
from __future__ import annotations

from itertools import pairwise

import pytest

from mousehole.games import load_game
from mousehole.games.mousewarming_party.tests.scene import (
    ANNE,
    BART,
    CARA,
    EAST,
    GAME,
    SMALL,
    SOUTH,
    happened,
    in_pantry,
    offered,
    party,
    play,
    refused,
    result,
    roll,
)
from mousehole.games.mousewarming_party.wire import FoodPlaced
from mousehole.kernel import BadSetup, Options, Rng
from mousehole.kernel.edition import Edition
from mousehole.table.ladder import Played, ladder_of, standing
from mousehole.testkit.clauses import rule

GUESTS_OF_TWO, GUESTS_OF_THREE = 3, 5  # tiles


# The end

@rule("PARTY-20")
def test_the_last_plate_wins_at_once_before_the_raccoon() -> None:
    s = party(at=(11, 5), trays=("nut", ""), served="egg " * 8, pantry="nut nut nut", raccoon=6, plates={8: "nut"})
    play(roll(s, "tomato", EAST), "mommy>0")

    assert result(s) == "party"
    assert GAME.outcome(s).winners == (ANNE,)
    assert (s.raccoon, in_pantry(s)) == (6, {"nut": 3})
    assert refused(s, "mommy>1") == "game-over PARTY-20"


@rule("PARTY-20")
def test_plates_are_those_of_the_guests_and_three_for_each_uncovered_sector() -> None:
    doors = {1: 3, 6: 4}
    s = party(doors=doors, guests=(3, 4, 5))
    assert s.plates() == 9
    assert party(guests=(3, 4, 5)).plates() == 7
    s = play(roll(party(at=(11, 5), trays=("nut", ""), served="egg " * 7, doors=doors), "tomato", SOUTH), "mommy>0")
    assert offered(s), "eight are not enough while two sectors are uncovered"


@rule("PARTY-20")
def test_small_guests_can_win_it_when_they_sit_down() -> None:
    s = party(at=(5, 11), doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7), served="nut " * 8)
    play(roll(s, "tomato", SOUTH), "mommy>6")

    assert result(s) == "party"
    assert GAME.outcome(s).winners == (ANNE,)


@rule("PARTY-21")
def test_two_empty_feeders_end_the_game_burrows_are_flipped_and_counted() -> None:
    s = party(at=(2, 5), raccoon=9, feeders=("", "nut"), doors={6: GUESTS_OF_TWO, 7: 1}, guests=(3, 5, 7),
              served="egg " * 7)
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == "feeders-lost"
    assert sorted(s.guests) == [3, 5, 7]
    assert s.is_up[7], "the kitchen too"
    assert s.plates() == 8
    assert GAME.outcome(s).winners == ()


@rule("PARTY-21")
def test_one_empty_feeder_does_not_end_the_game() -> None:
    s = play(roll(party(at=(2, 5), raccoon=9, feeders=("nut", "nut")), "tomato", SOUTH), "mommy>3")

    assert s.feeders == [[0], []]
    assert offered(s)


@rule("PARTY-22")
def test_a_fourth_token_of_one_food_ends_the_game_the_same_way() -> None:
    s = party(pantry="nut nut nut", raccoon=10, plates={11: "nut"}, doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7))
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == "pantry-lost"
    assert in_pantry(s) == {"nut": 4}
    assert GUESTS_OF_TWO in s.guests
    other = play(roll(party(pantry="nut nut nut", raccoon=10, plates={11: "egg"}), "tomato", SOUTH), "mommy>3")
    assert offered(other), "four tokens, but not of one food"


@rule("PARTY-23")
@pytest.mark.parametrize(("pantry", "plates", "feeders", "reason"), [
    ("nut nut nut", {11: "nut"}, ("nut", "nut"), "pantry-won"), ("", {}, ("", "nut"), "feeders-won")])
def test_enough_food_for_guests_found_at_the_end_wins(
        pantry: str, plates: dict[int, str], feeders: tuple[str, str], reason: str) -> None:
    s = party(2, pantry=pantry, raccoon=9 if not plates else 10, plates=plates, feeders=feeders,
              doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7), served="egg " * 8)
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == reason
    assert GAME.outcome(s).winners == (ANNE, BART)


@rule("PARTY-23")
def test_only_the_table_counts() -> None:
    s = party(trays=("egg egg", "egg"), plates={11: "nut", 2: "nut"}, pantry="nut nut nut", raccoon=10, at=(8, 5),
              served="cheese " * 6, guests=(3, 4, 5))
    assert s.plates() == 7
    play(roll(s, "tomato", SOUTH), "ninja>6")

    assert result(s) == "pantry-lost"
    assert GAME.outcome(s).scores == (6,)


@rule("PARTY-23")
def test_with_open_burrows_no_game_is_won_by_counting() -> None:
    for seed in range(60):
        s = GAME.start(1, Rng.numbered(seed), {"burrows": "open"})
        rng = Rng.numbered(seed)
        while pending := GAME.pending(s):
            GAME.apply(s, 0, pending[0].options[rng.below(len(pending[0].options))])
        assert result(s) in ("party", "feeders-lost", "pantry-lost")


GAME_ID = "mousewarming-party"
OPEN, HIDDEN, ONE_GOLDEN, TWO_GOLDEN, ABILITIES = [GAME.facts.checked(1, rung.options) for rung in ladder_of(GAME_ID)]


def climbed(options: Options, *matches: Played) -> tuple[int, str]:
    """Wins in a row on the rung of these options, and the rung that is proposed."""
    stands = standing(GAME_ID, options, matches)
    assert stands is not None
    return stands.wins, stands.up.name if stands.up else ""


def test_the_ladder_makes_a_game_harder_by_one_thing_at_a_time() -> None:
    names = [rung.name for rung in ladder_of(GAME_ID)]
    assert names == ["open", "hidden", "one-golden", "two-golden", "abilities"]
    for easier, harder in pairwise([OPEN, HIDDEN, ONE_GOLDEN, TWO_GOLDEN, ABILITIES]):
        assert len([name for name in easier if easier[name] != harder[name]]) == 1


@rule("PARTY-24")
@pytest.mark.parametrize(("options", "up"), [(HIDDEN, "one-golden"), (ONE_GOLDEN, "two-golden"),
                                             (TWO_GOLDEN, "abilities")])
def test_three_wins_in_a_row_lead_to_the_next_golden_tray_and_then_to_abilities(options: Options, up: str) -> None:
    won, lost = Played(options, True), Played(options, False)

    assert climbed(options) == (0, "")
    assert climbed(options, won, won) == (2, "")
    assert climbed(options, won, won, lost, won) == (1, ""), "in a row"
    assert climbed(options, lost, won, won, won) == (3, up)
    assert climbed(options, won, won, won, won) == (4, up), "still proposed: nobody must climb"


@rule("PARTY-24")
def test_one_win_with_open_burrows_is_enough_and_the_highest_rung_has_no_next() -> None:
    assert climbed(OPEN, Played(OPEN, True)) == (1, "hidden")
    assert climbed(ABILITIES, *[Played(ABILITIES, True)] * 4) == (4, "")


@rule("PARTY-24")
def test_games_on_other_rungs_or_on_none_do_not_count() -> None:
    won = Played(HIDDEN, True)

    assert climbed(HIDDEN, won, won, Played(OPEN, False), Played({**HIDDEN, "abilities": True}, False), won)[0] == 3
    assert climbed(HIDDEN, *[Played(OPEN, True)] * 5) == (0, "")
    assert standing(GAME_ID, {**HIDDEN, "abilities": True}, [won]) is None, "free to be chosen, but not a rung"
    assert climbed({**HIDDEN, "first_player": "random"}, won)[0] == 1, "who begins makes no difference"


@rule("PARTY-25")
def test_everybody_sees_the_same_and_nobody_what_is_face_down() -> None:
    s = roll(party(3, doors={1: 3, 6: 1, 7: 5}, guests=(3, 5, 7)), "nut")
    seen = GAME.view(s, ANNE)

    for seat in (BART, CARA, None):
        assert {**seen.__dict__, "seat": seat} == GAME.view(s, seat).__dict__
    assert seen.doors == (1, 6, 7)
    assert seen.feeders == (5, 5)
    dreams = [GAME.imagine(seen, Rng.numbered(n)) for n in range(200)]
    assert {dream.tiles[1] for dream in dreams} == {1, 3, 4, 5, 6}, "the kitchen not found, or any guests not seated"
    assert all([1 in dream.tiles for dream in dreams]), "kitchens never stay in the box"
    assert len({tuple(dream.feeders[0]) for dream in dreams}) > 100
    assert len({tuple(dream.boxed) for dream in dreams}) == 6


@rule("PARTY-25")
def test_what_the_feeders_hold_together_can_be_counted() -> None:
    s = play(roll(party(at=(2, 5), raccoon=3), "tomato", SOUTH), "mommy>6")

    assert [(s.feeders[0] + s.feeders[1]).count(food) for food in range(6)] == s.unseen()


# Editions

def test_the_second_edition_is_another_board() -> None:
    box = SMALL.box

    assert (box.size, len(box.foods), box.plates, sorted(box.guests)) == (16, 5, 2, [1, 1, 2, 2, 2])
    assert box.starts == [0, 4, 8, 12]
    assert box.feeder_spaces == [4, 12]
    assert SMALL.start(1, Rng.numbered(1)).plates() == 6


@pytest.mark.parametrize(("old", "new", "why"), [
    ("BBP BFP BBP BFP", "BBP BFP BBP BFX", "[loop]: spaces must be"),
    ("BBP BFP BBP BFP", "BBP BFP BBP PFP", "[loop]: spaces has 5 burrows, but 3 kitchens"),
    ("BBP BFP BBP BFP", "BBB BFB BFP", "[loop]: spaces must have 2 plates"),
    ("raccoon = 3", "raccoon = 4", "[loop]: 11 raccoon tokens cannot be shared out evenly among 2 feeders"),
    ("raccoon = 3", "raccoon = -3", '[[foods]] 5 "cheese": raccoon must be a whole number from 0 to 40, not -3'),
    ("common = 6", "common = 2.5", '[[foods]] 1 "nut": common must be a whole number from 0 to 40, not 2.5'),
    ("common = 6", "common = 100000000", "not 100000000"),
    ("space = 9", "space = 12", '[[sides]] 4 "west": space must be a whole number from 0 to 11, not 12'),
    ('name = "west"', 'name = "east"', '[[sides]] 4 "east": another entry has the same name'),
    ('name = "carrot"', 'name = "nut"', '[[foods]] 2 "nut": another entry has the same name'),
    ('name = "egg"', 'name = "fried egg"', "[[foods]] 6: name must be a word of small letters"),
    ("steps = [3, 2, 1]", "steps = [3, 2, 0]", "[golden]: steps 3 must be a whole number from 1 to 12, not 0"),
    ("steps = [3, 2, 1]", "steps = [3, 2]", "[golden]: steps must have as many entries as [silver] has, 3"),
    ("steps = [4, 3, 1]", "steps = [4, 3, 2, 1]", "[silver]: steps must have 2–3 entries, not 4"),
    ("backpack = 2", "backpack = -1", "[mice]: backpack must be a whole number from 1 to 8, not -1"),
    ('"ninja"', '"mommy"', '[mice]: names has "mommy" twice'),
    ('"ninja"', '"the ninja"', "[mice]: names 3 must be a word of small letters"),
    ('"ninja"', '"raccoon"', '[mice]: names must not have "raccoon"'),
    ('"mushroom", "egg"]', '"mushroom", "soup"]', "[[kitchens]] 3: foods 4 must be"),
    ('"mushroom", "egg"]', '"mushroom", "carrot"]', '[[kitchens]] 3: foods has "carrot" twice'),
    ('faces = ["nut"', 'faces = ["soup"', "[die]: faces 1 must be"),
    ("[2, 2, 3, 3, 3]", "[2, 2]", "[guests]: plates must have 3–20 entries, not 2"),
    ("[2, 2, 3, 3, 3]", "[0, 2, 3, 3, 3]", "[guests]: plates 1 must be a whole number from 1 to 12, not 0"),
    ("plain = 3", "plain = true", "[pantry]: plain must be a whole number from 1 to 12, not true"),
    ("sectors = 3", "sectors = 3\nchairs = 4", '[table]: there is no key "chairs" here'),
])
def test_an_edition_that_makes_no_game_is_refused(old: str, new: str, why: str) -> None:
    text = Edition(_text()).text
    assert old in text

    with pytest.raises(BadSetup) as refused:
        load_game("mousewarming-party", text=text.replace(old, new, 1))

    assert f"does not fit the game: {why}" in str(refused.value) or str(refused.value).endswith(why)


def _text() -> str:
    from mousehole.games import edition_text
    return edition_text("mousewarming-party")


def test_what_is_placed_is_told() -> None:
    assert happened(roll(party(), "nut", SOUTH), FoodPlaced) == [FoodPlaced("nut", 8)]
