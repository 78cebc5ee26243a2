"""Mousewarming Party: how to play it well. A team that looks at all it can do this turn, and what the raccoon does."""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.mousewarming_party.answers import CHEESE, MOVE, keep, key_of, known
from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.outlook import (
    WON,
    Outlook,
    outlook_of,
    plates_of_all,
    plates_seated,
    roads_past,
    score,
)
from mousehole.games.mousewarming_party.rules.abilities import (
    FITNESS,
    MOMMY,
    NINJA,
    SLINGSHOT,
    SPRINTER,
    raid_goal,
    sprint_goal,
)
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER, PickUpFood
from mousehole.games.mousewarming_party.rules.roll import UseCheese
from mousehole.games.mousewarming_party.rules.turn import MoveMouse
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    FOOD,
    Drop,
    LullRaccoon,
    Move,
    PackFood,
    PlaceCheese,
    PutMouse,
    ReturnFood,
    ShootFood,
    Sprint,
    TakeMouse,
)
from mousehole.kernel import Choice, Decision, Rng

SCALE: Final = 2.5       # how steeply a score turns into a chance; this and the next fitted to played games
EVEN: Final = -7.9       # the score that wins half of them
NOTHING: Final = -1.0e9  # worse than any score
HELPERS: Final = [MOMMY, NINJA, SPRINTER, TRAVELER, SLINGSHOT, FITNESS]  # the most helpful first, as measured


def evaluate(s: Table) -> float:
    """How likely the team wins."""
    if s.ended:
        return 1.0 if s.is_won() else 0.0
    if s.at[1] == NONE:
        return 0.5
    return 1 / (1 + exp((EVEN - score(s)) / SCALE))


def mode(s: Table) -> str:
    """Burrows and golden trays; with abilities also the mice, once they are cast. Seats make no difference."""
    told = f"{s.burrows} {s.golden_trays}"
    if not s.abilities:
        return told
    return f"{told} {'+'.join(sorted(s.mice))}" if s.at[1] != NONE else f"{told} casting"


def progress(s: Table) -> float:
    """How many of the raccoon's tokens have left the feeders: an empty feeder never fills again."""
    left = 0
    for pile in s.feeders:
        left += len(pile)
    return 1.0 - left / sum(s.box.raccoon)


def measures(s: Table) -> tuple[tuple[str, float], ...]:
    """What is on the table, who sits at it, what the mice carry, and how full the fullest row of the pantry is."""
    aboard = len(s.backpack)
    for tray in s.trays:
        aboard += len(tray)
    return (("served", float(s.served_in_all())), ("guests", float(len(s.guests))), ("aboard", float(aboard)),
            ("row", float(max(s.pantry))))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """The option that leads to the best score after the raccoon's step, over all that is hidden.

    Everything is tried out on the table itself and put back: a copy would cost more than looking at a move.
    """
    top = s.agenda[-1]
    if isinstance(top, MoveMouse):
        return d.options[best_known(s, d, MOVE if top.dropper is None else MOVE + 1 + top.dropper)]
    if isinstance(top, UseCheese):
        return d.options[best_known(s, d, CHEESE + s.side)]
    if isinstance(top, PickUpFood):
        o = outlook_of(s)
        return d.options[0 if after_pick_up(o, top.mouse, False) >= o.after_raccoon() else 1]
    return best_of_set_up(s, d)


def best_of_set_up(s: Table, d: Decision) -> Choice:
    """The mice that win most, on plates just past a feeder; the rest makes no difference that can be measured."""
    best, least = d.options[0], 1000
    for choice in d.options:
        rank = 0
        if isinstance(choice, TakeMouse):
            rank = HELPERS.index(choice.mouse) if choice.mouse in HELPERS else len(HELPERS)
        elif isinstance(choice, PutMouse):
            while s.box.feeder_at[choice.space - rank] == NONE:
                rank += 1
        if rank < least:
            best, least = choice, rank
    return best


def best_known(s: Table, d: Decision, asked: int) -> int:
    """The place of the best option, looked up if it was found before."""
    if s.abilities or not s.box.has_short_keys:
        return best_of(outlook_of(s), d)
    key = key_of(s, asked)
    best = known(s, key)
    if best == NONE:
        best = best_of(outlook_of(s), d)
        keep(s, key, best)
    return best


