"""The results of all matches at a table, worked out from its journal and stored nowhere else."""
from __future__ import annotations

from collections.abc import Sequence

from mousehole.table import journal
from mousehole.table.frames import ended
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.rest_types import MatchResult


def results(id: str, lines: Sequence[str]) -> list[MatchResult]:
    """Play through everything; return the finished matches since the results were last cleared, the earliest first."""
    return results_of(id, [journal.read(line) for line in lines])


def results_of(id: str, entries: Sequence[AnyEntry]) -> list[MatchResult]:
    opened = entries[0]
    assert isinstance(opened, journal.Opened), "a journal begins with Opened"
    live, found, last = Live(id, opened), list[MatchResult](), 0
    for entry in entries[1:]:
        live.apply(entry)
        if isinstance(entry, journal.ResultsCleared):
            found = []
        elif live.status == "over" and live.match_number > last:
            last = live.match_number
            found.append(_result(live))
    return found


def _result(live: Live) -> MatchResult:
    end, match = ended(live), live.match
    assert end is not None
    assert match is not None
    return MatchResult(
        live.match_number, live.opened.game, live.at, match.now, [chair.name for chair in live.chairs],
        [chair.level if chair.is_played_by_bot else "" for chair in live.chairs], end.scores, end.ranking, end.winners,
        live.opened.edition["name"], match.log.options, end.rung, end.feats, live.along == live.match_number)
