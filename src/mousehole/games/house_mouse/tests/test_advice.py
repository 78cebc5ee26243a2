"""Hints for questions that seldom come up in a match: each names what decides, or says that nothing does."""
from __future__ import annotations

from functools import cache

import pytest

from mousehole.bots.driver import answers
from mousehole.bots.hints import Hint, hints, sensible
from mousehole.bots.review import Judgement, Position, judgement
from mousehole.bots.search import Leaf
from mousehole.games import judge_of, skilled
from mousehole.games.house_mouse.game import HouseMouse
from mousehole.games.house_mouse.tests.crowded import crowded
from mousehole.games.house_mouse.tests.test_timing import loaded
from mousehole.games.house_mouse.wire import Activate
from mousehole.kernel import Choice, Decision, Rng

SELDOM = ("deal", "last-power", "nap", "offer")
TABLES = 60    # crowded ones, in which these questions are looked for
EACH = 6       # hints for every kind of question
ANSWERS = 120  # from a crowded table on


@cache
def advice() -> dict[str, list[list[Hint]]]:
    found: dict[str, list[list[Hint]]] = {prompt: [] for prompt in SELDOM}
    for number in range(TABLES):
        if all([len(rows) >= EACH for rows in found.values()]):
            break
        look(loaded("attic" if number % 2 else "standard"), number, found)
    return found


def look(game: HouseMouse, number: int, found: dict[str, list[list[Hint]]]) -> None:
    s, rng = crowded(game, 2 + number % 3, number % 3 == 0, number), Rng.numbered(number)

    def choose(d: Decision) -> Choice | None:
        rows = found.get(d.prompt, [])
        if d.prompt in found and len(d.options) > 1 and len(rows) < EACH:
            rows.append(hints(game, game.view(s, d.seat), d, rng, 80, 3))
        return d.options[rng.below(len(d.options))]

    for count, _ in enumerate(answers(game, s, choose, rng)):
        if count == ANSWERS:
            return


@pytest.mark.parametrize("prompt", SELDOM)
def test_a_question_that_seldom_comes_up_gets_a_reason_in_the_measures_of_the_game(prompt: str) -> None:
    assert advice()[prompt]
    for best, *_ in advice()[prompt]:
        codes = [reason.code for reason in best.reasons]
        assert codes
        assert set(codes) <= {"only", "alike", "tied", "than", "later", "changes"}
        assert best.reasons[0].measure or {"only", "alike", "tied"} & set(codes)
    assert any([reason.measure for best, *_ in advice()[prompt] for reason in best.reasons])


def test_late_in_a_game_people_are_advised_on_powers_too() -> None:
    """Whoever has learned leaves Powers alone after round 20, so that bots come to an end; people need not."""
    game, found = loaded("standard"), list[Judgement]()
    s, rng = game.start(3, Rng.numbered(1)), Rng.numbered(2)

    def choose(d: Decision) -> Choice | None:
        power = next((choice for choice in d.options if isinstance(choice, Activate)), None)
        if power is not None and d.prompt == "act" and not found:
            s.round = 21
            view, learned = game.view(s, d.seat), skilled(game)
            assert power not in learned.considered(learned.imagine(view, rng.clone()), d).options
            assert sensible(game, view, d, rng) == d
            found.append(judgement(game, Position(0, s, 0), d, power, 60, Leaf(judge_of(game)), bytes(32), 6))
        return game.policy(s, d, rng)

    for _ in answers(game, s, choose, rng):
        if found:
            break
    assert found[0].compared > 2
