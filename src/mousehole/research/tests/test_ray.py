"""Contests on a real Ray cluster on this machine; skipped without Ray, which is part of the extra `research`."""
from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from mousehole.bots.contest import Contest
from mousehole.research import arena

CONTEST = Contest("mousekeeping", 2, ("random", "greedy"), 3, (("move_limit", 60),))
DEALS = 24


def workers() -> list[int]:
    """The processes of the cluster that play deals, or wait for one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if title.startswith((b"ray::_numbered", b"ray::IDLE")):
            found.append(int(folder.name))
    return found


def test_a_lost_worker_costs_time_but_no_deal(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    if not Path("/proc/self/cmdline").exists():
        pytest.skip("processes are found in /proc")
    lost: list[int] = []

    def lose_a_worker(done: int, of: int) -> None:
        if done == 1 and not lost:
            lost.extend(workers()[:1])
            for pid in lost:
                os.kill(pid, signal.SIGKILL)

    played = arena.run(CONTEST, DEALS, tmp_path / "arena.jsonl", ray="local", progress=lose_a_worker)

    assert lost
    assert played == arena.run(CONTEST, DEALS)
    assert arena.run(CONTEST, DEALS, tmp_path / "arena.jsonl", ray="nowhere") == played, "nothing is left to be played"
