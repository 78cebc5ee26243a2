"""Proposals in a team: sound, possible, now and then, and from the partner's own knowledge."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots import proposals as module
from mousehole.bots.proposals import Proposal, proposal
from mousehole.games import judge_of, load_game
from mousehole.kernel import CLOCK, Decision, Game, Rng

TEAMS = [("mousekeeping", {"move_limit": 60}), ("mousewarming-party", {}),
         ("mousewarming-party", {"burrows": "hidden"})]


def proposals(game: Game, options: dict[str, Any], number: int) -> list[tuple[Any, Decision, Proposal | None]]:
    """All that seat 1 proposes to seat 0 in a match: the table at that moment, the question, and the proposal."""
    s, rng = game.start(2, Rng.numbered(number), options), Rng.numbered(50 + number)
    found = list[tuple[Any, Decision, Proposal | None]]()
    while questions := [d for d in game.advance(s) if d.seat != CLOCK]:
        d = questions[0]
        if d.seat == 0:
            made = proposal(game, game.view(s, 1), d, 1, Rng.numbered(len(found)))
            found.append((game.clone(s), d, made))
        choice = game.policy(s, d, rng)
        assert choice is not None
        game.apply(s, d.seat, choice)
    return found


@pytest.mark.parametrize(("game_id", "options"), TEAMS)
def test_partners_propose_now_and_then_and_what_they_propose_can_be_done(game_id: str, options: dict[str, Any]) -> None:
    game, asked, made, done = load_game(game_id), 0, 0, 0
    for number in range(3):
        for s, d, found in proposals(game, options, number):
            asked += 1
            if found is None:
                continue
            made += 1
            assert found.yours in d.options
            game.apply(s, 0, found.yours)
            is_possible = is_partners = False
            for _ in range(9):  # until the partner's turn is over: mostly it can do what it said, if the die allows it
                questions = [each for each in game.advance(s) if each.seat != CLOCK]
                if not questions or (is_partners and questions[0].seat == 0):
                    break
                is_partners = questions[0].seat == 1
                is_possible = is_possible or (is_partners and found.mine in questions[0].options)
                game.apply(s, questions[0].seat, game.policy(s, questions[0], Rng.numbered(made)) or d.options[0])
            done += is_possible
    assert 0.05 < made / asked < 0.5
    assert done >= 0.7 * made


def test_in_mousekeeping_the_partner_does_reach_the_destination() -> None:
    game = load_game("mousekeeping")
    found = [(s, each) for s, _, each in proposals(game, {"move_limit": 60}, 3) if each is not None]
    assert found
    for s, each in found:
        mice = s.mice
        game.apply(s, 0, each.yours)
        game.advance(s)
        caught = s.mice
        game.apply(s, 1, each.mine)
        game.advance(s)
        assert s.mice == caught + 1 >= mice + 1


@pytest.mark.parametrize(("game_id", "options"), TEAMS)
def test_a_partner_proposes_the_same_whatever_it_cannot_know(game_id: str, options: dict[str, Any]) -> None:
    game, compared = load_game(game_id), 0
    for s, d, _ in proposals(game, options, 1)[::3]:
        dream = game.imagine(game.view(s, 1), Rng.numbered(4))
        asked = next((each for each in game.advance(dream) if each.seat == 0), None)
        assert game.view(dream, 1) == game.view(s, 1)
        if asked is not None and asked == d:
            compared += 1
            again = [proposal(game, game.view(each, 1), d, 1, Rng.numbered(7)) for each in (s, dream)]
            assert again[0] == again[1]
    assert compared > 2


def test_a_rival_or_a_stranger_to_the_question_proposes_nothing() -> None:
    game = load_game("mousekeeping")
    s = game.start(2, Rng.numbered(1), {"move_limit": 60, "first_player": 0})
    d = game.advance(s)[0]
    alone = game.start(1, Rng.numbered(1), {"move_limit": 60})
    assert proposal(game, game.view(alone, 0), d, 1, Rng.numbered(1)) is None
    assert proposal(game, game.view(s, 1), d, 1, Rng.numbered(1), lambda: True) is None  # no time


def test_what_is_best_for_both_is_rated_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge to whom all tables are alike makes another choice the best one."""
    game = load_game("mousewarming-party")
    judge = judge_of(game)
    assert judge is not None
    asked, rated = [(s, d) for s, d, _ in proposals(game, {}, 0)], list[int]()

    class Counting(type(judge)):  # type: ignore[misc]
        def value(self, s: Any, seat: int) -> float:
            rated.append(seat)
            return 0.5

    indifferent = Counting(game.box, judge.network)
    by_judge = [proposal(game, game.view(s, 1), d, 1, Rng.numbered(n)) for n, (s, d) in enumerate(asked)]
    monkeypatch.setattr(module, "judge_of", lambda game: indifferent)
    by_nothing = [proposal(game, game.view(s, 1), d, 1, Rng.numbered(n)) for n, (s, d) in enumerate(asked)]
    assert len(rated) > 50
    assert set(rated) == {1}, "the partner rates from its own seat"
    assert by_judge != by_nothing
