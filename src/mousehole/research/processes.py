"""Tables in several processes that write into shared memory: as `vector.Tables`, for machines with several cores.

    from mousehole.research.processes import SharedTables
    with SharedTables("haunted-mouse", 256, workers=2, seats=4, seed=1) as tables:
        tables.step(actions)

Each process steps a share of the tables and writes into its rows of the same arrays: nothing is copied between
processes but a few bytes that say "step" and "done". The matches are the same as those of `Tables` with that seed.
"""
from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from mousehole.kernel import BadSetup, Options
from mousehole.research.digits import BASE
from mousehole.research.turns import Setup
from mousehole.research.vector import Array, Tables, shapes

ALIGNED = 64      # bytes: rows of different arrays share no cache line
PATIENCE = 60.0   # seconds until a silent worker is given up
Shapes = dict[str, tuple[tuple[int, ...], type]]


class WorkerFailed(RuntimeError):
    """A worker process stopped, or could not play what it was told to."""


def place(found: Shapes) -> tuple[dict[str, int], int]:
    """Return where each array begins in one piece of memory, and the size of it."""
    starts, size = dict[str, int](), 0
    for name, (shape, kind) in found.items():
        starts[name] = size
        size += -(-prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
    return starts, size


def arrays_in(memory: SharedMemory, found: Shapes, rows: slice) -> dict[str, Array]:
    """Return these rows of all arrays."""
    starts, _ = place(found)
    return {name: np.ndarray(shape, kind, memory.buf, starts[name])[rows] for name, (shape, kind) in found.items()}


class SharedTables:
    """`count` tables, shared out among `workers`. Attributes, arguments and `step` as in `vector.Tables`."""

    def __init__(self, game: str, count: int, workers: int = 2, seats: int | None = None,
                 options: Options | None = None, edition: str = "standard", base: int = BASE,
                 seed: int | Sequence[int] = 0, has_options: bool = True, **more: Any) -> None:
        setup = Setup(game, seats, options or {}, edition, base).checked()
        if not 1 <= workers <= count:
            raise BadSetup(f"{count} tables cannot be shared out among {workers} workers")
        self.count = count
        self.found: Shapes = {**shapes(setup, count, has_options), "actions": ((count,), np.int64)}
        self.memory = SharedMemory(create=True, size=place(self.found)[1])
        self.arrays = arrays_in(self.memory, self.found, slice(None))
        self.workers: list[tuple[Any, Connection]] = []
        context = multiprocessing.get_context("spawn")
        told = {"game": game, "seats": seats, "options": options, "edition": edition, "base": base,
                "has_options": has_options, **more}
        bounds = [count * n // workers for n in range(workers + 1)]
        self.rows = [slice(first, last) for first, last in pairwise(bounds)]
        for rows in self.rows:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.memory.name, self.found, rows, told), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((process, ours))
        try:
            self.reset(seed)
        except BaseException:
            self.close()
            raise

    def __getattr__(self, name: str) -> Array:
        """Return one of the arrays: `observations`, `masks` …"""
        if name == "arrays" or name not in self.arrays:
            raise AttributeError(name)
        return self.arrays[name]

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        seeds = [seed + n for n in range(self.count)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.count:
            raise BadSetup(f"{len(seeds)} seeds for {self.count} tables")
        self._all([seeds[rows] for rows in self.rows])

    def step(self, actions: Array) -> None:
        """Play one action at every table."""
        self.arrays["actions"][:] = actions
        self._all([None for _ in self.rows])

    def _all(self, told: Sequence[Any]) -> None:
        """Tell each worker its part, and wait for all of them."""
        for (_, connection), each in zip(self.workers, told, strict=True):
            connection.send(each)
        problems = [self._heard(process, connection) for process, connection in self.workers]
        for problem in problems:
            if problem is not None:
                raise problem if isinstance(problem, ValueError) else WorkerFailed(str(problem))

    def _heard(self, process: Any, connection: Connection) -> Exception | None:
        try:
            if connection.poll(PATIENCE):
                answer: Exception | None = connection.recv()
                return answer
        except EOFError:
            pass
        return WorkerFailed(f"worker {process.pid} has stopped")

    def close(self) -> None:
        """Stop the workers and give the memory back; the arrays are gone afterwards."""
        for process, connection in self.workers:
            connection.close()
            process.join(PATIENCE)
        self.workers = []
        self.arrays = {}
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> SharedTables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(connection: Connection, name: str, found: Shapes, rows: slice, told: dict[str, Any]) -> None:
    """Step some of the tables whenever the parent says so, until it hangs up. A list: the seeds of new matches."""
    memory = SharedMemory(name)
    arrays = arrays_in(memory, found, rows)
    actions, tables = arrays.pop("actions"), None
    try:
        while True:
            seeds = connection.recv()
            try:
                if seeds is None:
                    assert tables is not None, "seeds come first"
                    tables.step(actions)
                elif tables is None:
                    tables = Tables(count=rows.stop - rows.start, seed=seeds, arrays=arrays, **told)
                else:
                    tables.reset(seeds)
                connection.send(None)
            except ValueError as error:  # what the caller may do wrong
                connection.send(ValueError(*error.args))
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        del tables, actions, arrays
        memory.close()
