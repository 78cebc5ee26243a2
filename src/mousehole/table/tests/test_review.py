"""A finished match is reviewed in parts; what they say adds up."""
from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any

import pytest

from mousehole.games import edition_text
from mousehole.kernel.edition import Edition
from mousehole.kernel.log import Log
from mousehole.table import review as back
from mousehole.table.advice import review_lines
from mousehole.table.rest_types import Reviewed
from mousehole.table.tests.scene import Scene
from mousehole.words import Words

SMALL = {"TABLES": 4, "MORE_TABLES": 6, "SIMULATIONS": 16, "FEWEST": 8, "MORE_SIMULATIONS": 24, "SUSPECTS": 6,
         "AGAIN": 10, "MORE_AGAIN": 10}


@pytest.fixture(scope="module", autouse=True)
def _small() -> Generator[None, None, None]:
    """With far fewer tables than usual: the real numbers take too long here."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in SMALL.items():
            assert getattr(back, name) >= number
            patch.setattr(back, name, number)
        yield


@cache
def match_of(game_id: str, seats: int, limit: int = 0) -> Log:
    """A match to its end, by anybody's choices."""
    options: dict[str, Any] = {"move_limit": limit} if limit else {"events": False} if "head" in game_id else {}
    scene = Scene(seats, seats, game_id, options=options).start().play_on()
    assert scene.live.match is not None
    return scene.live.match.log


def finished(review: back.Review, parts: Generator[back.Part, Any, Reviewed]) -> tuple[Reviewed, list[float]]:
    """Do all parts here; return the review, and its progress on the way."""
    done, told = None, list[float]()
    while True:
        try:
            work, args = parts.send(done)
        except StopIteration as end:
            return end.value, told
        done = work(*args)
        told.append(review.part)


@pytest.fixture(scope="module")
def head() -> tuple[Reviewed, list[float], Log]:
    log = match_of("head-of-mousehold", 2)
    review = back.Review(log.write(), lambda: 0.0)
    return *finished(review, review.first()), log


def test_progress_never_goes_back(head: tuple[Reviewed, list[float], Log]) -> None:
    _, told, _ = head
    assert told == sorted(told)
    assert 0 <= told[0] < 0.5 < told[-1] <= 1


def test_every_answer_has_its_point_and_the_last_is_the_result(head: tuple[Reviewed, list[float], Log]) -> None:
    found, _, log = head
    assert found.points == list(range(len(log.answers) + 1))
    assert len(found.outlook) == len(found.errors) == len(found.points)
    share = 1 / len(log.result["winners"])
    assert found.outlook[-1] == [share if seat in log.result["winners"] else 0.0 for seat in range(2)]
    assert found.errors[-1] == [0.0, 0.0]
    assert all(error >= 0 for row in found.errors for error in row)


def test_skill_luck_and_the_others_add_up_to_the_result(head: tuple[Reviewed, list[float], Log]) -> None:
    found, _, _ = head
    for account in found.accounts:
        total = account.start + account.skill + account.luck + account.others
        assert total == pytest.approx(found.outlook[-1][account.seat])
        assert account.start == found.outlook[0][account.seat]
        assert account.accuracy is not None
        assert 0 <= account.accuracy <= 1


def test_turning_points_are_few_and_in_order_and_begin_where_the_last_step_ended(
        head: tuple[Reviewed, list[float], Log]) -> None:
    """Two neighbouring answers ended and began at 25% and 63%."""
    found, _, _ = head
    assert len(found.turning) <= 3
    assert [each.n for each in found.turning] == sorted({each.n for each in found.turning})
    for each in found.turning:
        assert each.before == found.outlook[each.n - 1][each.whose]
        assert each.after == found.outlook[each.n][each.whose]


def test_mistakes_are_beyond_doubt_and_the_largest_come_first(head: tuple[Reviewed, list[float], Log]) -> None:
    found, _, _ = head
    assert [each.loss for each in found.mistakes] == sorted([each.loss for each in found.mistakes], reverse=True)
    for each in found.mistakes:
        assert each.loss > each.error >= 0
        assert each.choice != each.better


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_is_told_in_plain_words(head: tuple[Reviewed, list[float], Log], language: str) -> None:
    found, _, _ = head
    lines = review_lines(Words("head-of-mousehold", language), found)
    assert len(lines) >= 3
    assert not [line for line in lines if "{" in line or "review-" in line]


def test_a_score_has_its_own_words_and_a_team_one_outlook() -> None:
    log = match_of("mousekeeping", 2, 60)
    review = back.Review(log.write(), lambda: 0.0)
    found, _ = finished(review, review.first())
    assert (found.kind, found.team) == ("score", True)
    assert all(row[0] == row[1] for row in found.outlook)
    assert found.mistakes  # of somebody who answers at random
    assert "Better" in "".join(review_lines(Words("mousekeeping"), found))


def test_what_was_not_fitted_gets_no_percentage() -> None:
    """Somebody's own printing of a game: its moves are put in order, and that is all."""
    text = edition_text("head-of-mousehold").replace("about = ", "about = 'Ours.' # ", 1)
    log = match_of("head-of-mousehold", 2)
    head = back.Review(log.write(), lambda: 0.0)
    own = Log.read(log.write())
    own.edition = {"name": "standard", "text": text, "check": Edition(text).check}
    review = back.Review(own.write(), lambda: 0.0)
    assert review.kind == "order"
    found, _ = finished(review, review.first())
    assert "%" not in " ".join([line for line in review_lines(Words(log.game), found) if "decisions" not in line])
    assert head.kind == "chance"


def test_refining_keeps_what_is_known_and_looks_at_more_tables() -> None:
    log = match_of("mousekeeping", 2, 60)
    review = back.Review(log.write(), lambda: 0.0)
    first, _ = finished(review, review.first())
    again, _ = finished(review, review.refined())
    assert (first.refined, again.refined) == (False, True)
    assert again.tables > first.tables
    assert again.points == first.points


def test_in_a_hurry_there_are_fewer_simulations_but_every_answer_is_judged() -> None:
    log, now = match_of("mousekeeping", 2, 60), [0.0]

    def used() -> float:
        now[0] += 1.0
        return now[0]

    review = back.Review(log.write(), used)
    sizes = set[int]()

    def noting(parts: Generator[back.Part, Any, Reviewed]) -> Generator[back.Part, Any, Reviewed]:
        done = None
        while True:
            try:
                work, args = parts.send(done)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            if work is back.judge:
                sizes.add(args[2])
            done = yield work, args

    finished(review, noting(review.first()))
    assert sizes == {SMALL["SIMULATIONS"], SMALL["FEWEST"]}
    assert len(review.judged) == 60


def test_points_are_spread_from_the_first_to_the_last() -> None:
    assert back.spread(5) == [0, 1, 2, 3, 4, 5]
    spread = back.spread(1000, 60)
    assert (spread[0], spread[-1], len(spread)) == (0, 1000, 60)
    assert back.spread(0) == [0]


def test_parts_come_to_the_same_wherever_they_are_computed() -> None:
    text = match_of("mousekeeping", 2, 60).write()
    whole = back.look(text, [3, 4, 5], 3)
    assert [back.look(text, [n], 3)[0] for n in (3, 4, 5)] == whole
    judged = back.judge(text, [3, 4], 16, 0)
    assert [back.judge(text, [n], 16, 0)[0] for n in (3, 4)] == judged
