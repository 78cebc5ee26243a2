"""How a host behaves, wherever it is."""
from __future__ import annotations

from msgspec import Struct


class HostSettings(Struct, frozen=True, kw_only=True):
    pace: int = 900                     # minimum ms per bot move
    patience: int = 60                  # seconds until a bot plays for somebody who has lost the connection
    clock_patience: int = 5             # the same while the game's own clock runs
    hello_seconds: float = 10.0         # how long a new connection may stay silent
    reveal_seconds: float = 10.0        # how long a seat may take to reveal its nonce
    waiting_per_address: int = 8        # hints, replays and reviews that wait for their turn
