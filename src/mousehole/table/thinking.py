"""Bots think in processes of their own. One that dies or takes too long is replaced by a quick legal answer.

    room = ThinkingRoom(workers=2)
    answer = room.answer(Question(game, edition, "Old Whiskers", view, decision, seed, milliseconds=1500))

`answer` blocks; call it from a thread where others must not wait. Nothing that happens in a worker raises here.
"""
from __future__ import annotations

import json
import multiprocessing
import queue
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from threading import Lock
from time import monotonic
from typing import Any, NamedTuple

from mousehole.bots.levels import make_bot
from mousehole.games import load_game
from mousehole.kernel import Choice, Decision, Game, Interrupt, Rng, Value
from mousehole.kernel.codec import Codec

GRACE = 1.0   # seconds over its budget that a bot may take: a simulation is not interrupted
START = 20.0  # seconds until a new worker must be ready


@dataclass(frozen=True)
class Question:
    """All that a worker is told: a seat's view and decision, never the table."""

    game: Game
    edition: dict[str, str]  # as a log names it
    bot: str
    view: Value
    d: Decision
    seed: bytes  # 32 bytes: the same seed, the same thought
    milliseconds: int

    def plain(self) -> dict[str, Any]:
        """Compiled values cannot be pickled, so it crosses as plain words."""
        codec = Codec(self.game)
        return {"game": self.game.facts.id, "edition": self.edition, "bot": self.bot, "view": codec.plain(self.view),
                "d": codec.plain(self.d), "seed": self.seed.hex(), "milliseconds": self.milliseconds}


class Answer(NamedTuple):
    choice: Choice | None  # None: lets the chance to interrupt pass
    trouble: str = ""      # why it is not the bot's own; for the host's log, it holds no secrets


def quick_answer(q: Question) -> Choice | None:
    """The game's policy, or if even that fails the first choice there is."""
    try:
        rng = Rng(q.seed)
        return legal(q.d, q.game.policy(q.game.imagine(q.view, rng), q.d, rng))
    except Exception:  # whatever it was, the table goes on
        return None if isinstance(q.d.options[0], Interrupt) else q.d.options[0]


def legal(d: Decision, choice: Choice | None) -> Choice | None:
    """The choice, if it is one that was offered; else ValueError."""
    if choice is None and isinstance(d.options[0], Interrupt):
        return None
    for option in d.options:
        if option == choice:
            return option
    raise ValueError("not offered")


class Thinker:
    """One worker process, started when it is first needed and again when it was lost. Used by one thread at a time."""

    def __init__(self, work: Callable[[Connection], None] | None = None) -> None:
        self.work = work or serve
        self.process: Any = None
        self.line: Connection | None = None

    def answer(self, q: Question) -> Answer:
        try:
            return Answer(self._asked(q))
        except TimeoutError:
            trouble = "overran"
        except (EOFError, OSError):
            trouble = "died"
        except (ValueError, LookupError, TypeError) as error:
            trouble = f"talked nonsense: {type(error).__name__}"
        self.stop()
        return Answer(quick_answer(q), f"{q.bot} {trouble}")

    def _asked(self, q: Question) -> Choice | None:
        line = self._line()
        line.send_bytes(json.dumps(q.plain()).encode())
        reply = json.loads(_received(line, q.milliseconds / 1000 + GRACE))
        choice = None if reply["choice"] is None else Codec(q.game).read(reply["choice"], Choice)
        return legal(q.d, choice)

    def _line(self) -> Connection:
        if self.process is not None and not self.process.is_alive():
            self.stop()
        if self.line is None:
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=self.work, args=(theirs,), daemon=True, name="mousehole-thinker")
            self.process.start()
            theirs.close()
            _received(self.line, START)
        return self.line

    def stop(self) -> None:
        """End the worker, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


def _received(line: Connection, seconds: float) -> bytes:
    if not line.poll(seconds):
        raise TimeoutError
    return line.recv_bytes()


class ThinkingRoom:
    """Several workers for a whole house of tables. Who finds none free in time gets a quick answer."""

    def __init__(self, workers: int = 1, work: Callable[[Connection], None] | None = None) -> None:
        self.all = [Thinker(work) for _ in range(workers)]
        self.free: queue.Queue[Thinker] = queue.Queue()
        self.lock = Lock()
        self.is_open = True
        for thinker in self.all:
            self.free.put(thinker)

    def answer(self, q: Question) -> Answer:
        try:
            thinker = self.free.get(timeout=q.milliseconds / 1000 + GRACE)
        except queue.Empty:
            return Answer(quick_answer(q), f"{q.bot} found no free worker")
        try:
            with self.lock:
                if not self.is_open:
                    return Answer(quick_answer(q), "the room is closed")
            return thinker.answer(q)
        finally:
            self.free.put(thinker)

    def close(self) -> None:
        with self.lock:
            self.is_open = False
        for thinker in self.all:
            thinker.stop()


@cache
def _game(game_id: str, edition: str, text: str | None) -> Game:
    return load_game(game_id, edition, text)


def serve(line: Connection) -> None:
    """What a worker does: an answer a question, until the line is closed. Any fault ends it: it is replaced."""
    line.send_bytes(b"ready")
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            line.send_bytes(json.dumps({"choice": thought(json.loads(line.recv_bytes()))}).encode())


def thought(asked: dict[str, Any]) -> Any:
    deadline = monotonic() + asked["milliseconds"] / 1000
    game = _game(asked["game"], asked["edition"]["name"], asked["edition"].get("text"))
    codec, d = Codec(game), asked["d"]
    decision = Decision(d["seat"], d["prompt"], codec.read(d["options"], tuple), d["clause"], d["seconds"],
                        codec.read(d["args"], tuple))
    bot = make_bot(asked["bot"], game, Rng(bytes.fromhex(asked["seed"])))
    bot.is_time_up = lambda: monotonic() >= deadline
    choice = bot.choose(codec.read(asked["view"], Value), decision)
    return None if choice is None else codec.plain(choice)
