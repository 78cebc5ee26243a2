"""The best first game for somebody who wants to play at once: `QUICK_…` in the game's `meta.py`."""
from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from mousehole.games import folder, load_game
from mousehole.kernel import Options

PARTNER = "bramble"  # quick and sensible: nobody waits for it, and no team loses because of it


class Quick(NamedTuple):
    seats: int
    bots: str  # the level of everybody but the first player
    options: Options


def quick_of(game_id: str) -> Quick:
    """A game that says nothing is played by three."""
    meta, facts = import_module(f"{folder(game_id)}.meta"), load_game(game_id).facts
    seats = getattr(meta, "QUICK_SEATS", min(max(facts.fewest, 3), facts.most))
    options: Options = getattr(meta, "QUICK_OPTIONS", {})
    facts.checked(seats, options)
    return Quick(seats, getattr(meta, "QUICK_BOTS", PARTNER), options)
