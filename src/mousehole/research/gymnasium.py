"""All games as Gymnasium environments: the learner plays one seat, bots play the others.

    import gymnasium
    import mousehole.research.gymnasium  # registers the names
    env = gymnasium.make("mousehole/HauntedMouse-v4", seats=3, bots="bramble")

The number after the name is the environment's version, as Gymnasium wants it: it goes up with a change of the game's
rules, and with any change that gives the same actions a different meaning.
"""
from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from mousehole.bots.levels import Bot, make_bot, pace_of
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, facts_of
from mousehole.kernel import BadSetup, Options, Rng, Seat
from mousehole.research.digits import BASE
from mousehole.research.observations import Observation, observations_of
from mousehole.research.spaces import observation_space
from mousehole.research.turns import Setup, version_of
from mousehole.research.vectors import Encoder

ILLEGAL = -1.0  # as bad as the last place
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Any, Any]):
    """A match as played from one seat.

    `seat`: the learner's; None: the next one in every match, starting at seat 0 after each seed.
    `bots`: one or more levels by name, separated by commas, clockwise from the learner, starting over.
    `pace`: clock seconds per answer; None: each bot's own, and the default for the learner.
    `words`: whether `info` has the plain view, the question, and the options in notation.
    An illegal action ends the match with a reward of -1. Otherwise the reward comes at the end: see `rewards`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(self, game: str, seats: int | None = None, options: Options | None = None, edition: str = "standard",
                 seat: Seat | None = 0, bots: str = "bramble", base: int = BASE, interrupts: bool = True,
                 pace: int | None = None, encoder: Encoder | None = None, words: bool = True,
                 render_mode: str | None = None) -> None:
        named = {} if pace is None else {"pace": pace}
        self.setup = Setup(game, seats, options or {}, edition, base, interrupts, **named).checked()
        assert self.setup.seats is not None, "checked"
        self.seats: int = self.setup.seats
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat} at a table with {self.seats}")
        self.fixed_seat = seat
        self.bots = bots.split(",")
        for name in self.bots:
            make_bot(name, self.setup.box.game, Rng.numbered(0))
        self.own_paces = pace is None
        self.observations = observations_of(self.setup, encoder)
        self.words = words
        self.render_mode = render_mode
        self.observation_space = observation_space(self.observations)
        self.action_space = spaces.Discrete(base)
        self.series, self.number = -1, -1  # no seed yet

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a match: the same seed gives the same match; without a seed it is the next match of the series."""
        super().reset(seed=seed)
        if seed is not None:
            self.series, self.number = seed, -1
        elif self.series < 0:
            self.series = int(self.np_random.integers(2 ** 32))
        self.number += 1
        self.seat = self.number % self.seats if self.fixed_seat is None else self.fixed_seat
        self._sit_down()
        self._let_others_play()
        return self._seen(), self._told()

    def _sit_down(self) -> None:
        game, usual = self.setup.box.game, self.setup.pace
        self.team: dict[Seat, Bot] = {}
        paces = [usual] * self.seats
        for nth in range(self.seats - 1):
            seat, name = (self.seat + 1 + nth) % self.seats, self.bots[nth % len(self.bots)]
            self.team[seat] = make_bot(name, game, rng_of(self.series, self.number, seat))
            if self.own_paces:
                paces[seat] = pace_of(name)
        self.turns = self.setup.start(self.series, self.number, paces)

    def _let_others_play(self) -> None:
        """Play until the learner is asked, or the match is over. Bots see their views, and answer in whole choices."""
        turns, game = self.turns, self.setup.box.game
        while turns.seat is not None and turns.seat != self.seat:
            bot, question = self.team[turns.seat], turns.question
            assert question is not None, "a seat is asked"
            view = game.view(turns.windows.s, turns.seat) if bot.looks else None
            turns.answer(bot.choose(view, question))

    def step(self, action: int) -> Step:
        if not 0 <= int(action) < len(self.turns.blocks()):
            if self.turns.seat is None:
                raise ValueError("the match is over: reset comes next")
            return self._seen(), ILLEGAL, True, False, {**self._told(), "illegal": True}
        self.turns.act(int(action))
        self._let_others_play()
        return self._seen(), self.turns.rewards()[self.seat], self.turns.seat is None, False, self._told()

    def _seen(self) -> Observation:
        return self.observations.observation(self.turns, self.seat)

    def _told(self) -> dict[str, Any]:
        return self.observations.words(self.turns, self.seat) if self.words else {}

    def render(self) -> str | None:
        """Return the position as the learner sees it."""
        return self.observations.block(self.turns, self.seat) if self.render_mode == "ansi" else None


def name_of(game: str) -> str:
    """Return the environment's name: `haunted-mouse` is `mousehole/HauntedMouse-v4`."""
    title = "".join([word.capitalize() for word in game.split("-")])
    return f"mousehole/{title}-v{version_of(facts_of(game))}"


for _game in GAMES:
    gymnasium.register(name_of(_game), f"{__name__}:OneSeat", kwargs={"game": _game})
