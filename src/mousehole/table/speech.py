"""What came over the wire, in words: for clients that are written in Python. Browsers do the same."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mousehole.words import Words


def sentence(words: Words, said: Mapping[str, Any]) -> str:
    """`said`: the JSON of a `wire.Said`. The names of the players are those of `words`."""
    return words.message(said["id"], {key: _arg(words, each) for key, each in said["args"].items()})


def _arg(words: Words, each: Any) -> Any:
    if isinstance(each, dict):
        return words.name(each["seat"]) if "seat" in each else sentence(words, each)
    if isinstance(each, list):
        return ", ".join([str(_arg(words, one)) for one in each]) or words.message("nothing")
    return each


def names(words: Words, chairs: list[Mapping[str, Any]]) -> list[str]:
    """Of all players, for `Words.names`: people by their own, bots by number and level."""
    return [chair["name"] or words.message("bot-name", {"n": chair["seat"] + 1, "level": chair["level"]})
            if chair["who"] == "person" or chair["level"] else words.name(chair["seat"]) for chair in chairs]


