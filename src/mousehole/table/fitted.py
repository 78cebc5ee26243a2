"""The fits of a game's chances: made by `mousehole calibrate`, kept as data in the game's folder."""
from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from mousehole.bots.chances import WEIGHTS, Chances, Fit
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


def read(text: str) -> tuple[int, list[Row]]:
    """Return the game's version that was fitted, and the rows."""
    plain = tomllib.loads(text)
    return plain["version"], [
        Row(row["edition"], row["check"], row["mode"], row["games"], tuple(row["weights"]),
            tuple([HeldOut(*each) for each in row["held_out"]]), tuple(row["phases"])) for row in plain["fitted"]]


def written(head: str, version: int, rows: Sequence[Row]) -> str:
    """Write the file, rows in order."""
    text = [*[f"# {line}" for line in head.splitlines()], f"version = {version}", ""]
    for row in sorted(rows):
        assert len(row.weights) == WEIGHTS
        text += ["[[fitted]]", f'edition = "{row.edition}"', f'check = "{row.check}"', f'mode = "{row.mode}"',
                 f"games = {row.games}", f"weights = {[round(w, 4) for w in row.weights]}",
                 f"phases = {list(row.phases)}",
                 f"held_out = {[[each.samples, *[round(x, 4) for x in each[1:]]] for each in row.held_out]}", ""]
    return "\n".join(text)


def file_of(game_id: str) -> Any:
    return files(folder(game_id)) / NAME


@lru_cache(maxsize=16)
def rows_of(game_id: str) -> tuple[Row, ...]:
    """Return a game's rows; none if nothing was fitted for this version of the game."""
    if game_id not in GAMES or not file_of(game_id).is_file():
        return ()
    version, rows = read(file_of(game_id).read_text("utf-8"))
    return tuple(rows) if version == facts_of(game_id).version else ()


@lru_cache(maxsize=64)
def chances_of(game_id: str, check: str) -> Chances | None:
    """Return the chances in this printing of a game; None: nothing was fitted, so no chance may be shown."""
    fits = {row.mode: Fit(list(row.weights), row.held_out[-1].error) for row in rows_of(game_id)
            if row.check == check and row.held_out[-1].error <= LARGEST_ERROR}
    return Chances(fits) if fits else None
