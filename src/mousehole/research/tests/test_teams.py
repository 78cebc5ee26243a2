"""Team strengths are measured by a command that goes on where it was stopped."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.bots.simulation import play_match
from mousehole.games import facts_of, load_game
from mousehole.research import teams
from mousehole.table.measured import Team, teams_in

GAME = "mousewarming-party"


def measure(out: Path, games: int, *more: str) -> tuple[Team, ...]:
    teams.main([GAME, "--level", "bramble", "--games", str(games), "--option", "burrows=open", "--out", str(out),
                *more])
    return teams_in(out, GAME)


def test_every_set_of_options_has_a_row_with_what_was_really_won(tmp_path: Path) -> None:
    found = measure(tmp_path / "teams.toml", 6)
    assert [(row.level, row.edition, row.games) for row in found] == [("bramble", "standard", 6)] * 6
    assert {(row.options["golden_trays"], row.options["abilities"]) for row in found} == {
        (trays, abilities) for trays in range(3) for abilities in (False, True)}
    game = load_game(GAME)
    for row in found:
        won = [play_match(game, 2, row.options, ["bramble"], 2026, n).outcome.winners for n in range(6)]
        assert row.won == sum([bool(winners) for winners in won])


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, played = tmp_path / "teams.toml", list[int]()
    measure(out, 6, "--option", "abilities=true")
    whole = measure(tmp_path / "other.toml", 9, "--option", "abilities=true")

    def noted(game: object, seats: int, options: object, bots: object, seed: int, number: int) -> object:
        played.append(number)
        return play_match(game, seats, options, bots, seed, number)  # type: ignore[arg-type]

    monkeypatch.setattr(teams, "play_match", noted)
    assert measure(out, 9, "--option", "abilities=true") == whole
    assert played == [6, 7, 8] * 3


def test_rows_of_another_version_are_not_used(tmp_path: Path) -> None:
    out = tmp_path / "teams.toml"
    rows = [Team("pip", "standard", {"burrows": "open", "golden_trays": 0, "abilities": False}, 400, 100)]
    out.write_text(teams.written(GAME, rows, 1), "utf-8")
    assert list(teams_in(out, GAME)) == rows
    now = f"version = {facts_of(GAME).version}"
    out.write_text(out.read_text("utf-8").replace(now, "version = 0"), "utf-8")
    assert teams_in(out, GAME) == ()


def test_a_file_says_which_commands_make_it_again() -> None:
    every = [Team("pip", "standard", cell, 40, 9) for cell in teams.cells_of(GAME, ())]
    assert len(every) == 12
    some = [row._replace(level="quill") for row in every if row.options["abilities"]][:2]
    told = teams.commands_of(GAME, [*every, *some], 7)
    start = f"python -m mousehole.research.teams {GAME} --level"
    assert told == [f"{start} pip --edition standard --seed 7 --games 40", *[
        f"{start} quill --edition standard --seed 7 --games 40 --option burrows={row.options['burrows']} "
        f"--option golden_trays={row.options['golden_trays']} --option abilities=true" for row in some]]
    assert all([f"#   {each}\n" in teams.written(GAME, [*every, *some], 7) for each in told])
