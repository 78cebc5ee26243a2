"""Measures one way to play in a process of its own: `python -m bench.measure WAY GAME` prints one number.

Rates are decisions (for search: simulations) per second of CPU time over whole games, including setup; a
clone is in microseconds.
Events are not recorded, as in search.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import count
from random import random, seed
from time import process_time
from typing import Any

from bench.goofspiel.game import Goofspiel
from mousehole.bots.contest import Contest
from mousehole.bots.levels import HORIZON, USUAL
from mousehole.bots.search import Search
from mousehole.bots.simulation import play_match
from mousehole.games import judge_of, load_game
from mousehole.kernel import CLOCK, Game, Rng, playout
from mousehole.research.study import WATCHED, glance, watch

SECONDS = 0.6
SEATS = 4  # or as near as the game allows
REPORTED = 20_000  # matches of a report


def game_called(id: str) -> Game:
    return Goofspiel() if id == "goofspiel" else load_game(id)


def table_of(game: Game, rng: Rng) -> Any:
    s = game.start(max(game.facts.fewest, min(SEATS, game.facts.most)), rng)
    s.events = None
    return s


def random_playout(id: str) -> Callable[[], int]:
    """Random moves, in the kernel's own loop."""
    game, rng = game_called(id), Rng.numbered(1)
    return lambda: playout(game, table_of(game, rng), rng)


def sensible_playout(id: str) -> Callable[[], int]:
    """The game's policy, in the kernel's own loop."""
    game, rng = game_called(id), Rng.numbered(1)
    return lambda: playout(game, table_of(game, rng), rng, sensible=True)


def simulated_random(id: str) -> Callable[[], int]:
    """As in `mousehole simulate`: every match with its own seeds, a bot in each seat."""
    return simulated(id, "random")


def simulated_greedy(id: str) -> Callable[[], int]:
    return simulated(id, "greedy")


def simulated(id: str, bot: str) -> Callable[[], int]:
    game, numbers = game_called(id), count()
    seats = max(game.facts.fewest, min(SEATS, game.facts.most))
    return lambda: play_match(game, seats, {}, [bot], 1, next(numbers)).answers


def driven(id: str, checked: bool = False) -> Callable[[], int]:
    """Random moves, in a loop in Python, as a notebook would write it."""
    game, rng = game_called(id), Rng.numbered(1)
    answer: Any = game.play if checked else game.apply

    def play() -> int:
        s, decisions = table_of(game, rng), 0
        while pending := game.pending(s):
            d = pending[int(random() * len(pending))]
            answer(s, d.seat, d.options[int(random() * len(d.options))])
            decisions += 1
        return decisions
    return play


def driven_checked(id: str) -> Callable[[], int]:
    """The same through `Game.play`, which checks every move."""
    return driven(id, checked=True)


def openspiel(id: str) -> Callable[[], int]:
    """OpenSpiel's game, in a loop in Python."""
    import pyspiel
    game = pyspiel.load_game(id)

    def play() -> int:
        s, decisions = game.new_initial_state(), 0
        while not s.is_terminal():
            if s.is_chance_node():
                prizes = s.legal_actions()
                s.apply_action(prizes[int(random() * len(prizes))])
            else:
                mine, yours = s.legal_actions(0), s.legal_actions(1)
                s.apply_actions([mine[int(random() * len(mine))], yours[int(random() * len(yours))]])
                decisions += 2
        return decisions
    return play


def openspiel_rollout(id: str) -> Callable[[], int]:
    """OpenSpiel's game, in its own loop in C++: many rollouts of a single leaf of its tree search."""
    import pyspiel
    game, rollouts = pyspiel.load_game_as_turn_based(id), 100
    s = game.new_initial_state()
    s.apply_action(0)  # the first prize; twelve times two bids are left to choose

    def play() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, int(random() * 1e9))
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).mcts_search(s)
        return rollouts * 24
    return play


def reported(id: str, bot: str) -> float:
    """Return decisions per CPU second of a `mousehole report` of REPORTED matches.

    The first ones are watched, with notes in words and the game's own figures; the rest is as quick as a part of it.
    """
    facts = load_game(id).facts
    contest = Contest(id, max(facts.fewest, min(SEATS, facts.most)), (bot,), 1, ())
    glance(contest, 0)
    start = process_time()
    decisions = sum([watch(contest, number).answers for number in range(WATCHED)])
    watching, others, start = process_time() - start, 0, process_time()
    numbers = count(WATCHED)
    while (spent := process_time() - start) < SECONDS:
        decisions += glance(contest, next(numbers)).answers
        others += 1
    # as if all others had been played
    part = (REPORTED - WATCHED) / others
    played = decisions / (WATCHED + others) * REPORTED
    return played / (watching + spent * part)


