"""`mousehole simulate`: bots play many games; the same seed gives the same games."""
from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import partial
from statistics import mean, quantiles
from time import perf_counter
from typing import Any, NamedTuple

from mousehole.bots.contest import Contest
from mousehole.bots.levels import make_bot
from mousehole.bots.simulation import play_match
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.numbers import MAX_WORKERS, integer, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.kernel import Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.research.workers import shared_out
from mousehole.words import Words

CHUNKS = 40  # steps of the progress bar, and so how often a process reports


class Played(NamedTuple):
    """A match as plain data, which can cross processes."""

    number: int
    answers: int
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    outcome: Any = None  # the whole outcome, if it is wanted


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-seats-4"))
    parser.add_argument("--games", type=whole(1), default=100, metavar="K", help=said("help-games"))
    parser.add_argument("--bots", default="random", metavar=said("meta-names"),
                        help=said("help-bots", default="random"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--pace", type=whole(1), metavar=said("meta-seconds"), help=said("help-pace"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=1, metavar="K", help=said("help-workers"))
    parser.add_argument("--ray", metavar=said("meta-address"), help=said("help-ray"))
    parser.add_argument("--json", action="store_true", help=said("help-json"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    game, edition = loaded(args)
    seats = args.seats if args.seats is not None else min(max(4, game.facts.fewest), game.facts.most)
    bots, options = args.bots.split(","), options_of(args)
    checked = game.facts.checked(seats, options)
    for name in bots:
        make_bot(name, game, Rng.numbered(0))
    contest = Contest(args.game, seats, tuple(bots), args.seed, tuple(options.items()), edition["name"],
                      edition.get("text"), args.pace)
    start, matches = perf_counter(), list[Played]()
    step = max(1, args.games // CHUNKS)
    chunks = [range(first, min(first + step, args.games)) for first in range(0, args.games, step)]
    for played in shared_out(partial(play, contest, args.json), chunks, args.workers, args.ray):
        matches += played
        show_progress(len(matches), args.games)
    matches.sort()
    seconds = perf_counter() - start
    report = {"game": args.game, "edition": args.edition, "version": game.facts.version, "seats": seats, "bots": bots,
              "seed": args.seed, "options": checked, **summary(game, matches),
              "speed": {"seconds": round(seconds, 3), "games_per_second": round(len(matches) / seconds, 1),
                        "decisions_per_second": round(sum(m.answers for m in matches) / seconds)}}
    if args.json:
        report["outcomes"] = [{"answers": m.answers, **m.outcome} for m in matches]
        print(json.dumps(report))
    else:
        _print(report, Words(args.game, args.lang))
    return 0


def play(contest: Contest, in_full: bool, numbers: range) -> list[Played]:
    """Play these matches of the series, one after the other."""
    game, options, bots = contest.table(), dict(contest.options), list(contest.bots)
    codec, found = Codec(game), list[Played]()
    for number in numbers:
        answers, outcome = play_match(game, contest.seats, options, bots, contest.seed, number, contest.pace)
        found.append(Played(number, answers, outcome.reason, outcome.scores, outcome.winners,
                            codec.plain(outcome) if in_full else None))
    return found


def summary(game: Game, matches: list[Played]) -> dict[str, object]:
    """Summarize how they ended, how long they were, and how the scores spread, seat by seat."""
    seats = range(len(matches[0].scores))
    return {
        "games": len(matches),
        "cooperative": game.facts.cooperative,
        "endings": dict(Counter(m.reason for m in matches).most_common()),
        "answers": spread([m.answers for m in matches]),
        "scores": [spread([m.scores[seat] for m in matches]) for seat in seats],
        "wins": [sum(seat in m.winners for m in matches) for seat in seats],
    }


def spread(numbers: list[int]) -> dict[str, float]:
    low, middle, high = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else numbers * 3
    return {"mean": round(mean(numbers), 2), "min": min(numbers), "quarter": low, "median": middle,
            "three_quarters": high, "max": max(numbers)}


def _print(report: dict[str, object], words: Words) -> None:
    """Say it to people, who count seats from 1."""
    speed, scores, wins = report["speed"], report["scores"], report["wins"]
    assert isinstance(speed, dict)
    assert isinstance(scores, list)
    assert isinstance(wins, list)
    print(said("simulated", games=report["games"], title=words.message("title"), seats=report["seats"],
               speed=speed["games_per_second"], decisions=speed["decisions_per_second"]))
    rows = [(said("simulated-ended"), _endings(words, report["endings"])),
            (said("simulated-moves"), _line(report["answers"]))]
    whose = [said("simulated-team")] if report["cooperative"] else [
        said("simulated-seat", n=n) for n in range(1, len(scores) + 1)]
    rows += [(who, said("simulated-won", spread=_line(score), won=won))
             for who, score, won in zip(whose, scores, wins, strict=False)]
    width = max([len(head) for head, _ in rows])
    for head, text in rows:
        print(f"{head:{width}s}  {text}")


def _endings(words: Words, endings: object) -> str:
    assert isinstance(endings, dict)
    return " · ".join([words.pair(words.message(f"ending-{reason}"), count) for reason, count in endings.items()])


def _line(spread: object) -> str:
    assert isinstance(spread, dict)
    return said("simulated-spread", mean=spread["mean"], least=spread["min"], most=spread["max"],
                quarter=spread["quarter"], three_quarters=spread["three_quarters"])
