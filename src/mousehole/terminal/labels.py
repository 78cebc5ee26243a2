"""What the terminal itself says: keys, headings, pieces of a board. Games speak through `mousehole.words`."""
from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from mousehole.words import Unsaid


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files("mousehole.terminal") / "locale" / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


class Labels:
    """`labels("clock", minutes=3)`: a message of the terminal's own catalogue."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.bundle = _bundle(language)

    def __call__(self, id: str, **args: str | int) -> str:
        pattern = self.bundle.get_message(id).value if self.bundle.has_message(id) else None
        if pattern is None:
            raise Unsaid(id)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise Unsaid(f"{id}: {errors[0]}")
        return str(text)
