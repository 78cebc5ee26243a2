"""How a match went: what each seat could hope for, and the answers that changed it most."""
from __future__ import annotations

from litestar import get

from mousehole.server.house import no
from mousehole.server.requests import address_of
from mousehole.server.rest.asking import Asking, house_of
from mousehole.server.rest.replays import finished
from mousehole.server.reviews import Reviews
from mousehole.server.troubles import TROUBLES
from mousehole.table.asked import Reviewed

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


handlers = [review]
