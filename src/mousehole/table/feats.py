"""A game's own figures of a finished match, such as the fastest mouse: what tables and browsers keep the best of.

A game has some if its folder has a `feats.py` with FEATS, and `feats`, which works them out from what everybody
may see at the end and from when everybody answered.
"""
from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mousehole.games import GAMES, folder
from mousehole.kernel import Outcome
from mousehole.kernel.log import Log
from mousehole.table.box import Box
from mousehole.table.wire import Feat


@lru_cache(maxsize=64)
def _module(game_id: str) -> ModuleType | None:
    name = f"{folder(game_id)}.feats" if game_id in GAMES else ""
    return import_module(name) if name and find_spec(name) else None


def feats_of(box: Box, outcome: Outcome, log: Log, s: Any) -> list[Feat]:
    """Return the figures of this match; those that it has no value for are left out."""
    module = _module(box.game.facts.id)
    if module is None:
        return []
    times = [(seat, at) for seat, _, at in log.answers]
    found = module.feats(box.game.view(s, None), times, bool(outcome.winners))
    return [Feat(name, found[name], unit, least) for name, (unit, least) in module.FEATS.items() if name in found]
