"""Haunted Mouse leaks nothing; and if it did, it would be found: leaks planted where this game keeps its secrets."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games.haunted_mouse import view as views
from mousehole.games.haunted_mouse.rules.deal import ChooseBait
from mousehole.games.haunted_mouse.rules.draw import InsertDrawn
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests.scene import GAME
from mousehole.games.haunted_mouse.tests.shown import SECRECY
from mousehole.games.haunted_mouse.wire import CardDrawn, DiscardsShuffled
from mousehole.kernel import Choice, Decision, Seat
from mousehole.testkit import contract, secrecy

Patch = pytest.MonkeyPatch


def play(seats: int = 3) -> None:
    for seed in range(4):
        secrecy.nothing_leaks(contract.Table(GAME, seats, {}, seed, sensible=seed % 2 == 1, secrecy=SECRECY))


def test_what_is_declared_is_there() -> None:
    secrecy.check_declared(GAME, SECRECY)


def a_drawn_card_is_told_to_all(patch: Patch) -> None:
    patch.setattr(CardDrawn, "seen_by", lambda event, seat: event)


def chosen_bait_is_told_before_all_have_chosen(patch: Patch) -> None:
    takes = ChooseBait.answer

    def answer(step: ChooseBait, s: Table, seat: Seat, choice: Choice) -> None:
        takes(step, s, seat, choice)
        s.tell(DiscardsShuffled(s.chosen[seat][0]))

    patch.setattr(ChooseBait, "answer", answer)


def a_drawn_card_lies_open(patch: Patch) -> None:
    seen = views.view
    patch.setattr(views, "view", lambda s, seat: secrecy.changed(seen(s, seat), drawn=s.drawn))


def the_next_card_of_the_pile_decides_where_one_may_insert(patch: Patch) -> None:
    asks = InsertDrawn.asks

    def ask(step: InsertDrawn, s: Table) -> list[Decision]:
        return [Decision(d.seat, d.prompt, d.options[s.pile[-1] % 2 if s.pile else 0:], d.clause)
                for d in asks(step, s)]

    patch.setattr(InsertDrawn, "asks", ask)


PLANTED = [
    (a_drawn_card_is_told_to_all, "an event"),
    (chosen_bait_is_told_before_all_have_chosen, "an event"),
    (a_drawn_card_lies_open, "the view"),
    (the_next_card_of_the_pile_decides_where_one_may_insert, "its questions"),
]


@pytest.mark.parametrize(("plant", "channel"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Any, channel: str) -> None:
    plant(monkeypatch)

    with pytest.raises(secrecy.Leak, match=channel):
        play()
