"""Every message, to every reader, in every language: what is said is what was read and approved."""
from __future__ import annotations

import json
import subprocess
import sys

import pytest

from mousehole.games.house_mouse.wire import Activate, Stop
from mousehole.table.speech import sentence
from mousehole.testkit.messages import (
    NAMES,
    ROOT,
    all_cases,
    catalogues,
    languages_of,
    path_of,
    said,
    speaker,
    texts_of,
)
from mousehole.words import Words
from mousehole.words.languages import typeset

OUT = """
won = { $out_seats_is ->
    [you] Only you
    [us] We
   *[other] They
}: { $out_seats } ({ $out_seats_count })
"""
SPOKEN = [(name, language) for name in catalogues() for language in languages_of(name)]


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_what_is_said_is_what_was_read(name: str, language: str) -> None:
    assert path_of(name, language).read_text("utf-8").splitlines() == "\n".join(said(name, language)).splitlines(), \
        "read what has changed, then: python -m mousehole.testkit.messages rewrite"


def test_the_page_says_the_same_as_python() -> None:
    wanted = [{"language": language, "texts": texts_of(name, language), "names": NAMES,
               "cases": all_cases(name, language)} for name, language in SPOKEN]
    spoken = subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "speak"], input=json.dumps(wanted),
                            capture_output=True, text=True, check=True)
    for (name, language), lines in zip(SPOKEN, json.loads(spoken.stdout), strict=True):
        words = speaker(name, language)
        for case, line in zip(all_cases(name, language), lines, strict=True):
            words.viewer = case["viewer"]
            # Spaces inside numbers differ in width.
            assert sentence(words, case).split() == line.split(), (name, language, case)


@pytest.mark.parametrize(("language", "you", "quoted"), [("en", "You", "“You”"), ("fr", "vous", "«\u00a0vous\u00a0»"),
                                                        ("de", "Du", "„Du“")])
def test_nobody_can_be_called_you(language: str, you: str, quoted: str) -> None:
    words = Words("mousekeeping", language, [you, "", "  ", "{ $seat }"], viewer=3)
    asked = words.message("ask-for", {"seat": 0, "ask": "…"})
    assert asked.startswith(quoted)
    assert words.message("ask-for", {"seat": 1, "ask": "…"}) != words.message("ask-for", {"seat": 2, "ask": "…"})
    assert words.name(3) == "{ $seat }"


@pytest.mark.parametrize(("language", "you", "mine", "theirs"), [
    ("en", "You", "You moved to room 134.", "“You” moved to room 134."),
    ("fr", "Vous", "Vous allez à la chambre 134.", "« Vous » va à la chambre 134."),
    ("de", "Du", "Du gehst in Zimmer 134.", "„Du“ geht in Zimmer 134.")])
def test_at_an_old_table_a_player_called_you_is_quoted(language: str, you: str, mine: str, theirs: str) -> None:
    """Quick games used to store this name. Their replays read well to that player, to others and to spectators."""
    words = Words("mousekeeping", language, [you, "Ben"])
    said = []
    for words.viewer in (0, 1, None):
        said.append(words.message("KeycardsPlaced", {"seat": 0, "room": "134"}).replace("\u00a0", " "))
    assert said == [mine, theirs, theirs]


def test_the_reader_is_you_and_everybody_else_has_a_name() -> None:
    words = Words("mousekeeping", "en", ["Anna", "Ben"], viewer=0)
    assert words.message("ask-for", {"seat": 0, "ask": "…"}) == "You: …"
    assert words.message("ask-for", {"seat": 1, "ask": "…"}) == "Ben: …"


def test_a_row_of_players_names_the_reader_in_its_place() -> None:
    words = Words.of("en", [*texts_of("common", "en"), OUT], ["Anna", "Ben", "Cleo"])
    assert words.message("won", {"out_seats": [0, 1, 2]}) == "They: Anna, Ben and Cleo (3)"
    words.viewer = 1
    assert words.message("won", {"out_seats": [0, 1, 2]}) == "We: Anna, you and Cleo (3)"
    assert words.message("won", {"out_seats": [1]}) == "Only you: You (1)"


@pytest.mark.parametrize(("language", "quoted"), [
    ("de", "Wenn du „‚Licht an‘ aktivieren“ wählst, könnte ich mit „Fertig“ weitermachen."),
    ("fr", "Si vous choisissez « Activer “Lumière !” », je pourrais enchaîner avec « Terminer »."),
    ("en", "If you choose “Activate Lights On”, I could follow with “Done”.")])
def test_a_quotation_inside_a_quotation_has_inner_marks(language: str, quoted: str) -> None:
    words = Words("house-mouse", language)
    said = words.message("proposal", {"yours": Activate("lights-on-1"), "mine": Stop()})
    assert said.replace("\u00a0", " ") == quoted


def test_a_quotation_mark_without_its_partner_is_left_as_it_is() -> None:
    assert typeset("“ „Licht an“ und „Pst“ “", "de") == "“ „Licht an“ und „Pst“ “"
