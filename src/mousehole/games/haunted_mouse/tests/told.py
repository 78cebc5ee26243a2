"""What the encoder of Haunted Mouse tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    step = view["agenda"][-1] if view["agenda"] else ""
    return {key: value for key, value in view.items() if key not in ("agenda", "finished")} | {"step": step}


TOLD = Told(gist, by_seat=("cheese", "hands", "known", "bait", "has_chosen"),
            seats=("seat", "opener", "turn", "out", "meld_owner", "owner"))
