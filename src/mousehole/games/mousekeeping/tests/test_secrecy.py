"""Mousekeeping! leaks nothing, though all that is hidden is chance to come; and if it did, it would be found."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games.mousekeeping import view as views
from mousehole.games.mousekeeping.rules import PlaceKeycards
from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.tests.scene import GAME
from mousehole.games.mousekeeping.tests.shown import SECRECY
from mousehole.games.mousekeeping.wire import DestinationRolled
from mousehole.kernel import CLOCK, Choice, Decision, Seat
from mousehole.testkit import contract, secrecy

Patch = pytest.MonkeyPatch


def play() -> None:
    for seed in range(4):
        secrecy.nothing_leaks(contract.Table(GAME, 2, {}, seed, sensible=seed % 2 == 1, pace=12, secrecy=SECRECY))


def test_what_is_declared_is_there() -> None:
    secrecy.check_declared(GAME, SECRECY)


def next_layout(s: Table) -> int:
    """The destination to come, from chance that nobody has seen yet."""
    return s.rng.clone().below(len(s.box.layouts))


def the_next_destination_is_in_the_view(patch: Patch) -> None:
    seen = views.view
    patch.setattr(views, "view",
                  lambda s, seat: secrecy.changed(seen(s, seat), move_limit=(s.move_limit or 0) + next_layout(s)))


def the_clock_is_longer_before_a_long_way(patch: Patch) -> None:
    asks = PlaceKeycards.asks

    def ask(step: PlaceKeycards, s: Table) -> list[Decision]:
        return [Decision(d.seat, d.prompt, d.options, d.clause, d.seconds + next_layout(s)) if d.seat == CLOCK else d
                for d in asks(step, s)]

    patch.setattr(PlaceKeycards, "asks", ask)


def the_next_destination_is_told_early(patch: Patch) -> None:
    """As an event that may well tell a destination, but not its start."""
    places = PlaceKeycards.answer

    def answer(step: PlaceKeycards, s: Table, seat: Seat, choice: Choice) -> None:
        places(step, s, seat, choice)
        s.tell(DestinationFeared(next_layout(s), 0))

    patch.setattr(PlaceKeycards, "answer", answer)


class DestinationFeared(DestinationRolled):
    pass


PLANTED = [
    (the_next_destination_is_in_the_view, "the view"),
    (the_clock_is_longer_before_a_long_way, "the clock"),
    (the_next_destination_is_told_early, "an event"),
]


@pytest.mark.parametrize(("plant", "channel"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Any, channel: str) -> None:
    plant(monkeypatch)

    with pytest.raises(secrecy.Leak, match=channel):
        play()
