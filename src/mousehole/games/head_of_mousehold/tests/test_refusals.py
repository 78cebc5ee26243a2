"""Head of Mousehold: a refusal names the real reason, and what is meant without doubt is not refused."""
from __future__ import annotations

import pytest

from mousehole.games import load_game, why_not_parts
from mousehole.games.head_of_mousehold.notation import read
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    CARA,
    GAME,
    begin,
    cards,
    choose,
    offered,
    place,
    refused,
    say,
)
from mousehole.games.head_of_mousehold.wire import Choose, Place
from mousehole.kernel import Choice, Rng
from mousehole.testkit.clauses import rule
from mousehole.words import LANGUAGES, Words


def why(code: str, clause: str) -> tuple[str, str]:
    return code, clause


def reason(s: object, who: int, text: str) -> tuple[str, str]:
    refusal = refused(s, who, text)  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert Words("head-of-mousehold", language).refusal(refusal)
    return refusal.code, refusal.clause


# Choosing

@rule("HEAD-11")
def test_choosing_again_while_others_still_choose_is_not_a_matter_of_turns() -> None:
    s = begin(3)
    choose(s, "O G B")

    assert reason(s, ANNE, "choose O G P") == why("already-chosen", "HEAD-11")
    assert reason(s, ANNE, "add P") == why("already-chosen", "HEAD-11")


@rule("HEAD-13")
def test_a_clan_that_sends_all_its_mice_is_told_so() -> None:
    s = begin(3, clans={ANNE: "O G"})

    assert reason(s, ANNE, "add O") == why("sends-all", "HEAD-13")


@rule("HEAD-3")
def test_a_card_for_two_players_only_is_not_called_caught() -> None:
    assert reason(begin(3), ANNE, "choose O O G") == why("fewer-in-clan", "HEAD-3")
    assert reason(begin(2), ANNE, "choose O O O G") == why("fewer-in-clan", "HEAD-3")
    assert cards(begin(2).clans[ANNE]).split().count("O") == 2


@rule("HEAD-22")
def test_a_caught_mouse_is_called_caught() -> None:
    s = begin(3, clans={ANNE: "O G B P Y"})

    assert reason(s, ANNE, "add O!") == why("was-caught", "HEAD-22")
    assert reason(s, ANNE, "choose O O! G") == why("was-caught", "HEAD-22")


@rule("HEAD-11")
def test_a_mouse_that_was_added_is_not_called_caught() -> None:
    s = begin(3)
    say(s, ANNE, "add O")

    assert reason(s, ANNE, "add O") == why("already-added", "HEAD-11")


@rule("HEAD-11", "HEAD-15")
def test_placing_comes_after_choosing_and_choosing_before_placing() -> None:
    s = begin(3)
    assert reason(s, ANNE, "O to 1") == why("choose-first", "HEAD-11")
    assert reason(s, ANNE, "pass") == why("choose-first", "HEAD-11")
    choose(s, "O G B", "O G B", "O G B")

    assert reason(s, ANNE, "choose O G B") == why("choosing-is-over", "HEAD-12")
    assert reason(s, ANNE, "add O") == why("choosing-is-over", "HEAD-12")


@rule("HEAD-31", "HEAD-39")
def test_without_their_events_nobody_hands_over_or_swaps() -> None:
    s = begin(3)
    assert reason(s, ANNE, "hand over O") == why("only-with-event", "HEAD-31")
    choose(s, "O G B", "O G B", "O G B")

    assert reason(s, ANNE, "hand over O") == why("only-with-event", "HEAD-31")
    assert reason(s, ANNE, "swap O for P") == why("only-with-event", "HEAD-39")
    assert reason(s, ANNE, "keep") == why("only-with-event", "HEAD-39")


@rule("HEAD-31", "HEAD-39")
def test_an_event_asks_everybody_once() -> None:
    s = begin(3, event="mouse-held-hostage", clans={CARA: ""})
    choose(s, "O G B", "O G B")
    assert reason(s, ANNE, "O to 1") == why("event-first", "HEAD-14")
    say(s, ANNE, "hand over O")
    assert reason(s, ANNE, "hand over G") == why("already-picked", "HEAD-31")
    assert reason(s, CARA, "hand over G") == why("nothing-to-hand-over", "HEAD-31")

    s = begin(3, event="lineup-change", clans={CARA: "O G B"})
    choose(s, "O G B", "O G B")
    say(s, ANNE, "keep")
    assert reason(s, ANNE, "swap O for P") == why("already-decided", "HEAD-39")
    assert reason(s, CARA, "keep") == why("nothing-to-swap", "HEAD-39")


