"""The client's own texts: keys, headings, help, and what a game's artist says. Games use `mousehole.words`."""
from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mousehole.games import GAMES, folder
from mousehole.words import MissingMessage, Words
from mousehole.words.languages import typeset


@cache
def _bundle(language: str, package: str, game: str) -> FluentBundle:
    """Read a catalogue, and what a game's artist says: `terminal/<language>.ftl` in its folder, if there is one."""
    bundle = FluentBundle([language], use_isolating=False)
    own = files(folder(game)) / "terminal" if game in GAMES else None
    for text in [files(package) / "locale", *([own] if own and own.is_dir() else [])]:
        found = text / f"{language}.ftl"
        bundle.add_resource(FluentResource((found if found.is_file() else text / "en.ftl").read_text("utf-8")))
    return bundle


class Labels:
    """`labels("clock", minutes=3)`: a message of a package's own catalogue, by default the terminal's.

    `words`: who the players are, and who reads; without them a seat is Player 1, Player 2…
    """

    def __init__(self, language: str = "en", package: str = "mousehole.terminal", words: Words | None = None,
                 game: str = "") -> None:
        self.language = language
        self.bundle = _bundle(language, package, game)
        self.given = words

    @property
    def words(self) -> Words:
        if self.given is None:
            self.given = Words(None, self.language)
        return self.given

    def at(self, words: Words, game: str) -> Labels:
        """Return the same labels for a table of this game."""
        return Labels(self.language, words=words, game=game)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def __call__(self, id: str, **args: Any) -> str:
        pattern = self.bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise MissingMessage(id)
        text, errors = self.bundle.format_pattern(pattern, self.words.arguments(args) if args else {})
        if errors:
            raise MissingMessage(f"{id}: {errors[0]}")
        return typeset(str(text), self.language)
