"""House Mouse, waiting: why a seat cannot act while somebody else, or the clock, is asked."""
from __future__ import annotations

from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.wire import BASIL, Card
from mousehole.kernel import Decision, Refusal, Seat


def why_wait(s: Table, seat: Seat, asked: Decision) -> Refusal | None:
    """`asked`: the first open question. None: it is simply not this seat's turn."""
    if asked.prompt == "window":  # HOUSE-21
        frame = s.frames[-1]
        return Refusal("window-is-open", "HOUSE-21", (("seat", frame.who), ("card", Card(s.box.codes[frame.card]))))
    if asked.prompt == "basil-moves":
        return Refusal("basil-is-moving", "HOUSE-42")
    if asked.prompt == "pick" and s.picks[seat] != NO_CARD:
        return Refusal("already-picked", "HOUSE-35", (("seat", asked.seat),))
    if s.turn in (seat, BASIL):  # somebody else decides in the middle of this seat's turn, or of Basil's
        return Refusal("wait-for", asked.clause, (("seat", asked.seat),))
    return None
