"""Many matches quickly: bots that need no view get none, and the matches are the same."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.driver import ASKED, SAMPLE, Answerer, Driver, Unfair
from mousehole.bots.simulation import play_match
from mousehole.games import GAMES, load_game
from mousehole.kernel import Choice, Decision, Rng
from mousehole.testkit.regatta.game import FACTS, Regatta


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["greedy", "random"]])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_in_bulk_is_the_match_that_bots_play_from_their_views(game_id: str, bots: list[str]) -> None:
    game = load_game(game_id)
    seats = min(max(3, game.facts.fewest), game.facts.most)
    for number in range(3):
        assert play_match(game, seats, {}, bots, 7, number) == play_match(game, seats, {}, bots, 7, number,
                                                                          in_bulk=False)


def test_bots_that_think_for_themselves_are_asked_in_bulk_too() -> None:
    game = Regatta(FACTS, None)
    assert play_match(game, 2, {}, ["search:4", "random"], 3, 1) == \
        play_match(game, 2, {}, ["search:4", "random"], 3, 1, in_bulk=False)


class Peeker(Regatta):
    """Its policy looks at what no seat may know: how far chance has been drawn at the true table."""

    def policy(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        drawn: int = s.rng.drawn
        return d.options[drawn % len(d.options)]


def test_a_policy_that_peeks_is_found_out_while_it_plays() -> None:
    """Though every match is much shorter than the distance between two samples."""
    game, found = Peeker(FACTS, None), 0
    for number in range(150):
        try:
            assert play_match(game, 4, {}, ["greedy"], 5, number).answers < SAMPLE
        except Unfair as unfair:
            assert "at an imagined one" in str(unfair)
            found += 1
    assert found


def test_what_a_bot_says_goes_through_the_checked_door() -> None:
    game = load_game("mousekeeping")
    s = game.start(1, Rng.numbered(1), {})

    def nonsense(d: Decision) -> Choice | None:
        return Choice()

    with pytest.raises(ValueError, match="KEEP"):
        Driver(game, s, [Answerer(ASKED, Rng.numbered(1), nonsense)], Rng.numbered(1), [6]).play()
