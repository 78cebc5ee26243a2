"""How long a bot takes to move, so that people can follow, and nobody loses a real-time game to mere speed."""
from __future__ import annotations

from mousehole.bots.levels import pace_of
from mousehole.kernel import CLOCK, Decision, Interrupt

FASTEST = 1.0   # seconds: no bot moves sooner while a clock is running, whatever the setting
USUAL = 2.0     # default seconds per move
QUICK = 0.5     # a host who sets less wants bots to be as fast as possible, without per-level delays


def seconds_for(pending: list[Decision], d: Decision, level: str, pace: float = USUAL) -> float:
    """Return how long after question `d` came up a bot may answer it. `pace`: the host's setting, seconds per move.

    While a clock runs every level has its own delay; interrupting takes the same time for everybody, and at most half
    of the clock's time: otherwise a short pause for interrupts would be over first.
    """
    clocks = [other.seconds for other in pending if other.seat == CLOCK]
    if not clocks:
        return max(pace, 0.0)
    if isinstance(d.options[0], Interrupt):
        return min(max(pace, FASTEST), clocks[0] / 2)
    return max(pace, FASTEST, pace_of(level) if pace >= QUICK else 0.0)
