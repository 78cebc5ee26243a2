"""What has been found out so far, so that a run that had to end early is continued by the next one."""
from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any


class Notes:
    """A line per finding, written at once: nothing is lost if the run is stopped in the middle.

    Findings are about one state of sources and tests. In another one they are forgotten.
    """

    def __init__(self, path: Path, state: str) -> None:
        self.path, self.found = path, dict[str, Any]()
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        whole = [json.loads(line) for line in lines if line.endswith("\n")]  # the last may have been cut off
        if whole and whole[0] == state:
            self.found = dict(whole[1:])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join([f"{json.dumps(each)}\n" for each in [state, *self.found.items()]]), "utf-8")

    def put(self, about: str, found: object) -> None:
        self.found[about] = found
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps((about, found))}\n")


def state_of(files: list[Path], *more: object) -> str:
    """Return what stays the same as long as these files, this Python and whatever else matters do."""
    digest = hashlib.sha256(repr((sys.version, *more)).encode())
    for path in sorted(files):
        digest.update(hashlib.sha256(str(path).encode() + b"\n" + path.read_bytes()).digest())
    return digest.hexdigest()
