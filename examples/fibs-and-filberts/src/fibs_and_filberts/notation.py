"""Fibs & Filberts in one line of text: `h2` hides the shell with 2, `s3` says 3, `b` believes, `d` doubts."""
from __future__ import annotations

from fibs_and_filberts.printed import Box
from fibs_and_filberts.wire import Believe, Doubt, HideShell, SayNumber, View
from mousehole.kernel import Choice


def write(choice: Choice) -> str:
    if isinstance(choice, HideShell):
        return f"h{choice.inside}"
    if isinstance(choice, SayNumber):
        return f"s{choice.number}"
    return "d" if isinstance(choice, Doubt) else "b"


def read(text: str) -> Choice:
    if text in ("b", "d"):
        return Believe() if text == "b" else Doubt()
    if text[:1] in ("h", "s") and len(text) == 2 and text[1] in "0123456789":
        return HideShell(int(text[1])) if text[0] == "h" else SayNumber(int(text[1]))
    raise ValueError(f"{text!r} is not a move: h2 hides a shell with 2, s3 says 3, b believes, d doubts")


def position(v: View, box: Box) -> str:
    """What is in the middle, everybody's filberts and played shells, and your own hand."""
    middle = "nothing" if not v.is_hidden else "a shell" if v.hidden is None else f"a shell with {v.hidden}"
    rows = [f"seat {seat}: {v.filberts[seat]} filberts, {v.hand_sizes[seat]} shells, played {_played(v, seat)}"
            for seat in range(len(v.filberts))]
    said = "" if v.number is None else f", seat {v.speaker_seat} says {v.number}"
    mine = [] if v.seat is None else [f"hand: {' '.join([str(inside) for inside in v.hand]) or '–'}"]
    return "\n".join([f"in the middle: {middle}{said}", *rows, *mine])


def _played(v: View, seat: int) -> str:
    """`3=2!`: said 3, there were 2, and it was turned over; `3=?` is still closed."""
    shells = zip(v.claims[seat], v.inside[seat], v.turned[seat], strict=True)
    return " ".join([f"{said}={'?' if inside is None else inside}{'!' if turned else ''}"
                     for said, inside, turned in shells]) or "–"
