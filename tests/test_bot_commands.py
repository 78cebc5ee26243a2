"""Arena, hint, review and report as a person uses them."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from mousehole.learned.model import read
from tests.test_command_line import answer, finished_log, mousehole


def test_the_arena_prints_a_table_and_continues_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    args = ["arena", "mousekeeping", "--bots", "random,pip,bramble", "--option", "move_limit=60", "--seed", "3",
            "--workers", "1", "--json", str(file)]

    first = answer(*args, "--games", "6")
    again = answer(*args, "--games", "6")
    more = answer(*args, "--games", "12")

    assert first == again
    assert "| bramble | 2 |" in first
    assert "| bramble | 4 |" in more
    assert "12 games on 4 deals" in more


def test_training_says_what_it_does_and_writes_a_model(tmp_path: Path) -> None:
    out = tmp_path / "model.toml"
    args = ["train", "head-of-mousehold", "--games", "256", "--hidden", "0", "--every", "20", "--duels", "1",
            "--simulations", "2", "--workers", "1", "--work", str(tmp_path / "work"), "--out", str(out)]

    told = answer(*args)

    assert "round 1: 256 of 256 games" in told
    assert "held-out loss" in told
    assert "round 1: 1 of 1 duels" in told
    assert read(out.read_text("utf-8")).origin["games"] == 256
    assert mousehole(*args[:-4], "--work", str(tmp_path / "work"), "--seed", "1", "--out", str(out)).returncode == 2


@pytest.mark.parametrize(("args", "why"), [
    (["arena", "mousekeeping", "--bots", "nobody"], "Unknown bot “nobody”"),
    (["arena", "mousekeeping", "--bots", "pip,pip"], "only once"),
    (["arena", "mousekeeping", "--games", "0"], "at least 1"),
    (["arena", "chess"], "Unknown game “chess”"),
    (["arena", "mousekeeping", "--seats", "99"], "1 to 7 players"),
    (["train", "mousekeeping"], "Mousekeeping! has no evaluation that can be learned"),
    (["train", "haunted-mouse", "--hidden", "7"], "multiple of 8"),
    (["hint", "no-such-file"], "no-such-file")])
def test_what_is_wrong_is_said_in_one_line(args: list[str], why: str) -> None:
    done = mousehole(*args)
    assert done.returncode == 2
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_hints_and_a_review_of_a_kept_match_in_both_languages(tmp_path: Path) -> None:
    log = str(finished_log(tmp_path))

    told = answer("hint", log, "--at", "3", "--simulations", "30")
    assert "1. Go to room" in told
    assert "moves compared" in told
    assert "Moves to the next mouse: " in told
    assert "Aller à la chambre" in answer("hint", log, "--at", "3", "--simulations", "9", "--lang", "fr")
    assert "the game is over" in answer("hint", log)
    (asked,) = json.loads(answer("hint", log, "--at", "3", "--simulations", "30", "--json"))
    assert asked["hints"][0]["choice"]["is"] == "Place"
    assert [(hint["rank"], hint["chance"]) for hint in asked["hints"]] == [(1, None), (2, None), (3, None)]
    assert asked["hints"][0]["reasons"][0]["measure"] == "way"

    assert "no better move found" in answer("review", log)
    assert "aucun meilleur coup trouvé" in answer("review", log, "--lang", "fr")
    assert len(json.loads(answer("review", log, "--json"))["points"]) == 61


def test_a_score_is_never_called_a_chance_of_winning(tmp_path: Path) -> None:
    log = str(finished_log(tmp_path))
    told = answer("hint", log, "--at", "58", "--simulations", "20")  # no mouse is caught: all results are below 1
    assert told.count("of 3 moves compared") == 3
    assert "%" not in told
    lines = answer("review", log).splitlines()
    assert "%" not in " ".join([line for line in lines if "no better move found" not in line])


@pytest.mark.parametrize(("args", "why"), [
    (["--at", "99"], "--at must be 0 to 60"), (["--seat", "4"], "--seat must be 1 to 1"),
    (["--most", "0"], "at least 1"),
    (["--seat", "0"], "--seat must be 1 to 1, not 0")])
def test_a_hint_for_nowhere_is_refused(tmp_path: Path, args: list[str], why: str) -> None:
    done = mousehole("hint", str(finished_log(tmp_path)), *args)
    assert done.returncode == 2
    assert why in done.stderr
