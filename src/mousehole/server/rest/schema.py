"""What can be requested: the schema for programs, and a plain page about it."""
from __future__ import annotations

from functools import partial
from html import escape
from typing import Any

from litestar import Litestar, Response, Router, get

from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.kept import kept_by


@get("/openapi.json", include_in_schema=False)
async def schema(request: ApiRequest) -> Response[dict[str, Any]]:
    """The schema (OpenAPI)."""
    return await kept_by(request).reply(request, "schema", partial(described, request.app))


@get("/api/docs", include_in_schema=False)
async def docs(request: ApiRequest) -> Response[str]:
    """Everything that can be requested, from the schema, without any script."""
    return await kept_by(request).reply(request, "docs", partial(listed, request.app))


def described(app: Litestar) -> dict[str, Any]:
    return app.openapi_schema.to_schema()


def listed(app: Litestar) -> str:
    rows = []
    for path, methods in described(app)["paths"].items():
        for method, operation in methods.items():
            rows.append(f"<tr><td>{method.upper()}<td><code>{escape(path)}</code>"
                        f"<td>{escape(operation.get('description') or operation.get('summary', ''))}")
    return ('<!doctype html><html lang="en"><meta charset="utf-8"><title>Mousehole: REST</title>'
            '<h1>What can be asked</h1>'
            '<p>The <a href="schema/openapi.json">schema</a> says it all to programs; docs/protocol.md explains the '
            "rest, and the WebSocket at <code>/api/socket</code>.</p>"
            f"<table>{''.join(rows)}</table></html>")


router = Router("/api/schema", route_handlers=[schema], include_in_schema=False)
handlers = [docs]
