"""Random games end, and never lose a card. A thousand per seat count: `python -m ….tests.many 1000`."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.box import ROUNDS
from mousehole.games.house_mouse.tests.many import play_many
from mousehole.testkit.clauses import rule


@rule("HOUSE-46")
@pytest.mark.parametrize(("seats", "basil"), [(2, True), (3, False), (3, True), (4, False), (5, True), (6, False),
                                              (7, True), (8, False)])
def test_many_random_games_end_within_forty_rounds_with_every_card(seats: int, basil: bool) -> None:
    spread = play_many(seats, basil, 60)

    assert spread.rounds <= ROUNDS
    assert spread.turns <= ROUNDS * (seats + basil)
    assert sum(spread.ends.values()) == 60
