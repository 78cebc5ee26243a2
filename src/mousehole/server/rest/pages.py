"""The web client, if it has been built."""
from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path

from litestar import Response, get

from mousehole.server.limits import COST
from mousehole.server.registry import refusal
from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.kept import Page, page_of

STATIC = Path(__file__).resolve().parents[1] / "static"
INDEX = "index.html"
FILE_COST = 0.1  # of a request: a page has dozens, and several phones may share an address
CODINGS = {".br": "br", ".gz": "gzip"}  # what the build writes next to a file, the smallest first
HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")  # a name that changes with the file's contents
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mousehole</title>
<h1>Mousehole</h1>
<p>The server is running, but its web page has not been built.</p>
<p>Programs can play: see <a href="api/docs">what can be asked</a>, and docs/protocol.md.</p></html>
"""


def read_pages(folder: Path, home: str = "") -> dict[str, Page]:
    """Return all files, read once: nothing outside the folder can ever be requested.

    `home`: the path under which the server is reached. The page is built to be anywhere, but it is served for many
    addresses, so it must be told where its files are.
    """
    pages = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not (path.suffix in CODINGS and path.with_suffix("").is_file()):
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            beside = {coding: path.with_name(path.name + suffix) for suffix, coding in CODINGS.items()}
            sent = {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()}
            content, name = path.read_bytes(), path.relative_to(folder).as_posix()
            if name == INDEX:
                content = content.replace(b'"./', f'"{home}/'.encode())
                sent = {"gzip": gzip.compress(content, mtime=0)}
            pages[name] = page_of(kind, content, sent)
    return pages


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False, opt={COST: FILE_COST})
def page(request: ApiRequest, path: str = "") -> Response[bytes]:
    """A file; or, for every address that is not one (such as /t/<table>), the page itself."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.strip("/")
    if name not in pages:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise refusal("no-such-page")
        name = INDEX
    if name not in pages:
        return Response(PLAIN.encode(), media_type="text/html; charset=utf-8")
    return pages[name].reply(request, FOREVER if HASHED.fullmatch(name) else "no-cache")


handlers = [page]
