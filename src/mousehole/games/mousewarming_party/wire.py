"""Mousewarming Party on the wire: what players choose, what happened, what each may see."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Choice, Event, Seat, Value
from mousehole.kernel.engine import Step

FOOD: Final = "food"      # where a sprinter can be sent
BURROW: Final = "burrow"


class FoodName(Value):
    """A food, to be said in people's languages."""

    def __init__(self, food: str) -> None:
        self.food: Final = food


class AFood(Value):
    """One token of a food, with its article: a nut, an egg, cheese. German has it as an object: einen Pilz."""

    def __init__(self, food: str) -> None:
        self.food: Final = food


class Foods(Value):
    """A kind of food: what a kitchen takes."""

    def __init__(self, food: str) -> None:
        self.food: Final = food


class MouseName(Value):
    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse


class Thing(Value):
    """What a sheet is about: something on the table."""

    def __init__(self, thing: str) -> None:
        self.thing: Final = thing


class SideName(Value):
    def __init__(self, side: str) -> None:
        self.side: Final = side


def said_foods(foods: tuple[str, ...]) -> tuple[AFood, ...]:
    return tuple([AFood(food) for food in foods])


# Set-up
class PutRaccoon(Choice):
    """The raccoon starts on this feeder."""

    def __init__(self, space: int) -> None:
        self.space: Final = space


class TakeMouse(Choice):
    """This mouse is one of the two in play."""

    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse)}


class GiveGolden(Choice):
    """This mouse carries the only golden tray."""

    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse)}


class PutMouse(Choice):
    """The mouse starts on this plate."""

    def __init__(self, mouse: str, space: int) -> None:
        self.mouse: Final = mouse
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "space": self.space}


# When cheese is rolled
class PlaceCheese(Choice):
    """The cheese goes on a plate like any other food."""


class LullRaccoon(Choice):
    """The raccoon naps: the bonus, or Mommy-mouse's ability."""


class ShootFood(Choice):
    """Slingshot mouse: this token from its tray flies to the table."""

    def __init__(self, food: str) -> None:
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food)}


class ReturnFood(Choice):
    """Ninja mouse: this token leaves the pantry and is placed as if rolled."""

    def __init__(self, food: str) -> None:
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food)}


class Sprint(Choice):
    """Sprinter mouse: to the nearest `food` or the nearest `burrow`."""

    def __init__(self, to: str) -> None:
        self.to: Final = to


class RaidFeeder(Choice):
    """Fitness mouse: to the nearest feeder, and its top token aboard."""


class PackFood(Choice):
    """Traveler mouse: these tokens go from the tray into the backpack."""

    def __init__(self, foods: tuple[str, ...]) -> None:
        self.foods: Final = foods

    def said(self) -> dict[str, object]:
        return {"foods": said_foods(self.foods)}


# Moving
class Drop(Choice):
    """The mouse that will move first leaves this token on the plate under it."""

    def __init__(self, mouse: str, food: str) -> None:
        self.mouse: Final = mouse
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "food": AFood(self.food)}


class Move(Choice):
    def __init__(self, mouse: str, space: int) -> None:
        self.mouse: Final = mouse
        self.space: Final = space

    def __hash__(self) -> int:
        """As quickly as possible: a search looks moves up all the time."""
        return hash(self.mouse) + self.space

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "space": self.space}


class PickUp(Choice):
    """Take the food of the space aboard."""


class LeaveFood(Choice):
    """Let it lie."""


# What happened
class RaccoonPlaced(Event):
    def __init__(self, space: int) -> None:
        self.space: Final = space


class MouseTaken(Event):
    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse)}


class GoldenGiven(Event):
    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse)}


class MousePlaced(Event):
    def __init__(self, mouse: str, space: int) -> None:
        self.mouse: Final = mouse
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "space": self.space}


class DieRolled(Event):
    """The face, and the side of the pizzeria where the die came out."""

    def __init__(self, seat: Seat, food: str, side: str) -> None:
        self.seat: Final = seat
        self.food: Final = food
        self.side: Final = side

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "food": AFood(self.food), "side": SideName(self.side)}


