"""The application, with all its parts put together."""
from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache, partial

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from mousehole import games
from mousehole.bots import levels
from mousehole.games import playable
from mousehole.hosting.journals import AWAY
from mousehole.hosting.refusals import TooFast, refusal, too_fast
from mousehole.hosting.rest.errors import status_of
from mousehole.hosting.rest.games import shelf
from mousehole.hosting.reviews import Reviews
from mousehole.kernel import BadSetup, Refused
from mousehole.server import costs, logs
from mousehole.server.addresses import Reachable
from mousehole.server.budget import Account, Purse
from mousehole.server.compressed import Compressed
from mousehole.server.headers import Headers
from mousehole.server.leases import LeasedRegistry
from mousehole.server.limits import COST
from mousehole.server.metrics import REFUSALS
from mousehole.server.protocols import HttpProtocol
from mousehole.server.requests import address_of, home_of, is_foreign
from mousehole.server.rest import HANDLERS, pages, schema
from mousehole.server.rest.common import ApiRequest, registry_of
from mousehole.server.rest.kept import Kept
from mousehole.server.settings import Settings
from mousehole.server.socket import socket
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.table.rest_types import ApiError
from mousehole.table.setup import setup_refusal
from mousehole.table.setup_words import words_about

MAX_BYTES = 64_000
HUNG_UP = "client disconnected prematurely"  # the framework's wording
PATIENCE = 2.0  # seconds for which a request waits until its address can pay for it


def create_app(settings: Settings | None = None) -> Litestar:
    """Create the application. uvicorn also calls this in every worker: the settings are in the environment then."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        logs.begin(settings.log_level)
        app.state.registry = registry = LeasedRegistry(settings)
        HttpProtocol.budgets = registry.budgets
        app.state.pages = pages.read_pages(pages.STATIC, home_of(settings))
        app.state.reviews = Reviews(registry)
        app.state.kept = Kept()
        app.state.reachable = reachable = Reachable(settings)
        await registry.open()
        open_boxes()
        registry.spawn(prepare(app))
        registry.spawn(reachable.keep_looking())
        tune_garbage_collector()
        try:
            yield
        finally:
            await registry.close()

    return Litestar(
        [socket, *HANDLERS],
        lifespan=[open_registry], middleware=[Headers, Compressed], before_request=check_request,
        request_max_body_size=MAX_BYTES,
        exception_handlers={Refused: refused, BadSetup: bad_setup, HTTPException: bad_request,
                            RecursionError: too_deep, **dict.fromkeys(AWAY, away), Exception: failed},
        openapi_config=OpenAPIConfig(title="Mousehole", version="1", path="/api/schema", use_handler_docstrings=True,
                                     openapi_router=schema.router))


def open_boxes() -> None:
    """Open all games before the first request: later, everybody would wait for the first table of each."""
    for game in playable():
        open_box(game)
    for plugins in (games.PLUGINS, levels.PLUGINS):
        for name, why in plugins.broken.items():
            logs.log.warning("left out, because it does not work: %s (%s)", name, why)


async def prepare(app: Litestar) -> None:
    """Make the replies that take longest before somebody asks for them."""
    kept: Kept = app.state.kept
    for name, make in (("games", shelf), ("schema", partial(schema.described, app)),
                       ("docs", partial(schema.listed, app))):
        await kept.page(name, make)


def tune_garbage_collector() -> None:
    """Freeze existing objects for the garbage collector: most garbage is freed without it, and these stay for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def check_request(request: ApiRequest) -> None:
    registry = registry_of(request)
    address = address_of(request)
    account = registry.budgets.of_address(address)
    if wait := registry.requests.take(address, request.route_handler.opt.get(COST, 1.0)):
        await hold_back(account, registry.settings.refusal_seconds)
        raise too_fast(wait)
    cost = costs.ASKED.get(request.route_handler.fn.__name__, costs.OTHER)
    try:
        wait = Purse(account).reserve(cost, PATIENCE)
    except TooFast as error:
        await hold_back(account, registry.settings.refusal_seconds)
        raise too_fast(error.wait) from None
    if wait:
        await asyncio.sleep(wait)
    if cost.cpu > costs.TURN:
        await account.wait_for_turn()
    if request.method not in ("GET", "HEAD") and is_foreign(request, registry.settings):
        raise refusal("foreign-page")


async def hold_back(account: Account, longest: float) -> None:
    """Delay a refusal until its address can pay for it: the more an address asks, the longer it waits."""
    wait = account.wait(costs.TURNED_AWAY, time.monotonic())
    account.pay(costs.TURNED_AWAY)
    if wait:
        await asyncio.sleep(min(wait, longest))


def error_response(error: Refused, status: int | None = None) -> Response[ApiError]:
    refusal = error.refusal
    REFUSALS.labels(refusal.code).inc()
    rejection = frames.rejection(refusal)
    about = dict(refusal.args)
    seconds = about.get("seconds")
    text = words_about(about).message(rejection.say.id, about) if about.keys() - {"seconds"} else \
        worded(rejection.say.id, seconds)
    return Response(ApiError(rejection.code, rejection.clause, rejection.say, text),
                    status_code=status or status_of(refusal.code), media_type="application/json",
                    headers={"Retry-After": str(seconds)} if seconds is not None else None)


@lru_cache(256)
def worded(id: str, seconds: int | None) -> str:
    """Return a refusal in English. Cached: it is mostly the same few, again and again."""
    about = {} if seconds is None else {"seconds": seconds}
    return words_about(about).message(id, about)


def refused(_: ApiRequest, error: Refused) -> Response[ApiError]:
    return error_response(error)


def bad_setup(_: ApiRequest, error: BadSetup) -> Response[ApiError]:
    return error_response(Refused(setup_refusal(error)), 400)


def bad_request(_: ApiRequest, error: HTTPException) -> Response[ApiError]:
    """Handle what the framework refuses: unknown addresses, wrong types, bodies that are too large."""
    if error.status_code == 404:
        return error_response(refusal("no-such-page"))
    if error.status_code == 413:
        return error_response(refusal("too-big"))
    if error.detail == HUNG_UP:  # while the request waited: nobody will read this
        return error_response(refusal("closed"))
    if error.status_code >= 500:
        return failed(_, error)
    wrong = getattr(error, "extra", None)
    told = "; ".join([f"{each.get('key', '')}: {each.get('message', '')}".strip(": ")
                      for each in wrong if isinstance(each, dict)]) if isinstance(wrong, list) else ""
    return error_response(refusal("bad-request", text=told or error.detail), error.status_code)


def too_deep(_: ApiRequest, error: RecursionError) -> Response[ApiError]:
    return error_response(refusal("bad-request", text="it is nested too deeply"))


def away(_: ApiRequest, error: Exception) -> Response[ApiError]:
    """Refuse a request while the database is unavailable."""
    logs.log.warning("a request could not be served: %s", type(error).__name__)
    return error_response(refusal("failed"))


def failed(_: ApiRequest, error: Exception) -> Response[ApiError]:
    logs.log.error("a request failed", exc_info=error)
    return error_response(refusal("failed"), 500)
