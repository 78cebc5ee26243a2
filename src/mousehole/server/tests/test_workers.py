"""Several processes that serve: one that is slow to start is waited for."""
from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from mousehole.commands import serve
from mousehole.testkit.online import free_port


def test_a_worker_may_take_its_time_to_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it takes longer than five seconds: replaced by then, none would ever be there."""
    told: dict[str, Any] = {}
    monkeypatch.setattr(uvicorn, "run", lambda app, **serving: told.update(serving))
    monkeypatch.setattr("os.environ", {})
    parser = argparse.ArgumentParser()
    serve.add(parser)
    assert serve.run(parser.parse_args(["--workers", "2", "--bus", "redis://nowhere", "--port", str(free_port()),
                                        "--db", f"sqlite:///{tmp_path}/t.db"])) == 0
    assert uvicorn.Config("app", **told).timeout_worker_healthcheck >= 30
