"""Which addresses can be given to others."""
from __future__ import annotations

from litestar import get

from mousehole.server.addresses import Reachable, is_loopback
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.requests import name_of
from mousehole.server.rest.common import ApiRequest, bases
from mousehole.table.rest_types import Addresses


@get("/api/addresses", sync_to_thread=False, responses=API_ERRORS, tags=["tables"])
def list_addresses(request: ApiRequest) -> Addresses:
    """What links to this server's tables can begin with, the best for other devices first."""
    reachable: Reachable = request.app.state.reachable
    found = bases(request)
    return Addresses(found, not reachable.known and is_loopback(name_of(found[0])))
