"""What a host can set: by arguments of `mousehole serve`, or in the environment as MOUSEHOLE_<NAME>."""
from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from math import isfinite
from urllib.parse import urlsplit

import msgspec

from mousehole.hosting.settings import HostSettings
from mousehole.kernel import BadSetup
from mousehole.server.push.endpoints import is_list
from mousehole.server.push.keys import is_key

PREFIX = "MOUSEHOLE_"
SERVICES = "fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com"  # of the browsers
LEAST: dict[str, float] = {  # of all other numbers: 0
    "port": 1, "workers": 1, "bot_workers": 1, "hello_seconds": 0.1, "reveal_seconds": 0.1, "trial_seconds": 1,
    "lease": 0.1, "push_every": 0.1, "idle_hours": 1, "tables_per_address": 1, "connections_per_address": 1,
    "messages_per_second": 1,
    "requests_per_second": 1, "waiting_per_address": 1}
MOST: dict[str, float] = {"port": 65535, "workers": 256, "bot_workers": 256}


def _is_address(url: str, schemes: tuple[str, ...], *, is_bare: bool = False) -> bool:
    """Whether this is the address of a server; `is_bare`: without a path. Spaces are never part of one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # a port that is not a number
        return False
    is_whole = bool(parts.hostname or parts.scheme == "unix") and port != 0 and not re.search(r"\s", url)
    return parts.scheme in schemes and is_whole and not (is_bare and (parts.path or parts.query or parts.fragment))


def _is_site(url: str) -> bool:
    return _is_address(url, ("http", "https")) and not urlsplit(url).query and not urlsplit(url).fragment


def _is_list_of_networks(text: str) -> bool:
    try:
        return all([each.strip() == "*" or ip_network(each.strip(), strict=False) for each in text.split(",")])
    except ValueError:
        return False


FORMS: dict[str, tuple[Callable[[str], bool], str]] = {  # texts that must look like something
    "public_url": (_is_site, "https://your.site/mousehole"),
    "bus": (lambda text: _is_address(text, ("redis", "rediss", "unix")), "redis://127.0.0.1:6379"),
    "origins": (lambda text: all([_is_address(each, ("http", "https"), is_bare=True) for each in text.split(",")]),
                "https://other.site,https://third.site"),
    "trusted_proxies": (_is_list_of_networks, "127.0.0.1,10.0.0.0/8"),
    "push_key": (is_key, "what mousehole pushkey prints"),
    "push_contact": (lambda text: bool(re.fullmatch(r"mailto:\S+@\S+", text)) or _is_address(text, ("https",)),
                     "mailto:you@your.site"),
    "push_hosts": (is_list, "fcm.googleapis.com,*.push.services.mozilla.com"),
    "log_level": (lambda text: text in ("debug", "info", "warning", "error"), "debug, info, warning, error"),
}


class Settings(HostSettings, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "sqlite:///mousehole.db"  # or postgresql://user@host/name
    bus: str = ""                       # redis://…, for several processes
    workers: int = 1
    bot_workers: int = 1                # processes in which bots think
    public_url: str = ""                # the beginning of links; "": as the browser requested
    origins: str = ""                   # full addresses of other sites whose pages may connect, separated by commas
    refusal_seconds: float = 5.0        # how long a refusal is held back at most, if its address is over its budget
    trial_seconds: int = 5              # of processor time that a custom edition may take to be tried out
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
    keep_days: int = 90                 # tables where nothing happens for this long are deleted; 0: never
    keep_replays: bool = False          # keep those where a match was played to its end
    push_key: str = ""                  # made by `mousehole pushkey`; "": no push messages
    push_contact: str = ""              # mailto:… or https://…, for push services that have a question
    push_hosts: str = SERVICES          # push services that may be called, separated by commas
    push_seconds: float = 20.0          # after which somebody who is not connected is told that it is their turn
    push_every: float = 5.0             # seconds between two searches for turns to tell about
    metrics_token: str = ""             # bearer token for reading /metrics; "": nobody may
    trusted_proxies: str = "127.0.0.1"  # proxies whose X-Forwarded-For is trusted
    log_level: str = "info"

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
        """Read settings: arguments first, then the environment, then the defaults; raises BadSetup."""
        environment = os.environ if environment is None else environment
        names = Settings.__struct_fields__
        found = {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        wanted = found | {k: v for k, v in given.items() if v is not None}
        try:
            settings = msgspec.convert(wanted, Settings, strict=False)
        except msgspec.ValidationError as error:
            name = "".join(re.findall(r"\$\.(\w+)", str(error))[:1])
            raise BadSetup(f"{name}: {error}", "setting", {"name": PREFIX + name.upper(),
                                                           "value": str(wanted.get(name))}) from None
        for name in names:
            _check_range(name, getattr(settings, name))
        for name, (is_right, example) in FORMS.items():
            if (value := getattr(settings, name)) and not is_right(value):
                raise BadSetup(f"{name} cannot be {value}; it looks like {example}", "setting-form",
                               {"name": PREFIX + name.upper(), "value": value, "example": example})
        if settings.push_key and not settings.push_contact:
            raise BadSetup("push_key needs push_contact", "setting-form",
                           {"name": PREFIX + "PUSH_CONTACT", "value": "", "example": FORMS["push_contact"][1]})
        return settings

    def to_environment(self) -> dict[str, str]:
        """Export the settings for processes that are started with the same ones."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}


def _check_range(name: str, value: object) -> None:
    """Raise BadSetup for a number that makes no sense."""
    if not isinstance(value, (int, float)):
        return
    least, most = LEAST.get(name, 0), MOST.get(name)
    if not isfinite(value) or value < least or (most is not None and value > most):
        about = {"name": PREFIX + name.upper(), "value": str(value), "least": str(least)}
        if most is None:
            raise BadSetup(f"{name} must be at least {least}, not {value}", "setting-least", about)
        raise BadSetup(f"{name} must be {least} to {most}, not {value}", "setting-range", about | {"most": str(most)})
