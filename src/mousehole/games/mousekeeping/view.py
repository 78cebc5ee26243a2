"""Mousekeeping!: what each seat knows. Everything is open; the destinations to come are random."""
from __future__ import annotations

from mousehole.games.mousekeeping.hotel import Hotel, reverse
from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.wire import View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    return View(
        seat=seat, seats=s.seats, turn=None if s.ended else s.turn, room=s.room, shown=s.shown, shown_seat=s.shown_seat,
        free=tuple([s.may_arrange(each) for each in range(s.seats)]),
        destination=s.destination, goals=(s.goal, reverse(s.goal)),
        mice=s.mice, score_cards=s.box.score_cards(s.mice), placements=s.placements,
        round_start=s.round_start, used=s.used, clock=s.clock, move_limit=s.move_limit, by_hand=s.by_hand,
        misplaced=s.misplaced, has_map=s.has_map,
        catches=tuple(s.catches), ended=s.ended, agenda=tuple(s.agenda))


def imagine(v: View, rng: Rng, box: Hotel) -> Table:
    s = Table(v.seats, rng, box)
    s.agenda, s.events, s.catches = list(v.agenda), None, list(v.catches)
    s.turn = (v.shown_seat + 1) % v.seats if v.turn is None else v.turn
    s.shown, s.shown_seat, s.room = v.shown, v.shown_seat, v.room
    s.destination, s.goal, s.round_start = v.destination, v.goals[0], v.round_start
    s.used, s.placements, s.ended = v.used, v.placements, v.ended
    s.clock, s.move_limit, s.has_map = v.clock, v.move_limit, v.has_map
    s.by_hand, s.misplaced = v.by_hand, v.misplaced
    return s
