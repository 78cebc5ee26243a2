"""Golden playthroughs: a story is told from its own answers, and a change shows."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.testkit.playthrough import Script, check, fingerprints, playthroughs, tell

STORY = playthroughs("mousekeeping")[0]


def test_a_story_holds_all_it_needs_to_be_told_again() -> None:
    written = STORY.read_text("utf-8")

    assert tell(Script.read(written)) == written


@pytest.mark.parametrize(("old", "new"), [("shows room 1", "shows room 2"), ("fingerprint: ", "fingerprint: 0")])
def test_a_story_that_is_told_differently_fails(tmp_path: Path, old: str, new: str) -> None:
    changed = tmp_path / "changed.txt"
    changed.write_text(STORY.read_text("utf-8").replace(old, new, 1), "utf-8")

    with pytest.raises(AssertionError, match="rewrite"):
        check(changed)


def test_an_answer_that_is_not_possible_any_more_is_named(tmp_path: Path) -> None:
    script = Script.read(STORY.read_text("utf-8"))
    script.answers[0] = (script.answers[0][0], "443")

    with pytest.raises(ValueError, match="answer 0, 443"):
        tell(script)


def test_every_story_has_a_fingerprint_of_its_own() -> None:
    lines = list(fingerprints())

    assert lines
    assert len({line.split()[-1] for line in lines}) == len(lines)
