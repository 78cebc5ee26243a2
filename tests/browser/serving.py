"""A real server in a process of its own, with a file of its own; it can be stopped and started again."""
from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.browser.dealing import NAMED

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "mousehole" / "server" / "static"


def chromium() -> str | None:
    """The system's: Playwright's own cannot always be had."""
    return os.environ.get("MOUSEHOLE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


class Served:
    def __init__(self, folder: Path, pace: int = 1, environment: dict[str, str] | None = None) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.deals = folder / "deals"
        self.deals.mkdir(exist_ok=True)
        self.deal("")
        self.environment = os.environ | {
            NAMED: str(self.deals),
            "MOUSEHOLE_PORT": str(self.port), "MOUSEHOLE_DB": f"sqlite:///{folder}/mousehole.db",
            "MOUSEHOLE_PACE": str(pace), "MOUSEHOLE_TABLES_PER_ADDRESS": "1000",
            "MOUSEHOLE_REQUESTS_PER_SECOND": "1000", "MOUSEHOLE_LOG_LEVEL": "error",
            **(environment or {})}
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "tests.browser.dealing"], env=self.environment,
                                        stdout=subprocess.DEVNULL, start_new_session=True, cwd=ROOT)
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/healthz", timeout=5)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server does not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def deal(self, name: str) -> None:
        """What is dealt from now on: the same for the same name. Empty: a fair shuffle, as always."""
        for old in self.deals.glob("count-*"):
            old.unlink()
        (self.deals / "name").write_text(name)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(120)
        with contextlib.suppress(ProcessLookupError):  # its bot processes that are still running
            os.killpg(self.process.pid, signal.SIGKILL)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """As a program would: POST, and what comes back."""
        return httpx.post(f"{self.url}{path}", json=body, timeout=60).raise_for_status().json()
