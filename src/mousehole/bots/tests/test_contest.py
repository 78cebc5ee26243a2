"""Neither seats nor cards favor anybody."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.bots.contest import Contest, duels_of, head_to_head, play_deal, standings
from mousehole.kernel import BadSetup
from mousehole.testkit.regatta.game import FACTS, Regatta


class Race(Contest):
    """A contest in the toy game, which is in no list."""

    def table(self) -> Regatta:
        return Regatta(FACTS, None)


def race(seats: int, *bots: str) -> Race:
    return Race("regatta", seats, bots, 5)


@pytest.mark.parametrize(("seats", "bots"), [(2, "ab"), (3, "ab"), (4, "ab"), (4, "abc"), (4, "abcd"), (2, "abcd")])
def test_everybody_has_every_seat_equally_often(seats: int, bots: str) -> None:
    contest = race(seats, *bots)

    seated = Counter((bot, seat) for deal in range(len(contest.groups())) for game in contest.line_ups(deal)
                     for seat, bot in enumerate(game))

    assert set(seated) == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(seated.values())) == 1


def test_whole_deals_are_played_and_all_pairs_meet_equally_often() -> None:
    assert race(2, "a", "b").deals_for(399) == 200
    assert race(2, "a", "b", "c").deals_for(7) == 6
    assert race(4, "a", "b", "c", "d").deals_for(399) == 100


def test_a_deal_is_the_same_for_everybody() -> None:
    first, second = play_deal(race(2, "greedy", "bramble"), 3)
    assert first["bots"] == second["bots"][::-1]
    assert (first["scores"], first["ranking"]) == (second["scores"], second["ranking"])


def test_the_stronger_bot_stands_first_and_its_duels_say_so() -> None:
    contest = race(2, "random", "greedy")
    deals = [play_deal(contest, deal) for deal in range(40)]

    best, worst = standings(contest, deals)

    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.games == worst.games == 80
    assert best.wins.low > worst.wins.high
    assert best.rating.low > worst.rating.high
    assert best.wins.mean + worst.wins.mean == pytest.approx(1)
    assert head_to_head(contest, deals)["random", "greedy"].high < 0.5


def test_teams_duel_on_the_same_deal_won_first_then_score() -> None:
    lost, won = {"bots": ["a"], "winners": [], "scores": [9]}, {"bots": ["b"], "winners": [0], "scores": [8]}
    assert duels_of([lost, won], cooperative=True) == {("a", "b"): [0.0]}
    assert duels_of([lost, lost | {"bots": ["b"]}], cooperative=True) == {("a", "b"): [0.5]}


def test_a_cooperative_contest_seats_teams_of_a_kind_on_the_same_deals() -> None:
    contest = Contest("mousekeeping", 2, ("random", "greedy"), 1, (("move_limit", 60),))
    assert contest.line_ups(0) == [("random", "random"), ("greedy", "greedy")]
    deals = [play_deal(contest, deal) for deal in range(5)]
    assert [s.bot for s in standings(contest, deals)] == ["greedy", "random"]


@pytest.mark.parametrize("contest", [
    race(9, "greedy", "random"), race(2, "greedy", "greedy"), race(2, "nobody"),
    Race("regatta", 2, ("greedy",), -1), Race("regatta", 2, ("greedy",), 1, pace=0),
    Race("regatta", 2, ("greedy",), 1, (("sails", 9),))])
def test_an_impossible_contest_is_refused_before_anything_is_played(contest: Contest) -> None:
    with pytest.raises(BadSetup):
        contest.checked()
