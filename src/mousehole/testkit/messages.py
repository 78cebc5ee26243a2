"""Every message of every catalogue, for every kind of reader, as text files to be read from beginning to end.

    python -m mousehole.testkit.messages rewrite               # after an intended change; read the diff
    python -m mousehole.testkit.messages rewrite house-mouse   # one catalogue only

A message is said with each of its players in turn as *you*, with other people and bots, with the clock, with every word
that it chooses by, and with 0, 1, 2, 5 and 21 for each of its numbers. `web/src/words/speak.ts` says the same cases for
the page.
"""
from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from mousehole.games import GAMES, folder
from mousehole.kernel import CLOCK
from mousehole.table.speech import sentence
from mousehole.words import Words, is_seat, is_share

ROOT = Path(__file__).resolve().parents[3]
SNAPSHOTS = ROOT / "tests" / "words"
NAMES = ["Anna", "Bramble 2", "Old Whiskers 3", "Émile"]
COUNTS = (0, 1, 2, 5, 21)
FORMS = ("_is", "_nom", "_obj", "_dat", "_whose")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Numbers that no message needs a plural for.
NUMBERS = {"n", "number", "round", "rounds", "rank", "score", "points", "rung", "rungs", "trap", "seats", "least",
           "most", "cost", "left", "minutes", "seconds", "all", "mean", "low", "high", "gap"}

Case = dict[str, Any]  # id, args as on the wire, viewer


def catalogues() -> dict[str, list[Path]]:
    """Return all catalogues by name: the folders that are combined. The messages are those of the last one."""
    base, web = ROOT / "src" / "mousehole", ROOT / "web" / "src"
    common, page = base / "locale", web / "words"
    found = {"common": [common], "terminal": [base / "terminal" / "locale"], "commands": [base / "commands" / "locale"],
             "page": [common, page], "report": [base / "research" / "locale"]}
    for game in GAMES:
        own = base / "games" / folder(game).rpartition(".")[2]
        board = [common, page, own / "locale", web / "games" / game / "words"]
        found |= {game: [common, own / "locale"], f"{game}-board": board, f"{game}-lesson": [*board, own / "lesson"]}
        if (own / "terminal").is_dir():
            found[f"{game}-terminal"] = [base / "terminal" / "locale", own / "terminal"]
    return found


def languages_of(name: str) -> list[str]:
    """Return the languages in which it is complete, even if others are still being translated."""
    spoken = [path.stem for path in (ROOT / "src" / "mousehole" / "locale").glob("*.ftl")]
    folders = catalogues()[name]
    return sorted([each for each in spoken if all([(folder / f"{each}.ftl").exists() for folder in folders])])


@dataclass
class Needs:
    """The arguments of a message."""

    names: list[str] = field(default_factory=list)
    chosen_by: dict[str, list[str]] = field(default_factory=dict)  # values that it selects by
    counted: set[str] = field(default_factory=set)


@cache
def read(text: str) -> Mapping[str, ast.Message]:
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def needs(message: ast.Message, all: Mapping[str, ast.Message]) -> Needs:
    """Return its arguments, including those of the messages it refers to."""
    found = Needs()

    def visit(node: Any) -> None:
        if isinstance(node, ast.VariableReference) and node.id.name not in found.names:
            found.names.append(node.id.name)
        if isinstance(node, ast.MessageReference):
            visit(all[node.id.name].value)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants]
            name = node.selector.id.name
            if all_numbers(keys):
                found.counted.add(name)
            else:
                found.chosen_by[name] = [*found.chosen_by.get(name, []), *keys]
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.BaseNode):
                    visit(each)

    visit(message.value)
    return found


def all_numbers(keys: list[str]) -> bool:
    return all([key in PLURALS or key.lstrip("-").isdigit() for key in keys]) and set(keys) != {"other"}


def player_of(name: str) -> str:
    """Return `mouse_seat` for `mouse_seat_is`; nothing for an argument that is not about a player."""
    for form in FORMS:
        name = name.removesuffix(form)
    if name.endswith("_seats_count"):
        return name.removesuffix("_count")
    return name if is_seat(name) or name.endswith("_seats") else ""


