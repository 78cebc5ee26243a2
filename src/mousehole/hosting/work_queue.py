"""Decides what a process does next: kinds of work take turns, and within each kind owners take turns."""
from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from enum import Enum
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Kind(Enum):
    MOVE = "move"      # a bot's: always first, in processes of its own
    REPLAY = "replay"
    HINT = "hint"
    PROPOSAL = "proposal"  # a partner's: nobody has asked for it, and it takes hardly longer than a move
    REVIEW = "review"


ALONE, OTHERS_WAIT, UNWANTED = 0, 1, 2  # what a process is told while it works
BESIDES = (Kind.REPLAY, Kind.HINT, Kind.PROPOSAL, Kind.REVIEW)  # these share a process, in turns


class WorkQueue(Generic[Item]):
    """One queue per kind of work.

    An owner is the source of requests, such as an address. However much one owner asks for, others wait for at most
    one piece of its work.
    """

    def __init__(self) -> None:
        self.queues: dict[Kind, OrderedDict[str, deque[Item]]] = {kind: OrderedDict() for kind in Kind}
        self.turn: dict[Kind, int] = dict.fromkeys(Kind, 0)  # when each kind was last served
        self.served = 0

    def put(self, kind: Kind, owner: str, item: Item) -> None:
        self.queues[kind].setdefault(owner, deque()).append(item)

    def next(self, kinds: Sequence[Kind]) -> Item | None:
        """Return the next piece of work: of the kind, and of its owner, that were served longest ago."""
        waiting = [kind for kind in kinds if self.queues[kind]]
        if not waiting:
            return None
        kind = min(waiting, key=self.turn.__getitem__)
        self.served += 1
        self.turn[kind] = self.served
        owners = self.queues[kind]
        owner, items = next(iter(owners.items()))
        item = items.popleft()
        if items:
            owners.move_to_end(owner)
        else:
            del owners[owner]
        return item

    def drop(self, kind: Kind, owner: str, item: Item) -> None:
        """Remove what nobody wants any more."""
        items = self.queues[kind].get(owner)
        if items and item in items:
            items.remove(item)
            if not items:
                del self.queues[kind][owner]

    def waiting(self, kinds: Sequence[Kind], owner: str | None = None) -> int:
        """Return how much is waiting, in total or of one owner."""
        return sum([len(items) for kind in kinds for name, items in self.queues[kind].items()
                    if owner is None or name == owner])
