"""How strong is a team of bots? Measures a level with every set of options, for the form of a new table.

    python -m mousehole.research.teams mousewarming-party --level bramble --level pip --games 1000
    python -m mousehole.research.teams mousewarming-party --level quill --games 200 --option abilities=false

A row of `teams.toml` in the game's folder is one level, one edition and one set of options: two bots of that level, and
the first so many games of the seed. The file is written as games are played, and the same command goes on where it was
stopped. Rows of another version of the game are dropped.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from mousehole.bots.levels import bot_names
from mousehole.bots.simulation import play_match
from mousehole.games import edition_names, facts_of, load_game
from mousehole.kernel import Options
from mousehole.table.measured import Team, team_file, teams_in

SEATS = 2
BLOCK = 20  # games after which the file is written


def cells_of(game_id: str, wanted: Sequence[str]) -> list[Options]:
    """Return every set of options that has these (`name=value`); who begins changes nothing."""
    options = [each for each in facts_of(game_id).options if not each.is_seat]
    found = [dict(zip([each.name for each in options], values, strict=True))
             for values in product(*[each.allowed(SEATS) for each in options])]
    return [cell for cell in found if {*wanted} <= {f"{name}={plain(value)}" for name, value in cell.items()}]


def commands_of(game_id: str, rows: Sequence[Team], seed: int) -> list[str]:
    """Return the commands that play these rows: one for a level and an edition if all sets of options have as many."""
    found = list[str]()
    for level, edition in sorted({row[:2] for row in rows}):
        mine = [row for row in rows if row[:2] == (level, edition)]
        said = f"python -m mousehole.research.teams {game_id} --level {level} --edition {edition} --seed {seed}"
        if len(mine) == len(cells_of(game_id, ())) and len({row.games for row in mine}) == 1:
            found.append(f"{said} --games {mine[0].games}")
        else:
            found += [" ".join([said, f"--games {row.games}", *[f"--option {name}={plain(value)}"
                                                                for name, value in row.options.items()]])
                      for row in mine]
    return found


def plain(value: bool | int | str) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def written(game_id: str, rows: Sequence[Team], seed: int) -> str:
    """Write the file, everything in order, with the commands that make it again."""
    rows = sorted(rows, key=lambda row: (row.edition != "standard", row.edition, row.level, str(row.options)))
    text = ["# How often two bots of one level win, for the form of a new table. Made by:",
            *[f"#   {each}" for each in commands_of(game_id, rows, seed)], f"version = {facts_of(game_id).version}", ""]
    for row in rows:
        text += ["[[team]]", f'level = "{row.level}"', f'edition = "{row.edition}"', f"games = {row.games}",
                 f"won = {row.won}", "[team.options]",
                 *[f"{name} = {json.dumps(value)}" for name, value in row.options.items()], ""]
    return "\n".join(text)


def measured(row: Team, game_id: str, seed: int, games: int) -> Team:
    """Return the row after this many more games."""
    game = load_game(game_id, row.edition)
    won = sum([bool(play_match(game, SEATS, row.options, [row.level], seed, number).outcome.winners)
               for number in range(row.games, row.games + games)])
    return row._replace(games=row.games + games, won=row.won + won)


def measure(path: Path, game_id: str, levels: Sequence[str], edition: str, cells: Sequence[Options], games: int,
            seed: int) -> None:
    """Play until every row has so many games."""
    for level, options in product(levels, cells):
        known = teams_in(path, game_id)
        key = (level, edition, options)
        row = next((each for each in known if each[:3] == key), Team(level, edition, options, 0, 0))
        others = [each for each in known if each[:3] != key]
        while row.games < games:
            row = measured(row, game_id, seed, min(BLOCK, games - row.games))
            path.write_text(written(game_id, [*others, row], seed), "utf-8")
        told = ", ".join([f"{name} {value}" for name, value in options.items()])
        print(f"| {level} | {edition} | {told} | {row.games:,} | {row.won / row.games:.1%} |", flush=True)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.research.teams",
                                     description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--level", action="append", required=True, choices=bot_names(),
                        help="may be given several times")
    parser.add_argument("--games", type=int, default=400, help="per set of options; default: 400")
    parser.add_argument("--edition", default="standard")
    parser.add_argument("--option", action="append", default=[], help="name=value: only sets that have it")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--out", type=Path, help="default: teams.toml in the game's folder")
    args = parser.parse_args(given)
    if args.edition not in edition_names(args.game):
        parser.error(f"editions of this game: {', '.join(edition_names(args.game))}")
    cells = cells_of(args.game, args.option)
    if not cells:
        parser.error(f"there is no table with {' '.join(args.option)}")
    measure(args.out or team_file(args.game), args.game, args.level, args.edition, cells, args.games, args.seed)


if __name__ == "__main__":
    main()
