"""What the encoder of Mousewarming Party tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    told = {key: value for key, value in view.items() if key not in ("agenda", "foods", "loop", "mice", "guests")}
    told["step"] = view["agenda"][-1] if view["agenda"] else ""
    told["guests"] = sorted([guests["tile"] for guests in view["guests"]])
    told["mice"] = [{**mouse, "tray": sorted(mouse["tray"]), "backpack": sorted(mouse["backpack"])}
                    for mouse in view["mice"]]
    return told


TOLD = Told(gist, by_seat=(), seats=("seat", "turn"))
EVERY = 3  # answers between two positions that are checked, times the number of seats
