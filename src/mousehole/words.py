"""Everything that can be said of a game, in English and French, from Fluent catalogues.

A value is said by the message that bears the name of its class (`Value.said` gives the arguments), a prompt by
`ask-<prompt>`, a refusal by `refused-<code>`, the end by `ended-<reason>`, an option by `option-<name>`.
Every game has its catalogues; what all games say stands in `mousehole/locale`.
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mousehole.games import folder
from mousehole.kernel import CLOCK, Decision, Outcome, Refusal, Seat, Value

LANGUAGES = ("en", "fr")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.M | re.S)


class Unsaid(KeyError):
    """No catalogue has this message, or it lacks an argument."""


@cache
def _bundle(game_id: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("mousehole", folder(game_id)):
        text = (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """The rulebook in our own words, by clause."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (files(folder(game_id)) / name).read_text("utf-8")
    return {clause: " ".join(words.split()) for clause, words in CLAUSE.findall(text)}


class Words:
    """What to say at one table. `names`: of the players, by seat; without them they are Player 1, Player 2…"""

    def __init__(self, game_id: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.bundle = _bundle(game_id, language)
        self.names = names

    def message(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        pattern = self.bundle.get_message(id).value if self.bundle.has_message(id) else None
        if pattern is None:
            raise Unsaid(id)
        text, errors = self.bundle.format_pattern(pattern, {k: self._arg(k, v) for k, v in (args or {}).items()})
        if errors:
            raise Unsaid(f"{id}: {errors[0]}")
        return str(text)

    def say(self, value: Value) -> str:
        return self.message(type(value).__name__, value.said())

    def prompt(self, d: Decision) -> str:
        return self.message(f"ask-{d.prompt}", dict(d.args) | {"seat": d.seat})

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in words; the clause is named behind them."""
        return f"{self.message(f'refused-{refusal.code}', dict(refusal.args))} [{refusal.clause}]"

    def outcome(self, outcome: Outcome) -> str:
        return self.message(f"ended-{outcome.reason}", {"winner_seats": outcome.winners, "score": max(outcome.scores)})

    def name(self, seat: Seat) -> str:
        if seat == CLOCK:
            return self.message("clock-name")
        return self.names[seat] if seat < len(self.names) else self.message("player-name", {"n": seat + 1})

    def _arg(self, key: str, arg: Any) -> Any:
        if isinstance(arg, Value):
            return self.say(arg)
        if isinstance(arg, (tuple, list)):
            key = key.removesuffix("s") if key.endswith("seats") else key
            return ", ".join([str(self._arg(key, each)) for each in arg]) or self.message("nothing")
        if (key == "seat" or key.endswith("_seat")) and isinstance(arg, int):
            return self.name(arg)
        return "" if arg is None else str(arg).lower() if isinstance(arg, bool) else arg
