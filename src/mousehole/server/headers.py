"""The headers of every reply: our pages load nothing from elsewhere, and cannot be embedded in other sites."""
from __future__ import annotations

import re
from typing import Any

from mousehole.server.budget import Budgets, Cost

CSP = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
       "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
       "form-action 'none'; frame-ancestors 'none'")
OWN_HEADERS = "mousehole_headers"  # in a request's scope: what is sent instead of the usual ones
HEADERS = [(name.encode(), value.encode()) for name, value in {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a private table must not leak
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}.items()]


# The workers that host tables in a browser run Python there: WebAssembly, and nothing else that is not ours.
WORKER = re.compile(r".*/assets/[\w-]+\.worker-[\w-]{8}\.js")
WORKER_HEADERS = [(name, value.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'"))
                  for name, value in HEADERS]


class Headers:
    """Plain ASGI middleware: it costs next to nothing. The address that asked pays for what is sent."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                ours = scope.get(OWN_HEADERS, WORKER_HEADERS if WORKER.fullmatch(scope["path"]) else HEADERS)
                message["headers"] = [*message["headers"], *ours]
            elif message["type"] == "http.response.body" and scope.get("client"):
                budgets: Budgets = scope["litestar_app"].state.registry.budgets
                budgets.of_address(scope["client"][0]).pay(Cost(bytes=len(message.get("body", b""))))
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
