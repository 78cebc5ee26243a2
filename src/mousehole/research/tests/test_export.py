"""Exports are the matches of the environments, whole, in parts, with names and a data card."""
from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from mousehole.bots.contest import Contest
from mousehole.games import GAMES, encoder, facts_of, load_game
from mousehole.research import export
from mousehole.research.turns import Setup
from tests.test_command_line import answer, mousehole

CONTEST = Contest("haunted-mouse", 2, ("bramble", "random"), 3, (("first_player", 0),), "tiny")


def test_every_row_is_a_decision_of_the_match_with_that_number(tmp_path: Path) -> None:
    export.export(CONTEST, 4, tmp_path, "x")
    data = np.load(tmp_path / "part-00000.npz")
    game, lines = load_game("haunted-mouse", "tiny"), encoder(load_game("haunted-mouse", "tiny"), 2)
    for match, number in enumerate(data["number"]):
        turns = Setup("haunted-mouse", 2, {"first_player": 0}, "tiny").checked().start(3, int(number))
        for row in np.flatnonzero(data["match"] == match):
            assert turns.seat == data["seat"][row]
            view = game.view(turns.windows.s, turns.seat)
            assert turns.question
            assert np.array_equal(data["observation"][row], lines.view_row(view, turns.question.prompt))
            offered = data["option"][data["first_option"][row]:data["first_option"][row + 1]]
            assert np.array_equal(offered, [lines.option_row(view, option) for option in turns.options])
            turns.answer(turns.options[data["choice"][row]])
        assert turns.seat is None
        assert list(data["rewards"][match]) == turns.rewards()
        assert list(data["scores"][match]) == list(game.outcome(turns.windows.s).scores)
        assert game.outcome(turns.windows.s).reason == data["reason"][match]
    assert np.array_equal(data["reward"], data["rewards"][data["match"], data["seat"]])
    assert data["first_option"][-1] == len(data["option"])
    assert set(data.files) == set(export.COLUMNS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_exported_with_a_card_and_names(game: str, tmp_path: Path) -> None:
    seats = max(2, facts_of(game).fewest)
    answer("export", game, "--games", "1", "--seats", str(seats), "--edition", "tiny", "--bots", "random,bramble",
           "--workers", "1", "--out", str(tmp_path))
    data, card = np.load(tmp_path / "part-00000.npz"), (tmp_path / "README.md").read_text("utf-8")
    names = json.loads((tmp_path / "layout.json").read_text("utf-8"))
    assert len(names["observation"]) == data["observation"].shape[1]
    assert len(names["option"]) == data["option"].shape[1]
    assert f"mousehole export {game} --seats {seats} --games 1 --bots random,bramble --seed 0 --edition tiny" in card
    assert all([f"| `{name}` |" in card for name in data.files])
    assert f"{len(data['choice'])} decisions" in card


def test_parts_are_the_same_with_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [export.export(CONTEST, 120, tmp_path / str(workers), "x", workers) for workers in (1, 2)]
    assert [file.name for file in files[0]] == ["part-00000.npz", "part-00001.npz", "part-00002.npz", "layout.json",
                                                "README.md"]
    for one, other in zip(*files, strict=True):
        assert one.read_bytes() == other.read_bytes(), one.name


def test_an_export_of_nonsense_is_refused(tmp_path: Path) -> None:
    for args, why in ((["--bots", "nobody"], "Unknown bot “nobody”"), (["--seats", "9"], "players")):
        done = mousehole("export", "mousekeeping", "--out", str(tmp_path), *args)
        assert done.returncode == 2
        assert why in done.stderr
