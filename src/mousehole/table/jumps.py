"""Time that does not count for a match: its server was down for long, or the machine's clock was set meanwhile."""
from __future__ import annotations

from mousehole.table.journal import TimeJumped
from mousehole.table.live import Live

MAX_GAP = 30_000  # ms without a server that count: a restart takes no more than this off a running clock


def jump(live: Live, seen: int, now: int) -> TimeJumped | None:
    """Return what to write first when a process takes over a table. `seen`: when a server last looked after it."""
    if live.status != "playing":
        return None
    if now < live.at:  # the clock was set back: continue where it was
        return TimeJumped(at=now, ms=now - live.at)
    gap = now - max(live.at, min(seen, now))
    return TimeJumped(at=now, ms=gap - MAX_GAP) if gap > MAX_GAP else None
