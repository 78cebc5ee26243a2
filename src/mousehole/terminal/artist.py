"""Whoever draws a game. An artist knows the game's view and its choices, but none of its rules."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mousehole.games import GAMES, notation
from mousehole.kernel import Choice, Decision, Game, Seat
from mousehole.terminal.drawing import Drawing, Touch
from mousehole.terminal.labels import Labels
from mousehole.words import Words

HERE = "bold reverse"  # styles: never colour alone
TURN = "bold"
FAINT = "dim"


class Artist:
    """Draws any game from its notation. A game's own artist draws it better, and knows what a touch means."""

    eager = False  # whether a touch that leaves one choice makes it, or only one that names all of its parts

    def __init__(self, game: Game, words: Words, labels: Labels) -> None:
        self.game = game
        self.words = words
        self.labels = labels
        self.notation = notation(game.facts.id)

    def draw(self, v: Any, width: int) -> Drawing:
        """The table as the viewer sees it, no wider than this if it can be helped."""
        drawing = Drawing()
        for line in str(self.notation.position(v, self.game.box)).splitlines():
            drawing.line(line)
        return drawing

    def touches(self, choice: Choice, v: Any) -> Touch:
        """The spots of the drawing that this choice is about."""
        return frozenset()

    def about(self, choice: Choice, v: Any) -> str:
        """What its words leave out, as things lie now: which cards."""
        return ""

    def meaning(self, choice: Choice, v: Any) -> str:
        """What is printed on the thing that this choice is about."""
        return ""

    def meanings(self, v: Any) -> list[tuple[str, str]]:
        """The things that the viewer can see, and what they mean; one's own first."""
        return []

    def meant(self, spots: Touch, v: Any, asked: list[Decision]) -> Choice | None:
        """What somebody means who touches these, though it is not offered: to be told why not."""
        return None

    def typed(self, text: str) -> Choice | None:
        """A choice that needs no Enter after it."""
        return None

    def prepared(self, text: str, v: Any) -> bool:
        """Whether this was laid out for later: nothing is chosen by it, and nothing is left to type."""
        return False

    def own_keys(self) -> Mapping[str, str]:
        """Keys of its own, each with what it does."""
        return {}

    def press(self, key: str, v: Any) -> Choice | None:
        """One of its own keys; the choice that it makes, if it makes one."""
        return None

    def name(self, seat: Seat) -> str:
        return self.words.name(seat)

    def short(self, text: str, width: int) -> str:
        return text if len(text) <= width else text[:width - 1] + "…"


def artist_of(game: Game, words: Words, labels: Labels) -> Artist:
    """The game's own, if it has one; else the one who can draw anything."""
    module = f"mousehole.terminal.games.{GAMES.get(game.facts.id, '')}"
    if game.facts.id not in GAMES or find_spec(module) is None:
        return Artist(game, words, labels)
    own: type[Artist] = import_module(module).Own
    return own(game, words, labels)
