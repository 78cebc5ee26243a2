"""Tables as a file, to keep them elsewhere or to take them to another device."""
from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from mousehole.browser.journals import BrowserJournals
from mousehole.games import load_game
from mousehole.hosting.clock import now_ms
from mousehole.hosting.journals import Conflict
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import BadSetup, Refused
from mousehole.kernel.log import Log, verify
from mousehole.table import journal
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.pinned import pinned_box

FORMAT = "mousehole-tables"
VERSION = 1


async def exported(journals: BrowserJournals, tables: Sequence[str] | None = None) -> str:
    """Return the journals of these tables, or of all."""
    ids = list(journals.rows) if tables is None else list(tables)
    return json.dumps({"is": FORMAT, "version": VERSION,
                       "tables": [{"id": id, "entries": await journals.read_lines(id)} for id in ids]})


async def imported(journals: BrowserJournals, text: str) -> list[str]:
    """Take in such a file, or a replay file; return the ids of its tables. One that has gone on here stays as it is.

    Everything is checked before anything is written: a file that is damaged changes nothing. Raises ValueError.
    """
    if is_replay(text):
        return [await _imported_replay(journals, text)]
    found = json.loads(text)
    if not isinstance(found, dict) or found.get("is") != FORMAT or found.get("version") != VERSION:
        raise ValueError("this is not a file of Mousehole tables")
    checked = [(str(table["id"]), _live(table)) for table in found["tables"]]
    taken = []
    for (id, live), table in zip(checked, found["tables"], strict=True):
        here = await journals.read_lines(id)
        lines = table["entries"]
        if here != lines[:len(here)]:
            continue
        new = [journal.read(line) for line in lines[len(here):]]
        try:
            if new:
                await journals.append(id, len(here), new, LoadedTable(live).summary())
                await journals.drop_snapshot(id)
        except Conflict:  # it is being played just now
            continue
        taken.append(id)
    return taken


def is_replay(text: str) -> bool:
    return text.startswith('{"mousehole":')


async def _imported_replay(journals: BrowserJournals, text: str) -> str:
    """Take in a finished match: a table that is named after it, so that the same file does not make a second one."""
    try:
        log = Log.read(text)
        opened = journal.Opened(at=now_ms(), game=log.game, version=log.version, seats=log.seats, options=log.options,
                                edition=log.edition, root=bytes(32).hex(), host="", hints=False, take_backs=False)
        pinned_box(opened)
        verify(load_game(log.game, log.edition["name"], log.edition.get("text")), log)
    except (Refused, BadSetup, LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"this replay cannot be read: {error}") from None
    id = "replay-" + blake2b(text.encode(), digest_size=9).hexdigest()
    entries: list[AnyEntry] = [opened, journal.Imported(at=opened.at, log=text)]
    live = Live.rebuilt(id, entries)
    with contextlib.suppress(Conflict):  # it is here already
        await journals.append(id, 0, entries, LoadedTable(live).summary())
    return id


def _live(table: Any) -> Live:
    """Play a journal through: what cannot be played is not taken in."""
    try:
        return Live.rebuilt(str(table["id"]), [journal.read(line) for line in table["entries"]])
    except (Refused, LookupError, TypeError, ValueError, AssertionError) as error:
        raise ValueError(f"a table in this file cannot be read: {error}") from None
