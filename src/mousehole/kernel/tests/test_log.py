"""The replay file is entirely correct, or the error says what is wrong."""
from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from mousehole.bots.simulation import rng_of
from mousehole.kernel import CLOCK
from mousehole.kernel.log import BadLog, Log, replay, verify
from mousehole.table.match import Match
from mousehole.testkit.regatta.game import FACTS, Regatta

GAME = Regatta(FACTS, None)


def played(answers: int | None = None) -> Match:
    """A race by lot, whole or only its beginning."""
    match, rng = Match(GAME, 2, bytes(range(32)), {}, {"name": "standard", "check": "0"}), rng_of(1)
    while (pending := match.pending()) and len(match.log.answers) != answers:
        d = pending[rng.below(len(pending))]
        if d.seat != CLOCK:
            match.play(d.seat, d.options[rng.below(len(d.options))], match.now + 1000)
    return match


TEXT = played().log.write()


def test_a_log_is_read_as_it_was_written() -> None:
    assert Log.read(TEXT).write() == TEXT


def test_a_finished_match_is_verified_and_ends_as_it_did() -> None:
    s = verify(GAME, Log.read(TEXT))

    assert GAME.outcome(s) == played().outcome()


def test_a_match_can_be_replayed_up_to_any_answer_and_gone_on_with() -> None:
    match = played(7)
    assert GAME.view(replay(GAME, Log.read(TEXT), 7), 0) == GAME.view(match.s, 0)

    resumed = Match.resumed(GAME, Log.read(match.log.write()))

    assert GAME.view(resumed.s, 1) == GAME.view(match.s, 1)
    assert (resumed.log, resumed.due()) == (match.log, match.due())


def test_a_log_that_is_still_running_is_not_verified() -> None:
    with pytest.raises(BadLog, match="stops after 7 answers"):
        verify(GAME, Log.read(played(7).log.write()))


def lines(change: Callable[[list[str]], list[str]]) -> str:
    return "".join(change(TEXT.splitlines(keepends=True)))


def resealed(text: str) -> str:
    """With a check at the end that fits: as somebody would do who knows the format."""
    log = Log.read("".join(text.splitlines(keepends=True)[:-1]))
    log.result = json.loads(TEXT.splitlines()[-1])["result"]
    return log.write()


BAD = {
    "empty": ("", "not a Mousehole log"),
    "no head": (lines(lambda rows: rows[1:]), "not a Mousehole log"),
    "another file": ("hello\n", "line 1 is not a JSON object"),
    "a list": ("[]\n", "line 1 is not a JSON object"),
    "cut off in a line": (TEXT[:-30], "not a JSON object"),
    "cut off after a line": (lines(lambda rows: rows[:5]), "stops after 4 answers"),
    "an answer is missing": (lines(lambda rows: [*rows[:3], *rows[4:]]), "answer 2 is missing"),
    "the last answer is missing": (lines(lambda rows: [*rows[:-2], rows[-1]]), "answers were given"),
    "edited": (TEXT.replace('"at": 1000', '"at": 1001', 1), "edited"),
    "another format": (TEXT.replace('"mousehole": 1', '"mousehole": 99'), "another format"),
    "a field too many": (TEXT.replace('"seats": 2', '"seats": 2, "moon": 1', 1), "does not belong"),
    "options are not an object": (TEXT.replace('"options": {', '"options": 3, "x": {', 1), "does not belong"),
    "another version": (resealed(TEXT.replace('"version": 1', '"version": 9', 1)), "version 9"),
    "a bad seed": (resealed(TEXT.replace('"seed": "00', '"seed": "zz', 1)), "the head is wrong"),
    "another seed": (resealed(TEXT.replace('"seed": "00', '"seed": "ff', 1)), "answer \\d+ is not possible|the result"),
    "too many seats": (resealed(TEXT.replace('"seats": 2', '"seats": 9', 1)), "the head is wrong"),
    "an answer of nobody": (resealed(TEXT.replace('"n": 0, "seat": 0', '"n": 0, "seat": 5', 1)
                                     .replace('"n": 0, "seat": 1', '"n": 0, "seat": 5', 1)),
                            "answer 0 is not possible"),
    "an unknown word": (resealed(TEXT.replace('"is": "Hoist"', '"is": "Row"', 1)), "is not possible"),
    "time runs backwards": (resealed(TEXT.replace('"at": 2000', '"at": 9000000', 1)), "order of arrival"),
    "the match goes on": (resealed("".join([*TEXT.splitlines(keepends=True)[:5], "{}\n"])), "still asked"),
    "another result": (TEXT, "the result is not"),
}


def check(text: str, another_result: bool) -> None:
    log = Log.read(text)
    if another_result:
        log.result = {"is": "Outcome"}
    verify(GAME, log)


@pytest.mark.parametrize("what", BAD)
def test_what_is_wrong_with_a_log_is_said(what: str) -> None:
    text, words = BAD[what]
    with pytest.raises(BadLog, match=words) as caught:
        check(text, another_result=what == "another result")
    assert "\n" not in str(caught.value)
