"""Head of Mousehold: why a choice is refused, where more than one step has the same reason."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.mice import count, size
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import (
    AddMouse,
    Choose,
    HandOver,
    Keep,
    Pass,
    Place,
    Swap,
    said_mice,
    said_mouse,
)
from mousehole.kernel import Choice, Refusal, Seat


def no_such_mouse(s: Table) -> Refusal:
    """HEAD-2 A letter that no colour of this edition has."""
    return Refusal("no-such-mouse", "HEAD-2", (("colours", tuple(s.box.colours)),))


def not_at_home(s: Table, seat: Seat, mouse: int, wanted: int = 1) -> Refusal:
    """HEAD-3 The clan never had that many, HEAD-22 they were caught, or HEAD-11 they are already out for this round."""
    left = count(s.clans[seat], mouse)
    had = left + count(s.caught[seat], mouse)
    card = s.box.cards[mouse]
    said = (*said_mouse(card).items(), ("number", had))
    if wanted > had:
        return Refusal("fewer-in-clan", "HEAD-3", said)
    if wanted > left:
        return Refusal("was-caught", "HEAD-22", said)
    return Refusal("already-added", "HEAD-11", said)


def not_chosen(s: Table, seat: Seat, mouse: int, clause: str) -> Refusal:
    """The player has no such card to place or to give; these are there."""
    hand = said_mice(s.box.written(s.hands[seat]))
    return Refusal("not-chosen", clause, (*said_mouse(s.box.cards[mouse]).items(), ("hand", hand)))


def out_of_time(s: Table, seat: Seat, choice: Choice) -> Refusal | None:
    """A choice of another part of the round: too early, too late, or of an event that is not today's."""
    if isinstance(choice, (AddMouse, Choose)):
        return Refusal("choosing-is-over", "HEAD-12")
    if isinstance(choice, (Place, Pass)):
        if s.meeples[seat]:
            return Refusal("event-first", "HEAD-14")
        return Refusal("choose-first", "HEAD-11", (("number", s.mice_to_choose(seat)),))
    if isinstance(choice, HandOver):
        return Refusal("only-with-event", "HEAD-31", (("event", "mouse-held-hostage"),))
    if isinstance(choice, (Swap, Keep)):
        return Refusal("only-with-event", "HEAD-39", (("event", "lineup-change"),))
    return None


def not_asked_to_choose(s: Table, seat: Seat) -> Refusal:
    """HEAD-11 Everybody chooses once; HEAD-13 a clan that sends all its mice does not choose."""
    if size(s.clans[seat]) <= s.box.mice_asked(s.seats):
        return Refusal("sends-all", "HEAD-13", (("number", size(s.clans[seat])),))
    return Refusal("already-chosen", "HEAD-11")
