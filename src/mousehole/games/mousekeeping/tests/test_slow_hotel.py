"""The engine and the slow hotel agree about a thousand positions, at all seat counts and with all options."""
from __future__ import annotations

import random
from itertools import product

import pytest

from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.tests import slow_hotel as slow
from mousehole.games.mousekeeping.tests.scene import GAME, HOTEL
from mousehole.games.mousekeeping.wire import GoTo, KeycardsPlaced, MouseCaught, Place
from mousehole.kernel import CLOCK, Options, Refused, Rng
from mousehole.testkit.clauses import rule

NUMBERS = ["".join(each) for each in product(slow.DIGITS, repeat=3)]
ROOMS = slow.all_rooms()
OPTIONS: list[Options] = [
    {"clock": clock, "move_limit": move_limit, "by_hand": by_hand, "map": has_map}
    for clock, move_limit in ((300, 0), (600, 0), (900, 0), (600, 60), (600, 100), (600, 120))
    for by_hand in (False, True) for has_map in (False, True)]


@rule("KEEP-2", "KEEP-3", "KEEP-4", "KEEP-8")
def test_both_find_the_same_layouts_and_rooms() -> None:
    assert {(p.bottom, p.top, p.side): str(p.shows()) for p in HOTEL.layouts} == {
        laid.words(): laid.read() for laid in slow.all_ways_to_lay()}
    assert [str(room) for room in HOTEL.rooms] == ROOMS


@rule("KEEP-12", "KEEP-16")
def test_both_count_the_same_placements_from_everywhere_to_everywhere() -> None:
    for start in ROOMS:
        for goal in ROOMS:
            assert HOTEL.needed(int(start), int(goal)) == slow.fewest_placements(start, goal, ROOMS), (start, goal)


@rule("KEEP-10", "KEEP-12", "KEEP-13", "KEEP-14", "KEEP-22")
@pytest.mark.parametrize("seats", range(1, 8))
def test_from_a_thousand_positions_both_lead_to_the_same_rooms(seats: int) -> None:
    dice = random.Random(seats)
    for n in range(144):  # seven times: a thousand and eight
        options = OPTIONS[n % len(OPTIONS)]
        s: Table = GAME.start(seats, Rng.numbered(1000 * seats + n), options)
        for _ in range(dice.randrange(25)):
            d = GAME.pending(s)[0]
            GAME.play(s, d.seat, dice.choice(d.options))
        compare(s, dice)


def compare(s: Table, dice: random.Random) -> None:
    seat = GAME.pending(s)[0].seat
    here, goal = str(s.room), str(s.goal)
    legal = slow.legal_layouts(here)
    offered = {(c.bottom, c.top, c.side) for d in GAME.pending(s) if d.seat != CLOCK for c in d.options
               if isinstance(c, Place)}
    assert offered == ({laid.words() for laid in slow.all_ways_to_lay()} if s.by_hand else legal), here
    for laid in slow.all_ways_to_lay():
        u = GAME.clone(s)
        u.events = []
        try:
            GAME.play(u, seat, Place(*laid.words()))
        except Refused:
            assert not s.by_hand and laid.words() not in legal, (here, laid)
            continue
        GAME.pending(u)
        told = [type(event) for event in u.events or []]
        assert (KeycardsPlaced in told) == (laid.words() in legal), (here, laid)
        assert str(u.room) == (laid.read() if laid.words() in legal else here)
        assert (MouseCaught in told) == (laid.words() in legal and slow.ends_the_round(laid.read(), goal)), (here, goal)
    for number in dice.sample(NUMBERS, 12):
        is_right = slow.is_room(number) if s.by_hand else slow.is_room(number) and slow.may_follow(here, number)
        assert (GAME.why_not(s, seat, GoTo(int(number))) is None) == is_right, (here, number)
