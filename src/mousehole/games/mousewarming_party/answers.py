"""Mousewarming Party: answers that the policy has found before, by all that they depend on.

A search often comes back to a position: what was glanced at is then played, and whoever has looked at every use of the
cheese already knows how the mice move afterwards.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.outlook import burrows_key
from mousehole.games.mousewarming_party.table import Table
from mousehole.inherited import i64

REMEMBERED: Final = 20_000  # answers; then they are forgotten
MOVE: Final = 0             # what is asked: which mouse moves; + 1, + 2: where the one goes that dropped something;
CHEESE: Final = 3           # and what to do with the cheese that was rolled; + the side of the pizzeria
Key = tuple[int, int, int]


def key_of(s: Table, asked: int) -> Key:
    """All that the policy looks at in a game without abilities, in three numbers: no two positions share them.

    Machine numbers, for speed: `Board.has_short_keys` says whether they are long enough.
    """
    box, at, tokens = s.box, s.at, s.tokens
    foods: i64 = len(box.foods) + 1
    amounts: i64 = box.amounts
    size: i64 = box.size
    loads: i64 = box.loads
    places: i64 = asked
    places = ((places * size + at[0]) * size + at[1]) * size + s.raccoon
    places = places * 8 + (4 if s.asleep else 0) + (2 if s.golden[0] else 0) + (1 if s.golden[1] else 0)
    for space in box.plate_spaces:
        places = places * foods + tokens[space] + 1
    for tray in s.trays:
        load: i64 = 0
        for food in tray:
            load = load * foods + food + 1
        places = places * loads + load
    counts: i64 = 0
    rest: i64 = burrows_key(s)
    seated: i64 = 0
    for tile in s.guests:
        seated |= box.guest_bits[tile]
    rest = rest * box.all_guests + seated
    for pile in s.feeders:
        rest = rest * 2 + (1 if pile else 0)
    served, pantry, supply = s.served, s.pantry, s.supply
    for n in range(len(served)):
        counts = (counts * amounts + served[n]) * amounts + pantry[n]
        rest = rest * amounts + supply[n]
    return places, counts, rest


def known(s: Table, key: Key) -> int:
    """The place of the answer among the options; NONE: nobody has looked yet."""
    return s.box.answers.get(key, NONE)


def keep(s: Table, key: Key, answer: int) -> None:
    answers = s.box.answers
    if len(answers) >= REMEMBERED:
        answers.clear()
    answers[key] = answer
