"""A look back tells mistakes from luck, knows only what the player knew, and minds the clock."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mousehole.bots.driver import answers
from mousehole.bots.review import (
    Position,
    confirmed,
    decision_of,
    judgement,
    judgements,
    outlook,
    outlooks,
    pace_in,
    positions,
)
from mousehole.bots.search import Leaf
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, Choice, Decision, Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, replay

Chooser = Callable[[Any, Decision, Rng], Choice | None]


def played(game: Game, seats: int, options: dict[str, Any] | None = None, choose: Chooser | None = None, seed: int = 4,
           pace: int = 6) -> Log:
    """A whole match, by the policy or by anybody; every move takes this many seconds."""
    rng, codec = rng_of(seed, "luck"), Codec(game)
    table = rng_of(seed, "table").seed
    checked = game.facts.checked(seats, options or {})
    log, s = Log(game.facts.id, game.facts.version, seats, table.hex(), checked, {"check": ""}), game.start(
        seats, Rng(table), checked)
    log.answers = [(seat, codec.plain(choice), 1000 * now) for seat, choice, now in answers(
        game, s, lambda d: (choose or game.policy)(s, d, rng), rng, pace)]
    return log


KEEPING = load_game("mousekeeping")
CALM = {"move_limit": 60}


def mice_at(log: Log, n: int) -> int:
    return len(replay(KEEPING, log, n).catches)


def test_a_catch_on_the_shortest_way_is_no_mistake_however_far_the_next_mouse_is() -> None:
    log = played(KEEPING, 2, CALM)
    catches = [n for n in range(59) if mice_at(log, n + 1) > mice_at(log, n)]
    points = outlooks(KEEPING, log, range(61), 8, Leaf())
    luck = {n: points[n + 1].means[0] - points[n].means[0] for n in catches}
    unlucky = min(luck, key=lambda n: luck[n])
    assert luck[unlucky] < -0.2

    [judged] = judgements(KEEPING, log, [unlucky], 40, Leaf())

    assert not judged.is_better
    assert judged.loss == 0


def test_a_step_in_the_wrong_direction_is_a_mistake_and_the_way_says_why() -> None:
    def wander(s: Any, d: Decision, rng: Rng) -> Choice | None:
        if s.placements != 7:
            return KEEPING.policy(s, d, rng)
        return max(d.options, key=lambda place: s.box.distance(place.shows(), s.goal))  # type: ignore[attr-defined]

    log = played(KEEPING, 2, CALM, wander)

    [judged] = judgements(KEEPING, log, [7], 80, Leaf())

    assert judged.is_better
    assert judged.measure is not None
    assert judged.measure[:2] == ("than", "way")
    [(n, tables, loss, error)] = confirmed(KEEPING, log, [(7, Codec(KEEPING).plain(judged.better))], 60, Leaf(), 1)
    assert (n, tables) == (7, 60)
    assert loss > 2 * error > 0


def test_time_that_is_nearly_up_leaves_no_hope_of_many_mice() -> None:
    """With five seconds left, the look back hoped for 16.7 mice; then the clock was the biggest blunder: 4.9."""
    log = played(KEEPING, 2, {"clock": 300}, pace=59)
    assert log.answers[-1][0] == CLOCK
    last = len(log.answers) - 1
    caught = mice_at(log, last + 1)
    [before, after] = outlooks(KEEPING, log, [last, last + 1], 8, Leaf())
    assert after.means == (caught, caught)
    assert before.means[0] <= caught + 1
    assert pace_in(log) == 59
    assert [each.spent for each in positions(KEEPING, log, [0, 1, last])] == [0, 0, 295]


def test_the_clock_is_never_judged_and_every_choice_is() -> None:
    log = played(KEEPING, 2, {"clock": 300}, pace=30)
    judged = judgements(KEEPING, log, range(len(log.answers)), 8, Leaf())
    assert [each.n for each in judged] == [n for n, (seat, _, _) in enumerate(log.answers) if seat != CLOCK]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_choice_is_judged_without_hindsight(game_id: str) -> None:
    """Two tables that the player could not tell apart: the same judgement, and the same outlook."""
    game = load_game(game_id)
    log = played(game, max(2, game.facts.fewest))
    codec, compared = Codec(game), 0
    for at in positions(game, log, range(8, len(log.answers), 9)):
        seat, plain, _ = log.answers[at.n]
        choice = codec.read(plain, Choice)
        d = None if seat == CLOCK else decision_of(game, at.s, seat, choice)
        if d is None or compared == 3:
            continue
        compared += 1
        twin = Position(at.n, game.imagine(game.view(at.s, seat), rng_of(9)), at.spent)
        one, other = [judgement(game, each, d, choice, 12, Leaf(), bytes(32), 6) for each in (at, twin)]
        assert one == other
        one_look, other_look = [outlook(game, each, 2, Leaf(), bytes(32), 6) for each in (at, twin)]
        assert one_look.means[seat] == other_look.means[seat]
    assert compared


def test_at_the_end_the_outlook_is_the_result() -> None:
    game = load_game("haunted-mouse")
    log = played(game, 3)
    [end] = outlooks(game, log, [len(log.answers)], 4, Leaf())
    winners = game.outcome(replay(game, log)).winners
    assert [seat for seat, got in enumerate(end.means) if got == 1.0] == list(winners)
    assert set(end.errors) == {0.0}
