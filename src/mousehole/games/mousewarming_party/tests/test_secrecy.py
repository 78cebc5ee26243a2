"""Mousewarming Party leaks nothing; and if it did, it would be found: planted where this game keeps its secrets."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games.mousewarming_party import view as views
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.rules.turn import MoveMouse
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests.scene import GAME
from mousehole.games.mousewarming_party.tests.shown import SECRECY
from mousehole.games.mousewarming_party.wire import FoodPlaced, Move, NothingPlaced
from mousehole.kernel import Choice, Decision, Options, Refusal, Seat
from mousehole.testkit import contract, secrecy

Patch = pytest.MonkeyPatch


def play(seats: int = 2) -> None:
    for seed in range(4):
        options: Options = {"burrows": "hidden", "abilities": True}
        secrecy.nothing_leaks(contract.Table(GAME, seats, options, seed, sensible=seed % 2 == 1, secrecy=SECRECY))


def test_what_is_declared_is_there() -> None:
    secrecy.check_declared(GAME, SECRECY)


def the_top_of_a_feeder_lies_open(patch: Patch) -> None:
    seen = views.view

    def view(s: Table, seat: Seat | None) -> Any:
        return secrecy.changed(seen(s, seat), turns=s.turns + 100 * sum([pile[-1] for pile in s.feeders if pile]))

    patch.setattr(views, "view", view)


def a_refusal_knows_who_is_at_home(patch: Patch) -> None:
    refuses = MoveMouse.why_not

    def why_not(step: MoveMouse, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        refusal = refuses(step, s, seat, choice)
        return refusal and Refusal(refusal.code, refusal.clause, (("space", s.tiles[s.box.burrow_spaces[0]]),))

    patch.setattr(MoveMouse, "why_not", why_not)


def a_question_counts_what_is_behind_the_doors(patch: Patch) -> None:
    asks = MoveMouse.asks

    def ask(step: MoveMouse, s: Table) -> list[Decision]:
        hidden = [tile for space, tile in enumerate(s.tiles) if tile != NONE and not s.is_up[space]]
        return [Decision(d.seat, d.prompt, d.options, d.clause, 0, (("next", hidden[0] if hidden else 0),))
                for d in asks(step, s)]

    patch.setattr(MoveMouse, "asks", ask)


def a_move_tells_what_is_in_the_box(patch: Patch) -> None:
    moves = MoveMouse.answer

    def answer(step: MoveMouse, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Move):
            s.tell(NothingPlaced(s.box.foods[0]) if 7 in s.boxed else FoodPlaced(s.box.foods[0], 0))
        moves(step, s, seat, choice)

    patch.setattr(MoveMouse, "answer", answer)


PLANTED = [
    (the_top_of_a_feeder_lies_open, "the view"),
    (a_refusal_knows_who_is_at_home, "a refusal"),
    (a_question_counts_what_is_behind_the_doors, "its questions"),
    (a_move_tells_what_is_in_the_box, "an event"),
]


@pytest.mark.parametrize(("plant", "channel"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Any, channel: str) -> None:
    plant(monkeypatch)

    with pytest.raises(secrecy.Leak, match=channel):
        play()
