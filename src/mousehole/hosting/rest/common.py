"""What requests about tables have in common: who asks, links, keys, and the host's rights."""
from __future__ import annotations

import secrets
from typing import NamedTuple

from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.table import verbs
from mousehole.table.keys import BYTES, written


class Caller(NamedTuple):
    """Who asks: with which key, from which address, and what links for others begin with."""

    key: str = ""
    address: str = ""
    base: str = ""

    def link(self, table: str, key: str = "") -> str:
        """A key comes after the #, which browsers do not send."""
        return f"{self.base}/t/{table}" + (f"#key={key}" if key else "")


def new_key() -> str:
    return written(secrets.token_bytes(BYTES))


async def hosts_table(registry: TableRegistry, caller: Caller, table: str) -> LoadedTable:
    """Return the table, if the host asks."""
    loaded = await registry.table(table)
    if not verbs.is_host(loaded.live, caller.key):
        raise refusal("not-host")
    return loaded
