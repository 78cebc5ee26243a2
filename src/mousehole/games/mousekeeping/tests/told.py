"""What the encoder of Mousekeeping! tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    step = view["agenda"][-1]["is"] if view["agenda"] else ""
    return {key: value for key, value in view.items() if key not in ("agenda", "catches", "free", "score_cards")} | {
        "step": step}


TOLD = Told(gist, by_seat=("free",), seats=("seat", "turn", "shown_seat"))
EVERY = 3  # answers between two positions that are checked, times the number of seats
