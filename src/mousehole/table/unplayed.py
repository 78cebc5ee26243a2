"""A table that does not fit the installed games: who sat at it, what was written, and its matches, none of it replayed.

Its journal can be read, and its matches can be downloaded as replay files for the version they were played with.
"""
from __future__ import annotations

from typing import Any

from mousehole.kernel import Choice, Seat
from mousehole.kernel.log import Log
from mousehole.table import journal, takings
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live


class UnplayedMatch:
    """A placeholder for a match: it stores the answers without understanding them."""

    def __init__(self, log: Log) -> None:
        self.log = log

    @property
    def now(self) -> int:
        return self.log.answers[-1][2] if self.log.answers else 0

    def take(self, seat: Seat, plain: Any, at: int, meant: Choice | None = None) -> None:
        self.log.answers.append((seat, plain, at))

    def without(self, seat: Seat, first: int, at: int, *, only: bool) -> UnplayedMatch:
        taken = takings.row(self.log, seat, first, at, only=only)
        self.log.taken_back = [*(self.log.taken_back or []), taken]
        del self.log.answers[first:first + len(taken["answers"])]
        return self


class UnplayedTable(Live):
    """A table that is closed for good on this server. `over`: how many of its matches are over."""

    def __init__(self, id: str, entries: list[AnyEntry], over: int) -> None:
        opened = entries[0]
        assert isinstance(opened, journal.Opened), "a journal begins with Opened"
        super().__init__(id, opened, open_box(opened.game))
        self.over = over
        self.logs: list[Log] = []
        for entry in entries[1:]:
            self.apply(entry)
        self.status = "closed"

    @property
    def finished(self) -> range:
        return range(1, min(self.over, len(self.logs)) + 1)

    def replay(self, match: int) -> Log | None:
        """Return the replay file of a finished match; None: there is none."""
        return self.logs[match - 1] if match in self.finished else None

    def _begun(self, seed: bytes, position: dict[str, Any] | None = None) -> Any:
        opened = self.opened
        self.logs.append(Log(opened.game, opened.version, opened.seats, seed.hex(), self.options, opened.edition,
                             position=position))
        return UnplayedMatch(self.logs[-1])

    def _change_box(self) -> None:
        """Keep the box: nothing is played."""

    def _look(self, answered: Seat | None, since: int) -> None:
        """Return nothing: there are no questions."""
