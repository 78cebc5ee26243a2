"""How often the greedy team wins, in every difficulty.

    python -m mousehole.games.mousewarming_party.winrates --games 1000
    python -m mousehole.games.mousewarming_party.winrates --games 1000 --edition small
    python -m mousehole.games.mousewarming_party.winrates --games 1000 --pairs    # of mice with their abilities
    python -m mousehole.games.mousewarming_party.winrates --games 1000 --write winrates.toml   # for those who choose
"""
from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations
from pathlib import Path

from mousehole.games import edition_names, load_game
from mousehole.games.mousewarming_party.wire import TakeMouse
from mousehole.kernel import Game, Options, Rng, playout

GAME = "mousewarming-party"
TRAYS = ("silver", "one golden", "two golden")


def won(reason: str) -> bool:
    return reason == "party" or reason.endswith("-won")


def series(game: Game, options: Options, games: int, team: str,
           pair: tuple[str, ...] = ()) -> tuple[Counter[str], float]:
    """How this many games ended, and the turns they took; game n is the same every time."""
    endings, turns = Counter[str](), 0
    for number in range(games):
        s, rng = game.start(1, Rng.numbered(number), options), Rng.numbered(1_000_000 + number)
        s.events = None
        if pair:
            game.apply(s, 0, game.advance(s)[0].options[0])
            for mouse in pair:
                game.advance(s)
                game.apply(s, 0, TakeMouse(mouse))
        playout(game, s, rng, sensible=team == "greedy")
        endings[game.outcome(s).reason] += 1
        turns += s.turns
    return endings, turns / games


def line(name: str, endings: Counter[str], turns: float) -> str:
    games = endings.total()
    shares = " ".join([f"{reason} {100 * n / games:.1f} %" for reason, n in sorted(endings.items())])
    wins = sum([n for reason, n in endings.items() if won(reason)])
    return f"{name:22s} won {100 * wins / games:5.1f} %   {turns:4.1f} turns   {shares}"


def cells() -> list[Options]:
    """Every difficulty; with abilities, the team takes the mice that it likes best."""
    return [{"burrows": burrows, "golden_trays": golden, "abilities": abilities}
            for abilities in (False, True) for burrows in ("open", "hidden") for golden in range(len(TRAYS))]


def written(games: int, edition: str, options: Options, endings: Counter[str]) -> str:
    wins = sum([n for reason, n in endings.items() if won(reason)])
    lines = [f"{name} = {str(value).lower() if isinstance(value, bool) else repr(value)}".replace("'", '"')
             for name, value in options.items()]
    return "\n".join(["[[measured]]", f'edition = "{edition}"', f"games = {games}", f"won = {wins}",
                      "[measured.options]", *lines, ""])


def write(path: Path, games: int) -> None:
    """The figures that the form for a new table shows: how often a team of greedy bots won each kind of game."""
    text = [f"# Made by: python -m mousehole.games.mousewarming_party.winrates --games {games} --write {path.name}",
            f"# One seat, the greedy team, games number 0 to {games - 1}.\n"]
    for edition in edition_names(GAME):
        game = load_game(GAME, edition)
        for options in cells():
            endings, turns = series(game, options, games, "greedy")
            print(line(f"{edition} {list(options.values())}", endings, turns), flush=True)
            text.append(written(games, edition, options, endings))
    path.write_text("\n".join(text), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.games.mousewarming_party.winrates")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--edition", default="standard", choices=edition_names(GAME))
    parser.add_argument("--team", default="greedy", choices=["greedy", "random"])
    parser.add_argument("--pairs", action="store_true", help="hidden burrows, silver trays, and each pair of mice")
    parser.add_argument("--write", type=Path, help="measure every difficulty of every edition, into this file")
    asked = parser.parse_args()
    if asked.write:
        write(asked.write, asked.games)
        return
    game = load_game(GAME, asked.edition)
    print(f"{asked.games} games per line, {asked.team} team, edition {asked.edition}")
    if asked.pairs:
        for pair in combinations(game.box.mice, 2):
            print(line(" + ".join(pair), *series(game, {"abilities": True}, asked.games, asked.team, pair)), flush=True)
        return
    for burrows in ("open", "hidden"):
        for golden, name in enumerate(TRAYS):
            options: Options = {"burrows": burrows, "golden_trays": golden}
            print(line(f"{burrows}, {name}", *series(game, options, asked.games, asked.team)), flush=True)


if __name__ == "__main__":
    main()
