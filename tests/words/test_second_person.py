"""Whoever reads is *you*, with a verb that fits: no sentence says “You shows”, „Du zeigt“ or « Vous montre »."""
from __future__ import annotations

import re

import pytest

from mousehole.testkit.messages import SNAPSHOTS
from mousehole.words import LANGUAGES

# By language: what no sentence may contain. A sentence begins with *you* and a verb in another person; the pronoun is
# in the wrong case, or has a capital letter inside a sentence; an article is not merged.
WRONG = {
    "en": (r"(?<!of )\b[Yy]ou (is|has|was|does|isn’t|hasn’t|wasn’t|doesn’t)\b",
           r"(?:^|[.!?:] )You (?!pass\b)\w*s\b", r"\b(of|to|for|from|by|with|and) You\b"),
    "fr": (r"(?:^|[.!?] )Vous (?!(?:ne |n’|vous )?(?:et|la|le|l|choisir|retirer|\w*(?:ez|êtes|faites|dites))\b)",
           r"\b(de|à|pour|par|chez|avec|et) Vous\b", r"\b(à|de) le chrono\b"),
    "de": (r"(?:^|[.!?:] )Du (?!und\b)(?!\w*(?:st|zt|ßt)\b)\w+", r"\b[Dd]u ist\b",
           r"\b(von|mit|für|bei|zu|an|gegen|ohne|als|nach|neben|vor|hinter) [Dd]u\b", r"[a-zäöüß,] Du\b",
           r"\bvon der Uhr\b"),
}


def faults(language: str, line: str) -> list[str]:
    return [pattern for pattern in WRONG[language] if re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_addressed_with_the_right_form(language: str) -> None:
    said = [(path.name, line.strip()) for path in sorted(SNAPSHOTS.glob(f"*.{language}.txt"))
            for line in path.read_text("utf-8").splitlines() if line.startswith(" ")]
    found = [f"{name}: {line}" for name, line in said if faults(language, line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "line"), [
    ("en", "You shows room 134."), ("en", "Round 1: You is on."), ("en", "You lays Bait."),
    ("en", "The mouse of You is stuck."), ("fr", "Vous pose un Appât."), ("fr", "La souris de Vous est engluée."),
    ("fr", "Vous demande à reprendre un coup."), ("fr", "À toi. Vous ne peut pas passer."),
    ("fr", "Manche 1 : à le chrono d’entamer."), ("de", "Du möchte einen Zug zurücknehmen."),
    ("de", "Runde 1: Du ist am Zug."), ("de", "Anna stiehlt die Karte von du."), ("de", "Anna und Du tauscht.")])
def test_a_wrong_form_is_found(language: str, line: str) -> None:
    assert faults(language, line)
