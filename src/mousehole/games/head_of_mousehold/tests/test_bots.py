"""Head of Mousehold's policy plays sensibly, and its evaluation knows who is ahead."""
from __future__ import annotations

import pytest

from mousehole.games.head_of_mousehold.notation import write
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    CARA,
    GAME,
    begin,
    cards,
    choose,
    claim,
    end_with,
    place,
    say,
)
from mousehole.kernel import Rng, Seat


def winners(seats: int, seed: int, sensible: Seat) -> tuple[Seat, ...]:
    """One seat plays by the policy, the others by chance."""
    s, rng = GAME.start(seats, Rng.numbered(seed)), Rng.numbered(5000 + seed)
    s.events = None
    while pending := GAME.advance(s):
        d = pending[0]
        by_chance = d.options[rng.below(len(d.options))]
        GAME.apply(s, d.seat, GAME.policy(s, d, rng) if d.seat == sensible else by_chance)
    return GAME.outcome(s).winners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_beats_chance_by_far(seats: int) -> None:
    games = 60
    won = sum([seed % seats in winners(seats, seed, seed % seats) for seed in range(games)])

    assert won > 0.65 * games, "1 in 2 to 1 in 5 would be chance"


def meant(s: Table, who: Seat) -> str:
    (d,) = [d for d in GAME.pending(s) if d.seat == who]
    return write(GAME.policy(s, d, Rng.numbered(1)))


def test_it_prefers_slow_mice() -> None:
    for speed in ("OGBPY", "YPBGO"):
        s = begin(3, speed=speed)
        while GAME.pending(s)[0].seat == ANNE:
            say(s, ANNE, meant(s, ANNE))
        assert speed[-1] in cards(s.hands[ANNE])
        assert speed[0] not in cards(s.hands[ANNE])


def test_it_sees_where_the_second_place_is() -> None:
    s = begin(3, cheese=(4, 4, 4))
    choose(s, "O G P", "O G P", "O! B Y")
    place(s, "P to 3", "P to 3", "O! to 1", "G to 1", "G to 2", "Y to 3", "O to 2", "O to 2")

    assert meant(s, CARA) == "B to 1", "her own Squeaker and Anne's green mouse are lost there, and blue comes next"


def test_it_does_not_walk_into_a_lonely_trap_with_a_fast_mouse() -> None:
    s = begin(3, cheese=(4, 2, 2))
    choose(s, "O G Y", "O G Y", "O G Y")

    assert not meant(s, ANNE).startswith("O to")


def test_it_gives_its_fastest_mouse_away() -> None:
    s = begin(3, event="mouse-held-hostage")
    choose(s, "O G Y", "O G Y", "O G Y")
    assert meant(s, ANNE) == "hand over O"

    s = begin(3, event="lineup-change")
    choose(s, "O B P", "O G Y", "O G Y")
    assert meant(s, ANNE) in ("swap O for Y", "swap O for Y!")


def test_with_nothing_to_gain_it_keeps_the_lineup() -> None:
    s = begin(3, event="lineup-change", clans={ANNE: "P Y Y! O G"})
    choose(s, "P Y Y!", "O G Y", "O G Y")

    assert meant(s, ANNE) == "keep"
    say(s, ANNE, "keep")


def test_more_cheese_is_better() -> None:
    s = claim("OGBPY", "0O 1G")

    assert GAME.evaluate(s, BART) > GAME.evaluate(s, CARA) > 0


def test_cheese_in_reach_counts_too() -> None:
    s = begin(3, cheese=(4, 2, 2))
    choose(s, "O G Y", "O G Y", "O G Y")
    before = GAME.evaluate(s, BART)
    place(s, "O to 1", "G to 1")

    assert GAME.evaluate(s, BART) > before > GAME.evaluate(s, ANNE)


def test_the_end_is_certain() -> None:
    s = end_with({ANNE: [4], BART: [2, 2], CARA: [3]})

    assert [GAME.evaluate(s, seat) for seat in range(3)] == [0.5, 0.5, 0]
