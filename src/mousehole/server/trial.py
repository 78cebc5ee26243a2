"""Tries out a custom edition before anybody plays with it, in a process with little memory and time.

It may ask for a million cards, or make a game that fails, never ends, or asks questions with more choices than anybody
could read. Whatever it does, only that process is affected.
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

MAX_CHOICES = 5_000       # of one question
MAX_VIEW = 200_000        # characters of what a seat sees
MAX_ANSWERS = 20_000      # until a match is over
MEMORY = 500_000_000      # bytes
SECONDS = 5               # of processor time
READ_SECONDS = 0.2        # of it for reading the text, which every process that uses it must do
FIRST_SECONDS = 1.0       # of it until the first answer
ANSWER_SECONDS = 0.02     # and for each answer: the event loop waits for it
PATIENCE = 20.0           # seconds in total
MATCHES = 4               # half of them at random, half by the game's policy


async def tried(game: str, text: str, seats: int, options: Options) -> None:
    """Try out an edition; BadSetup: it cannot be used."""
    asked = json.dumps({"game": game, "text": text, "seats": seats, "options": options})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "mousehole.server.trial", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            told, _ = await process.communicate(asked.encode())
    except TimeoutError:
        raise BadSetup("the edition takes too long to be tried out", "edition-too-slow", {}) from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    if process.returncode != 0 or not told:
        raise BadSetup("the edition needs too much memory or time", "edition-too-large", {})
    if wrong := json.loads(told)["wrong"]:
        raise BadSetup(*wrong)


def what_is_wrong(game_id: str, text: str, seats: int, options: Options) -> list[Any]:
    """Play some matches with it; return the arguments of a BadSetup, or nothing if it can be used."""
    from mousehole.games import load_game
    try:
        load_game(game_id)  # import it first, so that only the text's own time is measured
        began = time.process_time()
        game = load_game(game_id, text=text)
        if time.process_time() - began > READ_SECONDS:
            raise BadSetup("the edition takes too long to read", "edition-too-slow", {})
        options = game.facts.checked(seats, options)
        for n in range(MATCHES):
            _play(game, seats, options, Rng.numbered(n), is_sensible=n % 2 == 1)
    except BadSetup as error:
        return [str(error).splitlines()[0], *error.args[1:]]
    except EndlessAgenda as error:
        return [str(error).splitlines()[0], "edition-endless", {}]
    except (Refused, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        why = f"{type(error).__name__}: {error}"
        return [f"the game fails with this edition: {why}", "edition-fails", {"reason": why}]
    return []


def _play(game: Any, seats: int, options: Options, rng: Rng, is_sensible: bool) -> None:
    began = time.process_time()
    s, codec = game.start(seats, rng, options), Codec(game)
    for n in range(MAX_ANSWERS):
        if time.process_time() - began > FIRST_SECONDS + n * ANSWER_SECONDS:
            raise BadSetup("the game is too slow with this edition", "edition-too-slow", {})
        questions = game.pending(s)
        if not questions:
            game.outcome(s)
            return
        s.events = []
        d = questions[rng.below(len(questions))]
        if len(d.options) > MAX_CHOICES:
            raise BadSetup(f"a question of this edition has {len(d.options)} choices; {MAX_CHOICES} are the most",
                           "edition-too-large", {})
        if n % 50 == 0 and len(codec.dump(game.view(s, max(d.seat, 0)))) > MAX_VIEW:
            raise BadSetup("a table of this edition is too large to be shown", "edition-too-large", {})
        choice = game.policy(s, d, rng) if is_sensible and d.seat >= 0 else None
        game.play(s, d.seat, choice or d.options[rng.below(len(d.options))])
    raise BadSetup(f"a match with this edition was not over after {MAX_ANSWERS} answers", "edition-endless", {})


def main() -> None:
    _limit_resources()
    asked = json.load(sys.stdin)
    try:
        wrong = what_is_wrong(asked["game"], asked["text"], asked["seats"], asked["options"])
    except (MemoryError, RecursionError):
        wrong = ["the edition needs too much memory", "edition-too-large", {}]
    json.dump({"wrong": wrong}, sys.stdout)


def _limit_resources() -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


if __name__ == "__main__":
    main()
