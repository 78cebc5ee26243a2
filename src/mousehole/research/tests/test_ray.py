"""Work on a real Ray cluster on this machine; skipped without Ray, which is part of the extra `research`."""
from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from mousehole.bots.contest import Contest
from mousehole.research import arena, export
from mousehole.research.workers import shared_out
from tests.test_command_line import mousehole

CONTEST = Contest("mousekeeping", 2, ("random", "greedy"), 3, (("move_limit", 60),))
DEALS = 24


def workers() -> list[int]:
    """The processes of the cluster that are at work, or wait for some."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if title.startswith((b"ray::work_on", b"ray::IDLE")):
            found.append(int(folder.name))
    return found


def test_a_lost_worker_costs_time_but_no_work(tmp_path: Path) -> None:
    """Contest and export share two workers each; one is killed, and what it had begun is done again."""
    pytest.importorskip("ray")
    if not Path("/proc/self/cmdline").exists():
        pytest.skip("processes are found in /proc")
    lost: list[int] = []

    def lose_a_worker(done: int, of: int) -> None:
        if done and not lost:
            lost.extend(workers()[:1])
            for pid in lost:
                os.kill(pid, signal.SIGKILL)

    played = arena.run(CONTEST, DEALS, tmp_path / "arena.jsonl", 2, ray="local", progress=lose_a_worker)

    assert lost
    assert played == arena.run(CONTEST, DEALS)
    assert arena.run(CONTEST, DEALS, tmp_path / "arena.jsonl", ray="nowhere") == played, "nothing is left to be played"

    lost.clear()
    matches = Contest("mousekeeping", 1, ("random",), 1, (), "tiny")
    there = export.export(matches, 300, tmp_path / "there", "x", 2, "local", lose_a_worker)
    assert lost
    here = export.export(matches, 300, tmp_path / "here", "x")
    assert [file.read_bytes() for file in there] == [file.read_bytes() for file in here]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = mousehole("simulate", "mousekeeping", "--games", "1", "--ray", "somewhere")
    assert done.returncode == 2
    assert "pip install 'mousehole[research]'" in done.stderr


def test_nothing_to_do_needs_no_cluster() -> None:
    assert list(shared_out(len, [], 2, "nowhere")) == []
