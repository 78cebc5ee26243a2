"""Reviews: what each seat could expect, its mistakes, and what was luck."""
from __future__ import annotations

from litestar import get

from mousehole.hosting.refusals import too_fast
from mousehole.hosting.rest.replays import finished
from mousehole.hosting.reviews import Reviews
from mousehole.server import costs
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.budget import Purse
from mousehole.server.rest.common import ApiRequest, caller_of, registry_of, unless_gone
from mousehole.table.rest_types import Reviewed, Reviewing


@get("/api/tables/{table:str}/matches/{match:int}/review", responses=API_ERRORS, tags=["replays"])
async def review(request: ApiRequest, table: str, match: int, refined: bool = False) -> Reviewed:
    """The review, once the match is over. It takes some seconds the first time; `refined`: wait for smaller errors."""
    reviews: Reviews = request.app.state.reviews
    caller = caller_of(request)
    registry = registry_of(request)
    log = await unless_gone(request, finished(registry, caller, table, match))
    if not reviews.is_known(table, match, refined=refined) \
            and (wait := Purse(registry.budgets.of_address(caller.address)).spend(costs.NEW_REVIEW)):
        raise too_fast(wait)
    return await unless_gone(request, reviews.of(table, match, log, caller.address, refined=refined))


@get("/api/tables/{table:str}/matches/{match:int}/review/progress", responses=API_ERRORS, tags=["replays"],
     sync_to_thread=False)
def progress(request: ApiRequest, table: str, match: int) -> Reviewing:
    """The progress of a requested review. Asking for this starts nothing."""
    reviews: Reviews = request.app.state.reviews
    return reviews.progress(table, match)


handlers = [review, progress]
