"""The table's screen, as a person at the keyboard experiences it."""
from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.board import Board, BoardPane
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.panes import Note
from mousehole.terminal.screens.cover import CoverScreen
from mousehole.terminal.screens.rules import RulesScreen
from mousehole.terminal.screens.story import StoryScreen
from mousehole.terminal.screens.table import TableScreen
from mousehole.terminal.screens.whole_table import WholeTableScreen
from mousehole.terminal.seating import PERSON
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.terminal.tests.people import (
    SMALLEST,
    HandClock,
    at_screen,
    new_table,
    play_on,
    rushed,
    screen_text,
    table_screen,
)

CALM = {"move_limit": 60, "first_player": 0}


def hotel(*sitters: str, seed: int = 7) -> LocalTable:
    """Calm, first seat first, in the Lobby: 123, 134 and 421 are next."""
    return new_table("mousekeeping", sitters or (PERSON,), dict(CALM), seed)


async def touch(pilot: Pilot[None], spot: str) -> None:
    board = table_screen(pilot).query_one(Board)
    where = next(each for each in board.drawing.spots if each.name == spot)
    await pilot.click(Board, offset=(where.x, where.y))
    await pilot.pause()


def test_a_room_is_three_digits_and_needs_no_enter() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("1", "3", "4")
        await pilot.pause()
        assert table.view(0).room == 134
        assert "▶134" in screen_text(pilot)
        assert table.told[0][-1] == "You moved to room 134."

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_refusal_is_said_with_its_clause_and_the_rules_open_there() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("4", "4", "3")
        await pilot.pause()
        assert "Room 443 is neither next to room 124 nor its" in screen_text(pilot)
        assert "[KEEP-12]" in screen_text(pilot)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RulesScreen)
        clauses = pilot.app.screen.query_one("#clauses", OptionList)
        assert clauses.highlighted_option is not None
        assert clauses.highlighted_option.id == "KEEP-12"
        await pilot.press("slash", *"elevator", "enter", "escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert table.position == 0

    at_screen(MouseholeApp(table, pace=0), act)


def test_why_not_explains_without_playing() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("w", *"133", "enter")
        await pilot.pause()
        assert "[KEEP-4]" in screen_text(pilot)
        await pilot.press("w", *"134", "enter")
        await pilot.pause()
        assert "✓ Go to room 134" in screen_text(pilot)
        await pilot.press("w", *"up", "enter")
        await pilot.pause()
        assert "“up” is not a move" in screen_text(pilot)
        assert table.position == 0

    at_screen(MouseholeApp(table, pace=0), act)


def test_rooms_are_touched_and_a_touch_too_far_is_explained() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await touch(pilot, "room 443")
        assert "[KEEP-12]" in screen_text(pilot)
        await touch(pilot, "room 123")
        assert table.view(0).room == 123

    at_screen(MouseholeApp(table, pace=0), act)


def test_keycards_are_turned_by_keys_and_placed() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        assert table_screen(pilot).artist.press("space", table.view(0)) in table.decisions(0)[0].options
        await pilot.press("a", "a", "z", "z", "d", "d", "c", "c", "x", "x")  # and back again
        await pilot.press("space")
        await pilot.pause()
        assert table.view(0).room == 134
        await pilot.press("x", "space")  # the same cards the other way round: 342
        await pilot.pause()
        assert table.position == 1
        assert "[KEEP-12]" in screen_text(pilot)

    at_screen(MouseholeApp(table, pace=0), act)


def test_several_parts_are_touched_one_after_the_other() -> None:
    table = new_table("head-of-mousehold", (PERSON, "greedy"), {"events": False, "first_player": 0})

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        for spot in ("home O 1", "home G 1", "home B 1", "home P 1"):
            await touch(pilot, spot)
        await play_on(pilot, lambda t: t.view(0).turn == 0)
        assert table.view(0).hands[0] == ("O", "G", "B", "P")
        everything = len(screen.offers.all)
        await touch(pilot, "hand G 1")
        assert 0 < screen.query_one("#choices", OptionList).option_count < everything
        await touch(pilot, "trap 1")
        assert "G" not in table.view(0).hands[0]

    at_screen(MouseholeApp(table, pace=0), act)


def test_words_narrow_the_list_and_escape_widens_it() -> None:
    table = new_table("head-of-mousehold", (PERSON, "greedy"))

    async def act(pilot: Pilot[None]) -> None:
        choices = table_screen(pilot).query_one("#choices", OptionList)
        everything = choices.option_count
        await pilot.press("slash", *"orange squeaker")
        assert 0 < choices.option_count < everything
        await pilot.press("down", "up", "escape")
        assert choices.option_count == everything

    at_screen(MouseholeApp(table, pace=0), act)


def test_all_moves_are_listed_again_after_a_line_that_was_not_understood() -> None:
    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"nowhere", "enter")
        await pilot.pause()
        assert "“nowhere” is not a move" in screen_text(pilot)
        assert pilot.app.screen.query_one(OptionList).option_count == 3

    at_screen(MouseholeApp(hotel(), pace=0), act)


