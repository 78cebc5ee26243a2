"""What runs in the processes in which bots think. It imports little, so that they are there quickly."""
from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

from mousehole.bots.hints import hints
from mousehole.bots.levels import make_bot
from mousehole.kernel import Choice, Decision, Rng, Value
from mousehole.table.advice import reasons_of, result_of
from mousehole.table.box import Box, open_box

LONGEST = 5.0           # seconds that a bot may think
TIME_UP = "is_time_up"  # what those ask who think until the time is up; others need not


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us ends us…
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """…also when it was killed and could not say so: nobody would ever ask us again."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm() -> None:
    """Nothing: but to do it, the process must be there."""


def choose(game_id: str, edition: str, text: str | None, level: str, view: str, asked: str, chance: str) -> Any:
    """A bot's answer from what it may know, all of it as text."""
    box = open_box(game_id, edition, text)
    bot = make_bot(level, box.game, Rng(bytes.fromhex(chance)))
    setattr(bot, TIME_UP, _alarm())
    choice = bot.choose(box.codec.load(view, Value), _decision(box, asked))
    return None if choice is None else box.codec.plain(choice)


def advise(game_id: str, edition: str, text: str | None, view: str, asked: str, chance: str) -> list[Any]:
    """The best choices with what may come of them and why, as plain values."""
    box = open_box(game_id, edition, text)
    found = hints(box.game, box.codec.load(view, Value), _decision(box, asked), Rng(bytes.fromhex(chance)),
                  is_time_up=_alarm())
    return [(None if hint.choice is None else box.codec.plain(hint.choice), result_of(hint), reasons_of(hint))
            for hint in found]


def _decision(box: Box, asked: str) -> Decision:
    plain = json.loads(asked)
    options = tuple([box.codec.read(option, Choice) for option in plain["options"]])
    args: Any = box.codec.built(plain["args"], tuple)
    return Decision(plain["seat"], plain["prompt"], options, plain["clause"], plain["seconds"], args)


def _alarm() -> Callable[[], bool]:
    deadline = time.monotonic() + LONGEST
    return lambda: time.monotonic() > deadline
