"""What the worker's script does with IndexedDB. Everything is plain text: nothing has to be converted on the way."""
from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

WRITTEN, TAKEN = "written", "taken"  # what `write` says; anything else is the reason why it failed


class Disk(Protocol):
    def write(self, table: str, number: int, lines: str, row: str) -> Awaitable[str]:
        """Add entries (a JSON list) under this number and the ones after it, all or nothing, durably.

        `row`: the table's new summary as JSON, in the same transaction; "": as it was.
        """

    def read(self, table: str, first: int) -> Awaitable[str]:
        """Return a table's entries from this number on, as a JSON list."""

    def rows(self) -> Awaitable[str]:
        """Return the summaries of all tables, as a JSON list."""

    def numbers(self, ids: str) -> Awaitable[str]:
        """Return the number of the last entry of these tables (a JSON list), as JSON by table, without unknown ones."""

    def set_row(self, row: str) -> Awaitable[None]:
        """Replace a table's summary."""

    def snapshot(self, table: str) -> Awaitable[str]:
        """Return a table's snapshot as JSON: [number, data]; "": it has none."""

    def set_snapshot(self, table: str, number: int, data: str) -> Awaitable[None]:
        """Replace a table's snapshot; without data: drop it."""

    def remove(self, table: str) -> Awaitable[None]:
        """Forget a table and its entries."""