@pytest.mark.parametrize(("language", "leave"), [("en", "q quit"), ("fr", "q quitter"), ("de", "q beenden")])
def test_the_last_line_of_a_narrow_screen_always_says_how_to_get_help_and_out(language: str, leave: str) -> None:
    table = new_table("head-of-mousehold", (PERSON, PERSON), language=language)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        last = screen_text(pilot).splitlines()[-1]
        assert len(last.rstrip()) <= 80
        assert last.rstrip().endswith(leave)
        assert " s " in last

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_hint_is_told_with_a_reason_and_pointed_at() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        for _ in range(1000):
            await pilot.pause(0.02)
            if "? Go to room" in screen_text(pilot):
                break
        assert "? Go to room" in screen_text(pilot)
        assert table.position == 0

    at_screen(MouseholeApp(table, pace=0), act)


@pytest.mark.parametrize("size", [SMALLEST, (124, 34)], ids=str)
def test_a_long_notice_is_read_to_its_end_and_the_moves_stay(size: tuple[int, int]) -> None:
    """Hints give a chance and compare two moves: in French that takes six lines."""
    table = new_table("haunted-mouse", (PERSON, "greedy", "greedy"))
    hint = ("? Poser les positions 4 et 6 comme Appât – chances de gagner : 35 % environ (de 34 % à 37 %). Je ne peux "
            "pas départager les meilleurs coups. Combinaisons nécessaires pour jouer votre main : 2,3. Avec « Poser la "
            "position 1 comme Appât » : 3.")

    async def act(pilot: Pilot[None]) -> None:
        table_screen(pilot).show_notice(hint)
        await pilot.pause()
        shown = screen_text(pilot)
        assert "Appât » : 3." in " ".join(shown.split())
        assert "[bait" in shown or "Lay" in shown

    at_screen(MouseholeApp(table, pace=0), act, size)


