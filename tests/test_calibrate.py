"""`mousehole calibrate` plays, fits and checks; what it has played it does not play again."""
from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

import pytest

from mousehole.bots.chances import LIFT_WEIGHTS
from mousehole.cli import main
from mousehole.commands.calibrate import is_replaced
from mousehole.kernel import BadSetup
from mousehole.research import played
from mousehole.table.fitted import Fitted, Made, chances_of, file_of, read, written

GAME = "haunted-mouse"


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A small calibration and its games, which are the slow part; tests change copies of both."""
    folder = tmp_path_factory.mktemp("played")
    out, file = folder / "chances.toml", folder / "samples.jsonl"
    calibrate(out, file)
    return out, file


@pytest.fixture
def files(played_once: tuple[Path, Path], tmp_path: Path) -> tuple[Path, Path]:
    out, file = [Path(copy(each, tmp_path / each.name)) for each in played_once]
    return out, file


def calibrate(out: Path, file: Path, *more: str) -> Fitted:
    assert main(["--lang", "en", "calibrate", GAME, "--edition", "round", "--games", "24", "--expert-games", "3",
                 "--out", str(out), "--json", str(file), *more]) == 0
    return read(out.read_text("utf-8"))


def test_a_small_calibration_fits_every_mode_checks_both_levels_and_goes_on_where_it_stopped(
        files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out, file = files
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


def test_a_file_says_how_it_was_made_and_is_made_again_from_that_alone(files: tuple[Path, Path]) -> None:
    out, file = files
    found = read(out.read_text("utf-8"))
    assert found.made == (Made("bramble", "round", 24, 2026, {}), Made("old-whiskers", "round", 3, 2026, {}))
    text = out.read_text("utf-8")
    assert f"#   mousehole calibrate {GAME} --only old-whiskers --edition round --expert-games 3 --seed 2026" in text

    out.write_text(text.replace("weights = [", "weights = [9.0, ", 1), "utf-8")  # somebody has changed a figure
    assert main(["--lang", "en", "calibrate", GAME, "--again", "--json", str(file), "--out", str(out)]) == 0
    assert out.read_text("utf-8") == text
    assert sorted(out.parent.iterdir()) == [out, file]


def test_what_rests_on_fits_that_are_made_again_is_made_again_too(files: tuple[Path, Path]) -> None:
    """Chances of both levels were checked with Bramble's fits as they were then."""
    out, file = files
    before = read(out.read_text("utf-8"))
    assert before.families
    after = calibrate(out, file, "--only", "bramble", "--games", "30")
    assert [made.games for made in after.made] == [30]
    assert after.families == ()
    assert not any(row.lift for row in after.rows)
    again = calibrate(out, file, "--only", "old-whiskers")
    assert [made.level for made in again.made] == ["bramble", "old-whiskers"]
    assert again.families != before.families


def test_a_part_replaces_what_nothing_is_left_of() -> None:
    whole, part = Made("bramble", "standard", 24, 1, {}), Made("bramble", "standard", 50, 1, {"burrows": "hidden"})
    better = Made("old-whiskers", "standard", 3, 1, {})
    assert not is_replaced(whole, part)
    assert is_replaced(part, whole)
    assert is_replaced(part, part._replace(games=60))
    assert is_replaced(better, part)
    assert not is_replaced(whole, better)
    assert is_replaced(better._replace(options={"abilities": True}), better)
    assert not is_replaced(whole, whole._replace(edition="small"))


def test_a_file_that_does_not_say_how_it_was_made_is_left_alone(tmp_path: Path,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "calibrate", GAME, "--again", "--out", str(tmp_path / "none.toml")]) == 2
    assert "does not say how it was made" in capsys.readouterr().err


def test_one_edition_is_made_again_and_the_others_stay(files: tuple[Path, Path]) -> None:
    """After training, only the edition that was learned has to be fitted anew."""
    out, file = files
    ours = read(file_of(GAME).read_text("utf-8"))
    made_here = read(out.read_text("utf-8"))
    standard = tuple([row for row in ours.rows if row.edition == "standard"])
    steps = tuple([made for made in ours.made if made.edition == "standard"])
    text = written("", made_here._replace(rows=(*made_here.rows, *standard), made=(*made_here.made, *steps)))
    out.write_text(text.replace("weights = [", "weights = [9.0, ", 1), "utf-8")
    assert main(["--lang", "en", "calibrate", GAME, "--again", "--edition", "round", "--json", str(file),
                 "--out", str(out)]) == 0
    again = read(out.read_text("utf-8"))
    assert set(again.rows) == {*made_here.rows, *standard}
    assert sorted(map(repr, again.made)) == sorted(map(repr, (*made_here.made, *steps)))


def test_old_whiskers_games_need_fits_to_what_tables_are_rated_now(files: tuple[Path, Path],
                                                                   capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = files
    found = read(out.read_text("utf-8"))
    out.write_text(written("", found._replace(rows=tuple([row._replace(rated_by="0123") for row in found.rows]))),
                   "utf-8")
    assert main(["--lang", "en", "calibrate", GAME, "--only", "old-whiskers", "--edition", "round",
                 "--out", str(out)]) == 2
    assert "“--only bramble” first" in capsys.readouterr().err


def test_the_list_of_games_says_where_hints_show_chances(monkeypatch: pytest.MonkeyPatch,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "games"]) == 0
    assert "chances of winning in 102 of 102 modes" in capsys.readouterr().out
    chances_of.cache_clear()
    monkeypatch.setattr("mousehole.table.fitted.rated_by", lambda game: "0123")  # somebody has trained again
    assert main(["--lang", "en", "games"]) == 0
    assert "“mousehole calibrate haunted-mouse”" in capsys.readouterr().out
    chances_of.cache_clear()
