"""Rate limits: a burst, and a number per second after that. What each request costs is up to the budget."""
from __future__ import annotations

from collections import OrderedDict

from mousehole.server.budget import MAX_KNOWN, Meter

COST = "cost"  # a handler's option: how many requests this one counts as, if not 1


class PerAddress:
    """One meter per address; those that have been silent for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.meters: OrderedDict[str, Meter] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> float:
        """Take one; 0.0: taken. Otherwise nothing is taken; the number of seconds after which it could be."""
        meter = self.meters.get(address)
        if meter is None:
            meter = self.meters[address] = Meter(self.rate, self.most / self.rate)
            if len(self.meters) > MAX_KNOWN:
                self.meters.popitem(last=False)
        self.meters.move_to_end(address)
        return meter.take(amount)
