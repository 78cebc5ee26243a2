"""What a host counts while it works. Nothing comes of it here; the server makes metrics of it."""
from __future__ import annotations

from mousehole.table.journal import Answered


class Counters:
    def answered(self, entry: Answered) -> None: ...

    def refused(self, code: str) -> None: ...

    def loaded(self, tables: int) -> None:
        """So many tables are in memory now."""

    def driven(self, change: int) -> None:
        """One table more, or one less, has its clock and bots driven."""

    def held(self, code: str) -> None: ...

    def thought(self, level: str, seconds: float) -> None: ...
