"""Which addresses the server may call for strangers: those of the push services that the host trusts, and no others."""
from __future__ import annotations

from urllib.parse import urlsplit

MAX_LENGTH = 1000


def is_allowed(endpoint: str, hosts: str) -> bool:
    """Whether this is an address of one of these push services, which are separated by commas.

    A name stands for https at the usual port; `*.name` for everything below it. An entry with a scheme is a whole
    origin, and allows exactly that: so a host can name a service of its own, even without https.
    """
    if len(endpoint) > MAX_LENGTH or any([ord(each) <= 32 or ord(each) > 126 for each in endpoint]) or "\\" in endpoint:
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or not parts.hostname or parts.fragment:
        return False
    return any([_fits(each.strip().lower(), parts.scheme, parts.hostname, port) for each in hosts.split(",") if each])


def _fits(entry: str, scheme: str, name: str, port: int | None) -> bool:
    if "://" in entry:
        origin = urlsplit(entry)
        return (origin.scheme, origin.hostname, origin.port) == (scheme, name, port)
    if scheme != "https" or port not in (None, 443):
        return False
    return name.endswith(entry[1:]) if entry.startswith("*.") else name == entry


def is_list(hosts: str) -> bool:
    """Whether a setting makes sense."""
    return all([_is_entry(each.strip()) for each in hosts.split(",")])


def _is_entry(entry: str) -> bool:
    try:
        parts = urlsplit(entry if "://" in entry else f"https://{entry.removeprefix('*.')}")
        _ = parts.port
    except ValueError:
        return False
    is_bare = not (parts.path or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_bare and "*" not in parts.netloc
