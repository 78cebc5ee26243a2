"""How long a bot takes, so that people can follow, and nobody at a real-time table is beaten by mere quickness."""
from __future__ import annotations

from mousehole.bots.levels import pace_of
from mousehole.kernel import CLOCK, Decision, Interrupt

FASTEST = 1.0   # seconds: no bot shows a choice sooner while a clock is running, whatever the setting
USUAL = 2.0     # seconds for an answer, if nobody says otherwise
QUICK = 0.5     # a host who sets less wants bots as quick as can be, and no paws of their own


def seconds_for(pending: list[Decision], d: Decision, level: str, pace: float = USUAL) -> float:
    """How long after question `d` came up a bot may answer it. `pace`: the host's setting, seconds for an answer.

    Beside a running clock every level has paws of its own; to interrupt takes as long for everybody.
    """
    if not any([other.seat == CLOCK for other in pending]):
        return max(pace, 0.0)
    has_own = pace >= QUICK and not isinstance(d.options[0], Interrupt)
    return max(pace, FASTEST, pace_of(level) if has_own else 0.0)
