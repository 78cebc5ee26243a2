"""The shelf: our own games, named only here, and those that other packages bring."""
from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mousehole.checks.plugins import Plugins, reason
from mousehole.encoding.encoder import Encoder
from mousehole.kernel import BadSetup, Choice, Game, Refusal, Refused, engine
from mousehole.kernel.edition import Edition
from mousehole.kernel.facts import Facts
from mousehole.learned import beliefs, habits, network
from mousehole.learned import model as models
from mousehole.learned import ranking as rankings
from mousehole.learned.beliefs import Beliefs
from mousehole.learned.habits import Learned
from mousehole.learned.judge import Judge
from mousehole.learned.model import Model
from mousehole.learned.ranking import Ranking

OURS = {  # id: package; each has game.py with `def game(edition: Edition) -> Game`
    "house-mouse": "mousehole.games.house_mouse",
    "haunted-mouse": "mousehole.games.haunted_mouse",
    "mousekeeping": "mousehole.games.mousekeeping",
    "mousewarming-party": "mousehole.games.mousewarming_party",
    "head-of-mousehold": "mousehole.games.head_of_mousehold",
}

MODEL = "model.toml"    # what bots have learned, in the game's folder
HABITS = "habits.toml"  # how they have learned to weigh things
BELIEFS = "beliefs.toml"  # which hidden things they have learned to take for likelier
POLICY = "policy.toml"  # and which options they have learned to try first
LEVELS = "levels.toml"  # how strong each level plays it, where it differs from the usual


def _check(point: EntryPoint) -> None:
    """Import the facts of a game from outside; its box is opened only when it is played."""
    facts = import_module(f"{point.value}.meta").FACTS
    if not isinstance(facts, Facts) or facts.id != point.name:
        raise TypeError(f"FACTS in {point.value}.meta are not those of “{point.name}”")


PLUGINS = Plugins("mousehole.games", OURS, _check)


class Shelf(Mapping[str, str]):
    """All games and their packages. Other packages are only looked for when a game is asked for that is not ours."""

    def __getitem__(self, game_id: str) -> str:
        return OURS[game_id] if game_id in OURS else PLUGINS.found[game_id]

    def __iter__(self) -> Iterator[str]:
        yield from OURS
        yield from PLUGINS.found

    def __len__(self) -> int:
        return len(OURS) + len(PLUGINS.found)


GAMES: Mapping[str, str] = Shelf()  # ids of all games, ours and other packages', and the modules that they are in


def build() -> str:
    """Which build of the rules is running: either all of them are compiled, or none is."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def broken(game_id: str, why: str) -> BadSetup:
    return BadSetup(f"{game_id} is broken: {why}", "broken-game", {"plugin": game_id, "reason": why})


def folder(game_id: str) -> str:
    """Return the package of a game."""
    if game_id not in GAMES and game_id in PLUGINS.broken:
        raise broken(game_id, PLUGINS.broken[game_id])
    if game_id not in GAMES:
        raise BadSetup(f"unknown game “{game_id}”; choose from {', '.join(GAMES)}", "unknown-game",
                       {"game": game_id, "games": tuple(GAMES)})
    return GAMES[game_id]


def facts_of(game_id: str) -> Facts:
    """Return a game's facts without opening its box, so that a menu of all games is quick."""
    facts: Facts = import_module(f"{folder(game_id)}.meta").FACTS
    return facts


def is_scored(game_id: str) -> bool:
    """Whether nobody wins or loses, so that results are scores (`IS_SCORED` in the game's `meta.py`), not chances."""
    return game_id in GAMES and bool(getattr(import_module(f"{folder(game_id)}.meta"), "IS_SCORED", False))


def fewer_is_better(game_id: str) -> tuple[str, ...]:
    """Return those of a game's measures of which players want little (`FEWER` in its `meta.py`)."""
    return tuple(getattr(import_module(f"{folder(game_id)}.meta"), "FEWER", ())) if game_id in GAMES else ()


def is_timed(game_id: str) -> bool:
    """Whether a clock runs while players think (`IS_TIMED` in the game's `meta.py`), so that bots keep their pace."""
    return game_id in GAMES and bool(getattr(import_module(f"{folder(game_id)}.meta"), "IS_TIMED", False))


def idle_options(game_id: str, options: Mapping[str, object]) -> frozenset[str]:
    """Return the options that make no difference because another one is set (`IDLE_UNDER` in the game's `meta.py`)."""
    under = getattr(import_module(f"{folder(game_id)}.meta"), "IDLE_UNDER", {}) if game_id in GAMES else {}
    return frozenset([name for name, other in under.items() if options.get(other)])


