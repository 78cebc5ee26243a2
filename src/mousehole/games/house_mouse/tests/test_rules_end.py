"""House Mouse's rulebook: nest, end and score (HOUSE-22 to HOUSE-29, HOUSE-46)."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.box import BOOST
from mousehole.games.house_mouse.rules.moving import OWN, Move
from mousehole.games.house_mouse.rules.taking import PutCard, Reach
from mousehole.games.house_mouse.scoring import explained, gain, loss, score
from mousehole.games.house_mouse.table import NO_CARD
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    card_at,
    carry_out,
    corner,
    cover,
    end_turn,
    fill,
    hold,
    house,
    is_over,
    lay,
    nest,
    nest_of,
    offered,
    play,
    refused,
)
from mousehole.kernel import Rng, playout
from mousehole.testkit.clauses import rule

SOME_NESTS = 300


def points(*codes: str) -> int:
    return score(BOX, [BOX.number[code] for code in codes])


@rule("HOUSE-22")
def test_a_covered_point_scores_and_no_choice_can_touch_it() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1", "mothball-1")
    nest(s, BART, "thimble-1", "needle-1")
    cover(s, "thimble-1", "mothball-1")

    assert score(BOX, s.nests[BART]) == 6
    assert all(["thimble-1" in GAME.view(s, seat).nests[BART] for seat in (None, ANNE, CARA)]), "all keep its name"
    play(s, ANNE, "use cheeky-swap-1", "mouse 1")
    assert offered(s, ANNE) == ["card cheeky-swap-1"], "not even its owner's choice"
    assert refused(s, ANNE, "card mothball-1").clause == "HOUSE-22"
    play(s, ANNE, "card cheeky-swap-1")
    assert offered(s, ANNE) == ["card needle-1"]


@rule("HOUSE-23")
def test_the_twelfth_card_ends_the_game_at_once() -> None:
    s = house()
    fill(s, ANNE, 11)
    assert not is_over(s)

    play(s, ANNE, "scavenge")

    assert is_over(s)
    assert GAME.outcome(s).reason == "twelfth-card"
    assert refused(s, ANNE, "end").clause == "HOUSE-23"


@rule("HOUSE-23")
def test_a_gift_can_be_the_twelfth_card() -> None:
    s = house()
    fill(s, BART, 11)
    nest(s, ANNE, "hand-me-down-1")

    play(s, ANNE, "use hand-me-down-1", "mouse 1", "card hand-me-down-1", "at c1")

    assert is_over(s)


@rule("HOUSE-23", "HOUSE-24")
def test_it_ends_even_if_the_nest_shrinks_again() -> None:
    s = house()
    fill(s, BART, 11)
    nest(s, ANNE, "cheeky-swap-1", "thimble-1")

    play(s, ANNE, "use cheeky-swap-1", "mouse 1", "card cheeky-swap-1")
    assert not is_over(s), "a card being resolved is finished"
    GAME.play(s, ANNE, GAME.pending(s)[0].options[0])

    assert is_over(s)
    assert len(s.nests[BART]) == 11, "give-then-take reached the twelfth"


@rule("HOUSE-24")
def test_a_scavenged_power_as_twelfth_card_may_still_be_activated() -> None:
    s = house()
    fill(s, ANNE, 11)
    lay(s, "a1", "cheeky-swap-1")
    nest(s, BART, "thimble-1")
    hold(s, BART, "hush-1")

    play(s, ANNE, "scavenge")
    assert asked(s) == (ANNE, "last-power")
    assert refused(s, BART, "boost hush-1").clause == "HOUSE-24"
    play(s, ANNE, "use cheeky-swap-1")
    assert asked(s) == (ANNE, "give-whom"), "nothing can cancel it"
    play(s, ANNE, "mouse 1", "card cheeky-swap-1", "card thimble-1")

    assert is_over(s)
    assert nest_of(s, BART) == ["cheeky-swap-1"]


@rule("HOUSE-24")
def test_the_last_power_may_be_left_alone() -> None:
    s = house()
    fill(s, ANNE, 11)
    lay(s, "a1", "zoomies-1")

    play(s, ANNE, "scavenge")
    assert offered(s, ANNE) == ["use zoomies-1", "decline"]
    assert refused(s, ANNE, "end").clause == "HOUSE-24"
    play(s, ANNE, "decline")

    assert is_over(s)


@rule("HOUSE-24")
def test_no_boost_and_no_other_free_use_after_the_twelfth_card() -> None:
    s = house()
    fill(s, BART, 11)
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "thimble-1", up=True)
    lay(s, "b1", "zoomies-1", up=True)
    hold(s, CARA, "cat-nap-1", known=True)

    play(s, ANNE, "use shoo-1", "mouse 1", "at c1")
    assert refused(s, CARA, "boost cat-nap-1").clause == "HOUSE-24"
    play(s, ANNE, "at b1")

    assert "zoomies-1" in nest_of(s, BART)
    assert is_over(s), "Zoomies was the thirteenth"


@rule("HOUSE-24")
def test_a_twelfth_power_that_has_left_the_nest_is_not_activated() -> None:
    s = house()
    fill(s, ANNE, 10)
    nest(s, ANNE, "long-reach-1")
    lay(s, "b1", "zoomies-1")

    play(s, ANNE, "use long-reach-1", "at b1", "card zoomies-1", "discard")

    assert is_over(s)


@rule("HOUSE-24")
def test_one_for_one_makes_no_twelfth_card() -> None:
    s = house()
    fill(s, BART, 11)
    nest(s, ANNE, "fair-swap-1", "thimble-1")
    play(s, ANNE, "use fair-swap-1", "mouse 1", "card thimble-1")

    play(s, BART, f"card {nest_of(s, BART)[0]}")

    assert not is_over(s)
    assert (len(s.nests[ANNE]), len(s.nests[BART])) == (2, 11)


@rule("HOUSE-24")
def test_a_boost_inside_a_power_can_bring_the_twelfth_and_both_are_finished() -> None:
    s = house()
    fill(s, BART, 11)
    nest(s, ANNE, "switcheroo-1")
    hold(s, CARA, "hot-potato-1", known=True)
    nest(s, CARA, "thimble-1")
    play(s, ANNE, "use switcheroo-1")

    play(s, CARA, "boost hot-potato-1", "mouse 1", "card thimble-1")
    assert asked(s) == (ANNE, "swap")
    play(s, ANNE, "mice 1 2")

    assert is_over(s)


@rule("HOUSE-25")
def test_basic_cards_count_what_is_printed() -> None:
    assert points("thimble-1", "lost-earring-1") == 11
    assert points("glue-trap-1", "cat-hair-1", "cat-hair-2") == -10
    assert points("zoomies-1") == 0


@rule("HOUSE-26")
@pytest.mark.parametrize(("count", "worth"), [(1, 8), (2, 0), (3, -8), (4, 0)])
def test_fiberglass_insulation(count: int, worth: int) -> None:
    assert points(*[f"fiberglass-insulation-{n + 1}" for n in range(count)]) == worth


@rule("HOUSE-26")
def test_a_fourth_card_starts_a_new_collection() -> None:
    assert [points(*[f"shiny-buttons-{n + 1}" for n in range(count)]) for count in (1, 2, 3, 4)] == [1, 5, 12, 13]


@rule("HOUSE-27")
def test_a_combo_counts_more_beside_its_partner() -> None:
    assert points("part-of-an-envelope-1") == points("an-old-stamp-1") == 2
    assert points("part-of-an-envelope-1", "an-old-stamp-1") == 12
    assert points("cracked-marble-1", "matchstick-1") == -1
    assert points("cracked-marble-1", "marble-pouch-1") == 16


@rule("HOUSE-27")
def test_pairs_match_one_to_one() -> None:
    two_needles = [*[BOX.number["needle-1"]] * 2, BOX.number["spool-of-thread-1"]]  # as another edition might have them

    assert score(BOX, two_needles) == 6 + 6 + 2


@rule("HOUSE-25", "HOUSE-26", "HOUSE-27")
def test_every_card_is_explained_once_and_the_points_add_up() -> None:
    rng, cards = Rng.numbered(5), [card for card in range(BOX.cards) if BOX.type_of[card] != BOOST]
    for _ in range(200):
        rng.shuffle(cards)
        lines = explained(BOX, ANNE, cards[:12])
        assert sum([line.points for line in lines]) == score(BOX, cards[:12])
        assert sorted([code for line in lines for code in line.cards]) == sorted([BOX.codes[c] for c in cards[:12]])


@rule("HOUSE-28")
def test_most_points_win_then_most_cards_then_all_of_them() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    nest(s, BART, "thimble-2", "zoomies-1")
    nest(s, CARA, "mothball-1")
    s.ended = "twelfth-card"

    assert GAME.outcome(s).scores == (4, 4, -4)
    assert GAME.outcome(s).ranking == ((BART,), (ANNE,), (CARA,))
    assert GAME.outcome(s).winners == (BART,)
    nest(s, ANNE, "shoo-1")
    assert GAME.outcome(s).winners == (ANNE, BART)


@rule("HOUSE-29")
def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    s = house()
    play(s, ANNE, "scavenge")
    s.nests[CARA], s.discard, s.pile = s.pile[2:], s.pile[:2], []

    play(s, ANNE, "go b1")

    assert card_at(s, "a1")
    assert (len(s.pile), len(s.discard)) == (1, 0)
    assert s.where_cards_are() == list(range(BOX.cards))


@rule("HOUSE-29")
def test_with_no_card_anywhere_corners_stay_empty() -> None:
    s = house()
    play(s, ANNE, "scavenge")
    s.nests[CARA], s.pile = s.pile, []

    play(s, ANNE, "go b1")

    assert s.house[corner(s, "a1")] == NO_CARD
    assert GAME.view(s, BART).backs[0] is None


@rule("HOUSE-29")
@pytest.mark.parametrize("seed", range(10))
def test_eight_players_can_draw_the_pile_empty_and_play_on(seed: int) -> None:
    s = house(8, seed=seed)
    spare = [card for card in s.pile if BOX.type_of[card] != BOOST]
    s.pile = [card for card in s.pile if BOX.type_of[card] == BOOST]
    for seat in range(8):
        s.nests[seat], spare = spare[:10], spare[10:]
    assert (len(s.pile), spare) == (12, [])

    playout(GAME, s, Rng.numbered(seed))

    assert s.ended
    assert s.where_cards_are() == list(range(BOX.cards))


@rule("HOUSE-46")
def test_after_forty_rounds_the_nests_are_counted() -> None:
    s = house()
    for _ in range(39):
        end_turn(s, ANNE, BART, CARA)
    assert s.round == 40
    end_turn(s, ANNE, BART)
    assert not is_over(s)
    end_turn(s, CARA)

    assert is_over(s)
    assert GAME.outcome(s).reason == "rounds-over"


@rule("HOUSE-24", "HOUSE-16")
@pytest.mark.parametrize("used", ["swap-shelf-1", "cheeky-swap-1"])
def test_a_power_that_was_used_and_comes_back_as_the_twelfth_card_is_not_used_again(used: str) -> None:
    s = house(3, at=("a1", "d1", "d2"))
    nest(s, ANNE, *{"swap-shelf-1", used})
    fill(s, ANNE, 11)
    fill(s, BART, 2)
    lay(s, "a1", "")
    s.bonus = 2
    if used == "cheeky-swap-1":
        gift = BOX.codes[s.nests[ANNE][-1]]
        play(s, ANNE, f"use {used}", "mouse 1", f"card {gift}", f"card {BOX.codes[s.nests[BART][0]]}")
    play(s, ANNE, "use swap-shelf-1", f"card {used}")
    fill(s, ANNE, 11)
    play(s, ANNE, "go b1", "go a1")

    assert len(nest_of(s, ANNE)) == 12
    assert is_over(s), "it is used, and by way of the house it does not become fresh"


@rule("HOUSE-24")
def test_a_twelfth_card_that_leaves_the_nest_and_comes_back_is_not_offered() -> None:
    s = house(3, at=("a1", "d1", "d2"))
    fill(s, ANNE, 11)
    lay(s, "a1", "")
    lay(s, "b1", "zoomies-1")
    carry_out(s, ANNE, Reach(), PutCard(), Move(OWN, 2, 2))

    play(s, ANNE, "at b1")
    assert GAME.view(s, None).twelfth == "zoomies-1"
    play(s, ANNE, "card zoomies-1", "at a2", "at a1")

    assert nest_of(s, ANNE)[-1] == "zoomies-1", "it is back, and was never used"
    assert is_over(s)


@rule("HOUSE-24", "HOUSE-15")
def test_once_the_game_is_ending_nobody_will_be_offered_a_power() -> None:
    s = house(3, at=("a1", "c1", "b2"))
    hold(s, ANNE, "scatter-1")
    fill(s, BART, 11)
    lay(s, "d1", "zoomies-1", up=True)
    lay(s, "a2", "shoo-1", up=True)

    play(s, ANNE, "boost scatter-1", "at d1")
    assert GAME.view(s, None).offers == (), "Bart's is his twelfth card, and no offer"
    play(s, ANNE, "at a2")
    assert GAME.view(s, None).offers == ()
    play(s, ANNE, "stop")

    assert asked(s) == (BART, "last-power")


@rule("HOUSE-25", "HOUSE-26", "HOUSE-27")
def test_what_a_card_adds_to_a_nest_or_takes_away_is_the_difference_of_the_scores() -> None:
    rng, cards = Rng.numbered(3), list(range(BOX.cards))
    for _ in range(SOME_NESTS):
        rng.shuffle(cards)
        card, *without = cards[:1 + rng.below(14)]
        difference = score(BOX, [*without, card]) - score(BOX, without)

        assert gain(BOX, without, card) == loss(BOX, [*without, card], card) == difference
