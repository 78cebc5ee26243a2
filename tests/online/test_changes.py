"""Changes over real sockets: put together, they are what whole states at another process say."""
from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mousehole.testkit.online import Seated, Server, open_table, start
from tests.online.test_faults import fresh_database
from tests.online.test_matches import quick


class Noting(Seated):
    """Keeps every state, by number, and how it came."""

    states: dict[int, Any]
    came: list[str]

    def hear(self, text: str | bytes) -> Any:
        message = super().hear(text)
        if message["is"] == "state":
            self.states[message["number"]] = {**message, "events": None, "time": None}
            self.came.append(json.loads(text)["is"])
        return message


def noting(seated: Seated, is_sent_whole: bool = False) -> Noting:
    new = Noting(seated.table, seated.key, seated.host)
    new.rng, new.is_sent_whole, new.states, new.came = seated.rng, is_sent_whole, {}, []
    return new


async def watched(each: Noting, url: str) -> None:
    """Hear everything until the match is over."""
    link: ClientConnection = await each.connect(url)
    try:
        while not (each.state and each.state["ended"]):
            each.hear(await asyncio.wait_for(link.recv(), 90))
    except ConnectionClosed:
        pass
    await link.close()


@pytest.mark.parametrize("game", ["mousekeeping", "head-of-mousehold"])
def test_two_processes_tell_everybody_the_same_as_changes_and_as_whole_states(
        postgres: Any, valkey: str, tmp_path: Path, game: str) -> None:
    """One without secrets, and one where numbers are counted differently by each viewer."""
    db = fresh_database(postgres, f"changes_{game.replace('-', '_')}")
    with Server(db, tmp_path, bus=valkey) as one, Server(db, tmp_path, bus=valkey) as other:
        made, seated = open_table(one.url, game, 2, 2, options=quick(game))
        players = [noting(each) for each in seated]
        shadows = [noting(each, is_sent_whole=True) for each in seated]
        late = [noting(Seated(made["table"])), noting(Seated(made["table"]), is_sent_whole=True)]

        async def come_late() -> None:
            while not players[0].state or len(players[0].states) < 12:
                await asyncio.sleep(0.02)
            await asyncio.gather(watched(late[0], other.url), watched(late[1], one.url))

        async def play() -> None:
            await start(one.url, made)
            await asyncio.gather(players[0].play(one.url), players[1].play(other.url), come_late(),
                                 watched(shadows[0], other.url), watched(shadows[1], one.url))

        asyncio.run(play())
    for told, whole in [*zip(players, shadows, strict=True), tuple(late)]:
        both = set(told.states) & set(whole.states)
        assert len(both) > 5
        for number in both:
            assert told.states[number] == whole.states[number]
        assert told.came.count("change") > 5
        assert "change" not in whole.came
