"""Mousekeeping!: the steps, in the order of the rulebook. Clauses: see RULES.md."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousekeeping.hotel import reverse
from mousehole.games.mousekeeping.table import PENALTY, Table
from mousehole.games.mousekeeping.wire import (
    Catch,
    DestinationRolled,
    GoTo,
    KeycardsMisplaced,
    KeycardsPlaced,
    MouseCaught,
    Place,
    ShiftEnded,
)
from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Refusal, Seat, Step, TimeUp


class RollDestination(Step):
    """KEEP-8 Two keycards are laid at random: four ways each, the top one left or right, all 32 equally likely."""

    def do(self, s: Table) -> None:
        s.destination = s.box.layouts[s.rng.below(len(s.box.layouts))]
        s.goal = s.destination.shows()
        s.round_start, s.used = s.room, 0
        s.tell(DestinationRolled(s.goal, reverse(s.goal)))
        s.then(PLACE_KEYCARDS)


class PlaceKeycards(Step):
    """KEEP-12, KEEP-14 The player whose turn it is shows the next room; KEEP-9 the clock never pauses."""

    def asks(self, s: Table) -> list[Decision]:
        place = Decision(s.turn, "place", s.box.all_layouts if s.by_hand else s.box.moves[s.room], "KEEP-12")
        seconds = s.seconds_in_all()
        return [place] if seconds is None else [place, Decision(CLOCK, "clock", TIME_UP_ONLY, "KEEP-9", seconds)]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        """KEEP-15 The turn passes at once after the move. KEEP-16 Only a move reaches a destination."""
        if isinstance(choice, TimeUp):
            s.then(EndShift("time-up"))
            return
        assert isinstance(choice, Place)
        s.used += 1
        s.placements += 1
        if s.by_hand and choice not in s.box.moves[s.room]:
            self.misplace(s, seat, choice)
            return
        s.shown, s.shown_seat = choice, seat
        s.room = s.box.shows[choice.bottom, choice.top, choice.side]
        s.turn = (seat + 1) % s.seats  # KEEP-11 clockwise, also across rounds
        s.tell(KeycardsPlaced(seat, choice))
        if s.has_arrived():
            s.then(CATCH_MOUSE)
        elif s.placements == s.move_limit:
            s.then(EndShift("budget-spent"))
        else:
            s.then(PLACE_KEYCARDS)

    def misplace(self, s: Table, seat: Seat, layout: Place) -> None:
        """KEEP-22 It counts as a move and costs time, but neither the room nor the turn changes."""
        s.misplaced += 1
        s.tell(KeycardsMisplaced(seat, layout, s.room, PENALTY if s.clock is not None else None))
        s.then(EndShift("budget-spent") if s.placements == s.move_limit else PLACE_KEYCARDS)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """KEEP-14 Anything but a legal move is refused, costs only time, and leaves the room unchanged."""
        if isinstance(choice, TimeUp):
            return Refusal("no-clock" if s.clock is None else "only-for-the-clock", "KEEP-9")
        if seat == CLOCK:
            return Refusal("only-for-players", "KEEP-9")
        if isinstance(choice, Place):
            if choice.bottom not in s.box.ways or choice.top not in s.box.ways:
                return Refusal("no-such-way", "KEEP-2")
            if (choice.bottom, choice.top, choice.side) not in s.box.shows:
                return Refusal("no-such-layout", "KEEP-3")
            return unreachable(s, choice.shows())
        if isinstance(choice, GoTo):
            if not s.box.is_room(choice.room):
                return Refusal("not-a-room", "KEEP-4", (("room", str(choice.room)),))
            return unreachable(s, choice.room)
        return None


def unreachable(s: Table, room: int) -> Refusal:
    """KEEP-12 No move leads to this room: the team is there already, or it is too far away."""
    if room == s.room:
        return Refusal("already-here", "KEEP-12", (("here", str(room)), ("reverse", str(reverse(room)))))
    return Refusal("too-far", "KEEP-12", (("room", str(room)), ("here", str(s.room))))


class CatchMouse(Step):
    """KEEP-10, KEEP-17 Either destination ends the round: one mouse, and the next destination at once."""

    def do(self, s: Table) -> None:
        s.catches.append(Catch(s.round_start, s.room, s.box.needed(s.round_start, s.goal), s.used))
        s.tell(MouseCaught(s.shown_seat, s.room, s.mice))
        if s.placements == s.move_limit:
            s.then(EndShift("budget-spent"))
        else:
            s.then(ROLL_DESTINATION)


class EndShift(Step):
    """KEEP-19 The clock has run out, or in an untimed game the last move is made: the game is over."""

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason

    def do(self, s: Table) -> None:
        s.ended = self.reason
        s.tell(ShiftEnded(self.reason, s.mice))


ROLL_DESTINATION: Final = RollDestination()
PLACE_KEYCARDS: Final = PlaceKeycards()
CATCH_MOUSE: Final = CatchMouse()
TIME_UP_ONLY: Final[tuple[Choice, ...]] = (TIME_UP,)
