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
