"""Finished matches: the replay file, and the same state by state for a slider."""
from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from mousehole.hosting.rest import replays
from mousehole.hosting.rest.replays import MAX_STATES
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.rest.common import ApiRequest, caller_of, registry_of, unless_gone
from mousehole.table.rest_types import Replayed


@get("/api/tables/{table:str}/matches/{match:int}/replay", responses=API_ERRORS, tags=["replays"])
async def replay(request: ApiRequest, table: str, match: int) -> Response[str]:
    """The replay file, with the seed and where it came from. `mousehole verify` checks it.

    Of a match that was played with other rules or another edition than those here, too: for the version that it names.
    """
    name, text = await unless_gone(
        request, replays.replay(registry_of(request), caller_of(request), table, match))
    return Response(text, media_type="application/jsonl",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/matches/{match:int}/states", responses=API_ERRORS, tags=["replays"])
async def replay_states(
    request: ApiRequest, table: str, match: int,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MAX_STATES)] = 50,
    seat: Annotated[int, Parameter(ge=-1, le=31)] = -1,
) -> Replayed:
    """States `first` to `first + count - 1` (0: before the first answer) as this seat saw them; -1: a spectator."""
    return await unless_gone(request, replays.replay_states(
        registry_of(request), caller_of(request), table, match, first, count, seat))


handlers = [replay, replay_states]
