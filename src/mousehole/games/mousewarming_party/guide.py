"""Sheets about the abilities, with the choices that show if one can be used now, and about everything on the table.

The words are in the catalogues: `sheet-<name>` says what it does, `sheet-<name>-when` when it can be used. Why not
now is said by the rules themselves: each sheet lists choices to be tried in thought.
"""
from __future__ import annotations

from mousehole.games.mousewarming_party.wire import (
    BURROW,
    FOOD,
    LullRaccoon,
    Mouse,
    MouseName,
    PackFood,
    RaidFeeder,
    ReturnFood,
    ShootFood,
    Sprint,
    Thing,
    View,
)
from mousehole.kernel import Choice, Value

CLAUSES = {"mommy": "PARTY-31", "slingshot": "PARTY-32", "ninja": "PARTY-33", "sprinter": "PARTY-34",
           "fitness": "PARTY-35", "traveler": "PARTY-36"}
THINGS = {"raccoon": "PARTY-17", "pantry": "PARTY-22", "feeders": "PARTY-21", "table": "PARTY-20",
          "kitchen": "PARTY-15", "door": "PARTY-14", "hole": "PARTY-14", "plate": "PARTY-13", "tray": "PARTY-10",
          "golden": "PARTY-24", "die": "PARTY-7"}


def sheets(v: View) -> list[tuple[str, Value, str, list[Choice]]]:
    """Name, title, clause, and what to try: of both mice in play, before that of all, if they have abilities."""
    things: list[tuple[str, Value, str, list[Choice]]] = [(name, Thing(name), THINGS[name], []) for name in THINGS]
    if not v.abilities:
        return things
    in_play = {mouse.mouse: mouse for mouse in v.mice}
    names = [mouse for mouse in CLAUSES if mouse in in_play or len(in_play) < 2]
    return [*[(name, MouseName(name), CLAUSES[name], _tries(v, name, in_play.get(name))) for name in names], *things]


def _tries(v: View, name: str, mouse: Mouse | None) -> list[Choice]:
    """One try for each way to use it: what it has at hand, else anything, so that the rules say what is missing."""
    tray = list(dict.fromkeys(mouse.tray)) if mouse and mouse.tray else [v.foods[0]]
    stored = [food for food, amount in zip(v.foods, v.pantry, strict=True) if amount] or [v.foods[0]]
    tries: dict[str, list[Choice]] = {
        "mommy": [LullRaccoon()],
        "slingshot": [ShootFood(food) for food in tray],
        "ninja": [ReturnFood(stored[0])],
        "sprinter": [Sprint(FOOD), Sprint(BURROW)],
        "fitness": [RaidFeeder()],
        "traveler": [PackFood((tray[0],))],
    }
    return tries[name]
