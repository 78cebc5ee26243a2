"""Editions of Haunted Mouse: other numbers are played by, numbers that cannot work are refused."""
from __future__ import annotations

import pytest

from mousehole.games import edition_text, load_game
from mousehole.games.haunted_mouse.notation import read
from mousehole.games.haunted_mouse.wire import SetBait
from mousehole.kernel import BadSetup, Rng
from mousehole.testkit.clauses import rule

STANDARD = edition_text("haunted-mouse")


def test_prizes_and_cards_dealt_are_data() -> None:
    game = load_game("haunted-mouse", text=STANDARD.replace("[3, 0]", "[7, 0]").replace("hand = 8", "hand = 5"))
    s, rng = game.start(2, Rng.numbered(1)), Rng.numbered(1)

    assert len(game.view(s, 0).hands) == 2
    while asked := game.advance(s):
        assert s.round == 1, "one round is enough"
        game.apply(s, asked[0].seat, asked[0].options[rng.below(len(asked[0].options))])

    assert sorted(game.outcome(s).scores) == [0, 7]


@pytest.mark.parametrize(("printed", "changed"), [
    ("hand = 8", "hand = 15"), ("hand = 8", "hand = 1"), ("ranks = 9", "ranks = 10"), ('"owls"', '"cows"'),
    ("[3, 2, 0]", "[3, 2, 1]"), ("[3, 2, 0]", "[2, 3, 0]"), ("[3, 2, 0]", "[3, 2, 1, 0]"),
    ("wedges = 31", "wedges = 30"), ("players = 5", "players = 6"), ("copies = 2", "copies = 3"),
    ("copies = 2", "copies = 2.0"), ("cards = 2", "cards = -1"), ("goal = 7", "goal = 0"),
    ("players = 5", "players = 4"), ("[3, 0]", "[0, 0]"),
    ("[3, 0]", "[3.5, 0]"), ("patience = 60", "patience = 0"), ("patience = 60", "calm = 60"),
    ("hand = 8", "hand = true")])
def test_an_edition_that_cannot_be_played_is_refused(printed: str, changed: str) -> None:
    assert printed in STANDARD
    with pytest.raises(BadSetup, match=r"does not fit the game: \[\[?(cards|cheese|guard|public_bait|prizes)\]"):
        load_game("haunted-mouse", text=STANDARD.replace(printed, changed))


def test_an_edition_may_have_fewer_suits_and_more_of_each_card() -> None:
    few = STANDARD.replace(', "snakes", "owls", "hawks"', "").replace("ranks = 9", "ranks = 8")
    s = load_game("haunted-mouse", text=few.replace("copies = 2", "copies = 9")).start(5, Rng.numbered(1))

    assert s.box.deck == [card for card in range(0, 32, 4) for _ in range(9)]
    for wrong in (few.replace("copies = 2", "copies = 10"), STANDARD.replace('"cats", ', "")):
        with pytest.raises(BadSetup, match=r"does not fit the game: \[cards\]"):
            load_game("haunted-mouse", text=wrong)


@rule("HAUNT-19")
def test_whoever_lays_the_whole_hand_as_bait_does_not_lead() -> None:
    two = load_game("haunted-mouse", text=STANDARD.replace("hand = 8", "hand = 2"))
    s = two.start(3, Rng.numbered(1), {"first_player": 1})
    for seat, places in ((0, (0,)), (1, (0, 1)), (2, (0,))):
        two.play(s, seat, SetBait(places))

    assert [d.seat for d in two.advance(s)] == [2], "the next player on the left who has a hand"

    s = two.start(3, Rng.numbered(1), {"first_player": 1})
    for seat in range(3):
        two.play(s, seat, SetBait((0, 1)))

    assert [d.seat for d in two.advance(s)] == [1], "nobody has a hand, so Bait will do"


@pytest.mark.parametrize("text", ["", "meld 1-2-3", "meld 1 3", "meld 1 + 5X/0", "lay", "insert x", "draw 5C", "bait",
                                  "cards 1-999999999", "trap 1 +"])
def test_data_that_is_not_a_choice_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="is not a c"):
        read(text)
