"""Before Bait is used, words say whose it is and who would go out by it."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.notation import read
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, GAME, table
from mousehole.terminal.artist import artist_of
from mousehole.terminal.labels import Labels
from mousehole.testkit.clauses import rule
from mousehole.words import Words

NAMES = ("Anna", "Bramble 2", "Cara")


@rule("HAUNT-9")
@pytest.mark.parametrize(("language", "line", "words"), [
    ("en", "meld 2-3 + 4C/1", "Play positions 2 to 3 with Bramble 2’s Cat 4"),
    ("en", "meld 2 + 4C/p 5", "Play position 2 with Cat 4 from the Public Bait, plus Bait to choose: 5"),
    ("en", "meld + 4C/0", "Play Bait only: your Cat 4"),
    ("en", "meld 1", "Play position 1"),
    ("en", "trap 2-3 + 4C/1", "Set a Trap: positions 2 to 3 with Bramble 2’s Cat 4"),
    ("en", "trap 2-4 + 4S", "Set a Trap: positions 2 to 4, plus Bait to choose: Snake 4"),
    ("en", "use 4C/1", "Use Bramble 2’s Cat 4"),
    ("fr", "meld 2-3 + 4C/1", "Jouer les positions 2 à 3 avec Chat 4 (Appât de Bramble 2)"),
    ("fr", "meld + 4C/p", "Jouer des Appâts seulement\u00a0: Chat 4 (Appât public)"),
    ("fr", "meld + 4C/0", "Jouer des Appâts seulement\u00a0: Chat 4 (votre Appât)"),
    ("fr", "use 4C/1", "Utiliser Chat 4 (Appât de Bramble 2)"),
])
def test_a_choice_says_whose_bait_it_uses(language: str, line: str, words: str) -> None:
    assert Words("haunted-mouse", language, NAMES, ANNE).say(read(line)) == words


@rule("HAUNT-32")
@pytest.mark.parametrize(("line", "about"), [
    ("meld 1 + 5H/1", "5C · Bramble 2 goes out before you"), ("draw 5H/1", "Bramble 2 goes out before you"),
    ("meld 1 + 5S/2", "5C"), ("draw 5S/2", "")])
def test_the_terminal_says_who_goes_out_because_of_it(line: str, about: str) -> None:
    s = table("5C 1C", "| 5H", "2S | 5S", meld="4C 4S", owner=BART)
    artist = artist_of(GAME, Words("haunted-mouse", "en", NAMES), Labels("en"))

    assert artist.about(read(line), GAME.view(s, ANNE)) == about


@pytest.mark.parametrize(("language", "cards"), [("en", "5C 5S 5O 5H"), ("fr", "5C 5S 5H 5F"), ("de", "5K 5S 5E 5H")])
def test_the_terminal_shows_suits_by_their_initials_in_the_readers_language(language: str, cards: str) -> None:
    s = table("5C 5S 5O 5H", "2S | 5S", meld="4C", owner=BART)
    artist = artist_of(GAME, Words("haunted-mouse", language, NAMES), Labels(language))

    rows = artist.draw(GAME.view(s, ANNE), 80).text().splitlines()

    assert "".join([f"│{card}│" for card in cards.split()]) in [row.strip() for row in rows]
    assert [name for name, _ in artist.meanings(GAME.view(s, ANNE))][:4] == [card[1] for card in cards.split()]
    assert artist.about(read("meld 1-4"), GAME.view(s, ANNE)) == cards


@pytest.mark.parametrize(("language", "typed", "line"), [
    ("en", "meld 2 + 4C/1 4H/p", "meld 2 + 4C/1 4H/p"), ("de", "meld 2 + 4K/1 4E/p 5", "meld 2 + 4C/1 4O/p 5"),
    ("fr", "trap 2-3 + 4H/1 4F", "trap 2-3 + 4O/1 4H"), ("fr", "use 4H/p", "use 4O/p"),
    ("de", "draw 4h/p", "draw 4H/p")])
def test_a_move_is_typed_with_the_initials_that_the_terminal_shows(language: str, typed: str, line: str) -> None:
    artist = artist_of(GAME, Words("haunted-mouse", language, NAMES), Labels(language))

    assert artist.read(typed) == read(line)
    assert artist.write(read(line)).lower() == typed.lower()


def test_a_letter_of_another_language_is_still_understood() -> None:
    artist = artist_of(GAME, Words("haunted-mouse", "de", NAMES), Labels("de"))

    assert artist.read("draw 4C/p") == read("draw 4C/p")
    assert artist.read("draw 4O/1") == read("draw 4O/1")
