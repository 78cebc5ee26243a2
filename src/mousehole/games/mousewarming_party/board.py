"""The board and all that is printed around it, worked out from an edition; one for all tables."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.roads import Roads, steps_to, turns_for
from mousehole.games.mousewarming_party.wire import Drop, Move, PutMouse, PutRaccoon, TakeMouse
from mousehole.kernel import Choice

NONE: Final = -1  # no token, no tile, no space
PLATE: Final = "P"
BURROW: Final = "B"
FEEDER: Final = "F"
AT_PLAY: Final = 2  # mice, whatever the number of players


class Side:
    """A side of the pizzeria, and the space where the search for a plate begins."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space


class Food:
    """How many common and how many raccoon tokens show it."""

    def __init__(self, name: str, common: int, raccoon: int) -> None:
        self.name: Final = name
        self.common: Final = common
        self.raccoon: Final = raccoon


class Board:
    """Foods and tiles go by small numbers inside the rules: tiles 0, 1, 2 are the kitchens, the guests come after."""

    def __init__(self, loop: str, sides: list[Side], foods: list[Food], faces: list[str], bonus: str,
                 kitchens: list[list[str]], guests: list[int], sectors: int, plates: int, plain: int,
                 silver: list[int], golden: list[int], mice: list[str], backpack: int) -> None:
        self.loop: Final = loop
        self.size: Final = len(loop)
        self.sides: Final = sides
        self.starts: Final = [side.space for side in sides]
        self.foods: Final = [food.name for food in foods]
        self.common: Final = [food.common for food in foods]
        self.raccoon: Final = [food.raccoon for food in foods]
        self.spare: Final = [food.common + food.raccoon - plain for food in foods]  # served: no row can get too full
        self.faces: Final = [self.foods.index(face) for face in faces]
        self.bonus: Final = self.foods.index(bonus)
        self.kitchens: Final = len(kitchens)
        self.takes: Final = [[food in kitchen for food in self.foods] for kitchen in kitchens]
        self.menus: Final = [tuple(kitchen) for kitchen in kitchens]
        self.guests: Final = guests
        self.tiles: Final = len(kitchens) + len(guests)
        self.sectors: Final = sectors
        self.plates: Final = plates
        self.plain: Final = plain
        self.silver: Final = silver
        self.golden: Final = golden
        self.room: Final = len(silver) - 1
        self.mice: Final = mice
        self.backpack: Final = backpack
        self.plate_spaces: Final = [at for at in range(len(loop)) if loop[at] == PLATE]
        self.burrow_spaces: Final = [at for at in range(len(loop)) if loop[at] == BURROW]
        self.feeder_spaces: Final = [at for at in range(len(loop)) if loop[at] == FEEDER]
        self.has_plate: Final = [kind == PLATE for kind in loop]
        self.feeder_at: Final = [self.feeder_spaces.index(at) if loop[at] == FEEDER else NONE
                                 for at in range(len(loop))]
        self.stops_from: Final = [stops_from(at, loop) for at in range(len(loop))]
        self.reach: Final = max(silver + golden)
        self.stride: Final = (max(silver + golden) + 1) * len(loop)  # entries that a food has in Roads.late
        self.turns_to: Final = [bytes([turns_for(steps_to(at, goal, len(loop)), max(reach, 1))
                                       for at in range(len(loop)) for goal in range(len(loop))])
                                for reach in range(max(silver + golden) + 1)]  # by reach, then from and to
        self.everybody: Final = sum(guests)
        self.amounts: Final = max([food.common + food.raccoon for food in foods]) + 1  # tokens of a food: fewer
        self.loads: Final[int] = (len(foods) + 1) ** self.room  # of a tray: fewer different ones
        self.guest_bits: Final = [1 << tile for tile in range(self.tiles)]
        self.all_guests: Final = 1 << self.tiles
        self.has_short_keys: Final = self.longest_key() < 1 << 62
        self.roads: Final[dict[int, Roads]] = {}     # caches: all in them follows from what is printed
        self.lates: Final[dict[int, bytes]] = {}
        self.chances: Final[dict[int, float]] = {}
        self.answers: Final[dict[tuple[int, int, int], int]] = {}
        self.moves: Final = {mouse: [Move(mouse, space) for space in range(len(loop))] for mouse in mice}
        self.drops: Final = {mouse: [Drop(mouse, food) for food in self.foods] for mouse in mice}
        self.put_raccoon: Final[tuple[Choice, ...]] = tuple([PutRaccoon(space) for space in self.feeder_spaces])
        self.take_mouse: Final = [TakeMouse(mouse) for mouse in mice]
        self.put_mouse: Final = {mouse: [PutMouse(mouse, space) for space in self.plate_spaces] for mouse in mice}

    def longest_key(self) -> int:
        """No number of a position's key is greater (see `answers`)."""
        places: int = (len(self.sides) + 4) * self.size ** 3 * 8 * (len(self.foods) + 1) ** len(self.plate_spaces)
        rest: int = (self.kitchens + 2) ** len(self.burrow_spaces) * 2 ** (self.tiles + len(self.feeder_spaces))
        amounts: int = self.amounts ** len(self.foods)
        return max(places * self.loads * self.loads, amounts * amounts, rest * amounts)

    def is_kitchen(self, tile: int) -> bool:
        return 0 <= tile < self.kitchens

    def plates_of(self, tile: int) -> int:
        """How many plates a guest tile has."""
        return self.guests[tile - self.kitchens]

    def food(self, name: str) -> int:
        """The number of a food; NONE if there is none of that name."""
        return self.foods.index(name) if name in self.foods else NONE

    def names(self, tokens: list[int]) -> tuple[str, ...]:
        return tuple([self.foods[food] for food in tokens])


def stops_from(at: int, loop: str) -> list[int]:
    """Plates and feeders in the order in which the raccoon comes to them; where it stands is last."""
    size = len(loop)
    return [(at + n) % size for n in range(1, size + 1) if loop[(at + n) % size] != BURROW]
