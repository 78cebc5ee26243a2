"""Mousewarming Party: the way to the table, worked out once for every state of the burrows."""
from __future__ import annotations

from typing import Final

NONE: Final = -1
NEVER: Final = 99       # turns; also steps that no loop has
REMEMBERED: Final = 4096  # states of the burrows; then they are forgotten. The printed loop has 3,040.


class Roads:
    """Where doors and kitchens are, and how long food aboard a mouse takes to the table from everywhere.

    `late[food * stride + reach * size + space]` is twice the turns it takes; one more where they are counted from the
    next door, behind which the kitchen may be. A food's stride is `(greatest reach + 1) * size`. `past` holds the roads
    once a door is open, as far as somebody has asked for them.
    """

    def __init__(self, size: int, spaces: list[int], tiles: list[int], is_up: list[bool], takes: list[list[bool]],
                 reach: int, guess: float, lates: dict[int, bytes]) -> None:
        self.size: Final = size
        self.doors: Final = [space for space in spaces if tiles[space] != NONE and not is_up[space]]
        self.closed: Final = len(self.doors)
        self.kitchens: Final = [tiles[space] for space in spaces if is_up[space]]
        self.unfound: Final = [tile for tile in range(len(takes)) if tile not in self.kitchens]
        self.past: Final[list[Roads | None]] = [None] * (size * (len(takes) + 1))  # by space, and tile + 1
        late: list[bytes] = []
        for food in range(len(takes[0])):
            kitchens = [space for space in spaces if is_up[space] and takes[tiles[space]][food]]
            may_be_behind = any([takes[tile][food] for tile in self.unfound])
            doors = self.doors if may_be_behind else []
            key = (mask(kitchens) << size) + mask(doors)
            known = lates.get(key)
            if known is None:  # no food of any roads before had the same kitchens and doors
                known = bytes(late_from([nearest(space, kitchens, size) for space in range(size)],
                                        [nearest(space, doors, size) for space in range(size)], reach, guess))
                lates[key] = known
            late.append(known)
        self.late: Final = b"".join(late)


def mask(spaces: list[int]) -> int:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def late_from(to_kitchen: list[int], to_door: list[int], reach: int, guess: float) -> list[int]:
    late: list[int] = [0] * len(to_kitchen)  # nobody has a reach of 0
    for steps in range(1, reach + 1):
        for space in range(len(to_kitchen)):
            turns = turns_for(to_kitchen[space], steps)
            twice = 2 * turns
            past_door = turns_for(to_door[space], steps)
            if past_door + guess < turns:
                twice = 2 * past_door + 1
            late.append(twice)
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
