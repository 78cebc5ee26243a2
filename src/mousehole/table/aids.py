"""A game's aids in words, for clients written in Python. Browsers do the same with the wire's data."""
from __future__ import annotations

from typing import Any

from fluent.runtime.types import fluent_number

from mousehole.games import aids
from mousehole.kernel import Game
from mousehole.words import Words


def has_aids(game: Game) -> bool:
    return aids(game.facts.id) is not None


def aid_lines(game: Game, view: Any, words: Words) -> list[str]:
    """Return what follows from this view: a line per hidden thing, followed by what it can be, the likeliest first."""
    module, lines = aids(game.facts.id), list[str]()
    for aid in module.aids(view, game.box) if module is not None else ():
        lines.append(words.pair(words.say(aid.about), words.message("aid-ways", {"ways": aid.ways})))
        rows = [words.message("aid-row", {"what": row, "share": _share(row.weight, row.total)}) for row in aid.rows]
        lines.append(f"  {', '.join(rows)}")
    return lines


def _share(weight: int, total: int) -> Any:
    return fluent_number(weight / total, style="percent", maximumFractionDigits=1)
