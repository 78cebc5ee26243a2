"""How long a bot takes, so that people can follow, and nobody at a real-time table is beaten by mere quickness."""
from __future__ import annotations

from mousehole.bots.levels import pace_of
from mousehole.kernel import CLOCK, Decision, Interrupt

FASTEST = 1.0   # seconds: no bot shows a choice sooner while a clock is running, whatever the setting
USUAL = 2.0     # seconds for an answer, if nobody says otherwise
QUICK = 0.5     # a host who sets less wants bots as quick as can be, and no paws of their own


def seconds_for(pending: list[Decision], d: Decision, level: str, pace: float = USUAL) -> float:
    """How long after question `d` came up a bot may answer it. `pace`: the host's setting, seconds for an answer.

    Beside a running clock every level has paws of its own; to interrupt takes as long for everybody, and never longer
    than half of the clock's time: else a short pause that is there to be interrupted would be over first.
    """
    clocks = [other.seconds for other in pending if other.seat == CLOCK]
    if not clocks:
        return max(pace, 0.0)
    if isinstance(d.options[0], Interrupt):
        return min(max(pace, FASTEST), clocks[0] / 2)
    return max(pace, FASTEST, pace_of(level) if pace >= QUICK else 0.0)
