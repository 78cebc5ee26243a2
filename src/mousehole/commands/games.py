"""`mousehole games`: games and options."""
from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mousehole import games
from mousehole.bots import levels
from mousehole.commands.texts import said
from mousehole.games import (
    beliefs_of,
    build,
    edition_names,
    habits_of,
    is_scored,
    load_game,
    model_of,
    playable,
    why_no_beliefs,
    why_no_habits,
    why_no_judge,
)
from mousehole.kernel.facts import Option
from mousehole.table.fitted import chances_of, fitted_of
from mousehole.table.options import option_value
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=said("help-json-games"))


def run(args: argparse.Namespace) -> int:
    rows = [facts_of(game_id, args.lang) for game_id in playable()]
    if args.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        _list(rows, args.lang)
    for plugins in (games.PLUGINS, levels.PLUGINS):
        for name, why in plugins.broken.items():
            print(said("plugin-broken", name=name, reason=why), file=sys.stderr)
    return 0


def _list(rows: list[dict[str, Any]], language: str) -> None:
    for row in rows:
        fewest, most = row["seats"]
        line = said("game-line", title=row["title"], fewest=fewest, most=most, minutes=row["minutes"])
        print(f"{row['id']:20s} {line}")
        print(f"{'':20s} {row['blurb']}")
        for option in load_game(row["id"]).facts.options:
            print(f"{'':20s}   --option {option.name}=…  {_about(row, option, Words(row['id'], language))}")
        print(f"{'':20s}   {_learned(row)}")
        if row["habits"]["why"] != "none":
            print(f"{'':20s}   {_habits(row)}")
        if row["beliefs"]["why"] != "none":
            print(f"{'':20s}   {_beliefs(row)}")
        if row["chances"] is not None:
            print(f"{'':20s}   {_chances(row)}")
        if len(row["editions"]) > 1:
            print(f"{'':20s}   --edition …  {', '.join(row['editions'])}")
    if levels.PLUGINS.found:
        print(said("plugin-bots", names=tuple(levels.PLUGINS.found)))


def _about(row: dict[str, Any], option: Option, words: Words) -> str:
    """Say what may be typed for an option, and what that means. People count seats from 1."""
    values = [said("option-choice", value=_typed(value), words=option_value(words, row["id"], option.name, value))
              for value in option.values]
    if option.is_seat:
        values.append(said("option-seats", most=row["seats"][1]))
    return said("option-line", about=words.message(f"option-{option.name}"), values=", ".join(values),
                default=_typed(_from_one(option, option.default)))


WHY_NOT = {"none": "learned-none", "version": "learned-version", "edition": "learned-edition",
           "inputs": "learned-inputs"}


def _learned(row: dict[str, Any]) -> str:
    """Say what the strongest level plays with in the standard edition."""
    learned = row["learned"]
    if learned["used"]:
        return said("learned-line", games=learned["games"], edition=learned["edition"], version=learned["version"],
                    date=learned["date"])
    return said(WHY_NOT[learned["why"]], theirs=learned.get("version", 0), ours=row["version"])


def _habits(row: dict[str, Any]) -> str:
    """Say how those who have learned weigh things in the standard edition."""
    habits = row["habits"]
    if habits["used"]:
        return said("habits-line", games=habits["games"], version=habits["version"], date=habits["date"])
    return said("habits-unused")


def _beliefs(row: dict[str, Any]) -> str:
    """Say what those who have learned believe about hidden things in the standard edition."""
    beliefs = row["beliefs"]
    if beliefs["used"]:
        return said("beliefs-line", games=beliefs["games"], version=beliefs["version"], date=beliefs["date"])
    return said("beliefs-unused")


def _chances(row: dict[str, Any]) -> str:
    """Say where hints and reviews show chances in the standard edition."""
    if row["chances"]["shown"]:
        return said("chances-line", **row["chances"])
    return said("chances-none", game=row["id"])


def chances_told(game_id: str) -> dict[str, int] | None:
    """Return in how many modes of the standard edition chances of winning are shown, of how many that were fitted."""
    if is_scored(game_id):
        return None
    game = load_game(game_id)
    chances, rows = chances_of(game), fitted_of(game_id).rows
    return {"shown": len(chances.fits) if chances else 0, "of": len([row for row in rows if row.check == game.check])}


def habits_told(game_id: str) -> dict[str, Any]:
    """Return where learned habits come from, and whether bots have them; if not, why not."""
    learned, why = habits_of(game_id), why_no_habits(load_game(game_id))
    return {"used": why is None, "why": why, **(learned.origin if learned else {})}


def beliefs_told(game_id: str) -> dict[str, Any]:
    """Return where learned beliefs come from, and whether bots have them; if not, why not."""
    learned, why = beliefs_of(game_id), why_no_beliefs(load_game(game_id))
    return {"used": why is None, "why": why, **(learned.origin if learned else {})}


def learned_of(game_id: str) -> dict[str, Any]:
    """Return where the learned weights come from, and whether bots use them; if not, why not."""
    model, why = model_of(game_id), why_no_judge(load_game(game_id))
    return {"used": why is None, "why": why, **(model.origin if model else {})}


def _from_one(option: Option, value: bool | int | str) -> bool | int | str:
    return value + 1 if option.is_seat and isinstance(value, int) else value


def _typed(value: bool | int | str) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def facts_of(game_id: str, language: str) -> dict[str, Any]:
    """Return what the lid of the box says, as plain data."""
    facts, words = load_game(game_id).facts, Words(game_id, language)
    options = [{"name": o.name, "default": o.default, "values": [*o.values, *(["SEAT"] if o.is_seat else [])],
                "clause": o.clause, "about": words.message(f"option-{o.name}")} for o in facts.options]
    return {"id": facts.id, "title": words.message("title"), "blurb": words.message("blurb"),
            "seats": [facts.fewest, facts.most], "minutes": facts.minutes, "cooperative": facts.cooperative,
            "version": facts.version, "build": build(), "editions": edition_names(game_id), "options": options,
            "learned": learned_of(game_id), "habits": habits_told(game_id),
            "beliefs": beliefs_told(game_id), "chances": chances_told(game_id)}