def is_open(game_id: str) -> bool:
    """Whether everybody always sees the same (`IS_OPEN` in the game's `meta.py`), so that nobody need look away."""
    return game_id in GAMES and bool(getattr(import_module(f"{folder(game_id)}.meta"), "IS_OPEN", False))


def page_files(game_id: str) -> dict[str, Traversable]:
    """Return what a game from outside brings for the page, by name: its folder `page`. Ours are built into it."""
    shelf = files(folder(game_id)) / "page"
    return {} if game_id in OURS or not shelf.is_dir() else {
        entry.name: entry for entry in sorted(shelf.iterdir(), key=lambda each: each.name) if entry.is_file()}


def edition_names(game_id: str) -> list[str]:
    """Return a game's editions; the first is the default. `edition.toml`, then `edition-<name>.toml`."""
    names = [entry.name for entry in files(folder(game_id)).iterdir() if entry.name.startswith("edition-")]
    return ["standard", *sorted([name[len("edition-"):-len(".toml")] for name in names])]


def sibling_names(game_id: str) -> list[str]:
    """Return a game's small siblings: editions to solve rather than to play, so no menu offers them."""
    shelf = files(folder(game_id)) / "siblings"
    names = [entry.name for entry in shelf.iterdir()] if shelf.is_dir() else []
    return sorted([name[:-len(".toml")] for name in names if name.endswith(".toml")])


def edition_text(game_id: str, name: str = "standard") -> str:
    if name in sibling_names(game_id):
        return (files(folder(game_id)) / "siblings" / f"{name}.toml").read_text("utf-8")
    names = edition_names(game_id)
    if name not in names:
        raise BadSetup(f"{game_id} has no edition “{name}”; choose from {', '.join(names)}", "unknown-edition",
                       {"game": game_id, "edition": name, "editions": tuple(names)})
    file = "edition.toml" if name == "standard" else f"edition-{name}.toml"
    return (files(folder(game_id)) / file).read_text("utf-8")


def lesson_text(game_id: str) -> str:
    """Return the script of a game's tutorial."""
    return (files(folder(game_id)) / "lesson" / "script.toml").read_text("utf-8")


def load_game(game_id: str, edition: str = "standard", text: str | None = None) -> Game:
    """Open a game with an edition that comes with it, or with the text of a custom one."""
    printed = Edition(edition_text(game_id, edition) if text is None else text)
    if printed.game != game_id:
        raise BadSetup(f"edition {printed.name} is for {printed.game}, not for {game_id}", "edition-of-other-game",
                       {"edition": printed.name, "other": printed.game, "game": game_id})
    try:
        module = import_module(f"{folder(game_id)}.game")
    except Exception as error:  # before the edition is looked at: it cannot be the edition's fault
        if game_id in OURS:
            raise
        raise broken(game_id, reason(error)) from error
    try:
        made: Game = module.game(printed)
    except BadSetup as error:
        code, about = (*error.args[1:], "edition-fails", {"reason": str(error)})[:2]
        raise BadSetup(f"edition {printed.name} of {game_id} does not fit the game: {error}", code,
                       {**about, "game": game_id}) from None
    except (KeyError, TypeError, ValueError, IndexError) as error:
        why = f"an entry has no {error}" if type(error) is KeyError else str(error)
        raise BadSetup(f"edition {printed.name} of {game_id} does not fit the game: {why}", "edition-fails",
                       {"reason": why}) from None
    except Exception as error:
        if game_id in OURS:
            raise
        raise broken(game_id, reason(error)) from error
    made.check = printed.check
    return made


def playable() -> list[str]:
    """Return the games that can be opened. One from outside that cannot be is left out from now on."""
    for game_id in list(PLUGINS.found):
        try:
            load_game(game_id)
        except BadSetup as error:
            PLUGINS.leave_out(game_id, error.__cause__ or error)
    return list(GAMES)


def notation(game_id: str) -> ModuleType:
    """Return the module that writes choices in one line (`write`), reads them (`read`) and draws a `position`."""
    return import_module(f"{folder(game_id)}.notation")


def sense(game_id: str) -> ModuleType:
    """Return the module that knows what makes sense at a table: `pieces` to count, `shapes` of fields, a `check`."""
    return import_module(f"{folder(game_id)}.sense")


def encoder(game: Game, seats: int | None = None) -> Encoder:
    """Return what turns this game's views and options into numbers, for up to this many seats (None: all it allows)."""
    made: Encoder = import_module(f"{folder(game.facts.id)}.encoding").Encoder(game.box, seats or game.facts.most)
    return made


