"""Mousewarming Party: what lies on the table."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE, Board
from mousehole.kernel import Rng, Seat, State


class Table(State):
    """Rows over spaces, foods or the two mice hold the small numbers of the board, NONE where there is nothing."""

    def __init__(self, seats: int, rng: Rng, box: Board) -> None:
        super().__init__(seats, rng)
        bare: list[int] = []                         # replaced by lists of their own in set-up, clone and imagination
        self.box: Final = box
        self.turn: Seat = 0
        self.turns = 0                               # begun so far
        self.burrows = "hidden"
        self.golden_trays = 0
        self.abilities = False
        self.raccoon = NONE                          # its space
        self.asleep = False
        self.mice: list[str] = []                    # the two in play; clones share this list, golden and boxed
        self.at = bare                               # their spaces
        self.ran = NONE                              # the mouse that its ability has moved in this turn
        self.golden: list[bool] = []
        self.trays: list[list[int]] = []             # from the bottom
        self.backpack = bare                         # the traveler's
        self.tokens = bare                           # food on plates, by space
        self.tiles = bare                            # by space; secret while it lies face down
        self.is_up: list[bool] = []                  # by space
        self.boxed = bare                            # secret: the guest tiles that are not used
        self.guests = bare                           # tiles at the table
        self.served = bare                           # tokens at the table, by food
        self.pantry = bare                           # by food
        self.supply = bare                           # by food
        self.feeders: list[list[int]] = []           # secret: tokens from the bottom
        self.side = NONE                             # of the last roll
        self.rolled = NONE
        self.ended = ""                              # party, feeders or pantry: what ended it

    def set_up(self) -> None:
        """Nobody is there yet, and nothing is on the table."""
        self.at, self.golden, self.trays = [NONE, NONE], [False, False], [[], []]
        self.mice, self.backpack, self.guests, self.feeders = [], [], [], []

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events = self.agenda[:], None
        t.turn, t.turns, t.side, t.rolled, t.ended = self.turn, self.turns, self.side, self.rolled, self.ended
        t.burrows, t.golden_trays, t.abilities = self.burrows, self.golden_trays, self.abilities
        t.raccoon, t.asleep, t.mice, t.at = self.raccoon, self.asleep, self.mice, self.at[:]
        t.ran = self.ran
        t.golden, t.trays, t.backpack = self.golden, [self.trays[0][:], self.trays[1][:]], self.backpack[:]
        t.tokens, t.tiles, t.is_up = self.tokens[:], self.tiles[:], self.is_up[:]
        t.boxed, t.guests, t.served = self.boxed, self.guests[:], self.served[:]
        t.pantry, t.supply = self.pantry[:], self.supply[:]
        t.feeders = [pile[:] for pile in self.feeders]
        return t

    def mouse(self, name: str) -> int:
        """Which of the two in play it is; NONE: neither."""
        for m in range(len(self.mice)):
            if self.mice[m] == name:
                return m
        return NONE

    def is_free(self, space: int) -> bool:
        """PARTY-12 Neither a mouse nor the raccoon, awake or asleep, is there."""
        return space != self.raccoon and space != self.at[0] and space != self.at[1]

    def reach(self, m: int) -> int:
        """PARTY-10 The biggest number that the tokens leave visible."""
        steps = self.box.golden if self.golden[m] else self.box.silver
        return steps[len(self.trays[m])]

    def may_drop(self, m: int) -> bool:
        """PARTY-11 Something is aboard, and the mouse has been on this empty plate since the turn began."""
        at = self.at[m]
        return m != self.ran and len(self.trays[m]) > 0 and self.box.has_plate[at] and self.tokens[at] == NONE

    def ways(self, m: int, steps: int) -> list[int]:
        """PARTY-12 Where this many steps can lead: along the arrows, occupied spaces jumped over without counting."""
        spaces: list[int] = []
        size, space, first, second, raccoon = self.box.size, self.at[m], self.at[0], self.at[1], self.raccoon
        start, found = space, 0
        while found < steps:
            space += 1
            if space == size:
                space = 0
            if space == start:
                break  # once round: a short loop, or nothing but jumps
            if space != raccoon and space != first and space != second:
                spaces.append(space)
                found += 1
        return spaces

    def free_plate(self, side: int) -> int:
        """PARTY-7 The first empty plate from this side, its own space included; NONE if there is none."""
        box = self.box
        space = box.starts[side]
        for _ in range(box.size):
            if box.has_plate[space] and self.tokens[space] == NONE and self.is_free(space):
                return space
            space += 1
            if space == box.size:
                space = 0
        return NONE

    def has_food(self, space: int) -> bool:
        """PARTY-17 A plate with a token, or a feeder that is not empty."""
        feeder = self.box.feeder_at[space]
        return self.tokens[space] != NONE if feeder == NONE else len(self.feeders[feeder]) > 0

    def is_cooked(self, food: int) -> bool:
        """PARTY-32 A kitchen for it lies face up somewhere."""
        takes = self.box.takes
        return any([takes[self.tiles[space]][food] for space in self.box.burrow_spaces if self.is_up[space]])

    def unfound(self) -> list[int]:
        """The kitchens that are still behind doors."""
        kitchens = list(range(self.box.kitchens))
        for space in self.box.burrow_spaces:
            if self.is_up[space]:
                kitchens.remove(self.tiles[space])
        return kitchens

    def raccoon_goal(self) -> int:
        """PARTY-17 The first space with food and no mouse, its own looked at last. NONE: no food that it can reach."""
        first, second, tokens, feeder_at = self.at[0], self.at[1], self.tokens, self.box.feeder_at
        for space in self.box.stops_from[self.raccoon]:
            if space != first and space != second:
                if tokens[space] != NONE:
                    return space
                feeder = feeder_at[space]
                if feeder != NONE and self.feeders[feeder]:
                    return space
        return NONE

    def plates(self) -> int:
        """PARTY-20 Those of the seated guests, and those of every sector still uncovered."""
        plates = (self.box.sectors - len(self.guests)) * self.box.plates
        for tile in self.guests:
            plates += self.box.plates_of(tile)
        return plates

    def served_in_all(self) -> int:
        served = 0
        for tokens in self.served:
            served += tokens
        return served

    def is_won(self) -> bool:
        """PARTY-20, PARTY-23 No plate is empty."""
        return self.served_in_all() >= self.plates()

    def are_feeders_empty(self) -> bool:
        return not any(self.feeders)

    def unseen(self) -> list[int]:
        """PARTY-25 What the feeders hold together, by food: everybody can count it from what lies open."""
        box = self.box
        left = [box.common[food] + box.raccoon[food] - self.served[food] - self.pantry[food] - self.supply[food]
                for food in range(len(box.foods))]
        for food in self.tokens:
            if food != NONE:
                left[food] -= 1
        for tray in self.trays:
            for food in tray:
                left[food] -= 1
        for food in self.backpack:
            left[food] -= 1
        return left
