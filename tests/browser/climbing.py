"""A program that plays a cooperative game well, alongside the browser, until it is won."""
from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mousehole.kernel import Rng, Value
from mousehole.table.box import open_box
from mousehole.testkit.online import Seated, open_table, start
from tests.browser.serving import Served

TRIES = 12  # tables: a team that wins most games hardly ever loses this many in a row, and never with a named deal


class Sensible(Seated):
    """Answers as the game's policy does, from what its own view says."""

    game = ""

    def chosen(self) -> Any:
        if self.state is None or self.room is None or self.room["status"] != "playing" or not self.state["questions"]:
            return None
        box, rng = open_box(self.game), Rng.numbered(1)
        s = box.game.imagine(box.codec.read(self.state["view"], Value), rng)
        choice = box.game.policy(s, box.game.advance(s)[0], rng)
        n = self.state["questions"][0]["n"]
        return {"is": "answer", "n": n, "choice": box.codec.plain(choice), "id": f"a{n}"}


def won(served: Served, game: str, options: dict[str, Any]) -> Seated:
    """A table for one where the first match was won; the key of its only person, who is the host."""
    for seed in range(TRIES):
        made, [person] = open_table(served.url, game, 1, 1, seed=seed, options=options)
        sensible = Sensible(person.table, person.key, person.host)
        sensible.game = game
        with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop of its own in this thread
            beside.submit(asyncio.run, _play(served.url, made, sensible)).result()
        if sensible.state["ended"]["winners"]:
            return sensible
    raise AssertionError(f"no win in {TRIES} games")


async def _play(url: str, made: Any, person: Seated) -> None:
    await start(url, made)
    await person.play(url)
