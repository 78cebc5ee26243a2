"""What is not needed is not imported: the terminal starts quickly, and plain commands even more so."""
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


def test_the_menu_opens_no_box() -> None:
    """It needs only the lids: rules, bots and boards of five games take their time."""
    code = ("from mousehole.terminal.screens.menu import MenuScreen; from mousehole.terminal.labels import Labels; "
            "assert len(MenuScreen(Labels('en')).options()) > 5; import sys; "
            "print(*[name for name in sys.modules if name.startswith('mousehole.games.')], file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert {name.rpartition(".")[2] for name in done.stderr.split() if name.count(".") == 3} == {"meta"}


def test_a_list_of_games_needs_no_screen() -> None:
    assert not imported_by("-m", "mousehole", "games") & {"textual", *WEB}
    assert not imported_by("-m", "mousehole", "play") & {"textual", *WEB}, "without a terminal, words are enough"
