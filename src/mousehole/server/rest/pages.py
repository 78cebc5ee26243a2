"""The web client, if it has been built."""
from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path

from litestar import Response, route

from mousehole.hosting.refusals import refusal
from mousehole.kernel import Refused
from mousehole.server import costs
from mousehole.server.limits import COST
from mousehole.server.previews import Preview, language_of, preview_of, with_preview
from mousehole.server.requests import address_of, home_of
from mousehole.server.rest.common import ApiRequest, bases, registry_of
from mousehole.server.rest.kept import Page, page_of
from mousehole.server.rest.short_codes import table_with
from mousehole.table.codes import read_code

STATIC = Path(__file__).resolve().parents[1] / "static"
ENGINE = STATIC.with_name("engine")
INDEX = "index.html"
FILE_COST = 0.1  # of a request: a page has dozens, and several phones may share an address
CODINGS = {".br": "br", ".gz": "gzip"}  # what the build writes next to a file, the smallest first
HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")  # a name that changes with the file's contents
NAME = re.compile(r"[A-Za-z][\w.]*")  # of a file of the engine
# Systems disagree about these.
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".mjs": "text/javascript"}
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mousehole</title>
<h1>Mousehole</h1>
<p>The server is running, but its web page has not been built.</p>
<p>Programs can play: see <a href="api/docs">what can be asked</a>, and docs/protocol.md.</p></html>
"""


def read_pages(folder: Path, home: str = "", engine: Path = ENGINE) -> dict[str, Page]:
    """Return all files, read once: nothing outside the folder can ever be requested.

    `home`: the path under which the server is reached. The page is built to be anywhere, but it is served for many
    addresses, so it must be told where its files are; and whether there is an engine to play offline with.
    """
    pages = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not (path.suffix in CODINGS and path.with_suffix("").is_file()):
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            beside = {coding: path.with_name(path.name + suffix) for suffix, coding in CODINGS.items()}
            sent = {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()}
            content, name = path.read_bytes(), path.relative_to(folder).as_posix()
            if name == INDEX:
                content, sent = content.replace(b'"./', f'"{home}/'.encode()), {}
                if (engine / "engine.json").is_file():
                    content = content.replace(b"<head>", b'<head>\n    <meta name="engine" content="here" />', 1)
            pages[name] = page_of(kind, content, sent)
    return pages


@cache
def engine_page(name: str) -> Page | None:
    """Return a file of the engine for browsers, if there is one. They are large, so each is read when it is wanted."""
    path = ENGINE / name
    if not NAME.fullmatch(name) or not path.is_file():
        return None
    beside = {coding: path.with_name(path.name + suffix) for suffix, coding in CODINGS.items()}
    return page_of(KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
                   path.read_bytes(), {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()})


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={COST: FILE_COST})
async def page(request: ApiRequest, path: str = "") -> Response[bytes]:
    """A file; or the page itself, for addresses such as /t/<table>, with 404 if there is nothing there."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.strip("/")
    if name in pages and name != INDEX:
        return pages[name].reply(request, FOREVER if HASHED.fullmatch(name) else "no-cache")
    if name.startswith("engine/") and (found := await asyncio.to_thread(engine_page, name.removeprefix("engine/"))):
        return found.reply(request, "no-cache" if name.endswith(".json") else FOREVER)
    if name.startswith(("api/", "assets/", "engine/")):
        raise refusal("no-such-page")
    if read_code(name) and (to := await _table_link(request, name)):
        return Response(b"", status_code=303, headers={"Location": to, "Cache-Control": "no-store"})
    if INDEX not in pages:
        return Response(PLAIN.encode(), media_type="text/html; charset=utf-8")
    registry_of(request).budgets.of_address(address_of(request)).pay(costs.PREVIEW)
    language = language_of(request.headers.get("accept-language", ""))
    preview = await preview_of("" if name == INDEX else name, language, registry_of(request))
    shown = previewed(pages[INDEX].sent[""], preview, bases(request)[0], name, language)
    return shown.reply(request, "no-cache", 200 if preview.is_found else 404, "Accept-Encoding, Accept-Language")


async def _table_link(request: ApiRequest, code: str) -> str:
    """Return where the table is whose short code was typed after our address; "": there is none."""
    try:
        return f"{home_of(registry_of(request).settings)}/t/{await table_with(request, code)}"
    except Refused as refused:
        if refused.refusal.code != "no-such-code":
            raise
        return ""


@lru_cache(256)
def previewed(index: bytes, preview: Preview, base: str, path: str, language: str) -> Page:
    content = with_preview(index, preview, base, path, language)
    return page_of("text/html", content, {"gzip": gzip.compress(content, mtime=0)})


handlers = [page]
