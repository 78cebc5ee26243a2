"""The fits of a game's chances: made by `mousehole calibrate`, kept as data in the game's folder."""
from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from mousehole.bots.calibration import group_of
from mousehole.bots.chances import LIFT_WEIGHTS, WEIGHTS, Chances, Fit, Lift
from mousehole.games import GAMES, facts_of, folder

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


class Group(NamedTuple):
    """Some modes of an edition: what the chances that are shown were worth in games of both levels."""

    name: str
    phases: tuple[int, ...]
    both: tuple[HeldOut, ...]  # by phase, then for all; each level counts for one half
    bramble: HeldOut           # the same chances, each level alone
    old_whiskers: HeldOut


class Lifted(NamedTuple):
    """What better play changes in one edition."""

    edition: str
    check: str
    games: int                 # of Old Whiskers, in each set-up
    weights: tuple[float, ...]
    groups: tuple[Group, ...]


class Fitted(NamedTuple):
    """What the file holds; `version` is the game's."""

    version: int
    rows: tuple[Row, ...]
    lifted: tuple[Lifted, ...]


def read(text: str) -> Fitted:
    plain = tomllib.loads(text)
    return Fitted(plain["version"], tuple([
        Row(row["edition"], row["check"], row["mode"], row["games"], tuple(row["weights"]),
            tuple([HeldOut(*each) for each in row["held_out"]]), tuple(row["phases"])) for row in plain["fitted"]]),
        tuple([Lifted(each["edition"], each["check"], each["games"], tuple(each["weights"]),
                      tuple([_group(name, group) for name, group in each["groups"].items()]))
               for each in plain.get("lifted", [])]))


def _group(name: str, plain: Any) -> Group:
    return Group(name, tuple(plain["phases"]), tuple([HeldOut(*each) for each in plain["both"]]),
                 HeldOut(*plain["bramble"]), HeldOut(*plain["old_whiskers"]))


def written(head: str, fitted: Fitted) -> str:
    """Write the file, everything in order."""
    version, rows = fitted.version, fitted.rows
    text = [*[f"# {line}" for line in head.splitlines()], f"version = {version}", ""]
    for row in sorted(rows):
        assert len(row.weights) == WEIGHTS
        text += ["[[fitted]]", f'edition = "{row.edition}"', f'check = "{row.check}"', f'mode = "{row.mode}"',
                 f"games = {row.games}", f"weights = {[round(w, 4) for w in row.weights]}",
                 f"phases = {list(row.phases)}", f"held_out = {[_plain(each) for each in row.held_out]}", ""]
    for lifted in sorted(fitted.lifted):
        assert len(lifted.weights) == LIFT_WEIGHTS
        text += ["[[lifted]]", f'edition = "{lifted.edition}"', f'check = "{lifted.check}"', f"games = {lifted.games}",
                 f"weights = {[round(w, 4) for w in lifted.weights]}", ""]
        for group in lifted.groups:
            text += [f'[lifted.groups."{group.name}"]', f"phases = {list(group.phases)}",
                     f"both = {[_plain(each) for each in group.both]}", f"bramble = {_plain(group.bramble)}",
                     f"old_whiskers = {_plain(group.old_whiskers)}", ""]
    return "\n".join(text)


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
def chances_of(game_id: str, check: str) -> Chances | None:
    """Return the chances in this printing of a game; None: nothing was fitted, so no chance may be shown."""
    found = fitted_of(game_id)
    lifted = next((each for each in found.lifted if each.check == check), None)
    lift = None if lifted is None else Lift(list(lifted.weights))
    is_team = facts_of(game_id).cooperative if found.rows else False
    errors = {} if lifted is None else {group.name: group.both[-1].error for group in lifted.groups}
    fits = dict[str, Fit]()
    for row in found.rows:
        error = max(row.held_out[-1].error, errors.get(group_of(row.mode, is_team), 0.0))
        if row.check == check and error <= LARGEST_ERROR:
            fits[row.mode] = Fit(list(row.weights), error, lift)
    return Chances(fits) if fits else None
