"""Regatta: table and steps. Clauses: see RULES.md."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Refusal, Rng, Seat, State, Step
from mousehole.testkit.regatta.wire import Hoist, HoldCourse, Ram, SailDrawn, SailsRevealed

FINISH: Final = 12
SAILS: Final = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)


class Table(State):
    def __init__(self, seats: int, rng: Rng, box: None) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.lockers: list[list[int]] = [[] for _ in range(seats)]  # secret
        self.picks: list[int] = [0] * seats  # secret until revealed; 0: none yet
        self.hoisted: list[int] = [0] * seats
        self.boats: list[int] = [0] * seats
        self.boosts: list[int] = [2] * seats
        self.ghost = -1

    def draw_sail(self, captain: Seat) -> None:
        sail = SAILS[self.rng.below(len(SAILS))]
        self.lockers[captain].append(sail)
        self.tell(SailDrawn(captain, sail))

    def sails_of(self, captain: Seat) -> tuple[Choice, ...]:
        return tuple([Hoist(sail) for sail in sorted(set(self.lockers[captain]))])

    def strongest_first(self) -> list[Seat]:
        return [c for _, c in sorted([(-sail, c) for c, sail in enumerate(self.hoisted)])]


class HoistSails(Step):
    """SAIL-3 All captains secretly hoist one sail. After 20 seconds, dawdlers hoist their lowest."""

    def asks(self, s: Table) -> list[Decision]:
        late = [c for c, sail in enumerate(s.picks) if not sail]
        asked = [Decision(c, "hoist", s.sails_of(c), "SAIL-3") for c in late]
        return [*asked, Decision(CLOCK, "dawdlers", (TIME_UP,), "SAIL-3", 20)] if late else []

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Hoist):
            s.picks[seat] = choice.sail
        else:
            s.picks = [sail or min(s.lockers[c]) for c, sail in enumerate(s.picks)]
        s.then(self)

    def do(self, s: Table) -> None:
        """SAIL-4 Reveal; the boats sail, strongest first; then the ghost drifts."""
        s.hoisted, s.picks = s.picks, [0] * s.seats
        for c, sail in enumerate(s.hoisted):
            s.lockers[c].remove(sail)
        s.tell(SailsRevealed(tuple(s.hoisted)))
        s.then(*[SailOn(c) for c in s.strongest_first()], GhostDrifts(), EndRound())

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Hoist):
            return Refusal("no-such-sail", "SAIL-3", (("sail", choice.sail + 0),))
        return None


class SailOn(Step):
    """SAIL-4 A boat moves as many buoys as its sail is strong."""

    def __init__(self, captain: Seat) -> None:
        self.captain: Final = captain

    def do(self, s: Table) -> None:
        s.boats[self.captain] += s.hoisted[self.captain]
        s.then(MayRam(self.captain))


class MayRam(Step):
    """SAIL-5 A boat that stops beside others may ram one of them back a buoy."""

    def __init__(self, captain: Seat) -> None:
        self.captain: Final = captain

    def asks(self, s: Table) -> list[Decision]:
        here = s.boats[self.captain]
        rams = [Ram(c) for c, buoy in enumerate(s.boats) if buoy == here and c != self.captain]
        return [Decision(self.captain, "ram", (*rams, HoldCourse()), "SAIL-5")] if rams else []

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Ram):
            s.boats[choice.rival_seat] -= 1


class SpendBoost(Step):
    """SAIL-2 A boost sails its captain one buoy ahead."""

    def __init__(self, captain: Seat) -> None:
        self.captain: Final = captain

    def do(self, s: Table) -> None:
        s.boosts[self.captain] -= 1
        s.boats[self.captain] += 1


class GhostDrifts(Step):
    """SAIL-6 The ghost ship drifts one die; every captain it passes loses a boost."""

    def do(self, s: Table) -> None:
        start, s.ghost = s.ghost, s.ghost + s.rng.roll()
        for c, buoy in enumerate(s.boats):
            if start < buoy <= s.ghost and s.boosts[c] > 0:
                s.boosts[c] -= 1


class EndRound(Step):
    """SAIL-7 Every captain draws a new sail. SAIL-8 The race is over once a boat is home."""

    def do(self, s: Table) -> None:
        for c in range(s.seats):
            s.draw_sail(c)
        if max(s.boats) < FINISH:
            s.then(HoistSails())
