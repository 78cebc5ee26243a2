"""Sheets about a game's cards and abilities: what each does, when it can be used, and why not now.

A game has them if its folder has a `guide.py` with `sheets(view)`: name, title, clause, and choices to
try out. Whether they are possible is for the rules to say, as for any other choice.
"""
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from mousehole.games import GAMES, folder
from mousehole.kernel import Choice, Game, Refusal, Seat, Value


class Try(NamedTuple):
    """A choice, and `why` it is forbidden now; None: it is possible."""

    choice: Choice
    why: Refusal | None


class Sheet(NamedTuple):
    """Message `sheet-<name>` says what it does, `sheet-<name>-when` when. A spectator has nothing to try."""

    name: str
    title: Value
    clause: str
    tries: list[Try]


def sheets(game: Game, s: Any, seat: Seat | None) -> list[Sheet]:
    """Return the sheets from what the seat may know; `s` can be the true table, or one imagined from its view."""
    if game.facts.id not in GAMES or find_spec(name := f"{folder(game.facts.id)}.guide") is None:
        return []
    rows: list[tuple[str, Value, str, list[Choice]]] = import_module(name).sheets(game.view(s, seat))
    return [Sheet(name, title, clause,
                  [] if seat is None else [Try(choice, game.why_not(s, seat, choice)) for choice in tries])
            for name, title, clause, tries in rows]
