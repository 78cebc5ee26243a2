"""Tiny Game: who may know what."""
from __future__ import annotations

from mousehole.kernel import Rng, Seat
from mousehole.templates.tiny_game.printed import Box
from mousehole.templates.tiny_game.table import Table
from mousehole.templates.tiny_game.wire import View


def view(s: Table, seat: Seat | None) -> View:
    return View(
        seat=seat, round=s.round, hand=() if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        picked=None if seat is None else s.picked[seat] or None,
        has_picked=tuple([card > 0 for card in s.picked]),
        played=tuple([tuple(cards) for cards in s.played]), crumbs=tuple(s.crumbs), agenda=tuple(s.agenda))


def imagine(v: View, rng: Rng, box: Box) -> Table:
    """Deal what this seat cannot see from the cards it has not seen; others may have picked any of theirs."""
    s = Table(len(v.crumbs), rng, box)
    s.agenda, s.events, s.round = list(v.agenda), None, v.round
    s.played, s.crumbs = [list(cards) for cards in v.played], list(v.crumbs)
    unseen = box.deck[:]
    for card in [*v.hand, *[card for cards in v.played for card in cards]]:
        unseen.remove(card)
    rng.shuffle(unseen)
    for seat, size in enumerate(v.hand_sizes):
        s.hands[seat] = list(v.hand) if seat == v.seat else sorted([unseen.pop() for _ in range(size)])
        if v.has_picked[seat]:
            s.picked[seat] = v.picked if seat == v.seat and v.picked else s.hands[seat][rng.below(size)]
    s.deck = unseen
    return s
