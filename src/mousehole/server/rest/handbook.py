"""The handbook under /docs, if it has been built (`make docs`, and in every released wheel)."""
from __future__ import annotations

import asyncio
import gzip
import json
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, route

from mousehole.hosting.refusals import refusal
from mousehole.server.compressed import LEVEL, WORTH_IT
from mousehole.server.headers import CSP, HEADERS, OWN_HEADERS
from mousehole.server.limits import COST
from mousehole.server.requests import home_of
from mousehole.server.rest.common import ApiRequest, registry_of
from mousehole.server.rest.kept import Page, page_of
from mousehole.server.rest.pages import FILE_COST

HANDBOOK = Path(__file__).resolve().parents[1] / "handbook"
FIRST = "index.html"
SCRIPTS = "scripts.json"  # the hashes of the inline scripts that the handbook's theme needs


@lru_cache(1)
def names() -> frozenset[str]:
    """Return all files there are: nothing else can ever be requested."""
    found = [path.relative_to(HANDBOOK).as_posix() for path in HANDBOOK.rglob("*") if path.is_file()]
    return frozenset(found) - {SCRIPTS}


@lru_cache(1)
def headers() -> list[tuple[bytes, bytes]]:
    """Return our usual headers, with a policy that also allows these very scripts."""
    allowed = " ".join(["script-src 'self'", *json.loads((HANDBOOK / SCRIPTS).read_text())])
    policy = CSP.replace("script-src 'self'", allowed).encode()
    return [(name, policy if name == b"content-security-policy" else value) for name, value in HEADERS]


@lru_cache(100)
def read(name: str) -> Page:
    content = (HANDBOOK / name).read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or name.endswith((".js", ".json", ".svg"))
    packed = {"gzip": gzip.compress(content, LEVEL, mtime=0)} if is_text and len(content) >= WORTH_IT else {}
    return page_of(kind, content, packed)


@route(["/docs", "/docs/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={COST: FILE_COST})
async def handbook(request: ApiRequest, path: str = "") -> Response[bytes]:
    name = path.strip("/")
    if not name and FIRST in names():
        to = f"{home_of(registry_of(request).settings)}/docs/{FIRST}"
        return Response(b"", status_code=303, headers={"Location": to})
    if name not in names():
        raise refusal("no-such-page" if names() else "no-handbook")
    request.scope[OWN_HEADERS] = headers()  # type: ignore[literal-required]
    return (await asyncio.to_thread(read, name)).reply(request, "no-cache")


handlers = [handbook]
