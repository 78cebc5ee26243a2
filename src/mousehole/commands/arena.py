"""`mousehole arena`: which bot is stronger, and how certain is that?"""
from __future__ import annotations

import argparse
import os
from pathlib import Path

from mousehole.bots.contest import Contest, Record, head_to_head, standings
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup
from mousehole.research import arena


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default="pip,bramble,juniper,old-whiskers", metavar="NAME,NAME…",
                        help=said("help-bots-compared"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help=said("help-games-at-least"))
    parser.add_argument("--seats", type=int, metavar="N", help=said("help-seats-2"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--pace", type=int, metavar="SECONDS", help=said("help-pace"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="K",
                        help=said("help-workers"))
    parser.add_argument("--json", metavar="FILE", help=said("help-arena-json"))
    parser.add_argument("--ray", metavar="ADDRESS", help=said("help-arena-ray"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise BadSetup(said("error-at-least", options="--games, --workers", least=1))
    contest = contest_of(args, tuple(name.strip() for name in args.bots.split(",")))
    deals = contest.deals_for(args.games)
    file = Path(args.json) if args.json else None
    played = arena.run(contest, deals, file, args.workers, args.ray, show_progress)
    for line in table(contest, played):
        print(line)
    return 0


def contest_of(args: argparse.Namespace, bots: tuple[str, ...]) -> Contest:
    game, edition = loaded(args)
    seats = args.seats if args.seats is not None else max(2, game.facts.fewest)
    return Contest(args.game, seats, bots, args.seed, tuple(options_of(args).items()), edition["name"],
                   edition.get("text"), args.pace).checked()


def table(contest: Contest, played: list[list[Record]]) -> list[str]:
    """Write the result as Markdown, ready for a page. Intervals are 95% intervals over deals."""
    cooperative = contest.table().facts.cooperative
    games = sum(len(records) for records in played)
    lines = [f"{contest.game}, {contest.seats} seats, seed {contest.seed}: {games} games on {len(played)} deals", ""]
    can_win = any(r["winners"] for records in played for r in records)
    lines += ["| bot | games | won | place 0–1 | score | rating |", "|---|---|---|---|---|---|"]
    for s in standings(contest, played):
        won = s.wins.percent() if can_win else "–"
        where = "–" if cooperative else s.place.plain()
        rating = f"{s.rating.mean:+.0f} ({s.rating.low:+.0f} to {s.rating.high:+.0f})"
        lines.append(f"| {s.bot} | {s.games} | {won} | {where} | {s.score.plain()} | {rating} |")
    if len(contest.bots) > 1:
        lines += ["", "| duel | share of the first |", "|---|---|"]
        for (a, b), share in head_to_head(contest, played).items():
            lines.append(f"| {a} – {b} | {share.percent()} |")
    return lines
