"""What is not needed is not imported: the terminal starts quickly, and plain verbs more so."""
from __future__ import annotations

import subprocess
import sys

WEB = ("litestar", "uvicorn", "sqlalchemy", "websockets", "msgspec")


def imported_by(*args: str) -> set[str]:
    done = subprocess.run([sys.executable, "-X", "importtime", *args], capture_output=True, text=True, check=True,
                          timeout=120, stdin=subprocess.DEVNULL)
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines() if "|" in line}


def test_the_menu_starts_without_the_web() -> None:
    found = imported_by("-c", "import mousehole.commands.play, mousehole.terminal.app")
    assert "textual" in found
    assert not found & set(WEB)


def test_a_list_of_games_needs_no_screen() -> None:
    assert not imported_by("-m", "mousehole", "games") & {"textual", *WEB}
    assert not imported_by("-m", "mousehole", "play") & {"textual", *WEB}, "without a terminal, words are enough"
