"""Where journals are kept. The first of the three things that a host stands on."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from mousehole.table.journal import AnyEntry
from mousehole.table.rest_types import Listed


class Conflict(Exception):
    """Another process has taken this number: see what happened, and decide again."""


class Unavailable(Exception):
    """The journals could not be read or written in time. Whether an entry was written will be known when they can."""


AWAY = (Unavailable, OSError)  # the journals are temporarily unavailable


@dataclass
class Summary:
    """What the lobby shows about a table. It is a cache: the journal is authoritative."""

    game: str
    title: str
    listed: bool
    status: str
    seats: int
    free: int
    names: list[str]
    finished: int = 0  # finished matches


class Journals(Protocol):
    """Stores journals, and summaries and snapshots of tables, which are caches. All may raise one of AWAY."""

    async def append(self, table: str, number: int, new: Sequence[AnyEntry], summary: Summary | None = None,
                     then: Callable[[], None] | None = None) -> None:
        """Write these entries under `number` and the ones after it; Conflict: one of them is taken.

        `then` is called once they are durable, even if the caller is cancelled meanwhile.
        """

    async def read(self, table: str, first: int = 0) -> list[AnyEntry]:
        """Return a table's entries from this number on."""

    async def read_lines(self, table: str, first: int = 0) -> list[str]:
        """Return the same as they are written."""

    async def read_with_snapshot(self, table: str) -> tuple[str, list[str]]:
        """Return a table's snapshot ("": it has none), its first entry, the snapshot's last one, and those after it."""

    async def save_snapshot(self, table: str, number: int, data: str) -> None:
        """Replace a table's snapshot."""

    async def drop_snapshot(self, table: str) -> None: ...

    def summarize(self, table: str, summary: Summary) -> None:
        """Update the lobby's summary soon, without waiting for it."""

    async def set_status(self, id: str, status: str) -> None:
        """Set the status in the summary only."""

    async def listed(self, limit: int) -> Sequence[Listed]:
        """Return the public tables, the newest first."""

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of those tables that exist."""

    async def finished(self, id: str) -> int:
        """Return how many matches of a table are over, by its summary."""

    async def with_code(self, code: str) -> str:
        """Return the open table with this short code; "": there is none."""
