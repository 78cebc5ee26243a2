"""Simulations can go on until so many turns have begun: then nothing is half done."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.levels import make_bot, strength_of
from mousehole.bots.search import Search
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, judge_of, levels_of, load_game, skilled
from mousehole.kernel import CLOCK, Interrupt, Rng
from mousehole.learned.judge import Judge

BY_TURNS = [game_id for game_id in GAMES if "turns" in levels_of(game_id).get("quill", {})]


class Watcher(Judge):
    """Rates as the game's judge does, and keeps the turns of the tables that it was asked about."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge.inputs, judge.network)
        self.judge = judge
        self.rated: list[tuple[int, bool]] = []

    def turn(self, s: Any) -> int:
        return self.judge.turn(s)

    def is_settled(self, s: Any) -> bool:
        return self.judge.is_settled(s)

    def value(self, s: Any, seat: int) -> float:
        self.rated.append((self.judge.turn(s), self.judge.is_settled(s)))
        return self.judge.value(s, seat)


def test_there_are_games_that_count_turns() -> None:
    assert BY_TURNS


@pytest.mark.parametrize("game_id", BY_TURNS)
@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("seats", [2, 4])
def test_tables_are_rated_where_a_turn_has_just_begun(game_id: str, seats: int, turns: int) -> None:
    game = skilled(load_game(game_id))
    judge = judge_of(game)
    assert judge is not None
    s, rng, looked_at = game.start(seats, rng_of(seats)), rng_of(seats, "play"), 0
    s.events = None
    while (questions := game.advance(s)) and looked_at < 6:
        d = questions[0]
        if d.seat != CLOCK and len(d.options) > 1 and not isinstance(d.options[0], Interrupt) and rng.below(9) == 0:
            watcher, now = Watcher(judge), judge.turn(s)
            search = Search(game, game.view(s, d.seat), d, rng_of(1), 16, 1, judge=watcher, turns=turns)
            watcher.rated.clear()  # of what it has looked at right after many options
            search.think()
            assert all(is_settled for _, is_settled in watcher.rated)
            assert all(turn != now for turn, _ in watcher.rated)
            looked_at += bool(watcher.rated)
        game.apply(s, d.seat, d.options[0] if d.seat == CLOCK else game.policy(s, d, rng) or d.options[0])
    assert looked_at


def test_in_house_mouse_every_turn_has_a_number_of_its_own() -> None:
    game, rng = load_game("house-mouse"), Rng.numbered(1)
    judge = judge_of(game)
    assert judge is not None
    s = game.start(3, rng_of(1))
    s.events = None
    found: list[tuple[int, int]] = []
    while questions := game.advance(s):
        if judge.is_settled(s) and (not found or judge.turn(s) != found[-1][0]):
            found.append((judge.turn(s), s.turn))
        d = questions[0]
        game.apply(s, d.seat, d.options[0] if d.seat == CLOCK else game.policy(s, d, rng) or d.options[0])
    assert len(found) > 9
    assert len({turn for turn, _ in found}) == len(found), "none comes back"
    assert [seat for _, seat in found] == [(found[0][1] + n) % 3 for n in range(len(found))]


def test_without_a_judge_answers_are_counted() -> None:
    game = load_game("house-mouse")
    s = game.start(2, rng_of(1))
    assert Search(game, game.view(s, 1), game.pending(s)[0], rng_of(1), 8, 4, turns=2).turns == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_count_turns_as_their_level_says(game_id: str) -> None:
    game = load_game(game_id)
    for name in ("quill", "learned:20"):
        bot: Any = make_bot(name, game, Rng.numbered(1))
        assert bot.turns == strength_of("Quill", game).turns
