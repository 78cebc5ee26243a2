"""Golden playthroughs: a story is told from its own answers, and a change shows."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.games import GAMES
from mousehole.testkit.playthrough import (
    Script,
    check,
    check_endings,
    ending_of,
    endings,
    fingerprints,
    playthroughs,
    tell,
)

STORY = next(path for path in playthroughs("mousekeeping") if path.stem == "move-limit-1")


def test_a_story_holds_all_it_needs_to_be_told_again() -> None:
    written = STORY.read_text("utf-8")

    assert tell(Script.read(written)) == written


@pytest.mark.parametrize(("old", "new"), [("moved to room 1", "moved to room 2"), ("fingerprint: ", "fingerprint: 0")])
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


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_a_story_for_every_way_a_game_can_end(game_id: str) -> None:
    check_endings(game_id, playthroughs(game_id))


@pytest.mark.parametrize(("game_id", "ending"), [(game_id, ending) for game_id in GAMES for ending in endings(game_id)])
def test_an_ending_without_a_story_is_named_with_the_command_that_writes_one(game_id: str, ending: str) -> None:
    others = [path for path in playthroughs(game_id) if ending_of(Script.read(path.read_text("utf-8"))) != ending]

    with pytest.raises(AssertionError, match=rf"ends with {ending}; .*playthrough new {game_id} {ending} "):
        check_endings(game_id, others)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_without_any_story_fails(game_id: str) -> None:
    with pytest.raises(AssertionError, match="no golden playthrough"):
        check_endings(game_id, [])


def test_a_list_of_tests_that_is_empty_fails_and_is_not_skipped(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("empty_parameter_set_mark") == "fail_at_collect"
