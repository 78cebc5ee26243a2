"""Every game, from deal to end, through the widgets."""
from __future__ import annotations

import pytest
from textual.pilot import Pilot

from mousehole.games import GAMES, edition_text
from mousehole.kernel.log import Log, verify
from mousehole.terminal import shelf
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.screens.cover import CoverScreen
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.tests.people import (
    assert_nothing_is_given_away,
    at_screen,
    hurried,
    new_table,
    play_on,
    rushed,
    screen_text,
    table_screen,
)
from mousehole.words import LANGUAGES

CALM = {"mousekeeping": {"move_limit": 60}}
SECRETIVE = ("house-mouse", "haunted-mouse", "head-of-mousehold")  # not everybody sees the same


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_against_a_bot(game_id: str) -> None:
    language = LANGUAGES[list(GAMES).index(game_id) % 2]
    table = new_table(game_id, options=dict(CALM.get(game_id, {})), language=language, watch=hurried())

    async def play(pilot: Pilot[None]) -> None:
        assert await play_on(pilot) > 3
        outcome = table.outcome()
        assert outcome is not None
        said = [words.outcome(outcome)[:20] for words in (table.words, table.words_for(0))]
        assert any([each in screen_text(pilot) for each in said])
        await pilot.press("end", "enter")  # leave the table

    at_screen(MouseholeApp(table, language=language, pace=0), play)
    verify(table.game, table.match.log)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_of_two_people_at_one_screen(game_id: str) -> None:
    """Whenever the screen changes hands, nothing on it is what only the other may see."""
    text = edition_text(game_id, "round" if game_id == "head-of-mousehold" else "standard")  # one round is enough
    text = text.replace("goal = 7", "goal = 3") if game_id == "haunted-mouse" else text
    table = new_table(game_id, (PERSON, PERSON), dict(CALM.get(game_id, {})), text=text, watch=hurried())
    looks = []

    def see(pilot: Pilot[None]) -> None:
        looks.append(isinstance(pilot.app.screen, CoverScreen))
        assert_nothing_is_given_away(pilot)

    async def play(pilot: Pilot[None]) -> None:
        await play_on(pilot, see=see)

    at_screen(MouseholeApp(table, pace=0), play, (80, 40))
    verify(table.game, table.match.log)
    assert {0, 1} <= {seat for seat, _, _ in table.match.log.answers}
    assert len(looks) > 3
    assert any(looks) == (game_id in SECRETIVE)


def happened(told: list[str]) -> list[str]:
    """What the game tells. What bots propose is for that moment only, and not told again."""
    return [line for line in told if "(bot): " not in line]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_another_size_ctrl_c_and_coming_back_lose_nothing(game_id: str) -> None:
    path = shelf.new_path(game_id)
    sitters = (PERSON, "greedy")
    table = new_table(game_id, sitters, dict(CALM.get(game_id, {})), watch=hurried(),
                      keep=shelf.keeper(path, Seating(sitters)), path=path)
    app, began = MouseholeApp(rushed(table, 8), pace=0), table.position

    async def leave(pilot: Pilot[None]) -> None:
        await play_on(pilot, lambda t: t.position >= began + 2)
        await pilot.resize_terminal(140, 45)
        await play_on(pilot, lambda t: t.position >= began + 4)
        await pilot.resize_terminal(80, 24)
        await play_on(pilot, lambda t: t.position >= began + 6 and 0 in t.must_answer())
        await pilot.press("ctrl+c")

    at_screen(app, leave)
    assert app.left == path
    log = Log.read(path.read_text())
    assert log.answers == table.match.log.answers

    async def go_on(pilot: Pilot[None]) -> None:
        await pilot.press("end", "up", "up", "up", "enter")  # go on with a match
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        again = table_screen(pilot).table
        assert isinstance(again, LocalTable)
        assert again.match.log.answers[:len(log.answers)] == log.answers
        told = happened(table.told[0])
        assert happened(again.told[0])[:len(told)] == told
        assert again.seating.sitters == list(sitters)
        await play_on(pilot, lambda t: t.position > len(log.answers))

    at_screen(MouseholeApp(pace=0), go_on)
