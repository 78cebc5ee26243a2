"""The work that is done for bots elsewhere, in a process or a web worker. It imports little: workers start quickly."""
from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from mousehole.bots.hints import SECONDS, hints
from mousehole.bots.levels import make_bot
from mousehole.bots.proposals import proposal
from mousehole.hosting.work_queue import ALONE, OTHERS_WAIT, UNWANTED
from mousehole.kernel import Choice, Decision, Rng, Value
from mousehole.table.box import Box, open_box
from mousehole.table.fitted import chances_of
from mousehole.table.hinted import plain_hint

MAX_SECONDS = 5.0       # maximum thinking time of a bot
MIN_SECONDS = 1.0       # thinking time that a bot has even if others wait
TIME_UP = "is_time_up"  # used by those that think until the time is up; others do not need it


told: list[Callable[[], int]] = [lambda: ALONE]  # asks whether others wait, or the result is no longer wanted


def warm() -> None:
    """Do nothing, which still needs a running worker."""


def choose(game_id: str, edition: str, text: str | None, level: str, view: str, asked: str, chance: str,
           is_timed: bool = True, seated: Sequence[str | None] = ()) -> Any:
    """Return a bot's answer from what it may know, all of it as text.

    `is_timed`: it may be stopped by a clock. `seated`: whom it meets at the table, if it is told.
    """
    box = open_box(game_id, edition, text)
    bot = make_bot(level, box.game, Rng(bytes.fromhex(chance)))
    if seated:
        bot.meet(seated)
    if is_timed:
        setattr(bot, TIME_UP, _alarm())
    choice = bot.choose(box.codec.load(view, Value), _decision(box, asked))
    return None if choice is None else box.codec.plain(choice)


def advise(game_id: str, edition: str, text: str | None, view: str, asked: str, chance: str,
           seconds: float) -> list[Any]:
    """Return the best choices with their chances and reasons, as plain data: what can be found in this many seconds."""
    box, began = open_box(game_id, edition, text), time.monotonic()

    def used() -> float:
        return 1.0 if told[0]() == UNWANTED else (time.monotonic() - began) / seconds

    found = hints(box.game, box.codec.load(view, Value), _decision(box, asked), Rng(bytes.fromhex(chance)), used=used,
                  chances=chances_of(box.game))
    return [plain_hint(box.codec, hint) for hint in found]


def propose(game_id: str, edition: str, text: str | None, view: str, asked: str, chance: str, partner: int) -> Any:
    """Return the choice that a partner with this view proposes, and its own, as plain data; None: nothing."""
    box, began = open_box(game_id, edition, text), time.monotonic()
    found = proposal(box.game, box.codec.load(view, Value), _decision(box, asked), partner, Rng(bytes.fromhex(chance)),
                     lambda: told[0]() == UNWANTED or time.monotonic() > began + SECONDS)
    return None if found is None else (box.codec.plain(found.yours), box.codec.plain(found.mine))


def _decision(box: Box, asked: str) -> Decision:
    plain = json.loads(asked)
    options = tuple([box.codec.read(option, Choice) for option in plain["options"]])
    args: Any = box.codec.built(plain["args"], tuple)
    return Decision(plain["seat"], plain["prompt"], options, plain["clause"], plain["seconds"], args)


def _alarm() -> Callable[[], bool]:
    """Whether to stop: when the time is up, earlier if others wait, and at once if the result is no longer wanted."""
    began = time.monotonic()

    def is_time_up() -> bool:
        now = told[0]()
        return now == UNWANTED or time.monotonic() > began + (MIN_SECONDS if now == OTHERS_WAIT else MAX_SECONDS)

    return is_time_up
