from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any

from bench.tasks import Others, Task, tasks


def ran(pid: int, at: int, wall: int, own: int, name: str = "ThreadControllerImpl::RunTask") -> dict[str, Any]:
    return {"name": name, "pid": pid, "tid": 1, "ts": at, "dur": wall, "tdur": own, "args": {}}


def named(pid: int, name: str) -> dict[str, Any]:
    return {"name": "thread_name", "pid": pid, "tid": 1, "ts": 0, "args": {"name": name}}


def test_only_the_main_thread_of_our_own_page_counts_since_it_was_opened() -> None:
    ours, another, worker = 1, 2, 3
    events = [named(ours, "CrRendererMain"), named(another, "CrRendererMain"), named(worker, "DedicatedWorker thread"),
              ran(ours, 1_000, 90_000, 80_000),  # what was there before
              {"name": "navigationStart", "pid": ours, "tid": 1, "ts": 200_000, "args": {"url": "http://127.0.0.1:9/"}},
              ran(ours, 250_000, 60_000, 12_000), ran(ours, 400_000, 7_000, 7_000, "PerformMicrotaskCheckpoint"),
              ran(ours, 500_000, 70_000, 70_000, "Layout"),  # part of a task
              ran(another, 300_000, 99_000, 99_000), ran(worker, 300_000, 99_000, 99_000)]
    assert tasks(json.dumps({"traceEvents": events}).encode()) == [Task(60, 12), Task(7, 7)]


def test_what_this_program_has_started_is_not_others() -> None:
    others = Others()
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        while others._times()[2] - others.before[2] < 30:  # ticks
            time.sleep(0.05)
        total, in_use, ours = [now - then for now, then in zip(others._times(), others.before, strict=True)]
    finally:
        busy.kill()
        busy.wait()
    assert 30 <= ours <= in_use + 5 <= total + 5
    assert 0 <= others.share() <= 1
