"""`mousehole calibrate`: fits the chances that are shown to simulated games, and checks them on others."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mousehole.bots.calibration import (
    PHASES,
    Sample,
    SetUp,
    fit_all,
    group_of,
    held_out,
    lift_of,
    lifted_apart,
    one_game,
    reliability,
)
from mousehole.bots.chances import Fit, Lift
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
from mousehole.table.fitted import Fitted, Group, HeldOut, Lifted, Row

BLOCK = 60           # games that a process plays in one go
OTHER_GAMES = 100_000   # games from this number on were never fitted
CHECKED = 10            # games of Bramble that shown chances are checked on, for each of Old Whiskers'
LEVELS = {"bramble": "bramble", "old-whiskers": "old-whiskers@1"}  # their bots; the second one never changes


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
    parser.add_argument("--expert-games", type=whole(0), default=24, metavar="N",
                        help=said("help-calibrate-expert-games"))
    parser.add_argument("--only", choices=LEVELS, help=said("help-calibrate-only"))
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
        print_groups(fitted.fitted_of(args.game).lifted)
        return 0
    editions = args.edition or edition_names(args.game)
    if args.check:
        print_table([row for edition in editions for row in check_edition(args, edition)])
        return 0
    if args.only != "old-whiskers":
        found = [row for edition in editions for row in fit_edition(args, edition)]
        print_table(found)
        write(args, found, [])
    if args.only != "bramble" and args.expert_games:
        lifted = [lift_edition(args, edition) for edition in editions]
        print_groups(lifted)
        write(args, [], lifted)
    return 0


def fit_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    check = edition_head(args.game, edition)["check"]
    played, luck = play(args, edition, "bramble", 0, args.games), Rng.numbered(args.seed)
    weights, told = fit_all(played, luck.clone()), held_out(played, luck.clone())
    return [row_of(edition, check, mode, args.games, weights[mode], told[mode]) for mode in weights if told[mode]]


def lift_edition(args: argparse.Namespace, edition: str) -> Lifted:
    """Fit what Old Whiskers' games change, and check what is shown on games of both levels that were not fitted."""
    check = edition_head(args.game, edition)["check"]
    before = fitted.read(path_of(args).read_text("utf-8"))
    fits = {row.mode: Fit(list(row.weights), 0.0) for row in before.rows if row.check == check}
    many = CHECKED * args.expert_games
    played = [[each for rows in play(args, edition, bot, OTHER_GAMES, count).values() for each in rows
               if each.mode in fits] for bot, count in zip(LEVELS.values(), (many, args.expert_games), strict=True)]
    lift = lift_of(fits, played[1])
    shown = {mode: Fit(fit.weights, 0.0, lift) for mode, fit in fits.items()}
    told = [[(each, shown[each.mode]) for each in played[0]], lifted_apart(fits, played[1])]
    is_team = load_game(args.game, edition).facts.cooperative
    groups = [group_row(group, [[each for each in level if group_of(each[0].mode, is_team) == group] for level in told])
              for group in sorted({group_of(mode, is_team) for mode in fits})]
    return Lifted(edition, check, args.expert_games, tuple(lift.weights), tuple(groups))


def group_row(group: str, told: Sequence[Sequence[tuple[Sample, Fit]]]) -> Group:
    """Say what chances were worth in these modes: to both levels by phase, and to each."""
    levels = [[(each, fit.chance(each.value, each.progress, each.even)) for each, fit in level] for level in told]
    seen = [phase for phase in range(len(PHASES))
            if all([any([each.phase == phase for each, _ in level]) for level in levels])]

    def pairs(level: Sequence[tuple[Sample, float]], phase: int | None) -> list[tuple[float, float]]:
        return [(chance, each.won) for each, chance in level if phase in (None, each.phase)]

    both = [HeldOut(*reliability(*[pairs(level, phase) for level in levels])[:5]) for phase in (*seen, None)]
    alone = [HeldOut(*reliability(pairs(level, None))[:5]) for level in levels]
    return Group(group, tuple(seen), tuple(both), *alone)


