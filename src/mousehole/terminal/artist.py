"""Artists draw a game. An artist knows the game's view and its choices, but none of its rules."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mousehole.games import GAMES, folder, notation
from mousehole.kernel import Choice, Decision, Game, Seat
from mousehole.terminal.drawing import Drawing, Touch
from mousehole.terminal.labels import Labels
from mousehole.words import Words

HERE = "bold reverse"  # styles: never color alone
TURN = "bold"
FAINT = "dim"
PLAIN = 80  # columns, if there is no screen to measure


class Artist:
    """Draws any game from its notation. A game's own artist draws it better, and knows what a touch means."""

    eager = False  # whether a touch that leaves one choice makes it, or only one that names all of its parts

    def __init__(self, game: Game, words: Words, labels: Labels) -> None:
        self.game = game
        self.words = words
        self.labels = labels.at(words, game.facts.id)
        self.notation = notation(game.facts.id)

    def draw(self, v: Any, width: int) -> Drawing:
        """Draw the table as the viewer sees it, no wider than this if possible."""
        drawing = Drawing()
        for line in str(self.notation.position(v, self.game.box)).splitlines():
            drawing.line(line)
        return drawing

    def described(self, v: Any) -> str:
        """Draw the same for text mode."""
        return self.draw(v, PLAIN).text()

    def write(self, choice: Choice) -> str:
        """Write a choice as people type it here: its notation, with the initials that the drawing shows."""
        return str(self.notation.write(choice))

    def read(self, line: str) -> Choice:
        """Read what `write` writes; raises ValueError."""
        choice: Choice = self.notation.read(line)
        return choice

    def touches(self, choice: Choice, v: Any) -> Touch:
        """Return the spots of the drawing that this choice is about."""
        return frozenset()

    def about(self, choice: Choice, v: Any) -> str:
        """Return what the choice's words leave out in this position: which cards."""
        return ""

    def meaning(self, choice: Choice, v: Any) -> str:
        """Return what is printed on the thing that this choice is about."""
        return ""

    def meanings(self, v: Any) -> list[tuple[str, str]]:
        """List the things that the viewer can see, and what they mean; the viewer's own first."""
        return []

    def meant(self, spots: Touch, v: Any, asked: list[Decision]) -> Choice | None:
        """Return the choice meant by touching these, though it is not offered, so that the game can say why not."""
        return None

    def typed(self, text: str) -> Choice | None:
        """Whether a typed choice needs no Enter after it."""
        return None

    def prepared(self, text: str, v: Any) -> bool:
        """Whether this was prepared for later: nothing is chosen by it, and nothing is left to type."""
        return False

    def own_keys(self) -> Mapping[str, str]:
        """Return the artist's own keys, each with what it does."""
        return {}

    def press(self, key: str, v: Any) -> Choice | None:
        """Handle one of its own keys; return the choice that it makes, if any."""
        return None

    def name(self, seat: Seat) -> str:
        return self.words.who(seat)

    def speak_to(self, words: Words) -> None:
        """Forget what was prepared: somebody else is at the screen now."""
        self.words, self.labels = words, self.labels.at(words, self.game.facts.id)

    def short(self, text: str, width: int) -> str:
        return text if len(text) <= width else text[:width - 1] + "…"


def artist_of(game: Game, words: Words, labels: Labels) -> Artist:
    """Return the game's own artist, or the one that can draw any game."""
    if game.facts.id not in GAMES or find_spec(module := f"{folder(game.facts.id)}.artist") is None:
        return Artist(game, words, labels)
    own: type[Artist] = import_module(module).Own
    return own(game, words, labels)
