"""Every game, from deal to end, through the widgets."""
from __future__ import annotations

import pytest
from textual.pilot import Pilot

from mousehole.games import GAMES
from mousehole.kernel.log import verify
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.seating import PERSON
from mousehole.terminal.tests.people import at_screen, hurried, new_table, play_on, rushed, screen_text
from mousehole.words import LANGUAGES

CALM = {"mousekeeping": {"calm": 60}}


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_against_a_bot(game_id: str) -> None:
    language = LANGUAGES[list(GAMES).index(game_id) % 2]
    table = new_table(game_id, options=dict(CALM.get(game_id, {})), language=language, watch=hurried())

    async def play(pilot: Pilot[None]) -> None:
        assert await play_on(pilot) > 3
        outcome = table.outcome()
        assert outcome is not None
        assert table.words.outcome(outcome)[:20] in screen_text(pilot)
        await pilot.press("end", "enter")  # leave the table

    at_screen(MouseholeApp(table, language=language, pace=0), play)
    verify(table.game, table.match.log)


def test_the_last_round_of_two_people_at_one_screen() -> None:
    """Whole games of several people are played in words: see test_plain."""
    table = rushed(new_table("head-of-mousehold", (PERSON, PERSON), watch=hurried()), 40)

    async def play(pilot: Pilot[None]) -> None:
        await play_on(pilot, keys=("enter",))

    at_screen(MouseholeApp(table, pace=0), play)
    verify(table.game, table.match.log)
    assert {seat for seat, _, _ in table.match.log.answers} == {0, 1}
