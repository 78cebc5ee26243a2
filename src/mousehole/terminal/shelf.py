"""Saved matches: each is a log that `mousehole replay` and `verify` read; a file next to it says who sat where."""
from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from mousehole.kernel.log import BadLog, Log
from mousehole.terminal.seating import Seating


def home() -> Path:
    """Return `MOUSEHOLE_HOME`, or the desktop's directory for data of programs."""
    chosen = os.environ.get("MOUSEHOLE_HOME")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mousehole"


def matches() -> Path:
    """Return our own folder of saved matches."""
    return home() / "matches"


class Kept(NamedTuple):
    path: Path
    log: Log

    @property
    def is_over(self) -> bool:
        return self.log.result is not None

    @property
    def when(self) -> str:
        return datetime.fromtimestamp(self.path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")


def new_path(game_id: str, folder: Path | None = None) -> Path:
    """Return a name that is not taken yet."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    folder = folder or matches()
    path, n = folder / f"{game_id}-{stamp}.log", 1
    while path.exists():
        n += 1
        path = folder / f"{game_id}-{stamp}-{n}.log"
    return path


def keep(path: Path, log: Log, seating: Seating | None = None) -> None:
    """Write all or nothing: after a crash in the middle, the last saved version is still there."""
    if path.parent == matches():  # nobody's folder but our own is made
        path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, log.write())
    if seating is not None and not seats_path(path).exists():
        _write(seats_path(path), seating.write())


def keeper(path: Path, seating: Seating) -> Callable[[Log], None]:
    """Save the match; a table calls this after every answer."""
    def keep_it(log: Log) -> None:
        keep(path, log, seating)
    return keep_it


def keep_time(path: Path, passed: int) -> None:
    """How long the match has been played, in ms: a log knows it only as of the last answer."""
    _write(time_path(path), f"{passed}\n")


def time_of(path: Path | None) -> int:
    """What was last kept; 0: nothing, or nothing that can be read."""
    try:
        return max(int(time_path(path).read_text("utf-8")), 0) if path else 0
    except (OSError, ValueError):
        return 0


def time_path(path: Path) -> Path:
    return path.with_name(path.name + ".time")


def seats_path(path: Path) -> Path:
    return path.with_name(path.name + ".seats")


def seating_of(path: Path, seats: int) -> Seating | None:
    try:
        return Seating.read(seats_path(path).read_text("utf-8"), seats)
    except (OSError, UnicodeDecodeError):
        return None


def kept(folder: Path | None = None) -> list[Kept]:
    """List the matches, newest first. Files that are not logs are left alone."""
    found = []
    for path in (folder or matches()).glob("*.log"):
        try:
            found.append(Kept(path, Log.read(path.read_text("utf-8"))))
        except (BadLog, OSError, UnicodeDecodeError):
            continue
    return sorted(found, key=lambda each: each.path.stat().st_mtime, reverse=True)


def forget(path: Path) -> None:
    path.unlink(missing_ok=True)
    seats_path(path).unlink(missing_ok=True)
    time_path(path).unlink(missing_ok=True)


def _write(path: Path, text: str) -> None:
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, "utf-8")
    draft.replace(path)
