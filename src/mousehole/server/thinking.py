"""Bots think in processes of their own, so that nobody waits for them who need not.

A process gets what the bot may know, as text, and gives back one choice: it never sees a table.
"""
from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Any

from mousehole.kernel import Decision
from mousehole.server import mind
from mousehole.server.metrics import THOUGHT
from mousehole.table.live import Live


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = max(processes, 1)
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=mind.begin)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, live: Live, d: Decision, level: str) -> Any:
        """The choice of a bot, in plain words; None: it lets the chance to interrupt pass."""
        assert live.match is not None
        codec, began = live.box.codec, time.perf_counter()
        view = codec.dump(live.match.game.view(live.match.s, d.seat))
        asked = json.dumps({"seat": d.seat, "prompt": d.prompt, "clause": d.clause, "seconds": d.seconds,
                            "options": codec.plain(d.options), "args": codec.plain(d.args)})
        # its chance comes from the match's seed, so a bot's play can be repeated once that is revealed
        chance = blake2b(f"{d.seat} {live.position} {d.prompt}".encode(), key=bytes.fromhex(live.match.log.seed),
                         digest_size=32).hexdigest()
        edition = live.box.edition
        chosen = await self.run(mind.choose, live.opened.game, edition["name"], edition.get("text"), level, view, asked,
                                chance)
        THOUGHT.labels(level).observe(time.perf_counter() - began)
        return chosen

    async def run(self, work: Any, *args: Any) -> Any:
        """Anything slow. If its process dies, it is tried once more in a new one."""
        for attempt in (1, 2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if pool is self.pool:
                    pool.shutdown(wait=False)
                    self.pool = self._pool()
                if attempt == 2:
                    raise
        return None
