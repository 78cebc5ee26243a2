"""What a page's main thread did, from a trace of Chromium; and how busy the machine was with other things meanwhile."""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

OURS = "127.0.0.1"  # a browser has pages of its own
TASKS = ("RunTask", "PerformMicrotaskCheckpoint")  # what follows a task at once is not always part of it in a trace


class Task(NamedTuple):
    wall: float  # ms on the clock
    own: float   # ms of processor time: the rest was waiting for a processor


def tasks(trace: bytes) -> list[Task]:
    """Return all tasks of our page's main thread since it was last navigated."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events
             if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"}
    ours = {place for each in events
            if (place := (each["pid"], each["tid"])) in mains and OURS in str(each.get("args"))}
    mine = [each for each in events if (each["pid"], each["tid"]) in ours]
    since = max([each["ts"] for each in mine if each["name"] == "navigationStart"], default=0)
    return [Task(each.get("dur", 0) / 1000, each.get("tdur", 0) / 1000) for each in mine
            if each["name"].endswith(TASKS) and each["ts"] + each.get("dur", 0) >= since]


class Others:
    """The share of the machine's processors that other programs have used since this was made."""

    def __init__(self) -> None:
        self.before = self._times()

    def share(self) -> float:
        total, busy, ours = [now - then for now, then in zip(self._times(), self.before, strict=True)]
        return max(0.0, busy - ours) / total if total else 0.0

    @staticmethod
    def _times() -> tuple[int, int, int]:
        """Return ticks: all, those in use, and those of this program and everything it has started."""
        fields = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        parents, used = dict[int, int](), dict[int, int]()
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                rest = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            parents[int(folder.name)] = int(rest[1])
            used[int(folder.name)] = sum([int(each) for each in rest[11:15]])  # and of children that have ended
        ours = {os.getpid()}
        while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
            ours |= more
        return sum(fields), sum(fields) - fields[3] - fields[4], sum([used.get(pid, 0) for pid in ours])
