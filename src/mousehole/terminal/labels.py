"""The client's own texts: keys, headings, parts of a board, help. Games use `mousehole.words`."""
from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mousehole.words import MissingMessage, Words
from mousehole.words.languages import typeset


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


class Labels:
    """`labels("clock", minutes=3)`: a message of a package's own catalogue, by default the terminal's.

    `words`: who the players are, and who reads; without them a seat is Player 1, Player 2…
    """

    def __init__(self, language: str = "en", package: str = "mousehole.terminal", words: Words | None = None) -> None:
        self.language = language
        self.bundle = _bundle(language, package)
        self.given = words

    @property
    def words(self) -> Words:
        if self.given is None:
            self.given = Words(None, self.language)
        return self.given

    def at(self, words: Words) -> Labels:
        """Return the same labels for a table."""
        return Labels(self.language, words=words)

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
