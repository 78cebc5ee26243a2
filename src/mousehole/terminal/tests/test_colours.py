"""Without colors: no color code reaches the terminal, and nothing is shown by color alone."""
from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot
from textual.strip import Strip

from mousehole.games import GAMES
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.colours import has_colours
from mousehole.terminal.seating import PERSON
from mousehole.terminal.tests.people import at_screen, new_table, rushed

CODES = re.compile(r"\x1b\[([0-9;]*)m")
COLOURS = {*range(30, 50), *range(90, 108)}  # 38 and 48: any colour; 39 and 49: the usual ones


def written(pilot: Pilot[None]) -> list[str]:
    """The rows as they are written to the terminal, codes and all."""
    app = pilot.app
    rows = []
    for strip in app.screen._compositor.render_strips():
        for line_filter in app._filters:
            strip = Strip(line_filter.apply(list(strip), app.background_colors[1]))
        rows.append(strip.render(app.console))
    return rows


def codes(rows: list[str]) -> set[int]:
    return {int(code) for row in rows for found in CODES.findall(row) for code in found.split(";") if code}


@pytest.mark.parametrize("game_id", list(GAMES))
def test_no_colour_code_is_written_and_what_enter_chooses_is_underlined(
        game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    table = rushed(new_table(game_id, (PERSON, PERSON)), 6)
    seen: dict[str, list[str]] = {}

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(2):  # the cover, if there is one, and the table
            await pilot.pause()
            seen[type(pilot.app.screen).__name__] = written(pilot)
            await pilot.press("enter")
        for key in ("question_mark", "escape", "b", "escape", "r"):
            await pilot.press(key)
            seen[type(pilot.app.screen).__name__] = written(pilot)

    at_screen(MouseholeApp(table, pace=0), act)
    assert len(seen) > 3
    for rows in seen.values():
        assert not codes(rows) & COLOURS
    table_rows = seen["TableScreen"]
    highlighted = [row for row in table_rows if re.search(r"\x1b\[1;4m *1  ", row)]
    assert highlighted, "the first choice is the one that Enter makes"


def test_the_menu_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def act(pilot: Pilot[None]) -> None:
        rows = written(pilot)
        assert not codes(rows) & COLOURS
        assert any("4m" in row and "House Mouse" in row for row in rows)

    at_screen(MouseholeApp(pace=0), act)


def test_with_colours_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the tests above could not fail."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("mousehole.terminal.app.has_colours", lambda: True)

    async def act(pilot: Pilot[None]) -> None:
        assert codes(written(pilot)) & COLOURS

    at_screen(MouseholeApp(pace=0), act)


def test_an_empty_no_color_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "yes")
    assert not has_colours()
    monkeypatch.setenv("NO_COLOR", "")
    monkeypatch.setenv("TERM", "no-such-terminal")
    assert has_colours()


@pytest.mark.parametrize("game_id", list(GAMES))
def test_boards_say_the_same_in_letters_as_in_colours(game_id: str) -> None:
    """Pieces of different colours differ in what is written, too."""
    table = rushed(new_table(game_id, (PERSON, PERSON)), 10)
    from mousehole.terminal.artist import artist_of
    from mousehole.terminal.labels import Labels
    drawing = artist_of(table.game, table.words, Labels()).draw(table.view(0), 78)
    styles: dict[tuple[str, str], set[str]] = {}
    for spot in drawing.spots:
        text = "".join([drawing.rows[spot.y][x][0] for x in range(spot.x, spot.x + spot.width)])
        style = drawing.rows[spot.y][spot.x][1]
        styles.setdefault((spot.name.split()[0], text.strip()), set()).add(style.replace("reverse", "").strip())
    assert styles
    assert all(len(found) == 1 for (kind, text), found in styles.items() if text and not set(text) <= set("╭╮╰╯─│"))
