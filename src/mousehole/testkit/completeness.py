"""What belongs to a game, and which of it is still missing, by name.

    python -m mousehole.testkit.completeness cheese-chase   # all that is missing, or nothing

A game from another package needs its own folder only. One of ours also has a board, a lid and pages about it.
"""
from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from mousehole.games import GAMES, OURS, folder
from mousehole.words.languages import NAMES

ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class Piece:
    """A file of a game, and names that must be in it. `what`: for somebody who has to write it, or make it."""

    path: str
    what: str
    names: tuple[str, ...] = ()


# In the game's own folder.
MODULES = (
    Piece("__init__.py", "an empty file: the folder is a package"),
    Piece("meta.py", "the facts on the lid", ("FACTS",)),
    Piece("game.py", "the game object: set-up, view, outcome", ("game",)),
    Piece("wire.py", "choices, events and the view, as values"),
    Piece("table.py", "the state of a table"),
    Piece("view.py", "what a seat may know, and tables imagined from it", ("view", "imagine")),
    Piece("printed.py", "reads the edition into the box, and refuses what does not fit", ("box_of",)),
    Piece("sense.py", "what makes sense at a table", ("pieces", "shapes", "check")),
    Piece("notation.py", "choices in one line", ("read", "write", "position")),
    Piece("encoding.py", "views and options as numbers", ("Encoder", "LEFT_OUT")),
    Piece("bots.py", "the quick player and the evaluation", ("policy", "evaluate")),
    Piece("edition.toml", "what is printed on the components, with its origin", ("edition",)),
    Piece("lesson/script.toml", "the tutorial", ("seats", "seed", "shows", "step")),
    Piece("tests/__init__.py", "an empty file: the tests import each other"),
    Piece("tests/shown.py", "what the promise of secrecy needs to know", ("SECRECY",)),
    Piece("tests/told.py", "what the encoder tells", ("TOLD",)),
    Piece("tests/test_contract.py", "runs every promise of the test kit"),
    Piece("tests/playthroughs", "golden playthroughs: python -m mousehole.testkit.playthrough new"),
)
# What our own games have besides, in the same folder …
OURS_TOO = (
    Piece("meta.py", "how many seats a first game has, and why", ("QUICK_SEATS",)),
    Piece("artist.py", "draws the table in a terminal"),
    Piece("guide.py", "says what things are, for sheets and the terminal"),
    Piece("day.py", "the deal of the day"),
    Piece("siblings/tiny.toml", "an edition that is small enough to be solved"),
    Piece("tests/told.py", "how far apart the encoder's positions are", ("EVERY",)),
    Piece("tests/page.py", "what the tests of the page need to know",
          ("SEATS", "OPTIONS", "PICTURED", "THINGS", "FLIES", "WALKS", "LESSON_IS_ON_THE_BOARD", "POINTED",
           "try_in_vain")),
    Piece("tests/playthroughs/fingerprints.json",
          "the rules' fingerprints: python -m mousehole.testkit.fingerprints record"),
)
# … and elsewhere in the repository.
OUTSIDE = (
    Piece("web/src/games/{id}/Board.svelte", "the board; see web/src/games/README.md"),
    Piece("web/src/games/{id}/Lid.svelte", "the picture on the lid, 320 × 180"),
    Piece("web/src/games/{id}/wire.ts", "the types that the board reads"),
    Piece("web/src/games/{id}/motion.ts", "what flies and walks at which event"),
    Piece("web/src/games/{id}/scenes.ts", "what is played step by step"),
    Piece("web/src/games/{id}/pointing.ts", "where on the board a choice is made"),
    Piece("web/src/games/{id}/tally.ts", "the table of the result page"),
    Piece("web/src/wire/{id}.ts", "generated: make wire"),
    Piece("web/public/pictures/{id}.png", "generated: python -m tests.browser.icons"),
    Piece("docs/games/{id}.md", "about the game: its edition, its rulings, its balance"),
    Piece("docs/encodings/{id}.md", "generated: make encodings"),
)


def in_every_language(home: Path, is_ours: bool) -> list[Piece]:
    """Return what is written in words. A game from outside needs English, and all of a language that it has begun."""
    found = []
    for language, name in NAMES.items():
        begun = [home / path for path in (f"RULES.{language}.md", f"locale/{language}.ftl", f"lesson/{language}.ftl")]
        if language != "en" and not is_ours and not any([path.exists() for path in begun]):
            continue
        rules = "RULES.md" if language == "en" else f"RULES.{language}.md"
        found += [Piece(rules, f"the rules in {name}, clause by clause"),
                  Piece(f"locale/{language}.ftl", f"the game's words in {name}", ("title", "blurb")),
                  Piece(f"lesson/{language}.ftl", f"the tutorial's words in {name}")]
    return found


def missing(game: str) -> list[str]:
    """Return what a game still needs, one line for each file or name."""
    own = find_spec(folder(game))
    home = Path(str(own.origin)).parent if own and own.origin else Path(folder(game).replace(".", "/"))
    wanted = [(home / piece.path, piece) for piece in (*MODULES, *in_every_language(home, game in OURS))]
    if game in OURS:
        words = [Piece(f"web/src/games/{{id}}/words/{language}.ftl", f"the board's own words in {name}")
                 for language, name in NAMES.items()]
        said = [Piece(f"terminal/{language}.ftl", f"what the artist says in {name}")
                for language, name in NAMES.items()]
        wanted += [(home / piece.path, piece) for piece in (*OURS_TOO, *said)]
        wanted += [(ROOT / piece.path.format(id=game), piece) for piece in (*OUTSIDE, *words)]
    return [line for path, piece in wanted for line in _lacks(path, piece)]


def _lacks(path: Path, piece: Piece) -> list[str]:
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if not path.exists():
        return [f"{shown}: {piece.what}"]
    lost = [name for name in piece.names if name not in _names_in(path)]
    return [f"{shown}: {', '.join(lost)} – {piece.what}"] if lost else []


def _names_in(path: Path) -> set[str]:
    """Return what a file defines at its top level, whether it is Python, TOML or a catalogue."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        return set(tomllib.loads(text))
    if path.suffix == ".ftl":
        return {line.split(" =")[0] for line in text.splitlines() if " =" in line and not line.startswith((" ", "#"))}
    return {name for node in ast.parse(text).body for name in _defined(node)}


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.ImportFrom | ast.Import):
        return [alias.asname or alias.name for alias in node.names]
    return []


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m mousehole.testkit.completeness")
    asked.add_argument("games", nargs="*", metavar="GAME", help="usually all")
    lines = [line for game in asked.parse_args().games or GAMES for line in missing(game)]
    print(*lines, sep="\n", end="\n" if lines else "")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