@rule("HEAD-15")
def test_while_placing_it_is_still_a_matter_of_turns() -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")

    assert reason(s, BART, "O to 1") == why("not-your-turn", "HEAD-15")
    assert reason(s, BART, "pass") == why("not-your-turn", "HEAD-15")
    assert reason(s, BART, "choose O G B") == why("choosing-is-over", "HEAD-12")
    assert reason(s, BART, "swap O for P") == why("only-with-event", "HEAD-39")


@rule("HEAD-15")
def test_a_player_without_that_card_is_told_which_there_are() -> None:
    s = begin(3)
    choose(s, "O G B!", "O G B", "O G B")

    refusal = refused(s, ANNE, "P to 1")

    assert refusal.code == "not-chosen"
    assert "green mouse and blue Squeaker" in Words("head-of-mousehold").refusal(refusal)


# What is meant without doubt

@rule("HEAD-11")
def test_letters_may_be_small() -> None:
    s = begin(2)
    say(s, ANNE, "choose g b p! y")
    say(s, BART, "Add o!")
    assert cards(s.hands[ANNE]) == "G B P! Y"
    assert cards(s.hands[BART]) == "O!"

    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")
    place(s, "o to 1", "G TO 2", "Pass" if "pass" in offered(s, CARA) else "b To 3")
    assert [len(line) for line in s.lines] == [1, 1, 1]


@rule("HEAD-2")
def test_an_edition_may_have_small_letters_of_its_own() -> None:
    from mousehole.games import edition_text
    text = edition_text("head-of-mousehold").replace('letter = "G"', 'letter = "o"')
    game = load_game("head-of-mousehold", text=text)
    s = game.start(3, Rng.numbered(3), {"events": False, "first_player": ANNE})
    game.pending(s)

    game.play(s, ANNE, read("add o"))

    assert s.box.written(s.hands[ANNE]) == ("o",)


@rule("HEAD-31")
def test_a_hostage_need_not_be_named_where_nothing_else_can_be_meant() -> None:
    s = begin(3, event="mouse-held-hostage", speed="OGBPY", cheese=(4, 3, 2))
    choose(s, "O G B", "O! G! B!", "P P! Y")
    say(s, ANNE, "hand over O")
    say(s, BART, "hand over G!")
    say(s, CARA, "hand over P")

    say(s, ANNE, "p to 1")

    card = s.lines[0][0]
    assert (card.clan, card.by) == (CARA, ANNE)


@rule("HEAD-31")
def test_a_hostage_that_is_not_held_is_refused_with_what_is() -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")
    assert reason(s, ANNE, "O to 1 hostage") == why("no-hostage", "HEAD-31")

    s = begin(3, event="mouse-held-hostage")
    choose(s, "O G B", "O! G! B!", "P P! Y")
    for who, mouse in ((ANNE, "O"), (BART, "G!"), (CARA, "P")):
        say(s, who, f"hand over {mouse}")
    refusal = refused(s, ANNE, "G to 1 hostage")
    assert refusal.code == "not-your-hostage"
    assert "purple mouse" in Words("head-of-mousehold").refusal(refusal)


# What is not a choice at all

@pytest.mark.parametrize("choice", [
    Choose("OGB"),  # type: ignore[arg-type]
    Choose(("O", "G", 3)),  # type: ignore[arg-type]
])
def test_what_only_looks_like_a_choice_of_mice_is_malformed(choice: Choice) -> None:
    refusal = why_not_parts(GAME, begin(3), ANNE, choice)

    assert refusal is not None
    assert refusal.code in ("malformed", "no-such-mouse")


@pytest.mark.parametrize("trap", [True, 1.0])
def test_what_only_looks_like_the_number_of_a_trap_is_malformed(trap: int) -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")

    refusal = why_not_parts(GAME, s, ANNE, Place("O", trap))

    assert refusal is not None
    assert refusal.code == "malformed"
