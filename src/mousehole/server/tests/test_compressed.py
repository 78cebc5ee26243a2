"""Files of the page are sent as they were compressed when it was built, and kept; large answers are compressed, too."""
from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get, post
from litestar.testing import TestClient

from mousehole.server.addresses import Reachable
from mousehole.server.compressed import LONG, WORTH_IT, Compressed, accepts
from mousehole.server.leases import LeasedRegistry
from mousehole.server.rest import pages
from mousehole.server.settings import Settings

SCRIPT = b"console.log('squeak')\n" * 100


@get("/api/rows/{count:int}", sync_to_thread=False)
def rows(count: int) -> list[str]:
    return ["mouse"] * count


@post("/api/rows", sync_to_thread=False)
def made() -> list[str]:
    return ["mouse"] * 1000


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    (tmp_path / "assets").mkdir()
    for name in ("assets/main-C6dSMJF0.js", "assets/plain.js"):
        (tmp_path / name).write_bytes(SCRIPT)
    (tmp_path / "assets/main-C6dSMJF0.js.br").write_bytes(b"as Brotli would have it")
    (tmp_path / "assets/main-C6dSMJF0.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    app = Litestar([pages.page, rows, made], middleware=[Compressed], openapi_config=None)
    app.state.pages = pages.read_pages(tmp_path)
    settings = Settings(db=f"sqlite:///{tmp_path}/tables.db")
    app.state.registry, app.state.reachable = LeasedRegistry(settings), Reachable(settings)
    with TestClient(app) as running:
        running.headers.pop("accept-encoding", None)
        yield running


def asked(client: TestClient[Any], path: str, coding: str) -> tuple[str | None, bytes, dict[str, str]]:
    with client.stream("GET", path, headers={"Accept-Encoding": coding}) as reply:
        return reply.headers.get("content-encoding"), b"".join(reply.iter_raw()), dict(reply.headers)


@pytest.mark.parametrize(("header", "coding", "is_accepted"), [
    ("gzip, deflate, br", "br", True), ("GZIP", "gzip", True), ("br;q=0, gzip;q=0.5", "br", False),
    ("br;q=0, gzip;q=0.5", "gzip", True), ("", "gzip", False), ("identity", "gzip", False)])
def test_a_browser_says_what_it_can_read(header: str, coding: str, is_accepted: bool) -> None:
    assert accepts(header, coding) is is_accepted


def test_a_file_is_sent_as_it_was_compressed_the_smallest_first(client: TestClient[Any]) -> None:
    name = "/assets/main-C6dSMJF0.js"
    assert asked(client, name, "gzip, br")[:2] == ("br", b"as Brotli would have it")
    coding, body, headers = asked(client, name, "gzip")
    assert (coding, gzip.decompress(body)) == ("gzip", SCRIPT)
    assert headers["vary"].lower() == "accept-encoding"
    assert headers["content-type"].startswith("text/javascript")
    assert asked(client, name, "identity")[:2] == (None, SCRIPT)


def test_names_that_change_with_their_files_are_kept_for_good_and_others_are_asked_for(client: TestClient[Any]) -> None:
    assert "immutable" in client.get("/assets/main-C6dSMJF0.js").headers["cache-control"]
    for name in ("/", "/new/mousekeeping", "/assets/plain.js"):
        first = client.get(name)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        again = client.get(name, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("count", [WORTH_IT // 8 + 10, LONG // 8 + 10])
def test_large_answers_are_compressed_for_those_who_can_read_it(client: TestClient[Any], count: int) -> None:
    coding, body, headers = asked(client, f"/api/rows/{count}", "gzip, br")
    assert (coding, json.loads(gzip.decompress(body))) == ("gzip", ["mouse"] * count)
    assert int(headers["content-length"]) == len(body) < WORTH_IT
    coding, body, headers = asked(client, f"/api/rows/{count}", "identity")
    assert (coding, json.loads(body)) == (None, ["mouse"] * count)
    assert headers["vary"] == "accept-encoding"


def test_small_answers_and_those_with_secrets_are_sent_as_they_are(client: TestClient[Any]) -> None:
    assert asked(client, "/api/rows/3", "gzip")[0] is None
    reply = client.post("/api/rows", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in reply.headers
