"""Budgets of clients: time on the event loop, bytes, and thinking time. All three refill as time passes."""
from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import NamedTuple

from mousehole.hosting.refusals import TooFast
from mousehole.server.settings import Settings

MAX_KNOWN = 20_000                          # addresses that are remembered
MAX_DEBT = 20.0                             # seconds: a client that is refused all the time is not refused forever
CPU_BURST, BYTES_BURST, THOUGHT_BURST = 2.0, 10.0, 20.0  # seconds of each rate that may be used at once…
ADDRESS_CPU_BURST = 0.25                    # …and of an address's, which may have hundreds of connections


class Cost(NamedTuple):
    """What a request costs the server."""

    cpu: float = 0.0      # milliseconds on the event loop
    bytes: float = 0.0    # received and sent
    thought: float = 0.0  # milliseconds in another process


class Meter:
    """An amount per second, with a burst. If something costs more than estimated, the difference is owed."""

    __slots__ = ("least", "left", "most", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.most = self.left = rate * burst
        self.least = -MAX_DEBT * rate
        self.since = time.monotonic()

    def wait(self, amount: float, now: float) -> float:
        """Return the seconds until this can be paid; more than a burst needs a full one. A rate of 0: no limit."""
        if self.rate <= 0:
            return 0.0
        left = self.left + (now - self.since) * self.rate
        self.left = left = min(self.most, left)
        self.since = now
        return 0.0 if amount <= left else max(min(amount, self.most) - left, 0.0) / self.rate

    def pay(self, amount: float) -> None:
        left = self.left - amount
        self.left = max(self.least, left)

    def take(self, amount: float = 1.0) -> float:
        """Pay; 0.0: paid. Otherwise nothing is paid, and this is the number of seconds after which it could be."""
        wait = self.wait(amount, time.monotonic())
        if not wait:
            self.pay(amount)
        return wait


class Account:
    """The budget of one connection, seat or address."""

    __slots__ = ("bytes", "cpu", "is_limited", "thought", "turn")

    def __init__(self, cpu: float, bytes: float, thought: float, cpu_burst: float = CPU_BURST) -> None:
        self.turn = asyncio.Lock()
        self.cpu = Meter(cpu, cpu_burst)
        self.bytes = Meter(bytes, BYTES_BURST)
        self.thought = Meter(thought, THOUGHT_BURST)
        self.is_limited = cpu > 0 or bytes > 0 or thought > 0

    def wait(self, cost: Cost, now: float) -> float:
        """Return the seconds until this can be paid."""
        wait, other = self.cpu.wait(cost.cpu, now), self.bytes.wait(cost.bytes, now)
        wait = max(other, wait)
        return max(wait, self.thought.wait(cost.thought, now)) if cost.thought else wait

    def pay(self, cost: Cost) -> None:
        self.cpu.pay(cost.cpu)
        self.bytes.pay(cost.bytes)
        if cost.thought:
            self.thought.pay(cost.thought)

    async def wait_for_turn(self) -> None:
        """Whether it is this address's turn: one of its requests begins per round of the event loop."""
        async with self.turn:
            await asyncio.sleep(0)

    def is_deep_in_debt(self) -> bool:
        """Whether a whole burst of bytes was used on top of the budget."""
        return self.bytes.rate > 0 and self.bytes.left < -self.bytes.most


class Purse:
    """All budgets that a client's requests are paid from: each of them must hold enough."""

    __slots__ = ("accounts", "limited")

    def __init__(self, *accounts: Account) -> None:
        self.accounts = accounts
        self.limited = tuple([account for account in accounts if account.is_limited])

    def spend(self, cost: Cost) -> float:
        """Pay; 0.0: paid. Otherwise nothing is paid, and this is the number of seconds after which it could be."""
        now = time.monotonic()
        wait = 0.0
        for account in self.limited:
            wait = max(wait, account.wait(cost, now))
        if not wait:
            self.owe(cost)
        return wait

    def reserve(self, cost: Cost, patience: float) -> float:
        """Pay, and return the seconds to wait before doing it; TooFast: that would be more than `patience`."""
        now, wait = time.monotonic(), 0.0
        for account in self.limited:
            wait = max(wait, account.wait(cost, now))
        if wait > patience:
            raise TooFast(wait)
        self.owe(cost)
        return wait

    def owe(self, cost: Cost) -> None:
        """Pay in any case what is known only afterwards."""
        for account in self.limited:
            account.pay(cost)

    def is_deep_in_debt(self) -> bool:
        return any([account.is_deep_in_debt() for account in self.limited])


class Budgets:
    """The accounts of all addresses, and new ones for connections and seats."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses: OrderedDict[str, Account] = OrderedDict()

    def of_address(self, address: str) -> Account:
        """Forget the addresses that have been silent for longest."""
        account = self.addresses.get(address)
        if account is None:
            s = self.settings
            account = self.addresses[address] = Account(
                s.cpu_per_address, s.bytes_per_address, s.thought_per_address, ADDRESS_CPU_BURST)
            if len(self.addresses) > MAX_KNOWN:
                self.addresses.popitem(last=False)
        self.addresses.move_to_end(address)
        return account

    def of_seat(self) -> Account:
        return Account(self.settings.cpu_per_seat, self.settings.bytes_per_seat, self.settings.thought_per_seat)

    def of_connection(self) -> Account:
        s = self.settings
        return Account(s.cpu_per_connection, s.bytes_per_connection, s.thought_per_connection)
