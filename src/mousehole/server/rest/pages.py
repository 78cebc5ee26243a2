"""The web client, if it has been built; and a plain page about the REST part."""
from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

from litestar import Response, get

from mousehole.server.house import no
from mousehole.server.limits import COST
from mousehole.server.rest.asking import Asking

STATIC = Path(__file__).resolve().parents[1] / "static"
A_FILE = 0.1  # of a request: a page has dozens, and several phones may share an address
FOREVER = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mousehole</title>
<h1>Mousehole</h1>
<p>The server is running, but its web page has not been built.</p>
<p>Programs can play: see <a href="/api/docs">what can be asked</a>, and docs/protocol.md.</p></html>
"""


def read_pages(folder: Path) -> dict[str, tuple[bytes, str]]:
    """All files with their types, read once: nothing outside the folder can ever be asked for."""
    pages = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            pages[path.relative_to(folder).as_posix()] = (path.read_bytes(), kind)
    return pages


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False, opt={COST: A_FILE})
def page(request: Asking, path: str = "") -> Response[bytes]:
    """A file; or, for every address that is not one (such as /t/<table>), the page itself."""
    pages: dict[str, tuple[bytes, str]] = request.app.state.pages
    name = path.strip("/")
    if name not in pages:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise no("no-such-page")
        name = "index.html"
    if name not in pages:
        return Response(PLAIN.encode(), media_type="text/html; charset=utf-8")
    content, kind = pages[name]
    keep = FOREVER if name.startswith("assets/") else "no-cache"
    return Response(content, media_type=kind, headers={"Cache-Control": keep})


@get("/api/docs", sync_to_thread=False, include_in_schema=False)
def docs(request: Asking) -> Response[str]:
    """Everything that can be asked, from the schema, without a line of script."""
    rows = []
    schema = request.app.openapi_schema.to_schema()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            rows.append(f"<tr><td>{method.upper()}<td><code>{escape(path)}</code>"
                        f"<td>{escape(operation.get('description') or operation.get('summary', ''))}")
    return Response(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mousehole: REST</title><h1>What can be asked</h1>'
        '<p>The <a href="/api/schema/openapi.json">schema</a> says it all to programs; docs/protocol.md explains the '
        "rest, and the WebSocket at <code>/api/socket</code>.</p>"
        f"<table>{''.join(rows)}</table></html>", media_type="text/html; charset=utf-8")


handlers = [page, docs]
