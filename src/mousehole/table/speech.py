"""Puts what came over the wire into words, for clients written in Python. Browsers do the same."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mousehole.bots.levels import plain_name
from mousehole.kernel import Seat
from mousehole.words import Words


def sentence(words: Words, said: Mapping[str, Any]) -> str:
    """Say a sentence: the JSON of a `wire.Sentence`. The players' names are those of `words`."""
    return words.message(said["id"], {key: arg(words, each) for key, each in said["args"].items()})


def arg(words: Words, each: Any) -> Any:
    """Convert an argument for `Words.message`: sentences in words, seats by number."""
    if isinstance(each, dict):
        return each["seat"] if "seat" in each else sentence(words, each)
    return [arg(words, one) for one in each] if isinstance(each, list) else each


def names(words: Words, chairs: list[Mapping[str, Any]]) -> list[str]:
    """Return all players' names for `Words.names`: people by their own, bots by level and number; "" for nobody."""
    return [chair["name"] or (bot_name(words, chair["level"], chair["seat"]) if chair["level"] else "")
            for chair in chairs]


def bot_name(words: Words, level: str, seat: Seat) -> str:
    """Return a bot's name, such as Old Whiskers 2: its level, however that is written, and its seat's number."""
    id = f"bot-{plain_name(level).partition(':')[0]}"  # search:64 has one name, however long it thinks
    named = words.message(id) if words.bundle.has_message(id) else level.replace("-", " ").title()
    return words.message("bot-name", {"level": named, "n": seat + 1})