class FoodPlaced(Event):
    def __init__(self, food: str, space: int) -> None:
        self.food: Final = food
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food), "space": self.space}


class NothingPlaced(Event):
    """There was no such token left, or no free plate."""

    def __init__(self, food: str) -> None:
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food)}


class RaccoonLulled(Event):
    """It lies down until the end of the turn."""


class FoodShot(Event):
    def __init__(self, food: str) -> None:
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food)}


class FoodReturned(Event):
    def __init__(self, food: str, space: int) -> None:
        self.food: Final = food
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food), "space": self.space}


class FeederRaided(Event):
    def __init__(self, space: int, food: str) -> None:
        self.space: Final = space
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"food": AFood(self.food), "space": self.space}


class FoodPacked(Event):
    def __init__(self, foods: tuple[str, ...]) -> None:
        self.foods: Final = foods

    def said(self) -> dict[str, object]:
        return {"foods": said_foods(self.foods)}


class FoodDropped(Event):
    def __init__(self, mouse: str, food: str, space: int) -> None:
        self.mouse: Final = mouse
        self.food: Final = food
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "food": AFood(self.food), "space": self.space}


class MouseMoved(Event):
    def __init__(self, mouse: str, space: int) -> None:
        self.mouse: Final = mouse
        self.space: Final = space

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "space": self.space}


class FoodPickedUp(Event):
    def __init__(self, mouse: str, food: str) -> None:
        self.mouse: Final = mouse
        self.food: Final = food

    def said(self) -> dict[str, object]:
        return {"mouse": MouseName(self.mouse), "food": AFood(self.food)}


class KitchenFound(Event):
    def __init__(self, space: int, foods: tuple[str, ...]) -> None:
        self.space: Final = space
        self.foods: Final = foods

    def said(self) -> dict[str, object]:
        return {"space": self.space, "foods": tuple([Foods(food) for food in self.foods])}


class GuestsSeated(Event):
    """They were at home behind this door; this many plates belong to them."""

    def __init__(self, space: int, plates: int) -> None:
        self.space: Final = space
        self.plates: Final = plates


class FoodServed(Event):
    """`served` of `plates` are full now."""

    def __init__(self, mouse: str, food: str, served: int, plates: int) -> None:
        self.mouse: Final = mouse
        self.food: Final = food
        self.served: Final = served
        self.plates: Final = plates

    def said(self) -> dict[str, object]:
        mouse, food = MouseName(self.mouse), AFood(self.food)
        return {"mouse": mouse, "food": food, "served": self.served, "plates": self.plates}


class RaccoonFed(Event):
    """It took this token from this space; this many of the food are in its pantry now, of those that end the game."""

    def __init__(self, space: int, food: str, stored: int, full: int) -> None:
        self.space: Final = space
        self.food: Final = food
        self.stored: Final = stored
        self.full: Final = full

    def said(self) -> dict[str, object]:
        return {"space": self.space, "food": AFood(self.food), "stored": self.stored, "full": self.full,
                "left": self.full - self.stored}


class RaccoonStayed(Event):
    """`reason`: asleep, or no-food."""

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason


class PartyEnded(Event):
    def __init__(self, reason: str) -> None:
        self.reason: Final = reason


class Count(Value):
    """The end in numbers."""

    def __init__(self, served: int, plates: int, turns: int) -> None:
        self.served: Final = served
        self.plates: Final = plates
        self.turns: Final = turns


# What each may see
class Mouse(Value):
    """One of the two in play. Its tray is listed from the bottom; `reach` is the biggest number still visible.

    `has_run`: its ability has moved it in this turn, so that it cannot drop anything.
    """

    def __init__(self, mouse: str, space: int | None, golden: bool, tray: tuple[str, ...],
                 backpack: tuple[str, ...], reach: int, has_run: bool) -> None:
        self.mouse: Final = mouse
        self.space: Final = space
        self.golden: Final = golden
        self.tray: Final = tray
        self.backpack: Final = backpack
        self.reach: Final = reach
        self.has_run: Final = has_run