def cases(id: str, wants: Needs, figure: str = "") -> Iterator[Case]:
    """Return the cases: the first is about others; then one thing differs each time."""
    players = list(dict.fromkeys([player_of(name) for name in wants.names if player_of(name)]))
    plain: dict[str, Any] = {}
    for name in wants.names:
        if player_of(name):
            continue
        if name in wants.counted or name in NUMBERS or name.endswith("_count"):
            plain[name] = 3
        elif is_share(name):
            plain[name] = 0.46
        else:
            plain[name] = wants.chosen_by.get(name, [f"‹{name}›"])[0]
    others = {key: seats_of(key, n) for n, key in enumerate(players)}
    yield {"id": id, "args": others | plain, "viewer": None}
    for n, key in enumerate(players):
        yield {"id": id, "args": others | plain, "viewer": n}
        if key.endswith("_seats"):
            yield {"id": id, "args": {**others, key: [{"seat": n}], **plain}, "viewer": n}
            yield {"id": id, "args": {**others, key: [{"seat": n + 1}], **plain}, "viewer": None}
    if players:
        yield {"id": id, "args": {key: seats_of(key, n + 1) for n, key in enumerate(players)} | plain, "viewer": None}
    for key in players:
        if figure and key.endswith("_seat"):
            yield {"id": id, "args": {**others, key: {"id": figure, "args": {}}, **plain}, "viewer": None}
    if "seat" in players:
        yield {"id": id, "args": {**others, "seat": {"seat": CLOCK}, **plain}, "viewer": None}
    for name, words in wants.chosen_by.items():
        if name in plain:
            for word in words:
                yield {"id": id, "args": others | plain | {name: word}, "viewer": 0 if players else None}
                yield {"id": id, "args": others | plain | {name: word}, "viewer": None}
    for name, value in plain.items():
        if value == 3:
            for count in COUNTS:
                yield {"id": id, "args": others | plain | {name: count}, "viewer": None}


def seats_of(key: str, n: int) -> Any:
    return [{"seat": n}, {"seat": n + 1}, {"seat": n + 2}] if key.endswith("_seats") else {"seat": n}


def figure_of(game: str) -> str:
    """Return the id of a name that may take a player's place though it has no seat: `tests/figure.py` of the game."""
    module = f"{folder(game)}.tests.figure" if game in GAMES else ""
    return str(import_module(module).FIGURE) if module and find_spec(module) else ""


def all_cases(name: str, language: str) -> list[Case]:
    """Return all messages of the last folder of this catalogue."""
    known: dict[str, ast.Message] = {}
    own: Mapping[str, ast.Message] = {}
    for each in catalogues()[name]:
        own = read((each / f"{language}.ftl").read_text("utf-8"))
        known.update(own)
    figure = figure_of(name.removesuffix("-board"))
    return [case for id, message in own.items() if message.value for case in cases(id, needs(message, known), figure)]


def texts_of(name: str, language: str) -> list[str]:
    """The players' forms are common to all, including the terminal, which otherwise has its own catalogue."""
    common = ROOT / "src" / "mousehole" / "locale"
    return [(each / f"{language}.ftl").read_text("utf-8") for each in dict.fromkeys([common, *catalogues()[name]])]


def speaker(name: str, language: str) -> Words:
    return Words.of(language, texts_of(name, language), NAMES)


def said(name: str, language: str) -> list[str]:
    """Return one line per case, without repetitions."""
    words, lines = speaker(name, language), list[str]()
    last: tuple[str, set[str]] = ("", set())
    for case in all_cases(name, language):
        words.viewer = case["viewer"]
        text = sentence(words, case)
        if case["id"] != last[0]:
            last = (case["id"], set())
            lines.append(f"{case['id']}")
        if text not in last[1]:
            last[1].add(text)
            lines.append("    " + text.replace("\n", "\n    "))
    return lines


def path_of(name: str, language: str) -> Path:
    return SNAPSHOTS / f"{name}.{language}.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=["rewrite"])
    parser.add_argument("names", nargs="*", help="which catalogues (all of them)")
    wanted = parser.parse_args().names
    for name in wanted or catalogues():
        for language in languages_of(name):
            path_of(name, language).write_text("\n".join(said(name, language)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
