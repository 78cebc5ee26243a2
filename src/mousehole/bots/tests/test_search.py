"""Thinking ahead: it finds what is better, the same for the same seed, and only from what its seat may know."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.levels import LEVELS, make_bot
from mousehole.bots.search import Candidate, Search, beats, place
from mousehole.bots.simulation import play_match, rng_of
from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng
from mousehole.kernel.codec import Codec
from mousehole.testkit.regatta.game import FACTS, Regatta
from mousehole.testkit.regatta.wire import Boost, Hoist


class Timid(Regatta):
    """Its policy hoists the weakest sail and never spends a boost: there is much to find out by thinking."""

    def policy(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        return None if isinstance(d.options[0], Interrupt) else d.options[0]

    def evaluate(self, s: Any, seat: int) -> float:
        return min(1.0, int(s.boats[seat]) / 20)


TIMID = Timid(FACTS, None)


def race(boats: list[int], lockers: list[list[int]], boosts: list[int]) -> Any:
    s = TIMID.start(len(boats), Rng.numbered(1), {"calm": True})
    s.boats, s.lockers, s.boosts = boats, lockers, boosts
    return s


def asked(game: Game, s: Any, seat: int, *, interrupt: bool = False) -> Decision:
    return next(d for d in game.pending(s) if d.seat == seat and isinstance(d.options[0], Interrupt) == interrupt)


def thought(s: Any, seat: int, *, interrupt: bool = False, **budget: Any) -> Search:
    d = asked(TIMID, s, seat, interrupt=interrupt)
    return Search(TIMID, TIMID.view(s, seat), d, Rng.numbered(7), **{"budget": 200, **budget})


def test_it_finds_the_sail_that_wins_although_the_policy_would_not_hoist_it() -> None:
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])

    assert thought(s, 0).best() == Hoist(5)


def test_it_interrupts_when_that_wins_and_lets_it_pass_when_it_does_not_matter() -> None:
    behind = race([11, 11], [[1, 1, 1], [1, 1, 1]], [1, 0])
    beaten = race([0, 40], [[1, 1, 1], [1, 1, 1]], [1, 0])

    assert thought(behind, 0, interrupt=True).best() == Boost()
    assert thought(beaten, 0, interrupt=True).best() is None


def test_a_budget_of_simulations_is_kept() -> None:
    search = thought(race([0, 0], [[1, 2, 5], [2, 2, 3]], [0, 0]), 0, budget=90)

    search.think()

    assert 60 <= search.simulations <= 90


def test_a_simulation_can_be_cut_off_and_estimated() -> None:
    s = race([0, 0], [[1, 2, 5], [2, 2, 3]], [0, 0])

    assert thought(s, 0, horizon=2).best() == Hoist(5)


class Noted(Timid):
    """Notes whose decisions its policy makes."""

    def __init__(self) -> None:
        super().__init__(FACTS, None)
        self.seats: list[int] = []

    def policy(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        if not isinstance(d.options[0], Interrupt):
            self.seats.append(d.seat)
        return super().policy(s, d, rng)


def test_in_a_simulation_several_who_are_asked_at_once_answer_in_any_order() -> None:
    """As at a table: whatever depends on their order is tried in more than one."""
    s = race([0, 0, 0], [[1, 2, 5], [2, 3, 3], [2, 3, 4]], [0, 0, 0])
    game, first = Noted(), set[int]()
    search = Search(game, game.view(s, 0), asked(game, s, 0), Rng.numbered(7), budget=16)
    for _ in range(16):
        game.seats.clear()
        search.simulate(search.candidates[0])
        first.add(game.seats[0])

    assert first == {1, 2}


def test_when_time_is_up_it_answers_at_once_and_legally() -> None:
    s = race([0, 0], [[1, 2, 5], [2, 2, 3]], [0, 0])
    ticks = [0]

    def is_time_up() -> bool:
        ticks[0] += 1
        return ticks[0] > 40

    search = thought(s, 0, budget=0, is_time_up=is_time_up)

    assert search.best() in asked(TIMID, s, 0).options
    assert search.simulations <= 41
    assert thought(s, 0, is_time_up=lambda: True).best() in asked(TIMID, s, 0).options


def test_the_usual_choice_is_given_up_only_for_a_clearly_better_one() -> None:
    usual, lucky, better = Candidate(Hoist(1), True), Candidate(Hoist(2), False), Candidate(Hoist(3), False)
    usual.worths, lucky.worths, better.worths = [0, 1, 0, 1], [1, 0, 0, 1], [1, 1, 1, 1]

    assert not beats(lucky, usual)
    assert beats(better, usual)
    assert not beats(usual, usual)


def test_a_place_is_the_share_of_the_others_that_are_behind() -> None:
    ranking = ((2,), (0, 1), (3,))
    assert [place(ranking, seat, 4) for seat in range(4)] == [0.5, 0.5, 1.0, 0.0]


def test_many_choices_are_looked_over_before_a_few_are_tried() -> None:
    s = race([0, 0], [[1, 2, 3, 4, 5], [2, 2, 3]], [0, 0])

    few = thought(s, 0, budget=16).candidates

    assert [c.choice for c in few if not c.is_usual] == [Hoist(5), Hoist(4), Hoist(3)]
    assert [c.choice for c in few if c.is_usual] == [Hoist(1)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_give_the_same_match(level: str) -> None:
    once, again = [play_match(Regatta(FACTS, None), 3, {}, [level, "random"], 4, 2) for _ in range(2)]
    assert once == again


@pytest.mark.parametrize(("game_id", "level"), [
    *[("regatta", level) for level in [*LEVELS, "random", "greedy"]],
    *[(game_id, level) for game_id in GAMES for level in ("Pip", "Bramble", "search:8", "learned:8")]])
def test_a_bot_answers_the_same_wherever_it_cannot_see_a_difference(game_id: str, level: str) -> None:
    """Tables that differ only in what its seat may not know: nothing in the answer tells them apart."""
    game = Regatta(FACTS, None) if game_id == "regatta" else load_game(game_id)
    s, rng, codec, compared, differed = game.start(max(2, game.facts.fewest), rng_of(3)), rng_of(4), Codec(game), 0, 0
    while (pending := game.pending(s)) and compared < 4:
        asks = [d for d in pending if d.seat != CLOCK]
        d = asks[rng.below(len(asks))] if asks else pending[0]
        if asks and len(d.options) > 1:
            other = game.imagine(game.view(s, d.seat), rng_of(5, compared))
            game.pending(other)
            differed += codec.dump(other) != codec.dump(s)
            seen = [make_bot(level, game, rng_of(6)).choose(game.view(table, d.seat), d) for table in (s, other)]
            assert seen[0] == seen[1]
            compared += 1
        game.apply(s, d.seat, d.options[rng.below(len(d.options))])
    assert compared
    assert differed == compared
