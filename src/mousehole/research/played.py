"""Plays the games that chances are fitted to and checked on, and keeps their samples (see `bots.calibration`)."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mousehole.bots.calibration import Sample, SetUp, one_game
from mousehole.games import facts_of, load_game, rated_by, setups
from mousehole.kernel import BadSetup
from mousehole.research.workers import shared_out
from mousehole.table.box import edition_head

OTHER_GAMES = 100_000  # games from this number on were never fitted…
SPAN = 10_000          # …and each set-up has so many numbers of its own, whatever is played of them
BLOCK = 60             # games that a process plays in one go
SLOW_BLOCK = 4         # the same if bots think


class Task(NamedTuple):
    """Games of one set-up, as plain data that can cross processes. Their samples depend on nothing else."""

    game: str
    version: int
    check: str  # of the edition's text
    edition: str
    setup: int
    bot: str
    seed: int
    first: int
    games: int
    rated_by: str = ""  # whose weights rated the positions; empty: the game's evaluation


def tasks_of(game: str, edition: str, bot: str, seed: int, counts: Sequence[int], others: bool) -> list[Task]:
    """Return what has to be played: so many games of each set-up, and other games than those that were fitted."""
    check, version = edition_head(game, edition)["check"], facts_of(game).version
    by = rated_by(load_game(game, edition))
    block, tasks = BLOCK if bot == "bramble" else SLOW_BLOCK, list[Task]()
    for setup, games in enumerate(counts):
        begin = OTHER_GAMES + setup * SPAN if others else 0
        tasks += [Task(game, version, check, edition, setup, bot, seed, at, min(block, begin + games - at),
                       by)
                  for at in range(begin, begin + games, block)]
    return tasks


def play(tasks: Sequence[Task], workers: int = 1, file: Path | None = None,
         tell: Callable[[int, int], None] = lambda done, of: None) -> dict[str, list[Sample]]:
    """Return samples by mode. What the file has is not played again; what is played is added to it."""
    known = kept(file) if file is not None and file.is_file() else {}
    left = [task for task in tasks if task not in known]
    played = shared_out(partial(play_block, left), range(len(left)), workers)
    for done, (number, rows) in enumerate(played, 1):
        known[left[number]] = rows
        if file is not None:
            keep(file, left[number], rows)
        tell(done, len(left))
    found: dict[str, list[Sample]] = {}
    for task in tasks:
        for row in known[task]:
            each = Sample(*row)  # type: ignore[arg-type]
            found.setdefault(each.mode, []).append(each)
    return found


def play_block(tasks: Sequence[Task], number: int) -> tuple[int, list[tuple[object, ...]]]:
    task = tasks[number]
    game, setup = load_game(task.game, task.edition), setups_of(task.game, task.edition)[task.setup]
    return number, [tuple(each) for at in range(task.first, task.first + task.games)
                    for each in one_game(game, setup, setup.seats[at % len(setup.seats)], task.bot, task.seed, at)]


def setups_of(game_id: str, edition: str) -> list[SetUp]:
    return [SetUp(*each) for each in setups(load_game(game_id, edition))]


def keep(file: Path, task: Task, rows: Iterable[tuple[object, ...]]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps({"task": task, "samples": list(rows)}) + "\n")


def kept(file: Path) -> dict[Task, list[tuple[object, ...]]]:
    """Read what was played; a last line that was being written when the command was stopped is removed."""
    found: dict[Task, list[tuple[object, ...]]] = {}
    lines = file.read_text("utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    try:
        for line in whole:
            plain = json.loads(line)
            found[Task(*plain["task"])] = [tuple(row) for row in plain["samples"]]
    except (ValueError, KeyError, TypeError):
        raise BadSetup(f"{file} does not hold samples of games", "not-samples", {"file": str(file)}) from None
    if whole != lines:
        file.write_text("".join(whole), "utf-8")
    return found
