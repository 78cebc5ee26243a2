"""People at the terminal, for tests: they press keys and touch things, as anybody would."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList

from mousehole.kernel import Options, Seat
from mousehole.table.box import open_box
from mousehole.table.match import Match
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.artist import artist_of
from mousehole.terminal.board import Board, BoardPane
from mousehole.terminal.labels import Labels
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.panes import Note
from mousehole.terminal.screens.cover import CoverScreen
from mousehole.terminal.screens.table import TableScreen
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.stopwatch import Stopwatch

SMALLEST = (80, 24)
LONGEST = 240  # seconds: nobody sits at a screen that hangs


class HandClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def hurried() -> Stopwatch:
    """A minute passes in a moment."""
    return Stopwatch(time=lambda: 1000 * monotonic())


def new_match(game_id: str, seats: int, options: Options | None = None, seed: int = 7,
              text: str | None = None) -> Match:
    box = open_box(game_id, text=text)
    return Match(box.game, seats, seed.to_bytes(32, "little"), options or {}, box.edition)


def new_table(game_id: str, sitters: Sequence[str] = (PERSON, "greedy"), options: Options | None = None,
              seed: int = 7, text: str | None = None, **more: Any) -> LocalTable:
    """`text`: of a custom edition."""
    return LocalTable(new_match(game_id, len(sitters), options, seed, text), Seating(sitters), **more)


def rushed(table: LocalTable, answers: int) -> LocalTable:
    """Everybody takes the first choice, until there are this many answers."""
    while table.position < answers:
        d = table.match.pending()[0]
        table.play(d.seat, d.options[0])
    return table


def at_screen(app: MouseholeApp, act: Callable[[Pilot[None]], Awaitable[None]],
              size: tuple[int, int] = SMALLEST) -> None:
    """Let somebody act at a screen of this size."""
    async def run() -> None:
        async with asyncio.timeout(LONGEST), app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)
    asyncio.run(run())


def table_screen(pilot: Pilot[None]) -> TableScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def screen_text(pilot: Pilot[None]) -> str:
    """What can be read on the screen."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join(["".join([segment.text for segment in strip]).rstrip() for strip in lines])


def board_rows(table: LocalTable, seat: Seat | None, width: int) -> set[str]:
    """The rows of the board as this seat sees it."""
    drawn = artist_of(table.game, table.words_for(seat), Labels(table.language)).draw(table.view(seat), width)
    return {row.strip() for row in drawn.text().splitlines() if row.strip()}


def assert_nothing_is_given_away(pilot: Pilot[None]) -> None:
    """A covered screen says whose it will be and nothing else; below it, all is drawn for that person already."""
    screen, rows = table_screen(pilot), {row.strip() for row in screen_text(pilot).splitlines()}
    table = screen.table
    assert isinstance(table, LocalTable)
    assert screen.seat is not None
    labels = Labels(table.language)
    if isinstance(pilot.app.screen, CoverScreen):
        assert rows - {""} == {labels("cover", name=table.words.name(screen.seat)), labels("cover-ready")}
    own = board_rows(table, screen.seat, screen.query_one(BoardPane).room)
    drawn = {row.strip() for row in screen.query_one(Board).drawing.text().splitlines() if row.strip()}
    assert drawn == own
    for other in table.people:
        if other != screen.seat:
            assert not rows & (board_rows(table, other, screen.query_one(BoardPane).room) - own)
    assert [offer.choice for offer in screen.offers.all] == [
        choice for d in table.decisions(screen.seat) for choice in d.options]
    assert not screen.query_one("#notice", Note).text


async def play_on(pilot: Pilot[None], until: Callable[[LocalTable], bool] = lambda table: table.is_over,
                  keys: Sequence[str] = ("enter",), most: int = 2000,
                  see: Callable[[Pilot[None]], None] | None = None) -> int:
    """Press the same keys whenever something is asked; how often it was. `see` looks when the screen changes hands."""
    screen, pressed, looking = table_screen(pilot), 0, table_screen(pilot).seat
    table = screen.table
    assert isinstance(table, LocalTable)
    for _ in range(most):
        if until(table):
            await pilot.pause()
            return pressed
        if isinstance(pilot.app.screen, CoverScreen) or screen.seat != looking:
            await pilot.pause()
            if see is not None:
                see(pilot)
            looking = screen.seat
        if isinstance(pilot.app.screen, CoverScreen):
            await pilot.press("enter")
        elif screen.seat in table.must_answer() and screen.query_one("#choices", OptionList).option_count:
            await pilot.press(*keys)
            pressed += 1
        else:
            await pilot.pause()
    raise AssertionError(f"not there after {pressed} answers: {screen_text(pilot)}")
