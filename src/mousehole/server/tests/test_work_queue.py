"""Clients that ask for much wait longer than those that ask for little."""
from __future__ import annotations

from mousehole.hosting.work_queue import BESIDES, Kind, WorkQueue


def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    queue: WorkQueue[str] = WorkQueue()
    for n in range(5):
        queue.put(Kind.HINT, "greedy", f"greedy {n}")
    queue.put(Kind.HINT, "modest", "modest 0")
    queue.put(Kind.HINT, "late", "late 0")
    assert [queue.next(BESIDES) for _ in range(5)] == ["greedy 0", "modest 0", "late 0", "greedy 1", "greedy 2"]


def test_kinds_take_turns_and_bots_moves_are_not_among_them() -> None:
    queue: WorkQueue[str] = WorkQueue()
    for kind in (Kind.REVIEW, Kind.HINT, Kind.REPLAY, Kind.MOVE):
        for n in range(2):
            queue.put(kind, "a", f"{kind.value} {n}")
    served = [queue.next(BESIDES) for _ in range(7)]
    assert served == ["replay 0", "hint 0", "review 0", "replay 1", "hint 1", "review 1", None]
    assert [queue.next([Kind.MOVE]) for _ in range(3)] == ["move 0", "move 1", None]


def test_what_nobody_wants_any_more_is_dropped() -> None:
    queue: WorkQueue[str] = WorkQueue()
    queue.put(Kind.HINT, "a", "one")
    queue.put(Kind.HINT, "a", "two")
    queue.drop(Kind.HINT, "a", "one")
    queue.drop(Kind.HINT, "a", "unknown")
    queue.drop(Kind.REVIEW, "b", "unknown")
    assert (queue.waiting(BESIDES), queue.waiting(BESIDES, "a"), queue.waiting(BESIDES, "b")) == (1, 1, 0)
    assert [queue.next(BESIDES), queue.next(BESIDES)] == ["two", None]