def check_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    """Compare the chances that are in use with the games of another bot."""
    make_bot(args.check, load_game(args.game, edition), Rng.numbered(0))
    check, found = edition_head(args.game, edition)["check"], list[Row]()
    others, now = play(args, edition, args.check, OTHER_GAMES, args.games), fitted.fitted_of(args.game)
    lift = next((Lift(list(each.weights)) for each in now.lifted if each.check == check), None)
    for row in now.rows:
        if row.check == check and row.mode in others:
            fit = Fit(list(row.weights), 0.0, lift)
            told = [(each, fit.chance(each.value, each.progress, each.even)) for each in others[row.mode]]
            found.append(row_of(edition, check, row.mode, args.games, row.weights, told))
    return found


def play(args: argparse.Namespace, edition: str, bot: str, first: int, games: int) -> dict[str, list[Sample]]:
    """Play games of every set-up that has the requested options; return their samples by mode."""
    wanted = options_of(args)
    facts = load_game(args.game, edition).facts
    facts.checked(facts.fewest, wanted)
    tasks = list[Task]()
    for n, setup in enumerate(setups_of(args.game, edition)):
        begin = first + n * games if first else 0  # other games than those that were fitted are others in each set-up
        if fits(setup.options, wanted):
            tasks += [Task(args.game, edition, n, bot, args.seed, at, min(BLOCK, begin + games - at))
                      for at in range(begin, begin + games, BLOCK)]
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


def print_groups(found: Sequence[Lifted]) -> None:
    """Print Markdown: what the chances that are shown are worth in games of both levels, and of each alone."""
    phases = [said(name) for name in ("calibrated-early", "calibrated-middle", "calibrated-late")]
    print("\n| " + " | ".join([said("calibrated-edition"), said("calibrated-mode"), said("calibrated-samples"), *phases,
                               said("calibrated-error"), "Bramble", "Old Whiskers"]) + " |")
    print("|---" * (len(phases) + 6) + "|")
    for lifted in found:
        for group in lifted.groups:
            by_phase = dict(zip(group.phases, group.both, strict=False))
            cells = [_cell(by_phase[n]) if n in by_phase else "–" for n in range(len(PHASES))]
            alone = [f"{100 * each.told:.0f} / {100 * each.won:.0f} · {100 * each.error:.1f}"
                     for each in (group.bramble, group.old_whiskers)]
            print(f"| {lifted.edition} | {group.name} | {group.bramble.samples} + {group.old_whiskers.samples} | "
                  f"{' | '.join(cells)} | {100 * group.both[-1].error:.1f} | {' | '.join(alone)} |")


def path_of(args: argparse.Namespace) -> Path:
    return args.out or Path(str(fitted.file_of(args.game)))


def write(args: argparse.Namespace, found: Sequence[Row], lifted: Sequence[Lifted]) -> None:
    """Write the fits into the game's folder; what was not fitted again stays."""
    path, version = path_of(args), load_game(args.game).facts.version
    fresh, again = {(row.check, row.mode) for row in found}, {each.check for each in lifted}
    kept, kept_lifted = list[Row](), list[Lifted]()
    if path.is_file():
        before = fitted.read(path.read_text("utf-8"))
        checks = {edition_head(args.game, edition)["check"] for edition in edition_names(args.game)}
        if before.version == version:
            kept = [row for row in before.rows if (row.check, row.mode) not in fresh and row.check in checks]
            kept_lifted = [each for each in before.lifted if each.check not in again and each.check in checks]
    head = (f"Made by: mousehole calibrate {args.game} --seed {args.seed} ({build()} build); `games` of each set-up.\n"
            "Fitted to Bramble's games; lifted: what changes in Old Whiskers'. Held out: samples, mean chance, share\n"
            "won, Brier score, calibration error; by phase, then for all.")
    path.write_text(fitted.written(head, Fitted(version, (*kept, *found), (*kept_lifted, *lifted))), "utf-8")
    print(said("calibrated", rows=len(found) + len(lifted), path=str(path)))
