"""A habits file: the numbers by which a game's quick player weighs things, as they were learned, and their origin.

What the numbers mean, and what they are when set by hand, is in the game's `habits.py`.
"""
from __future__ import annotations

import json
import tomllib
from typing import Any

from mousehole.kernel import BadSetup
from mousehole.learned.network import UNIT

FORMAT = 1
ORIGIN = {  # what every habits file says about itself
    "game": str, "version": int, "edition": str, "check": str, "seats": list, "options": str, "command": str,
    "seed": int, "games": int, "generations": int, "date": str, "ahead": list}


class Learned:
    """What was learned, as a file says it: a whole number of units per habit."""

    def __init__(self, origin: dict[str, Any], units: dict[str, int]) -> None:
        self.origin = origin
        self.units = units

    def values(self) -> dict[str, float]:
        return {name: unit / UNIT for name, unit in self.units.items()}

    def why_not(self, version: int, check: str, names: list[str]) -> str | None:
        """Say what keeps it from being used: `version`, `edition` or `inputs`. None: it fits."""
        if self.origin["version"] != version:
            return "version"
        if self.origin["check"] != check:
            return "edition"
        return None if list(self.units) == names else "inputs"


def in_units(values: dict[str, float]) -> dict[str, int]:
    return {name: round(value * UNIT) for name, value in values.items()}


def read(text: str) -> Learned:
    """Read learned habits; raises BadSetup if they are none."""
    try:
        tables = tomllib.loads(text)
        origin, head, units = tables["origin"], tables["habits"], tables["units"]
        if head["format"] != FORMAT or head["unit"] != UNIT or not all(
                isinstance(origin[name], kind) for name, kind in ORIGIN.items()):
            raise ValueError("another format")
        if not all(type(unit) is int for unit in units.values()):
            raise ValueError("habits are whole numbers of units")
    except (ValueError, KeyError, TypeError) as error:
        raise BadSetup(f"these are no habits: {error}", "not-a-model", {"reason": str(error)}) from None
    return Learned(origin, units)


def written(learned: Learned) -> str:
    """Write them for people and programs: one line per habit."""
    lines = ["# How a bot has learned to weigh things. Made by the command below; do not edit it by hand.", "[origin]"]
    lines += [f"{name} = {json.dumps(learned.origin[name], ensure_ascii=False)}" for name in ORIGIN]
    lines += ["", "[habits]", f"format = {FORMAT}", f"unit = {UNIT}  # every habit is a whole number of 1/{UNIT}", "",
              "[units]"]
    lines += [f"{json.dumps(name, ensure_ascii=False)} = {unit}  # {unit / UNIT:.2f}"
              for name, unit in learned.units.items()]
    return "\n".join(lines) + "\n"
