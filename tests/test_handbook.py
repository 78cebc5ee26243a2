"""The handbook is built without a warning, loads nothing from elsewhere, and is what a server shows under /docs."""
from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

import mousehole
from mousehole.server.app import create_app
from mousehole.server.rest import handbook
from mousehole.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["'](?:https?:)?//""")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("handbook")
    pages = ROOT / "handbook" / "mkdocs.yml"
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q", "-f", pages, "-d", folder],
                   check=True, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    return folder


def test_it_is_whole_and_loads_nothing_from_elsewhere(built: Path) -> None:
    pages = sorted(built.rglob("*.html"))
    assert {"index.html", "api.html", "host.html", "CHANGELOG.html"} <= {page.name for page in pages}
    for page in pages:
        assert not LOADED.search(page.read_text("utf-8")), page
    assert "load_game" in (built / "api.html").read_text("utf-8")
    assert "KEEP-14" in (built / "rules" / "mousekeeping.html").read_text("utf-8")


def test_the_reference_describes_every_public_name_method_and_field(built: Path) -> None:
    text = (built / "api.html").read_text("utf-8")
    parts = re.split(r'<h\d id="mousehole\.([\w.]+)"', text)
    entries = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(mousehole.__all__) - {"__version__"} <= set(entries)
    silent = [name for name, entry in entries.items() if not re.search(r'class="doc doc-contents[^>]*>\s*<p', entry)]
    assert not silent, "write a docstring, or a comment at the end of the line"


def test_a_server_shows_it_and_nothing_outside_it(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handbook, "HANDBOOK", built)
    for kept in (handbook.names, handbook.headers, handbook.read):
        kept.cache_clear()

    async def visit() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path}/mousehole.db"))
        async with AsyncTestClient(app) as client:
            first = await client.get("/docs", follow_redirects=False)
            assert first.headers["location"] == "/docs/index.html"
            page = await client.get("/docs/index.html")
            assert "Mousehole" in page.text
            [policy] = page.headers.get_list("content-security-policy")
            assert "'sha256-" in policy
            assert "unsafe" not in policy
            for path in ("/docs/scripts.json", "/docs/nothing.html", "/docs/%2e%2e/app.py"):
                assert (await client.get(path)).status_code == 404
            assert "sha256" not in (await client.get("/")).headers["content-security-policy"]

    asyncio.run(visit())
    for kept in (handbook.names, handbook.headers, handbook.read):
        kept.cache_clear()


def test_a_server_without_one_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handbook, "HANDBOOK", tmp_path / "none")
    handbook.names.cache_clear()

    async def visit() -> None:
        async with AsyncTestClient(create_app(Settings(db=f"sqlite:///{tmp_path}/mousehole.db"))) as client:
            assert (await client.get("/docs")).json()["code"] == "no-handbook"

    asyncio.run(visit())
    handbook.names.cache_clear()
