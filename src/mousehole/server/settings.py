"""What a host can set: by arguments of `mousehole serve`, or in the environment as MOUSEHOLE_<NAME>."""
from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec
from msgspec import Struct

PREFIX = "MOUSEHOLE_"


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "sqlite:///mousehole.db"  # or postgresql://user@host/name
    bus: str = ""                       # redis://…, for several processes
    workers: int = 1
    bot_workers: int = 1                # processes in which bots think
    public_url: str = ""                # the beginning of links; "": as the browser requested
    origins: str = ""                   # full addresses of other sites whose pages may connect, separated by commas
    pace: int = 900                     # minimum ms per bot move
    patience: int = 60                  # seconds until a bot plays for somebody who has lost the connection
    clock_patience: int = 5             # the same while the game's own clock runs
    hello_seconds: float = 10.0         # how long a new connection may stay silent
    reveal_seconds: float = 10.0        # how long a seat may take to reveal its nonce
    lease: float = 5.0                  # seconds after which the tables of a dead process are taken over
    idle_hours: int = 72                # tables where nothing happens for this long are closed
    tables_per_address: int = 60        # opened per hour
    connections_per_address: int = 200
    messages_per_second: int = 20       # per connection
    requests_per_second: int = 40       # per address
    # Budgets, each per second; 0: no limit. Milliseconds on the event loop, which everybody shares…
    cpu_per_connection: float = 50
    cpu_per_seat: float = 50
    cpu_per_address: float = 100
    # …bytes received and sent…
    bytes_per_connection: float = 500_000
    bytes_per_seat: float = 500_000
    bytes_per_address: float = 4_000_000
    # …and milliseconds of thinking in other processes: hints, replays, reviews.
    thought_per_connection: float = 100
    thought_per_seat: float = 100
    thought_per_address: float = 500
    waiting_per_address: int = 8        # hints, replays and reviews that wait for their turn
    keep_days: int = 90                 # tables where nothing happens for this long are deleted; 0: never
    keep_replays: bool = False          # keep those where a match was played to its end
    metrics_token: str = ""             # bearer token for reading /metrics; "": nobody may
    trusted_proxies: str = "127.0.0.1"  # proxies whose X-Forwarded-For is trusted
    log_level: str = "info"

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
        """Read settings: arguments first, then the environment, then the defaults."""
        environment = os.environ if environment is None else environment
        names = Settings.__struct_fields__
        found = {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        return msgspec.convert(found | {k: v for k, v in given.items() if v is not None}, Settings, strict=False)

    def to_environment(self) -> dict[str, str]:
        """Export the settings for processes that are started with the same ones."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}
