"""Advice comes from the player's own view, says why, and knows what it does not know."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.chances import Chances, Fit
from mousehole.bots.hints import MIN_TABLES, Comparison, Hint, counted, gap, hints
from mousehole.bots.search import Search
from mousehole.bots.simulation import rng_of
from mousehole.bots.tests.test_search import TIMID, Timid, asked, race
from mousehole.games import GAMES, load_game
from mousehole.games.mousekeeping.wire import Place
from mousehole.kernel import CLOCK, Decision
from mousehole.testkit.regatta.game import FACTS
from mousehole.testkit.regatta.wire import Boost, Hoist

PLAIN = Chances({"2": Fit([0.0, 1.0, 1.0] * 5, 0.02)})  # the evaluation as it is


class Measured(Timid):
    """Tells how far the boats are."""

    def measures(self, s: Any, seat: int) -> tuple[tuple[str, float], ...]:
        return (("nothing", 0.0), ("way", float(s.boats[seat])))


def test_the_best_choice_comes_first_with_its_chance_and_the_reason_that_decides() -> None:
    game = Measured(FACTS, None)
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])

    best, *others = hints(game, game.view(s, 0), asked(game, s, 0), rng_of(1), horizon=2, chances=PLAIN)

    assert best.choice == Hoist(5)
    assert best.chance is not None
    assert best.chance.low <= best.chance.mean <= best.chance.high <= 1
    assert best.chance.mean - best.chance.low >= 2 * 0.02  # the fit's own error is part of it
    [why] = best.reasons
    assert why.code in ("than", "later")
    assert (why.measure, why.instead) == ("way", others[0].choice)
    assert why.then > why.other
    assert [hint.rank for hint in (best, *others)] == [1, 2, 3]
    assert [hint.reasons[0].code for hint in others] == ["behind", "behind"]


def test_a_quarter_of_the_simulations_finds_out_the_best_choices_chance() -> None:
    """It would look better than it is on the tables that made it the best."""
    s = race([6, 6], [[2, 2, 3], [2, 2, 3]], [0, 0])
    with_chance, without = [hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 64, horizon=2, chances=each)
                            for each in (PLAIN, None)]
    assert with_chance[0].chance is not None
    assert with_chance[0].chance.n == 16
    assert sum(hint.tables for hint in with_chance) <= 64 - 16 + 3 < sum(hint.tables for hint in without)


def test_by_how_much_the_best_choice_looked_better_others_did_too() -> None:
    game = Measured(FACTS, None)
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    search = Search(game, game.view(s, 0), asked(game, s, 0), rng_of(1), 80, 2, leaf=PLAIN, is_advice=True)
    search.think()
    compared = Comparison(search, PLAIN)
    best, other = compared.ranked[:2]
    assert compared.chance(best) is None, "nothing was found out yet"
    compared.told = [0.75, 1.0] * 10
    chances = [compared.chance(c) for c in (best, other)]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0].mean == pytest.approx(0.875)
    assert chances[0].mean - chances[1].mean == pytest.approx(gap(best, other))
    assert chances[1].mean - chances[1].low >= chances[0].mean - chances[0].low
    compared.told = [0.0] * 20
    worst = compared.chance(other)
    assert worst is not None
    assert worst.mean == worst.low == 0.0


def test_fresh_tables_are_none_of_those_that_were_tried() -> None:
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    search = Search(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 40, 2, leaf=PLAIN, is_advice=True)
    search.think()
    tried = len(search.tables)
    assert len(search.foretold(Hoist(5), 10)) == 10
    assert len(search.tables) == tried + 10


def test_without_a_fit_there_is_an_order_but_no_chance() -> None:
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1))
    assert (found[0].choice, {hint.chance for hint in found}) == (Hoist(5), {None})
    assert [hint.rank for hint in found] == [1, 2, 3]
    assert not [reason for hint in found for reason in hint.reasons if reason.code == "behind"]


def test_to_let_a_chance_pass_is_advice_too() -> None:
    s = race([0, 40], [[1, 1, 1], [1, 1, 1]], [1, 0])
    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0, interrupt=True), rng_of(1), 40)
    assert [hint.choice for hint in found] == [None, Boost()]


def test_the_only_choice_is_named_as_such() -> None:
    s = race([0, 0], [[1, 1, 1], [1, 1, 1]], [0, 0])
    (only,) = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 40)
    assert only.reasons[0].code == "only"


def test_with_hardly_any_time_nothing_is_claimed() -> None:
    """On a busy machine a hint had one imagined table, and said “45% to 45%”."""
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    calls = [0]

    def used() -> float:
        calls[0] += 1
        return calls[0] / 6

    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), used=used, chances=PLAIN)

    assert all(hint.tables < MIN_TABLES for hint in found)
    assert {hint.chance for hint in found} == {None}
    assert found[0].reasons[0].code == "tied"
    assert {hint.reasons[0].code for hint in found[1:]} == {"level"}


def test_no_more_simulations_than_the_budget() -> None:
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 60)
    assert sum(hint.tables for hint in found) <= 60 + 3


def test_what_cannot_be_told_apart_is_said() -> None:
    """Two equal sails make the same race, whichever goes first."""
    s = race([0, 40], [[2, 3, 3], [1, 1, 1]], [0, 0])  # hopelessly behind: nothing matters
    found = hints(TIMID, TIMID.view(s, 0), asked(TIMID, s, 0), rng_of(1), 100, chances=PLAIN)
    assert found[0].reasons[0].code == "tied"
    assert all(hint.is_tied for hint in found[1:])


@pytest.mark.parametrize(("game_id", "options"), [("haunted-mouse", 400), ("house-mouse", 0), ("haunted-mouse", 0)])
def test_a_hint_ends_in_its_time_however_many_choices_and_seats_there_are(game_id: str, options: int) -> None:
    """Time is counted in answers that are tried out; what is compared at the end takes little more."""
    game, tried = load_game(game_id), [0]
    s = game.start(game.facts.most, rng_of(1))
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    if options:
        d = Decision(d.seat, d.prompt, (d.options * options)[:options], d.clause)

    class Counting(type(game)):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Any) -> None:
            tried[0] += 1
            super().apply(s, seat, choice)

    found = hints(Counting(game.facts, game.box), game.view(s, d.seat), d, rng_of(2), used=lambda: tried[0] / 1500)

    assert found
    assert tried[0] < 1600


def first_hints(game_id: str, seats: int, simulations: int = 60, options: dict[str, Any] | None = None) -> list[Hint]:
    game = load_game(game_id)
    s = game.start(seats, rng_of(1), options or {})
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    return hints(game, game.view(s, d.seat), d, rng_of(3), simulations, 9)


def test_layouts_of_one_room_are_one_piece_of_advice() -> None:
    found = first_hints("mousekeeping", 2)
    rooms = [hint.choice.shows() for hint in found if isinstance(hint.choice, Place)]
    assert len(rooms) == len(set(rooms)) == len(found)
    game = load_game("mousekeeping")
    s = game.start(2, rng_of(1))
    assert sum(1 + len(hint.alike) for hint in found) == len(game.advance(s)[0].options)


def test_choices_after_which_the_player_sees_the_same_are_one_piece_of_advice() -> None:
    """Here every choice is offered twice."""
    game = load_game("haunted-mouse")
    s = game.start(2, rng_of(1))
    d = game.advance(s)[0]
    twice = Decision(d.seat, d.prompt, (*d.options, *d.options), d.clause)
    found = hints(game, game.view(s, d.seat), twice, rng_of(3), 40, 99)
    assert found
    assert all(len(hint.alike) % 2 == 1 for hint in found)


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_do_not_depend_on_what_the_player_cannot_see(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(max(2, game.facts.fewest), rng_of(1))
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    other = game.imagine(game.view(s, d.seat), rng_of(2))
    once, again = [hints(game, game.view(table, d.seat), d, rng_of(3), 16) for table in (s, other)]
    assert once == again
    assert once[0].choice in d.options


def test_numbers_are_shown_with_one_decimal_at_most() -> None:
    assert [counted(x) for x in (2.0, 2.04, 2.06, 0.25)] == [2, 2, 2.1, 0.2]
