"""Before a match: waits for seats that must reveal their nonces, and withdraws commitments of lost connections."""
from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Refused
from mousehole.table import verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live

if TYPE_CHECKING:
    from mousehole.hosting.registry import TableRegistry

Decide = Callable[[Live, int], list[AnyEntry]]

AGAIN = 1.0  # seconds until the next attempt, if it cannot be written now


def see_to_call(registry: TableRegistry, loaded: LoadedTable) -> None:
    """Wait for the call. Every process that has the table does; the first one to write ends it for all."""
    if loaded.live.called and loaded.caller is None and not registry.is_closing:
        loaded.caller = registry.spawn(_wait(registry, loaded))


async def _wait(registry: TableRegistry, loaded: LoadedTable) -> None:
    try:
        begun, called_at = time.monotonic(), 0
        while loaded.live.called:
            if loaded.live.called_at != called_at:  # this is another call
                begun, called_at = time.monotonic(), loaded.live.called_at
            left = registry.settings.reveal_seconds - (time.monotonic() - begun)
            if left > 0:
                await asyncio.sleep(left)
                continue
            try:
                await registry.act(loaded, _end_of(called_at))
            except Refused:
                await asyncio.sleep(AGAIN)
    finally:
        loaded.caller = None


def _end_of(called_at: int) -> Decide:
    def decide(live: Live, now: int) -> list[AnyEntry]:
        return verbs.end_call(live, now) if live.called_at == called_at else []

    return decide


def withdraw(registry: TableRegistry, viewer: Viewer) -> None:
    """Withdraw a lost connection's commitment: only it knew the nonce, so the seat must not be called for it."""
    seat, told = viewer.seat, viewer.commitment
    is_known = any([other.commitment == told for other in viewer.loaded.viewers])  # another page of this person has it
    if seat is None or not told or is_known or registry.is_closing:
        return

    def decide(live: Live, now: int) -> list[AnyEntry]:
        is_kept = live.chairs[seat].commitment != told or live.called or live.status == "playing"
        return [] if is_kept else verbs.commit(live, seat, "", now)

    registry.spawn(_try(registry, viewer.loaded, decide))


async def _try(registry: TableRegistry, loaded: LoadedTable, decide: Decide) -> None:
    with contextlib.suppress(Refused):
        await registry.act(loaded, decide)