class Kitchen(Value):
    def __init__(self, space: int, tile: int, foods: tuple[str, ...]) -> None:
        self.space: Final = space
        self.tile: Final = tile
        self.foods: Final = foods


class Guests(Value):
    def __init__(self, tile: int, plates: int) -> None:
        self.tile: Final = tile
        self.plates: Final = plates


class UnseenTokens(Value):
    """What the feeders hold together: so many tokens."""

    def __init__(self, tokens: int) -> None:
        self.tokens: Final = tokens


class UnseenFood(Value):
    """A hidden token is this food in `weight` of `total` cases."""

    def __init__(self, food: str, weight: int, total: int) -> None:
        self.food: Final = food
        self.weight: Final = weight
        self.total: Final = total

    def said(self) -> dict[str, object]:
        return {"food": FoodName(self.food), "tokens": self.weight}


class UnseenDoor(Value):
    """What is behind any of the doors that are still closed."""

    def __init__(self, doors: int) -> None:
        self.doors: Final = doors


class UnseenKitchen(Value):
    """Behind a door is a kitchen for these foods in `weight` of `total` cases."""

    def __init__(self, foods: tuple[str, ...], weight: int, total: int) -> None:
        self.foods: Final = foods
        self.weight: Final = weight
        self.total: Final = total

    def said(self) -> dict[str, object]:
        return {"foods": said_foods(self.foods)}


class UnseenGuests(Value):
    """Behind a door are guests with so many plates in `weight` of `total` cases."""

    def __init__(self, plates: int, weight: int, total: int) -> None:
        self.plates: Final = plates
        self.weight: Final = weight
        self.total: Final = total


class Unseen(Value):
    """What something hidden can be. `spot`: its place on a board."""

    def __init__(self, spot: str, about: Value, ways: int,
                 rows: tuple[UnseenFood | UnseenKitchen | UnseenGuests, ...]) -> None:
        self.spot: Final = spot
        self.about: Final = about
        self.ways: Final = ways
        self.rows: Final = rows


class View(Value):
    """The same for every seat: tiles behind doors, unused guests and the feeders' faces are hidden from all alike."""

    def __init__(self, seat: Seat | None, seats: int, turn: Seat, turns: int, burrows: str, golden_trays: int,
                 abilities: bool, loop: str, foods: tuple[str, ...], raccoon: int | None, asleep: bool,
                 mice: tuple[Mouse, ...], tokens: tuple[str | None, ...], doors: tuple[int, ...],
                 kitchens: tuple[Kitchen, ...], guests: tuple[Guests, ...], served: tuple[int, ...], plates: int,
                 pantry: tuple[int, ...], supply: tuple[int, ...], feeders: tuple[int, ...], rolled: str | None,
                 side: str | None, ended: str | None, agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.turn: Final = turn
        self.turns: Final = turns      # begun so far
        self.burrows: Final = burrows  # open or hidden
        self.golden_trays: Final = golden_trays
        self.abilities: Final = abilities
        self.loop: Final = loop        # B burrow, F feeder, P plate, in arrow direction
        self.foods: Final = foods      # amounts below are in this order
        self.raccoon: Final = raccoon
        self.asleep: Final = asleep
        self.mice: Final = mice
        self.tokens: Final = tokens    # on the plates, by space
        self.doors: Final = doors      # spaces whose tile lies face down
        self.kitchens: Final = kitchens
        self.guests: Final = guests    # at the table
        self.served: Final = served    # on the table, by food
        self.plates: Final = plates    # that must be filled
        self.pantry: Final = pantry
        self.supply: Final = supply
        self.feeders: Final = feeders  # tokens left on each
        self.rolled: Final = rolled    # the last roll, and its side
        self.side: Final = side
        self.ended: Final = ended      # party, feeders or pantry: what ended it
        self.agenda: Final = agenda
