"""A finished match is reviewed in parts, and the parts make the whole."""
from __future__ import annotations

import pytest

from mousehole.bots.hints import outlook, review
from mousehole.bots.search import fresh_seed
from mousehole.kernel import Rng
from mousehole.kernel.log import Log
from mousehole.table import review as back
from mousehole.table.box import box_of
from mousehole.table.tests.scene import Scene


@pytest.fixture(scope="module")
def log() -> Log:
    """Head of Mousehold to its end, by anybody's choices."""
    scene = Scene(3, 3, "head-of-mousehold", options={"events": False}).start().play_on()
    assert scene.live.match is not None
    return scene.live.match.log


def test_parts_of_a_review_are_the_same_as_the_whole(log: Log) -> None:
    game = box_of(log).game
    points = back.spread(len(log.answers), 6)
    rounds = [dict(zip(points, back.look(log.write(), points, n), strict=True)) for n in range(2)]
    whole = review(game, log, Rng(bytes.fromhex(log.seed)), playouts=2)

    means = back.mean(rounds)

    for at in points[1:]:
        assert means[at] == pytest.approx(whole.turns[at - 1].after)
    start = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
    assert means[0] == pytest.approx(outlook(game, start, fresh_seed(Rng(bytes.fromhex(log.seed))), 2))


def test_at_the_end_the_outlook_is_the_result(log: Log) -> None:
    last = len(log.answers)
    [end] = back.look(log.write(), [last], 0)

    assert {seat for seat, got in enumerate(end) if got == max(end)} == set(log.result["winners"])


def test_points_are_spread_from_the_first_to_the_last() -> None:
    assert back.spread(5) == [0, 1, 2, 3, 4, 5]
    spread = back.spread(1000, 60)
    assert (spread[0], spread[-1], len(spread)) == (0, 1000, 60)
    assert back.spread(0) == [0]


def test_gaps_with_the_largest_changes_are_looked_into() -> None:
    means = {0: (0.5,), 10: (0.5,), 13: (0.9,), 14: (0.1,)}

    assert back.between(means) == [*range(1, 10), 11, 12]
    assert back.between({0: (0.5,), 1: (0.9,)}) == []


def test_swings_are_told_where_the_answer_is_known(log: Log) -> None:
    last = len(log.answers)
    means = {0: (0.2, 0.4, 0.4), last - 1: (0.5, 0.5, 0.0), last: (1.0, 0.0, 0.0)}

    found = back.reviewed(log.write(), [means] * 3, [0, last])

    assert found.points == [0, last]
    assert found.outlook[0] == pytest.approx([0.2, 0.4, 0.4])
    assert found.share
    assert not found.team
    [swing] = found.swings
    assert (swing.n, swing.seat, swing.whose) == (last, log.answers[-1][0], log.answers[-1][0])
    assert swing.choice.id == log.answers[-1][1]["is"]


def test_what_hardly_changed_is_not_told(log: Log) -> None:
    last = len(log.answers)
    found = back.reviewed(log.write(), [{last - 1: (0.5, 0.5, 0.0), last: (0.51, 0.49, 0.0)}], [last])

    assert found.swings == []


def test_what_may_be_luck_is_not_told(log: Log) -> None:
    """One playout says up, the other down: on the whole it is up, but nobody knows."""
    last = len(log.answers)
    rounds = [{last - 1: (0.5, 0.5, 0.0), last: (x, 1 - x, 0.0)} for x in (1.0, 0.2)]

    assert back.reviewed(log.write(), rounds, [last]).swings == []


def test_points_of_a_part_are_few() -> None:
    assert [len(part) for part in back.parts(list(range(40)))] == [11, 11, 11, 7]
