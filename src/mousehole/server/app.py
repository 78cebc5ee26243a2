"""The application: everything put together."""
from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mousehole.games import GAMES
from mousehole.kernel import BadSetup, Refused
from mousehole.server import logs
from mousehole.server.headers import Headers
from mousehole.server.house import House, no
from mousehole.server.limits import COST
from mousehole.server.metrics import REFUSALS
from mousehole.server.requests import address_of, is_foreign
from mousehole.server.rest import HANDLERS, pages
from mousehole.server.rest.asking import Asking, house_of
from mousehole.server.reviews import Reviews
from mousehole.server.settings import Settings
from mousehole.server.socket import socket
from mousehole.table import frames
from mousehole.table.asked import Trouble
from mousehole.words import Words

MOST_BYTES = 64_000
STATUS = {"no-such-table": 404, "no-such-game": 404, "no-such-page": 404, "no-replay": 404, "no-such-seat": 404,
          "bad-key": 403, "not-host": 403, "foreign-page": 403, "too-fast": 429, "too-many": 429, "too-big": 413,
          "too-many-reviews": 429, "bad-setup": 400, "bad-request": 400, "no-name": 400, "other-version": 410,
          "closed": 410, "failed": 503}


def create_app(settings: Settings | None = None) -> Litestar:
    """Also what uvicorn calls in every worker: the settings are in the environment then."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        logs.begin(settings.log)
        app.state.house = house = House(settings)
        app.state.pages = pages.read_pages(pages.STATIC)
        app.state.reviews = Reviews(house)
        await house.open()
        spare_the_collector()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [socket, *HANDLERS],
        lifespan=[open_house], middleware=[Headers], before_request=check_request, request_max_body_size=MOST_BYTES,
        exception_handlers={Refused: refused, BadSetup: bad_setup, HTTPException: bad_request, Exception: failed},
        openapi_config=OpenAPIConfig(title="Mousehole", version="1", path="/api/schema", use_handler_docstrings=True,
                                     render_plugins=[JsonRenderPlugin(path="/openapi.json")]))


def spare_the_collector() -> None:
    """Most of what an answer leaves behind is gone without it, and what is there by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def check_request(request: Asking) -> None:
    house = house_of(request)
    if not house.requests.take(address_of(request), request.route_handler.opt.get(COST, 1.0)):
        raise no("too-fast")
    if request.method not in ("GET", "HEAD") and is_foreign(request, house.settings):
        raise no("foreign-page")


def trouble(error: Refused, status: int | None = None) -> Response[Trouble]:
    refusal = error.refusal
    REFUSALS.labels(refusal.code).inc()
    rebuff = frames.rebuff(refusal)
    text = Words(next(iter(GAMES))).message(rebuff.say.id, dict(refusal.args))
    return Response(Trouble(rebuff.code, rebuff.clause, rebuff.say, text),
                    status_code=status or STATUS.get(refusal.code, 409), media_type="application/json")


def refused(_: Asking, error: Refused) -> Response[Trouble]:
    return trouble(error)


def bad_setup(_: Asking, error: BadSetup) -> Response[Trouble]:
    return trouble(no("bad-setup", text=str(error)))


def bad_request(_: Asking, error: HTTPException) -> Response[Trouble]:
    """What the framework refuses: unknown addresses, wrong types, too much of it."""
    if error.status_code == 404:
        return trouble(no("no-such-page"))
    if error.status_code == 413:
        return trouble(no("too-big"))
    if error.status_code >= 500:
        return failed(_, error)
    wrong = getattr(error, "extra", None)
    told = "; ".join([f"{each.get('key', '')}: {each.get('message', '')}".strip(": ")
                      for each in wrong if isinstance(each, dict)]) if isinstance(wrong, list) else ""
    return trouble(no("bad-request", text=told or error.detail), error.status_code)


def failed(_: Asking, error: Exception) -> Response[Trouble]:
    logs.log.error("a request failed", exc_info=error)
    return trouble(no("failed"), 500)
