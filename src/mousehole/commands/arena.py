"""`mousehole arena`: which bot is stronger, and how sure is that?"""
from __future__ import annotations

import argparse
import os
from pathlib import Path

from mousehole.bots.contest import Contest, Record, head_to_head, standings
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.progress import show_progress
from mousehole.kernel import BadSetup
from mousehole.research import arena


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default="pip,bramble,juniper,old-whiskers", metavar="NAME,NAME…")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="at least; whole deals are played")
    parser.add_argument("--seats", type=int, help="default: 2, or as few as the game allows")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pace", type=int, metavar="SECONDS", help="an answer takes off a clock (else each bot's own)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="K", help="processes")
    parser.add_argument("--json", metavar="FILE", help="keep every game there; go on if it has some already")
    parser.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster; `local` starts one on this machine")
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise BadSetup("--games and --workers are at least 1")
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
    """In Markdown, so that it can be put into a page as it is. Intervals are of 95 %, over deals."""
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
