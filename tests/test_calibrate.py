"""`mousehole calibrate` plays, fits and checks; what it has played it does not play again."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from mousehole.bots.chances import LIFT_WEIGHTS
from mousehole.cli import main
from mousehole.kernel import BadSetup
from mousehole.research import played
from mousehole.table.fitted import Fitted, read

GAME = "haunted-mouse"


def calibrate(out: Path, file: Path, *more: str) -> Fitted:
    assert main(["--lang", "en", "calibrate", GAME, "--edition", "round", "--games", "24", "--expert-games", "3",
                 "--out", str(out), "--json", str(file), *more]) == 0
    return read(out.read_text("utf-8"))


def test_a_small_calibration_fits_every_mode_checks_both_levels_and_goes_on_where_it_stopped(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out, file = tmp_path / "chances.toml", tmp_path / "samples.jsonl"
    found = calibrate(out, file)
    assert [row.mode for row in found.rows] == ["2", "3", "4", "5"]
    assert all(len(row.lift) == LIFT_WEIGHTS for row in found.rows)
    assert [family.name for family in found.families] == ["2", "3", "4", "5", "all"]
    games = {family.name: family.games for family in found.families}
    assert games == {"2": 3, "3": 2, "4": 2, "5": 2, "all": 9}
    for family in found.families:
        assert family.by_chance is not None
        assert 0 < family.by_chance < 0.6
    assert "| round | all |" in capsys.readouterr().out

    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:40], "utf-8")  # stopped while the last block was being written
    again = list[played.Task]()
    block = played.play_block

    def counted(tasks: list[played.Task], number: int) -> tuple[int, list[tuple[object, ...]]]:
        again.append(tasks[number])
        return block(tasks, number)

    monkeypatch.setattr(played, "play_block", counted)
    assert calibrate(out, file) == found
    assert again == [played.Task(*json.loads(lines[-1])["task"])]


def test_games_that_are_checked_are_others_than_those_that_were_fitted() -> None:
    def numbers(bot: str, others: bool) -> set[tuple[int, int]]:
        tasks = played.tasks_of(GAME, "round", bot, 1, [70, 70, 5, 0], others)
        assert sum(task.games for task in tasks) == 145
        assert len({task[:-1] for task in tasks}) == len(tasks)
        return {(task.setup, n) for task in tasks for n in range(task.first, task.first + task.games)}

    fitted, checked = numbers("bramble", False), numbers("old-whiskers@1", True)
    assert len(fitted) == len(checked) == 145
    assert not {n for _, n in fitted} & {n for _, n in checked}
    assert len({n for _, n in checked}) == 145, "no two set-ups have a game in common"


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text('{"deal": 1}\n', "utf-8")
    with pytest.raises(BadSetup) as refused:
        played.kept(file)
    assert refused.value.args[1] == "not-samples"
    assert file.read_text("utf-8") == '{"deal": 1}\n'
