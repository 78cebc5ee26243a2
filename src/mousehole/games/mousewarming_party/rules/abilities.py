"""Mousewarming Party: the six mice. Each ability is a step of its own, done instead of placing cheese."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER, arrive, pick_up, serve
from mousehole.games.mousewarming_party.rules.end import PARTY, end
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    BURROW,
    FOOD,
    AFood,
    FeederRaided,
    FoodPacked,
    FoodReturned,
    FoodShot,
    LullRaccoon,
    MouseMoved,
    MouseName,
    PackFood,
    RaccoonLulled,
    RaidFeeder,
    ReturnFood,
    ShootFood,
    Sprint,
    said_foods,
)
from mousehole.kernel import Choice, Refusal, Step

MOMMY: Final = "mommy"
SLINGSHOT: Final = "slingshot"
NINJA: Final = "ninja"
SPRINTER: Final = "sprinter"
FITNESS: Final = "fitness"


class LayRaccoonDown(Step):
    """PARTY-9, PARTY-31 The raccoon sleeps for the rest of the turn, where it is."""

    def do(self, s: Table) -> None:
        s.asleep = True
        s.tell(RaccoonLulled())


class FireSlingshot(Step):
    """PARTY-32 One token flies from the tray to the table, through a kitchen that lies face up anywhere."""

    def __init__(self, food: str) -> None:
        self.food: Final = food

    def do(self, s: Table) -> None:
        m, food = s.mouse(SLINGSHOT), s.box.food(self.food)
        s.trays[m].remove(food)
        s.tell(FoodShot(self.food))
        serve(s, m, food)
        if s.is_won():
            end(s, PARTY)


class StealBack(Step):
    """PARTY-33 A pantry token comes back to the board as if it had been rolled, from this roll's side."""

    def __init__(self, food: str) -> None:
        self.food: Final = food

    def do(self, s: Table) -> None:
        food, space = s.box.food(self.food), s.free_plate(s.side)
        s.pantry[food] -= 1
        s.tokens[space] = food
        s.tell(FoodReturned(self.food, space))


class RunSprint(Step):
    """PARTY-34 To the nearest free space with food, which must be taken, or with a burrow, opened or used at once."""

    def __init__(self, to: str) -> None:
        self.to: Final = to

    def do(self, s: Table) -> None:
        m = s.mouse(SPRINTER)
        space = sprint_goal(s, m, self.to)
        s.ran = m
        if self.to == BURROW:
            arrive(s, m, space)
        else:
            s.at[m] = space
            s.tell(MouseMoved(SPRINTER, space))
            pick_up(s, m)


class RobFeeder(Step):
    """PARTY-35 To the nearest free feeder that has tokens; the top one comes aboard."""

    def do(self, s: Table) -> None:
        m = s.mouse(FITNESS)
        space = raid_goal(s, m)
        food = s.feeders[s.box.feeder_at[space]].pop()
        s.at[m], s.ran = space, m
        s.trays[m].append(food)
        s.tell(MouseMoved(FITNESS, space))
        s.tell(FeederRaided(space, s.box.foods[food]))


class PackBackpack(Step):
    """PARTY-36 Tokens of its own tray go where they no longer slow the traveler."""

    def __init__(self, foods: tuple[str, ...]) -> None:
        self.foods: Final = foods

    def do(self, s: Table) -> None:
        tray = s.trays[s.mouse(TRAVELER)]
        for name in self.foods:
            food = s.box.food(name)
            tray.remove(food)
            s.backpack.append(food)
        s.tell(FoodPacked(self.foods))


def sprint_goal(s: Table, m: int, to: str) -> int:
    """PARTY-34 NONE: no such space, or no room for what lies there. Its own space never counts, nor do feeders."""
    if to == FOOD and len(s.trays[m]) == s.box.room:
        return NONE
    for space in s.ways(m, s.box.size):
        if (s.tokens if to == FOOD else s.tiles)[space] != NONE:
            return space
    return NONE


def raid_goal(s: Table, m: int) -> int:
    """PARTY-35 NONE: a full tray, or no feeder that is free and has tokens. Its own space is not free."""
    if len(s.trays[m]) == s.box.room:
        return NONE
    for space in s.ways(m, s.box.size):
        feeder = s.box.feeder_at[space]
        if feeder != NONE and s.feeders[feeder]:
            return space
    return NONE


def loads(s: Table, m: int) -> list[Choice]:
    """PARTY-36 At least one token, at most what the backpack has room for; the same tokens only once."""
    room = s.box.backpack - len(s.backpack)
    tray = sorted(s.trays[m])
    found: list[Choice] = []
    if room > 0:
        for at in range(len(tray)):
            if at == 0 or tray[at] != tray[at - 1]:
                found.append(PackFood((s.box.foods[tray[at]],)))
    if room > 1 and len(tray) > 1:
        found.append(PackFood(s.box.names(tray)))
    return found


