"""The service worker, in a model of a browser: what it keeps, what it leaves alone, and what a new version does."""
from __future__ import annotations

import json
import subprocess
from pathlib import Path
from runpy import run_path

import pytest

from mousehole.server.rest.pages import STATIC
from mousehole.testkit.online import Server

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not (STATIC / "sw.js").exists(), reason="the page is not built: make page")
def test_what_is_there_without_a_connection(server: Server) -> None:
    node = run_path(str(ROOT / "web" / "build.py"))["node"]()[0]
    done = subprocess.run([node, str(Path(__file__).with_name("worker.mjs")), server.url, str(STATIC / "sw.js")],
                          capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["online"] == 404, "with a connection, a page is what the server says it is"
    assert told["offline"] == {
        "/": 200, "/t/nowhere": 200, "font": 200, "/api/games": 200, "/api/games/mousekeeping/lesson": 200,
        "/api/games/mousekeeping/editions/standard": 200,
        "/api/games/chess/lesson": 0,  # never seen: it fails as it would without a worker
        "/api/mine": None, "/healthz": None, "/api/tables/x/code.svg": None}  # nobody's keys, and nothing about tables
    assert told["names"] == ["mousehole-page-second", "mousehole-page-third"], "the last version but one is still there"
    assert told["shown"] == [
        {"title": "Your turn", "body": "House Mouse", "tag": "turn-abc", "path": "/t/abc"},
        {"title": "Your turn", "body": "", "tag": "turn-../../evil", "path": "/"},
        # not while the table is in sight
        {"title": "Still your turn", "body": "House Mouse", "tag": "turn-abc", "path": "/t/abc"}]
    assert told["visited"] == ["closed", "focus", "closed", "open /t/abc"]
    assert told["again"] < 12, "what has not changed is not fetched again"
