"""A game with one edition of its box, opened once and shared by all tables that use it."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from types import ModuleType
from typing import Any

from mousehole.games import aids, edition_text, load_game, notation
from mousehole.kernel import Choice, Event, Game
from mousehole.kernel.codec import Codec
from mousehole.kernel.edition import Edition
from mousehole.kernel.log import BadLog, Log

MAX_PLAIN = 2_000  # choices of a box that are cached


@dataclass(frozen=True)
class Box:
    game: Game
    codec: Codec
    notation: ModuleType
    edition: dict[str, str]  # how a log names it
    aids: ModuleType | None = None  # help for players who ask for it, if the game has any
    written: dict[Choice, bytes] = field(default_factory=dict)  # options that were sent before, as they were sent
    rows: dict[Choice, tuple[bytes, bytes]] = field(default_factory=dict)  # the same, as rows below a head
    events: dict[Event, Any] = field(default_factory=dict)  # events that were sent before, as they were sent
    plain: dict[Choice, Any] = field(default_factory=dict)  # choices that were made before, as journals hold them
    heads: dict[bytes, bytes] = field(default_factory=dict)  # each of those once: there are few, for thousands of rows

    def plain_choice(self, choice: Choice) -> Any:
        """Return a choice as journals hold it. Many entries share it: it must not be changed."""
        plain = self.plain.get(choice)
        if plain is None:
            if len(self.plain) >= MAX_PLAIN:
                self.plain.clear()
            plain = self.plain[choice] = self.codec.plain(choice)
        return plain


def open_box(game_id: str, edition: str = "standard", text: str | None = None) -> Box:
    """Open an edition that comes with the game, or the text of a custom one; raises BadSetup."""
    return opened(game_id, edition, text)


@lru_cache(maxsize=64)
def opened(game_id: str, edition: str, text: str | None) -> Box:
    """The same box however it is asked for: the cache tells a default from the same value given."""
    game = load_game(game_id, edition, text)
    head = {"name": edition, "check": game.check} if text is None else own_edition_head(text)
    return Box(game, Codec(game), notation(game_id), head, aids(game_id))


def edition_head(game_id: str, name: str) -> dict[str, str]:
    return {"name": name, "check": Edition(edition_text(game_id, name)).check}


def own_edition_head(text: str) -> dict[str, str]:
    printed = Edition(text)
    return {"name": printed.name, "check": printed.check, "text": text}


def box_of(log: Log) -> Box:
    """Open the box of a log; BadLog: the edition has changed since."""
    box = open_box(log.game, log.edition.get("name", "standard"), log.edition.get("text"))
    if box.edition["check"] != log.edition["check"]:
        name = log.edition["name"]
        raise BadLog(f"played with another printing of edition {name} than the one here", "log-edition",
                     {"edition": name})
    return box
