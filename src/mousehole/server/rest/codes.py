"""QR codes, as SVG: to join from a phone, or to move to one."""
from __future__ import annotations

import io

import segno
from litestar import Response, get

from mousehole.hosting.refusals import refusal
from mousehole.server.requests import key_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, bases, caller_of, registry_of
from mousehole.table import verbs

SVG = "image/svg+xml"


def drawn(text: str) -> Response[bytes]:
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False, light="#fff")
    return Response(out.getvalue(), media_type=SVG, headers={"Cache-Control": "no-store"})


def chosen(request: ApiRequest, base: str) -> str:
    """Check the wanted beginning of a link: a code must not lead to somebody else's server."""
    if base and base not in bases(request):
        raise refusal("no-such-address")
    return base


@get("/api/tables/{table:str}/code.svg", media_type=SVG, **ABOUT_TABLES)
async def table_code(request: ApiRequest, table: str, base: str = "") -> Response[bytes]:
    """The link to the table, for everybody who wants to play or watch. `base`: one of /api/addresses."""
    await registry_of(request).table(table)
    return drawn(caller_of(request, chosen(request, base)).link(table))


@get("/api/tables/{table:str}/seats/{seat:int}/code.svg", media_type=SVG, **ABOUT_TABLES)
async def seat_code(request: ApiRequest, table: str, seat: int, base: str = "") -> Response[bytes]:
    """The link to your own seat (the key is the bearer), to continue on another device."""
    loaded = await registry_of(request).table(table)
    if verbs.seat_of(loaded.live, key_of(request)) != seat:
        raise refusal("bad-key")
    return drawn(caller_of(request, chosen(request, base)).link(table, key_of(request)))


handlers = [table_code, seat_code]
