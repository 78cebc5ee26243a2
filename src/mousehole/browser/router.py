"""Answers the page's REST requests: the server's addresses, as far as they make sense for one person alone."""
from __future__ import annotations

import inspect
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from mousehole.hosting import trial
from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest import games, look, mine, open_table, play_on, replays, results, seats, take_seat
from mousehole.hosting.rest.common import Caller
from mousehole.hosting.rest.errors import status_of
from mousehole.hosting.reviews import Reviews
from mousehole.hosting.work_queue import Kind
from mousehole.kernel import BadSetup, Refused
from mousehole.table import frames, lessons
from mousehole.table.codes import read_code
from mousehole.table.rest_types import (
    ApiError,
    CodeFound,
    Forget,
    GameFacts,
    Lesson,
    LessonTried,
    LessonTry,
    Listed,
    MatchResult,
    Mine,
    MyTable,
    NewTable,
    PlayOn,
    Printed,
    PushKey,
    Replayed,
    Reviewed,
    Reviewing,
    SeatTaken,
    SetBot,
    TableMade,
    TakeSeat,
)
from mousehole.table.setup import setup_refusal
from mousehole.table.wire import Room

JSON, TEXT = "application/json", "application/jsonl"
LOBBY = 100  # lines
KINDS = {"str": r"[^/]+", "int": r"\d+"}  # of a path's parts

Handler = Callable[..., Awaitable[Any]]


class Place(NamedTuple):
    """What requests are answered with."""

    registry: TableRegistry
    reviews: Reviews
    caller: Caller


class Route(NamedTuple):
    method: str
    path: str
    pattern: re.Pattern[str]
    handler: Handler
    status: int  # if it is done
    types: dict[str, Any]


ROUTES: list[Route] = []


def on(method: str, path: str, status: int = 0) -> Callable[[Handler], Handler]:
    """Register a handler. What is posted makes something (201), unless another status is named."""
    def add(handler: Handler) -> Handler:
        pattern = re.sub(r"\{(\w+):(\w+)\}", lambda part: f"(?P<{part[1]}>{KINDS[part[2]]})", path)
        done = status or (201 if method == "POST" else 200)
        ROUTES.append(Route(method, path, re.compile(pattern), handler, done, get_type_hints(handler)))
        return handler

    return add


async def answered(place: Place, method: str, address: str, body: str) -> tuple[int, str, str]:
    """Return status, media type and text."""
    try:
        status, found = await _found(place, method, address, body)
    except BadSetup as error:
        return _refused(Refused(setup_refusal(error)), 400)
    except Refused as refused:
        return _refused(refused)
    except (msgspec.MsgspecError, ValueError) as error:
        return _refused(refusal("bad-request", text=str(error)))
    return (status, TEXT, found) if isinstance(found, str) else (status, JSON, frames.encode(found).decode())


async def _found(place: Place, method: str, address: str, body: str) -> tuple[int, Any]:
    parts = urlsplit(address)
    for route in ROUTES:
        match = route.pattern.fullmatch(parts.path) if route.method == method else None
        if match is None:
            continue
        asked = {name: unquote(text) for name, text in match.groupdict().items()} | dict(parse_qsl(parts.query))
        given: dict[str, Any] = {}
        for name, parameter in inspect.signature(route.handler).parameters.items():
            kind = route.types[name]
            if name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in asked:
                given[name] = int(asked[name]) if kind is int else asked[name]
            elif parameter.default is parameter.empty and name != "place":
                raise refusal("bad-request", text=name)
        return route.status, await route.handler(place, **given)
    raise refusal("no-such-page")


def _refused(refused: Refused, status: int | None = None) -> tuple[int, str, str]:
    """The page says it in words itself."""
    told = frames.rejection(refused.refusal)
    error = ApiError(told.code, told.clause, told.say, told.code)
    return status or status_of(told.code), JSON, frames.encode(error).decode()


@on("GET", "/api/games")
async def list_games(place: Place) -> list[GameFacts]:
    return games.shelf()


@on("GET", "/api/games/{game:str}/editions/{edition:str}")
async def edition(place: Place, game: str, edition: str) -> Printed:
    games.known(game)
    return games.printed(game, edition)


@on("GET", "/api/games/{game:str}/lesson")
async def lesson(place: Place, game: str) -> Lesson:
    games.known(game)
    return lessons.lesson(game)


