"""The bots there are, by name."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from mousehole.kernel import BadSetup, Choice, Decision, Game, Interrupt, Rng


class Bot(ABC):
    """Answers decisions from what its seat may know. None: lets a chance to interrupt pass."""

    looks = True  # whether it wants a view at all

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: Any, d: Decision) -> Choice | None:
        """One of the decision's options."""


class Random(Bot):
    """Any choice, all equally likely; to let an interrupt pass is one of them."""

    looks = False

    def choose(self, view: Any, d: Decision) -> Choice | None:
        passing = isinstance(d.options[0], Interrupt)
        n = self.rng.below(len(d.options) + passing)
        return d.options[n] if n < len(d.options) else None


class Greedy(Bot):
    """The game's own policy, on a table imagined from the view."""

    def choose(self, view: Any, d: Decision) -> Choice | None:
        return self.game.policy(self.game.imagine(view, self.rng), d, self.rng)


BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": Random, "greedy": Greedy}


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name}; there are {', '.join(BOTS)}")
    return BOTS[name](game, rng)
