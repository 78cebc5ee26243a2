"""All games as OpenSpiel games.

    import pyspiel
    import mousehole.research.openspiel  # registers the names
    game = pyspiel.load_game("python_mousehole_haunted_mouse", {"players": 3})

Parameters: `players`, `edition`, `base` (the number of actions), `interrupts`, `pace`, `chance`, and every option of
the game by its name. With `chance="seed"`, all chance is drawn before the first answer, as four explicit chance nodes
(see `story`). A search must not look into clones then, which know what will be rolled and drawn, but use
`resample_from_infostate` for tables that the seat can imagine. With `chance="draws"`, every draw is a chance node of
its own at its own time, as tabular algorithms want it. Either way, the history is the whole match.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from mousehole.bots.driver import PACE
from mousehole.games import GAMES, facts_of
from mousehole.kernel import Options, Seat
from mousehole.kernel.facts import Facts
from mousehole.research.digits import BASE
from mousehole.research.history import EVENTS, History
from mousehole.research.observations import ObservationBuilder
from mousehole.research.rewards import reward_range
from mousehole.research.story import DEAL_BASE, DEAL_DIGITS, Story
from mousehole.research.turns import Setup

MAX_ACTIONS = 100_000  # no match of ours is that long
MAX_OUTCOMES = 400     # of a draw: as many as there can be cards
SEED, DRAWS = "seed", "draws"
Params = dict[str, Any]


def name_of(game: str) -> str:
    return f"python_mousehole_{game.replace('-', '_')}"


def type_of(facts: Facts) -> Any:
    """Return what OpenSpiel wants to know before a game is loaded. Places sum to zero; a team shares its result."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(facts.id), long_name=facts.title, dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC, information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if facts.cooperative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL, max_num_players=facts.most, min_num_players=facts.fewest,
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, facts.fewest), "edition": "standard", "base": BASE, "interrupts": True, "pace": PACE,
            "chance": SEED, **{option.name: option.default for option in facts.options}})


