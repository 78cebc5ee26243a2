"""What refusals are called in HTTP."""
from __future__ import annotations

STATUS = {"no-such-table": 404, "no-such-code": 404, "no-such-game": 404, "no-such-page": 404, "no-replay": 404,
          "no-such-seat": 404, "no-such-address": 404, "no-handbook": 404, "no-push": 404, "foreign-push": 400,
          "bad-key": 403, "bad-token": 403, "not-host": 403, "foreign-page": 403, "too-fast": 429, "too-many": 429,
          "too-big": 413, "too-many-reviews": 429, "busy": 503, "bad-request": 400, "no-name": 400,
          "other-version": 410, "other-edition": 410, "broken-table": 410, "closed": 410, "failed": 503}


def status_of(code: str) -> int:
    return STATUS.get(code, 409)
