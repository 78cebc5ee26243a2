"""What the encoder of Haunted Mouse tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    told = {key: value for key, value in view.items() if key not in ("agenda", "finished", "known")}
    told["step"] = view["agenda"][-1] if view["agenda"] else ""
    told["known"] = view["known"][0][:len(view["hands"][0])]  # seats are counted from the viewer on
    latest = len(view["unseen"]) - 1
    told["drawn"] = view["has_drawn"] and (view["drawn"], view["drawn_known"], view["drawn_with"] == latest)
    del told["drawn_known"], told["drawn_with"]
    told["unseen"] = (view["unseen"][-1:], sorted([card for cards in view["unseen"][:-1] for card in cards]))
    told["came_with"] = [[shuffle == latest for shuffle in shuffles[:len(hand)]]
                         for shuffles, hand in zip(view["came_with"][1:], view["hands"][1:], strict=True)]
    told["meld_owner"] = view["meld"] and view["meld_owner"]
    return told


TOLD = Told(gist, by_seat=("cheese", "hands", "known", "came_with", "bait", "has_chosen"),
            seats=("seat", "opener", "turn", "out", "meld_owner", "owner"))
EVERY = 7  # answers between two positions that are checked, times the number of seats