@on("POST", "/api/games/{game:str}/lesson/try", 200)
async def try_otherwise(place: Place, game: str, data: LessonTry) -> LessonTried:
    games.known(game)
    return LessonTried(lessons.tried(game, data.step, data.choice))


@on("POST", "/api/tables")
async def open_a_table(place: Place, data: NewTable) -> TableMade:
    if data.edition_text:
        open_table.check_custom(data)
        wrong = await place.registry.workers.run(trial.what_is_wrong, data.game, data.edition_text, data.seats,
                                                 dict(data.options), kind=Kind.REPLAY)
        if wrong:
            raise BadSetup(*wrong)
    return await open_table.open_table(place.registry, place.caller, open_table.planned(data))


@on("GET", "/api/tables")
async def lobby(place: Place) -> list[Listed]:
    return list(await place.registry.store.listed(LOBBY))


@on("POST", "/api/mine", 200)
async def my_tables(place: Place, data: Mine) -> list[MyTable]:
    return await mine.mine(place.registry, data, await mine.there(place.registry, data))


@on("GET", "/api/codes/{code:str}")
async def short_code(place: Place, code: str) -> CodeFound:
    read = read_code(code)
    found = await place.registry.store.with_code(read) if read else ""
    if not found:
        raise refusal("no-such-code", typed=code[:40])
    return CodeFound(found)


@on("GET", "/api/tables/{table:str}")
async def look_at(place: Place, table: str) -> Room:
    return await look.look(place.registry, table)


@on("GET", "/api/tables/{table:str}/edition")
async def table_edition(place: Place, table: str) -> Printed:
    return await look.table_edition(place.registry, table)


@on("POST", "/api/tables/{table:str}/seats")
async def sit(place: Place, table: str, data: TakeSeat) -> SeatTaken:
    return await take_seat.take_seat(place.registry, place.caller, table, data)


@on("POST", "/api/tables/{table:str}/seats/{seat:int}/bot")
async def set_bot(place: Place, table: str, seat: int, data: SetBot) -> Room:
    return await seats.set_bot(place.registry, place.caller, table, seat, data)


@on("POST", "/api/tables/{table:str}/seats/{seat:int}/invitation")
async def invite(place: Place, table: str, seat: int) -> SeatTaken:
    return await seats.invite(place.registry, place.caller, table, seat)


@on("GET", "/api/tables/{table:str}/matches/{match:int}/replay")
async def replay(place: Place, table: str, match: int) -> str:
    return (await replays.replay(place.registry, place.caller, table, match))[1]


@on("GET", "/api/tables/{table:str}/matches/{match:int}/states")
async def states(place: Place, table: str, match: int, first: int = 0, count: int = 50, seat: int = -1) -> Replayed:
    if not (0 <= first <= 100_000 and 1 <= count <= replays.MAX_STATES and -1 <= seat <= 31):
        raise refusal("bad-request", text=json.dumps({"first": first, "count": count, "seat": seat}))
    return await replays.replay_states(place.registry, place.caller, table, match, first, count, seat)


@on("POST", "/api/tables/{table:str}/matches/{match:int}/play-on")
async def play_on_from(place: Place, table: str, match: int, data: PlayOn) -> TableMade:
    return await play_on.play_on(place.registry, place.caller, table, match, data)


@on("GET", "/api/push")
async def push_key(place: Place) -> PushKey:
    """A page without a server sends no push messages."""
    return PushKey("")


@on("POST", "/api/push/forget", 200)
async def unsubscribe(place: Place, data: Forget) -> PushKey:
    raise refusal("no-push")


@on("GET", "/api/tables/{table:str}/results")
async def table_results(place: Place, table: str) -> list[MatchResult]:
    return await results.results(place.registry, place.caller, table)


@on("POST", "/api/tables/{table:str}/results/clear", 200)
async def clear_results(place: Place, table: str) -> list[MatchResult]:
    return await results.clear_results(place.registry, place.caller, table)


@on("GET", "/api/tables/{table:str}/matches/{match:int}/review")
async def review(place: Place, table: str, match: int) -> Reviewed:
    log = await replays.finished(place.registry, place.caller, table, match)
    return await place.reviews.of(table, match, log)


@on("GET", "/api/tables/{table:str}/matches/{match:int}/review/progress")
async def progress(place: Place, table: str, match: int) -> Reviewing:
    return place.reviews.progress(table, match)
