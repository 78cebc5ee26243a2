"""No judge looks at anything hidden, in any game that has one; and values are about who comes in when."""
from __future__ import annotations

from math import log
from typing import Any

import pytest

from mousehole.games import GAMES, is_learnable, judge_of, judge_with, load_game, model_of
from mousehole.kernel import Options, Seat
from mousehole.learned.judge import worth_of_order
from mousehole.learned.model import Model
from mousehole.learned.network import UNIT
from mousehole.research.selfplay import tables_of
from mousehole.testkit import judgements, judges
from mousehole.testkit.contract import Table

LEARNABLE = [game_id for game_id in GAMES if is_learnable(game_id)]
EVERY = {"mousewarming-party": 3}
TABLES = [(game_id, seats, options) for game_id in LEARNABLE for seats, options in tables_of(game_id)]


def some_model(game_id: str) -> Model:
    """The game's own; or, before there is one, weights that make every input count."""
    game = load_game(game_id)
    inputs = judge_with(game).inputs
    return model_of(game_id) or Model({}, inputs, [[UNIT // (n + 2)] for n in range(len(inputs))], [], [], 0)


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES, ids=str)
def test_judges_see_only_what_their_seat_sees(game_id: str, seats: int, options: Options) -> None:
    game = load_game(game_id)
    judge = judge_with(game, some_model(game_id))
    for seed in range(2):
        table = Table(game, seats, options, seed, sensible=seed == 1, every=EVERY.get(game_id, 7) + seed)
        judges.judges_are_fair(table, judge)
        judges.inputs_are_exact(table, judge, len(judge.inputs))


class CountsAnothersHand:
    """A judge with a planted bug: it knows how high the next player's cards are."""

    def rows(self, s: Any, eye: Seat) -> list[list[float]]:
        return [[float(sum(s.hands[(eye + 1) % s.seats]))]]

    def value(self, s: Any, seat: Seat) -> float:
        return 0.5


class PeeksUnderItsMouse:
    """A planted bug in House Mouse: the face of the card at the mouse's corner, seen or not."""

    def rows(self, s: Any, eye: Seat) -> list[list[float]]:
        here = s.mice[eye]
        return [[float(s.house[here])]] if here >= 0 else [[]]

    def value(self, s: Any, seat: Seat) -> float:
        return 0.5


@pytest.mark.parametrize(("game_id", "judge"), [("haunted-mouse", CountsAnothersHand()),
                                                ("house-mouse", PeeksUnderItsMouse())], ids=lambda x: type(x).__name__)
def test_a_judge_that_peeks_is_caught(game_id: str, judge: judges.Looks) -> None:
    with pytest.raises(AssertionError, match="may not know"):
        judges.judges_are_fair(Table(load_game(game_id), 3, {}, 1, every=5), judge)


def test_an_order_of_contenders_is_worth_half_the_place_and_half_the_win() -> None:
    assert worth_of_order([1.0, 1.0], 0, 2) == 0.5
    assert worth_of_order([3.0, 1.0], 0, 2) == 0.75
    assert worth_of_order([1.0, 1.0, 1.0, 1.0], 2, 4) == 0.375
    assert worth_of_order([1.0, 1.0, 2.0], 0, 2) == 0.375, "somebody whom nobody plays can win, but has no place"


def test_a_model_for_other_rules_or_another_edition_is_not_used() -> None:
    for game_id in LEARNABLE:
        if model := model_of(game_id):
            game = load_game(game_id)
            assert judge_of(game) is not None
            assert model.why_not(game.facts.version + 1, game.check, model.inputs) == "version"
            assert model.why_not(game.facts.version, "another", model.inputs) == "edition"
            assert model.why_not(game.facts.version, game.check, model.inputs[1:]) == "inputs"
    assert judge_of(load_game("house-mouse", "attic")) is None


def test_the_losses_that_models_name_are_better_than_knowing_nothing() -> None:
    for game_id in LEARNABLE:
        if model := model_of(game_id):
            assert 0.0 < model.origin["held_out_loss"] < model.origin["base_loss"] < 3 * log(8)


def test_judgements_are_golden() -> None:
    """After training again: python -m mousehole.testkit.judgements rewrite. The compiled build is compared, too."""
    assert judgements.lines() == judgements.GOLDEN.read_text("utf-8").splitlines()
