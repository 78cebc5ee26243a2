"""Mousekeeping! in one line of text: `12+34r` lays 34 over 12, to the right; `134` is the room that they show."""
from __future__ import annotations

import re
from collections.abc import Sequence

from mousehole.games.mousekeeping.hotel import Hotel
from mousehole.games.mousekeeping.wire import LEFT, RIGHT, GoTo, Place, View
from mousehole.kernel import TIME_UP, Choice

LAYOUT = re.compile(r"(\d\d)\+(\d\d)([lr])")


def write(choice: Choice) -> str:
    if isinstance(choice, Place):
        return f"{choice.bottom}+{choice.top}{choice.side[0]}"
    return str(choice.room) if isinstance(choice, GoTo) else "time-up"


def read(text: str) -> Choice:
    if text == "time-up":
        return TIME_UP
    if layout := LAYOUT.fullmatch(text):
        return Place(layout[1], layout[2], LEFT if layout[3] == "l" else RIGHT)
    if re.fullmatch(r"\d{3}", text):
        return GoTo(int(text))
    raise ValueError(f"{text!r} is neither a room (134) nor a layout (12+34r)")


def position(v: View, box: Hotel) -> str:
    """The map, if there is one (KEEP-20), with [here] and *goals*; then the score and what is left."""
    goals = " or ".join([str(goal) for goal in dict.fromkeys(v.goals)])
    left = f"{v.placements} of {v.move_limit} placements" if v.move_limit \
        else f"{v.placements} placements, {v.clock} s in all"
    next_up = "over" if v.turn is None else f"seat {v.turn} places"
    lines = floors(v, box) if v.has_map else []
    return "\n".join([*lines, f"room {v.room} -> {goals} · mice {v.mice} · {left} · {next_up}"])


def floors(v: View, box: Hotel, names: Sequence[str] = ("floor 1", "floor 2", "floor 3", "floor 4")) -> list[str]:
    """Four floors side by side: the second digit is the column, the third the row."""
    lines = ["   ".join([name.ljust(19) for name in names]).rstrip()]
    for row in range(1, 5):
        cells = [[_cell(100 * floor + 10 * column + row, v, box) for column in range(1, 5)] for floor in range(1, 5)]
        lines.append("   ".join(["".join(floor).ljust(19) for floor in cells]).rstrip())
    return lines


def _cell(room: int, v: View, box: Hotel) -> str:
    if not box.is_room(room):
        return "  .  "
    return f"[{room}]" if room == v.room else f"*{room}*" if room in v.goals else f" {room} "
