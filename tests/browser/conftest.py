"""Browser tests run in the system's Chromium, against a real server."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from tests.browser.serving import FLAGS, STATIC, Served, chromium
from tests.browser.waiting import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if not chromium():
        pytest.skip("no Chromium on this machine: install Debian's chromium, or set MOUSEHOLE_CHROMIUM")
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A phone, in English, with nothing moving: what is tested is where things end up."""
    return {**browser_context_args, "viewport": {"width": 360, "height": 740}, "locale": "en-GB",
            "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def no_scenes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames are shown at once, in every window; a test of scenes marks itself with `scenes`, and sees them played.

    Nothing is kept for times without a connection either, unless a window asks for its service worker.
    """
    script = "" if request.node.get_closest_marker("scenes") else AT_ONCE
    for name in ("new_context", "new_page"):
        monkeypatch.setattr(Browser, name, opening(getattr(Browser, name), script))


AT_ONCE = "localStorage.setItem('mousehole.scenes', '\"off\"')"


def opening(window_opened: Callable[..., Any], script: str) -> Callable[..., Any]:
    def opened(*given: Any, **more: Any) -> Any:
        window = window_opened(*given, **{"service_workers": "block", **more})
        window.set_default_timeout(PATIENCE)
        if script:
            window.add_init_script(script)
        return window
    return opened


@pytest.fixture
def dealt(served: Served, request: pytest.FixtureRequest) -> Iterator[Served]:
    """The same cards whenever this test runs."""
    served.deal(request.node.name)
    yield served
    served.deal("")


@pytest.fixture
def complaints(context: BrowserContext) -> list[str]:
    """What the browser's console had to complain about: errors, and warnings of the page's own code."""
    found: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" or (message.type == "warning" and "svelte" in message.text):
            found.append(message.text)

    context.on("console", hear)  # of the context: the page may have been opened already
    context.on("weberror", lambda error: found.append(str(error.error)))
    return found
