"""What the encoder of Tiny Game tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    """Cards in any order, but for the last one of each seat."""
    step = view["agenda"][-1]["is"] if view["agenda"] else ""
    played = [(sorted(cards), cards[-1:]) for cards in view["played"]]
    return {key: value for key, value in view.items() if key not in ("agenda", "hand_sizes")} | {
        "step": step, "played": played}


TOLD = Told(gist, by_seat=("played", "crumbs", "hand_sizes", "has_picked"), seats=("seat",))
