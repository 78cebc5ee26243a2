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
    thinkers: int = 1                   # processes in which bots think
    public_url: str = ""                # what links begin with; "": what the browser asked for
    origins: str = ""                   # other pages that may connect, with commas between; their address in full
    pace: int = 900                     # ms that a bot takes at least
    patience: int = 60                  # seconds until a bot stands in for somebody who has lost the connection
    hello_seconds: float = 10.0         # in which who connects must have said what they want
    lease: float = 5.0                  # seconds after which the tables of a dead process are taken over
    idle_hours: int = 72                # tables where nothing happens for so long are closed
    tables_per_address: int = 60        # opened in an hour
    connections_per_address: int = 200
    messages_per_second: int = 20       # of one connection
    requests_per_second: int = 40       # of one address
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    log: str = "info"

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
        """Arguments first, then the environment, then the defaults."""
        environment = os.environ if environment is None else environment
        names = Settings.__struct_fields__
        found = {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        return msgspec.convert(found | {k: v for k, v in given.items() if v is not None}, Settings, strict=False)

    def to_environment(self) -> dict[str, str]:
        """For the processes that are started with the same settings."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}
