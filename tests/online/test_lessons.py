"""Tutorials over the network: sent at once, and other choices are answered by the rules."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games import GAMES
from mousehole.testkit.online import Server, get, post


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_what_is_told(server: Server, game: str) -> None:
    url = f"{server.url}/api/games/{game}/lesson"
    told = get(url)

    for n, step in enumerate(told["steps"]):
        if step["target"]:
            assert post(f"{url}/try", {"step": n, "choice": step["target"]["choice"]}) == {"why": None}
    assert told["after"]["number"] == len(told["steps"])


def test_what_is_not_allowed_is_refused_by_its_clause(server: Server) -> None:
    url = f"{server.url}/api/games/mousekeeping/lesson/try"

    assert post(url, {"step": 3, "choice": {"is": "GoTo", "room": 433}})["why"]["clause"] == "KEEP-12"
    assert post(url, {"step": 3, "choice": {"is": "GoTo", "room": 123}})["why"]["code"] == "lesson-otherwise"


@pytest.mark.parametrize(("game", "body", "code"), [
    ("chess", {"step": 0, "choice": {}}, "no-such-game"),
    ("mousekeeping", {"step": 999, "choice": {}}, "lesson-step"),
    ("mousekeeping", {"step": -1, "choice": {}}, "bad-request"),
    ("mousekeeping", {"choice": {}}, "bad-request"),
    ("mousekeeping", {"step": 0, "choice": {}, "more": 1}, "bad-request"),
])
def test_what_cannot_be_answered_is_said_clearly(server: Server, game: str, body: Any, code: str) -> None:
    assert post(f"{server.url}/api/games/{game}/lesson/try", body)["code"] == code
