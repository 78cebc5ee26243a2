"""What games from other packages bring for the page: a board, a lid, and what these need."""
from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache

from litestar import Response, route

from mousehole.games import GAMES, page_files
from mousehole.hosting.refusals import refusal
from mousehole.server.compressed import LEVEL, WORTH_IT
from mousehole.server.limits import COST
from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.kept import Page, page_of
from mousehole.server.rest.pages import FILE_COST, KINDS

TEXT = ("text/", "image/svg")


def read(game: str, name: str) -> Page | None:
    """Return a file as it is now: its author reloads the page to see a change. None: there is no such file."""
    found = page_files(game).get(name) if game in GAMES else None
    return None if found is None else packed(name, found.read_bytes())


@lru_cache(64)
def packed(name: str, content: bytes) -> Page:
    suffix = f".{name.rpartition('.')[2]}"
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_worth_it = kind.startswith(TEXT) and len(content) >= WORTH_IT
    return page_of(kind, content, {"gzip": gzip.compress(content, LEVEL, mtime=0)} if is_worth_it else {})


@route("/plugins/{game:str}/{name:str}", http_method=["GET", "HEAD"], include_in_schema=False, opt={COST: FILE_COST})
async def plugin_file(request: ApiRequest, game: str, name: str) -> Response[bytes]:
    found = await asyncio.to_thread(read, game, name)
    if found is None:
        raise refusal("no-such-page")
    return found.reply(request, "no-cache")


handlers = [plugin_file]
