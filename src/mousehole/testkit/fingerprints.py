"""Fingerprints of each game version: rules that play differently need a new version, or old journals are misread.

A game's `fingerprints.json` keeps, for its last version and the reason for it, how every golden playthrough ended up.
New stories may come; a story that has changed means that the game has. The reason of a version that nobody has used
yet may still be extended: then its fingerprints are recorded again.
"""
from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from mousehole.games import facts_of, folder
from mousehole.testkit.playthrough import playthroughs

MARK = "fingerprint: "


def record_of(game_id: str) -> Path:
    return Path(str(files(folder(game_id)))) / "tests" / "playthroughs" / "fingerprints.json"


def played_now(game_id: str) -> dict[str, Any]:
    """Return the fingerprints of the stories, each of which is replayed in the tests of its game."""
    versions = facts_of(game_id).versions
    stories = {path.stem: path.read_text("utf-8").splitlines()[-1].removeprefix(MARK) for path in playthroughs(game_id)}
    return {"version": len(versions), "because": versions[-1], "stories": stories}


def what_is_wrong(kept: dict[str, Any], now: dict[str, Any]) -> str:
    """Say why these two cannot belong to the same version; "": they can."""
    if _edition(kept) != _edition(now):
        return f"what version {now['version']} plays is not recorded: python -m mousehole.testkit.playthrough rewrite"
    changed = [name for name, mark in kept["stories"].items() if now["stories"].get(name) != mark]
    if changed:
        return (f"{', '.join(changed)} went otherwise when version {now['version']} was recorded: whoever changes the "
                "rules adds a version to meta.py, with its reason (or extends the reason of one that is still new); "
                "then: python -m mousehole.testkit.playthrough rewrite")
    if set(kept["stories"]) != set(now["stories"]):
        return "a new story is not recorded: python -m mousehole.testkit.playthrough rewrite"
    return ""


def _edition(record: dict[str, Any]) -> tuple[Any, Any]:
    return record["version"], record["because"]


def record(game_id: str, path: Path | None = None) -> None:
    """Record the version's fingerprints, unless others are known for it: that takes a new version."""
    path, now = path or record_of(game_id), played_now(game_id)
    kept: dict[str, Any] = {"version": 0, "because": "", "stories": {}}
    if path.exists():
        kept = json.loads(path.read_text("utf-8"))
    if _edition(kept) == _edition(now):
        now["stories"] = {**now["stories"], **kept["stories"]}
    path.write_text(json.dumps(now, indent=2, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
