"""Who is caught and who gets the cheese: clause by clause, and all small line-ups against an obvious resolver."""
from __future__ import annotations

from itertools import product

import pytest

from mousehole.games.head_of_mousehold.rules.claiming import CLAIM_CHEESE
from mousehole.games.head_of_mousehold.rules.daily_events import EVENTS
from mousehole.games.head_of_mousehold.rules.rounds import END_ROUND
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    begin,
    cards,
    claim,
    offered,
    told,
)
from mousehole.games.head_of_mousehold.wire import CatFed, CheeseLeft, CheeseTaken
from mousehole.testkit.clauses import rule


def caught(s: Table) -> list[str]:
    return [cards(pile) for pile in s.caught]


@rule("HEAD-21")
def test_the_faster_colour_is_ahead_whoever_placed_first() -> None:
    s = claim("OGBPY", "0B 1G 2O")

    assert caught(s) == ["", "", "O"]
    assert s.won == [[], [4], []]


@rule("HEAD-21")
def test_of_the_same_colour_the_one_placed_first_is_ahead() -> None:
    s = claim("OGBPY", "2G 0B 1G")

    assert caught(s) == ["", "", "G"]
    assert s.won == [[], [4], []]


@rule("HEAD-21")
def test_the_column_counts_as_it_stands_after_the_event() -> None:
    s = claim("OGBPY", "0O 1G 2B", event="false-start")

    assert caught(s) == ["", "G", ""]
    assert s.won == [[], [], [4]]


@rule("HEAD-22")
def test_the_first_in_line_is_trapped_and_never_comes_back() -> None:
    s = claim("OGBPY", "0O 1G")

    assert caught(s)[ANNE] == "O"
    assert "O" not in cards(s.clans[ANNE]).split()
    assert "O" in cards(s.clans[BART]).split()
    assert not [text for text in offered(s, ANNE) if "O" in text.split()]


@rule("HEAD-23")
def test_a_slowest_mouse_first_in_line_takes_the_cheese_itself() -> None:
    s = claim("OGBPY", "0Y 1Y")

    assert caught(s) == ["", "", ""]
    assert s.won == [[4], [], []]


@rule("HEAD-23")
def test_a_slowest_squeaker_is_not_trapped_and_does_not_squeak() -> None:
    s = claim("OGBPY", "0Y! 1Y")

    assert caught(s) == ["", "", ""]
    assert s.won == [[4], [], []]


@rule("HEAD-24")
@pytest.mark.parametrize("next_in_line", ["1G", "1Y"])
def test_a_trapped_squeaker_brings_the_cat_upon_the_next_slowest_or_not(next_in_line: str) -> None:
    s = claim("OGBPY", f"0O! {next_in_line} 2Y")

    assert caught(s) == ["O!", next_in_line[1:], ""]
    assert s.won == [[], [], [4]]


@rule("HEAD-24")
def test_a_squeaker_trapped_alone_brings_nobody_else_down() -> None:
    s = claim("OGBPY", "0O!")

    assert caught(s) == ["O!", "", ""]
    assert not told(s, CatFed)


@rule("HEAD-25")
def test_a_squeaker_caught_by_the_cat_squeaks_no_more() -> None:
    s = claim("OGBPY", "0O! 1G! 2B")

    assert caught(s) == ["O!", "G!", ""]
    assert s.won == [[], [], [4]]


@rule("HEAD-25")
def test_a_squeaker_second_in_line_behind_a_plain_mouse_takes_the_cheese() -> None:
    s = claim("OGBPY", "0O 1G! 2B")

    assert caught(s) == ["O", "", ""]
    assert s.won == [[], [4], []]


@rule("HEAD-26")
def test_all_the_cheese_of_the_trap_goes_to_the_clan_and_the_mouse_goes_home() -> None:
    s = claim("OGBPY", "0G 2B", cheese=(4, 3, 2), older={0: 3})

    assert s.won == [[], [], [3, 4]]
    assert len(s.cheese[0]) == 1, "only the next round's token"
    assert "B" in cards(s.clans[CARA]).split()


@rule("HEAD-27")
@pytest.mark.parametrize("line", ["", "0O", "0O! 1G"])
def test_with_nobody_left_the_cheese_stays(line: str) -> None:
    s = claim("OGBPY", line)

    assert s.won == [[], [], []]
    assert [s.cheese[0][0], len(s.cheese[0])] == [4, 2], "and a new token has joined it"
    assert CheeseLeft(0) in told(s, CheeseLeft)


@rule("HEAD-28")
def test_all_others_go_home_and_can_be_chosen_again() -> None:
    s = claim("OGBPY", "0O 1G 2B 0B 1B")

    assert caught(s) == ["O", "", ""]
    assert s.lines == [[], [], []]
    assert [cards(s.home(seat)) for seat in range(3)] == [cards(clan) for clan in s.clans]
    assert len(offered(s, BART)) == 10
    assert len(offered(s, ANNE)) == 9, "all but the orange one"


