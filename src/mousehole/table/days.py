"""The deal of the day: for each game and date one deal, the same for everybody. docs/daily.md publishes the rule.

What is dealt is decided in the game's folder (`day.py`). The seed is public by design, so it can be worked out long
before: nobody is kept from looking ahead. In return, everybody plays the same cards without having to
ask a server for them. Bots answer alike for everybody, too: after the people, in order of their seats, with chance
that depends on the seed, the seat and how often it has answered, and never out of turn.
"""
from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from mousehole.bots.levels import Bot, make_bot
from mousehole.games import folder
from mousehole.kernel import CLOCK, BadSetup, Decision, Game, Interrupt, Options, Rng, Seat
from mousehole.kernel.log import Log

SCHEME = 3  # of a seed's origin, in a replay file
PAST = 366  # days: deals that can still be played


class Deal(NamedTuple):
    """What is dealt every day. `bots`: their levels; the first seat is the player's."""

    seats: int
    bots: dict[Seat, str]
    options: Options
    edition: str


@cache
def has_deal(game_id: str) -> bool:
    """Whether the game deals every day: those of other packages need not."""
    return find_spec(f"{folder(game_id)}.day") is not None


def deal_of(game_id: str) -> Deal:
    if not has_deal(game_id):
        raise BadSetup(f"{game_id} has no deal of the day", "no-deal", {"game": game_id})
    day = import_module(f"{folder(game_id)}.day")
    return Deal(day.SEATS, day.BOTS, day.OPTIONS, day.EDITION)


def seed_of(game_id: str, day: str) -> bytes:
    return blake2b(f"mousehole day\n{game_id}\n{day}".encode(), digest_size=32).digest()


def read_day(text: str, now: int) -> str:
    """Return the date if its deal can be played; `now` is in ms. Somewhere it is tomorrow already."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    first, last = today - timedelta(days=PAST), today + timedelta(days=1)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadSetup(f"a day is written like {today}, not “{text}”", "day-form",
                       {"day": text, "today": str(today)}) from None
    if not first <= day <= last or str(day) != text:
        raise BadSetup(f"deals of the day go from {first} to {last}", "day-range",
                       {"first": str(first), "last": str(last)})
    return text


def origin(day: str) -> dict[str, object]:
    """Return what the head of a replay file says about the seed."""
    return {"scheme": SCHEME, "day": day}


def day_of(log: Log) -> str:
    """Return the date of a deal of the day; "": it is none."""
    told = log.fairness or {}
    return str(told.get("day", "")) if told.get("scheme") == SCHEME else ""


def is_dealt(log: Log) -> bool:
    """Whether this is what is dealt on its day, and nothing else."""
    deal = deal_of(log.game)
    return log.seed == seed_of(log.game, day_of(log)).hex() and log.seats == deal.seats \
        and log.edition.get("name") == deal.edition and "text" not in log.edition \
        and all([log.options.get(name) == value for name, value in deal.options.items()])


def chance_of(log: Log, d: Decision) -> Rng:
    """Return a bot's generator for this question: the same whoever else has answered, and in which order."""
    answered = len([seat for seat, _, _ in log.answers if seat == d.seat])
    return Rng(blake2b(f"mousehole bot\n{d.seat}\n{answered}\n{d.prompt}".encode(), key=bytes.fromhex(log.seed),
                       digest_size=32).digest())


def bot_for(game: Game, log: Log, d: Decision, level: str) -> Bot:
    """Make the bot that answers this question. No clock may stop it, or its answer would depend on the machine."""
    return make_bot(level, game, chance_of(log, d))


def next_question(pending: list[Decision], bots: Collection[Seat]) -> Decision | None:
    """Return what a bot answers next; None: people come first, or no bot is asked."""
    asked = [d for d in pending if d.seat != CLOCK and not isinstance(d.options[0], Interrupt)]
    if any([d.seat not in bots for d in asked]):
        return None
    return min(asked, key=lambda d: d.seat, default=None)
