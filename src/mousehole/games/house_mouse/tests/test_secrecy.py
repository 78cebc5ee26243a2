"""House Mouse leaks nothing; and if it did, it would be found: leaks planted where this game keeps its secrets."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse import view as views
from mousehole.games.house_mouse.happened import BoostScavenged, CardPeeked
from mousehole.games.house_mouse.rules import boosts
from mousehole.games.house_mouse.rules.taking import DrawCard
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import GAME
from mousehole.games.house_mouse.tests.shown import SECRECY
from mousehole.kernel import Refusal, Seat
from mousehole.kernel.wire import fields_of
from mousehole.table import frames
from mousehole.testkit import contract, secrecy

Patch = pytest.MonkeyPatch


def play(game: Any = GAME, seats: int = 3) -> None:
    for seed in range(6):
        secrecy.nothing_leaks(contract.Table(game, seats, {}, seed, sensible=seed % 2 == 1, secrecy=SECRECY))


def test_what_is_declared_is_there() -> None:
    secrecy.check_declared(GAME, SECRECY)


def a_drawn_boost_is_remembered_by_its_card(patch: Patch) -> None:
    """The card that made somebody draw keeps the number of what was drawn, for all to see."""
    draws = DrawCard.do

    def draw(step: DrawCard, s: Table) -> None:
        top = s.pile[-1] if s.pile else -1
        draws(step, s)
        frame = s.frames[-1]
        s.frames[-1] = type(frame)(**{**fields_of(frame), "last": top})

    patch.setattr(DrawCard, "do", draw)


def a_scavenged_boost_is_told_to_all(patch: Patch) -> None:
    patch.setattr(BoostScavenged, "seen_by", lambda event, seat: event)


def a_peek_is_told_to_all(patch: Patch) -> None:
    patch.setattr(CardPeeked, "seen_by", lambda event, seat: event)


def boosts_of_others_are_asked_for(patch: Patch) -> None:
    """Everybody sees who could play a Boost now."""
    told = frames.StateBroadcast.__init__

    def tell(broadcast: frames.StateBroadcast, live: Any, since: int, now: int) -> None:
        told(broadcast, live, since, now)
        broadcast.asked = [frames._asked(live, q) for q in live.questions]

    patch.setattr(frames.StateBroadcast, "__init__", tell)


def a_refusal_names_the_card_of_another(patch: Patch) -> None:
    refuses = boosts.why_not

    def why_not(s: Table, seat: Seat, choice: Any) -> Refusal:
        refusal = refuses(s, seat, choice)
        held = any([s.box.number.get(choice.card) in hand for hand in s.hands])
        return Refusal("boost-of-another", "HOUSE-20") if refusal.code == "not-in-your-hand" and held else refusal

    patch.setattr(boosts, "why_not", why_not)


def a_view_counts_the_points_in_the_pile(patch: Patch) -> None:
    seen = views.view

    def view(s: Table, seat: Seat | None) -> Any:
        return secrecy.changed(seen(s, seat), window=s.window + (s.pile[0] if s.pile else 0))

    patch.setattr(views, "view", view)


PLANTED = [
    (a_scavenged_boost_is_told_to_all, "an event"),
    (a_peek_is_told_to_all, "an event"),
    (boosts_of_others_are_asked_for, "the frame"),
    (a_refusal_names_the_card_of_another, "a refusal"),
    (a_view_counts_the_points_in_the_pile, "the view"),
]


@pytest.mark.parametrize(("plant", "channel"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Any, channel: str) -> None:
    plant(monkeypatch)

    with pytest.raises(secrecy.Leak, match=channel):
        play()


def test_the_cards_of_the_attic_leak_nothing_either() -> None:
    play(load_game("house-mouse", "attic"))


def test_a_boost_that_a_card_of_the_attic_remembers_is_found(monkeypatch: Patch) -> None:
    a_drawn_boost_is_remembered_by_its_card(monkeypatch)

    with pytest.raises(secrecy.Leak, match=r"the view:\n.*resolving"):
        play(load_game("house-mouse", "attic"))
