"""Head of Mousehold, 3: placing mice under the traps."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import NO_MOUSE, count, one
from mousehole.games.head_of_mousehold.rules.refusing import no_such_mouse, not_chosen, out_of_time
from mousehole.games.head_of_mousehold.table import Laid, Table, changed
from mousehole.games.head_of_mousehold.wire import MousePlaced, Pass, Place, TurnPassed, said_mouse
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class PlaceMice(Step):
    """HEAD-15 From the first player clockwise, one card per turn under any trap (HEAD-18: however many lie there).

    HEAD-19 Everybody has the same number of turns. A player with fewer cards than turns left may pass; one without
    cards is not asked.
    """

    def asks(self, s: Table) -> list[Decision]:
        if s.is_placing_over():
            return []
        seat, left = s.turn(), s.turns_left()
        cards = s.cards_of(seat)
        if cards == 0:
            return []
        placings = s.box.placings_of(s.hands[seat], s.held[seat], len(s.lines), cards < left)
        return [Decision(seat, "place", placings, "HEAD-15")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Place):
            place(s, seat, s.box.codes[choice.mouse], choice.trap, choice.hostage)
        else:
            s.tell(TurnPassed(seat))
        s.turns += 1
        s.then(self)

    def do(self, s: Table) -> None:
        if not s.is_placing_over():
            s.tell(TurnPassed(s.turn()))
            s.turns += 1
            s.then(self)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return Refusal("must-place", "HEAD-19", (("cards", s.cards_of(seat)),))
        if not isinstance(choice, Place):
            return out_of_time(s, seat, choice)
        mouse = s.box.codes.get(choice.mouse)
        if mouse is None:
            return no_such_mouse(s)
        if choice.trap < 0 or choice.trap >= len(s.lines):
            return Refusal("no-such-trap", "HEAD-4", (("traps", len(s.lines)),))
        held = s.held[seat]
        if choice.hostage and held == NO_MOUSE:
            return Refusal("no-hostage", "HEAD-31")
        if choice.hostage and held != mouse:
            return Refusal("not-your-hostage", "HEAD-31", tuple(said_mouse(s.box.cards[held]).items()))
        return not_chosen(s, seat, mouse, "HEAD-15") if count(s.hands[seat], mouse) == 0 else None


def place(s: Table, seat: Seat, mouse: int, trap: int, is_hostage: bool) -> None:
    """HEAD-16 Face down, face up, face down…; HEAD-31 a hostage stays a mouse of its own clan."""
    clan = s.right_of(seat) if is_hostage else seat
    if is_hostage:
        s.held = changed(s.held, seat, NO_MOUSE)
    else:
        s.hands[seat] -= one(mouse)
    card = Laid(mouse, clan, seat, s.is_next_up(trap))
    s.lines[trap] = [*s.lines[trap], card]
    if s.events is not None:
        s.tell(MousePlaced(seat, clan, s.box.cards[mouse], trap, card.is_up))


PLACE_MICE: Final = PlaceMice()
