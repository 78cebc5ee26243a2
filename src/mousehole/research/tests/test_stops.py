"""Where a simulation stops is judged by what comes of the choices, on tables that were not looked at."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games import judge_of, load_game
from mousehole.research import stops
from mousehole.research.stops import Asking, Found

GAME = "house-mouse"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stops, "FEW", 2)
    monkeypatch.setattr(stops, "MANY", 6)
    monkeypatch.setattr(stops, "EVERY", 12)


def test_whoever_plays_the_same_tables_to_the_end_never_chooses_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the truth's own tables, and all of them, the choice is the best there is; with others it need not be."""
    usual = stops.searching

    def same_tables(game: Any, view: Any, d: Any, path: tuple[Any, ...], *more: Any) -> Any:
        return usual(game, view, d, path[:-1], *more)

    monkeypatch.setattr(stops, "STOPS", {"the end": (0, 0)})
    others = stops.measured(Asking(GAME, 2, 6, 1), 8, 1)
    monkeypatch.setattr(stops, "searching", same_tables)
    same = stops.measured(Asking(GAME, 2, 6, 1), 8, 1)
    assert all(found.many["the end"] >= 0 for found in same)
    assert any(found.many["the end"] > 0 for found in same)
    assert sum(found.many["the end"] for found in others) < sum(found.many["the end"] for found in same)


def test_positions_are_the_same_every_time_and_others_with_another_seed() -> None:
    found = stops.measured(Asking(GAME, 2, 2, 1), 3, 1)
    assert len(found) == 3
    assert found == stops.measured(Asking(GAME, 2, 2, 1), 3, 1)
    assert [d for _, d in stops.positions(Asking(GAME, 2, 2, 1), 0)] \
        != [d for _, d in stops.positions(Asking(GAME, 2, 2, 2), 0)]


def test_a_row_says_how_much_better_choices_were() -> None:
    found = [Found(dict.fromkeys(stops.STOPS, 1.0), dict.fromkeys(stops.STOPS, 3.0)),
             Found(dict.fromkeys(stops.STOPS, 1.0), dict.fromkeys(stops.STOPS, 3.0))]
    rows = stops.lines(found)
    assert rows[0] == "| 8 answers | 1.00 (1.00 to 1.00) | 3.00 (3.00 to 3.00) |"
    assert len(rows) == len(stops.STOPS)


def test_simulations_stop_where_they_are_told_to() -> None:
    game = load_game(GAME)
    view, d = stops.positions(Asking(GAME, 2, 2, 1), 0)[0]
    for horizon, turns in stops.STOPS.values():
        search = stops.searching(game, view, d, (1, "", 1, 1, ""), horizon, turns, judge_of(game))
        assert (search.horizon, search.turns) == (horizon, turns)
        assert len(search.candidates) == len(d.options)


@pytest.mark.parametrize("game_id", ["haunted-mouse", "mousekeeping"])
def test_a_game_whose_judge_counts_no_turns_is_refused(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        stops.main([game_id])
    assert f"no learned judge tells the turns of {game_id} apart" in capsys.readouterr().err
