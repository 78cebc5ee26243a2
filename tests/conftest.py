"""Order: what takes longest is started first, and many quick tests run beside it and fill up the end.

First the compiled build, then whole servers that are killed, restarted and attacked: they wait more than they work, so
half of the processes begin with them, and the others work meanwhile. In browsers, first the page without a server, then
whole matches. Left to itself, xdist would give all of them to one. Whoever has nothing left to do takes tests from the
end of another's list (`--dist worksteal` in the Makefile).

No test is ever run again. They wait long enough for any machine; what does not come by then never comes.
"""
from __future__ import annotations

import os
from collections.abc import Callable
from itertools import groupby
from typing import TypeVar

import pytest

T = TypeVar("T")
WAITING = ("tests/online/", "tests/deploy/", "browser/test_along", "browser/test_sharing", "browser/test_slow_line",
           "browser/test_story")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = spread(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")), lambda item: item.nodeid)


def spread(tests: list[T], processes: int, id_of: Callable[[T], str]) -> list[T]:
    """Return the tests in an order in which half of the processes begin with the slow ones, file by file."""
    slow = sorted([test for test in tests if slowness(id_of(test))], key=lambda test: -slowness(id_of(test)))
    quick = [test for test in tests if not slowness(id_of(test))]
    piles: list[list[T]] = [[] for _ in range(processes)]
    for _, group in groupby(slow, key=lambda test: together(id_of(test))):
        min(piles[:(processes + 1) // 2], key=len).extend(group)
    order: list[T] = []
    late: list[T] = []
    for n, pile in enumerate(piles):
        share = (len(tests) - len(order)) // (processes - n)  # as xdist deals them out
        late += pile[share:]
        order += [*pile[:share], *quick[:max(share - len(pile), 0)]]
        del quick[:max(share - len(pile), 0)]
    return [*order, *quick, *late]


def slowness(id: str) -> int:
    if "test_compiled" in id or "test_without_server" in id:
        return 3
    if "test_faults" in id or "test_restarts" in id:
        return 2
    return 1 if any([part in id for part in WAITING]) else 0


def together(id: str) -> str:
    """Tests of one file share a server; only those that bring one down have their own."""
    return id if slowness(id) == 2 else id.partition("::")[0]
