"""Mousewarming Party: the way to the table, worked out once for every state of the burrows."""
from __future__ import annotations

from typing import Final

NONE: Final = -1
NEVER: Final = 99       # turns; also steps that no loop has
REMEMBERED: Final = 4096  # states of the burrows; then they are forgotten. The printed loop has 3,040.


class Roads:
    """Where doors and kitchens are, and how long food aboard a mouse takes to the table from everywhere.

    `late[food][reach * size + space]` is twice the turns it takes; one more where they are counted from the next door,
    behind which the kitchen may be.
    """

    def __init__(self, size: int, spaces: list[int], tiles: list[int], is_up: list[bool], takes: list[list[bool]],
                 reach: int, guess: float) -> None:
        self.size: Final = size
        self.doors: Final = [space for space in spaces if tiles[space] != NONE and not is_up[space]]
        self.kitchens: Final = [tiles[space] for space in spaces if is_up[space]]
        self.unfound: Final = [tile for tile in range(len(takes)) if tile not in self.kitchens]
        self.late: Final = [self._late(food, [space for space in spaces if is_up[space] and takes[tiles[space]][food]],
                                       any([takes[tile][food] for tile in self.unfound]), reach, guess)
                            for food in range(len(takes[0]))]

    def _late(self, food: int, kitchens: list[int], may_be_behind: bool, reach: int, guess: float) -> list[int]:
        late: list[int] = [0] * self.size  # nobody has a reach of 0
        for steps in range(1, reach + 1):
            for space in range(self.size):
                turns = turns_for(nearest(space, kitchens, self.size), steps)
                past_door = turns_for(nearest(space, self.doors, self.size), steps)
                late.append(2 * past_door + 1 if may_be_behind and past_door + guess < turns else 2 * turns)
        return late


def turns_for(steps: int, reach: int) -> int:
    return (steps + reach - 1) // reach


def steps_to(space: int, goal: int, size: int) -> int:
    """Along the arrows; to the same space, once round."""
    return goal - space if goal > space else goal - space + size


def nearest(space: int, goals: list[int], size: int) -> int:
    fewest = NEVER
    for goal in goals:
        fewest = min(fewest, steps_to(space, goal, size))
    return fewest
