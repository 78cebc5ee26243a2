"""Who sent a request: address, origin, key."""
from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mousehole.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "?"


def is_foreign(connection: Connection, settings: Settings) -> bool:
    """Whether it comes from another site's page, which must not act for our users. Programs send no origin.

    `null` is what browsers call pages that hide where they come from: such as a frame that somebody has sealed off.
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


def base_url(connection: Connection, settings: Settings) -> str:
    asked_for = f"{connection.scope.get('scheme', 'http')}://{connection.headers.get('host', '')}"
    return settings.public_url.rstrip("/") or asked_for


def home_of(settings: Settings) -> str:
    """Return the path under which a proxy serves us, and which it strips. "": we have a host name of our own."""
    return escape(urlsplit(settings.public_url).path.rstrip("/"))
