"""Mousewarming Party: why a choice that belongs to another question is refused."""
from __future__ import annotations

from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    Drop,
    GiveGolden,
    LeaveFood,
    LullRaccoon,
    Move,
    PackFood,
    PickUp,
    PlaceCheese,
    PutMouse,
    PutRaccoon,
    RaidFeeder,
    ReturnFood,
    ShootFood,
    Sprint,
    TakeMouse,
)
from mousehole.kernel import Choice, Refusal


def misplaced(s: Table, choice: Choice) -> Refusal | None:
    """The clause of the question that this choice would answer."""
    if isinstance(choice, (PutRaccoon, TakeMouse, GiveGolden, PutMouse)):
        return Refusal("not-in-set-up", "PARTY-3")
    if isinstance(choice, (PlaceCheese, LullRaccoon)):
        return Refusal("no-cheese", "PARTY-9")
    if isinstance(choice, (ShootFood, ReturnFood, Sprint, RaidFeeder, PackFood)):
        return Refusal("no-cheese", "PARTY-30")
    if isinstance(choice, Move):
        return Refusal("not-moving-now", "PARTY-10")
    if isinstance(choice, Drop):
        return Refusal("not-moving-now", "PARTY-11")
    if isinstance(choice, (PickUp, LeaveFood)):
        return Refusal("no-food-here", "PARTY-13")
    return None
