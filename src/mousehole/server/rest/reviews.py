"""How a match went: what each seat could hope for, and the answers that changed it most."""
from __future__ import annotations

from litestar import get

from mousehole.server.house import no
from mousehole.server.requests import address_of
from mousehole.server.rest.asking import Asking, house_of
from mousehole.server.rest.replays import finished
from mousehole.server.reviews import Reviews
from mousehole.server.troubles import TROUBLES
from mousehole.table.asked import Reviewed, Reviewing

COST = 10.0  # requests that one of these counts for


@get("/api/tables/{table:str}/matches/{match:int}/review", responses=TROUBLES, tags=["replays"])
async def review(request: Asking, table: str, match: int) -> Reviewed:
    """Once the match is over. It takes some seconds the first time."""
    house = house_of(request)
    reviews: Reviews = request.app.state.reviews
    log = await finished(request, table, match)
    if not house.requests.take(address_of(request), COST):
        raise no("too-fast")
    return await reviews.of(table, match, log)


@get("/api/tables/{table:str}/matches/{match:int}/review/progress", responses=TROUBLES, tags=["replays"],
     sync_to_thread=False)
def progress(request: Asking, table: str, match: int) -> Reviewing:
    """How far the look back is that somebody has asked for. Asking for this begins nothing."""
    reviews: Reviews = request.app.state.reviews
    return reviews.progress(table, match)


handlers = [review, progress]
