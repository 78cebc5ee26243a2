"""How often bots won a cooperative game with given options: measured by play, kept as data in the game's folder."""
from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from mousehole.games import facts_of, folder
from mousehole.kernel import Options


class Measured(NamedTuple):
    edition: str
    options: Options
    games: int
    won: int


class Team(NamedTuple):
    """How often a team of bots of one level won, with these options."""

    level: str
    edition: str
    options: Options
    games: int
    won: int


@lru_cache(maxsize=64)
def teams_of(game_id: str) -> tuple[Team, ...]:
    """Return what `teams.toml` says of this version of the game; empty if nothing has been measured."""
    return teams_in(team_file(game_id), game_id)


def team_file(game_id: str) -> Path:
    return Path(str(files(folder(game_id)) / "teams.toml"))


def teams_in(file: Path, game_id: str) -> tuple[Team, ...]:
    plain = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    if plain.get("version") != facts_of(game_id).version:
        return ()
    return tuple([Team(row["level"], row["edition"], row["options"], row["games"], row["won"])
                  for row in plain["team"]])


@lru_cache(maxsize=64)
def measured_of(game_id: str) -> tuple[Measured, ...]:
    """Return the contents of `winrates.toml`; empty if nothing has been measured."""
    file = files(folder(game_id)) / "winrates.toml"
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text("utf-8"))["measured"]
    return tuple([Measured(row["edition"], row["options"], row["games"], row["won"]) for row in rows])
