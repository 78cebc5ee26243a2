"""From the menu to a table and back; matches that are left, resumed and replayed."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from mousehole.games import GAMES, edition_text
from mousehole.kernel.log import Log
from mousehole.table.box import box_of
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.screens.menu import MenuScreen
from mousehole.terminal.screens.replay import ReplayScreen
from mousehole.terminal.screens.setup import SetupScreen
from mousehole.terminal.screens.table import TableScreen
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.tests.people import at_screen, new_table, play_on, rushed, screen_text, table_screen

CALM = {"move_limit": 60, "first_player": 0}


def kept_table(path: Path, sitters: tuple[str, ...] = (PERSON, "greedy")) -> LocalTable:
    return new_table("mousekeeping", sitters, dict(CALM), keep=shelf.keeper(path, Seating(sitters)), path=path)


def test_from_the_menu_to_a_table_with_chosen_seats_and_options() -> None:
    async def act(pilot: Pilot[None]) -> None:
        text = screen_text(pilot)
        assert all(title in text for title in ("House Mouse", "Mousekeeping!", "Mousewarming Party"))
        await pilot.press(*["down"] * list(GAMES).index("mousekeeping"), "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)
        await pilot.press("down", "right", "right", "left")           # three seats
        await pilot.press("down", "down", "left")                     # the second: another bot, or a person
        await pilot.press("end", "right", "up", "right", "up", "up", "right")  # who is first, map, calm
        await pilot.press("home", "enter")
        await pilot.pause()
        table = table_screen(pilot).table
        assert isinstance(table, LocalTable)
        assert table.seats == 3
        assert table.match.log.options == {"clock": 600, "move_limit": 60, "by_hand": False, "map": False,
                                           "first_player": 0}

    at_screen(MouseholeApp(pace=0), act)


def test_an_enter_too_many_breaks_nothing() -> None:
    async def act(pilot: Pilot[None]) -> None:
        for _ in range(3):
            pilot.app.screen.query_one("#menu").action_select()  # type: ignore[attr-defined]
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)

    at_screen(MouseholeApp(pace=0), act)


def test_the_language_can_be_changed() -> None:
    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        assert "joueurs" in screen_text(pilot)
        assert "Langue\u00a0: Français" in screen_text(pilot)

    at_screen(MouseholeApp(pace=0), act)


def test_ctrl_c_in_mid_game_keeps_the_match_and_it_goes_on_where_it_was() -> None:
    path = shelf.new_path("mousekeeping")
    table = rushed(kept_table(path), 50)
    app = MouseholeApp(table, pace=0)

    async def leave(pilot: Pilot[None]) -> None:
        await play_on(pilot, lambda t: t.position >= 54)
        await pilot.press("ctrl+c")

    at_screen(app, leave)
    assert app.left == path
    assert len(Log.read(path.read_text()).answers) == table.position

    async def go_on(pilot: Pilot[None]) -> None:
        await pilot.press("end", "up", "up", "up", "enter")  # go on with a match
        await pilot.pause()
        assert "Mousekeeping!" in screen_text(pilot)
        await pilot.press("enter")
        await pilot.pause()
        again = table_screen(pilot).table
        assert isinstance(again, LocalTable)
        assert again.told[0][:len(table.told[0])] == table.told[0]
        assert again.seating.sitters == [PERSON, "greedy"]
        await play_on(pilot)
        await pilot.press("enter")  # watch it again
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)

    at_screen(MouseholeApp(pace=0), go_on)
    assert [each.is_over for each in shelf.kept()] == [True]


def test_a_match_is_seen_again_by_arrow_keys() -> None:
    table = kept_table(shelf.new_path("mousekeeping"), ("greedy", "greedy"))
    while (turn := table.bot_turn()) is not None:
        table.bot_says(turn, turn.bot.choose(turn.view, turn.decision))
    game = box_of(table.match.log).game

    async def act(pilot: Pilot[None]) -> None:
        assert "move 0 of 60" in screen_text(pilot)
        await pilot.press("right", "right", "left")
        assert "move 1 of 60" in screen_text(pilot)
        await pilot.press("down", "v", "r", "escape")
        assert "move 11 of 60" in screen_text(pilot)
        assert "Player 1" in screen_text(pilot)
        await pilot.press("end")
        assert "move 60 of 60" in screen_text(pilot)
        assert "No moves left" in screen_text(pilot)
        await pilot.press("home", "space")
        await pilot.pause(1.2)
        assert "after 0 of" not in screen_text(pilot)
        await pilot.press("space", "escape")

    at_screen(MouseholeApp(replay=(game, table.match.log)), act)


def begins(table: LocalTable) -> Any:
    """The table that its match began from."""
    assert table.match.log.position is not None
    return table.match.log.position["table"]


def test_a_replay_is_played_on_from_any_moment() -> None:
    table = kept_table(shelf.new_path("mousekeeping"), ("greedy", "greedy"))
    while (turn := table.bot_turn()) is not None:
        table.bot_says(turn, turn.bot.choose(turn.view, turn.decision))
    game = box_of(table.match.log).game

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("end", "p")
        assert isinstance(pilot.app.screen, ReplayScreen)  # nothing is left to play there
        await pilot.press("up", "v", "v", "p")
        await pilot.pause()
        new = table_screen(pilot).table
        assert isinstance(new, LocalTable)
        assert new.seating.sitters == ["bramble", PERSON]
        assert begins(new)["placements"] == 50
        assert "drawn at random" in new.told[1][0]
        await play_on(pilot)
        assert len(new.match.log.answers) == 10
        await pilot.press("down", "enter")  # play again: from the same moment
        await pilot.pause()
        again = table_screen(pilot).table
        assert isinstance(again, LocalTable) and again is not new
        assert begins(again)["placements"] == 50

    at_screen(MouseholeApp(replay=(game, table.match.log), pace=0), act)


def test_saved_games_can_be_deleted_and_strange_files_are_left_alone(own_home: Path) -> None:
    path = shelf.new_path("mousekeeping")
    table = kept_table(path)
    table.play(0, table.decisions(0)[0].options[0])
    (path.parent / "strange.log").write_text("not a log")

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("end", "up", "up", "up", "enter")
        await pilot.pause()
        await pilot.press("delete")
        await pilot.pause()
        assert "No saved games yet." in screen_text(pilot)
        await pilot.press("escape")

    at_screen(MouseholeApp(pace=0), act)
    assert [file.name for file in path.parent.iterdir()] == ["strange.log"]


def test_play_again_deals_anew_for_the_same_people() -> None:
    table = rushed(kept_table(shelf.new_path("mousekeeping"), ("greedy", PERSON)), 56)

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        again = table_screen(pilot).table
        assert isinstance(again, LocalTable)
        assert again is not table
        assert again.seating.sitters == ["greedy", PERSON]
        assert again.match.log.seed != table.match.log.seed
        assert isinstance(pilot.app.screen, TableScreen)

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_resumed_match_is_the_same_match() -> None:
    path = shelf.new_path("mousekeeping")
    table = kept_table(path)
    for _ in range(5):
        seat = table.match.pending()[0].seat
        table.play(seat, table.decisions(seat)[0].options[0])
    log = Log.read(path.read_text())

    match = Match.resumed(box_of(log).game, log)

    assert match.pending() == table.match.pending()
    assert match.log.write() == table.match.log.write()


def test_one_level_for_all_bots_or_one_for_each() -> None:
    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.press("down", "right", "right")  # four seats
        await pilot.press("down", "right", "right")  # all bots: from Bramble over Juniper to Old Whiskers
        assert "All bots  ‹ Old Whiskers (expert) ›" in screen_text(pilot)
        await pilot.press("down", "down", "down", "left")  # the third seat: back to Juniper
        assert screen.sitters[:4] == [PERSON, "Old Whiskers", "Juniper", "Old Whiskers"]
        assert "All bots  ‹ mixed ›" in screen_text(pilot)
        await pilot.press("home", "enter")
        await pilot.pause()
        table = table_screen(pilot).table
        assert isinstance(table, LocalTable)
        assert [table.words.name(seat) for seat in range(4)] == [
            "Player 1", "Old Whiskers 2", "Juniper 3", "Old Whiskers 4"]

    at_screen(MouseholeApp(pace=1000), act)


def test_a_custom_edition_is_played_kept_and_played_again() -> None:
    text = edition_text("mousekeeping").replace('name = "standard"', 'name = "mine"')
    path = shelf.new_path("mousekeeping")
    sitters = ("greedy", PERSON)
    table = new_table("mousekeeping", sitters, dict(CALM), text=text, path=path,
                      keep=shelf.keeper(path, Seating(sitters)))

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot)
        await pilot.press("down", "enter")  # again
        await pilot.pause()
        again = table_screen(pilot).table
        assert isinstance(again, LocalTable)
        assert again is not table
        assert again.match.log.edition == table.match.log.edition

    at_screen(MouseholeApp(rushed(table, 57), pace=0), act)
    log = Log.read(path.read_text())
    assert log.edition["name"] == "mine"
    assert log.edition["text"] == text
    assert box_of(log).edition == log.edition


def test_bots_are_called_by_their_level_and_the_reader_is_you() -> None:
    table = new_table("mousekeeping", ("old-whiskers", PERSON, "random"))
    assert [table.words.name(seat) for seat in range(3)] == ["Old Whiskers 1", "Player 2", "Random 3"]
    assert [table.words_for(1).who(seat) for seat in range(3)] == ["Old Whiskers 1", "You", "Random 3"]


def test_the_set_up_says_what_makes_a_game_harder_and_shows_no_raw_values() -> None:
    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(*["down"] * list(GAMES).index("mousewarming-party"), "enter")
        await pilot.pause()
        setup = pilot.app.screen
        assert isinstance(setup, SetupScreen)
        about = setup.about("option burrows")
        assert "Hidden is harder" in about
        assert "won 69% of 1,000 games" in about
        setup.chosen["burrows"] = "open"
        assert "won 80% of 1,000 games" in setup.about("option burrows")
        assert setup.about("seats") == ""
        values = [value for id, _, value in setup.rows() if id.startswith("option ")]
        assert values[:3] == ["Open (easier)", "None", "Off"]

    at_screen(MouseholeApp(pace=0), act)
