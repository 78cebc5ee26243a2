"""Time limits in words, for clients written in Python. Browsers do the same."""
from __future__ import annotations

from mousehole.words import Words

# By the end of their message `clock-<name>`: seconds per move, and per player and match. 0: no such limit.
TIME_LIMITS: dict[str, tuple[int, int]] = {
    "none": (0, 0), "move-30": (30, 0), "move-60": (60, 0), "move-180": (180, 0), "game-600": (0, 600),
    "game-1200": (0, 1200), "move-hours-8": (28_800, 0), "move-day": (86_400, 0), "move-days-3": (259_200, 0),
    "move-week": (604_800, 0)}
UNITS = (("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1))


def limit_words(words: Words, move: int, game: int) -> str:
    """Say a limit, also one that is on no list."""
    if name := next((name for name, limit in TIME_LIMITS.items() if limit == (move, game)), ""):
        return words.message(f"clock-{name}")
    limits = (("set-move", move), ("set-match", game))
    return " · ".join([words.message(id, {"time": _span(words, seconds)}) for id, seconds in limits if seconds])


def _span(words: Words, seconds: int) -> str:
    """Say a time in the largest unit without a remainder: 90 seconds, 3 minutes."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    return words.message(f"span-{unit}", {"n": seconds // size})
