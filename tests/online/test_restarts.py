"""Two processes are restarted in turns while people play at both: nobody loses an answer, and nobody's match stops."""
from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

from mousehole.testkit.online import Server
from tests.online.test_faults import MANY, Further, check_journals, fresh_database, play_through


def test_a_rolling_restart_loses_no_answer(postgres: Any, valkey: str, tmp_path: Path) -> None:
    db = fresh_database(postgres, "rolling")
    servers = [Server(db, tmp_path, bus=valkey) for _ in range(2)]
    signals = [signal.SIGTERM, signal.SIGINT] * 2
    ended: list[int] = []

    async def restart(further: Further) -> None:
        if not await further(MANY if len(ended) == len(signals) else 20):
            return
        server = servers[len(ended) // 2 % 2]
        assert server.process is not None
        server.process.send_signal(signals[len(ended)])
        ended.append(await asyncio.to_thread(server.process.wait, 60))
        server.launch()
        await asyncio.to_thread(server.wait)

    with servers[0], servers[1]:
        done = asyncio.run(play_through([server.url for server in servers], 12, 4, restart))
    confirmed = asyncio.run(check_journals(db, done))
    print(f"{len(done)} matches, {confirmed} confirmed answers, {len(ended)} restarts")
    assert len(done) == 12
    assert len(ended) >= 2  # the matches may be over before the last one
    assert -signal.SIGKILL not in ended
