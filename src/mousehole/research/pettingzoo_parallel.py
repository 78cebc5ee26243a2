"""All seats of one or many tables as PettingZoo agents that step together (ParallelEnv).

    from mousehole.research.pettingzoo_parallel import parallel_env
    env = parallel_env("haunted-mouse", tables=8, seats=3)

Every agent sees its own seat at every step. Only one seat of a table is asked at a time: the actions of the others are
ignored, and their masks are all 0.
"""
from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from mousehole.bots.driver import PACE
from mousehole.kernel import Options
from mousehole.research.digits import BASE
from mousehole.research.observations import Observation, observations_of
from mousehole.research.spaces import observation_space
from mousehole.research.turns import Setup, Turns, version_of
from mousehole.research.vectors import Encoder

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def parallel_env(game: str, seats: int | None = None, options: Options | None = None, edition: str = "standard",
                 base: int = BASE, interrupts: bool = True, pace: int = PACE, encoder: Encoder | None = None,
                 tables: int = 1) -> ManyTables:
    """Make an environment in which an illegal action of the seat that is asked is an error."""
    return ManyTables(Setup(game, seats, options or {}, edition, base, interrupts, pace).checked(), tables, encoder)


class ManyTables(ParallelEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` …; with several tables `table_0_seat_0` and so on, which leave with their table."""

    def __init__(self, setup: Setup, tables: int = 1, encoder: Encoder | None = None) -> None:
        assert setup.seats is not None, "checked"
        self.setup = setup
        self.render_mode = None
        self.observations = observations_of(setup, encoder)
        facts = setup.box.game.facts
        self.metadata = {"name": f"{facts.id.replace('-', '_')}_parallel_v{version_of(facts)}", "render_modes": []}
        names = [""] if tables == 1 else [f"table_{table}_" for table in range(tables)]
        self.agents_at = [[f"{name}seat_{seat}" for seat in range(setup.seats)] for name in names]
        self.possible_agents = [agent for agents in self.agents_at for agent in agents]
        self.agents: list[str] = []
        self.space = observation_space(self.observations)
        self.action = spaces.Discrete(setup.base)
        self.seed, self.number = randbits(32), -1

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action

    def reset(self, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a match at every table; the first one has the deal of this seed, the next one that of the next."""
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (seed, 0)
        self.turns: list[Turns] = [self.setup.start(self.seed + n, self.number) for n in range(len(self.agents_at))]
        self.agents = self.possible_agents[:]
        seen: dict[str, Observation] = {}
        for table in range(len(self.turns)):
            seen |= self._seen(table)
        return seen, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        seen: dict[str, Observation] = {}
        rewards: dict[str, float] = {}
        over: dict[str, bool] = {}
        for table, turns in enumerate(self.turns):
            agents = self.agents_at[table]
            if turns.seat is None:
                continue
            turns.act(int(actions[agents[turns.seat]]))
            seen |= self._seen(table)
            rewards |= dict(zip(agents, turns.rewards(), strict=True))
            over |= dict.fromkeys(agents, turns.seat is None)
        self.agents = [agent for agent in self.agents if not over.get(agent, True)]
        return seen, rewards, over, dict.fromkeys(over, False), {agent: {} for agent in over}

    def _seen(self, table: int) -> dict[str, Observation]:
        return {agent: self.observations.observation(self.turns[table], seat)
                for seat, agent in enumerate(self.agents_at[table])}
