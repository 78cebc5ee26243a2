"""Error replies that any request may get."""
from __future__ import annotations

from litestar.openapi import ResponseSpec

from mousehole.table.rest_types import ApiError

API_ERRORS = {status: ResponseSpec(ApiError, description=why, generate_examples=False) for status, why in {
    400: "not understood, or impossible", 403: "not allowed", 404: "not there", 405: "not this way",
    409: "not now", 410: "no longer", 413: "too big", 429: "too much", 500: "a fault of ours", 503: "later"}.items()}
