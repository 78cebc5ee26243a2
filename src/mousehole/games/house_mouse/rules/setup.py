"""House Mouse, set-up: mice are placed from the last player back to the first."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.happened import MousePlaced
from mousehole.games.house_mouse.rules.turn import BEGIN_TURN
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.wire import BASIL, PlaceBasil, PlaceMouse
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class PlaceMice(Step):
    """HOUSE-7, HOUSE-40 In reverse order of play; the first to place also places Basil."""

    def do(self, s: Table) -> None:
        last = s.before_basil()
        s.then(BEGIN_TURN)
        for n in range(s.seats):
            s.then(SetMouse((s.first + n) % s.seats, (s.first + n) % s.seats))
        if s.has_basil:
            placed_last = s.agenda.pop()
            s.then(placed_last, SetMouse(last, BASIL))


class SetMouse(Step):
    """HOUSE-7 On any corner where no mouse is."""

    def __init__(self, seat: Seat, mouse: int) -> None:
        self.seat: Final = seat
        self.mouse: Final = mouse

    def asks(self, s: Table) -> list[Decision]:
        house = s.box.house_for(s.seats)
        places = house.place_basil if self.mouse == BASIL else house.place
        options = [places[corner] for corner in range(house.corners) if s.is_free_corner(corner)]
        prompt = "place-basil" if self.mouse == BASIL else "place"
        return [Decision(self.seat, prompt, tuple(options), "HOUSE-40" if self.mouse == BASIL else "HOUSE-7")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, (PlaceMouse, PlaceBasil))
        corner = s.box.house_for(s.seats).index[choice.corner]
        s.mice[self.mouse] = corner
        s.occupied |= 1 << corner
        s.tell(MousePlaced(self.mouse, choice.corner))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        is_basils = self.mouse == BASIL
        if not isinstance(choice, PlaceBasil if is_basils else PlaceMouse):
            return Refusal("place-basil-first", "HOUSE-40") if is_basils else Refusal("place-first", "HOUSE-7")
        if choice.corner not in s.box.house_for(s.seats).index:
            return Refusal("no-such-corner", "HOUSE-1")
        return Refusal("occupied", "HOUSE-7", (("corner", choice.corner),))


PLACE_MICE: Final = PlaceMice()
