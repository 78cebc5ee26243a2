"""What is worth remembering of a shift: the fastest mouse, all moves, and mice that were caught by a shortest way."""
from collections.abc import Sequence
from typing import Final

from mousehole.games.mousekeeping.wire import View
from mousehole.kernel import CLOCK, Seat

# By name: the unit (ms or count), and whether less is better.
FEATS: Final[dict[str, tuple[str, bool]]] = {
    "fastest-mouse": ("ms", True), "longest-shift": ("count", False), "perfect-mice": ("count", False)}


def feats(view: View, times: Sequence[tuple[Seat, int]], won: bool) -> dict[str, int]:
    """`times`: who answered, and when (ms). Only a clock makes a mouse fast."""
    moves = [at for seat, at in times if seat != CLOCK]
    found = {"longest-shift": view.placements}
    if view.catches:
        found["perfect-mice"] = len([each for each in view.catches if each.used == each.needed])
    if view.catches and view.clock is not None and len(moves) >= sum([each.used for each in view.catches]):
        spans, done, before = [], 0, 0
        for each in view.catches:
            done += each.used
            spans.append(moves[done - 1] - before)
            before = moves[done - 1]
        found["fastest-mouse"] = min(spans)
    return found
