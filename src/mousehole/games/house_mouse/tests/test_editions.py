"""Editions are data: another deck, another house, and no code that knows them."""
from __future__ import annotations

import pytest

from mousehole.games import edition_names, edition_text, load_game
from mousehole.games.house_mouse.box import BOOST, POINT, POWER
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.shown import SECRECY
from mousehole.kernel import BadSetup, Game, Rng, playout
from mousehole.testkit import contract, secrecy, speech

ATTIC, FIRST = [load_game("house-mouse", name) for name in ("attic", "first")]
PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]
NUMBER = ATTIC.box.number
FOUR_ROOMS = 'rooms = 4\ncorners = 9\nplan = [\n    "##",\n    "##",\n]'


def cards(s: Table) -> list[int]:
    return s.where_cards_are()


def test_two_other_decks_come_with_the_game() -> None:
    assert edition_names("house-mouse") == ["standard", "attic", "first"]
    assert ATTIC.box.house_for(2).corners == 9
    assert [len(kind.effects) for kind in ATTIC.box.kinds if kind.name == "Trapdoor"] == [4]


@pytest.mark.parametrize("edition", edition_names("house-mouse"))
def test_every_power_and_boost_says_what_it_does(edition: str) -> None:
    kinds = load_game("house-mouse", edition).box.kinds

    for kind in kinds:
        assert kind.form or (kind.effects and all([text.endswith(".") for text in kind.texts.values()]))


@pytest.mark.parametrize("game", [ATTIC, FIRST], ids=["attic", "first"])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_they_keep_every_promise(promise: contract.Promise, game: Game) -> None:
    promise(contract.Table(game, 4, {"basil": True}, 1, cards, every=61, secrecy=SECRECY))
    promise(contract.Table(game, 2, {}, 2, cards, sensible=True, every=31, secrecy=SECRECY))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("game", [ATTIC, FIRST], ids=["attic", "first"])
def test_they_are_played_to_their_end(game: Game, seats: int) -> None:
    for seed in range(4):
        s = game.start(seats, Rng.numbered(seed))
        playout(game, s, Rng.numbered(seed), sensible=seed % 2 == 1)
        assert s.ended
        assert cards(s) == list(range(game.box.cards))


@pytest.mark.parametrize("edition", ["standard", "first"])
def test_our_decks_are_as_large_as_the_published_box_and_keep_the_cards_that_the_book_names(edition: str) -> None:
    box = load_game("house-mouse", edition).box
    assert [box.type_of.count(type) for type in (POINT, POWER, BOOST)] == [64, 32, 12]

    printed = {kind.name: kind.values for kind in box.kinds if kind.form}
    assert printed["Fiberglass Insulation"] == (8, 0, -8)
    assert printed["Part of an Envelope"] == printed["An Old Stamp"] == (2, 6)


def test_its_collections_and_combos_count_by_what_is_printed() -> None:
    soldiers = [NUMBER[f"tin-soldier-{n}"] for n in range(1, 6)]

    assert [score(ATTIC.box, soldiers[:n]) for n in range(1, 6)] == [1, 3, 6, 10, 11]
    skates = [NUMBER[code] for code in ("left-skate-1", "left-skate-2", "right-skate-1")]
    assert score(ATTIC.box, skates) == 10, "two make a pair, the third is worth nothing alone"


@pytest.mark.parametrize(("old", "new", "error"), [
    ('do = "swap"', 'do = "dance"', 'no effect "dance"'),
    ('partner = "Left Skate"', 'partner = "Sledge"', 'points.. 4 "Left Skate": partner must be another combo'),
    ('name = "Moth Wing"', 'name = "Love Letter"', "another entry has the same name"),
    ('when = "declared"', 'when = "any"', "to cancel is all"),
    ('when = "own-turn"', 'when = "midnight"', '"Full Moon": when must be'),
    ("most = 5", "most = 4", "no house for 5 players"),
    ("copies = 12", "copies = \"many\"", '"Love Letter": copies must be a whole number'),
    ("copies = 12", "copies = 0", "copies must be a whole number from 1 to 20, not 0"),
    ("copies = 12", "copies = 2.5", "not 2.5"),
    ("value = 5", "value = -1000", "value must be a whole number from -50 to 50"),
    ('name = "Moth Wing"', 'name = "!"', "must have a letter"),
    ('name = "Moth Wing"', 'name = "Moth Wing"\nwings = 2', 'no key "wings"'),
    ('partner = "Left Skate"', 'partner = "Right Skate"', "partner must be another combo"),
    ('partner = "Left Skate"', 'partner = "Moth Wing"', "partner must be another combo"),
    ('do = "teleport"', 'do = "cancel"', "nothing else cancels"),
    ('{ do = "refresh" }', '{ do = "cancel" }', "nothing else cancels"),
    ('do = "teleport"', 'do = "reveal", where = "any-room"', "effects 3 speaks of the same nest"),
    ('do = "glue"', 'do = "peek", where = "same-room"', "effects 3 speaks of the same room"),
    ('do = "teleport"', 'do = "give", to = "opponent", but_last = true', "moves no card"),
    ("up_to = 3", "up_to = -1", "effects 2: up_to must be a whole number from 1 to 16"),
    ("least = 1", "least = 3", "least must be at most steps"),
    ("every = true", "every = 1", "every must be true or false"),
    ('    "##",\n    "##",\n', '    "# #",\n    "#  ",\n    "#  ",\n', "must be one house|rooms and corners say"),
    (FOUR_ROOMS, 'rooms = 1\ncorners = 4\nplan = ["#"]', "too few for 5 players"),
    (FOUR_ROOMS, 'rooms = 2\ncorners = 8\nplan = ["#  #"]', "must be one house"),
    ('plan = [\n    "##",', 'plan = [\n    "############",', "lines of up to 11"),
    ("count = 8", "count = 5", "plan has 6 rooms, but there are only 5 room cards"),
    ("fewest = 6", "fewest = 5", "have another house"),
])
def test_an_edition_that_does_not_fit_is_refused_with_a_reason(old: str, new: str, error: str) -> None:
    text = edition_text("house-mouse", "attic")
    assert old in text

    with pytest.raises(BadSetup, match=error):
        load_game("house-mouse", text=text.replace(old, new))
