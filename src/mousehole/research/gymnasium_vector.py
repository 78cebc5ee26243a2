"""Many learners' seats as one Gymnasium VectorEnv, on top of `vector`: bots play the other seats in the same loop.

    from mousehole.research.gymnasium_vector import ManySeats
    envs = ManySeats("haunted-mouse", num_envs=256, seats=3, bots="bramble")
"""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mousehole.bots.driver import PACE
from mousehole.kernel import Options, Seat
from mousehole.research.digits import BASE
from mousehole.research.observations import Observation, ObservationBuilder
from mousehole.research.spaces import observation_space
from mousehole.research.vector import Tables

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManySeats(VectorEnv[Any, Any, Any]):
    """A learner at each of many tables. A match that is over is followed by the next one in the same step.

    Arguments as in `OneSeat`, but an illegal action is an error. Observations are copied out of the tables' arrays;
    with `copies=False` they are the arrays themselves, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 256, seats: int | None = None, options: Options | None = None,
                 edition: str = "standard", seat: Seat | None = 0, bots: str = "bramble", base: int = BASE,
                 interrupts: bool = True, pace: int = PACE, copies: bool = True) -> None:
        self.tables = Tables(game, num_envs, seats, options, edition, base, interrupts, pace, 0, bots, seat)
        self.copies = copies
        self.num_envs = num_envs
        self.render_mode = None
        self.spec = None
        self.spaces = observation_space(ObservationBuilder(self.tables.setup))
        self.single_observation_space = self.spaces
        self.single_action_space = spaces.Discrete(base)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start anew: the same seed gives the same matches; without one, matches that nobody has seen."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seed = int(self.np_random.integers(2 ** 32))
        chosen = seed if isinstance(seed, int) else [int(self.np_random.integers(2 ** 32)) if each is None else each
                                                     for each in seed]
        self.tables.reset(chosen)
        self.learners = self._learners()
        return self._seen(), {}

    def _learners(self) -> NDArray[np.int64]:
        return np.array([self.tables.learner(number) for number in self.tables.matches()])

    def step(self, actions: NDArray[np.int64]) -> Step:
        self.tables.step(np.asarray(actions))
        ended = self.tables.ended.copy()
        rewards = self.tables.rewards[np.arange(self.num_envs), self.learners].astype(np.float64)
        told: dict[str, Any] = {}
        if ended.any():
            told = {"final_obs": self._final(ended), "_final_obs": ended, "final_info": {}, "_final_info": ended}
            self.learners = self._learners()
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), told

    def _seen(self) -> Observation:
        seen = {"observation": self.tables.observations, "options": self.tables.options,
                "action_mask": self.tables.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copies else seen

    def _final(self, ended: NDArray[np.bool_]) -> NDArray[Any]:
        """Return the last observation of each match that is over, without options; None for the others."""
        finals = np.full(self.num_envs, None, object)
        nothing = {name: np.zeros(space.shape or (), space.dtype)
                   for name, space in self.spaces.spaces.items()}
        for n in np.flatnonzero(ended):
            finals[n] = {**nothing, "observation": self.tables.final_observations[n].copy()}
        return finals
