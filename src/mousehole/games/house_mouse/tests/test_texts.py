"""Cards say what they do in every language: by the edition's own text, or by one sentence per effect."""
from __future__ import annotations

import re

import pytest

from mousehole.games import edition_text, load_game
from mousehole.games.house_mouse.artist import Own
from mousehole.games.house_mouse.box import OWN_TURN, Box, Kind
from mousehole.games.house_mouse.wire import Card
from mousehole.terminal.artist import artist_of
from mousehole.terminal.labels import Labels
from mousehole.words import LANGUAGES, Words

EDITIONS = ("standard", "first", "attic")


def artist(language: str, text: str) -> Own:
    own = artist_of(load_game("house-mouse", text=text), Words("house-mouse", language), Labels(language))
    assert isinstance(own, Own)
    return own


def without_texts(edition: str) -> str:
    return re.sub(r'^(en|fr) = ".*"\n', "", edition_text("house-mouse", edition), flags=re.M)


def effect_kinds(box: Box) -> list[Kind]:
    return [kind for kind in box.kinds if kind.effects]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_without_texts_is_told_by_its_effects(edition: str, language: str) -> None:
    own = artist(language, without_texts(edition))
    for kind in effect_kinds(own.game.box):
        text = own.printed(f"{kind.slug}-1")
        assert not kind.texts and text.count(".") == len(kind.effects) + (kind.when == OWN_TURN), text


def test_the_editions_own_text_comes_first() -> None:
    own = artist("en", edition_text("house-mouse", "standard"))
    assert own.printed("zoomies-1") == "Move your mouse up to 3 steps."


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_our_editions_has_a_name_in_every_language(edition: str, language: str) -> None:
    english, words = Words("house-mouse"), Words("house-mouse", language)
    for kind in load_game("house-mouse", edition).box.kinds:
        card = Card(f"{kind.slug}-1")
        assert words.say(card) != english.say(card)
