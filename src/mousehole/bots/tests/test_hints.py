"""Advice comes from the player's own view, and says why; a review finds what changed the match."""
from __future__ import annotations

import pytest

from mousehole.bots.hints import hints, outlook, review
from mousehole.bots.simulation import rng_of
from mousehole.bots.tests.test_search import TIMID, asked, race
from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log
from mousehole.testkit.regatta.wire import Boost, Hoist


def test_the_best_choice_comes_first_with_its_result_and_its_reason() -> None:
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])

    best, *others = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1))

    assert best.choice == Hoist(5)
    assert best.is_share
    assert best.worth.low <= best.worth.mean <= best.worth.high <= 1
    assert best.reasons[0].code == "best"
    assert "better" in [reason.code for reason in best.reasons]
    assert [hint.reasons[0].code for hint in others] == ["behind", "behind"]
    assert [hint.choice for hint in others if "usual" in [r.code for r in hint.reasons]] == [Hoist(1)]


def test_to_let_a_chance_pass_is_advice_too() -> None:
    s = race([0, 40], [[1, 1, 1], [1, 1, 1]], [1, 0])
    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0, interrupt=True), rng_of(1), 40)
    assert [hint.choice for hint in found] == [None, Boost()]


def test_the_only_choice_is_named_as_such() -> None:
    s = race([0, 0], [[1, 1, 1], [1, 1, 1]], [0, 0])
    (only,) = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 40)
    assert only.reasons[0].code == "only"


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_do_not_depend_on_what_the_player_cannot_see(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(max(2, game.facts.fewest), rng_of(1))
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    other = game.imagine(game.view(s, d.seat), rng_of(2))
    once, again = [hints(game, game.view(table, d.seat), d, rng_of(3), 16) for table in (s, other)]
    assert once == again
    assert once[0].choice in d.options


def test_a_good_answer_raises_the_outlook_and_lowers_the_others() -> None:
    """The policy would hoist the one; the captain hoists a five."""
    s = race([0, 0], [[5, 5, 1], [4, 4, 4]], [0, 0])
    before = outlook(TIMID, s, bytes(32), 40)
    TIMID.play(s, 0, Hoist(5))
    after = outlook(TIMID, s, bytes(32), 40)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_review_follows_the_log_and_ends_with_the_result() -> None:
    log, codec = Log("regatta", 1, 2, bytes(32).hex(), {"calm": True}, {}), Codec(TIMID)
    s = TIMID.start(2, Rng(bytes(32)), {"calm": True})
    rng = rng_of(8)
    while pending := [d for d in TIMID.pending(s) if d.seat != CLOCK]:
        d = pending[rng.below(len(pending))]
        choice = d.options[rng.below(len(d.options))]
        TIMID.play(s, d.seat, choice)
        log.answers.append((d.seat, codec.plain(choice), 0))

    seen = review(TIMID, log, rng_of(1), 10)

    assert len(seen.turns) == len(log.answers)
    winners = TIMID.outcome(s).winners
    assert all((seen.turns[-1].after[seat] == 1) == (winners == (seat,)) for seat in range(2))
    assert [turn.after for turn in seen.turns[:-1]] == [turn.before for turn in seen.turns[1:]]
    swings = seen.swings(3)
    assert len(swings) == 3
    assert [turn.n for turn in swings] == sorted(turn.n for turn in swings)
    assert max(abs(turn.swing) for turn in seen.turns) == max(abs(turn.swing) for turn in swings)
