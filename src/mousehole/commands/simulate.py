"""`mousehole simulate`: bots play many matches; the same seed, the same matches."""
from __future__ import annotations

import argparse
import json
from collections import Counter
from statistics import mean, quantiles
from time import perf_counter

from mousehole.bots.simulation import Played, play_match
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.progress import show_progress
from mousehole.kernel import BadSetup, Game
from mousehole.kernel.codec import Codec


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=int, help="default: 4, or the nearest number the game allows")
    parser.add_argument("--games", type=int, default=100, metavar="K")
    parser.add_argument("--bots", default="random", metavar="NAME[,NAME…]", help="seated clockwise, starting over")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pace", type=int, metavar="SECONDS", help="an answer takes off a clock (else each bot's own)")
    parser.add_argument("--json", action="store_true")
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    game, _ = loaded(args)
    seats = args.seats if args.seats is not None else min(max(4, game.facts.fewest), game.facts.most)
    if args.games < 1 or (args.pace is not None and args.pace < 1):
        raise BadSetup("--games and --pace are at least 1")
    bots, options, matches = args.bots.split(","), options_of(args), list[Played]()
    start = perf_counter()
    for number in range(args.games):
        matches.append(play_match(game, seats, options, bots, args.seed, number, args.pace))
        show_progress(number + 1, args.games)
    seconds = perf_counter() - start
    report = {"game": args.game, "edition": args.edition, "version": game.facts.version, "seats": seats, "bots": bots,
              "seed": args.seed, "options": game.facts.checked(seats, options), **summary(game, matches),
              "speed": {"seconds": round(seconds, 3), "games_per_second": round(len(matches) / seconds, 1),
                        "decisions_per_second": round(sum(m.answers for m in matches) / seconds)}}
    if args.json:
        codec = Codec(game)
        report["outcomes"] = [{"answers": m.answers, **codec.plain(m.outcome)} for m in matches]
        print(json.dumps(report))
    else:
        _print(report)
    return 0


def summary(game: Game, matches: list[Played]) -> dict[str, object]:
    """How they ended, how long they were, and how the scores spread, seat by seat."""
    seats = range(len(matches[0].outcome.scores))
    return {
        "games": len(matches),
        "cooperative": game.facts.cooperative,
        "endings": dict(Counter(m.outcome.reason for m in matches).most_common()),
        "answers": spread([m.answers for m in matches]),
        "scores": [spread([m.outcome.scores[seat] for m in matches]) for seat in seats],
        "wins": [sum(seat in m.outcome.winners for m in matches) for seat in seats],
    }


def spread(numbers: list[int]) -> dict[str, float]:
    low, middle, high = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else numbers * 3
    return {"mean": round(mean(numbers), 2), "min": min(numbers), "quarter": low, "median": middle,
            "three_quarters": high, "max": max(numbers)}


def _print(report: dict[str, object]) -> None:
    speed, games = report["speed"], report["games"]
    assert isinstance(speed, dict)
    print(f"{games} games of {report['game']}, {report['seats']} seats: {speed['games_per_second']:,} games/s, "
          f"{speed['decisions_per_second']:,} decisions/s")
    print(f"ended     {report['endings']}")
    print(f"answers   {_line(report['answers'])}")
    scores, wins = report["scores"], report["wins"]
    assert isinstance(scores, list)
    assert isinstance(wins, list)
    if report["cooperative"]:
        print(f"team      {_line(scores[0])}; won {wins[0]}")
        return
    for seat, (score, won) in enumerate(zip(scores, wins, strict=True)):
        print(f"seat {seat}    {_line(score)}; won {won}")


def _line(spread: object) -> str:
    assert isinstance(spread, dict)
    return (f"mean {spread['mean']}, from {spread['min']} to {spread['max']}, "
            f"half between {spread['quarter']} and {spread['three_quarters']}")
