"""What the tests of the page know about a game: `tests/page.py` in its folder."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from mousehole.games import folder


def about(game: str) -> Any:
    return import_module(f"{folder(game)}.tests.page")
