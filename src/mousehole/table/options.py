"""Game options in words, for clients written in Python. Browsers do the same."""
from __future__ import annotations

from mousehole.games import facts_of
from mousehole.kernel.facts import Setting
from mousehole.words import Words


def option_value(words: Words, game_id: str, name: str, value: Setting) -> str:
    """Say a value: by message `option-<name>-<value>` if there is one; else yes, no, a player, chance, or as it is."""
    own = f"option-{name}-{str(value).lower()}"
    if words.bundle.has_message(own):
        return words.message(own)
    if isinstance(value, bool):
        return words.message("yes" if value else "no")
    if isinstance(value, int) and any([option.is_seat for option in facts_of(game_id).options if option.name == name]):
        return words.name(value)
    return words.message("by-chance") if value == "random" else str(value)


def edition_value(words: Words, name: str) -> str:
    """Say which edition: by message `edition-<name>` if there is one; else by its name."""
    return words.message(f"edition-{name}") if words.bundle.has_message(f"edition-{name}") else name
