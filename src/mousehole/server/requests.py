"""Who sent a request: address, origin, key."""
from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mousehole.server.addresses import is_loopback, is_nearby, url
from mousehole.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "?"


def is_foreign(connection: Connection, settings: Settings) -> bool:
    """Whether it comes from another site's page, which must not act for our users. Programs send no origin.

    `null` is what browsers call pages that hide where they come from: such as a sandboxed frame.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins.split(","):
        return False
    ours = {connection.headers.get("host", ""), urlsplit(settings.public_url).netloc} - {""}
    return urlsplit(origin).netloc not in ours


def key_of(connection: Connection, longest: int = 64) -> str:
    """Read `Authorization: Bearer …`: never from the URL, where it would be logged."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip()[:longest] if scheme.lower() == "bearer" else ""


def base_urls(connection: Connection, settings: Settings, reachable: list[str]) -> list[str]:
    """Return what links can begin with, the best first. `reachable`: the addresses of this machine.

    Those are for people who came by one of them, or sit at this machine: behind a proxy or in a container they would
    lead nowhere, and they are nobody else's business.
    """
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    asked_for = f"{connection.scope.get('scheme', 'http')}://{connection.headers.get('host', '')}"
    name, address = name_of(asked_for), address_of(connection)
    if asked_for not in (url(name, settings.port), f"http://{name}:{settings.port}") or not is_nearby(address):
        return [asked_for]
    if is_loopback(name):
        is_here = is_loopback(address) or address in [name_of(each) for each in reachable]
        return reachable if is_here and reachable else [asked_for]
    return [asked_for, *[each for each in reachable if each != asked_for]] if is_nearby(name) else [asked_for]


def name_of(url: str) -> str:
    """Return the name or address in it, without the port; "" if it cannot be read."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def home_of(settings: Settings) -> str:
    """Return the path under which a proxy serves us, and which it strips. "": we have a host name of our own."""
    return escape(urlsplit(settings.public_url).path.rstrip("/"))