def left_out(game_id: str) -> dict[str, str]:
    """Return what a game's encoder does not tell, by field of the view."""
    told: dict[str, str] = import_module(f"{folder(game_id)}.encoding").LEFT_OUT
    return told


def parts_of(game_id: str, choice: Choice) -> tuple[Choice, ...]:
    """Return the choices that one is short for, in order (`parts` of the notation); mostly just itself."""
    parts = getattr(notation(game_id), "parts", None) if game_id in GAMES else None
    return (choice,) if parts is None else parts(choice)


def play_parts(game: Game, s: Any, seat: int, choice: Choice) -> tuple[Choice, ...]:
    """Check and play a choice that may be short for several; return all of them as understood, or raise Refused."""
    if refusal := why_not_parts(game, s, seat, choice):
        raise Refused(refusal)
    return tuple([game.play(s, seat, part) for part in parts_of(game.facts.id, choice)])


def why_not_parts(game: Game, s: Any, seat: int, choice: Choice) -> Refusal | None:
    """Say what forbids it, or one of the choices that it is short for."""
    refusal, parts = game.why_not(s, seat, choice), parts_of(game.facts.id, choice)
    if refusal is not None and (refusal.code != "not-offered" or parts == (choice,)):
        return refusal
    if not is_well_formed(game.facts.id, choice):
        return Refusal("malformed", game.advance(s)[0].clause)
    if refusal is None:
        return None
    u = game.clone(s)
    for part in parts:
        if refusal := game.why_not(u, seat, part):
            return refusal
        game.play(u, seat, part)
    return None


def is_well_formed(game_id: str, choice: Choice) -> bool:
    """Whether its notation means this very choice. `true` equals 1, and "OGB" has three letters, but neither is one."""
    if game_id not in GAMES:
        return True
    lines = notation(game_id)
    try:
        return repr(lines.read(lines.write(choice))) == repr(choice)
    except (TypeError, ValueError, LookupError, AttributeError):
        return False


def setups(game: Game) -> list[Any]:
    """Return all ways to set up a game between which chances differ: seat counts, options, choices made beforehand.

    They are in the game's `setups.py`; without one, only the number of seats counts.
    """
    name = f"{folder(game.facts.id)}.setups"
    if find_spec(name) is None:
        return [((seats,), {}, ()) for seats in range(game.facts.fewest, game.facts.most + 1)]
    found: list[Any] = import_module(name).setups(game.box)
    return found


def aids(game_id: str) -> ModuleType | None:
    """Return the module that works things out for players who ask (`aids(view, box)`), if the game has one.

    Each aid has a `spot` on the board, says what it is `about`, has a number of `ways`, and `rows`: what it can be,
    each with its `weight` out of `total` equally likely cases.
    """
    name = f"{folder(game_id)}.aids"
    return import_module(name) if find_spec(name) else None


def remarks(game_id: str) -> ModuleType | None:
    """Return the module that knows what bots may remark on (`MOMENTS`, `moment(event, seat)`), if the game has one."""
    name = f"{folder(game_id)}.remarks"
    return import_module(name) if find_spec(name) else None


@lru_cache(maxsize=64)
def levels_of(game_id: str) -> dict[str, dict[str, Any]]:
    """Return what a game says about how strong the levels play it: `levels.toml`, a table per level."""
    file = files(folder(game_id)) / LEVELS if game_id in GAMES else None
    return tomllib.loads(file.read_text("utf-8")) if file is not None and file.is_file() else {}


def judge_with(game: Game, model: Model | None = None) -> Judge:
    """Return what judges this game's tables with a model (None: with one that has learned nothing)."""
    module = import_module(f"{folder(game.facts.id)}.judge")
    made: Judge = module.Judge(game.box, network.blank(len(module.inputs(game.box))) if model is None
                               else model.network())
    return made


def is_learnable(game_id: str) -> bool:
    """Whether the game has a judge, which can be trained."""
    return find_spec(f"{folder(game_id)}.judge") is not None


def has_habits(game_id: str) -> bool:
    """Whether the game's quick player weighs things by numbers that can be learned: its `habits.py`."""
    return game_id in GAMES and find_spec(f"{folder(game_id)}.habits") is not None


def habits_by_hand(game_id: str) -> dict[str, float]:
    by_hand: dict[str, float] = import_module(f"{folder(game_id)}.habits").BY_HAND
    return by_hand


def habits_of(game_id: str) -> Learned | None:
    """Return how bots have learned to weigh things in this game, if they have."""
    file = files(folder(game_id)) / HABITS if game_id in GAMES else None
    return habits.read(file.read_text("utf-8")) if file is not None and file.is_file() else None