@rule("HEAD-29")
def test_what_lay_face_up_everybody_knows_what_lay_face_down_only_its_winner() -> None:
    s = claim("OGBPY", "0O 1G", "0B 2P", event="blind-tasting")
    (token,) = s.won_blind[BART]

    assert GAME.view(s, BART).won_blind == ((), (token,), (None,))
    assert GAME.view(s, ANNE).won_blind == ((), (None,), (None,))
    assert GAME.view(s, None).won_blind == ((), (None,), (None,))
    taken = told(s, CheeseTaken)[0]
    assert taken == CheeseTaken(0, BART, "G", (), (token,))
    assert taken.seen_by(ANNE) == CheeseTaken(0, BART, "G", (), (None,))
    assert taken.seen_by(BART) == taken

    s = claim("OGBPY", "0O 1G")
    assert GAME.view(s, None).won == GAME.view(s, ANNE).won == ((), (4,), ())


@rule("HEAD-29")
def test_in_the_end_all_tokens_are_turned_up() -> None:
    s = claim("OGBPY", "0O 1G", event="blind-tasting")
    (token,) = s.won_blind[BART]
    s.round, s.agenda = 5, [END_ROUND]
    GAME.pending(s)

    assert GAME.view(s, ANNE).won[BART] == (token,)
    assert GAME.outcome(s).scores == (0, token, 0)


# All small line-ups

def resolve(column: str, event: str, lines: list[list[str]], trap: int) -> tuple[list[str], str]:
    """The rulebook read aloud: who is discarded at this trap, and who takes the cheese (nobody: empty).

    A mouse is `0G!`: seat, colour, squeaker.
    """
    column = {"false-start": column[1:] + column[0], "heroic-sprint": column[-1] + column[:-1]}.get(event, column)
    waiting = sorted(lines[trap], key=lambda mouse: column.index(mouse[1]))  # the order of placing breaks ties
    if not waiting:
        return [], ""
    if event == "defective-trap" and len(waiting) >= max(map(len, lines)):
        return [], waiting[0]
    discarded = []
    if waiting[0][1] != column[-1]:
        trapped = waiting.pop(0)
        discarded.append(trapped)
        if trapped.endswith("!") and event != "miraculous-sleeping-pills" and waiting:
            discarded.append(waiting.pop(0))
    return discarded, waiting[0] if waiting else ""


COLUMNS = ["OGBPY", "GBPYO", "BPYOG", "PYOGB", "YOGBP"]  # every colour is the slowest once
DAYS = ["", *BOX.events]


def claimed(column: str, event: str, lines: list[list[str]]) -> Table:
    """The real rules, on a table that has these mice below its traps; mice may come more often than in the box."""
    s: Table = TABLE.clone()
    letters = [colour.letter for colour in BOX.colours]
    s.speed = [letters.index(letter) for letter in column]
    s.clans = [BOX.clan_for_two + BOX.clan for _ in s.clans]
    s.caught = [0 for _ in s.clans]
    s.lines = [[Laid(BOX.codes[mouse[1:]], int(mouse[0]), int(mouse[0]), False) for mouse in line] for line in lines]
    s.turns = s.seats * BOX.mice_asked(s.seats)
    s.agenda = [CLAIM_CHEESE]
    if event:
        s.then(EVENTS[event])
    GAME.advance(s)
    return s


TABLE = begin(4)


def agrees(column: str, event: str, lines: list[list[str]]) -> None:
    s, what = claimed(column, event, lines), (column, event, lines)
    fates = [resolve(column, event, lines, trap) for trap in range(len(lines))]
    lost = [f"{seat}{card}" for seat in range(s.seats) for card in BOX.written(s.caught[seat])]
    assert sorted(lost) == sorted([mouse for discarded, _ in fates for mouse in discarded]), what
    for trap, (_, winner) in enumerate(fates):
        assert (s.cheese[trap] + s.blind[trap] == []) == (winner != ""), what
    tokens = 2 if event == "cheese-heist" else 1
    takers = [int(winner[0]) for _, winner in fates if winner]
    for seat in range(s.seats):
        assert len(s.won[seat] + s.won_blind[seat]) == tokens * takers.count(seat), what


@rule("HEAD-21", "HEAD-22", "HEAD-23", "HEAD-24", "HEAD-25", "HEAD-26", "HEAD-27")
@pytest.mark.parametrize("event", DAYS)
def test_every_line_up_of_up_to_three_mice_goes_as_the_obvious_resolver_says(event: str) -> None:
    """All colours × squeakers × orders."""
    for length in range(4):
        for mice in product(BOX.cards, repeat=length):
            line = [f"{seat}{card}" for seat, card in enumerate(mice)]
            agrees("GBPYO", event, [line, [], [], []])


@rule("HEAD-21", "HEAD-23", "HEAD-24", "HEAD-35", "HEAD-32", "HEAD-36", "HEAD-38")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("event", ["", "false-start", "heroic-sprint", "miraculous-sleeping-pills", "defective-trap"])
def test_whichever_colour_is_slowest(event: str, column: str) -> None:
    """All pairs below one trap, and three or two mice below another: as long a line, or a shorter one."""
    for mice in product(BOX.cards, repeat=2):
        line = [f"{seat}{card}" for seat, card in enumerate(mice)]
        for other in (["2O", "3B", "0Y!"], ["2P!", "3Y"], ["3G"]):
            agrees(column, event, [[], line, other, []])


@rule("HEAD-21")
def test_four_mice_of_three_colours_in_every_order() -> None:
    kinds = ["O", "O!", "B", "B!", "Y", "Y!"]  # fastest, middle, slowest
    for mice in product(kinds, repeat=4):
        agrees("OGBPY", "", [[f"{seat}{card}" for seat, card in enumerate(mice)], [], [], []])
