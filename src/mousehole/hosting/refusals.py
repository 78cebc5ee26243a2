"""Refusals of the host's own, beside those of the rules."""
from __future__ import annotations

import math
from typing import Any

from mousehole.kernel import Refusal, Refused, Seat
from mousehole.table import verbs
from mousehole.table.live import Live

BROKEN = Refusal("broken-table", "", ())


class TooFast(Exception):
    """Raised for more than a budget or a rate allows; `wait`: seconds after which it can be tried again."""

    def __init__(self, wait: float) -> None:
        super().__init__()
        self.wait = wait


def refusal(code: str, clause: str = "", **args: Any) -> Refused:
    return Refused(Refusal(code, clause, tuple(args.items())))


def too_fast(wait: float, code: str = "too-fast") -> Refused:
    """Return a refusal with the number of seconds after which it can be tried again."""
    return refusal(code, seconds=max(math.ceil(wait), 1))


def owned_seat(live: Live, key: str) -> Seat:
    """Return whose key this is; raises Refused. Call it inside `act`, where nothing else can happen at the table."""
    seat = verbs.seat_of(live, key)
    if seat is None:
        raise refusal("bad-key")
    return seat
