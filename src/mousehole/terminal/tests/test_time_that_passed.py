"""Leaving a match against the clock and coming back gives no extra time."""
from __future__ import annotations

import asyncio
import io
import os
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from mousehole.commands.arguments import read_log
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.console import Console
from mousehole.terminal.local_table import NOTE_EVERY, LocalTable
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.terminal.tests.people import HandClock, at_screen, new_match, rushed
from mousehole.testkit.clauses import rule

ALONE = Seating([PERSON])


def against_the_clock(path: Path, clock: HandClock) -> LocalTable:
    """Mousekeeping! alone, five minutes; two placements are made, and kept."""
    table = LocalTable(new_match("mousekeeping", 1, {"clock": 300}), ALONE, watch=Stopwatch(time=clock),
                       keep=shelf.keeper(path, ALONE), path=path)
    return rushed(table, 2)


def resumed(path: Path) -> LocalTable:
    game, log = read_log(str(path))
    return LocalTable(Match.resumed(game, log), ALONE, keep=shelf.keeper(path, ALONE), path=path)


def left(table: LocalTable) -> float:
    seconds = table.seconds_left()
    assert seconds is not None
    return seconds


@rule("KEEP-9")
@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_and_resuming_refunds_nothing(tmp_path: Path, key: str) -> None:
    path, clock = tmp_path / "match.log", HandClock()
    table = against_the_clock(path, clock)

    async def leave(pilot: Pilot[None]) -> None:
        clock.seconds += 142  # without an answer
        await pilot.press(key)
        await pilot.pause()

    at_screen(MouseholeApp(table), leave)
    assert left(table) <= 158
    assert left(resumed(path)) <= left(table)
    assert left(resumed(path)) > left(table) - 5


def test_a_terminal_that_is_closed_loses_seconds_at_most(tmp_path: Path) -> None:
    path, clock = tmp_path / "match.log", HandClock()
    table = against_the_clock(path, clock)

    async def play() -> None:
        driving = asyncio.create_task(table.drive(lambda: None, 0))
        for _ in range(10):
            clock.seconds += 10
            table.moved.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0.01)
        driving.cancel()  # nobody has left: it just ends

    asyncio.run(play())
    assert shelf.time_of(path) >= table.watch.now() - 10_000 - NOTE_EVERY
    assert left(resumed(path)) <= left(table) + 12


def test_a_person_awaited_at_the_keyboard_is_not_given_extra_time_either(tmp_path: Path) -> None:
    """A person who reads and does not type: time is noted meanwhile, again and again."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as lines, os.fdopen(writing, "w") as keyboard:
        console, noted = Console(lines, io.StringIO()), []
        console.is_live = True

        def meanwhile() -> None:
            noted.append(1)
            if len(noted) == 2:
                keyboard.write("at last\n")
                keyboard.flush()

        assert console.ask("> ", 60, meanwhile) == "at last"
        assert len(noted) == 2
        assert console.ask("> ", 0, meanwhile) is None


def test_a_match_that_was_put_away_takes_its_time_with_it(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    table = against_the_clock(path, HandClock())
    cast("HandClock", table.watch.time).seconds += 9
    table.note_time()
    assert shelf.time_of(path) >= 9_000
    shelf.forget(path)
    assert list(tmp_path.iterdir()) == []
    assert shelf.time_of(path) == shelf.time_of(None) == 0
    shelf.time_path(path).write_text("nonsense")
    assert shelf.time_of(path) == 0
