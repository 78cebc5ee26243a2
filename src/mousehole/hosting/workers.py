"""Where slow work is done. The second of the three things that a host stands on."""
from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from mousehole.hosting.work_queue import Kind

Result = TypeVar("Result")


class TooManyWaiting(Exception):
    """One owner has asked for too much at once."""


class BotWorkers(Protocol):
    """Runs work elsewhere, in a fair order, so that it never blocks the event loop."""

    async def run(self, work: Callable[..., Any], /, *args: Any, kind: Kind = Kind.MOVE, owner: str = "") -> Any:
        """Run a function of a module with plain arguments. Raises TooManyWaiting, TimeoutError, or what it raises.

        If cancelled while it waits, it is never begun; if cancelled later, it is told to stop.
        """

    def close(self) -> None:
        """Stop the work in progress: nobody wants it any more."""


async def in_a_thread(work: Callable[..., Result], *args: Any) -> Result:
    """Run a little work that cannot leave the process beside the event loop. A browser has no threads: at once."""
    if sys.platform == "emscripten":
        return work(*args)
    return await asyncio.to_thread(work, *args)
