"""How often does a bot choose what a long search would choose, and what does it lose where it does not?

    python -m mousehole.research.agreement haunted-mouse --seats 4 --decisions 200

Positions come from games of a short search with what was learned. In some of them every bot is asked what it would do,
and so is the strongest level with 2,000 simulations. What a choice loses is what that search thinks of it, beside its
own choice.
"""
from __future__ import annotations

import argparse
from typing import NamedTuple

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import LEVELS, learned, make_bot, plain_name, strength_of
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import Search
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_of, load_game, skilled
from mousehole.kernel import Choice, Decision, Interrupt, Options

LONG = 2000   # simulations
SHORT = 8     # of those who play the games
EVERY = 9     # one decision in so many is looked at


class Asked(NamedTuple):
    """One bot's answer to one question."""

    bot: str
    prompt: str
    agrees: bool
    loss: float | None  # None: the long search did not try the bot's choice


def agreement(game_id: str, seats: int, bots: list[str], decisions: int, seed: int = 0,
              options: Options | None = None, long: int = LONG) -> list[Asked]:
    """Ask until so many decisions were looked at."""
    game, found, number = load_game(game_id), list[Asked](), 0
    judge, quill = judge_of(game), strength_of("Quill", game)
    while len(found) < decisions * len(bots):
        path = (seed, "agreement", number)
        s = game.start(seats, rng_of(*path, "table"), options)
        s.events = None
        rng, player = rng_of(*path, "looks"), learned(game, rng_of(*path, "player"), SHORT)

        def choose(d: Decision, path: tuple[int, str, int] = path) -> Choice | None:
            view = game.view(s, d.seat)  # noqa: B023 – called before the next game begins
            is_real = len(d.options) > 1 and not isinstance(d.options[0], Interrupt)
            if is_real and rng.below(EVERY) == 0 and len(found) < decisions * len(bots):  # noqa: B023
                search = Search(skilled(game), view, d, rng_of(*path, len(found), "long"), long, quill.horizon,
                                doubt=0.0, judge=judge, turns=quill.turns)
                best = search.best()
                means = {c.choice: c.mean() for c in search.candidates if c.worths}
                for bot in bots:
                    mine = make_bot(bot, game, rng_of(*path, len(found), bot)).choose(view, d)
                    found.append(Asked(bot, d.prompt, mine == best,
                                       max(means[best] - means[mine], 0.0) if mine in means else None))
            return player.choose(view, d)  # noqa: B023

        Driver(game, s, [Answerer(ASKED, rng, choose)] * seats, rng_of(*path, "order"), [6] * seats).play()
        number += 1
    return found


def shares(asked: list[Asked], bot: str, prompt: str | None = None) -> Estimate:
    """Return how often a bot agreed; `prompt`: with this kind of question only."""
    return estimate([float(each.agrees) for each in asked if each.bot == bot and prompt in (None, each.prompt)],
                    is_share=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default=",".join([plain_name(level) for level in LEVELS]))
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    bots = args.bots.split(",")
    asked = agreement(args.game, args.seats, bots, args.decisions, args.seed)
    prompts = sorted({each.prompt for each in asked}, key=lambda p: -sum([each.prompt == p for each in asked]))
    print(f"| {args.game}, {args.seats} seats | questions | {' | '.join(bots)} |\n|---|---|{'---|' * len(bots)}")
    for prompt in prompts:
        number = sum([each.prompt == prompt for each in asked]) // len(bots)
        print(f"| {prompt} | {number} | {' | '.join([f'{shares(asked, bot, prompt).mean:.0%}' for bot in bots])} |")
    rows = [shares(asked, bot) for bot in bots]
    print(f"| all | {args.decisions} | {' | '.join([f'{e.mean:.0%} ({e.low:.0%}–{e.high:.0%})' for e in rows])} |")
    losses = [estimate([each.loss for each in asked if each.bot == bot and each.loss is not None]) for bot in bots]
    print(f"| lost on average, points | | {' | '.join([f'{100 * e.mean:.2f}' for e in losses])} |")


if __name__ == "__main__":
    main()
