"""Who asks: address, origin, key."""
from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mousehole.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "?"


def is_foreign(connection: Connection, settings: Settings) -> bool:
    """A page of another site must not speak for somebody who has ours open. Programs send no origin."""
    origin = connection.headers.get("origin")
    if not origin or origin in settings.origins.split(","):
        return False
    ours = urlsplit(settings.public_url).netloc if settings.public_url else ""
    return urlsplit(origin).netloc not in (connection.headers.get("host", ""), ours)


def key_of(connection: Connection) -> str:
    """`Authorization: Bearer …`: never in an address, where it would be logged."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip()[:64] if scheme.lower() == "bearer" else ""


def base_url(connection: Connection, settings: Settings) -> str:
    asked_for = f"{connection.scope.get('scheme', 'http')}://{connection.headers.get('host', '')}"
    return settings.public_url.rstrip("/") or asked_for
