"""Mousewarming Party: answers that the policy has found before, by all that they depend on.

A search often comes back to a position: what was glanced at is then played, and whoever has looked at every use of the
cheese already knows how the mice move afterwards.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.outlook import burrows_key
from mousehole.games.mousewarming_party.table import Table

REMEMBERED: Final = 20_000  # answers; then they are forgotten
MOVE: Final = 0             # what is asked: which mouse moves; + 1, + 2: where the one goes that dropped something;
CHEESE: Final = 3           # and what to do with the cheese that was rolled; + the side of the pizzeria
Key = tuple[int, int, int]


def key_of(s: Table, asked: int) -> Key:
    """All that the policy looks at in a game without abilities, in three numbers: no two positions share them."""
    box, at, tokens = s.box, s.at, s.tokens
    foods, amounts, size = len(box.foods) + 1, box.amounts, box.size
    places = ((asked * size + at[0]) * size + at[1]) * size + s.raccoon
    places = ((places * 2 + s.asleep) * 2 + s.golden[0]) * 2 + s.golden[1]
    for space in box.plate_spaces:
        places = places * foods + tokens[space] + 1
    for tray in s.trays:
        load = 0
        for food in tray:
            load = load * foods + food + 1
        places = places * box.loads + load
    seated, counts, rest = 0, 0, burrows_key(s)
    for tile in s.guests:
        seated |= 1 << tile
    rest = (rest << box.tiles) + seated
    for pile in s.feeders:
        rest = rest * 2 + (1 if pile else 0)
    served, pantry, supply = s.served, s.pantry, s.supply
    for food in range(len(served)):
        counts = (counts * amounts + served[food]) * amounts + pantry[food]
        rest = rest * amounts + supply[food]
    return places, counts, rest


def known(s: Table, key: Key) -> int:
    """The place of the answer among the options; NONE: nobody has looked yet."""
    return s.box.answers.get(key, NONE)


def keep(s: Table, key: Key, answer: int) -> None:
    answers = s.box.answers
    if len(answers) >= REMEMBERED:
        answers.clear()
    answers[key] = answer
