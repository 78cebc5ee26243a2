"""The tables of docs/bots.md that come from data in the repository say what the data say."""
from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from mousehole.commands.calibrate import command_of, families_table_of, table_of
from mousehole.games import OURS, is_scored, load_game
from mousehole.table.fitted import LARGEST_ERROR, chances_of, fitted_of
from mousehole.table.measured import teams_of
from mousehole.words import Words

TEXT = (Path(__file__).parent.parent / "docs" / "bots.md").read_text("utf-8")
FITTED = [game_id for game_id in OURS if not is_scored(game_id)]
HEADS = 2  # lines above the rows of a table


@pytest.mark.parametrize("game_id", FITTED)
def test_the_tables_of_chances_are_those_of_the_fits_in_use(game_id: str) -> None:
    found, lines = fitted_of(game_id), set(TEXT.splitlines())
    wanted = [*table_of(found.rows)[HEADS:],
              *[f"| {game_id} {line}" for line in families_table_of(found.families)[HEADS:]]]
    assert len(wanted) == len(found.rows) + len(found.families)
    assert not [line for line in wanted if line not in lines], f"mousehole calibrate {game_id} --table"


@pytest.mark.parametrize("game_id", FITTED)
def test_the_commands_that_made_the_fits_are_told(game_id: str) -> None:
    found = fitted_of(game_id)
    assert {row.edition for row in found.rows} == {made.edition for made in found.made}
    assert {each.edition for each in found.families} == {
        made.edition for made in found.made if made.level == "old-whiskers"}
    for made in found.made:
        assert f"    {command_of(game_id, made)}\n" in TEXT


@pytest.mark.parametrize("game_id", FITTED)
def test_rows_that_are_too_far_off_are_named_and_show_no_percentage(game_id: str) -> None:
    found = fitted_of(game_id)
    for edition, rows in groupby(sorted(found.rows), key=lambda row: row.edition):
        chances = chances_of(load_game(game_id, edition))
        for row in rows:
            if chances is None or row.mode not in chances.fits:
                assert f"`{row.mode}`" in TEXT
            else:
                assert chances.fits[row.mode].error <= LARGEST_ERROR


def test_the_table_of_teams_is_that_of_the_form() -> None:
    words = Words("mousewarming-party", "en")
    for row in teams_of("mousewarming-party"):
        level = words.message(f"bot-{row.level}")
        abilities = "yes" if row.options["abilities"] else "no"
        told = (f"| {level} | {row.options['burrows']} | {row.options['golden_trays']} | {abilities} | {row.games:,} | "
                f"{row.won / row.games:.1%} |")
        assert told in TEXT
    assert len(teams_of("mousewarming-party")) >= 3
