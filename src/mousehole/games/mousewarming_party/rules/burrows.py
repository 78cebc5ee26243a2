"""Mousewarming Party: a mouse has stopped. Food, burrows, kitchens, and the last empty plate."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.rules.end import PARTY, end, turn_over
from mousehole.games.mousewarming_party.rules.misplaced import misplaced
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import FoodPickedUp, FoodServed, LeaveFood, MouseMoved, PickUp
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


def arrive(s: Table, m: int, space: int) -> None:
    """PARTY-13 to PARTY-15 What a stop here brings."""
    s.at[m] = space
    if s.events is not None:
        s.tell(MouseMoved(s.mice[m], space))
    if s.tiles[space] != NONE:
        s.then(DELIVER_FOOD[m] if s.is_up[space] else FLIP_BURROW[m])
    elif s.tokens[space] != NONE and len(s.trays[m]) < s.box.room:
        s.then(PICK_UP_FOOD[m])


def pick_up(s: Table, m: int) -> None:
    food = s.tokens[s.at[m]]
    s.tokens[s.at[m]] = NONE
    s.trays[m].append(food)
    if s.events is not None:
        s.tell(FoodPickedUp(s.mice[m], s.box.foods[food]))


def serve(s: Table, m: int, food: int) -> None:
    """PARTY-15, PARTY-16 One token on an empty plate, whoever the guest is."""
    s.served[food] += 1
    if s.events is not None:
        s.tell(FoodServed(s.mice[m], s.box.foods[food], s.served_in_all(), s.plates()))


class PickUpFood(Step):
    """PARTY-13 The food of the space may be taken aboard, if there is room."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def asks(self, s: Table) -> list[Decision]:
        return [Decision(s.turn, "pick-up", TAKE_IT_OR_LEAVE_IT, "PARTY-13")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, PickUp):
            pick_up(s, self.mouse)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return misplaced(s, choice)


class FlipBurrow(Step):
    """PARTY-14 A mouse at a door must turn the tile over; PARTY-20 guests with few plates can complete the party."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def do(self, s: Table) -> None:
        space = s.at[self.mouse]
        turn_over(s, space)
        if s.is_up[space]:
            s.then(DELIVER_FOOD[self.mouse])  # PARTY-15 in the same stop
        elif s.is_won():
            end(s, PARTY)


class DeliverFood(Step):
    """PARTY-15 All that the kitchen takes goes from tray and backpack to the table, until no plate is empty."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def do(self, s: Table) -> None:
        m = self.mouse
        s.trays[m] = unload(s, m, s.trays[m])
        if s.backpack and s.mice[m] == TRAVELER:
            s.backpack = unload(s, m, s.backpack)
        if s.is_won():
            end(s, PARTY)


def unload(s: Table, m: int, tokens: list[int]) -> list[int]:
    """What stays aboard, slid down."""
    takes = s.box.takes[s.tiles[s.at[m]]]
    stay: list[int] = []
    for food in tokens:
        if takes[food] and not s.is_won():
            serve(s, m, food)
        else:
            stay.append(food)
    return stay


TRAVELER: Final = "traveler"
PICK_UP: Final = PickUp()
LEAVE_FOOD: Final = LeaveFood()
TAKE_IT_OR_LEAVE_IT: Final[tuple[Choice, ...]] = (PICK_UP, LEAVE_FOOD)
PICK_UP_FOOD: Final = [PickUpFood(0), PickUpFood(1)]
FLIP_BURROW: Final = [FlipBurrow(0), FlipBurrow(1)]
DELIVER_FOOD: Final = [DeliverFood(0), DeliverFood(1)]
