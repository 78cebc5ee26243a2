"""`mousehole calibrate`: fits the chances that are shown to simulated games, and checks them on others."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from mousehole.bots.calibration import (
    PHASES,
    Sample,
    error_by_chance,
    expert_games,
    families_of,
    fit_all,
    held_out,
    lifted_apart,
    lifts_of,
    reliability,
)
from mousehole.bots.chances import Fit, Lift
from mousehole.bots.levels import make_bot
from mousehole.commands.arguments import add_game, add_options, options_of
from mousehole.commands.files import writable
from mousehole.commands.numbers import MAX_WORKERS, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.games import edition_names, facts_of, folder, is_scored, load_game, rated_by
from mousehole.kernel import BadSetup, Options, Rng
from mousehole.research import played
from mousehole.table import fitted
from mousehole.table.box import edition_head
from mousehole.table.fitted import Family, Fitted, HeldOut, Made, Row

CHECKED = 10  # games of Bramble that shown chances are checked on, for each of Old Whiskers'
LEVELS = {"bramble": "bramble", "old-whiskers": "old-whiskers@1"}  # their bots; the second one never changes


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
    parser.add_argument("--again", action="store_true", help=said("help-calibrate-again"))
    parser.add_argument("--json", type=writable, metavar=said("meta-file"), help=said("help-calibrate-json"))
    parser.add_argument("--out", type=Path, metavar=said("meta-file"), help=said("help-calibrate-out"))
    parser.add_argument("--seed", type=seed, default=2026, metavar="N", help=said("help-calibrate-seed"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=1, metavar="K", help=said("help-workers"))


def run(args: argparse.Namespace) -> int:
    folder(args.game)
    if is_scored(args.game):
        raise BadSetup(said("error-calibrate-scored"))
    if args.table:
        print_table(fitted.rows_of(args.game))
        print_families(fitted.fitted_of(args.game).families)
        return 0
    if args.again:
        make_again(args)
        return 0
    editions = args.edition or edition_names(args.game)
    if args.check:
        print_table([row for edition in editions for row in check_edition(args, edition)])
        return 0
    if args.only != "old-whiskers":
        for edition in editions:
            found = fit_edition(args, edition)
            print_table(found)
            write(args, edition, "bramble", found, [])
    if args.only != "bramble" and args.expert_games:
        for edition in editions:
            rows, families = lift_edition(args, edition)
            print_families(families)
            write(args, edition, "old-whiskers", rows, families)
    return 0


def make_again(args: argparse.Namespace) -> None:
    """Carry out the commands that a file was made by, from nothing. It is replaced when all of them are done.

    After training, only those of the edition that was learned need to be carried out (`--edition`).
    """
    path = path_of(args)
    steps = [made for made in (fitted.read(path.read_text("utf-8")).made if path.is_file() else ())
             if made.edition in (args.edition or [made.edition])]
    if not steps:
        raise BadSetup(said("error-calibrate-again", file=str(path)))
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    if args.edition:
        fresh.write_bytes(path.read_bytes())  # what other editions have stays
    for made in steps:
        given = {"again": False, "table": False, "check": None, "out": fresh, "only": made.level,
                 "edition": [made.edition], "games": made.games, "expert_games": made.games, "seed": made.seed,
                 "option": sorted(made.options.items())}
        run(argparse.Namespace(**{**vars(args), **given}))
    fresh.replace(path)
    print(said("calibrated", rows=len(fitted.read(path.read_text("utf-8")).rows), path=str(path)))


def command_of(game: str, made: Made) -> str:
    """Return the command line of a part, as people would type it."""
    words = ["mousehole calibrate", game, "--only", made.level, "--edition", made.edition,
             "--games" if made.level == "bramble" else "--expert-games", str(made.games), "--seed", str(made.seed)]
    return " ".join([*words, *[f"--option {name}={plain(value)}" for name, value in sorted(made.options.items())]])


def plain(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def fit_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    check = edition_head(args.game, edition)["check"]
    games, luck = play(args, edition, "bramble", False, args.games), Rng.numbered(args.seed)
    weights, told = fit_all(games, luck.clone()), held_out(games, luck.clone())
    by = rated_by(load_game(args.game, edition))
    return [row_of(edition, check, mode, args.games, weights[mode], told[mode])._replace(rated_by=by)
            for mode in weights if told[mode]]


def lift_edition(args: argparse.Namespace, edition: str) -> tuple[list[Row], list[Family]]:
    """Fit what Old Whiskers' games change, and check what is shown on games of both levels that were not fitted."""
    check, is_team = edition_head(args.game, edition)["check"], facts_of(args.game).cooperative
    path, by = path_of(args), rated_by(load_game(args.game, edition))
    rows = {row.mode: row for row in (fitted.read(path.read_text("utf-8")).rows if path.is_file() else ())
            if (row.check, row.rated_by) == (check, by)}
    if not rows:
        raise BadSetup(said("error-calibrate-bramble", edition=edition))
    fits = {mode: Fit(list(row.weights), 0.0) for mode, row in rows.items()}
    levels = [[each for several in play(args, edition, bot, True, args.expert_games, times).values()
               for each in several if each.mode in fits]
              for bot, times in ((LEVELS["bramble"], CHECKED), (LEVELS["old-whiskers"], 1))]
    lifts = lifts_of(fits, levels[1])
    shown = {mode: Fit(fit.weights, 0.0, lifts.of(mode)) for mode, fit in fits.items()}
    told = [[(each, shown[each.mode]) for each in levels[0]], lifted_apart(fits, levels[1])]
    families = list[Family]()
    for name in sorted({name for mode in fits for name in families_of(mode, is_team)}):
        belong = [[each for each in level if name in families_of(each[0].mode, is_team)] for level in told]
        if all(belong):
            families.append(family_of(edition, check, name, belong, Rng.numbered(args.seed)))
    return [row._replace(lift=tuple(lifts.of(mode).weights)) for mode, row in rows.items()], families


