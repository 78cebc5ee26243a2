"""The arena: the same games wherever they are played, and nothing that was played is lost."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mousehole.bots.contest import Contest, Record, play_deal
from mousehole.kernel import BadSetup
from mousehole.research import arena

CONTEST = Contest("mousekeeping", 2, ("random", "greedy"), 3, (("move_limit", 60),))


def test_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    alone = arena.run(CONTEST, 6)
    assert arena.run(CONTEST, 6, tmp_path / "out.jsonl", workers=2) == alone
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 7


def test_deals_in_the_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "out.jsonl"
    four = arena.run(CONTEST, 4, file)
    played: list[int] = []

    def noted(contest: Contest, deal: int) -> list[Record]:
        played.append(deal)
        return play_deal(contest, deal)

    monkeypatch.setattr(arena, "play_deal", noted)

    six = arena.run(CONTEST, 6, file)

    assert played == [4, 5]
    assert six[:4] == four
    assert six == arena.run(CONTEST, 6)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    whole = arena.run(CONTEST, 3, file)
    file.write_text(file.read_text()[:-40])

    assert arena.run(CONTEST, 3, file) == whole
    assert [json.loads(line)["deal"] for line in file.read_text().splitlines()[1:]] == [0, 1, 2]


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    arena.run(CONTEST, 1, file)
    with pytest.raises(BadSetup, match="there seed is 3, here 4"):
        arena.run(Contest("mousekeeping", 2, ("random", "greedy"), 4, (("move_limit", 60),)), 1, file)
    for text in ("hello\n", "[]\n", '{"mousehole": "arena"}\n[1]\n'):
        file.write_text(text)
        with pytest.raises(BadSetup, match=r"not an arena file|damaged"):
            arena.run(CONTEST, 1, file)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match="research"):
        arena.run(CONTEST, 1, ray="local")


class Cluster:
    """Stands in for Ray, which is too large to install for a test: tasks wait until somebody asks, newest first."""

    def __init__(self) -> None:
        self.settings: dict[str, Any] = {}
        self.is_open = False

    def init(self, **settings: Any) -> None:
        self.settings, self.is_open = settings, True

    def remote(self, **_: Any) -> Any:
        return lambda function: SimpleNamespace(remote=lambda *args: (function, args))

    def put(self, value: Any) -> Any:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Any) -> Any:
        function, args = task
        return function(*args)

    def shutdown(self) -> None:
        self.is_open = False


@pytest.mark.parametrize(("address", "key", "value"), [
    ("local", "_node_ip_address", "127.0.0.1"), ("ray://there:10001", "address", "ray://there:10001")])
def test_on_a_cluster_the_games_are_the_same(monkeypatch: pytest.MonkeyPatch, address: str, key: str,
                                             value: str) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)

    assert arena.run(CONTEST, 3, ray=address) == arena.run(CONTEST, 3)
    assert cluster.settings[key] == value
    assert not cluster.is_open