def test_the_clock_is_shown_and_ends_the_game() -> None:
    clock = HandClock()
    table = new_table("mousekeeping", (PERSON,), {"clock": 300}, watch=Stopwatch(time=clock))

    async def act(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "Are you ready? Then the clock starts." in screen_text(pilot)
        assert "124" not in screen_text(pilot), "nobody can think ahead"
        clock.seconds = 1000  # nobody is in a hurry
        await pilot.press("enter")
        await pilot.pause()
        clock.seconds += 175
        await pilot.pause(0.6)
        assert "2:05" in screen_text(pilot)
        clock.seconds += 126
        for _ in range(1000):
            await pilot.pause(0.02)
            if "Time’s up." in screen_text(pilot):
                break
        assert table.match.log.answers[-1][0] == CLOCK
        await pilot.press("enter")  # for a choice that came too late
        await pilot.pause()
        assert "Time’s up." in screen_text(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "move 0 of 1" in screen_text(pilot), "the replay"

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_screen_that_changes_its_size_loses_nothing() -> None:
    table = hotel()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("1", "3")
        await pilot.resize_terminal(140, 45)
        await pilot.pause()
        assert table_screen(pilot).has_class("wide")
        await pilot.press("4")
        await pilot.pause()
        assert table.view(0).room == 134
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not table_screen(pilot).has_class("wide")
        assert "▶134" in screen_text(pilot)

    at_screen(MouseholeApp(table, pace=0), act)


def test_where_hands_are_secret_the_screen_is_covered_between_people() -> None:
    clock = HandClock()
    table = new_table("haunted-mouse", (PERSON, PERSON), {"first_player": 0}, watch=Stopwatch(time=clock))

    async def act(pilot: Pilot[None]) -> None:
        board = table_screen(pilot).query_one(Board).drawing.text()
        hands = [line for line in board.splitlines() if "│" in line]
        assert hands[0] in screen_text(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CoverScreen)
        assert "Player 2" in screen_text(pilot)
        assert "│" not in screen_text(pilot), "nobody's cards"
        clock.seconds = 1000
        assert table.watch.now() < 1000, "time stands still"
        await pilot.press("enter")
        await pilot.pause()
        assert table_screen(pilot).seat == 1
        assert hands[0] not in screen_text(pilot)

    at_screen(MouseholeApp(table, pace=0), act)


def test_where_all_lies_open_nothing_is_covered() -> None:
    table = hotel(PERSON, PERSON)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("1", "3", "4")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert table_screen(pilot).seat == 1

    at_screen(MouseholeApp(table, pace=0), act)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_story_and_rules_open_and_close(language: str) -> None:
    table = new_table("mousekeeping", (PERSON,), dict(CALM), language=language)

    async def act(pilot: Pilot[None]) -> None:
        for key in ("question_mark", "l", "r"):
            await pilot.press(key)
            await pilot.pause()
            assert not isinstance(pilot.app.screen, TableScreen)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)

    at_screen(MouseholeApp(table, language=language, pace=0), act)


def test_bots_alone_can_be_watched() -> None:
    table = hotel("greedy", "greedy")

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot)
        assert "Spectator" in screen_text(pilot)

    at_screen(MouseholeApp(table, pace=0), act)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_all_of_a_full_table_can_be_reached_by_keys(game_id: str) -> None:
    """At 80 by 24, with as many seats as there can be: the rest of the board by arrows, all of it on one sheet."""
    table = rushed(new_table(game_id, [PERSON] + ["greedy"] * (load_game(game_id).facts.most - 1)), 12)

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        pane, board = screen.query_one(BoardPane), screen.query_one(Board)
        rows = board.drawing.text().splitlines()
        assert board.drawing.width <= pane.room
        for _ in range(len(rows)):
            await pilot.press("shift+down")
        await pilot.pause()
        assert rows[-1].strip() in screen_text(pilot)
        for _ in range(len(rows)):
            await pilot.press("shift+up")
        assert rows[0].strip() in screen_text(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, WholeTableScreen)
        await pilot.press("end")
        await pilot.pause(0.5)
        meanings = screen.artist.meanings(table.view(0))
        assert meanings[-1][0] in screen_text(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert screen.query_one(OptionList).option_count or not screen.offers.all

    at_screen(MouseholeApp(table, pace=1000), act)


def test_what_a_choice_is_about_is_brought_into_view() -> None:
    """Eight nests do not fit; pointing at the last one scrolls to it."""
    table = new_table("house-mouse", [PERSON] + ["greedy"] * 7)

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        pane, board = screen.query_one(BoardPane), screen.query_one(Board)
        last = max(board.drawing.spots, key=lambda spot: spot.y)
        assert last.y >= pane.size.height
        for spot in (last, board.drawing.spots[0]):
            pane.show(board.drawing, pointed_at=frozenset([spot.name]))
            for _ in range(100):  # it scrolls at the next refresh, whenever that is
                await pilot.pause(0.02)
                if pane.scroll_y <= spot.y < pane.scroll_y + pane.size.height:
                    break
            assert pane.scroll_y <= spot.y < pane.scroll_y + pane.size.height

    at_screen(MouseholeApp(table, pace=1000), act)


def test_what_a_card_does_is_said_when_it_is_pointed_at() -> None:
    table = new_table("house-mouse", (PERSON, "greedy"), {"first_player": 0}, seed=3)

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        for _ in range(60):
            await play_on(pilot, lambda t: 0 in t.must_answer())
            for n, choice in enumerate(screen.listed):
                said = screen.artist.meaning(choice, table.view(0))
                if said:
                    screen.query_one(OptionList).highlighted = n
                    await pilot.pause()
                    assert screen.query_one("#meaning", Note).text == said
                    assert said.split(":")[0] in screen_text(pilot)
                    return
            await pilot.press("enter")
        raise AssertionError("no card was ever known")

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_neighbour_can_take_the_screen_to_interrupt_and_gives_it_back() -> None:
    """Nobody learns whether they could do anything."""
    table = new_table("house-mouse", (PERSON, PERSON), {"first_player": 0}, watch=Stopwatch(time=HandClock()))

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await play_on(pilot, lambda t: t.position >= 3)
        await play_on(pilot, lambda t: screen.seat in t.must_answer() and not screen.is_covered)
        asked, before = screen.seat, table.position

        async def pass_on() -> None:
            await pilot.press("s")
            await pilot.pause()
            if isinstance(pilot.app.screen, CoverScreen):
                await pilot.press("enter")
                await pilot.pause()

        await pass_on()
        assert screen.seat != asked, "they stay as long as they like"
        screen.look()
        await pilot.pause()
        assert screen.seat != asked
        assert asked in table.must_answer()
        await pass_on()
        assert screen.seat == asked
        assert table.position == before

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_sheet_of_one_person_is_not_left_for_the_next() -> None:
    table = new_table("haunted-mouse", (PERSON, PERSON), {"first_player": 0})

    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StoryScreen)
        screen.hand_over(1)
        await pilot.pause()
        assert isinstance(pilot.app.screen, CoverScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert not any(isinstance(each, StoryScreen) for each in pilot.app.screen_stack)

    at_screen(MouseholeApp(table, pace=0), act)


def test_the_time_is_told_on_while_the_screen_is_being_taken_away() -> None:
    async def act(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await screen.query_one("#head").remove()
        screen.show_time()

    at_screen(MouseholeApp(hotel(), pace=0), act)


def test_a_shows_what_hidden_cards_can_be() -> None:
    table = new_table("head-of-mousehold", (PERSON, PERSON))
    while table.match.pending()[0].prompt != "place":
        d = table.match.pending()[0]
        table.play(d.seat, d.options[0])

    async def act(pilot: Pilot[None]) -> None:
        while isinstance(pilot.app.screen, CoverScreen):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert "What could it be?" in screen_text(pilot)
        assert "Each of the 4 cards in hand" in screen_text(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "What could it be?" not in screen_text(pilot)

    at_screen(MouseholeApp(table, pace=0), act)
