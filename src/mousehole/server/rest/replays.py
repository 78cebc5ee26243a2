"""Finished matches: the replay file, and the same state by state for a slider."""
from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter

from mousehole.kernel.log import Log
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.registry import refusal, too_fast
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ApiRequest, registry_of, unless_gone
from mousehole.server.work_queue import Kind
from mousehole.server.worker_pool import TooManyWaiting
from mousehole.table.replay import log_text, states
from mousehole.table.rest_types import Replayed
from mousehole.table.unplayed import UnplayedTable

MAX_STATES = 100  # per reply
RETRY = 2.0       # seconds after which it is worth asking again


async def finished(request: ApiRequest, table: str, match: int) -> Log:
    registry = registry_of(request)
    loaded = await registry.table(table)
    live = loaded.live
    if live.match is not None and match == live.match_number:
        log = live.match.log if live.match.log.result is not None else None
    else:
        log = await _from_journal(request, table, match)
    if log is None:
        raise refusal("no-replay")
    return log


async def _from_journal(request: ApiRequest, table: str, match: int) -> Log | None:
    """Replay an earlier match, which takes a while."""
    lines = await registry_of(request).store.read_lines(table)
    text = await unless_gone(request, _besides(request, log_text, table, lines, match))
    return Log.read(text) if text else None


async def _besides(request: ApiRequest, work: Any, *args: Any) -> Any:
    try:
        return await registry_of(request).bot_pool.run(work, *args, kind=Kind.REPLAY, owner=address_of(request))
    except TooManyWaiting:
        raise too_fast(RETRY, "busy") from None


@get("/api/tables/{table:str}/matches/{match:int}/replay", responses=API_ERRORS, tags=["replays"])
async def replay(request: ApiRequest, table: str, match: int) -> Response[str]:
    """The replay file, with the seed and where it came from. `mousehole verify` checks it.

    Of a match that was played with other rules or another edition than those here, too: for the version that it names.
    """
    live = await registry_of(request).readable(table)
    log = live.replay(match) if isinstance(live, UnplayedTable) else await finished(request, table, match)
    if log is None:
        raise refusal("no-replay")
    name = f"{log.game}-{table[:6]}-{match}.mousehole.jsonl"
    return Response(log.write(), media_type="application/jsonl",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/matches/{match:int}/states", responses=API_ERRORS, tags=["replays"])
async def replay_states(
    request: ApiRequest, table: str, match: int,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MAX_STATES)] = 50,
    seat: Annotated[int, Parameter(ge=-1, le=31)] = -1,
) -> Replayed:
    """States `first` to `first + count - 1` (0: before the first answer) as this seat saw them; -1: a spectator."""
    log = await finished(request, table, match)
    if seat >= log.seats:
        raise refusal("no-such-seat")
    found: Replayed = await unless_gone(request, _besides(
        request, states, log.write(), match, None if seat < 0 else seat, first, count))
    return found


handlers = [replay, replay_states]
