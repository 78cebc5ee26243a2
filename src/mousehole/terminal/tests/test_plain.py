"""Text mode, through a pipe: every game, every command, in several languages."""
from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from mousehole.games import GAMES
from mousehole.kernel.log import verify
from mousehole.terminal.console import Console
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.plain import PlainTable
from mousehole.terminal.seating import PERSON
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.terminal.tests.people import HandClock, new_table
from mousehole.words import LANGUAGES

CALM = {"mousekeeping": {"move_limit": 60, "first_player": 0}}


def told(table: LocalTable, *lines: str) -> str:
    """What is said to somebody who types these lines."""
    out = io.StringIO()
    PlainTable(table, Console(io.StringIO("".join([f"{line}\n" for line in lines])), out), 0).run()
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_through_a_pipe(game_id: str, language: str) -> None:
    table = new_table(game_id, (PERSON, "greedy"), dict(CALM.get(game_id, {})), language=language)

    text = told(table, *["1"] * 3000)

    assert table.is_over
    outcome = table.outcome()
    assert outcome is not None
    assert any([words.outcome(outcome) in text for words in (table.words, table.words_for(0))])
    verify(table.game, table.match.log)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_of_people_at_one_keyboard(game_id: str) -> None:
    table = new_table(game_id, (PERSON, PERSON), dict(CALM.get(game_id, {})))

    text = told(table, *["1"] * 3000)

    assert table.is_over
    assert "It’s Player 2’s turn." in text
    verify(table.game, table.match.log)


class SlowPerson(Console):
    """Somebody at a keyboard who presses Enter, but only after a while."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.is_live = True
        self.clock = clock
        self.asked = ""

    def ask(self, prompt: str, seconds: float | None, meanwhile: Callable[[], object] = int) -> str:
        self.asked = prompt
        self.clock.seconds += 100
        return ""


def test_the_clock_starts_when_everybody_is_ready() -> None:
    clock = HandClock()
    person = SlowPerson(clock)
    table = new_table("mousekeeping", (PERSON, PERSON), {"clock": 300}, watch=Stopwatch(time=clock))
    PlainTable(table, person, 0).wait_until_ready()
    assert person.asked == "Press Enter when everybody is ready: then the clock starts."
    assert table.seconds_left() == 300
    clock.seconds += 10
    assert table.seconds_left() == 290


def hotel(language: str = "en") -> LocalTable:
    return new_table("mousekeeping", (PERSON,), dict(CALM["mousekeeping"]), language=language)


def test_why_explains_without_playing() -> None:
    table = hotel()

    text = told(table, "why", "why 133", "why 134", "443", "why", "q")

    assert "Nothing was refused." in text
    assert "[KEEP-4]" in text
    assert "KEEP-4  A number is a room" in text
    assert "Go to room 134: allowed." in text
    assert "KEEP-12  A move leads" in text
    assert table.position == 0


def test_commands_in_french() -> None:
    table = hotel(language="fr")

    text = told(table, "aide", "règles 12", "pourquoi 133", "journal", "voir", "cherche 134", "tout", "quitter")

    assert "KEEP-12  " in text
    assert "deux cartes-clés ne peuvent pas la montrer" in text
    assert text.count("Aller à la chambre 134") >= 4
    assert table.position == 0


def test_a_hint_is_told_in_words() -> None:
    assert "Go to room" in told(hotel(), "hint", "q").split("> hint")[1]


def test_long_lists_are_cut_searched_and_told_whole() -> None:
    table = new_table("haunted-mouse", (PERSON, "greedy"))

    text = told(table, "find nothing-like-this", "find 1", "all", "q")

    assert "more. Type “all” to list them" in text
    assert "No move contains these words." in text
    assert table.position == 0


def test_mice_are_chosen_in_one_line_or_one_after_the_other() -> None:
    table = new_table("head-of-mousehold", (PERSON, PERSON), {"events": False})

    text = told(table, "add O", "why choose G", "choose G B P", "choose O O! G", "choose O O! G B", "q")

    assert "Choose exactly 3 mice." in text, "three are to go"
    assert "Choose exactly 4 mice." in text
    assert [table.view(seat).hands[seat] for seat in (0, 1)] == [("O", "G", "B", "P"), ("O", "O!", "G", "B")]
    assert table.position == 8


def test_a_number_that_is_not_in_the_list_is_answered() -> None:
    assert "There are 3 moves." in told(hotel(), "9", "q")


def test_the_end_of_the_input_leaves_the_match_as_it_is() -> None:
    table = hotel()

    told(table, "1", "1")

    assert table.position == 2
    assert not table.is_over


def test_another_person_can_take_the_keyboard_to_interrupt() -> None:
    table = new_table("house-mouse", (PERSON, PERSON, "greedy"))

    text = told(table, "seat 2", "seat 3", "seat x", "q")

    assert "Nobody at this screen has that seat." in text


@pytest.mark.parametrize(("language", "word"), [("en", "aid"), ("fr", "déduire")])
def test_what_hidden_cards_can_be_is_a_word_away(language: str, word: str) -> None:
    table = new_table("head-of-mousehold", (PERSON, "greedy"), {"first_player": 1, "events": False},
                      language=language)
    before = told(table, word, "choose O O! G B", word, "q")

    nothing = {"en": "Nothing is hidden now.", "fr": "Rien n’est caché en ce moment."}[language]
    assert before.count(nothing) == 1, "before anybody has chosen"
    assert {"en": "Card 1 under trap", "fr": "Carte 1 sous le piège"}[language] in before
    assert "%" in before


def test_a_game_without_aids_says_so() -> None:
    assert "This table plays without aids." in told(hotel(), "aid", "q")


def test_undo_takes_a_move_back() -> None:
    table = hotel()

    text = told(table, "undo", "1", "undo", "1", "undo", "q")

    assert "You have no move to take back." in text
    assert text.count("You took back a move.") == 2
    assert table.match.log.answers == []
