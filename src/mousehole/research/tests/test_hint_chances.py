"""The chance that a hint shows is compared with what comes of its advice."""
from __future__ import annotations

from functools import partial

import pytest

from mousehole.bots import levels
from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.hints import Hint
from mousehole.bots.ratings import Estimate
from mousehole.bots.simulation import rng_of, seat_bot
from mousehole.games import load_game
from mousehole.kernel import Choice, Decision
from mousehole.research import hint_chances
from mousehole.research.hint_chances import Asker, Told
from mousehole.table.fitted import chances_of

GAME = "haunted-mouse"


def test_advice_is_asked_for_once_in_a_game_and_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(GAME)
    chances = chances_of(game)
    assert chances is not None
    asked: list[Choice] = []

    def last(_game: object, _view: object, d: Decision, *_: object, **__: object) -> list[Hint]:
        asked.append(d.options[-1])
        return [Hint(d.options[-1], Estimate(0.9, 0.8, 1.0, 20), 1, 2, 20, False, (), ())]
    monkeypatch.setattr(hint_chances, "hints", last)
    s = game.start(2, rng_of(1))
    asker = Asker(game, s, [seat_bot("bramble", game, s, rng_of(1, seat)) for seat in range(2)], chances, rng_of(2), 8)
    asker.from_then = 0.3
    driver = Driver(game, s, [Answerer(ASKED, asker.rng, asker.answer)] * 2, partial(rng_of, 3), [5, 5])
    taken: list[Choice | None] = []
    while driver.decide():
        taken.append(driver.choice)
        driver.take()
    assert len(asked) == 1
    assert [choice for choice in taken if choice is asked[0]]
    assert asker.chance == 0.9


def test_the_same_seed_measures_the_same() -> None:
    found = hint_chances.measured(load_game(GAME), "bramble", 2, 4, 1, 64)
    assert found
    assert found == hint_chances.measured(load_game(GAME), "bramble", 2, 4, 1, 64)
    assert all(0 <= each.chance <= 1 and each.won in (0, 1) for each in found)


def test_chances_that_promise_too_much_are_seen() -> None:
    promised, kept = [Told(0.9, float(n % 2)) for n in range(200)], [Told(0.5, float(n % 2)) for n in range(200)]
    game = load_game(GAME)
    assert "| 90 / 50 | 90 / 50 | 40.0 |" in hint_chances.line(game, 2, [promised, promised], 1)
    assert "| 50 / 50 | 50 / 50 | 0.0 |" in hint_chances.line(game, 2, [kept, kept], 1)
    assert 1 < 100 * hint_chances.by_chance([kept, kept], rng_of(1)) < 4


def test_the_levels_are_those_that_chances_were_fitted_to() -> None:
    assert {levels.plain_name(level) for level in levels.LEVELS} >= {*hint_chances.LEVELS}


def test_a_game_whose_hints_show_no_chances_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        hint_chances.main(["mousekeeping"])
    assert "show no chances" in capsys.readouterr().err
