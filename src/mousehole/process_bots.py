"""Bots that are programs of their own, in any language: JSON lines, as docs/engine.md describes them."""
from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from mousehole.bots.levels import Bot
from mousehole.games import notation
from mousehole.kernel import BadSetup, Choice, Decision, Game, Interrupt, Rng
from mousehole.kernel.codec import Codec

MAX_CHARACTERS = 10_000  # of an answer


class Running:
    """A program that has been started. It is started again after it has failed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.program: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()
        self.asked = 0

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Return the answer to this question; if none comes in time, the program is ended."""
        if self.program is None or self.program.poll() is not None:
            self.start()
        assert self.program is not None and self.program.stdin is not None
        self.asked += 1
        try:
            self.program.stdin.write(json.dumps({"id": self.asked, "do": "choose", **question}) + "\n")
            self.program.stdin.flush()
            reply = json.loads(self.lines.get(timeout=seconds) or "null")
            if not isinstance(reply, dict) or reply.get("id") != self.asked or "ok" not in reply:
                raise ValueError(f"its reply was {json.dumps(reply)[:200]}")
            return reply["ok"]
        except (OSError, ValueError, queue.Empty) as error:
            self.stop()
            late = isinstance(error, queue.Empty)
            raise self.failed(f"no answer within {seconds:g} s" if late else str(error)) from None

    def start(self) -> None:
        try:
            self.program = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                            encoding="utf-8")
        except OSError as error:
            raise self.failed(str(error)) from None
        self.lines = queue.Queue()
        threading.Thread(target=_read, args=(self.program, self.lines), daemon=True).start()

    def stop(self) -> None:
        if self.program is not None:
            self.program.kill()
            self.program.wait()
            self.program = None

    def failed(self, why: str) -> BadSetup:
        return BadSetup(f"the bot {' '.join(self.command)} failed: {why}", "bot-failed",
                        {"bot": " ".join(self.command), "reason": why})


def _read(program: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    assert program.stdout is not None
    while line := program.stdout.readline(MAX_CHARACTERS):
        lines.put(line)
    lines.put("")  # it has ended, and so must whoever waits


@cache
def running(command: tuple[str, ...]) -> Running:
    """Return the one program that answers for all bots with this command: every question holds all that it needs."""
    return Running(command)


class ProcessBot(Bot):
    """Asks a program. It is told what the seat may know and what is offered, and names one of the options."""

    def __init__(self, game: Game, rng: Rng, command: Sequence[str], seconds: float = 5.0) -> None:
        super().__init__(game, rng)
        self.program = running(tuple(command))
        self.seconds = seconds

    def choose(self, view: Any, d: Decision) -> Choice | None:
        codec, write = Codec(self.game), notation(self.game.facts.id).write
        may_pass = isinstance(d.options[0], Interrupt)
        found = self.program.ask({
            "game": self.game.facts.id, "version": self.game.facts.version, "seat": d.seat, "view": codec.plain(view),
            "prompt": d.prompt, "clause": d.clause, "may_pass": may_pass, "seconds": self.seconds,
            "chance": self.rng.word(),
            "options": [{"choice": codec.plain(option), "notation": write(option)} for option in d.options],
        }, self.seconds)
        if found is None and may_pass:
            return None
        if type(found) is not int or not 0 <= found < len(d.options):
            raise self.program.failed(f"{json.dumps(found)[:200]} is not the number of an option")
        return d.options[found]


def process_bot(*command: str, seconds: float = 5.0) -> Callable[[Game, Rng], Bot]:
    """Return what an entry point in the group `mousehole.bots` needs: a function that makes a bot of this program."""
    def make(game: Game, rng: Rng) -> Bot:
        return ProcessBot(game, rng, command, seconds)
    return make
