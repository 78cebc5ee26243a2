"""What is believed about hidden mice: everything possible stays possible, nothing hidden enters, and it helps."""
from __future__ import annotations

from collections import Counter
from math import log
from typing import Any

import pytest

from mousehole.bots.simulation import rng_of
from mousehole.games import load_game, practised, skilled
from mousehole.games.head_of_mousehold.beliefs import CHOOSING, PLACING
from mousehole.games.head_of_mousehold.cases import INPUTS, cases
from mousehole.games.head_of_mousehold.deduction import suspects_at
from mousehole.games.head_of_mousehold.game import HeadOfMousehold
from mousehole.games.head_of_mousehold.guesses import public, ranks_at_choosing, take_up
from mousehole.games.head_of_mousehold.mice import colour_of
from mousehole.games.head_of_mousehold.view import view
from mousehole.kernel import Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.testkit.contract import Table as Match
from mousehole.testkit.contract import views_keep_secrets

GAME = load_game("head-of-mousehold")
SEATS = (2, 3, 4, 5)


def strange() -> HeadOfMousehold:
    """A game of somebody with strong beliefs: the slowest mice are chosen, and lie first under every trap."""
    game = load_game("head-of-mousehold")
    assert isinstance(game, HeadOfMousehold)
    placing = {name: 8.0 if name == "first, slowest" else 0.0 for name in PLACING}
    take_up(game.box, [4.0 if name == "slowest" else 0.0 for name in CHOOSING], list(placing.values()))
    return game


def tables(seats: int, number: int = 1) -> list[tuple[Any, int]]:
    """Some moments of a match, and who is asked."""
    s, rng, found = GAME.start(seats, rng_of(number, "table")), rng_of(number, "luck"), list[tuple[Any, int]]()
    s.events = None
    while questions := GAME.advance(s):
        d = questions[0]
        found.append((GAME.clone(s), d.seat))
        choice = GAME.policy(s, d, rng)
        assert choice is not None
        GAME.apply(s, d.seat, choice)
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_guessed_tables_fit_the_view_and_vary(seats: int) -> None:
    for player in (skilled(GAME), strange()):
        views_keep_secrets(Match(player, seats, {}, seats + 7, sensible=True, every=2))


def test_whatever_is_possible_is_never_ruled_out() -> None:
    """Every mouse that a face-down card can be comes up now and then, even against strong beliefs."""
    player = strange()
    found, possible = set[int](), set[int]()
    s, seat = next((s, seat) for s, seat in tables(4) if seat == 3 and s.turns == 3)
    view = GAME.view(s, seat)
    spot = next((trap, at) for trap, line in enumerate(s.lines) for at, card in enumerate(line)
                if not card.is_known_at(seat) and card.by == card.clan)
    clan = s.lines[spot[0]][spot[1]].clan
    suspects = suspects_at(s, seat, clan)
    possible |= {kind for kind, weight in enumerate(suspects.weights) if weight}
    take_up(player.box, [0.0] * len(CHOOSING), [2.0 if name == "first, slowest" else 0.0 for name in PLACING])
    for number in range(1500):
        found.add(player.imagine(view, Rng.numbered(number)).lines[spot[0]][spot[1]].mouse)
    assert found == possible
    assert len(possible) > 3


def test_beliefs_change_what_is_imagined_in_the_direction_that_they_say() -> None:
    s, seat = next((s, seat) for s, seat in tables(4) if seat == 3 and s.turns == 3)
    view, slowest = GAME.view(s, seat), s.speed[-1]
    shares = []
    for player in (GAME, strange()):
        slow = Counter[bool]()
        for number in range(300):
            for line in player.imagine(view, Rng.numbered(number)).lines:
                if line and not line[0].is_known_at(seat):
                    slow[colour_of(line[0].mouse) == slowest] += 1
        shares.append(slow[True] / slow.total())
    assert shares[1] > shares[0] + 0.2


@pytest.mark.parametrize("seats", SEATS)
def test_only_what_everybody_sees_is_evidence(seats: int) -> None:
    """All players, and a spectator, see the same ranks, prizes and odds."""
    for s, _ in tables(seats)[::5]:
        told = []
        for seat in (None, *range(seats)):
            found = public(view(s, seat), s.box)
            told.append((found.ranks, found.prizes, found.is_cat_asleep,
                         [(odds.sure, odds.squeaks) for odds in found.odds]))
        assert all(each == told[0] for each in told)


def test_what_others_cannot_know_changes_no_guess() -> None:
    """The same seed imagines the same table from a view, whichever of two tables the view is of."""
    player, codec = skilled(GAME), Codec(GAME)
    for s, seat in tables(4)[::4]:
        dream = GAME.imagine(GAME.view(s, seat), Rng.numbered(5))
        views = [GAME.view(each, seat) for each in (s, dream)]
        assert views[0] == views[1]
        once, again = [codec.dump(player.imagine(each, Rng.numbered(6))) for each in views]
        assert once == again


def test_mice_were_chosen_before_an_event_changed_the_column() -> None:
    """HEAD-14, HEAD-32, HEAD-35: the fastest colour was the fastest when mice were chosen."""
    found = set[str]()
    for number in range(12):
        before: list[int] = []
        for s, _ in tables(3, number):
            ranks = public(GAME.view(s, None), s.box).ranks
            if not s.event:
                before = ranks
            elif s.event in ("false-start", "heroic-sprint"):
                found.add(s.event)
                assert ranks != before
                assert ranks_at_choosing(GAME.view(s, None), ranks) == before
    assert found == {"false-start", "heroic-sprint"}


def test_cases_are_what_was_possible_and_what_it_was() -> None:
    choosing = placing = 0
    s, rng = GAME.start(3, rng_of(4, "table")), rng_of(4, "luck")
    while questions := GAME.advance(s):
        d = questions[0]
        choice = GAME.policy(s, d, rng)
        assert choice is not None
        for case in cases(s, d, choice):
            assert len(case.rows) == len(case.ways) > case.true
            assert {len(row) for row in case.rows} == {len(INPUTS[case.kind])}
            assert min(case.ways) > 0
            choosing += case.kind == "choosing"
            placing += case.kind == "placing"
        GAME.apply(s, d.seat, choice)
    assert choosing > 8
    assert placing > 12


def surprise(player: Game, seats: int) -> float:
    """How surprised somebody who believes so is on average by a hidden card, by 200 imagined tables."""
    found, asked = 0.0, 0
    for s, seat in tables(seats, 3)[::3]:
        spots = [(trap, at) for trap, line in enumerate(s.lines) for at, card in enumerate(line)
                 if not card.is_known_at(seat)]
        if not spots:
            continue
        seen, hits = GAME.view(s, seat), Counter[tuple[int, int]]()
        for number in range(200):
            lines = player.imagine(seen, Rng.numbered(number)).lines
            hits.update([(trap, at) for trap, at in spots if lines[trap][at].mouse == s.lines[trap][at].mouse])
        for spot in spots:
            found, asked = found - log((hits[spot] + 0.5) / 201), asked + 1
    assert asked > 20
    return found / asked


def test_hidden_cards_surprise_less_whoever_has_learned() -> None:
    assert surprise(skilled(GAME), 4) < surprise(practised(GAME), 4) - 0.1
