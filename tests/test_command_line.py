"""The `mousehole` command as a person uses it: good replies, and one line per error."""
from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from argparse import Namespace
from contextlib import redirect_stderr, redirect_stdout
from datetime import date
from pathlib import Path

import pytest

from mousehole.cli import main
from mousehole.commands.arguments import loaded
from mousehole.games import GAMES, edition_text, facts_of
from mousehole.kernel import BadSetup


def mousehole(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """What the command answers, in this process: a start of Python for every bad word would take minutes in all."""
    out, err, was = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(stdin)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = main(list(args))
            except SystemExit as stop:  # the parser's way out
                code = stop.code if isinstance(stop.code, int) else 1
    finally:
        sys.stdin = was
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


def process(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, through real pipes."""
    return subprocess.run([sys.executable, "-m", "mousehole", *args], input=stdin, capture_output=True, text=True,
                          check=False, timeout=120, env=os.environ | {"PYTHONUTF8": "1"})


def answer(*args: str, stdin: str = "") -> str:
    done = mousehole(*args, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def finished_log(folder: Path) -> Path:
    """An untimed match of one player who always takes the first choice."""
    log = folder / "match.log"
    answer("play", "mousekeeping", "--seats", "1", "--option", "move_limit=60", "--seed", "4", "--save", str(log),
           stdin="1\n" * 60)
    return log


def test_games_are_listed_for_people_and_programs() -> None:
    listed = json.loads(answer("games", "--json"))

    assert [row["id"] for row in listed] == list(GAMES)
    assert all(row["options"] and row["editions"] and row["blurb"] for row in listed)
    assert "1–7 players" in answer("games")
    assert "Premier joueur" in answer("games", "--lang", "fr")


def test_rules_by_clause_in_both_languages() -> None:
    assert answer("rules", "mousekeeping", "KEEP-13").startswith("KEEP-13  A room that reads the same")
    assert answer("rules", "mousekeeping", "13", "--lang", "fr").startswith("KEEP-13  Une chambre")
    assert "KEEP-21" in answer("rules", "mousekeeping")


@pytest.mark.parametrize(("language", "read"), [
    ("en", "HEAD-33  Cheese Heist: every trap gets another token. Our ruling: It lies face up."),
    ("fr", "HEAD-33  Vol de fromages : chaque piège reçoit un jeton de plus. (Notre choix) Il est face visible."),
    ("de", "HEAD-33  Käseraub: Auf jede Falle kommt ein weiteres Plättchen. Unsere Festlegung: Es liegt offen.")])
def test_a_rule_reads_well_without_its_marks(language: str, read: str) -> None:
    assert answer("rules", "head-of-mousehold", "33", "--lang", language).strip().replace("\u00a0", " ") == read


def test_the_same_seed_gives_the_same_outcomes() -> None:
    args = ["simulate", "mousekeeping", "--seats", "4", "--games", "200", "--bots", "random", "--seed", "1", "--json"]

    first, second, other = [json.loads(answer(*args[:-2], seed, "--json")) for seed in ("1", "1", "2")]

    assert first["outcomes"] == second["outcomes"]
    assert first["outcomes"] != other["outcomes"]
    assert len(first["outcomes"]) == first["games"] == 200
    assert first["speed"]["decisions_per_second"] > 0


def test_bots_can_be_mixed_and_play_every_game() -> None:
    for game_id in GAMES:
        text = answer("simulate", game_id, "--games", "2", "--bots", "random,greedy")
        assert f"2 games of {facts_of(game_id).title}" in text


def test_a_match_is_kept_told_and_verified(tmp_path: Path) -> None:
    log = finished_log(tmp_path)

    assert "OK. Mousekeeping!, rules version 3, 1 seat, 60 moves" in answer("verify", str(log))
    told = answer("replay", str(log))
    assert "No moves left." in told
    assert "Mode: Untimed: 60 moves" in told
    assert "Clock:" not in told, "where moves are counted, no clock runs"
    assert "here 124" in answer("replay", str(log), "--at", "0")
    assert "Plus de coups" in answer("replay", str(log), "--at", "60", "--lang", "fr")


def test_a_match_that_is_left_can_be_continued(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    told = answer("play", "mousekeeping", "--seats", "2", "--option", "move_limit=60", "--save", str(log),
                  stdin="1\n2\nq\n")
    assert "--resume" in told
    before = log.read_text()

    answer("play", "--resume", str(log), stdin="1\n" * 40)

    assert log.read_text().startswith(before)
    assert "60 moves" in answer("verify", str(log))


def test_without_a_game_there_is_a_menu() -> None:
    told = answer("play", stdin="99\nq\n")

    assert "Which game do you want to play?" in told
    assert "Unknown game" in told


def test_bad_lines_are_answered_in_words_and_cost_nothing(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    told = answer("play", "mousekeeping", "--seats", "1", "--option", "move_limit=60", "--save", str(log),
                  stdin="99\n443\n133\nhello\n\n?\nrules 12\nrules nonsense\n1\nq\n")

    assert "[KEEP-12]" in told
    assert "[KEEP-4]" in told
    assert "is not a move here. Type the number of a move" in told
    assert len(log.read_text().splitlines()) == 2, "the head, and the one good answer"


def bad_logs(folder: Path) -> dict[str, tuple[Path, str]]:
    good = finished_log(folder).read_text()
    texts = {
        "truncated": (good[:-40], "Line 62 can’t be read"),
        "cut": ("".join(good.splitlines(keepends=True)[:9]), "stops after move 8"),
        "edited": (good.replace('"seats": 1', '"seats": 2', 1), "was edited"),
        "empty": ("", "not a Mousehole replay file"),
        "of no game": (good.replace('"game": "mousekeeping"', '"game": "chess"').splitlines()[0],
                       "Unknown game “chess”"),
        "of another printing": (good.splitlines(keepends=True)[0].replace('"check": "', '"check": "0'),
                                "different version of the edition “standard”"),
    }
    found = {}
    for name, (text, words) in texts.items():
        path = folder / f"{name}.log"
        path.write_text(text)
        found[name] = path, words
    binary = folder / "binary.log"
    binary.write_bytes(bytes(range(256)))
    return found | {"binary": (binary, "not a text file"), "missing": (folder / "nowhere.log", "file not found")}


def assert_one_line(done: subprocess.CompletedProcess[str], words: str) -> None:
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert words in done.stderr


def test_what_is_wrong_with_a_log_is_one_line_and_exit_2(tmp_path: Path) -> None:
    for path, words in bad_logs(tmp_path).values():
        assert_one_line(mousehole("verify", str(path)), words)


@pytest.mark.parametrize(("args", "words"), [
    (["simulate", "chess"], "Unknown game “chess”"),
    (["simulate", "mousekeeping", "--seats", "0"], "1 to 7 players, not 0"),
    (["simulate", "mousekeeping", "--seats", "9"], "1 to 7 players, not 9"),
    (["simulate", "mousekeeping", "--seats", "many"], "must be a whole number, not “many”"),
    (["simulate", "mousekeeping", "--option", "clock=5"], "Option “clock” can’t be 5"),
    (["simulate", "mousekeeping", "--option", "clock"], "NAME=VALUE"),
    (["simulate", "mousekeeping", "--option", "tempo=5"], "has no option “tempo”"),
    (["simulate", "mousekeeping", "--bots", "genius"], "Unknown bot “genius”"),
    (["simulate", "mousekeeping", "--games", "0"], "at least 1"),
    (["simulate", "mousekeeping", "--edition", "gold"], "has no edition “gold”"),
    (["simulate", "mousekeeping", "--edition", "nowhere.toml"], "file not found"),
    (["rules", "mousekeeping", "KEEP-99"], "has no rule KEEP-99"),
    (["rules", "chess"], "Unknown game “chess”"),
    (["play", "chess"], "Unknown game “chess”"),
    (["play", "mousekeeping", "--seats", "9"], "not 9"),
    (["play", "mousekeeping", "--seed", "-1"], "--seed"),
    (["replay", "nowhere.log"], "file not found"),
    (["play", "mousekeeping", "--people", "3", "--seats", "2"], "0 to 2 people"),
    (["play", "mousekeeping", "--bots", "genius"], "Unknown bot “genius”"),
    (["join", "nonsense"], "is not a link"),
    (["join", "http://127.0.0.1:9/t/table"], "Can’t reach the server"),
    (["join", "http://127.0.0.1:9"], "Can’t reach the server"),
    (["join", "http://127.0.0.1:9", "--open", "chess"], "Unknown game “chess”"),
    (["dance"], "unknown command “dance”"),
    ([], "missing"),
], ids=str)
def test_bad_input_is_one_line_and_exit_2(args: list[str], words: str) -> None:
    assert_one_line(mousehole(*args), words)


def bad_editions() -> dict[str, tuple[str, str]]:
    good = edition_text("house-mouse")
    return {
        "not TOML": ("hello", "not a valid TOML file"),
        "without a head": (good.replace("[edition]", "[edit]"), "must begin with a table [edition]"),
        "without rooms": (good.replace("[rooms]", "[zooms]"), "has no “rooms”"),
        "with too few rooms": (good.replace("count = 8", "count = 2", 1), "there are only 2 room cards"),
        "with a strange effect": (good.replace('do = "peek"', 'do = "peep"'), "there is no effect \"peep\""),
        "with an entry that lacks something": (good.replace("copies = 3\n", "", 1),
                                               '[[points]] 1 "Dryer Lint": “copies” is missing.'),
        "of another game": (edition_text("mousekeeping"), "is for mousekeeping, not for house-mouse"),
    }


def test_what_is_wrong_with_an_edition_is_one_line_that_names_the_file(tmp_path: Path) -> None:
    for name, (text, words) in bad_editions().items():
        file = tmp_path / f"{name}.toml"
        file.write_text(text)
        with pytest.raises(BadSetup) as error:
            loaded(Namespace(game="house-mouse", edition=str(file), lang="en"))
        assert str(error.value).startswith(f"{file}: ")
        assert words in str(error.value)
    assert_one_line(mousehole("play", "house-mouse", "--plain", "--edition", str(file), stdin="1\n"), words)


def test_a_custom_edition_is_played_in_words_and_kept_with_the_match(tmp_path: Path) -> None:
    file, log = tmp_path / "mine.toml", tmp_path / "match.log"
    file.write_text(edition_text("mousekeeping").replace('name = "standard"', 'name = "mine"'))

    answer("play", "mousekeeping", "--plain", "--edition", str(file), "--option", "move_limit=60", "--save", str(log),
           stdin="1\n")
    file.unlink()
    answer("play", "--plain", "--resume", str(log), stdin="1\n" * 60)

    assert "edition “mine”" in answer("replay", str(log)).splitlines()[0]


@pytest.mark.parametrize(("args", "code"), [
    (["games", "--json"], 0), (["simulate", "chess"], 2), (["dance"], 2),
    (["play", "mousekeeping", "--seats", "1", "--option", "move_limit=60", "--seed", "4"], 0)], ids=str)
def test_a_separate_process_answers_the_same(args: list[str], code: int) -> None:
    here, there = mousehole(*args, stdin="1\n" * 60), process(*args, stdin="1\n" * 60)
    assert there.returncode == here.returncode == code
    assert there.stdout == here.stdout
    assert there.stderr == here.stderr


def test_replaying_past_the_end_is_said(tmp_path: Path) -> None:
    assert_one_line(mousehole("replay", str(finished_log(tmp_path)), "--at", "61"), "0 to 60")


def test_a_match_is_played_on_from_any_moment(tmp_path: Path) -> None:
    log, file = str(finished_log(tmp_path)), str(tmp_path / "on.log")
    told = answer("replay", log, "--play-on", "50", "--save", file, stdin="1\n" * 10)
    assert "begins in the middle of another one" in told and "No moves left." in told
    checked = answer("verify", file)
    assert "10 moves" in checked and "Nothing is claimed about its shuffle" in checked
    assert "No moves left." in answer("replay", file)
    assert "No moves left." in answer("replay", file, "--play-on", "5", stdin="1\n" * 5)  # and on from there
    assert_one_line(mousehole("replay", log, "--play-on", "60"), "over at that moment")
    assert_one_line(mousehole("replay", log, "--play-on", "61"), "60 moves")
    assert_one_line(mousehole("replay", log, "--play-on", "5", "--seat", "2"), "no such seat")
    assert_one_line(mousehole("replay", log, "--play-on", "5", "--bots", "nobody"), "nobody")
    head, *rest = Path(file).read_text().splitlines()
    edited = json.loads(head)
    edited["position"]["table"]["room"] = 999
    Path(file).write_text("\n".join([json.dumps(edited), *rest[:-1]]) + "\n")
    assert_one_line(mousehole("replay", file), "impossible in this game")


def test_the_deal_of_the_day_is_played_told_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "day.log")
    told = answer("play", "mousekeeping", "--day", "--plain", "--pace", "0", "--save", file, stdin="1\n" * 60)
    head, score = told.splitlines()[-2:]
    day = head.removeprefix("Mousehole · Mousekeeping! · ")
    assert date.fromisoformat(day)
    assert score.endswith(" in 60 moves")
    checked = answer("verify", file)
    assert f"deal of the day, {day}" in checked
    assert "anybody could have looked ahead" in checked
    again = str(tmp_path / "again.log")
    answer("play", "mousekeeping", "--day", day, "--plain", "--pace", "0", "--save", again, stdin="1\n" * 60)
    assert [line.split('"choice"')[1] for line in Path(file).read_text().splitlines() if '"choice"' in line] == \
        [line.split('"choice"')[1] for line in Path(again).read_text().splitlines() if '"choice"' in line]


@pytest.mark.parametrize(("args", "why"), [
    (["--day", "tomorrow"], "is not a day"), (["--day", "1999-01-01"], "can be played from"),
    (["--day", "--seed", "3"], "leave out --seed"), (["--day", "--seats", "2"], "leave out --seats")])
def test_no_other_deal_of_the_day_can_be_had(args: list[str], why: str) -> None:
    done = mousehole("play", "mousekeeping", *args, "--plain")
    assert done.returncode == 2
    assert why in done.stderr
