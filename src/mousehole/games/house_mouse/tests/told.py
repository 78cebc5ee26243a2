"""What the encoder of House Mouse tells of a view."""
from __future__ import annotations

import re
from typing import Any

from mousehole.testkit.encodings import Plain, Told


def kind(x: Any) -> Any:
    """Forget which copy of a card it is."""
    if isinstance(x, str):
        return re.sub(r"-[0-9]+$", "", x)
    if isinstance(x, list):
        return [kind(each) for each in x]
    return {key: kind(each) for key, each in x.items()} if isinstance(x, dict) else x


def gist(view: Plain) -> object:
    told: Plain = kind({key: value for key, value in view.items() if key not in ("agenda", "rooms", "resolving")})
    for name in ("discard", "covered", "hand", "known", "remembered", "used", "free", "freed", "offers", "glued"):
        told[name] = sorted(told[name])
    for name in ("house", "face_up", "peeked_seats"):  # where there is a card
        told[name] = [each if back else None for each, back in zip(told[name], view["backs"], strict=True)]
    told["nests"] = [sorted(nest) for nest in told["nests"]]
    told["peeked_seats"] = [sorted(seats or []) for seats in told["peeked_seats"]]
    told["lots"] = [sorted([each for lot in view["lots"] for each in kind(lot[part])])
                    for part in ("cards", "corners", "holders")]  # what is not there lies in the pile
    told["resolving"] = (len(view["resolving"]), kind(view["resolving"][-1:]))
    told["agenda"] = (len(view["agenda"]), [step["is"] for step in view["agenda"][-1:]])
    return told


TOLD = Told(gist, by_seat=("next_naps", "mice", "nests", "picked", "hands"),
            seats=("seat", "first", "turn", "glued", "peeked_seats", "known", "remembered", "holders", "used", "free",
                   "freed", "offers", "who", "target", "ending", "mouse", "one", "other"), option=kind)
EVERY = 11  # answers between two positions that are checked, times the number of seats