def with_habits(game_id: str, edition: str, values: Mapping[str, float]) -> Game:
    """Open a game whose quick player weighs things by these numbers. Its tables are like any other game's."""
    made = load_game(game_id, edition)
    import_module(f"{folder(game_id)}.bots").take_up(made.box, dict(values))
    return made


def why_no_habits(game: Game) -> str | None:
    """Say why bots weigh things as by hand: `none`, `version`, `edition` or `inputs`. None: they have learned."""
    learned = habits_of(game.facts.id) if has_habits(game.facts.id) else None
    return "none" if learned is None else learned.why_not(game.facts.version, game.check,
                                                          list(habits_by_hand(game.facts.id)))


def has_beliefs(game_id: str) -> bool:
    """Whether it can be learned which hidden things are likelier than others: the game's `cases.py`."""
    return game_id in GAMES and find_spec(f"{folder(game_id)}.cases") is not None


def beliefs_of(game_id: str) -> Beliefs | None:
    """Return which hidden things bots have learned to take for likelier, if they have."""
    file = files(folder(game_id)) / BELIEFS if game_id in GAMES else None
    return beliefs.read(file.read_text("utf-8")) if file is not None and file.is_file() else None


def why_no_beliefs(game: Game) -> str | None:
    """Say why all that fits a view is as likely: `none`, `version`, `edition` or `inputs`. None: bots have learned."""
    learned = beliefs_of(game.facts.id) if has_beliefs(game.facts.id) else None
    return "none" if learned is None else learned.why_not(
        game.facts.version, game.check, import_module(f"{folder(game.facts.id)}.cases").INPUTS)


def with_beliefs(made: Game, learned: Beliefs) -> Game:
    """Let tables that are imagined with this game be as likely as these beliefs say. Only for a game of one's own."""
    import_module(f"{folder(made.facts.id)}.cases").believe(made.box, learned.weights())
    return made


@lru_cache(maxsize=64)
def practised(game: Game) -> Game:
    """Return the same game with a quick player who has learned; the game itself if nobody has who fits it."""
    return _with_learned_habits(game) or game


@lru_cache(maxsize=64)
def skilled(game: Game) -> Game:
    """Return the same game with all that was learned about playing it: habits, and beliefs about hidden things.

    The game itself if nothing was learned that fits it.
    """
    learned = beliefs_of(game.facts.id)
    if learned is None or why_no_beliefs(game):
        return practised(game)
    return with_beliefs(_with_learned_habits(game) or load_game(game.facts.id, learned.origin["edition"]), learned)


def _with_learned_habits(game: Game) -> Game | None:
    """Open the game again, with learned habits. None: there are none that fit."""
    learned = habits_of(game.facts.id)
    return None if learned is None or why_no_habits(game) else with_habits(
        game.facts.id, learned.origin["edition"], learned.values())


def model_of(game_id: str) -> Model | None:
    """Return what bots have learned about this game, if there is anything."""
    file = files(folder(game_id)) / MODEL if game_id in GAMES else None
    return models.read(file.read_text("utf-8")) if file is not None and file.is_file() else None


def ranking_of(game: Game) -> Ranking | None:
    """Return what bots have learned about options, if there is anything that fits the rules and the edition.

    It goes with the game's judge, whose inputs it weighs.
    """
    file = files(folder(game.facts.id)) / POLICY if game.facts.id in GAMES else None
    if file is None or not file.is_file() or why_no_judge(game):
        return None
    ranking = rankings.read(file.read_text("utf-8"))
    inputs: list[str] = import_module(f"{folder(game.facts.id)}.judge").inputs(game.box)
    return None if ranking.why_not(game.facts.version, game.check, inputs) else ranking


@lru_cache(maxsize=64)
def judge_of(game: Game) -> Judge | None:
    """Return the judge that has learned this game. None: there is none that fits its rules and its edition."""
    return None if why_no_judge(game) else judge_with(game, model_of(game.facts.id))


def rated_by(game: Game) -> str:
    """Return what tells those who rate this game's tables from others: the judge's weights. Empty: the evaluation."""
    model = model_of(game.facts.id)
    return "" if model is None or why_no_judge(game) else model.fingerprint()


def why_no_judge(game: Game) -> str | None:
    """Say why bots use the hand-written evaluation: `none`, `version`, `edition` or `inputs`. None: they do not."""
    model = model_of(game.facts.id)
    if model is None:
        return "none"
    inputs: list[str] = import_module(f"{folder(game.facts.id)}.judge").inputs(game.box)
    return model.why_not(game.facts.version, game.check, inputs)
