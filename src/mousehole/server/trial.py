"""Somebody's own edition is tried out before anybody plays with it, in a process with little memory and time.

It may ask for a million cards, or make a game that fails, never ends, or asks questions with more choices than anybody
could read. Whatever it does, it does it to that process.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from typing import Any

from mousehole.kernel import BadSetup, EndlessAgenda, Options, Refused, Rng
from mousehole.kernel.codec import Codec

MOST_CHOICES = 5_000      # of one question
MOST_VIEW = 200_000       # characters of what a seat sees
MOST_ANSWERS = 20_000     # until a match is over
MEMORY = 500_000_000      # bytes
SECONDS = 5               # of processor time
FIRST_SECONDS = 1.0       # of it until the first answer
ANSWER_SECONDS = 0.02     # and for each answer: the event loop waits for it
PATIENCE = 60.0           # seconds in all
MATCHES = 4               # half of them by chance, half by the game's policy


async def tried(game: str, text: str, seats: int, options: Options) -> None:
    """BadSetup: this edition cannot be played with."""
    asked = json.dumps({"game": game, "text": text, "seats": seats, "options": options})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "mousehole.server.trial", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            told, _ = await process.communicate(asked.encode())
    except TimeoutError:
        raise BadSetup("the edition takes too long to be tried out") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    if process.returncode != 0 or not told:
        raise BadSetup("the edition needs too much memory or time")
    if wrong := json.loads(told)["wrong"]:
        raise BadSetup(wrong)


def what_is_wrong(game_id: str, text: str, seats: int, options: Options) -> str:
    """Some matches are played with it. In one line; "": nothing."""
    from mousehole.games import load_game
    try:
        game = load_game(game_id, text=text)
        options = game.facts.checked(seats, options)
        for n in range(MATCHES):
            _play(game, seats, options, Rng.numbered(n), is_sensible=n % 2 == 1)
    except (BadSetup, EndlessAgenda) as error:
        return str(error).splitlines()[0]
    except (Refused, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return f"the game fails with this edition: {type(error).__name__}: {error}"
    return ""


def _play(game: Any, seats: int, options: Options, rng: Rng, is_sensible: bool) -> None:
    began = time.process_time()
    s, codec = game.start(seats, rng, options), Codec(game)
    for n in range(MOST_ANSWERS):
        if time.process_time() - began > FIRST_SECONDS + n * ANSWER_SECONDS:
            raise BadSetup("the game is too slow with this edition")
        questions = game.pending(s)
        if not questions:
            game.outcome(s)
            return
        s.events = []
        d = questions[rng.below(len(questions))]
        if len(d.options) > MOST_CHOICES:
            raise BadSetup(f"a question of this edition has {len(d.options)} choices; {MOST_CHOICES} are the most")
        if n % 50 == 0 and len(codec.dump(game.view(s, max(d.seat, 0)))) > MOST_VIEW:
            raise BadSetup("a table of this edition is too large to be shown")
        choice = game.policy(s, d, rng) if is_sensible and d.seat >= 0 else None
        game.play(s, d.seat, choice or d.options[rng.below(len(d.options))])
    raise BadSetup(f"a match with this edition was not over after {MOST_ANSWERS} answers")


def main() -> None:
    _be_modest()
    asked = json.load(sys.stdin)
    try:
        wrong = what_is_wrong(asked["game"], asked["text"], asked["seats"], asked["options"])
    except (MemoryError, RecursionError):
        wrong = "the edition needs too much memory"
    json.dump({"wrong": wrong}, sys.stdout)


def _be_modest() -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    main()
