"""`mousehole arena`: which bot is stronger, and how certain is that?"""
from __future__ import annotations

import argparse
import os

from mousehole.bots.contest import Contest, Record, head_to_head, standings
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.files import writable
from mousehole.commands.numbers import MAX_WORKERS, integer, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.research import arena
from mousehole.words.figures import interval, number


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default="pip,bramble,juniper,old-whiskers", metavar=said("meta-names-two"),
                        help=said("help-bots-compared"))
    parser.add_argument("--games", type=whole(1), default=400, metavar="N", help=said("help-games-at-least"))
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-seats-2"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--pace", type=whole(1), metavar=said("meta-seconds"), help=said("help-pace"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=os.cpu_count() or 1, metavar="K",
                        help=said("help-workers"))
    parser.add_argument("--json", metavar=said("meta-file"), help=said("help-arena-json"))
    parser.add_argument("--ray", metavar=said("meta-address"), help=said("help-ray"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    contest = contest_of(args, tuple(name.strip() for name in args.bots.split(",")))
    deals = contest.deals_for(args.games)
    file = writable(args.json) if args.json else None
    played = arena.run(contest, deals, file, args.workers, args.ray, show_progress)
    for line in table(contest, played, args.lang):
        print(line)
    return 0


def contest_of(args: argparse.Namespace, bots: tuple[str, ...]) -> Contest:
    game, edition = loaded(args)
    seats = args.seats if args.seats is not None else max(2, game.facts.fewest)
    return Contest(args.game, seats, bots, args.seed, tuple(options_of(args).items()), edition["name"],
                   edition.get("text"), args.pace).checked()


def table(contest: Contest, played: list[list[Record]], language: str = "en") -> list[str]:
    """Write the result as Markdown, ready for a page. Intervals are 95% intervals over deals."""
    cooperative = contest.table().facts.cooperative
    games = sum(len(records) for records in played)
    lines = [said("arena-head", game=contest.game, seats=contest.seats, seed=str(contest.seed), games=games,
                  deals=len(played)), ""]
    can_win = any(r["winners"] for records in played for r in records)
    lines += [_row([said(f"arena-{word}") for word in ("bot", "games", "won", "place", "score", "rating")]),
              "|---|---|---|---|---|---|"]
    for s in standings(contest, played):
        won = interval(s.wins, language, is_share=True) if can_win else "–"
        where = "–" if cooperative else interval(s.place, language)
        mean, low, high = [number(x, language, 0, is_signed=True) for x in (s.rating.mean, s.rating.low, s.rating.high)]
        rating = said("arena-from-to", mean=mean, low=low, high=high)
        lines.append(_row([s.bot, str(s.games), won, where, interval(s.score, language), rating]))
    if len(contest.bots) > 1:
        lines += ["", _row([said("arena-duel"), said("arena-share")]), "|---|---|"]
        for (a, b), share in head_to_head(contest, played).items():
            lines.append(_row([f"{a} – {b}", interval(share, language, is_share=True)]))
    return lines


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
