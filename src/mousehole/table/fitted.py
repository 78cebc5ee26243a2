"""The fits of a game's chances: made by `mousehole calibrate`, kept as data in the game's folder."""
from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from mousehole.bots.calibration import beyond_chance, families_of
from mousehole.bots.chances import LIFT_WEIGHTS, WEIGHTS, Chances, Fit, Lift
from mousehole.games import GAMES, facts_of, folder, judge_of, rated_by
from mousehole.kernel import Game, Options

NAME = "chances.toml"
LARGEST_ERROR = 0.05  # on held-out games: a fit that is further off is not used


class HeldOut(NamedTuple):
    """What chances were worth on games that were not fitted: see `bots.calibration.Reliability`."""

    samples: int
    told: float
    won: float
    brier: float
    error: float


class Row(NamedTuple):
    """One mode of one edition."""

    edition: str
    check: str  # of the edition's text: another printing was not fitted
    mode: str
    games: int
    weights: tuple[float, ...]
    held_out: tuple[HeldOut, ...]  # early, middle, late, all; of phases that were seen
    phases: tuple[int, ...]        # which phases these are
    lift: tuple[float, ...] = ()   # what better play changes; nothing: chances are those of Bramble's games alone
    rated_by: str = ""             # whose weights rated the positions; empty: the game's evaluation did


class Family(NamedTuple):
    """Modes of an edition that were checked together: what the chances that are shown were worth to both levels."""

    edition: str
    check: str
    name: str
    games: int                 # of Old Whiskers
    phases: tuple[int, ...]
    both: tuple[HeldOut, ...]  # by phase, then for all; each level counts for one half
    bramble: HeldOut           # the same chances, each level alone
    old_whiskers: HeldOut
    by_chance: float | None    # the error that perfect chances would have shown in so few games, if it is known


class Made(NamedTuple):
    """A command that a part of the file was made by: the games of one level in one edition."""

    level: str
    edition: str
    games: int
    seed: int
    options: Options  # only set-ups that have these


class Fitted(NamedTuple):
    """What the file holds; `version` is the game's. Its commands, in order, make it again."""

    version: int
    rows: tuple[Row, ...]
    families: tuple[Family, ...]
    made: tuple[Made, ...] = ()


def read(text: str) -> Fitted:
    plain = tomllib.loads(text)
    return Fitted(plain["version"], tuple([
        Row(row["edition"], row["check"], row["mode"], row["games"], tuple(row["weights"]),
            tuple([HeldOut(*each) for each in row["held_out"]]), tuple(row["phases"]), tuple(row.get("lift", ())),
            row.get("rated_by", ""))
        for row in plain["fitted"]]), tuple([
            Family(each["edition"], each["check"], each["name"], each["games"], tuple(each["phases"]),
                   tuple([HeldOut(*seen) for seen in each["both"]]), HeldOut(*each["bramble"]),
                   HeldOut(*each["old_whiskers"]), each.get("by_chance")) for each in plain.get("checked", [])]),
        tuple([Made(each["level"], each["edition"], each["games"], each["seed"], each.get("options", {}))
               for each in plain.get("made", [])]))


def written(head: str, fitted: Fitted) -> str:
    """Write the file, everything in order."""
    version, rows = fitted.version, fitted.rows
    text = [*[f"# {line}" for line in head.splitlines()], f"version = {version}", ""]
    for made in fitted.made:
        text += ["[[made]]", f'level = "{made.level}"', f'edition = "{made.edition}"', f"games = {made.games}",
                 f"seed = {made.seed}", *([f"options = {_table(made.options)}"] if made.options else []), ""]
    for row in sorted(rows):
        assert len(row.weights) == WEIGHTS
        assert len(row.lift) in (0, LIFT_WEIGHTS)
        text += ["[[fitted]]", f'edition = "{row.edition}"', f'check = "{row.check}"', f'mode = "{row.mode}"',
                 f"games = {row.games}", *([f'rated_by = "{row.rated_by}"'] if row.rated_by else []),
                 f"weights = {[round(w, 4) for w in row.weights]}",
                 *([f"lift = {[round(w, 4) for w in row.lift]}"] if row.lift else []),
                 f"phases = {list(row.phases)}", f"held_out = {[_plain(each) for each in row.held_out]}", ""]
    for family in sorted(fitted.families):
        text += ["[[checked]]", f'edition = "{family.edition}"', f'check = "{family.check}"', f'name = "{family.name}"',
                 f"games = {family.games}", f"phases = {list(family.phases)}",
                 f"both = {[_plain(each) for each in family.both]}", f"bramble = {_plain(family.bramble)}",
                 f"old_whiskers = {_plain(family.old_whiskers)}",
                 *([f"by_chance = {round(family.by_chance, 4)}"] if family.by_chance is not None else []), ""]
    return "\n".join(text)


def _table(options: Options) -> str:
    told = [f"{name} = {json.dumps(value)}" for name, value in sorted(options.items())]
    return "{ " + ", ".join(told) + " }"


def _plain(seen: HeldOut) -> list[float]:
    return [seen.samples, *[round(x, 4) for x in seen[1:]]]


def file_of(game_id: str) -> Any:
    return files(folder(game_id)) / NAME


@lru_cache(maxsize=16)
def fitted_of(game_id: str) -> Fitted:
    """Return what was fitted for this version of the game; perhaps nothing."""
    if game_id in GAMES and file_of(game_id).is_file():
        found = read(file_of(game_id).read_text("utf-8"))
        if found.version == facts_of(game_id).version:
            return found
    return Fitted(0, (), ())


def rows_of(game_id: str) -> tuple[Row, ...]:
    return fitted_of(game_id).rows


@lru_cache(maxsize=64)
def chances_of(game: Game) -> Chances | None:
    """Return the chances in this printing of a game; None: nothing was fitted, so no chance may be shown.

    A fit to what another judge made of positions is none: after training, chances have to be fitted again.
    """
    found, check, by, is_team = fitted_of(game.facts.id), game.check, rated_by(game), game.facts.cooperative
    errors = {family.name: beyond_chance(family.both[-1].error, family.by_chance or 0.0)
              for family in found.families if family.check == check}
    fits = dict[str, Fit]()
    for row in found.rows:
        always, *others = families_of(row.mode, is_team)
        together = [errors.get(always, 1.0), *[errors.get(name, 0.0) for name in others]] if row.lift else []
        error = max([row.held_out[-1].error, *together])
        if (row.check, row.rated_by) == (check, by) and error <= LARGEST_ERROR:
            fits[row.mode] = Fit(list(row.weights), error, Lift(list(row.lift)) if row.lift else None)
    return Chances(fits, judge_of(game)) if fits else None
