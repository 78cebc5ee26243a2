"""What requests about tables have in common: the house, links, keys, and who is host."""
from __future__ import annotations

import secrets
from typing import Any

from litestar import Request

from mousehole.server.hosted import Hosted
from mousehole.server.house import House, no
from mousehole.server.requests import base_url, key_of
from mousehole.server.troubles import TROUBLES
from mousehole.table import verbs
from mousehole.table.keys import BYTES, written

Asking = Request[Any, Any, Any]
ABOUT_TABLES: dict[str, Any] = {"responses": TROUBLES, "tags": ["tables"]}


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


def link(request: Asking, table: str, key: str = "") -> str:
    """A key stands behind the #, which browsers keep to themselves."""
    base = base_url(request, house_of(request).settings)
    return f"{base}/t/{table}" + (f"#key={key}" if key else "")


def new_key() -> str:
    return written(secrets.token_bytes(BYTES))


async def hosts_table(request: Asking, table: str) -> Hosted:
    """The table, if it is the host who asks."""
    hosted = await house_of(request).table(table)
    if not verbs.is_host(hosted.live, key_of(request)):
        raise no("not-host")
    return hosted
