"""Matches that are over, played by programs beside the browser, so that a test can look at what comes after."""
from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mousehole.testkit.online import Seated, open_table, start
from tests.browser.serving import Served


def finished(served: Served, game: str, seats: int, options: dict[str, Any] | None = None) -> Seated:
    """Whoever sat in the first seat, with the key; the others were bots."""
    made, [person] = open_table(served.url, game, seats, 1, options=options or {})

    async def play() -> None:
        await start(served.url, made)
        await person.play(served.url)

    with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
        beside.submit(asyncio.run, play()).result()
    return person
