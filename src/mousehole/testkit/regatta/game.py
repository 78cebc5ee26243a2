"""Regatta: set-up, views, and how it ends."""
from __future__ import annotations

from mousehole.kernel import (
    Choice,
    Decision,
    Facts,
    Game,
    Interrupt,
    Option,
    Options,
    Outcome,
    Refusal,
    Rng,
    Seat,
    first_player,
)
from mousehole.testkit.regatta.rules import HoistSails, SpendBoost, Table
from mousehole.testkit.regatta.wire import Boost, Hoist, View

FACTS = Facts("regatta", "Regatta", 2, 4, 5, False, ("the first",),
              (Option("calm", False, (False, True), "SAIL-6"), first_player("SAIL-1")), "SAIL-3", "SAIL-8")


class Regatta(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """SAIL-1 Every captain draws three sails and takes two boosts."""
        s = Table(seats, rng, None)
        first = self.first_player(seats, rng, options)
        for n in range(seats):
            for _ in range(3):
                s.draw_sail((first + n) % seats)
        s.ghost = 99 if options["calm"] else -1
        s.then(HoistSails())
        return s

    def clone(self, s: Table) -> Table:
        t = Table(s.seats, s.rng.clone(), None)
        t.agenda, t.events, t.lockers = s.agenda[:], None, [locker[:] for locker in s.lockers]
        t.picks, t.hoisted, t.ghost = s.picks[:], s.hoisted[:], s.ghost
        t.boats, t.boosts = s.boats[:], s.boosts[:]
        return t

    def view(self, s: Table, seat: Seat | None) -> View:
        return View(seat, tuple(s.boats), tuple(s.boosts), s.ghost, tuple(s.hoisted),
                    tuple([sail > 0 for sail in s.picks]), 0 if seat is None else s.picks[seat],
                    () if seat is None else tuple(s.lockers[seat]),
                    tuple([len(locker) for locker in s.lockers]), tuple(s.agenda))

    def imagine(self, view: View, rng: Rng) -> Table:
        t = Table(len(view.boats), rng, None)
        t.boats, t.boosts, t.ghost = list(view.boats), list(view.boosts), view.ghost
        t.hoisted, t.agenda, t.events = list(view.hoisted), list(view.agenda), None
        for c, size in enumerate(view.locker_sizes):
            if c == view.seat:
                t.lockers[c], t.picks[c] = list(view.my_locker), view.my_pick
            else:
                for _ in range(size):
                    t.draw_sail(c)
                t.picks[c] = t.lockers[c][0] if view.has_picked[c] else 0
        return t

    def outcome(self, s: Table) -> Outcome:
        """SAIL-8 The boat furthest ahead wins."""
        places = sorted(set(s.boats), reverse=True)
        ranking = tuple([tuple([c for c, buoy in enumerate(s.boats) if buoy == place]) for place in places])
        return Outcome("home", tuple(s.boats), ranking, ranking[0])

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice | None:
        """The strongest sail; a boost as soon as the ghost is near."""
        if isinstance(d.options[0], Boost):
            return d.options[0] if 0 <= s.boats[d.seat] - s.ghost < 3 else None
        sails = [choice for choice in d.options if isinstance(choice, Hoist)]
        return sails[-1] if sails else d.options[0]

    def interrupts(self, s: Table) -> list[Decision]:
        """SAIL-2 Anybody may spend a boost, at any time."""
        return [Decision(c, "boost", (Boost(),), "SAIL-2") for c, left in enumerate(s.boosts) if left > 0]

    def interrupt(self, s: Table, seat: Seat, choice: Interrupt) -> None:
        s.then(SpendBoost(seat))

    def why_not_interrupt(self, s: Table, seat: Seat, choice: Interrupt) -> Refusal:
        return Refusal("no-boost-left", "SAIL-2")
