"""A model file: a network's weights as whole numbers, input by input, and where they come from."""
from __future__ import annotations

import json
import tomllib
from hashlib import blake2b
from typing import Any

from mousehole.kernel import BadSetup
from mousehole.learned.network import UNIT, Network

FORMAT = 1
ORIGIN = {  # what every model says about itself
    "game": str, "version": int, "edition": str, "check": str, "seats": list, "options": str, "command": str,
    "seed": int, "games": int, "positions": int, "date": str, "held_out_loss": float, "base_loss": float}


class Model:
    """What was learned, as a file says it."""

    def __init__(self, origin: dict[str, Any], inputs: list[str], weights: list[list[int]], hidden_bias: list[int],
                 out: list[int], bias: int) -> None:
        self.origin = origin
        self.inputs = inputs
        self.weights, self.hidden_bias, self.out, self.bias = weights, hidden_bias, out, bias

    def network(self) -> Network:
        return Network(self.weights, self.hidden_bias, self.out, self.bias)

    def fingerprint(self) -> str:
        """Return what tells these weights from all others."""
        found = repr((self.inputs, self.weights, self.hidden_bias, self.out, self.bias))
        return blake2b(found.encode(), digest_size=8).hexdigest()

    def why_not(self, version: int, check: str, inputs: list[str]) -> str | None:
        """Say what keeps it from being used: `version`, `edition` or `inputs`. None: it fits."""
        if self.origin["version"] != version:
            return "version"
        if self.origin["check"] != check:
            return "edition"
        return None if self.inputs == inputs else "inputs"


def read(text: str) -> Model:
    """Read a model; raises BadSetup if it is not one."""
    try:
        tables = tomllib.loads(text)
        origin, net = tables["origin"], tables["network"]
        if net["format"] != FORMAT or net["unit"] != UNIT or not all(
                isinstance(origin[name], kind) for name, kind in ORIGIN.items()):
            raise ValueError("another format")
        model = Model(origin, list(tables["weights"]), list(tables["weights"].values()), net["hidden_bias"],
                      net["out"], net["bias"])
        model.network()
    except (ValueError, KeyError, TypeError) as error:
        raise BadSetup(f"this is not a model: {error}", "not-a-model", {"reason": str(error)}) from None
    return model


def written(model: Model) -> str:
    """Write it for people and programs: one line per input."""
    lines = ["# What a bot has learned. Made by the command below; do not edit it by hand.", "[origin]"]
    lines += [f"{name} = {json.dumps(model.origin[name], ensure_ascii=False)}" for name in ORIGIN]
    lines += ["", "[network]", f"format = {FORMAT}", f"unit = {UNIT}  # every weight is a whole number of 1/{UNIT}",
              f"hidden_bias = {model.hidden_bias}", f"out = {model.out}", f"bias = {model.bias}", "",
              "[weights]  # by input: straight to the score, then to each hidden unit"]
    lines += [f"{json.dumps(name, ensure_ascii=False)} = {row}"
              for name, row in zip(model.inputs, model.weights, strict=True)]
    return "\n".join(lines) + "\n"
