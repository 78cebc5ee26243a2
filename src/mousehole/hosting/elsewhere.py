"""Reviews that other processes of the server work on: how far they are, for viewers who happen to ask here."""
from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

MAX_HEARD = 1000  # reviews
SILENCE = 6.0     # seconds after which a process that has told nothing more has perhaps died


class ReviewNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much of a match's review is done, from 0 to 1, and how many reviews come before it."""

    match: int
    part: float
    ahead: int = 0


class Elsewhere:
    """What was heard last, for as long as it is worth something."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.heard: OrderedDict[tuple[str, int], tuple[ReviewNews, float]] = OrderedDict()  # oldest news first

    def hear(self, table: str, news: ReviewNews) -> None:
        key = (table, news.match)
        self.heard[key] = (news, self.now())
        self.heard.move_to_end(key)
        if len(self.heard) > MAX_HEARD:
            self.heard.popitem(last=False)

    def of(self, table: str, match: int) -> ReviewNews | None:
        news, when = self.heard.get((table, match), (None, 0.0))
        return None if news is None or self.now() - when > SILENCE else news
