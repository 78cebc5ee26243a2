"""The score of `outlook.py`, worked out anew every time, in the plainest way: the fast one must agree."""
from __future__ import annotations

from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.outlook import (
    ABOARD,
    DOOR,
    GUESS,
    HASTE,
    LATER_THREAT,
    LOST,
    NEXT_THREAT,
    ON_PLATE,
    PATIENCE,
    PLATE,
    SCARCE,
    SCARCITY,
    STORED,
    UNSEEN_THREAT,
    WEIGHTS,
    WON,
    fine,
)
from mousehole.games.mousewarming_party.roads import NEVER
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER
from mousehole.games.mousewarming_party.table import Table


def after_raccoon(s: Table) -> float:
    """The score once the raccoon has moved, over all that it may find in a feeder. Leaves the table as it was."""
    box, unseen, left = s.box, s.unseen(), 0
    for amount in unseen:
        left += amount
    goal = NONE if s.asleep else raccoon_goal(s)
    if goal == NONE:
        return score(s, unseen) if left else ended(s)
    before, feeder = s.raccoon, box.feeder_at[goal]
    s.raccoon = goal
    if feeder != NONE:
        value = ended(s) if left == 1 else after_feeding(s, feeder, unseen, left)
    else:
        food = s.tokens[goal]
        if s.pantry[food] == box.plain or left == 0:
            value = ended(s)
        else:
            s.tokens[goal] = NONE
            s.pantry[food] += 1
            value = score(s, unseen)
            s.pantry[food] -= 1
            s.tokens[goal] = food
    s.raccoon = before
    return value


def raccoon_goal(s: Table) -> int:
    """PARTY-17 The first space with food and no mouse, its own looked at last."""
    for step in range(1, s.box.size + 1):
        space = (s.raccoon + step) % s.box.size
        if s.has_food(space) and space not in s.at:
            return space
    return NONE


def after_feeding(s: Table, feeder: int, unseen: list[int], left: int) -> float:
    """The average over all foods that the top token may be. Only its absence is looked at."""
    top = s.feeders[feeder].pop()
    menace = [0.0] * len(unseen)
    base = outlook(s, menace)
    for food in range(len(unseen)):
        base += danger(s, food, s.pantry[food], unseen[food] / left, menace)
    value = 0.0
    for food in range(len(unseen)):
        if unseen[food]:
            stored, share = s.pantry[food], unseen[food] / left
            if stored == s.box.plain:
                value += share * ended(s)
            else:
                value += share * (base - danger(s, food, stored, share, menace)
                                  + danger(s, food, stored + 1, share, menace))
    s.feeders[feeder].append(top)
    return value


def ended(s: Table) -> float:
    return LOST + (WON - LOST) * chance_by_counting(s)


def score(s: Table, unseen: list[int]) -> float:
    left = 0
    for amount in unseen:
        left += amount
    menace = [0.0] * len(unseen)
    value = outlook(s, menace)
    for food in range(len(unseen)):
        value += danger(s, food, s.pantry[food], unseen[food] / left if left else 0.0, menace)
    return value


def danger(s: Table, food: int, stored: int, share: float, menace: list[float]) -> float:
    """What a row of the pantry costs: the fuller the more, as long as one token too many can come at all."""
    box = s.box
    if stored == 0 or box.common[food] + box.raccoon[food] - s.served[food] <= box.plain:
        return 0.0
    cost = WEIGHTS[STORED + min(stored, 3)]
    if stored == box.plain:
        cost += WEIGHTS[UNSEEN_THREAT] * share + menace[food]
    return cost