def best_of(o: Outlook, d: Decision) -> int:
    best, highest = 0, NOTHING
    for n in range(len(d.options)):
        value = worth_of(o, d.options[n])
        if value > highest:
            best, highest = n, value
    return best


def worth_of(o: Outlook, choice: Choice) -> float:
    """The score that a choice leads to, if the team goes on well. The table is left as it was."""
    t = o.s
    if isinstance(choice, Move):
        return worth_of_stop(o, t.mouse(choice.mouse), choice.space, False)
    if isinstance(choice, Drop):
        return worth_of_drop(o, t.mouse(choice.mouse), t.box.food(choice.food))
    return worth_of_bonus(Outlook(t.clone(), o.roads, o.unseen[:]), choice)


def go_on(o: Outlook, moving: bool) -> float:
    """`moving`: the mouse move of this turn is still to come."""
    return best_move(o) if moving else o.after_raccoon()


def best_move(o: Outlook) -> float:
    """In the order in which moves are offered: which is best is kept for when that is asked."""
    t, best, highest, n = o.s, 0, NOTHING, 0
    for m in range(AT_PLAY):
        for space in t.ways(m, t.reach(m)):
            value = worth_of_stop(o, m, space, False)
            if value > highest:
                best, highest = n, value
            n += 1
    for m in range(AT_PLAY):
        if t.may_drop(m):
            tray = t.trays[m]
            for place in range(len(tray)):
                if place == 0 or tray[place] != tray[0]:
                    value = worth_of_drop(o, m, tray[place])
                    if value > highest:
                        best, highest = n, value
                    n += 1
    if not t.abilities and t.box.has_short_keys:
        keep(t, key_of(t, MOVE), best)
    return highest


def worth_of_drop(o: Outlook, m: int, food: int) -> float:
    t = o.s
    tray, here, best = t.trays[m], t.at[m], NOTHING
    t.trays[m] = tray[:]
    t.trays[m].remove(food)
    t.tokens[here] = food
    for space in t.ways(m, t.reach(m)):
        best = max(best, worth_of_stop(o, m, space, False))
    t.tokens[here] = NONE
    t.trays[m] = tray
    return best


def worth_of_stop(o: Outlook, m: int, space: int, moving: bool) -> float:
    t = o.s
    before, t.at[m] = t.at[m], space
    if t.tiles[space] == NONE:
        value = worth_of_plate(o, m, moving)
    elif t.is_up[space]:
        value = worth_of_kitchen(o, m, moving)
    else:
        value = worth_of_door(o, m, moving)
    t.at[m] = before
    return value


def worth_of_plate(o: Outlook, m: int, moving: bool) -> float:
    """With the food of the space or without it, whatever is better."""
    t = o.s
    value = go_on(o, moving)
    if t.tokens[t.at[m]] != NONE and len(t.trays[m]) < t.box.room:
        value = max(value, after_pick_up(o, m, moving))
    return value


def after_pick_up(o: Outlook, m: int, moving: bool) -> float:
    t = o.s
    space = t.at[m]
    food = t.tokens[space]
    t.tokens[space] = NONE
    t.trays[m].append(food)
    value = go_on(o, moving)
    t.trays[m].pop()
    t.tokens[space] = food
    return value


def worth_of_kitchen(o: Outlook, m: int, moving: bool) -> float:
    t = o.s
    tray, backpack, in_all = t.trays[m], t.backpack, o.served
    is_traveler = len(backpack) > 0 and t.mice[m] == TRAVELER
    if not tray and not is_traveler:
        return go_on(o, moving)  # nothing to deliver
    t.trays[m] = delivered(o, m, tray)
    if is_traveler:
        t.backpack = delivered(o, m, backpack)
    value = WON if o.served >= t.plates() else go_on(o, moving)
    t.trays[m], t.backpack = tray, backpack
    if o.served > in_all:
        take_back(t, m, tray)
        if is_traveler:
            take_back(t, m, backpack)
        o.served = in_all
    return value


def delivered(o: Outlook, m: int, tokens: list[int]) -> list[int]:
    """What stays aboard."""
    t = o.s
    takes, stay = t.box.takes[t.tiles[t.at[m]]], list[int]()
    for food in tokens:
        if takes[food]:
            t.served[food] += 1
            o.served += 1
        else:
            stay.append(food)
    return stay


