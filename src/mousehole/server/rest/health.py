"""Health checks and metrics."""
from __future__ import annotations

from hmac import compare_digest

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mousehole.hosting.refusals import refusal
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.requests import key_of
from mousehole.server.rest.common import ApiRequest, registry_of


@get("/healthz", sync_to_thread=False, responses=API_ERRORS, tags=["health"])
def healthz() -> dict[str, str]:
    """Whether this process is alive."""
    return {"status": "alive"}


@get("/readyz", responses=API_ERRORS, tags=["health"])
async def readyz(request: ApiRequest) -> Response[dict[str, str]]:
    """Whether it can take answers: its database is writable, and it is not shutting down."""
    registry = registry_of(request)
    ready = not registry.is_closing and await registry.store.is_ready()
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: ApiRequest) -> Response[bytes]:
    """Metrics, for requests with the host's token; without one there is no such page."""
    token = registry_of(request).settings.metrics_token
    if not token:
        raise refusal("no-such-page")
    if not compare_digest(key_of(request, len(token) + 1).encode(), token.encode()):
        raise refusal("bad-token")
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


handlers = [healthz, readyz, metrics]
