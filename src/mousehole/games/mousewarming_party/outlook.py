"""Mousewarming Party: how a position looks to the team, from what lies open. A score, not yet a chance of winning.

The weights were tuned by play: see docs/games/mousewarming-party.md. The same score is worked out in the plainest way
in `tests/slow_outlook.py`; here everything that can be is looked up, because a bot asks for it all the time.
"""
from __future__ import annotations

from math import ceil
from typing import Final

from mousehole.games.mousewarming_party.board import NONE, Board
from mousehole.games.mousewarming_party.roads import NEVER, REMEMBERED, Roads
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER
from mousehole.games.mousewarming_party.table import Table
from mousehole.inherited import i64

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


FINE: Final = float(1 << 40)  # what food is worth is a multiple of 1/FINE: sums of it are exact, in whatever order


def waiting(weight: float) -> list[float]:
    """What a token of this weight is worth, by twice the turns it takes; every other one with a guess on top."""
    shares = [WEIGHTS[PATIENCE] ** (twice // 2 + twice % 2 * WEIGHTS[GUESS]) for twice in range(4 * NEVER)]
    return [fine(weight * share) for share in shares]


def fine(worth: float) -> float:
    return round(worth * FINE) / FINE


AT_ONCE: Final = 0             # where in WORTHS the food aboard begins,
EARLY: Final = 4 * NEVER       # the food that a mouse can have before the raccoon,
LATE: Final = 8 * NEVER        # and the food that the raccoon gets first
WORTHS: Final = waiting(WEIGHTS[ABOARD]) + waiting(WEIGHTS[ON_PLATE]) + waiting(WEIGHTS[HASTE])
ROWS: Final = [0.0, *WEIGHTS[STORED + 1:STORED + 4]]  # what a row of the pantry costs, by its tokens, up to three


class Outlook:
    """Looks at a table while mice and food are tried out on it.

    What seldom changes meanwhile is counted once: whoever serves food, seats a guest or opens a door on the table keeps
    `served`, `expected` and `roads` up to date, and puts everything back.
    """

    def __init__(self, s: Table, roads: Roads, unseen: list[int]) -> None:
        self.s: Final = s
        self.roads = roads
        self.unseen: Final = unseen         # what the feeders hold, by food
        self.left = sum_of(unseen)          # and in all
        self.served = s.served_in_all()
        self.expected = plates_expected(s)
        self.first_steps: Final = s.box.golden if s.golden[0] else s.box.silver  # by tokens aboard
        self.second_steps: Final = s.box.golden if s.golden[1] else s.box.silver
        self.keeps = False                  # only guests are tried out, so what food promises stays the same…
        self.kept = -1.0                    # …and is added up once; below 0: not yet
        self.count = 0                      # the tokens that were added up last
        self.rows: Final = filled_rows(s)   # foods of the pantry that the raccoon may store too much of…
        self.with_new = self.rows           # …and the same with a food whose row has been empty,
        self.new = NONE                     # this one
        self.before: Final = self.served

    def after_raccoon(self) -> float:
        """The score once the raccoon has moved, over all that it may find in a feeder. Looks, and changes nothing."""
        s, left = self.s, self.left
        goal = NONE if s.asleep else s.raccoon_goal()
        if goal == NONE:
            return self.score(left, s.raccoon, NONE) if left else ended(s)
        food = s.tokens[goal]
        if food == NONE:
            return ended(s) if left == 1 else self.after_feeding(goal)
        if left == 0 or s.pantry[food] == s.box.plain:
            return ended(s)
        return self.score(left, goal, food)

    def after_feeding(self, goal: int) -> float:
        """The average over all foods that the top token may be. Only its absence is looked at."""
        s, unseen, pantry, served, spare = self.s, self.unseen, self.s.pantry, self.s.served, self.s.box.spare
        base, value, left = self.score(self.left - 1, goal, NONE), 0.0, float(self.left)
        plain: i64 = s.box.plain
        for food in range(len(unseen)):
            amount: i64 = unseen[food]
            if amount:
                stored: i64 = pantry[food]
                share = float(amount) / left
                if stored == plain:
                    value += share * ended(s)
                elif served[food] >= spare[food]:
                    value += share * base
                elif stored < 2 and stored + 1 < plain:  # nearly always: no row is full
                    value += share * (base - ROWS[stored] + ROWS[stored + 1])
                else:
                    value += share * (base - self.danger(food, stored, goal, NONE)
                                      + self.danger(food, stored + 1, goal, NONE))
        return value

    def score(self, left: int, raccoon: int, eaten: int) -> float:
        """With this many tokens in the feeders, and the raccoon here.

        `eaten`: the food on its plate, which goes to the pantry before anything is counted; NONE: nothing does.
        """
        value, pantry, rows = self.promise(left, raccoon, eaten), self.s.pantry, self.rows
        if eaten != NONE and pantry[eaten] == 0:
            if self.new != eaten:
                self.new, self.with_new = eaten, sorted({*rows, eaten})
            rows = self.with_new
        served, spare, is_served = self.s.served, self.s.box.spare, self.served > self.before
        plain: i64 = self.s.box.plain
        for food in rows:
            stored: i64 = pantry[food]
            if food == eaten:
                stored += 1
            if stored >= plain:
                value += self.danger(food, stored, raccoon, eaten)
            elif not (is_served or food == eaten) or served[food] < spare[food]:
                value += ROWS[min(stored, 3)]
        return value

    def danger(self, food: int, stored: int, raccoon: int, eaten: int) -> float:
        """What a row of the pantry costs: the fuller the more, as long as one token too many can come at all."""
        s, box = self.s, self.s.box
        if stored == 0 or s.served[food] >= box.spare[food]:
            return 0.0
        cost = ROWS[min(3, stored)]
        if stored == box.plain:
            share = self.unseen[food] / self.left if self.left else 0.0
            cost += WEIGHTS[UNSEEN_THREAT] * share + self.menace(food, raccoon, eaten)
        return cost

    def menace(self, food: int, raccoon: int, eaten: int) -> float:
        """What the tokens of this food on plates will cost, with its row full."""
        s, menace, is_there = self.s, 0.0, False
        box, tokens, feeders = s.box, s.tokens, s.feeders
        for space in box.plate_spaces:
            if tokens[space] == food:
                is_there = True
        if not is_there:
            return menace
        first, second, feeder_at, order = s.at[0], s.at[1], box.feeder_at, 0
        for space in box.stops_from[raccoon]:
            if space == raccoon and eaten != NONE:
                break  # where it stands is last
            if space != first and space != second:
                there = tokens[space]
                if there == food:
                    menace += WEIGHTS[NEXT_THREAT] if order == 0 else WEIGHTS[LATER_THREAT]
                if there != NONE:
                    order += 1
                else:
                    feeder = feeder_at[space]
                    if feeder != NONE and feeders[feeder]:
                        order += 1
        return menace

    def promise(self, left: int, raccoon: int, eaten: int) -> float:
        """What food, mice and doors promise."""
        need, total = self.expected - self.served, self.kept
        if total < 0:
            total = self.total(raccoon, eaten)
            if self.keeps:
                self.kept = total
        if self.count - 1 >= need:
            total = self.best(ceil(need), raccoon, eaten)
        value = total - WEIGHTS[PLATE] * need
        door = WEIGHTS[DOOR]
        for _ in range(self.roads.closed):
            value += door
        return value + WEIGHTS[SCARCITY] * (SCARCE - left) if left < SCARCE else value

    def best(self, plates: int, raccoon: int, eaten: int) -> float:
        """What the food is worth that is worth most: no more tokens than there are plates for."""
        worths: list[float] = []
        self.total(raccoon, eaten, worths)
        worths.sort(reverse=True)
        total = 0.0
        for n in range(plates):
            total += worths[n]
        return total

    def total(self, raccoon: int, eaten: int, worths: list[float] | None = None) -> float:
        """Food aboard, and food that can be fetched, before the raccoon or after its other meals, and then delivered.

        One by one they are added to `worths`, if it is given.
        """
        s, box, late = self.s, self.s.box, self.roads.late
        first_tray, second_tray, tokens, feeder_at, feeders = s.trays[0], s.trays[1], s.tokens, box.feeder_at, s.feeders
        size: i64 = box.size  # machine numbers, for speed: all of them are small
        stride: i64 = box.stride
        first: i64 = s.at[0]
        second: i64 = s.at[1]
        count: i64 = 0
        token: i64 = 0
        place: i64 = 0
        total = 0.0
        if first_tray:
            place = self.first_steps[len(first_tray)]
            place = place * size + first
            for token in first_tray:
                worth = WORTHS[AT_ONCE + late[token * stride + place]]
                total += worth
                count += 1
                if worths is not None:
                    worths.append(worth)
        if second_tray:
            place = self.second_steps[len(second_tray)]
            place = place * size + second
            for token in second_tray:
                worth = WORTHS[AT_ONCE + late[token * stride + place]]
                total += worth
                count += 1
                if worths is not None:
                    worths.append(worth)
        if s.backpack:
            if s.mouse(TRAVELER) == 0:
                place = self.first_steps[len(first_tray)]
                place = place * size + first
            else:
                place = self.second_steps[len(second_tray)]
                place = place * size + second
            for token in s.backpack:
                worth = WORTHS[AT_ONCE + late[token * stride + place]]
                total += worth
                count += 1
                if worths is not None:
                    worths.append(worth)
        is_first = True  # food on a plate: only then it is looked up where the mice can go
        first_turns, second_turns = late, late
        first_goes: i64 = 0
        second_goes: i64 = 0
        stop: i64 = 0
        order: i64 = 0
        last: i64 = NONE if eaten == NONE else raccoon
        for stop in box.stops_from[raccoon]:
            if stop == last:
                break  # where it stands is last
            token = tokens[stop]
            if token != NONE:
                if is_first:
                    is_first = False
                    if len(first_tray) < box.room:
                        first_turns = box.turns_to[self.first_steps[len(first_tray)]]
                        first_goes = self.first_steps[len(first_tray) + 1]
                        first_goes *= size
                    if len(second_tray) < box.room:
                        second_turns = box.turns_to[self.second_steps[len(second_tray)]]
                        second_goes = self.second_steps[len(second_tray) + 1]
                        second_goes *= size
                soonest: i64 = NEVER
                goes: i64 = 0
                if first_goes:
                    soonest, goes = first_turns[first * size + stop], first_goes
                if second_goes:
                    turns: i64 = second_turns[second * size + stop]
                    if turns < soonest:
                        soonest, goes = turns, second_goes
                if goes:
                    worth = WORTHS[2 * soonest + late[token * stride + goes + stop]
                                   + (EARLY if soonest <= order + 1 else LATE)]
                    total += worth
                    count += 1
                    if worths is not None:
                        worths.append(worth)
                if stop != first and stop != second:
                    order += 1
            elif stop != first and stop != second:
                feeder: i64 = feeder_at[stop]
                if feeder != NONE and feeders[feeder]:
                    order += 1
        self.count = count
        return total


def outlook_of(s: Table) -> Outlook:
    return Outlook(s, roads_of(s), s.unseen())


def filled_rows(s: Table) -> list[int]:
    """Foods that lie in the pantry and of which one too many may come."""
    pantry, served, spare = s.pantry, s.served, s.box.spare
    return [food for food in range(len(pantry)) if pantry[food] and served[food] < spare[food]]


def sum_of(amounts: list[int]) -> int:
    total = 0
    for amount in amounts:
        total += amount
    return total


def after_raccoon(s: Table) -> float:
    return outlook_of(s).after_raccoon()


def score(s: Table) -> float:
    o = outlook_of(s)
    return o.score(o.left, s.raccoon, NONE)


def burrows_key(s: Table) -> int:
    """One number for what lies open in the burrows."""
    box, tiles, is_up, key = s.box, s.tiles, s.is_up, 0
    kinds = box.kitchens + 2
    for space in box.burrow_spaces:
        tile = tiles[space]
        key = key * kinds + (0 if tile == NONE else 2 + tile if is_up[space] else 1)
    return key


def roads_of(s: Table) -> Roads:
    box, key = s.box, burrows_key(s)
    roads = box.roads.get(key)
    if roads is None:
        roads = Roads(box.size, box.burrow_spaces, s.tiles, s.is_up, box.takes, box.reach, WEIGHTS[GUESS], box.lates)
        if len(box.roads) >= REMEMBERED:
            box.roads.clear()
            box.lates.clear()
        box.roads[key] = roads
    return roads


def roads_past(s: Table, before: Roads, space: int) -> Roads:
    """The roads now that the door at this space, closed in the roads before, is open."""
    key = space * (s.box.kitchens + 1) + s.tiles[space] + 1
    roads = before.past[key]
    if roads is None:
        roads = roads_of(s)
        before.past[key] = roads
    return roads


def ended(s: Table) -> float:
    return LOST + (WON - LOST) * chance_by_counting(s)


def plates_expected(s: Table) -> float:
    """Plates of the seated guests, and the average of those who may still come."""
    return plates_of_all(s.box, len(s.guests), plates_seated(s))


def plates_seated(s: Table) -> int:
    """Plates of the seated guests."""
    box, seated = s.box, 0
    for tile in s.guests:
        seated += box.plates_of(tile)
    return seated


def plates_of_all(box: Board, guests: int, seated: int) -> float:
    """The same with this many guests seated, who have this many plates."""
    missing = box.sectors - guests
    if missing == 0:
        return float(seated)
    return seated + missing * (box.everybody - seated) / (len(box.guests) - guests)


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
