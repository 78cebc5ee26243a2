"""House Mouse in the terminal: while Basil moves, the screen says so, and players with a Boost may play it."""
from __future__ import annotations

from textual.pilot import Pilot

from mousehole.kernel import CLOCK
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.seating import PERSON
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.terminal.tests.people import HandClock, at_screen, new_table, screen_text

MOVES = "Basil is on the move."


def basils_turn(sitters: tuple[str, str], clock: HandClock, boost: str = "") -> LocalTable:
    """The first beat of Basil's first turn; the first seat holds that Boost."""
    table = new_table("house-mouse", sitters, {"first_player": 0}, watch=Stopwatch(time=clock))
    s = table.match.s
    if boost:
        card = s.box.number[boost]
        row = s.house if card in s.house else s.pile
        row[row.index(card)] = s.pile.pop(0)
        s.hands[0].append(card)
    while (d := table.match.pending()[0]).seat != CLOCK:
        table.play(d.seat, d.options[-1])
    assert d.prompt == "basil-moves"
    return table


def test_people_at_one_screen_read_that_basil_moves_and_wait_for_the_beat() -> None:
    clock = HandClock()
    table = basils_turn((PERSON, PERSON), clock)
    before = table.position

    async def act(pilot: Pilot[None]) -> None:
        assert MOVES in screen_text(pilot)
        await pilot.pause(0.5)
        assert table.position == before, "no time has passed"
        clock.seconds = 2
        for _ in range(1000):
            await pilot.pause(0.02)
            if table.position > before:
                break
        assert table.match.log.answers[-1][0] == CLOCK

    at_screen(MouseholeApp(table, pace=0), act)


def test_a_person_with_a_boost_plays_it_while_basil_moves() -> None:
    table = basils_turn((PERSON, "greedy"), HandClock(), "spilled-glue-1")

    async def act(pilot: Pilot[None]) -> None:
        assert MOVES in screen_text(pilot)
        assert "[boost spilled-glue-1]" in screen_text(pilot)
        await pilot.press("enter")
        await pilot.pause()

    at_screen(MouseholeApp(table, pace=0), act)
    assert [d.prompt for d in table.decisions(0)] == ["glue"]


def test_a_person_alone_who_cannot_do_anything_does_not_wait() -> None:
    table = basils_turn((PERSON, "greedy"), HandClock())
    assert table.skip_clock()
