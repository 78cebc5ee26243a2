"""People at the terminal, for tests: they press keys and touch things, as anybody would."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList

from mousehole.games import edition_text, load_game
from mousehole.kernel import Options
from mousehole.kernel.edition import Edition
from mousehole.table.match import Match
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.home_table import HomeTable
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


def new_match(game_id: str, seats: int, options: Options | None = None, seed: int = 7) -> Match:
    edition = {"name": "standard", "check": Edition(edition_text(game_id)).check}
    return Match(load_game(game_id), seats, seed.to_bytes(32, "little"), options or {}, edition)


def new_table(game_id: str, sitters: Sequence[str] = (PERSON, "greedy"), options: Options | None = None,
              seed: int = 7, **more: Any) -> HomeTable:
    return HomeTable(new_match(game_id, len(sitters), options, seed), Seating(sitters), **more)


def rushed(table: HomeTable, answers: int) -> HomeTable:
    """Everybody takes the first choice, until there are so many answers."""
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


async def play_on(pilot: Pilot[None], until: Callable[[HomeTable], bool] = lambda table: table.is_over,
                  keys: Sequence[str] = ("enter",), most: int = 2000) -> int:
    """Press the same keys whenever something is asked; how often it was."""
    screen, pressed = table_screen(pilot), 0
    table = screen.table
    assert isinstance(table, HomeTable)
    for _ in range(most):
        await pilot.pause()
        if until(table):
            return pressed
        if isinstance(pilot.app.screen, CoverScreen):
            await pilot.press("enter")
        elif screen.seat in table.must_answer() and screen.query_one("#choices", OptionList).option_count:
            await pilot.press(*keys)
            pressed += 1
        else:
            await asyncio.sleep(0.01)
    raise AssertionError(f"not there after {pressed} answers: {screen_text(pilot)}")
