"""Changed editions of every game are refused in one line, or keep every promise. In full: see testkit/editions.py."""
from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mousehole.games import GAMES, edition_text
from mousehole.kernel.edition import Edition
from mousehole.testkit import editions

EXAMPLES = {"house-mouse": 25}  # its games are long


class Drawn:
    """Chance from Hypothesis, which makes what fails small."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, n: int) -> int:
        return self.data.draw(st.integers(0, n - 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_changed_edition_is_refused_in_one_line_or_played(game_id: str) -> None:
    @settings(max_examples=EXAMPLES.get(game_id, 60), deadline=None, derandomize=True, database=None,
              suppress_health_check=list(HealthCheck))
    @given(st.data())
    def is_refused_or_played(data: st.DataObject) -> None:
        draw = Drawn(data)
        game = editions.opened(game_id, editions.changed(game_id, draw))
        if not isinstance(game, str):
            editions.plays(game, 1, draw)

    is_refused_or_played()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_sweep_finds_both_kinds(game_id: str) -> None:
    told = [editions.opened(game_id, editions.changed(game_id, editions.Dice(n))) for n in range(60)]

    lines = {line for line in told if isinstance(line, str)}
    assert len(lines) > 20, "for many reasons"
    assert [game for game in told if not isinstance(game, str)]


@pytest.mark.parametrize("game_id", GAMES)
def test_an_edition_is_written_as_it_was_read(game_id: str) -> None:
    tables = Edition(edition_text(game_id)).tables

    head = {"edition": {"game": game_id, "name": "again", "about": "…"}}
    assert Edition(editions.written(head | tables)).tables == tables


def test_a_sweep_counts_what_it_saw() -> None:
    assert sum(editions.sweep("mousekeeping", 5, 1, 1).values()) >= 5
