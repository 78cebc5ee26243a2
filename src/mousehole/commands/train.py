"""`mousehole train`: learns a game from its own play, and writes down what it has learned."""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from mousehole.commands.arguments import add_game
from mousehole.commands.files import writable
from mousehole.commands.numbers import MAX_WORKERS, seed, whole
from mousehole.commands.texts import said
from mousehole.games import facts_of, has_beliefs, has_habits, is_learnable
from mousehole.kernel import BadSetup
from mousehole.words.figures import interval, number

if TYPE_CHECKING:
    from mousehole.research.training import Progress

MOST_HIDDEN = 64
STEPS = {"play": "train-play", "fit": "train-fit", "duel": "train-duel", "test": "train-duel"}


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole(256), default=8000, metavar="N", help=said("help-train-games"))
    parser.add_argument("--rounds", type=whole(1), default=1, metavar="N", help=said("help-train-rounds"))
    parser.add_argument("--later-games", type=whole(1), default=1000, metavar="N", help=said("help-train-later-games"))
    parser.add_argument("--simulations", type=whole(2), default=16, metavar="N", help=said("help-train-simulations"))
    parser.add_argument("--hidden", type=whole(0, MOST_HIDDEN), default=16, metavar="N", help=said("help-train-hidden"))
    parser.add_argument("--every", type=whole(1), default=12, metavar="N", help=said("help-train-every"))
    parser.add_argument("--duels", type=whole(0), default=48, metavar="N", help=said("help-train-duels"))
    parser.add_argument("--policy", action="store_true", help=said("help-train-policy"))
    parser.add_argument("--habits", action="store_true", help=said("help-train-habits"))
    parser.add_argument("--beliefs", action="store_true", help=said("help-train-beliefs"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=os.cpu_count() or 1, metavar="K",
                        help=said("help-workers"))
    parser.add_argument("--ray", metavar=said("meta-address"), help=said("help-ray"))
    parser.add_argument("--edition", default="standard", metavar=said("meta-name"), help=said("help-train-edition"))
    parser.add_argument("--work", metavar=said("meta-folder"), help=said("help-train-work"))
    parser.add_argument("--out", default="model.toml", metavar=said("meta-file"), help=said("help-train-out"))


def run(args: argparse.Namespace) -> int:
    title = facts_of(args.game).title
    if not is_learnable(args.game):
        raise BadSetup(said("error-not-learnable", title=title))
    if args.habits and not has_habits(args.game):
        raise BadSetup(said("error-no-habits", title=title))
    if args.beliefs and not has_beliefs(args.game):
        raise BadSetup(said("error-no-beliefs", title=title))
    if args.hidden % 8:
        raise BadSetup(said("error-train-hidden", most=MOST_HIDDEN))
    add_up_alike(Path("/proc/cpuinfo"))
    try:
        from mousehole.learned import beliefs, habits, model, ranking
        from mousehole.research.training import Plan, train, train_beliefs, train_habits, train_policy
    except ImportError as error:
        raise BadSetup(said("error-needs-package", package=str(error.name), extra="research")) from None
    plan = Plan(args.game, args.edition, args.games, args.rounds, args.later_games, args.simulations, args.hidden,
                args.every, args.duels, args.seed, args.policy, args.habits, args.beliefs)
    out = writable(args.out)
    kind = "-habits" * args.habits or "-beliefs" * args.beliefs or "-policy" * args.policy
    work = Path(args.work) if args.work else Path("build") / "train" / (args.game + kind)
    learn = (plan, work, args.workers, Watcher(args.lang), args.ray)
    out.write_text(habits.written(train_habits(*learn)) if args.habits
                   else beliefs.written(train_beliefs(*learn)) if args.beliefs
                   else ranking.written(train_policy(*learn)) if args.policy
                   else model.written(train(*learn)), "utf-8")
    print(out)
    return 0


def add_up_alike(about_processor: Path) -> None:
    """Before NumPy is loaded: let it add up in the same order every time, and on every machine that can.

    Weights follow from the last bit of sums. One thread adds up, so cores are left for those who play. Processors with
    AVX-512 take the same matrix products, whoever made them; the models in the repository were made with these. Others
    round differently, and give other weights, as good as these.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        has_wide_sums = "avx512dq" in about_processor.read_text("utf-8").split()
    except OSError:
        has_wide_sums = False
    if has_wide_sums:
        os.environ.setdefault("OPENBLAS_CORETYPE", "SkylakeX")


class Watcher:
    """Says how far it is: a line that changes if somebody is watching, and a line for every step that is done."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.step: tuple[int, str] = (0, "")
        self.began, self.first = perf_counter(), 0

    def __call__(self, progress: Progress) -> None:
        if self.step != (progress.round, progress.step):
            self.step, self.began, self.first = (progress.round, progress.step), perf_counter(), progress.done
        seconds = perf_counter() - self.began
        speed = (progress.done - self.first) / seconds if seconds > 0.01 else 0.0
        parts = [said(STEPS[progress.step], round=progress.round, done=progress.done, of=progress.of,
                      speed=number(speed, self.language, 1))]
        if progress.loss is not None and progress.base is not None:
            parts.append(said("train-loss", loss=number(progress.loss, self.language, 4),
                              base=number(progress.base, self.language, 4)))
        if progress.strength is not None:
            message = "train-habits" if progress.step == "test" else "train-strength"
            parts.append(said(message, share=interval(progress.strength, self.language, is_share=True)))
        is_done = progress.done == progress.of
        if sys.stderr.isatty():
            print(f"\r\x1b[K{' · '.join(parts)}", end="\n" if is_done else "", file=sys.stderr, flush=True)
        elif is_done:
            print(" · ".join(parts), flush=True)
