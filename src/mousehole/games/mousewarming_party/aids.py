"""What Mousewarming Party counts for players who ask, if the host allows aids (PARTY-25)."""
from __future__ import annotations

from collections import Counter

from mousehole.games.mousewarming_party.board import Board
from mousehole.games.mousewarming_party.view import imagine
from mousehole.games.mousewarming_party.wire import (
    Unseen,
    UnseenDoor,
    UnseenFood,
    UnseenGuests,
    UnseenKitchen,
    UnseenTokens,
    View,
)
from mousehole.kernel import Rng


def aids(v: View, box: Board) -> list[Unseen]:
    """What the feeders hold together, and what can be behind a door."""
    found, left = list[Unseen](), sum(v.feeders)
    if left:
        counted = imagine(v, Rng.numbered(0), box).unseen()  # the same at every table that can be imagined
        rows = [UnseenFood(food, n, left) for food, n in zip(box.foods, counted, strict=True) if n]
        found.append(Unseen("feeders", UnseenTokens(left), left, tuple(rows)))
    if v.doors:
        found.append(_behind_a_door(v, box))
    return found


def _behind_a_door(v: View, box: Board) -> Unseen:
    """Every kitchen that is not found is behind some door; of the guests who have not come, some are in the box."""
    doors, open_tiles = len(v.doors), [kitchen.tile for kitchen in v.kitchens] + [guests.tile for guests in v.guests]
    kitchens = [tile for tile in range(box.kitchens) if tile not in open_tiles]
    absent = [tile for tile in range(box.kitchens, box.tiles) if tile not in open_tiles]
    share, at_home = max(len(absent), 1), doors - len(kitchens)
    total = doors * share
    rows: list[UnseenKitchen | UnseenGuests] = [
        UnseenKitchen(box.menus[tile], share, total) for tile in kitchens]
    plates = Counter([box.plates_of(tile) for tile in absent])
    if at_home:
        rows += [UnseenGuests(n, at_home * count, total) for n, count in sorted(plates.items())]
    return Unseen("doors", UnseenDoor(doors), len(kitchens) + len(absent), tuple(rows))
