"""Options and editions in words: those that come with a game have a name in every language, others keep their own."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, edition_names
from mousehole.table.options import edition_value, option_value
from mousehole.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_a_name_in_every_language(language: str) -> None:
    for game in GAMES:
        words = Words(game, language)
        assert not [name for name in edition_names(game) if edition_value(words, name) == name]


def test_a_custom_edition_keeps_its_name() -> None:
    assert edition_value(Words("mousekeeping", "fr"), "night shift") == "night shift"


def test_a_value_with_a_message_of_its_own_is_said_by_it_and_others_are_said_plainly() -> None:
    words = Words("mousewarming-party", "en")
    assert option_value(words, "mousewarming-party", "burrows", "open") == words.message("option-burrows-open")
    assert option_value(words, "mousewarming-party", "first_player", "random") == words.message("by-chance")
    assert option_value(words, "mousewarming-party", "nothing", True) == words.message("yes")
    assert option_value(words, "mousewarming-party", "nothing", 7) == "7"