def outlook(s: Table, menace: list[float]) -> float:
    """What food, mice and doors promise; `menace`: what tokens on plates will cost, should theirs be a full row."""
    w, box = WEIGHTS, s.box
    need = plates_expected(s) - s.served_in_all()
    worth: list[float] = []
    unfound = s.unfound()
    for m in range(AT_PLAY):
        for food in s.trays[m]:
            worth.append(fine(w[ABOARD] * w[PATIENCE] ** wait(s, s.at[m], food, s.reach(m), unfound)))
        if s.backpack and s.mice[m] == TRAVELER:
            for food in s.backpack:
                worth.append(fine(w[ABOARD] * w[PATIENCE] ** wait(s, s.at[m], food, s.reach(m), unfound)))
    order, space = 0, s.raccoon
    for _ in range(box.size):
        space += 1
        if space == box.size:
            space = 0
        food = s.tokens[space]
        if food != NONE:
            worth.append(worth_on_plate(s, space, food, order, unfound))
        if (food != NONE or s.has_food(space)) and space != s.at[0] and space != s.at[1]:
            if food != NONE:
                menace[food] += w[NEXT_THREAT] if order == 0 else w[LATER_THREAT]
            order += 1
    worth.sort(reverse=True)
    value = sum([worth[n] for n in range(len(worth)) if n < need]) - w[PLATE] * need
    for space in box.burrow_spaces:
        if s.tiles[space] != NONE and not s.is_up[space]:
            value += w[DOOR]
    left = 0
    for pile in s.feeders:
        left += len(pile)
    return value + w[SCARCITY] * (SCARCE - left) if left < SCARCE else value


def worth_on_plate(s: Table, space: int, food: int, order: int, unfound: list[int]) -> float:
    """Food that can be fetched, before the raccoon or after its other meals, and then delivered."""
    w, box, soonest, reach = WEIGHTS, s.box, NEVER, 1
    for m in range(AT_PLAY):
        tokens = len(s.trays[m])
        if tokens < box.room:
            steps = space - s.at[m] if space > s.at[m] else space - s.at[m] + box.size
            turns = (steps + s.reach(m) - 1) // s.reach(m)
            if turns < soonest:
                soonest = turns
                reach = (box.golden if s.golden[m] else box.silver)[tokens + 1]
    if soonest == NEVER:
        return 0.0
    share: float = w[PATIENCE] ** (soonest + wait(s, space, food, reach, unfound))
    return fine(share * (w[ON_PLATE] if soonest <= order + 1 else w[HASTE]))


def wait(s: Table, space: int, food: int, reach: int, unfound: list[int]) -> float:
    """Turns until food aboard a mouse here is on the table; a kitchen may be behind the next door."""
    box, kitchen, door = s.box, NEVER, NEVER
    for at in box.burrow_spaces:
        tile = s.tiles[at]
        if tile != NONE:
            steps = at - space if at > space else at - space + box.size
            if not s.is_up[at]:
                door = min(door, steps)
            elif box.takes[tile][food]:
                kitchen = min(kitchen, steps)
    turns = float((kitchen + reach - 1) // reach)
    for tile in unfound:
        if box.takes[tile][food]:
            return min(turns, (door + reach - 1) // reach + WEIGHTS[GUESS])
    return turns


def plates_expected(s: Table) -> float:
    """Plates of the seated guests, and the average of those who may still come."""
    box = s.box
    missing, seated, everybody = box.sectors - len(s.guests), 0, 0
    for tile in s.guests:
        seated += box.plates_of(tile)
    if missing == 0:
        return float(seated)
    for plates in box.guests:
        everybody += plates
    return seated + missing * (everybody - seated) / (len(box.guests) - len(s.guests))


def chance_by_counting(s: Table) -> float:
    """PARTY-23 How likely the table is enough if the raccoon ends the game now: any unseen guests may be at home."""
    box, absent, have = s.box, list[int](), s.served_in_all()
    for tile in range(box.kitchens, box.tiles):
        if tile in s.guests:
            have -= box.plates_of(tile)
        else:
            absent.append(box.plates_of(tile))
    if have < 0:
        return 0.0
    missing = box.sectors - len(s.guests)
    ways = [[0] * (have + 1) for _ in range(missing + 1)]  # to seat a number of tiles with a number of plates
    ways[0][0] = 1
    for plates in absent:
        for tiles in range(missing, 0, -1):
            for total in range(have, plates - 1, -1):
                ways[tiles][total] += ways[tiles - 1][total - plates]
    all_ways, enough = 1, 0
    for n in range(missing):
        all_ways = all_ways * (len(absent) - n) // (n + 1)
    for number in ways[missing]:
        enough += number
    return enough / all_ways