def take_back(t: Table, m: int, tokens: list[int]) -> None:
    """Undo `delivered`, but for the count."""
    takes = t.box.takes[t.tiles[t.at[m]]]
    for food in tokens:
        if takes[food]:
            t.served[food] -= 1


def worth_of_door(o: Outlook, m: int, moving: bool) -> float:
    """Over every tile that may be behind it; where they truly are is not looked at."""
    t, before = o.s, o.roads
    space, doors, value = t.at[m], len(before.doors), 0.0
    truth, kitchens = t.tiles[space], before.unfound
    t.is_up[space] = True
    for kitchen in kitchens:
        t.tiles[space] = kitchen
        o.roads = roads_past(t, before, space)
        value += worth_of_kitchen(o, m, moving)
    t.tiles[space], t.is_up[space] = NONE, False
    if len(kitchens) < doors:
        o.roads = roads_past(t, before, space)
        value += (doors - len(kitchens)) * worth_of_guests(o, moving)
    t.tiles[space], o.roads = truth, before
    return value / doors


def worth_of_guests(o: Outlook, moving: bool) -> float:
    """The average over all guests who are not at the table; those with as many plates are looked at once."""
    t, expected = o.s, o.expected
    box, guests, value, worth, absent, looked = t.box, t.guests, 0.0, 0.0, 0, NONE
    seated, number = plates_seated(t), len(guests) + 1
    bare = (box.sectors - number) * box.plates  # plates of the sectors that are still uncovered then
    o.keeps = not moving
    for tile in range(box.kitchens, box.tiles):
        if tile not in guests:
            plates = box.plates_of(tile)
            if plates != looked:
                looked = plates
                guests.append(tile)
                o.expected = plates_of_all(box, number, seated + plates)
                worth = WON if o.served >= bare + seated + plates else go_on(o, moving)
                guests.pop()
            value += worth
            absent += 1
    o.expected, o.keeps, o.kept = expected, False, -1.0
    return value / absent


def worth_of_bonus(o: Outlook, choice: Choice) -> float:
    """PARTY-9, PARTY-30 What is done instead of the cheese, or the cheese itself; then a mouse moves.

    Changes the table.
    """
    t = o.s
    if isinstance(choice, LullRaccoon):
        t.asleep = True
    elif isinstance(choice, PlaceCheese):
        space = t.free_plate(t.side)
        if space != NONE and t.supply[t.box.bonus]:
            t.tokens[space] = t.box.bonus
            t.supply[t.box.bonus] -= 1
    elif isinstance(choice, ShootFood):
        food = t.box.food(choice.food)
        t.trays[t.mouse(SLINGSHOT)].remove(food)
        t.served[food] += 1
        o.served += 1
        if t.is_won():
            return WON
    elif isinstance(choice, ReturnFood):
        food = t.box.food(choice.food)
        t.tokens[t.free_plate(t.side)] = food
        t.pantry[food] -= 1
    elif isinstance(choice, PackFood):
        for name in choice.foods:
            t.trays[t.mouse(TRAVELER)].remove(t.box.food(name))
            t.backpack.append(t.box.food(name))
    elif isinstance(choice, Sprint):
        m = t.mouse(SPRINTER)
        goal = sprint_goal(t, m, choice.to)
        t.ran = m
        if choice.to != FOOD:
            return worth_of_stop(o, m, goal, True)
        t.at[m] = goal
        return after_pick_up(o, m, True)
    else:
        return worth_of_raid(o)
    return best_move(o)


def worth_of_raid(o: Outlook) -> float:
    """PARTY-35 Over all that may lie on top of the feeder."""
    t, unseen, left, value = o.s, o.unseen, o.left, 0.0
    m = t.mouse(FITNESS)
    t.at[m], t.ran = raid_goal(t, m), m
    pile = t.feeders[t.box.feeder_at[t.at[m]]]
    pile.pop()  # only its absence is looked at
    for food in range(len(unseen)):
        amount = unseen[food]
        if amount:
            t.trays[m].append(food)
            unseen[food] = amount - 1
            o.left = left - 1
            value += amount * best_move(o)
            unseen[food], o.left = amount, left
            t.trays[m].pop()
    return value / left
