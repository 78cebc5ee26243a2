"""The cost of the interfaces for learners: actions per second, compared with the plain playout in the same run.

    python -m bench.adapters [--rounds 3] [game ...]

All moves are random. PettingZoo and Gymnasium make an observation for every action, without words; in Gymnasium
the other seats' bots also play at random, and only the learner's actions count. OpenSpiel is measured without
tensors and with the tensor of the player who is asked. Seconds are CPU seconds of one core; medians are printed.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable
from random import random, seed
from statistics import median
from typing import Any

import pyspiel

from bench.measure import SEATS, random_playout, rate
from mousehole.games import GAMES, facts_of
from mousehole.research import gymnasium, openspiel, pettingzoo


def seats_of(game: str) -> int:
    return max(facts_of(game).fewest, min(SEATS, facts_of(game).most))


def by_chance(observation: dict[str, Any]) -> int:
    """Encoder for speed tests: legal actions are the first ones."""
    return int(random() * observation["action_mask"].sum())


def agents(game: str) -> Callable[[], int]:
    """PettingZoo, with the wrappers that `env` adds."""
    table = pettingzoo.env(game, seats_of(game), words=False)

    def play() -> int:
        table.reset()
        actions = 0
        for _ in table.agent_iter():
            observation, _, is_over, _, _ = table.last()
            table.step(None if is_over else by_chance(observation))
            actions += not is_over
        return actions
    return play


def one_seat(game: str) -> Callable[[], int]:
    """Gymnasium."""
    table = gymnasium.OneSeat(game, seats_of(game), bots="random", words=False)

    def play() -> int:
        observation, _ = table.reset()
        actions, is_over = 0, False
        while not is_over:
            observation, _, is_over, _, _ = table.step(by_chance(observation))
            actions += 1
        return actions
    return play


def states(game: str, has_tensors: bool = False) -> Callable[[], int]:
    """OpenSpiel."""
    table = pyspiel.load_game(openspiel.name_of(game), {"players": seats_of(game)})

    def play() -> int:
        state, actions = table.new_initial_state(), 0
        while not state.is_terminal():
            if has_tensors and not state.is_chance_node():
                state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            actions += 1
        return actions
    return play


WAYS: dict[str, Callable[[str], Callable[[], int]]] = {
    "playout": random_playout, "pettingzoo": agents, "gymnasium": one_seat, "openspiel": states,
    "… with tensor": lambda game: states(game, has_tensors=True)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.adapters", description="What the interfaces cost.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"all, or some of: {', '.join(GAMES)}")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    seed(1)
    print(f"{'actions/s (part of the playout)':34s}" + "".join([f"{way:>18s}" for way in WAYS]))
    for game in asked.games or GAMES:
        plays = {way: make(game) for way, make in WAYS.items()}
        figures: dict[str, list[float]] = {way: [] for way in WAYS}
        for _ in range(asked.rounds):  # all take turns, so that a busy machine affects all alike
            for way, play in plays.items():
                figures[way].append(rate(play, warm=False))
        plain = median(figures["playout"])
        shown = [f"{median(found):,.0f} ({median(found) / plain:.2f})" for found in figures.values()]
        print(f"{game + ', ' + str(seats_of(game)) + ' seats':34s}" + "".join([f"{text:>18s}" for text in shown]))


if __name__ == "__main__":
    main()
