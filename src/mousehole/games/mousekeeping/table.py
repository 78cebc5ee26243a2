"""Mousekeeping!: the state of the table."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousekeeping.hotel import Hotel, reverse
from mousehole.games.mousekeeping.wire import Catch, Place
from mousehole.kernel import Rng, Seat, State

PENALTY: Final = 5  # KEEP-22 seconds off the clock: about the time to pick two keycards up again


class Table(State):
    def __init__(self, seats: int, rng: Rng, box: Hotel) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.turn: Seat = 0
        self.shown: Place = box.lobby          # the keycards that mark the room
        self.shown_seat: Seat = 0              # whose they are
        self.room = box.lobby.shows()
        self.destination: Place = box.lobby    # two more keycards
        self.goal = self.room                  # what they show; its reverse is as good
        self.round_start = self.room
        self.used = 0                          # placements in this round
        self.placements = 0                    # and in all
        self.catches: list[Catch] = []
        self.clock: int | None = None          # seconds, unless played without a clock…
        self.move_limit: int | None = None     # …but with this many placements
        self.by_hand = False
        self.misplaced = 0                     # wrong placements so far
        self.has_map = True
        self.ended: str | None = None          # time-up or budget-spent

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events, t.catches = self.agenda[:], None, self.catches[:]
        t.turn, t.shown, t.shown_seat, t.room = self.turn, self.shown, self.shown_seat, self.room
        t.destination, t.goal, t.round_start = self.destination, self.goal, self.round_start
        t.used, t.placements, t.ended = self.used, self.placements, self.ended
        t.clock, t.move_limit, t.has_map = self.clock, self.move_limit, self.has_map
        t.by_hand, t.misplaced = self.by_hand, self.misplaced
        return t

    @property
    def mice(self) -> int:
        """KEEP-18 The score: one more after each round, without a limit."""
        return len(self.catches)

    def has_arrived(self) -> bool:
        """KEEP-10 Whether the team is at the destination or its reverse."""
        return self.room == self.goal or self.room == reverse(self.goal)

    def may_arrange(self, seat: Seat) -> bool:
        """KEEP-21 Keycards that show the room stay until the next player has moved; alone, they are free at once."""
        return self.seats == 1 or seat != self.shown_seat

    def seconds_in_all(self) -> int | None:
        """KEEP-22 What the clock was set to, less the penalty for every wrong move."""
        return None if self.clock is None else max(self.clock - PENALTY * self.misplaced, 0)

    def keycards(self) -> dict[str, int]:
        """KEEP-1 Two for each player (played or held), two for the destination, two for the score, the rest boxed."""
        out = 2 * self.seats + 2 + 2
        return {"players": 2 * self.seats, "destination": 2, "score": 2, "box": self.box.keycards - out}