def offers(s: Table) -> list[Choice]:
    """PARTY-30 What can be done instead of placing cheese."""
    if not s.abilities:
        return [LULL_RACCOON]
    found: list[Choice] = []
    for m in range(len(s.mice)):
        found += offers_of(s, m)
    return found


def offers_of(s: Table, m: int) -> list[Choice]:
    mouse, foods = s.mice[m], s.box.foods
    if mouse == MOMMY:
        return [LULL_RACCOON]
    if mouse == SLINGSHOT:
        return [ShootFood(foods[food]) for food in range(len(foods)) if food in s.trays[m] and s.is_cooked(food)]
    if mouse == NINJA and s.free_plate(s.side) != NONE:
        return [ReturnFood(foods[food]) for food in range(len(foods)) if s.pantry[food]]
    if mouse == SPRINTER:
        return [sprint for sprint in SPRINTS if sprint_goal(s, m, sprint.to) != NONE]
    if mouse == FITNESS and raid_goal(s, m) != NONE:
        return [RAID_FEEDER]
    if mouse == TRAVELER:
        return loads(s, m)
    return []


def step_of(choice: Choice) -> Step:
    if isinstance(choice, ShootFood):
        return FireSlingshot(choice.food)
    if isinstance(choice, ReturnFood):
        return StealBack(choice.food)
    if isinstance(choice, Sprint):
        return RunSprint(choice.to)
    if isinstance(choice, RaidFeeder):
        return ROB_FEEDER
    if isinstance(choice, PackFood):
        return PackBackpack(choice.foods)
    assert isinstance(choice, LullRaccoon)
    return LAY_RACCOON_DOWN


def owner(choice: Choice) -> tuple[str, str]:
    """Whose ability it is, and the clause; no mouse: it is not an ability."""
    if isinstance(choice, LullRaccoon):
        return MOMMY, "PARTY-31"
    if isinstance(choice, ShootFood):
        return SLINGSHOT, "PARTY-32"
    if isinstance(choice, ReturnFood):
        return NINJA, "PARTY-33"
    if isinstance(choice, Sprint):
        return SPRINTER, "PARTY-34"
    if isinstance(choice, RaidFeeder):
        return FITNESS, "PARTY-35"
    return (TRAVELER, "PARTY-36") if isinstance(choice, PackFood) else ("", "")


def why_not(s: Table, choice: Choice) -> Refusal | None:
    """PARTY-30 to PARTY-36 What forbids an ability when cheese is rolled; None: it is not an ability."""
    mouse, clause = owner(choice)
    if not mouse:
        return None
    if not s.abilities:
        return Refusal("no-abilities", "PARTY-30")
    m = s.mouse(mouse)
    if m == NONE:
        return Refusal("mouse-not-in-play", "PARTY-30", (("mouse", MouseName(mouse)),))
    tray = s.trays[m]
    if isinstance(choice, (ShootFood, PackFood)) and not tray:
        return Refusal("tray-empty", clause, (("mouse", MouseName(mouse)),))
    if isinstance(choice, ShootFood):
        if s.box.food(choice.food) in tray:
            return Refusal("no-kitchen", clause, (("food", AFood(choice.food)),))
        return _not_aboard(s, m, choice.food, clause)
    if isinstance(choice, ReturnFood):
        if not any(s.pantry):
            return Refusal("pantry-empty", clause)
        food = s.box.food(choice.food)
        return Refusal("no-free-plate" if food != NONE and s.pantry[food] else "not-in-pantry", clause)
    if isinstance(choice, PackFood):
        if len(s.backpack) + len(choice.foods) > s.box.backpack:
            return Refusal("backpack-full", clause, (("free", s.box.backpack - len(s.backpack)),))
        if not choice.foods:
            return Refusal("nothing-to-pack", clause)
        left = list(tray)
        for name in choice.foods:
            if s.box.food(name) not in left:
                return _not_aboard(s, m, name, clause)
            left.remove(s.box.food(name))
        return None
    if isinstance(choice, Sprint) and choice.to != FOOD:
        return Refusal("no-goal", clause)
    return Refusal("tray-full" if len(tray) == s.box.room else "no-goal", clause)


def _not_aboard(s: Table, m: int, food: str, clause: str) -> Refusal:
    """It says what the tray holds instead."""
    tray = said_foods(s.box.names(s.trays[m]))
    return Refusal("not-aboard", clause, (("mouse", MouseName(s.mice[m])), ("food", AFood(food)), ("foods", tray)))


LULL_RACCOON: Final = LullRaccoon()
RAID_FEEDER: Final = RaidFeeder()
SPRINTS: Final = [Sprint(FOOD), Sprint(BURROW)]
LAY_RACCOON_DOWN: Final = LayRaccoonDown()
ROB_FEEDER: Final = RobFeeder()
