"""A full disk: nobody waits for long, the server says that it is not ready, and continues when there is space."""
from __future__ import annotations

import asyncio
import json
import resource
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from mousehole.testkit.online import Seated, Server, get, open_table, post, start


def fill(server: Server, is_full: bool) -> None:
    """Stop the server's files from growing beyond a byte, or allow it again."""
    assert server.process is not None
    most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1 if is_full else most, most))


def status_of(url: str, data: Any = None) -> int:
    request = urllib.request.Request(url, None if data is None else json.dumps(data).encode(),  # noqa: S310
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:  # noqa: S310
            return int(reply.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_full_disk_refuses_soon_and_play_goes_on_by_itself(tmp_path: Path) -> None:
    # Waiting as long as before would take a whole minute: longer than this limit.
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        made, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60, "first_player": 0})

        async def play() -> None:
            await start(server.url, made)
            player: Seated = seated[0]
            link = await player.connect(server.url)
            while player.chosen() is None:
                player.hear(await asyncio.wait_for(link.recv(), 30))
            fill(server, True)
            await link.send(json.dumps(player.chosen()))
            refused = None
            while refused is None:
                message = player.hear(await asyncio.wait_for(link.recv(), 15))
                refused = message if message["is"] == "refused" else None
            assert refused["why"]["code"] == "failed"
            assert await asyncio.to_thread(status_of, f"{server.url}/readyz") == 503
            opened = {"game": "mousekeeping", "seats": 2}
            assert await asyncio.to_thread(status_of, f"{server.url}/api/tables", opened) == 503
            assert await asyncio.to_thread(status_of, f"{server.url}/healthz") == 200
            fill(server, False)
            await link.close()
            await player.play(server.url)  # to the end, bots' answers included

        asyncio.run(play())
        assert get(f"{server.url}/readyz") == {"status": "ready"}
        assert "table" in post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2})
    assert "Traceback" not in server.log.read_text()
