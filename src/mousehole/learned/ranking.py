"""A ranking file: what was learned about which options are good, by kind of question, and where it comes from."""
from __future__ import annotations

import json
import tomllib
from typing import Any

from mousehole.kernel import BadSetup
from mousehole.learned.model import FORMAT, ORIGIN
from mousehole.learned.network import HEAVIEST, UNIT

ANY = "*"  # the kind of question that stands for all that were hardly ever asked


class Ranking:
    """Weights in units, by kind of question and input."""

    def __init__(self, origin: dict[str, Any], prompts: list[str], inputs: list[str], weights: list[list[int]]) -> None:
        if prompts[:1] != [ANY] or len(weights) != len(prompts) or any([len(row) != len(inputs) for row in weights]):
            raise ValueError("a ranking has a weight for every input and kind of question")
        if any([abs(weight) > HEAVIEST for row in weights for weight in row]):
            raise ValueError("a weight is too great")
        self.origin, self.prompts, self.inputs, self.weights = origin, prompts, inputs, weights

    def why_not(self, version: int, check: str, inputs: list[str]) -> str | None:
        """Say what keeps it from being used: `version`, `edition` or `inputs`. None: it fits.

        `inputs`: the judge's; those before them are about the option alone.
        """
        if self.origin["version"] != version:
            return "version"
        if self.origin["check"] != check:
            return "edition"
        return None if self.inputs[-len(inputs):] == inputs else "inputs"


def read(text: str) -> Ranking:
    """Read a ranking; raises BadSetup if it is none."""
    try:
        tables = tomllib.loads(text)
        origin, head = tables["origin"], tables["ranking"]
        if head["format"] != FORMAT or head["unit"] != UNIT or not all(
                isinstance(origin[name], kind) for name, kind in ORIGIN.items()):
            raise ValueError("another format")
        rows = list(tables["weights"].values())
        return Ranking(origin, head["prompts"], list(tables["weights"]),
                       [[row[n] for row in rows] for n in range(len(head["prompts"]))])
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadSetup(f"this is not a ranking: {error}", "not-a-model", {"reason": str(error)}) from None


def written(ranking: Ranking) -> str:
    """Write it for people and programs: one line per input."""
    lines = ["# What a bot has learned about options. Made by the command below; do not edit it by hand.", "[origin]"]
    lines += [f"{name} = {json.dumps(ranking.origin[name], ensure_ascii=False)}" for name in ORIGIN]
    lines += ["", "[ranking]", f"format = {FORMAT}",
              f"unit = {UNIT}  # every weight is a whole number of 1/{UNIT}",
              f"prompts = {json.dumps(ranking.prompts)}", "", "[weights]  # by input: one for each kind of question"]
    lines += [f"{json.dumps(name, ensure_ascii=False)} = {[row[n] for row in ranking.weights]}"
              for n, name in enumerate(ranking.inputs)]
    return "\n".join(lines) + "\n"
