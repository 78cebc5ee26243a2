"""Every tutorial is played to the end of its script by the real rules, and all its messages exist."""
from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mousehole.games import GAMES, folder
from mousehole.kernel import BadSetup
from mousehole.table import lessons
from mousehole.table.box import open_box
from mousehole.table.frames import encode
from mousehole.table.lessons import LEARNER, BadScript, Script, Step
from mousehole.words import LANGUAGES, clauses


@pytest.mark.parametrize("game", GAMES)
def test_a_script_is_played_to_its_end_by_the_real_rules(game: str) -> None:
    told = lessons.lesson(game)

    for step in told.steps:
        assert step.target is None or step.state.questions[0].options == [step.target]
        assert step.say is not None or step.target is None
    happened = {event.say.id for state in [*[step.state for step in told.steps], told.after] for event in state.events}
    shows = lessons.script_of(game).shows
    assert shows
    assert happened >= set(shows)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_about_three_minutes(game: str) -> None:
    """By the amount to read and to do, which is what can be counted."""
    steps = lessons.script_of(game).steps
    read = FluentBundle(["en"], use_isolating=False)
    read.add_resource(FluentResource(words(game, "en")))
    count = sum([len(said(read, step.words).split()) for step in steps if step.words])

    assert 9 <= len([step for step in steps if step.words]) <= 20
    assert 300 <= count <= 650


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_said_and_names_a_clause_that_exists(game: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words(game, language)))
    wanted = [step.words for step in lessons.script_of(game).steps if step.words]

    assert all([said(bundle, word) for word in wanted])
    assert re.findall(r"^lesson-([\w-]+) =", words(game, language), re.M) == wanted, "in order, none left over"
    assert {step.clause for step in lessons.script_of(game).steps if step.words} <= set(clauses(game, language))


def words(game: str, language: str) -> str:
    return (files(folder(game)) / "lesson" / f"{language}.ftl").read_text("utf-8")


def said(bundle: FluentBundle, word: str) -> str:
    pattern = bundle.get_message(f"lesson-{word}").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern)
    assert not errors
    return str(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_nothing_that_the_learner_may_not_know(game: str) -> None:
    box, script = open_box(game), lessons.script_of(game)

    for n, step in enumerate(lessons.lesson(game).steps):
        match = lessons.begun(script, n)
        assert step.state.view == box.codec.plain(box.game.view(match.s, LEARNER))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_else_is_offered_is_refused_in_words_that_name_what_is_wanted(game: str) -> None:
    """Every other legal choice, in every step: nobody is left without an answer."""
    box, script, told = open_box(game), lessons.script_of(game), lessons.lesson(game)
    seen = 0
    for n, step in enumerate(told.steps):
        if step.target is None:
            continue
        match = lessons.begun(script, n)
        assert lessons.tried(game, n, step.target.choice) is None
        legal = [choice for d in match.pending() if d.seat == LEARNER for choice in d.options]
        assert [each.choice for each in step.others] == [
            plain for choice in legal if (plain := box.codec.plain(choice)) != step.target.choice]
        for other in step.others[:5]:
            why = lessons.tried(game, n, other.choice)
            assert why is not None
            assert why.code == "lesson-otherwise"
            assert why.say.args["choice"] == step.target.say
            seen += 1
    assert seen > 5


def test_what_the_rules_forbid_is_refused_by_its_clause() -> None:
    why = lessons.tried("mousekeeping", 3, {"is": "GoTo", "room": 433})

    assert why is not None
    assert (why.code, why.clause) == ("too-far", "KEEP-12")


def test_another_layout_that_shows_the_same_room_will_do() -> None:
    assert lessons.tried("mousekeeping", 3, {"is": "GoTo", "room": 134}) is None


def test_while_there_is_something_to_read_nothing_is_played() -> None:
    why = lessons.tried("mousekeeping", 0, {"is": "GoTo", "room": 134})

    assert why is not None
    assert why.code == "lesson-reads"


@pytest.mark.parametrize("rubbish", [None, 7, "squeak", [], {"is": "Nothing"}, {"is": "GoTo"}])
def test_rubbish_is_refused_like_anything_else(rubbish: object) -> None:
    why = lessons.tried("mousekeeping", 3, rubbish)

    assert why is not None
    assert why.code == "malformed"


def test_a_step_that_is_not_there_is_said_clearly() -> None:
    with pytest.raises(BadSetup, match="the lesson has 13 steps"):
        lessons.tried("mousekeeping", 13, {"is": "GoTo", "room": 134})


def test_a_script_that_no_longer_fits_the_rules_breaks_loudly() -> None:
    script = lessons.script_of("mousekeeping")
    wrong = Script(script.game, script.seats, script.seed, script.options, (), (Step("far", "KEEP-12", 0, "433"),))

    with pytest.raises(BadScript, match="step 1, '433'"):
        lessons.begun(wrong, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_fits_into_one_small_message(game: str) -> None:
    assert len(encode(lessons.lesson(game))) < 100_000
