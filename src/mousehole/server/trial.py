"""Tries out a custom edition before anybody plays with it, in a process with little memory and time.

It may ask for a million cards, or make a game that fails, never ends, or asks questions with more choices than anybody
could read. Whatever it does, only that process is affected.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys

from mousehole.hosting.trial import what_is_wrong
from mousehole.kernel import BadSetup, Options

MEMORY = 500_000_000      # bytes
NICE = 10                 # after players and bots
PATIENCE = 4.0            # seconds in total for each of processor time: others use the processor, too


async def tried(game: str, text: str, seats: int, options: Options, seconds: int) -> None:
    """Try out an edition with this many seconds of processor time; BadSetup: it cannot be used.

    The process is started as Python does it, which takes half a millisecond. The event loop's own way copies the table
    of all memory that the server has, and everybody waits for that: ten milliseconds with a hundred megabytes.
    """
    asked = json.dumps({"game": game, "text": text, "seats": seats, "options": options, "seconds": seconds})
    process = _started()
    try:
        told, _ = await asyncio.to_thread(process.communicate, asked.encode(), PATIENCE * seconds)
    except subprocess.TimeoutExpired:
        raise BadSetup("the edition takes too long to be tried out", "edition-too-slow", {}) from None
    finally:
        process.kill()
    if process.returncode != 0 or not told:
        raise BadSetup("the edition needs too much memory or time", "edition-too-large", {})
    if wrong := json.loads(told)["wrong"]:
        raise BadSetup(*wrong)


def _started() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "mousehole.server.trial"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def main() -> None:
    argparse.ArgumentParser(prog="python -m mousehole.server.trial", description=__doc__,
                            epilog="It is asked and answers in JSON: the server starts it.").parse_args()
    asked = json.load(sys.stdin)
    _limit_resources(asked["seconds"])
    try:
        wrong = what_is_wrong(asked["game"], asked["text"], asked["seats"], asked["options"])
    except (MemoryError, RecursionError):
        wrong = ["the edition needs too much memory", "edition-too-large", {}]
    json.dump({"wrong": wrong}, sys.stdout)


def _limit_resources(seconds: int) -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


if __name__ == "__main__":
    main()
