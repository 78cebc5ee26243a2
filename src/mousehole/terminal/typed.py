"""The commands of text mode as people type them: in any language, whatever the table's language is."""
from __future__ import annotations

from functools import cache

from mousehole.terminal.labels import Labels
from mousehole.words import LANGUAGES

TALK = ("help", "quit", "rules", "why", "hint", "aid", "cards", "log", "undo", "look", "all", "find")  # at every table


@cache
def commands(*more: str) -> dict[str, str]:
    """Map what may be typed (messages `type-<command>`) to commands."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        labels = Labels(language)
        for command in (*TALK, *more):
            for word in labels(f"type-{command}").split(", "):
                found.setdefault(word, command)
    return found