def family_of(edition: str, check: str, name: str, told: Sequence[Sequence[tuple[Sample, Fit]]],
              luck: Rng) -> Family:
    """Say what chances were worth in these modes: to both levels by phase, and to each."""
    levels = [[(each, fit.chance(each.value, each.progress, each.even)) for each, fit in level] for level in told]
    seen = [phase for phase in range(len(PHASES))
            if all([any([each.phase == phase for each, _ in level]) for level in levels])]

    def pairs(level: Sequence[tuple[Sample, float]], phase: int | None) -> list[tuple[float, float]]:
        return [(chance, each.won) for each, chance in level if phase in (None, each.phase)]

    both = [HeldOut(*reliability(*[pairs(level, phase) for level in levels])[:5]) for phase in (*seen, None)]
    bramble, old_whiskers = [HeldOut(*reliability(pairs(level, None))[:5]) for level in levels]
    games = len({each.game for each, _ in levels[1]})
    return Family(edition, check, name, games, tuple(seen), tuple(both), bramble, old_whiskers,
                  error_by_chance(levels, luck))


def check_edition(args: argparse.Namespace, edition: str) -> list[Row]:
    """Compare the chances that are in use with the games of another bot."""
    make_bot(args.check, load_game(args.game, edition), Rng.numbered(0))
    check, by, found = edition_head(args.game, edition)["check"], rated_by(load_game(args.game, edition)), list[Row]()
    others = play(args, edition, args.check, True, args.games)
    for row in fitted.rows_of(args.game):
        if (row.check, row.rated_by) == (check, by) and row.mode in others:
            fit = Fit(list(row.weights), 0.0, Lift(list(row.lift)) if row.lift else None)
            told = [(each, fit.chance(each.value, each.progress, each.even)) for each in others[row.mode]]
            found.append(row_of(edition, check, row.mode, args.games, row.weights, told))
    return found


def play(args: argparse.Namespace, edition: str, bot: str, others: bool, games: int,
         times: int = 0) -> dict[str, list[Sample]]:
    """Play games of every set-up that has the requested options; return their samples by mode.

    `times`: so many times as many as a slow bot would play, which depends on the set-up.
    """
    wanted, facts = options_of(args), facts_of(args.game)
    facts.checked(facts.fewest, wanted)
    counts = [0 if not fits(setup.options, wanted) else times * expert_games(setup, games, facts.cooperative) or games
              for setup in played.setups_of(args.game, edition)]
    if not any(counts):
        raise BadSetup(said("error-calibrate-options"))
    tasks = played.tasks_of(args.game, edition, bot, args.seed, counts, others)
    return played.play(tasks, args.workers, args.json, show_progress)


def fits(options: Options, wanted: Options) -> bool:
    return all([options.get(name, value) == value for name, value in wanted.items()])


def row_of(edition: str, check: str, mode: str, games: int, weights: Sequence[float],
           told: Sequence[tuple[Sample, float]]) -> Row:
    seen = [phase for phase in range(len(PHASES)) if any([each.phase == phase for each, _ in told])]
    pairs = [[(chance, each.won) for each, chance in told if phase in (None, each.phase)] for phase in (*seen, None)]
    found = tuple([HeldOut(*reliability(row)[:5]) for row in pairs])
    return Row(edition, check, mode, games, tuple(weights), found, tuple(seen))


