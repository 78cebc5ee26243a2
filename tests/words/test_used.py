"""Every message is said somewhere: one that nothing asks for is removed, not translated.

A message is asked for by its whole id, by another message, by the class it is named after, or by an id that is put
together where it is used, such as f"far-is-{word}". The missing part of such an id is then a literal in
the same part of the program – or anywhere, for ids that are open to every game.
"""
from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from mousehole.games import GAMES, facts_of, remarks
from mousehole.table.remarks import SPEAKERS
from mousehole.testkit.messages import ROOT, catalogues
from mousehole.testkit.messages import read as parsed

# Beginnings of ids whose rest is a value that many files know: codes, prompts, options, names in an edition.
OPEN = ("refused-", "ask-", "ended-", "hint-", "option-", "set-", "lesson-", "sheet-", "rung-", "study-", "bot-",
        "edition-", "status-", "climb-", "span-", "clock-", "error-", "haunt-", "ending-", "doctor-", "remark-")
QUOTED = (re.compile(r"'([^'\n]*)'"), re.compile(r'"([^"\n]*)"'), re.compile(r"`([^`\n]*)`"))
GAP = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
REFERRED = re.compile(r"\{ ([A-Za-z][\w-]*) \}")


class Spoken:
    """What one file says: its literals, and the ids that it puts together."""

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8")
        self.literals: set[str] = set()
        self.made: set[tuple[str, ...]] = set()  # what is left of ids with gaps in them
        if path.suffix == ".py":
            self._python(text)
        elif path.suffix == ".toml":
            self.literals |= set(re.findall(r"[\w-]+", text))
        else:
            self._script(text)

    def _python(self, text: str) -> None:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals |= {node.value, *node.value.split()}
            elif isinstance(node, ast.ClassDef):
                self.literals.add(node.name)
            elif isinstance(node, ast.JoinedStr):
                self.made.add(tuple("".join([str(each.value) if isinstance(each, ast.Constant) else "\n"
                                             for each in node.values]).split("\n")))

    def _script(self, text: str) -> None:
        for each in [found for quoted in QUOTED for found in quoted.findall(text)]:
            self.literals |= {each, *each.split()}
            if GAP.search(each):
                self.made.add(tuple(GAP.split(each)))


def sources(*folders: Path) -> list[Path]:
    """All files a program is made of, without tests and generated ones."""
    found = [path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*"))
             if path.suffix in (".py", ".ts", ".svelte", ".toml")]
    return [path for path in found if not {"tests", "testkit", "static"} & set(path.parts)]


@cache
def spoken(path: Path) -> Spoken:
    return Spoken(path)


def scope_of(name: str) -> list[Path]:
    """The files that may use a catalogue."""
    base, web = ROOT / "src" / "mousehole", ROOT / "web" / "src"
    if name == "terminal":
        return sources(base / "terminal", base / "commands", *(base / "games").glob("*/artist.py"))
    if name.endswith("-terminal"):
        return sources(base / "terminal", base / "games" / name.removesuffix("-terminal").replace("-", "_"))
    if name == "commands":
        return sources(base / "commands", base / "cli.py", base / "terminal" / "problems.py")
    if name == "page":
        return sources(web)
    game = next((each for each in GAMES if name.startswith(each)), None)
    if game and name.endswith("-board"):
        return sources(*[each for each in web.iterdir() if each.name != "games"], web / "games" / game)
    return sources(base, web)


@cache
def known() -> set[str]:
    """Everything that the rest of an open id may be."""
    everything: set[str] = set().union(*[spoken(path).literals for path in sources(ROOT / "src" / "mousehole")])
    options = {f"{option.name}{rest}" for game in GAMES for option in facts_of(game).options
               for rest in ("", "-about", *[f"-{str(value).lower()}" for value in option.values])}
    ends = {made[-1] for path in sources(ROOT / "src" / "mousehole") for made in spoken(path).made if not made[0]}
    ends = {end for end in ends | everything if re.fullmatch(r"-[a-z]+", end)}  # also s.ended + "-won"
    moments = {"won", "lost", "together-won", "together-lost"}.union(*[
        getattr(remarks(game), "MOMENTS", ()) for game in GAMES])
    remarked = {f"{moment}-{level}" for moment in moments for level in SPEAKERS}
    flaws = {f"edition-{word}" for word in everything}  # what `Entry.wrong` makes of its code
    return everything | options | flaws | remarked | {word + end for word in everything for end in ends}


@cache
def near(name: str) -> tuple[set[str], dict[tuple[str, ...], re.Pattern[str]]]:
    """The literals of a catalogue's scope, and the ids that are put together there."""
    files = [spoken(path) for path in scope_of(name)]
    made = {each for file in files for each in file.made if any(each)}
    return set().union(*[file.literals for file in files]), \
        {each: re.compile("(.+)".join([re.escape(part) for part in each])) for each in made}


def is_said(id: str, name: str) -> bool:
    """Whether anything in a catalogue's scope asks for this id."""
    literals, patterns = near(name)
    if id in literals:
        return True
    for made, pattern in patterns.items():
        fits = pattern.fullmatch(id)
        if fits and all([rest in GAMES or rest in literals or (made[0].startswith(OPEN) and rest in known())
                         for rest in fits.groups()]):
            return True
    return False


def unused(name: str) -> list[str]:
    text = (catalogues()[name][-1] / "en.ftl").read_text("utf-8")
    referred = {id for path in [*(ROOT / "src").rglob("en.ftl"), *(ROOT / "web" / "src").rglob("en.ftl")]
                for id in REFERRED.findall(path.read_text("utf-8"))}
    return [id for id in parsed(text) if id not in referred and not is_said(id, name)]


@pytest.mark.parametrize("name", catalogues())
def test_every_message_is_said_somewhere(name: str) -> None:
    assert unused(name) == []


def test_a_message_that_nothing_asks_for_is_found() -> None:
    assert is_said("deed-pause", "terminal")
    assert not is_said("deed-dance", "terminal")
    assert is_said("refused-not-your-turn", "common")
    assert not is_said("refused-by-nobody", "common")
