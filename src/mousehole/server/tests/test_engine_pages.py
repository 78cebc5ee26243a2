"""A server that was built with the engine for browsers offers it, and nothing beside it."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.server.headers import WORKER, WORKER_HEADERS
from mousehole.server.rest import pages


def test_the_engine_is_sent_compressed_and_nothing_outside_its_folder(tmp_path: Path,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "pyodide.mjs").write_bytes(b"export {}")
    (engine / "pyodide.mjs.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").touch()
    monkeypatch.setattr(pages, "ENGINE", engine)
    pages.engine_page.cache_clear()
    found = pages.engine_page("pyodide.mjs")
    assert found is not None and found.kind == "text/javascript"
    assert found.sent == {"gzip": b"packed", "": b"export {}"}
    for name in ("../secret.txt", "..", "", "none.zip", "/etc/passwd"):
        assert pages.engine_page(name) is None
    pages.engine_page.cache_clear()


def test_the_page_is_told_whether_there_is_an_engine(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html><head><link href="./icon.svg"></head></html>')
    without = pages.read_pages(tmp_path, engine=tmp_path / "none")["index.html"].sent[""]
    (tmp_path / "engine.json").touch()
    offered = pages.read_pages(tmp_path, engine=tmp_path)["index.html"].sent[""]
    assert b'name="engine"' not in without
    assert b'<meta name="engine" content="here" />' in offered


def test_only_the_workers_may_compile_web_assembly() -> None:
    for path, is_worker in (("/assets/host.worker-L21V0nxN.js", True), ("/assets/index-CozwunIH.js", False),
                            ("/api/games", False), ("/t/x.worker-L21V0nxN.js", False)):
        assert bool(WORKER.fullmatch(path)) == is_worker
    assert b"'wasm-unsafe-eval'" in dict(WORKER_HEADERS)[b"content-security-policy"]
