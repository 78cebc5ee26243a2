"""All games as PettingZoo environments: agents take turns (AEC).

    from mousehole.research import pettingzoo
    env = pettingzoo.env("haunted-mouse", seats=3)

Rewards come only at the end; see `mousehole.research.rewards`. The same seed gives the same match; a `reset` without
a seed starts the next match of the series that the last seed began.
"""
from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from mousehole.bots.driver import PACE
from mousehole.kernel import Options, Seat
from mousehole.research.digits import BASE
from mousehole.research.observations import Observation, observations_of
from mousehole.research.spaces import observation_space
from mousehole.research.turns import Setup, version_of
from mousehole.research.vectors import Encoder

ILLEGAL = -1.0  # the reward for an illegal action


def env(game: str, seats: int | None = None, options: Options | None = None, edition: str = "standard",
        base: int = BASE, interrupts: bool = True, pace: int = PACE, encoder: Encoder | None = None,
        words: bool = True, render_mode: str | None = None) -> Any:
    """Make an environment that can be trusted with anything: an illegal action ends the match, with -1 for its agent.

    Calls in a wrong order are errors.
    """
    setup = Setup(game, seats, options or {}, edition, base, interrupts, pace).checked()
    return wrappers.OrderEnforcingWrapper(Guarded(setup, encoder, words, render_mode))


class Mousehole(AECEnv):  # type: ignore[misc]
    """The plain environment, in which an illegal action is an error.

    `words`: whether `infos` gives the acting agent its plain view, the question, and its options in notation.
    """

    def __init__(self, setup: Setup, encoder: Encoder | None = None, words: bool = True,
                 render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.observations = observations_of(setup, encoder)
        self.words = words
        self.render_mode = render_mode
        facts = setup.box.game.facts
        self.metadata = {"name": f"{facts.id.replace('-', '_')}_v{version_of(facts)}", "render_modes": ["ansi"],
                         "is_parallelizable": False}
        assert setup.seats is not None, "checked"
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.observation_spaces = {agent: observation_space(self.observations) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setup.base) for agent in self.possible_agents}
        self.seed, self.number = randbits(32), -1
        self.seen: dict[str, Observation] = {}  # since the last action: wrappers look more than once

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (seed, 0)
        self.turns = self.setup.start(self.seed, self.number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        if agent not in self.seen:
            self.seen[agent] = self.observations.observation(self.turns, seat_of(agent))
        return self.seen[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.turns.act(int(action))
        if self.turns.seat is None:
            self.rewards = dict(zip(self.possible_agents, self.turns.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Select the agent that is asked; when the match is over, agents leave one after the other."""
        self.seen = {}
        seat = self.turns.seat
        self.agent_selection = self.possible_agents[seat or 0]
        if seat is not None and self.words:
            self.infos[self.agent_selection] = self.observations.words(self.turns, seat)

    def render(self) -> str | None:
        """Return the position as a spectator sees it."""
        return self.observations.block(self.turns, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no resources are open."""


class Guarded(Mousehole):
    """What PettingZoo's wrappers against illegal and impossible actions do, without their way through every attribute.

    Those cost more than a step of the game. An action that does not exist is an error.
    """

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not self.terminations[agent] and not self.truncations[agent]:
            assert action is not None and 0 <= action < self.setup.base, "action is not in action space"
            if action >= self.turns.legal():
                self._end_by(agent)
                return
        super().step(action)

    def _end_by(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))
