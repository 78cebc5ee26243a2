"""If the host allows aids, a viewer gets what follows from its own view, and nothing else."""
from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from mousehole.games import GAMES, aids
from mousehole.kernel import Rng
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.testkit.online import Server, open_table, start
from tests.online.test_leaks import elsewhere, played, table


async def asked(server: Server, made: Any, person: Any) -> Any:
    """The reply to a viewer who asks as soon as the match runs."""
    await start(server.url, made)
    link = await person.connect(server.url)
    while not person.state:
        person.hear(await asyncio.wait_for(link.recv(), 120))
    await link.send(json.dumps({"is": "aid"}))
    while (message := person.hear(await asyncio.wait_for(link.recv(), 120)))["is"] not in ("aided", "refused"):
        pass
    await link.close()
    return message


@pytest.mark.parametrize("allowed", [True, False])
def test_aids_are_given_where_the_table_allows_them_and_nowhere_else(server: Server, allowed: bool) -> None:
    made, [person] = open_table(server.url, "head-of-mousehold", 2, 1, aids=allowed)
    assert made["room"]["aids"] is allowed

    told = asyncio.run(asked(server, made, person))

    if allowed:
        assert told["is"] == "aided"
    else:
        assert told["why"]["code"] == "no-aids"


def test_a_game_without_aids_has_none_to_allow(server: Server) -> None:
    assert [game for game in GAMES if not aids(game)] == ["mousekeeping"]
    made, _ = open_table(server.url, "mousekeeping", 1, 1, aids=True)
    assert made["room"]["aids"] is False


def test_an_aid_is_the_same_at_every_table_that_its_viewer_can_imagine() -> None:
    box, compared = open_box("head-of-mousehold"), 0
    live, rng = table(box, 4, 7), Rng.numbered(7)
    for turn in range(60):
        if not played(live, rng) or live.status != "playing":
            break
        if turn % 4:
            continue
        assert live.match is not None
        for viewer in (None, 0, 1, 2, 3):
            told = frames.encode(frames.aided(live, viewer))
            dream = box.game.imagine(box.game.view(live.match.s, viewer), Rng.numbered(turn))
            assert frames.encode(frames.aided(elsewhere(live, viewer, dream), viewer)) == told
            compared += b"lane-" in told
    assert compared > 10, "cards lay face down"