def reported_random(id: str) -> float:
    return reported(id, "random")


def reported_greedy(id: str) -> float:
    return reported(id, "greedy")


def searched_long(id: str) -> Callable[[], int]:
    """As long as Old Whiskers thinks."""
    return searched(id, USUAL["Old Whiskers"].simulations)


def searched(id: str, budget: int = 10) -> Callable[[], int]:
    """A search of ten simulations at about every eighth choice of a game that the policy plays, or of its beginning."""
    game, rng = game_called(id), Rng.numbered(1)

    def play() -> int:
        s, simulations = table_of(game, rng), 0
        for _ in range(300):  # the clock never answers, so a game against it would not end
            questions = game.advance(s)
            if not questions:
                break
            seats = [q for q in questions if q.seat != CLOCK] or questions
            d = seats[rng.below(len(seats))]
            if len(d.options) > 1 and rng.below(8 if budget == 10 else 40) == 0:
                search = Search(game, game.view(s, d.seat), d, rng, budget, HORIZON)
                search.think()
                simulations += search.simulations
            choice = game.policy(s, d, rng) if d.seat != CLOCK else d.options[0]
            game.apply(s, d.seat, choice or d.options[0])
        return simulations
    return play


def rate(play: Callable[[], int], warm: bool = True) -> float:
    """Return decisions per CPU second."""
    for _ in range(20 if warm else 1):
        play()
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        decisions += play()
    return decisions / spent


def most_options(id: str) -> float:
    """Return the most answers to one question in forty games, half of them by chance and half by the policy."""
    game, most = game_called(id), 0
    for number in range(40):
        rng = Rng.numbered(number)
        s = table_of(game, rng)
        for _ in range(2000):  # the clock never answers
            questions = game.pending(s)
            if not questions:
                break
            most = max([most, *[len(q.options) for q in questions]])
            seats = [q for q in questions if q.seat != CLOCK] or questions
            d = seats[rng.below(len(seats))]
            choice = game.policy(s, d, rng) if number % 2 and d.seat != CLOCK else None
            game.apply(s, d.seat, choice or d.options[rng.below(len(d.options))])
    return most


def clone(id: str) -> float:
    """Return microseconds per clone, over the positions of one random game."""
    game, rng = game_called(id), Rng.numbered(1)
    s, positions = table_of(game, rng), []
    while questions := game.advance(s):
        positions.append(game.clone(s))
        d = questions[rng.below(sum([q.seat != CLOCK for q in questions]) or 1)]
        game.apply(s, d.seat, d.options[rng.below(len(d.options))])
        if len(positions) == 200:
            break
    clones, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        for position in positions:
            game.clone(position)
        clones += len(positions)
    return spent / clones * 1e6


def judged(id: str) -> float:
    """Return microseconds per judgement of a table by what was learned; 0 where nothing was."""
    game, rng = game_called(id), Rng.numbered(1)
    judge = judge_of(game)
    if judge is None:
        return 0.0
    s, positions = table_of(game, rng), []
    while questions := game.advance(s):
        positions.append(game.clone(s))
        d = questions[rng.below(sum([q.seat != CLOCK for q in questions]) or 1)]
        game.apply(s, d.seat, (game.policy(s, d, rng) if d.seat != CLOCK else None) or d.options[0])
        if len(positions) == 200:
            break
    judged, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        for n, position in enumerate(positions):
            judge.value(position, n % position.seats)
        judged += len(positions)
    return spent / judged * 1e6


WAYS: dict[str, Callable[[str], Callable[[], int]]] = {
    "random": random_playout, "sensible": sensible_playout, "driven": driven, "checked": driven_checked,
    "simulate-random": simulated_random, "simulate-greedy": simulated_greedy,
    "search": searched, "search-128": searched_long,
    "openspiel": openspiel, "openspiel-rollout": openspiel_rollout,
}

if __name__ == "__main__":
    seed(1)
    ALONE = {"clone": clone, "options": most_options, "judge": judged, "report-random": reported_random,
             "report-greedy": reported_greedy}  # they measure themselves
    parser = argparse.ArgumentParser(prog="python -m bench.measure", description=__doc__)
    parser.add_argument("way", choices=[*WAYS, *ALONE], metavar="WAY", help=", ".join([*WAYS, *ALONE]))
    parser.add_argument("game", metavar="GAME")
    asked = parser.parse_args()
    way, id = asked.way, asked.game
    print(ALONE[way](id) if way in ALONE else rate(WAYS[way](id), not way.startswith("search")))
