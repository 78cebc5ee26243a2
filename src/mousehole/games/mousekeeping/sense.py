"""Mousekeeping!: which positions are possible."""
from __future__ import annotations

from mousehole.checks.positions import (
    MAX_ROUNDS,
    Shape,
    agree,
    flag,
    follows,
    one_of,
    row,
    steps,
    value,
    whole,
)
from mousehole.games.mousekeeping.meta import FACTS
from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.wire import Catch

ENDS = ("time-up", "budget-spent")


def pieces(s: Table) -> tuple[int, dict[str, int]]:
    """KEEP-1 The number of keycards, and where they are."""
    return sum(s.keycards().values()), s.keycards()


def shapes(s: Table) -> dict[str, Shape]:
    seat, count = whole(0, s.seats - 1), whole(0, MAX_ROUNDS)
    room, layout = one_of(*s.box.rooms), one_of(*s.box.layouts)
    allowed = {option.name: option.values for option in FACTS.options}
    limits = [s.box.move_limit] if s.box.move_limit else allowed["move_limit"][1:]
    return {
        "turn": seat, "shown": layout, "shown_seat": seat, "room": room, "destination": layout, "goal": room,
        "round_start": room, "used": count, "placements": count,
        "catches": row(value(Catch, start=room, room=room, needed=count, used=count), 0, MAX_ROUNDS),
        "clock": one_of(None, *allowed["clock"]), "move_limit": one_of(None, *limits),
        "has_map": flag, "by_hand": flag, "misplaced": count, "ended": one_of(None, *ENDS)}


def check(s: Table) -> None:
    agree(s.shown.shows() == s.room, "shown", "room", "KEEP-3")
    agree(s.destination.shows() == s.goal, "destination", "goal", "KEEP-8")
    agree(s.turn == (s.shown_seat + 1) % s.seats, "turn", "shown_seat", "KEEP-11")
    agree((s.clock is None) == (s.move_limit is not None), "clock", "move_limit", "KEEP-9")
    agree(sum([catch.used for catch in s.catches]) + s.used == s.placements or not s.agenda, "used", "placements")
    agree(not s.move_limit or s.placements <= s.move_limit, "placements", "move_limit", "KEEP-9")
    agree(s.misplaced <= s.placements and (s.by_hand or s.misplaced == 0), "misplaced", "placements", "KEEP-22")
    names = steps(s, {"EndShift": {"reason": one_of(*ENDS)}})
    follows(names, [], ["RollDestination"], ["PlaceKeycards"], ["CatchMouse"], ["EndShift"])
    agree((not names) == (s.ended is not None), "ended", "agenda", "KEEP-19")
    if names == ["PlaceKeycards"]:
        agree(not s.move_limit or s.placements < s.move_limit, "placements", "move_limit", "KEEP-9")
    if names == ["CatchMouse"]:
        agree(s.has_arrived() and s.used > 0, "agenda", "room", "KEEP-10")
