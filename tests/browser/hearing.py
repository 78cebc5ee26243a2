"""What a page was told by the server: its socket's frames, and their events in the words of Python's catalogues."""
from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from mousehole.table.following import follow
from mousehole.table.speech import names, sentence
from mousehole.words import Words


class Heard:
    """Listens to all frames that a page receives from now on."""

    def __init__(self, page: Page) -> None:
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.events: dict[tuple[int, int, int], dict[str, Any]] = {}  # by match, move, and place in the move
        self.state: dict[str, Any] | None = None
        self.ended = False
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "welcome":
            self.welcome = message
        if message["is"] == "room":
            self.room = message
        if message["is"] not in ("state", "change"):
            return
        state = self.state = follow(self.state, message) if message["is"] == "change" else message
        if state is None:
            return  # the page has missed one, too, and gets a whole state
        count: dict[int, int] = {}
        for each in state["events"]:
            number = each["number"]
            count[number] = count.get(number, -1) + 1
            self.events.setdefault((self.room["match"], number, count[number]), each)
        self.ended = self.ended or state["ended"] is not None

    def words(self) -> Words:
        """For this viewer, with everybody's names."""
        words = Words(self.room["game"], "en", [], self.welcome["seat"])
        words.names = names(words, self.room["chairs"])
        return words

    def result(self) -> str:
        assert self.state is not None
        return sentence(self.words(), self.state["ended"]["say"])

    def sentences(self) -> list[str]:
        """Everything that happened, in order, said to this viewer."""
        words = self.words()
        return [said for _, each in sorted(self.events.items()) if (said := sentence(words, each["say"]))]
