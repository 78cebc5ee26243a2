"""What the encoder of Fibs & Filberts tells of a view."""
from __future__ import annotations

from mousehole.testkit.encodings import Plain, Told


def gist(view: Plain) -> object:
    """A shell that was not turned over, or whose inside is unknown, is told by its claim alone."""
    step = view["agenda"][-1]["is"] if view["agenda"] else ""
    turned = [[turn for turn, is_turned in enumerate(row) if is_turned] for row in view["turned"]]
    known = [[(turn, inside) for turn, inside in enumerate(row) if inside is not None] for row in view["inside"]]
    left_out = ("agenda", "hand_sizes", "is_hidden")
    return {key: value for key, value in view.items() if key not in left_out} | {
        "step": step, "turned": turned, "inside": known}


TOLD = Told(gist, by_seat=("has_decided", "claims", "turned", "inside", "filberts", "hand_sizes"),
            seats=("seat", "speaker_seat"))
