"""Many tables of one game in one call: observations, masks and rewards in NumPy arrays that are made once.

    from mousehole.research.vector import Tables
    tables = Tables("haunted-mouse", 256, seats=4, seed=1)

The loop runs in compiled code where the package is compiled (`mousehole.bots.tables`). `mousehole.research.gymnasium`
has a VectorEnv on top of it, `mousehole.research.processes` the same in several processes.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mousehole.bots.driver import PACE, Answerer
from mousehole.bots.levels import make_bot, pace_of
from mousehole.bots.simulation import answerer, rng_of
from mousehole.bots.tables import Buffers, Rules
from mousehole.bots.tables import Tables as Loop
from mousehole.games import encoder
from mousehole.kernel import BadSetup, Options, Rng, Seat
from mousehole.research.digits import BASE
from mousehole.research.rewards import rewards
from mousehole.research.turns import Setup

Array = NDArray[Any]
ARRAYS = ("observations", "options", "masks", "to_play", "rewards", "ended", "final_observations")


def shapes(setup: Setup, tables: int, has_options: bool = True) -> dict[str, tuple[tuple[int, ...], type]]:
    """Return the shape and type of every array."""
    assert setup.seats is not None, "checked"
    layouts = encoder(setup.box.game, setup.seats)
    size, option = layouts.layout.size, layouts.option_layout.size
    return {
        "observations": ((tables, size), np.float32),
        "options": ((tables, setup.base if has_options else 0, option), np.float32),
        "masks": ((tables, setup.base), np.int8),
        "to_play": ((tables,), np.int32),
        "rewards": ((tables, setup.seats), np.float32),
        "ended": ((tables,), np.bool_),
        "final_observations": ((tables, size), np.float32)}


class Tables:
    """`count` tables, all with the same setup. Everything is in arrays, one row per table, valid until the next step.

    `observations`: what the seat that is asked sees (docs/encodings); `options`: what each action leads to; `masks`:
    1 for each legal action; `to_play`: the seat that is asked; `rewards`: one per seat, when a match has just ended;
    `ended`: where one has, in which case all others already show the next match of that table;
    `final_observations`: what whoever played last saw at the end, where a match has ended.

    `seed`: that of the first table's series of matches, the next table's is one higher; or one for each table.
    `bots`: levels by name for all seats but the learner's, clockwise from it; without them, every seat is a learner's.
    `seat`: the learner's among bots; None: the next one in every match. `has_options=False` leaves `options` out.
    `arrays`: where to write (for shared memory); made here if they are not given.
    """

    def __init__(self, game: str, count: int, seats: int | None = None, options: Options | None = None,
                 edition: str = "standard", base: int = BASE, interrupts: bool = True, pace: int = PACE,
                 seed: int | Sequence[int] = 0, bots: str | None = None, seat: Seat | None = 0,
                 has_options: bool = True, goes_on: bool = True, arrays: dict[str, Array] | None = None) -> None:
        self.setup = Setup(game, seats, options or {}, edition, base, interrupts, pace).checked()
        assert self.setup.seats is not None, "checked"
        self.seats: int = self.setup.seats
        self.count = count
        self.bots = None if bots is None else bots.split(",")
        self.seat = seat
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat} at a table with {self.seats}")
        table = self.setup.box.game
        for name in self.bots or []:
            make_bot(name, table, Rng.numbered(0))
        made = arrays or {name: np.zeros(shape, kind)
                          for name, (shape, kind) in shapes(self.setup, count, has_options).items()}
        self.observations, self.options, self.masks, self.to_play, self.rewards, self.ended, self.final_observations = [
            made[name] for name in ARRAYS]
        self.encoder = encoder(table, self.seats)
        rules = Rules(table, self.encoder, self.seats, table.facts.checked(self.seats, self.setup.options), base,
                      interrupts, self._paces(), deal, self._team, rewards)
        buffers = Buffers(flat(self.observations), flat(self.options) if has_options else None,
                          flat(self.masks.view(np.uint8)), flat(self.to_play), flat(self.rewards),
                          flat(self.ended.view(np.uint8)), flat(self.final_observations))
        self._loop = Loop(rules, buffers, [0] * count, goes_on)
        self.reset(seed)

    def learner(self, number: int) -> Seat:
        """Return the learner's seat in a table's match of this number."""
        return number % self.seats if self.seat is None else self.seat

    def _paces(self) -> list[int]:
        paces = [self.setup.pace] * self.seats
        if self.bots and self.seat is not None:
            for nth in range(self.seats - 1):
                paces[(self.seat + 1 + nth) % self.seats] = pace_of(self.bots[nth % len(self.bots)])
        return paces

    def _team(self, seed: int, number: int, s: Any) -> list[Answerer | None]:
        team: list[Answerer | None] = [None] * self.seats
        if self.bots:
            learner, game = self.learner(number), self.setup.box.game
            for nth in range(self.seats - 1):
                seat, name = (learner + 1 + nth) % self.seats, self.bots[nth % len(self.bots)]
                team[seat] = answerer(make_bot(name, game, rng_of(seed, number, seat)), s, in_bulk=True)
        return team

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Start the first match of every table's series."""
        seeds = [seed + n for n in range(self.count)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.count:
            raise BadSetup(f"{len(seeds)} seeds for {self.count} tables")
        self.rewards[:], self.ended[:], self.to_play[:] = 0, False, -1
        self._loop.reset(seeds)

    def step(self, actions: Array) -> None:
        """Play one action at every table. An action that is not legal is an error, and later tables are not stepped."""
        self._loop.step(np.ascontiguousarray(actions, np.int64).data)

    def matches(self) -> list[int]:
        """Return the number of the match that each table is playing, from 0 on."""
        return self._loop.number[:]


def deal(seed: int, number: int) -> Rng:
    """Return the chance of a match: the same as `mousehole simulate --seed` and the other interfaces use."""
    return rng_of(seed, number, "table")


def flat(array: Array) -> memoryview:
    """Return a row of numbers that compiled code writes into."""
    return array.reshape(-1).data


def random_actions(masks: Array, rng: np.random.Generator) -> Array:
    """Return a legal action for every table, all equally likely: legal actions are the first ones."""
    legal = np.count_nonzero(masks, axis=1)
    actions: Array = (rng.random(len(masks)) * legal).astype(np.int64)
    return actions
