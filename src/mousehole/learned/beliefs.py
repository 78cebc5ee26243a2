"""A beliefs file: what was learned about which hidden things are likelier than others, and where it comes from.

What the numbers mean is in the game's `guesses.py`.
"""
from __future__ import annotations

import json
import tomllib
from typing import Any, NamedTuple

from mousehole.kernel import BadSetup
from mousehole.learned.network import HEAVIEST, UNIT

FORMAT = 1
ORIGIN = {  # what every beliefs file says about itself
    "game": str, "version": int, "edition": str, "check": str, "seats": list, "options": str, "command": str,
    "seed": int, "games": int, "cases": dict, "date": str, "held_out_loss": dict, "base_loss": dict}

Inputs = dict[str, list[str]]  # what speaks for something, by kind of case


class Case(NamedTuple):
    """Something hidden that turned out: a row of inputs for each of the things that it could have been."""

    kind: str
    rows: list[list[float]]
    ways: list[int]   # in how many ways each is possible: how likely it is for somebody who believes nothing
    true: int         # which of them it was


class Beliefs:
    """What was learned, as a file says it: by kind of case and input, a whole number of units."""

    def __init__(self, origin: dict[str, Any], units: dict[str, dict[str, int]]) -> None:
        self.origin = origin
        self.units = units

    def weights(self) -> dict[str, list[float]]:
        return {kind: [unit / UNIT for unit in row.values()] for kind, row in self.units.items()}

    def why_not(self, version: int, check: str, inputs: Inputs) -> str | None:
        """Say what keeps it from being used: `version`, `edition` or `inputs`. None: it fits."""
        if self.origin["version"] != version:
            return "version"
        if self.origin["check"] != check:
            return "edition"
        return None if {kind: list(row) for kind, row in self.units.items()} == inputs else "inputs"


def read(text: str) -> Beliefs:
    """Read learned beliefs; raises BadSetup if they are none."""
    try:
        tables = tomllib.loads(text)
        origin, head, units = tables["origin"], tables["beliefs"], tables["units"]
        if head["format"] != FORMAT or head["unit"] != UNIT or not all(
                isinstance(origin[name], kind) for name, kind in ORIGIN.items()):
            raise ValueError("another format")
        if not all(type(unit) is int and abs(unit) <= HEAVIEST for row in units.values() for unit in row.values()):
            raise ValueError("weights are whole numbers of units")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadSetup(f"these are no beliefs: {error}", "not-a-model", {"reason": str(error)}) from None
    return Beliefs(origin, units)


def written(beliefs: Beliefs) -> str:
    """Write them for people and programs: one line per input."""
    lines = ["# What a bot has learned about hidden things. Made by the command below; do not edit it by hand.",
             "[origin]"]
    lines += [f"{name} = {_toml(beliefs.origin[name])}" for name in ORIGIN]
    lines += ["", "[beliefs]", f"format = {FORMAT}", f"unit = {UNIT}  # every weight is a whole number of 1/{UNIT}"]
    for kind, row in beliefs.units.items():
        lines += ["", f"[units.{kind}]"]
        lines += [f"{json.dumps(name, ensure_ascii=False)} = {unit}  # {unit / UNIT:.2f}" for name, unit in row.items()]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{name} = {json.dumps(each)}' for name, each in value.items()])} }}"
    return json.dumps(value, ensure_ascii=False)
