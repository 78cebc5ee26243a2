"""A real server in a process of its own, with a file of its own; it can be stopped and started again."""
from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
STATIC = Path(__file__).resolve().parents[2] / "src" / "mousehole" / "server" / "static"


def chromium() -> str | None:
    """The system's: Playwright's own cannot always be had."""
    return os.environ.get("MOUSEHOLE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


class Served:
    def __init__(self, folder: Path, pace: int = 40) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port: int = line.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "MOUSEHOLE_PORT": str(self.port), "MOUSEHOLE_DB": f"sqlite:///{folder}/mousehole.db",
            "MOUSEHOLE_PACE": str(pace), "MOUSEHOLE_TABLES_PER_ADDRESS": "1000",
            "MOUSEHOLE_REQUESTS_PER_SECOND": "1000", "MOUSEHOLE_LOG": "error"}
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "mousehole", "serve"], env=self.environment,
                                        stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server does not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """As a program would: POST, and what comes back."""
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(),
                                         {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def table(self, game: str = "mousekeeping", seats: int = 2, bots: int = 1, **options: Any) -> tuple[str, str]:
        """A table with bots in its last seats, and a key to the first: what a link to a seat holds."""
        levels = {str(seats - 1 - n): "greedy" for n in range(bots)}
        made = self.ask("/api/tables", {"game": game, "seats": seats, "options": options, "bots": levels})
        return made["table"], made["host"]
