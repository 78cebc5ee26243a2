"""Finished matches, played by programs alongside the browser, for tests of what comes after."""
from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mousehole.testkit.online import Seated, open_table, start
from tests.browser.serving import Served


def finished(served: Served, game: str, seats: int, options: dict[str, Any] | None = None) -> Seated:
    """The player in the first seat, with the key; the others were bots."""
    return finished_by(served, game, seats, 1, options)[0]


def finished_by(served: Served, game: str, seats: int, people: int,
                options: dict[str, Any] | None = None, **more: Any) -> list[Seated]:
    """All the people, with their keys; the first is the host, the last seats had bots."""
    made, persons = open_table(served.url, game, seats, people, options=options or {}, **more)

    async def play() -> None:
        await start(served.url, made)
        await asyncio.gather(*[person.play(served.url) for person in persons])

    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
        beside.submit(asyncio.run, play()).result()
    return persons
