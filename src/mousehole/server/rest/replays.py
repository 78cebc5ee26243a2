"""Matches that are over: the replay file, and the same state by state for a slider."""
from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from mousehole.kernel.log import Log
from mousehole.server.house import no
from mousehole.server.rest.asking import Asking, house_of
from mousehole.server.troubles import TROUBLES
from mousehole.table.asked import Replayed
from mousehole.table.live import log_of
from mousehole.table.replay import states

MOST = 100  # states in one answer


async def finished(request: Asking, table: str, match: int) -> Log:
    house = house_of(request)
    hosted = await house.table(table)
    live = hosted.live
    if live.match is not None and match == live.match_number:
        log = live.match.log if live.match.log.result is not None else None
    else:
        log = log_of(table, await house.store.read(table), match)
    if log is None:
        raise no("no-replay")
    return log


@get("/api/tables/{table:str}/matches/{match:int}/replay", responses=TROUBLES, tags=["replays"])
async def replay(request: Asking, table: str, match: int) -> Response[str]:
    """The replay file, with the seed and where it came from. `mousehole verify` checks it."""
    log = await finished(request, table, match)
    name = f"{log.game}-{table[:6]}-{match}.mousehole.jsonl"
    return Response(log.write(), media_type="application/jsonl",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/matches/{match:int}/states", responses=TROUBLES, tags=["replays"])
async def replay_states(
    request: Asking, table: str, match: int,
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST)] = 50,
    seat: Annotated[int, Parameter(ge=-1, le=31)] = -1,
) -> Replayed:
    """States `first` to `first + count - 1` (0: before the first answer) as this seat saw them; -1: a spectator."""
    house = house_of(request)
    log = await finished(request, table, match)
    if seat >= log.seats:
        raise no("no-such-seat")
    found: Replayed = await house.thinkers.run(states, log.write(), match, None if seat < 0 else seat, first, count)
    return found


handlers = [replay, replay_states]
