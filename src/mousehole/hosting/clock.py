"""The server's time: read from the system's clock once, and counted from there.

Setting the machine's clock, by hand or by a time service, does not move the deadlines of a running process.
"""
from __future__ import annotations

import time

_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Return milliseconds since 1970, by the clock as of the start of this process; never jumps or runs backwards."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000
