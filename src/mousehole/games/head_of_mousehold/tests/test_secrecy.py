"""Head of Mousehold leaks nothing; and if it did, it would be found: planted where this game keeps its secrets."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games.head_of_mousehold import view as views
from mousehole.games.head_of_mousehold.rules.placing import PlaceMice
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.scene import GAME
from mousehole.games.head_of_mousehold.tests.shown import SECRECY
from mousehole.games.head_of_mousehold.wire import HostagePicked, LineupDecided, MiceChosen, MousePlaced
from mousehole.kernel import Choice, Refusal, Seat
from mousehole.testkit import contract, secrecy

Patch = pytest.MonkeyPatch


def play(seats: int = 3) -> None:
    for seed in range(12):
        secrecy.nothing_leaks(contract.Table(GAME, seats, {}, seed, sensible=seed % 2 == 1, secrecy=SECRECY))


def test_what_is_declared_is_there() -> None:
    secrecy.check_declared(GAME, SECRECY)


def meeples_show_before_all_have_chosen(patch: Patch) -> None:
    seen = views.view

    def view(s: Table, seat: Seat | None) -> Any:
        return secrecy.changed(seen(s, seat), turns=s.turns + sum(s.hands) % 7)

    patch.setattr(views, "view", view)


def a_refusal_knows_what_lies_face_down(patch: Patch) -> None:
    def why_not(step: PlaceMice, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        lying = sum([card.mouse for line in s.lines for card in line])
        return Refusal("must-place", "HEAD-19", (("cards", lying),))

    patch.setattr(PlaceMice, "why_not", why_not)


@pytest.mark.parametrize("event", [MiceChosen, MousePlaced, HostagePicked, LineupDecided])
def test_an_event_that_is_not_redacted_is_found(monkeypatch: Patch, event: Any) -> None:
    monkeypatch.setattr(event, "seen_by", lambda event, seat: event)

    with pytest.raises(secrecy.Leak, match=rf"an event:\n.*{event.__name__}"):
        play()


PLANTED = [(meeples_show_before_all_have_chosen, "the view"), (a_refusal_knows_what_lies_face_down, "a refusal")]


@pytest.mark.parametrize(("plant", "channel"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Any, channel: str) -> None:
    plant(monkeypatch)

    with pytest.raises(secrecy.Leak, match=channel):
        play()
