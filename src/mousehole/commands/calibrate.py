"""`mousehole calibrate`: fits the chances that are shown to simulated games, and checks them on others."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mousehole.bots.calibration import PHASES, Sample, SetUp, fit_all, held_out, one_game, reliability
from mousehole.bots.chances import Fit
from mousehole.bots.levels import make_bot
from mousehole.commands.arguments import add_game, add_options, options_of
from mousehole.commands.numbers import MAX_WORKERS, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.games import build, edition_names, folder, is_scored, load_game, setups
from mousehole.kernel import BadSetup, Options, Rng
from mousehole.research.workers import shared_out
from mousehole.table import fitted
from mousehole.table.box import edition_head
from mousehole.table.fitted import HeldOut, Row

BLOCK = 60           # games that a process plays in one go
OTHER_GAMES = 100_000  # games from this number on were never fitted


class Task(NamedTuple):
    """Games of one set-up, as plain data that can cross processes."""

    game: str
    edition: str
    setup: int
    bot: str
    seed: int
    first: int
    games: int


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole(24), default=1000, metavar="N", help=said("help-calibrate-games"))
    parser.add_argument("--edition", action="append", metavar=said("meta-name"), help=said("help-calibrate-edition"))
    add_options(parser)
    parser.add_argument("--check", metavar=said("meta-bot"), help=said("help-calibrate-check"))
    parser.add_argument("--table", action="store_true", help=said("help-calibrate-table"))
    parser.add_argument("--out", type=Path, metavar=said("meta-file"), help=said("help-calibrate-out"))
    parser.add_argument("--seed", type=seed, default=2026, metavar="N", help=said("help-calibrate-seed"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=1, metavar="K", help=said("help-workers"))


def run(args: argparse.Namespace) -> int:
    folder(args.game)
    if is_scored(args.game):
        raise BadSetup(said("error-calibrate-scored"))
    if args.table:
        print_table(fitted.rows_of(args.game))
        return 0
    found: list[Row] = []
    for edition in args.edition or edition_names(args.game):
        found += check_edition(args, edition) if args.check else fit_edition(args, edition)
    print_table(found)
    if not args.check:
        write(args, found)
    return 0


def fit_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    check = edition_head(args.game, edition)["check"]
    played, luck = play(args, edition, "bramble", 0), Rng.numbered(args.seed)
    weights, told = fit_all(played, luck.clone()), held_out(played, luck.clone())
    return [row_of(edition, check, mode, args.games, weights[mode], told[mode]) for mode in weights if told[mode]]


def check_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    """Compare the chances that are in use with the games of another bot."""
    make_bot(args.check, load_game(args.game, edition), Rng.numbered(0))
    check, found = edition_head(args.game, edition)["check"], list[Row]()
    others = play(args, edition, args.check, OTHER_GAMES)
    for row in fitted.rows_of(args.game):
        if row.check == check and row.mode in others:
            fit = Fit(list(row.weights), 0.0)
            told = [(each, fit.chance(each.value, each.progress)) for each in others[row.mode]]
            found.append(row_of(edition, check, row.mode, args.games, row.weights, told))
    return found


def play(args: argparse.Namespace, edition: str, bot: str, first: int) -> dict[str, list[Sample]]:
    """Play games of every set-up that has the requested options; return their samples by mode."""
    wanted, end = options_of(args), first + args.games
    facts = load_game(args.game, edition).facts
    facts.checked(facts.fewest, wanted)
    tasks = [Task(args.game, edition, n, bot, args.seed, at, min(BLOCK, end - at))
             for n, setup in enumerate(setups_of(args.game, edition)) if fits(setup.options, wanted)
             for at in range(first, end, BLOCK)]
    if not tasks:
        raise BadSetup(said("error-calibrate-options"))
    found: dict[str, list[Sample]] = {}
    rows = dict[int, list[tuple[object, ...]]]()
    for done, (number, row) in enumerate(shared_out(partial(play_block, tasks), range(len(tasks)), args.workers), 1):
        rows[number] = row
        show_progress(done, len(tasks))
    for number in sorted(rows):
        for plain in rows[number]:
            each = Sample(*plain)  # type: ignore[arg-type]
            found.setdefault(each.mode, []).append(each)
    return found


def play_block(tasks: Sequence[Task], number: int) -> tuple[int, list[tuple[object, ...]]]:
    task = tasks[number]
    game, setup = load_game(task.game, task.edition), setups_of(task.game, task.edition)[task.setup]
    return number, [tuple(each) for at in range(task.first, task.first + task.games)
                    for each in one_game(game, setup, setup.seats[at % len(setup.seats)], task.bot, task.seed, at)]


def setups_of(game_id: str, edition: str) -> list[SetUp]:
    return [SetUp(*each) for each in setups(load_game(game_id, edition))]


def fits(options: Options, wanted: Options) -> bool:
    return all([options.get(name, value) == value for name, value in wanted.items()])


def row_of(edition: str, check: str, mode: str, games: int, weights: Sequence[float],
           told: Sequence[tuple[Sample, float]]) -> Row:
    seen = [phase for phase in range(len(PHASES)) if any([each.phase == phase for each, _ in told])]
    pairs = [[(chance, each.won) for each, chance in told if phase in (None, each.phase)] for phase in (*seen, None)]
    found = tuple([HeldOut(*reliability(row)[:5]) for row in pairs])
    return Row(edition, check, mode, games, tuple(weights), found, tuple(seen))


def print_table(rows: Sequence[Row]) -> None:
    """Print Markdown: for each mode and phase the mean chance, the share that was won, the error, and Brier's score."""
    phases = [said(name) for name in ("calibrated-early", "calibrated-middle", "calibrated-late")]
    print("| " + " | ".join([said("calibrated-edition"), said("calibrated-mode"), said("calibrated-samples"),
                             *phases, said("calibrated-error")]) + " |")
    print("|---" * (len(phases) + 4) + "|")
    for row in rows:
        by_phase = dict(zip(row.phases, row.held_out, strict=False))
        cells = [_cell(by_phase[n]) if n in by_phase else "–" for n in range(len(PHASES))]
        whole = row.held_out[-1]
        print(f"| {row.edition} | {row.mode} | {whole.samples} | {' | '.join(cells)} | {100 * whole.error:.1f} |")


def _cell(seen: HeldOut) -> str:
    return f"{100 * seen.told:.0f} / {100 * seen.won:.0f} · {100 * seen.error:.1f} · {seen.brier:.3f}"


def write(args: argparse.Namespace, found: Sequence[Row]) -> None:
    """Write the fits into the game's folder; what was not fitted again stays."""
    path = args.out or Path(str(fitted.file_of(args.game)))
    fresh = {(row.check, row.mode) for row in found}
    version = load_game(args.game).facts.version
    kept = list[Row]()
    if path.is_file():
        before, rows = fitted.read(path.read_text("utf-8"))
        checks = {edition_head(args.game, edition)["check"] for edition in edition_names(args.game)}
        kept = [row for row in rows if before == version and (row.check, row.mode) not in fresh and row.check in checks]
    head = (f"Made by: mousehole calibrate {args.game} --games {args.games} --seed {args.seed}\n"
            f"Bramble's games ({build()} build). Held out: samples, mean chance, share won, Brier score, "
            "calibration error; by phase, then for all.")
    path.write_text(fitted.written(head, version, [*kept, *found]), "utf-8")
    print(said("calibrated", rows=len(found), path=str(path)))
