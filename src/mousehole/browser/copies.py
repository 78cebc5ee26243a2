"""Tables as a file, to keep them elsewhere or to take them to another device."""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from mousehole.browser.journals import BrowserJournals
from mousehole.hosting.journals import Conflict
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import Refused
from mousehole.table import journal
from mousehole.table.live import Live

FORMAT = "mousehole-tables"
VERSION = 1


async def exported(journals: BrowserJournals, tables: Sequence[str] | None = None) -> str:
    """Return the journals of these tables, or of all."""
    ids = list(journals.rows) if tables is None else list(tables)
    return json.dumps({"is": FORMAT, "version": VERSION,
                       "tables": [{"id": id, "entries": await journals.read_lines(id)} for id in ids]})


async def imported(journals: BrowserJournals, text: str) -> list[str]:
    """Take in tables of such a file, and return their ids. A table that has gone on here meanwhile stays as it is.

    Everything is checked before anything is written: a file that is damaged changes nothing. Raises ValueError.
    """
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


def _live(table: Any) -> Live:
    """Play a journal through: what cannot be played is not taken in."""
    try:
        return Live.rebuilt(str(table["id"]), [journal.read(line) for line in table["entries"]])
    except (Refused, LookupError, TypeError, ValueError, AssertionError) as error:
        raise ValueError(f"a table in this file cannot be read: {error}") from None