def print_table(rows: Sequence[Row]) -> None:
    print("\n".join(table_of(rows)))


def table_of(rows: Sequence[Row]) -> list[str]:
    """Return Markdown: for each mode and phase the mean chance, the share that was won, the error and Brier's score."""
    phases = [said(name) for name in ("calibrated-early", "calibrated-middle", "calibrated-late")]
    lines = ["| " + " | ".join([said("calibrated-edition"), said("calibrated-mode"), said("calibrated-samples"),
                                *phases, said("calibrated-error")]) + " |", "|---" * (len(phases) + 4) + "|"]
    for row in rows:
        by_phase = dict(zip(row.phases, row.held_out, strict=False))
        cells = [_cell(by_phase[n]) if n in by_phase else "–" for n in range(len(PHASES))]
        whole = row.held_out[-1]
        lines.append(f"| {row.edition} | {row.mode} | {whole.samples} | {' | '.join(cells)} | "
                     f"{100 * whole.error:.1f} |")
    return lines


def _cell(seen: HeldOut) -> str:
    return f"{100 * seen.told:.0f} / {100 * seen.won:.0f} · {100 * seen.error:.1f} · {seen.brier:.3f}"


def print_families(found: Sequence[Family]) -> None:
    print("\n".join(["", *families_table_of(found)]))


def families_table_of(found: Sequence[Family]) -> list[str]:
    """Return Markdown: what the chances that are shown are worth in games of both levels, and of each alone."""
    heads = [said(f"calibrated-{name}") for name in ("edition", "mode", "samples", "early", "middle", "late", "error",
                                                     "by-chance")]
    lines = ["| " + " | ".join([*heads, "Bramble", "Old Whiskers"]) + " |", "|---" * (len(heads) + 2) + "|"]
    for family in found:
        by_phase = dict(zip(family.phases, family.both, strict=False))
        cells = [_cell(by_phase[n]) if n in by_phase else "–" for n in range(len(PHASES))]
        alone = [f"{100 * each.told:.0f} / {100 * each.won:.0f} · {100 * each.error:.1f}"
                 for each in (family.bramble, family.old_whiskers)]
        by_chance = "–" if family.by_chance is None else f"{100 * family.by_chance:.1f}"
        lines.append(f"| {family.edition} | {family.name} | {family.bramble.samples} + {family.old_whiskers.samples} | "
                     f"{' | '.join(cells)} | {100 * family.both[-1].error:.1f} | {by_chance} | {' | '.join(alone)} |")
    return lines


def path_of(args: argparse.Namespace) -> Path:
    return args.out or Path(str(fitted.file_of(args.game)))


def write(args: argparse.Namespace, edition: str, level: str, found: Sequence[Row],
          families: Sequence[Family]) -> None:
    """Write the fits of one level in one edition into the game's folder; what does not rest on them stays.

    What better play changes rests on Bramble's fits: when any of these is made again, it has to be, too.
    """
    path, version = path_of(args), load_game(args.game).facts.version
    games = args.games if level == "bramble" else args.expert_games
    made = Made(level, edition, games, args.seed, dict(args.option))
    fresh = {(row.check, row.mode) for row in found}
    kept, kept_families, earlier = list[Row](), list[Family](), list[Made]()
    if path.is_file():
        before = fitted.read(path.read_text("utf-8"))
        checks = {edition_head(args.game, name)["check"] for name in edition_names(args.game)}
        if before.version == version:
            kept = [row._replace(lift=()) if row.edition == edition else row for row in before.rows
                    if (row.check, row.mode) not in fresh and row.check in checks]
            kept_families = [each for each in before.families if each.check in checks and each.edition != edition]
            earlier = [each for each in before.made if not is_replaced(each, made)]
    steps = (*earlier, made)
    head = "\n".join([
        f"Made by these commands, in this order; mousehole calibrate {args.game} --again repeats them all:",
        *[f"  {command_of(args.game, each)}" for each in steps],
        "Fitted to Bramble's games; lift: what changes in Old Whiskers'. Held out: samples, mean chance, share",
        "won, Brier score, calibration error; by phase, then for all."])
    now = Fitted(version, (*kept, *found), (*kept_families, *families), steps)
    path.write_text(fitted.written(head, now), "utf-8")
    print(said("calibrated", rows=len(found), path=str(path)))


def is_replaced(earlier: Made, made: Made) -> bool:
    """Whether nothing of an earlier part is left once this one is done."""
    if earlier.edition != made.edition:
        return False
    if earlier.level != made.level:
        return made.level == "bramble"  # what rests on it has to be made again
    return made.level == "old-whiskers" or not made.options or earlier.options == made.options
