"""The time of a match."""
from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Stopwatch:
    """Milliseconds since the match began. It can be stopped, while a screen changes hands, and started again."""

    def __init__(self, at: int = 0, time: Callable[[], float] = monotonic) -> None:
        self.time = time
        self.passed = at
        self.since: float | None = time()

    def now(self) -> int:
        return self.passed + (0 if self.since is None else int(1000 * (self.time() - self.since)))

    @property
    def is_going(self) -> bool:
        return self.since is not None

    def stop(self) -> None:
        self.passed, self.since = self.now(), None

    def go(self) -> None:
        if self.since is None:
            self.since = self.time()
