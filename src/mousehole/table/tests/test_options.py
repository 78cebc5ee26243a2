"""Editions in words: those that come with a game have a name in every language, others keep their own."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, edition_names
from mousehole.table.options import edition_value
from mousehole.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_a_name_in_every_language(language: str) -> None:
    for game in GAMES:
        words = Words(game, language)
        assert not [name for name in edition_names(game) if edition_value(words, name) == name]


def test_a_custom_edition_keeps_its_name() -> None:
    assert edition_value(Words("mousekeeping", "fr"), "night shift") == "night shift"
