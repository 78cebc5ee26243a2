"""Distributes work among several processes of this machine."""
from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")


def on_processes(work: Callable[[Item], Done], items: Sequence[Item], workers: int) -> Iterator[Done]:
    """Yield each item's result as it comes in. Only plain data can cross processes: compiled classes cannot."""
    workers = min(workers, len(items))
    if workers < 2:
        yield from map(work, items)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(work, items)
