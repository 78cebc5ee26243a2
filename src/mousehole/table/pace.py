"""How long a bot takes to move, so that people can follow, and nobody loses a real-time game to mere speed."""
from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from mousehole.bots.levels import kept_pace, pace_of
from mousehole.kernel import CLOCK, Decision, Interrupt, Seat

FASTEST = 1.0   # seconds: no bot moves sooner while a clock is running, whatever the setting
USUAL = 2.0     # default seconds per move
RECENT = 9      # answers of people that count for how quick they are
ENOUGH = 2      # fewer say nothing yet
QUICK = 0.5     # a host who sets less wants bots to be as fast as possible, without per-level delays


def pace_of_people(answers: list[tuple[Seat, Any, int]], is_person: Callable[[Seat], bool]) -> float | None:
    """Return the median of the seconds that people took for their last answers; None: too few to tell.

    With a running clock one player is asked at a time, so what passed since the answer before is thinking time.
    """
    found = list[float]()
    for n in range(len(answers) - 1, 0, -1):
        seat, _, at = answers[n]
        if seat != CLOCK and is_person(seat):
            found.append((at - answers[n - 1][2]) / 1000)
            if len(found) == RECENT:
                break
    return median(found) if len(found) >= ENOUGH else None


def seconds_for(pending: list[Decision], d: Decision, level: str, pace: float = USUAL,
                people: float | None = None) -> float:
    """Return how long after question `d` came up a bot may answer it. `pace`: the host's setting, seconds per move.

    While a clock runs a bot is as quick as the people at its table (`people`: their seconds per move), within the
    limits of its level; before they have moved, every level has its own delay. Interrupting takes the same time for
    everybody, and at most half of the clock's time: otherwise a short pause for interrupts would be over first.
    """
    clocks = [other.seconds for other in pending if other.seat == CLOCK]
    if not clocks:
        return max(pace, 0.0)
    if isinstance(d.options[0], Interrupt):
        return min(max(pace, FASTEST), clocks[0] / 2)
    if pace < QUICK:
        return max(pace, FASTEST)
    return max(pace, FASTEST, pace_of(level) if people is None else kept_pace(level, people))