class MouseholeGame(pyspiel.Game):  # type: ignore[misc]
    """One game, with its parameters."""

    facts: Facts

    def __init__(self, params: Params) -> None:
        facts = self.facts
        told = {**type_of(facts).parameter_specification, **params}
        if told["chance"] not in (SEED, DRAWS):
            raise ValueError(f"chance must be {SEED} or {DRAWS}, not {told['chance']}")
        self.by_draw = told["chance"] == DRAWS
        options: Options = {option.name: seat_or_word(told[option.name]) for option in facts.options
                            if told[option.name] != option.default}  # an edition may have other defaults
        self.setup = Setup(facts.id, told["players"], options, told["edition"], told["base"], told["interrupts"],
                           told["pace"]).checked()
        self.observations = ObservationBuilder(self.setup)
        self.history = History(self.setup)
        least, most = reward_range(self.setup.box.game, told["players"])
        outcomes = MAX_OUTCOMES if self.by_draw else DEAL_BASE
        super().__init__(type_of(facts), pyspiel.GameInfo(
            num_distinct_actions=told["base"], max_chance_outcomes=outcomes, num_players=told["players"],
            min_utility=least, max_utility=most, utility_sum=None if facts.cooperative else 0.0,
            max_game_length=MAX_ACTIONS), params)

    def new_initial_state(self) -> MouseholeState:
        return MouseholeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_ACTIONS if self.by_draw else DEAL_DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, but got {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def seat_or_word(value: Any) -> Any:
    """Name the first player: `random`, or `seat_0`, `seat_1` …, because a parameter has only one type."""
    return int(value.removeprefix("seat_")) if isinstance(value, str) and value.startswith("seat_") else value


class MouseholeState(pyspiel.State):  # type: ignore[misc]
    """A state with a single attribute that can copy itself: OpenSpiel copies and pickles states by their attributes."""

    def __init__(self, game: MouseholeGame) -> None:
        super().__init__(game)
        self.story = Story(game.setup, game.by_draw)

    def current_player(self) -> int:
        turns = self.story.turns
        if turns is None or self.story.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turns.seat is None else turns.seat

    def is_terminal(self) -> bool:
        return self.story.draw is None and self.story.turns is not None and self.story.turns.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.story.draw or []
        total = sum(weights)
        return [(digit, weight / total) for digit, weight in enumerate(weights)]

    def _legal_actions(self, player: Seat) -> list[int]:
        story = self.story
        if story.draw is not None:
            return list(range(len(story.draw))) if player == pyspiel.PlayerId.CHANCE else []
        return list(range(story.turns.legal())) if story.turns else []

    def _apply_action(self, action: int) -> None:
        self.story.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the option's notation; if the action leads to several, the first and the last."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'draw' if self.story.by_draw else 'deal'} {action}"
        if self.story.turns is None or player != self.story.turns.seat:
            return str(action)
        blocks, observations = self.story.turns.blocks(), self.get_game().observations
        if action >= len(blocks):
            return str(action)
        lines = [observations.line(self.story.turns.options[blocks[action][at]]) for at in (0, -1)]
        return lines[0] if len(blocks[action]) == 1 else f"{lines[0]} … {lines[1]}"

    def returns(self) -> list[float]:
        turns = self.story.turns
        return turns.rewards() if turns and self.story.draw is None else [0.0] * self.num_players()

    def resample_from_infostate(self, player: Seat, probability_sampler: Callable[[], float]) -> MouseholeState:
        """Return a state that the asked player cannot tell from this one. Its history is this one's."""
        state = MouseholeState(self.get_game())
        state.story = self.story.imagined(player, int(probability_sampler() * 2 ** 53))
        return state

    def __str__(self) -> str:
        """Show what a spectator sees, and who is asked what."""
        turns = self.story.turns
        if turns is None:
            return f"deal {self.story.digits}"
        if self.story.draw is not None:
            before = self.get_game().observations.block(turns, None)
            return f"{before}\nseat {turns.seat} played {self.story.answer}; draws {self.story.outcomes}"
        block = self.get_game().observations.block(turns, None)
        return f"{block}\nseat {turns.seat}: {turns.turn.decision.prompt} {turns.digits}" if turns.turn else block


class Observer:
    """What one seat sees, or a spectator if no private information is wanted.

    With perfect recall, the string ends with a hash of everything that the seat saw and did, and the tensor with the
    last things that it saw.
    """

    def __init__(self, game: MouseholeGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a seat sees what is public and what is its own, and nobody sees all")
        self.observations, self.history = game.observations, game.history
        self.is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.remembers = kind.perfect_recall
        view, base, option = self.observations.view_size, game.setup.base, self.observations.option_size
        event, options = self.history.layout.size, view + base * option
        self.tensor = np.zeros(options + EVENTS * event * self.remembers, np.float32)
        self.dict = {"observation": self.tensor[:view], "options": self.tensor[view:options].reshape(base, option)}
        if self.remembers:
            self.dict["history"] = self.tensor[options:].reshape(EVENTS, event)

    def set_from(self, state: MouseholeState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.story.turns:
            seat = None if self.is_spectator else player
            self.observations.write(state.story.turns, seat, self.dict["observation"], self.dict["options"])
            if self.remembers and seat is not None:
                self.history.write(state.story.moments, seat, self.dict["history"])

    def string_from(self, state: MouseholeState, player: Seat) -> str:
        turns = state.story.turns
        if turns is None:
            return "nothing is dealt"
        seat = None if self.is_spectator else player
        box = self.observations.box
        view = box.codec.dump(box.game.view(turns.windows.s, seat))
        digits = f" {turns.digits}" if turns.seat == seat and turns.digits else ""
        return f"{view}{digits} {state.story.digest(player)}" if self.remembers and seat is not None else view + digits


for _game in GAMES:
    # One class each, not a function: OpenSpiel releases it after Python has shut down, and a class survives that.
    pyspiel.register_game(type_of(facts_of(_game)), type(_game, (MouseholeGame,), {"facts": facts_of(_game)}))
