"""For whoever runs the server."""
from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mousehole.server.rest.asking import Asking, house_of
from mousehole.server.troubles import TROUBLES


@get("/healthz", sync_to_thread=False, responses=TROUBLES, tags=["health"])
def healthz() -> dict[str, str]:
    """This process lives."""
    return {"status": "alive"}


@get("/readyz", responses=TROUBLES, tags=["health"])
async def readyz(request: Asking) -> Response[dict[str, str]]:
    """It can take answers: its store is there, and it is not about to end."""
    house = house_of(request)
    ready = not house.is_closing and await house.store.is_ready()
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


handlers = [healthz, readyz, metrics]
