"""Saves snapshots of running matches now and then, and loads tables from them (`table/snapshots`).

Nobody waits for a snapshot, and nothing depends on one: a table without it is rebuilt from its journal.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from mousehole.hosting.journals import Journals
from mousehole.hosting.workers import in_a_thread
from mousehole.kernel import Refused
from mousehole.table import journal, snapshots
from mousehole.table.live import Live

if TYPE_CHECKING:
    from mousehole.hosting.loaded import LoadedTable
    from mousehole.hosting.registry import TableRegistry

log = logging.getLogger("mousehole.saving")

EVERY = 50         # entries between two snapshots of a table
A_SECOND = 20      # snapshots at most: each takes up to half a millisecond of everybody's time
LONG_JOURNAL = 100  # entries: a longer journal is read outside the event loop
OWN_EDITION = '"text":'  # part of the first entry of a table with a custom edition
AT_THE_END = 10    # entries after which a server that stops saves a table once more…
LAST_SECONDS = 1.0  # …for no longer than this


async def save_now_and_then(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(1)
        try:
            for loaded in _unsaved(registry, EVERY)[:A_SECOND]:
                if loaded.driver is not None and _is_unsaved(loaded, EVERY):  # ours, and still
                    await _saved(registry.store, loaded)
        except Exception as error:  # a temporary database outage must not end this
            log.warning("no snapshot: %s: %s", type(error).__name__, error)


async def save_at_the_end(registry: TableRegistry) -> None:
    """Save as many tables as possible before the server stops: whoever loads them next will be quick."""
    end = time.monotonic() + LAST_SECONDS
    saving = []
    for loaded in _unsaved(registry, AT_THE_END):
        if time.monotonic() > end:
            break
        saving.append(asyncio.ensure_future(_saved(registry.store, loaded)))
        await asyncio.sleep(0)
    failed = [error for error in await asyncio.gather(*saving, return_exceptions=True) if error is not None]
    if failed:
        log.warning("%s snapshots not saved: %s", len(failed), type(failed[0]).__name__)


def _unsaved(registry: TableRegistry, entries: int) -> list[LoadedTable]:
    """Return tables where much has happened since the last snapshot, those with most of it first."""
    found = [loaded for loaded in registry.tables.values() if _is_unsaved(loaded, entries)]
    return sorted(found, key=lambda loaded: loaded.saved - loaded.live.number)


def _is_unsaved(loaded: LoadedTable, entries: int) -> bool:
    return (loaded.live.number - loaded.saved >= entries and loaded.last is not None
            and snapshots.may_be_taken(loaded.live))


async def _saved(store: Journals, loaded: LoadedTable) -> None:
    assert loaded.last is not None
    loaded.saved, text = loaded.live.number, snapshots.taken(loaded.live, loaded.last)
    await store.save_snapshot(loaded.live.id, loaded.saved, text.decode())


async def live_from(store: Journals, id: str, snapshot: str, lines: list[str]) -> tuple[Live, int]:
    """Return a table from what `Journals.read_with_snapshot` found, and the number up to which there is a snapshot."""
    if snapshot:
        live = await _outside_the_loop(_restored, id, snapshot, lines=lines)
        if live is not None:
            return live, live.number - len(lines) + 2
        await store.drop_snapshot(id)
        lines = await store.read_lines(id)
    live = await _outside_the_loop(_rebuilt, id, lines=lines)
    assert live is not None
    return live, 0


async def _outside_the_loop(build: Callable[..., Live | None], *args: str, lines: list[str]) -> Live | None:
    """Build a table; from a long journal, or with an edition of its own, in a thread."""
    if len(lines) > LONG_JOURNAL or OWN_EDITION in lines[0]:
        return await in_a_thread(build, *args, lines)
    return build(*args, lines)


def _rebuilt(id: str, lines: list[str]) -> Live:
    return Live.rebuilt(id, [journal.read(line) for line in lines])


def _restored(id: str, snapshot: str, lines: list[str]) -> Live | None:
    """Return a table from its snapshot and the entries after it; None: they do not fit."""
    try:
        opened, last, *after = lines
        first = journal.read(opened)
        assert isinstance(first, journal.Opened), "a journal begins with Opened"
        live = snapshots.restored(id, first, snapshot.encode(), last)
    except Refused:
        raise
    except Exception as error:  # whatever is wrong with it: the journal has everything
        log.warning("a snapshot is not used: %s: %s", type(error).__name__, error)
        return None
    for line in after:
        live.apply(journal.read(line))
    return live
