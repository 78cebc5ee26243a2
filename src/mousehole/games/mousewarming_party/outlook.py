"""Mousewarming Party: how a position looks to the team, from what lies open. A score, not yet a chance of winning.

The weights were tuned by play: see docs/games/mousewarming-party.md. The same score is worked out in the plainest way
in `tests/slow_outlook.py`; here everything that can be is looked up, because a bot asks for it all the time.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.roads import NEVER, REMEMBERED, Roads
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER
from mousehole.games.mousewarming_party.table import Table

WON: Final = 100.0
LOST: Final = -100.0
SCARCE: Final = 6  # tokens in the feeders: fewer are a worry

# What each thing is worth.
PLATE: Final = 0           # an empty plate less: the measure of all others
ABOARD: Final = 1          # a token on a tray, delivered at once…
PATIENCE: Final = 2        # …and the part of it that a turn's wait leaves
ON_PLATE: Final = 3        # a token that a mouse can have before the raccoon
HASTE: Final = 4           # and one that the raccoon gets first
DOOR: Final = 5            # a door still closed
STORED: Final = 5          # + 1, 2 or 3: this many tokens of a food in the pantry
NEXT_THREAT: Final = 9     # the raccoon's next token is the fourth of its food
LATER_THREAT: Final = 10   # the fourth is on a plate, but not the next
UNSEEN_THREAT: Final = 11  # it is in the feeders, times its share there
SCARCITY: Final = 12       # a token less in the feeders
GUESS: Final = 13          # turns more for food whose kitchen is not found
WEIGHTS: Final[list[float]] = [
    1.0, 0.9, 0.79, 0.4, 0.18, -0.26, -0.29, -0.59, -1.08, -0.9, -0.19, -1.08, -0.15, 1.5]


def waiting(weight: float) -> list[float]:
    """What a token of this weight is worth, by twice the turns it takes; every other one with a guess on top."""
    shares = [WEIGHTS[PATIENCE] ** (twice // 2 + twice % 2 * WEIGHTS[GUESS]) for twice in range(4 * NEVER)]
    return [weight * share for share in shares]


def places_in(values: list[float]) -> list[int]:
    return [WORTHS.index(value) for value in values]


# Worths have to be added up from the largest to the smallest, so they go by their place in that order.
WORTHS: Final = sorted({*waiting(WEIGHTS[ABOARD]), *waiting(WEIGHTS[ON_PLATE]), *waiting(WEIGHTS[HASTE])}, reverse=True)
WORTH_ABOARD: Final = places_in(waiting(WEIGHTS[ABOARD]))
WORTH_EARLY: Final = places_in(waiting(WEIGHTS[ON_PLATE]))
WORTH_LATE: Final = places_in(waiting(WEIGHTS[HASTE]))


class Outlook:
    """Looks at a table while mice and food are tried out on it. What the feeders hold is counted once."""

    def __init__(self, s: Table) -> None:
        self.s: Final = s
        self.unseen = s.unseen()
        self.left = 0
        self.roads = roads_of(s)
        self.count()

    def count(self) -> None:
        self.left = 0
        for amount in self.unseen:
            self.left += amount

    def after_raccoon(self) -> float:
        """The score once the raccoon has moved, over all that it may find in a feeder. Leaves the table as it was."""
        s, box, left = self.s, self.s.box, self.left
        goal = NONE if s.asleep else s.raccoon_goal()
        if goal == NONE:
            return self.score() if left else ended(s)
        before, feeder = s.raccoon, box.feeder_at[goal]
        s.raccoon = goal
        if feeder != NONE:
            value = ended(s) if left == 1 else self.after_feeding(feeder)
        else:
            food = s.tokens[goal]
            if s.pantry[food] == box.plain or left == 0:
                value = ended(s)
            else:
                s.tokens[goal] = NONE
                s.pantry[food] += 1
                value = self.score()
                s.pantry[food] -= 1
                s.tokens[goal] = food
        s.raccoon = before
        return value

    def after_feeding(self, feeder: int) -> float:
        """The average over all foods that the top token may be. Only its absence is looked at."""
        s, unseen, left = self.s, self.unseen, self.left
        top = s.feeders[feeder].pop()
        base = self.score()
        value = 0.0
        for food in range(len(unseen)):
            amount = unseen[food]
            if amount:
                stored, share = s.pantry[food], amount / left
                if stored == s.box.plain:
                    value += share * ended(s)
                else:
                    value += share * (base - self.danger(food, stored) + self.danger(food, stored + 1))
        s.feeders[feeder].append(top)
        return value

    def score(self) -> float:
        s = self.s
        value, pantry = self.promise(), s.pantry
        for food in range(len(pantry)):
            stored = pantry[food]
            if stored:
                value += self.danger(food, stored)
        return value

    def danger(self, food: int, stored: int) -> float:
        """What a row of the pantry costs: the fuller the more, as long as one token too many can come at all."""
        s, box = self.s, self.s.box
        if stored == 0 or box.common[food] + box.raccoon[food] - s.served[food] <= box.plain:
            return 0.0
        cost = WEIGHTS[STORED + min(stored, 3)]
        if stored == box.plain:
            share = self.unseen[food] / self.left if self.left else 0.0
            cost += WEIGHTS[UNSEEN_THREAT] * share + self.menace(food)
        return cost

    def menace(self, food: int) -> float:
        """What the tokens of this food on plates will cost, with its row full."""
        s, order, menace = self.s, 0, 0.0
        for space in s.box.stops_from[s.raccoon]:
            if space != s.at[0] and space != s.at[1] and s.has_food(space):
                if s.tokens[space] == food:
                    menace += WEIGHTS[NEXT_THREAT] if order == 0 else WEIGHTS[LATER_THREAT]
                order += 1
        return menace

    def promise(self) -> float:
        """What food, mice and doors promise."""
        s, roads = self.s, self.roads
        need = plates_expected(s) - s.served_in_all()
        value = -WEIGHTS[PLATE] * need
        worths = self.worths()
        worths.sort()
        for n in range(len(worths)):
            if n < need:
                value += WORTHS[worths[n]]
        for _ in roads.doors:
            value += WEIGHTS[DOOR]
        left = 0
        for pile in s.feeders:
            left += len(pile)
        return value + WEIGHTS[SCARCITY] * (SCARCE - left) if left < SCARCE else value

    def worths(self) -> list[int]:
        """Food aboard, and food that can be fetched, before the raccoon or after its other meals, and then delivered.

        As places in WORTHS.
        """
        s, box, late = self.s, self.s.box, self.roads.late
        size, room, order = box.size, box.room, 0
        worths: list[int] = []
        first, second = s.at[0], s.at[1]
        for m in range(AT_PLAY):
            place = s.reach(m) * size + s.at[m]
            for food in s.trays[m]:
                worths.append(WORTH_ABOARD[late[food][place]])
            if s.backpack and s.mice[m] == TRAVELER:
                for food in s.backpack:
                    worths.append(WORTH_ABOARD[late[food][place]])
        first_free, second_free = len(s.trays[0]) < room, len(s.trays[1]) < room
        first_turns, second_turns = box.turns_to[s.reach(0)], box.turns_to[s.reach(1)]
        for space in box.stops_from[s.raccoon]:
            food = s.tokens[space]
            if food == NONE:
                if space != first and space != second and s.has_food(space):
                    order += 1
                continue
            soonest, mouse = NEVER, 0
            if first_free:
                soonest = first_turns[first * size + space]
            if second_free:
                turns = second_turns[second * size + space]
                if turns < soonest:
                    soonest, mouse = turns, 1
            if soonest != NEVER:
                steps = (box.golden if s.golden[mouse] else box.silver)[len(s.trays[mouse]) + 1]
                twice = 2 * soonest + late[food][steps * size + space]
                worths.append(WORTH_EARLY[twice] if soonest <= order + 1 else WORTH_LATE[twice])
            if space != first and space != second:
                order += 1
        return worths


def after_raccoon(s: Table) -> float:
    return Outlook(s).after_raccoon()


def score(s: Table) -> float:
    return Outlook(s).score()


def roads_of(s: Table) -> Roads:
    box, key = s.box, 0
    kinds = box.kitchens + 2
    for space in box.burrow_spaces:
        tile = s.tiles[space]
        key = key * kinds + (0 if tile == NONE else 2 + tile if s.is_up[space] else 1)
    roads = box.roads.get(key)
    if roads is None:
        roads = Roads(box.size, box.burrow_spaces, s.tiles, s.is_up, box.takes, box.reach, WEIGHTS[GUESS])
        if len(box.roads) >= REMEMBERED:
            box.roads.clear()
        box.roads[key] = roads
    return roads


def ended(s: Table) -> float:
    return LOST + (WON - LOST) * chance_by_counting(s)


def plates_expected(s: Table) -> float:
    """Plates of the seated guests, and the average of those who may still come."""
    box, guests = s.box, s.guests
    missing, seated = box.sectors - len(guests), 0
    for tile in guests:
        seated += box.plates_of(tile)
    if missing == 0:
        return float(seated)
    return seated + missing * (box.everybody - seated) / (len(box.guests) - len(guests))


def chance_by_counting(s: Table) -> float:
    """PARTY-23 How likely the table is enough if the raccoon ends the game now: any unseen guests may be at home."""
    key = 0
    for tile in s.guests:
        key |= 1 << tile
    key = key * 4096 + s.served_in_all()
    chance = s.box.chances.get(key)
    if chance is None:
        chance = count_chance(s)
        s.box.chances[key] = chance
    return chance


def count_chance(s: Table) -> float:
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
