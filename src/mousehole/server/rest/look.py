"""Who sits at a table, and what is printed on its components."""
from __future__ import annotations

from litestar import get

from mousehole.hosting.rest import look as looking
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table.rest_types import Printed
from mousehole.table.wire import Room


@get("/api/tables/{table:str}", **ABOUT_TABLES)
async def look(request: ApiRequest, table: str) -> Room:
    """The room: who sits where, and its status."""
    return await looking.look(registry_of(request), table)


@get("/api/tables/{table:str}/edition", **ABOUT_TABLES)
async def table_edition(request: ApiRequest, table: str) -> Printed:
    """What is printed on the components of this table, including a custom edition."""
    return await looking.table_edition(registry_of(request), table)


handlers = [look, table_edition]
