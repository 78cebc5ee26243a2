"""What the encoder of Haunted Mouse tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    told = {key: value for key, value in view.items() if key not in ("agenda", "finished", "known")}
    told["step"] = view["agenda"][-1] if view["agenda"] else ""
    told["known"] = view["known"][0][:len(view["hands"][0])]  # seats are counted from the viewer on
    told["drawn"] = view["has_drawn"] and (view["drawn"], view["drawn_known"])
    del told["drawn_known"]
    told["meld_owner"] = view["meld"] and view["meld_owner"]
    return told


TOLD = Told(gist, by_seat=("cheese", "hands", "known", "bait", "has_chosen"),
            seats=("seat", "opener", "turn", "out", "meld_owner", "owner"))
