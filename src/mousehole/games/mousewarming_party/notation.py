"""Mousewarming Party in one line of text: `ninja>7` moves, `ninja@2` and `raccoon@4` set up, the rest are words.

`mouse ninja` · `golden ninja` · `cheese` · `nap` · `shoot nut` · `return nut` · `sprint food` · `raid` · `pack nut egg`
· `drop ninja nut` · `take` · `leave`
"""
from __future__ import annotations

import re
from itertools import pairwise

from mousehole.games.mousewarming_party.board import Board
from mousehole.games.mousewarming_party.wire import (
    BURROW,
    FOOD,
    Drop,
    GiveGolden,
    LeaveFood,
    LullRaccoon,
    Mouse,
    Move,
    PackFood,
    PickUp,
    PlaceCheese,
    PutMouse,
    PutRaccoon,
    RaidFeeder,
    ReturnFood,
    ShootFood,
    Sprint,
    TakeMouse,
    View,
)
from mousehole.kernel import Choice

AT = re.compile(r"(\w+)([@>])(\d+)")
WORDS: dict[str, Choice] = {"cheese": PlaceCheese(), "nap": LullRaccoon(), "raid": RaidFeeder(), "take": PickUp(),
                            "leave": LeaveFood(), "sprint food": Sprint(FOOD), "sprint burrow": Sprint(BURROW)}
SAYINGS = {choice: text for text, choice in WORDS.items()}


def write(choice: Choice) -> str:
    match choice:
        case PutRaccoon(space=space):
            return f"raccoon@{space}"
        case PutMouse(mouse=mouse, space=space):
            return f"{mouse}@{space}"
        case Move(mouse=mouse, space=space):
            return f"{mouse}>{space}"
        case TakeMouse(mouse=mouse):
            return f"mouse {mouse}"
        case GiveGolden(mouse=mouse):
            return f"golden {mouse}"
        case Drop(mouse=mouse, food=food):
            return f"drop {mouse} {food}"
        case ShootFood(food=food):
            return f"shoot {food}"
        case ReturnFood(food=food):
            return f"return {food}"
        case PackFood(foods=foods):
            return " ".join(["pack", *foods])
    return SAYINGS[choice]


def read(text: str) -> Choice:
    if text in WORDS:
        return WORDS[text]
    if at := AT.fullmatch(text):
        who, sign, space = at[1], at[2], int(at[3])
        if sign == ">":
            return Move(who, space)
        return PutRaccoon(space) if who == "raccoon" else PutMouse(who, space)
    match text.split():
        case ["mouse", mouse]:
            return TakeMouse(mouse)
        case ["golden", mouse]:
            return GiveGolden(mouse)
        case ["drop", mouse, food]:
            return Drop(mouse, food)
        case ["shoot", food]:
            return ShootFood(food)
        case ["return", food]:
            return ReturnFood(food)
        case ["pack", *foods] if foods:
            return PackFood(tuple(foods))
    raise ValueError(f"{text!r} is not a choice; for example: ninja>7, cheese, take, drop ninja nut")


def position(v: View, box: Board) -> str:
    """The loop, a line from side to side of the pizzeria; then the mice, the raccoon and the table."""
    sides = {side.space: side.name for side in box.sides}
    starts = [*sorted(sides), box.size]
    lines = []
    for start, stop in pairwise(starts):
        spaces = [_space(space, v).ljust(32) for space in range(start, stop)]
        lines.append(f"{sides[start]:6s}{''.join(spaces)}".rstrip())
    lines += [_mouse(mouse) for mouse in v.mice]
    raccoon = "" if v.raccoon is None else f" at {v.raccoon}{', asleep' if v.asleep else ''}"
    lines.append(f"raccoon{raccoon}: {_amounts(v, v.pantry)} · feeders {' and '.join([str(n) for n in v.feeders])}")
    guests = "".join([f" · guests with {guest.plates}" for guest in v.guests])
    lines.append(f"table {sum(v.served)} of {v.plates}: {_amounts(v, v.served)}{guests}")
    rolled = f" · {v.rolled} from the {v.side}" if v.rolled else ""
    return "\n".join([*lines, f"turn {v.turns} · seat {v.turn}{rolled}"])


def _space(space: int, v: View) -> str:
    """`7 nut`, `8 door`, `4 feeder`, with everybody there in brackets."""
    what = {"P": "plate", "B": "burrow", "F": "feeder"}[v.loop[space]]
    if space in v.doors:
        what = "door"
    for kitchen in v.kitchens:
        if kitchen.space == space:
            what = "+".join([food[:3] for food in kitchen.foods])
    token = v.tokens[space]
    here = [mouse.mouse for mouse in v.mice if mouse.space == space] + (["raccoon"] if v.raccoon == space else [])
    return f"{space} {token or what}" + "".join([f" [{who}]" for who in here])


def _mouse(mouse: Mouse) -> str:
    backpack = f", backpack {' '.join(mouse.backpack)}" if mouse.backpack else ""
    tray = "golden" if mouse.golden else "silver"
    return f"{mouse.mouse}: {tray} tray {' '.join(mouse.tray) or 'empty'}, moves {mouse.reach}{backpack}"


def _amounts(v: View, row: tuple[int, ...]) -> str:
    return " ".join([f"{amount} {food}" for amount, food in zip(row, v.foods, strict=True) if amount]) or "nothing"
