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
    """KEEP-8 Two cards are laid at random: four ways each, the top one left or right, all 32 layouts alike."""

    def do(self, s: Table) -> None:
        s.destination = s.box.layouts[s.rng.below(len(s.box.layouts))]
        s.goal = s.destination.shows()
        s.round_start, s.used = s.room, 0
        s.tell(DestinationRolled(s.goal, reverse(s.goal)))
        s.then(PLACE_KEYCARDS)


class PlaceKeycards(Step):
    """KEEP-12, KEEP-14 Whoever is on turn shows the next room; KEEP-9 meanwhile the clock runs and never pauses."""

    def asks(self, s: Table) -> list[Decision]:
        place = Decision(s.turn, "place", s.box.all_layouts if s.by_hand else s.box.moves[s.room], "KEEP-12")
        seconds = s.seconds_in_all()
        return [place] if seconds is None else [place, Decision(CLOCK, "clock", TIME_UP_ONLY, "KEEP-9", seconds)]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        """KEEP-15 Control passes at once after the move. KEEP-16 Only a placement reaches a destination."""
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
        elif s.placements == s.calm:
            s.then(EndShift("budget-spent"))
        else:
            s.then(PLACE_KEYCARDS)

    def misplace(self, s: Table, seat: Seat, layout: Place) -> None:
        """KEEP-22 It counts as a placement and takes its time, but the room stays, and so does the turn."""
        s.misplaced += 1
        s.tell(KeycardsMisplaced(seat, layout, s.room, PENALTY if s.clock is not None else None))
        s.then(EndShift("budget-spent") if s.placements == s.calm else PLACE_KEYCARDS)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """KEEP-14 What is not a legal move is refused, costs nothing but time, and leaves the room unchanged."""
        if isinstance(choice, Place):
            if choice.bottom not in s.box.ways or choice.top not in s.box.ways:
                return Refusal("no-such-way", "KEEP-2")
            if (choice.bottom, choice.top, choice.side) not in s.box.shows:
                return Refusal("no-such-layout", "KEEP-3")
            return Refusal("too-far", "KEEP-12", (("room", str(choice.shows())), ("here", str(s.room))))
        if isinstance(choice, GoTo):
            clause = "KEEP-12" if s.box.is_room(choice.room) else "KEEP-4"
            code = "too-far" if clause == "KEEP-12" else "not-a-room"
            return Refusal(code, clause, (("room", str(choice.room)), ("here", str(s.room))))
        return None


class CatchMouse(Step):
    """KEEP-10, KEEP-17 Either destination ends the round: one mouse, and the next destination at once."""

    def do(self, s: Table) -> None:
        s.catches.append(Catch(s.round_start, s.room, s.box.needed(s.round_start, s.goal), s.used))
        s.tell(MouseCaught(s.shown_seat, s.room, s.mice))
        if s.placements == s.calm:
            s.then(EndShift("budget-spent"))
        else:
            s.then(ROLL_DESTINATION)


class EndShift(Step):
    """KEEP-19 The clock has run out (or, played without one, the last placement is made): nothing is asked any more."""

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason

    def do(self, s: Table) -> None:
        s.ended = self.reason
        s.tell(ShiftEnded(self.reason, s.mice))


ROLL_DESTINATION: Final = RollDestination()
PLACE_KEYCARDS: Final = PlaceKeycards()
CATCH_MOUSE: Final = CatchMouse()
TIME_UP_ONLY: Final[tuple[Choice, ...]] = (TIME_UP,)
