"""The list of games, and the only one."""
from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mousehole.kernel import BadSetup, Choice, Game, Refusal, Refused, engine
from mousehole.kernel.edition import Edition
from mousehole.kernel.facts import Facts

GAMES = {  # id: folder; each has game.py with `def game(edition: Edition) -> Game`
    "house-mouse": "house_mouse",
    "haunted-mouse": "haunted_mouse",
    "mousekeeping": "mousekeeping",
    "mousewarming-party": "mousewarming_party",
    "head-of-mousehold": "head_of_mousehold",
}


def build() -> str:
    """Which build of the rules runs: all of them are compiled, or none is."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def folder(game_id: str) -> str:
    """The package of a game."""
    if game_id not in GAMES:
        raise BadSetup(f"there is no game {game_id}; there are {', '.join(GAMES)}")
    return f"mousehole.games.{GAMES[game_id]}"


def facts_of(game_id: str) -> Facts:
    """The lid of the box, without opening it: a menu of all games is quickly there."""
    facts: Facts = import_module(f"{folder(game_id)}.meta").FACTS
    return facts


def edition_names(game_id: str) -> list[str]:
    """What editions come with a game; the first is the usual one. `edition.toml`, then `edition-<name>.toml`."""
    names = [entry.name for entry in files(folder(game_id)).iterdir() if entry.name.startswith("edition-")]
    return ["standard", *sorted([name[len("edition-"):-len(".toml")] for name in names])]


def edition_text(game_id: str, name: str = "standard") -> str:
    if name not in edition_names(game_id):
        raise BadSetup(f"{game_id} has no edition {name}; it has {', '.join(edition_names(game_id))}")
    file = "edition.toml" if name == "standard" else f"edition-{name}.toml"
    return (files(folder(game_id)) / file).read_text("utf-8")


def lesson_text(game_id: str) -> str:
    """The script of a first game, for somebody who has never played it."""
    return (files(folder(game_id)) / "lesson" / "script.toml").read_text("utf-8")


def load_game(game_id: str, edition: str = "standard", text: str | None = None) -> Game:
    """A game with an edition that comes with it, or with the text of one's own."""
    package = folder(game_id)
    printed = Edition(edition_text(game_id, edition) if text is None else text)
    if printed.game != game_id:
        raise BadSetup(f"edition {printed.name} is for {printed.game}, not for {game_id}")
    try:
        made: Game = import_module(f"{package}.game").game(printed)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        why = f"an entry has no {error}" if type(error) is KeyError else error
        raise BadSetup(f"edition {printed.name} of {game_id} does not fit the game: {why}") from None
    return made


def notation(game_id: str) -> ModuleType:
    """The module that writes a game's choices in one line (`write`), reads them (`read`) and draws a `position`."""
    return import_module(f"{folder(game_id)}.notation")


def sense(game_id: str) -> ModuleType:
    """The module that knows what makes sense at a table: `pieces` to count, `shapes` of fields, and a `check`."""
    return import_module(f"{folder(game_id)}.sense")


def parts_of(game_id: str, choice: Choice) -> tuple[Choice, ...]:
    """The choices that one is short for, in their order (`parts` of the notation); mostly it is just itself."""
    parts = getattr(notation(game_id), "parts", None) if game_id in GAMES else None
    return (choice,) if parts is None else parts(choice)


def play_parts(game: Game, s: Any, seat: int, choice: Choice) -> tuple[Choice, ...]:
    """The checked door for a choice that may be short for several: all of them as they were understood, or Refused."""
    if refusal := why_not_parts(game, s, seat, choice):
        raise Refused(refusal)
    return tuple([game.play(s, seat, part) for part in parts_of(game.facts.id, choice)])


def why_not_parts(game: Game, s: Any, seat: int, choice: Choice) -> Refusal | None:
    """What forbids it, or one of the choices that it is short for."""
    refusal, parts = game.why_not(s, seat, choice), parts_of(game.facts.id, choice)
    if refusal is None or refusal.code != "not-offered" or parts == (choice,):
        return refusal
    u = game.clone(s)
    for part in parts:
        if refusal := game.why_not(u, seat, part):
            return refusal
        game.play(u, seat, part)
    return None


def aids(game_id: str) -> ModuleType | None:
    """The module that works things out for players who ask (`aids(view, box)`), if the game has one.

    Each aid has a `spot` on the board, says what it is `about`, has `ways` to count, and `rows`: what it can be, each
    in `weight` of `total` equally likely cases.
    """
    name = f"{folder(game_id)}.aids"
    return import_module(name) if find_spec(name) else None
