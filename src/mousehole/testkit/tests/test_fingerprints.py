"""Changed rules need a new version: what each version played is on record."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from mousehole.games import GAMES
from mousehole.testkit.fingerprints import played_now, record, record_of, what_is_wrong


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_play_as_they_did_when_their_version_was_recorded(game_id: str) -> None:
    wrong = what_is_wrong(json.loads(record_of(game_id).read_text("utf-8")), played_now(game_id))
    assert not wrong, f"{game_id}: {wrong}"


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_that_changed_without_a_new_version_are_found(game_id: str, tmp_path: Path) -> None:
    kept, now = json.loads(record_of(game_id).read_text("utf-8")), played_now(game_id)
    name = next(iter(now["stories"]))
    now["stories"][name] = "0" * 32  # as after another deal, another score, another view
    assert name in what_is_wrong(kept, now)
    assert "adds a version" in what_is_wrong(kept, now)
    del now["stories"][name]
    assert "adds a version" in what_is_wrong(kept, now), "nor can the story be thrown away"
    assert "not recorded" in what_is_wrong(kept, {**now, "version": now["version"] + 1})
    assert "not recorded" in what_is_wrong(kept, {**now, "because": now["because"] + "; and more"})


def test_recording_adds_stories_and_new_versions_and_forgives_nothing(tmp_path: Path) -> None:
    path, now = tmp_path / "fingerprints.json", played_now("mousekeeping")
    record("mousekeeping", path)
    assert json.loads(path.read_text("utf-8")) == now
    first, *others = now["stories"]
    path.write_text(json.dumps({**now, "stories": {first: "otherwise"}}), "utf-8")
    record("mousekeeping", path)
    kept = json.loads(path.read_text("utf-8"))
    assert kept["stories"] == {first: "otherwise", **{name: now["stories"][name] for name in others}}
    assert first in what_is_wrong(kept, now)
    path.write_text(json.dumps({**kept, "version": now["version"] - 1}), "utf-8")
    record("mousekeeping", path)
    assert json.loads(path.read_text("utf-8")) == now
