"""Mousekeeping! is solved: a team that walks a shortest way to either destination cannot do better.

Reading all room numbers backwards changes nothing: the same rooms, the same moves, the same pairs of destinations, as
likely. So a round may end at either destination, whatever comes next; all that counts is to be there early.
"""
from __future__ import annotations

from fractions import Fraction

from mousehole.games import load_game
from mousehole.games.mousekeeping.hotel import Hotel, reverse
from mousehole.kernel import Rng

HOTEL: Hotel = load_game("mousekeeping").box
GOALS = [layout.shows() for layout in HOTEL.layouts]  # KEEP-8 all equally likely


def test_the_hotel_is_the_same_when_read_backwards() -> None:
    for room in HOTEL.rooms:
        assert HOTEL.is_room(reverse(room))
        assert {reverse(to) for to in HOTEL.ways_on[room]} == set(HOTEL.ways_on[reverse(room)])
        assert GOALS.count(room) == GOALS.count(reverse(room))


def mean(start: int) -> Fraction:
    """How many placements the next mouse takes from here."""
    return Fraction(sum([HOTEL.needed(start, goal) for goal in GOALS]), len(GOALS))


def test_no_plan_over_many_rounds_beats_the_shortest_way() -> None:
    """The optimality equation of the endless game: 4.75 placements per mouse, and no detour that pays later."""
    per_mouse = sum([mean(goal) for goal in GOALS], Fraction(0)) / len(GOALS)
    assert per_mouse == Fraction(19, 4)
    for room in HOTEL.rooms:
        for goal in set(GOALS):
            needed = HOTEL.needed(room, goal)
            for end in (goal, reverse(goal)):
                there = max(HOTEL.distances[room][end], 1)
                assert there + mean(end) >= needed + min(mean(goal), mean(reverse(goal)))


def test_the_figures_of_the_docs() -> None:
    everywhere = [mean(room) for room in HOTEL.rooms]
    assert float(round(sum(everywhere, Fraction(0)) / len(everywhere), 2)) == 4.72
    assert float(round(mean(HOTEL.lobby.shows()), 2)) == 3.56
    assert max([HOTEL.needed(room, goal) for room in HOTEL.rooms for goal in GOALS]) == 13


def test_the_policy_always_walks_a_shortest_way() -> None:
    game = load_game("mousekeeping")
    s, rng = game.start(2, Rng.numbered(3), {"move_limit": 120}), Rng.numbered(4)
    while questions := game.advance(s):
        game.apply(s, questions[0].seat, game.policy(s, questions[0], rng) or questions[0].options[0])
    assert s.mice > 20
    assert all([catch.needed == catch.used for catch in s.catches])
