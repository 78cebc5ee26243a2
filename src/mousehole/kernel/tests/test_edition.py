"""Editions: printed components as data, every entry with its origin."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, edition_names, edition_text, load_game
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition

HEAD = '[edition]\ngame = "toy"\nname = "mine"\nabout = "…"\n'


def test_entries_say_where_they_come_from() -> None:
    edition = Edition(HEAD + '[[card]]\nname = "a"\norigin = "rulebook"\n[[card]]\nname = "b"\norigin = "ours"\n')

    assert [card["name"] for card in edition["card"]] == ["a", "b"]
    assert len(edition.check) == 32


@pytest.mark.parametrize(("text", "words"), [
    ("][", "not TOML"),
    ("", "no \\[edition\\]"),
    ('[edition]\nname = "x"\n', "no \\[edition\\]"),
    (HEAD + "[board]\nsize = 3\n", "entry 1 of 'board' has no origin"),
    (HEAD + '[[card]]\norigin = "ours"\n[[card]]\norigin = "somewhere"\n', "entry 2 of 'card' has no origin"),
    ("loose = 3\n" + HEAD, "entry 1 of 'loose' has no origin"),
    (HEAD + "[board]\nsize = " + "9" * 5000, "not TOML"),
    (HEAD + "[board]\nsize = " + "[" * 5000, "nested too deeply"),
    (HEAD + "# \ud800", "not TOML"),
    (HEAD.replace("mine", "my\\nown"), "a line each"),
])
def test_what_is_wrong_is_named(text: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Edition(text)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_edition_that_comes_with_a_game_can_be_played(game_id: str) -> None:
    for name in edition_names(game_id):
        assert Edition(edition_text(game_id, name)).name == name
        game = load_game(game_id, name)
        assert game.facts.id == game_id


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="is for toy"):
        load_game("mousekeeping", text=HEAD)
    with pytest.raises(BadSetup, match="has no edition “gold”"):
        load_game("mousekeeping", "gold")
    with pytest.raises(BadSetup, match="unknown game “chess”"):
        load_game("chess")


def test_an_edition_that_does_not_fit_the_game_is_refused() -> None:
    text = edition_text("mousekeeping")
    for old, new in [("lobby = 124", "lobby = 133"), ("lobby = 124", 'lobby = "x"'), ('["12", "34"]', "[1, 2]"),
                     ("[hotel]", "[motel]"), ("count = 18", "count = 17"), ("mice = 7", "mice = 0"),
                     ('["12", "34"]', '["11", "34"]'), ('["12", "34"]', '["12", "21"]'),
                     ('["12", "34"]', '["12", "56"]'), ('ending = "21"', 'ending = "12"'),
                     ('ending = "21"', 'ending = "15"'),
                     ('colour = "blue"', 'colour = "red"'), ('colour = "blue"', 'colour = "sky blue"')]:
        assert old in text
        with pytest.raises(BadSetup):
            load_game("mousekeeping", text=text.replace(old, new))
