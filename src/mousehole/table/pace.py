"""How long a bot takes, so that people can follow, and nobody at a real-time table is beaten by mere quickness."""
from __future__ import annotations

from mousehole.kernel import CLOCK, Decision

FASTEST = 1.0   # seconds: no bot shows a choice sooner while a clock is running, whatever the setting
USUAL = 2.0     # seconds for an answer, if nobody says otherwise


def seconds_for(pending: list[Decision], pace: float = USUAL) -> float:
    """How long after a question came up a bot may answer it. `pace`: the host's setting, seconds for an answer."""
    is_real_time = any([d.seat == CLOCK for d in pending])
    return max(pace, FASTEST) if is_real_time else max(pace, 0.0)
