"""What the encoder of Head of Mousehold tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    told = {key: value for key, value in view.items()
            if key not in ("agenda", "caught", "clan_names", "gone", "won", "won_blind", "traps")}
    told["step"] = view["agenda"][-1]["is"] if view["agenda"] else ""
    told["won"] = [(sum(won) + sum([token or 0 for token in blind]), len(blind))
                   for won, blind in zip(view["won"], view["won_blind"], strict=True)]
    told["traps"] = [(sorted(trap["cheese"]), trap["cheese"][-1:], trap["blind"], trap["cards"])
                     for trap in view["traps"]]
    told["speed"] = [colour["letter"] for colour in view["speed"]]
    told["revealed"] = sorted(view["revealed"])
    return told


TOLD = Told(gist, by_seat=("clan_names", "clans", "caught", "hands", "meeples", "decided", "picked", "held", "won",
                           "won_blind"),
            seats=("seat", "first", "turn", "clan_seat", "by_seat"))
EVERY = 3  # answers between two positions that are checked, times the number of seats
