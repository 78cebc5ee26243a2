"""Haunted Mouse: who may know what (HAUNT-37)."""
from __future__ import annotations

from mousehole.games.haunted_mouse.cards import Box
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    drawn = s.drawn if s.drawn_known or seat == s.turn else None
    return View(
        seat=seat, seats=s.seats, round=s.round, opener=s.opener, turn=s.turn, cheese=tuple(s.cheese),
        out=tuple(s.out), hands=tuple([seen_hand(s, each, seat) for each in range(s.seats)]),
        known=tuple([tuple(known) for known in s.known]), bait=tuple([tuple(bait) for bait in s.bait]),
        public=tuple(s.public), meld=tuple(s.meld), meld_owner=s.meld_owner if s.meld else None, pile=len(s.pile),
        discards=len(s.discards), has_drawn=s.drawn is not None, drawn=drawn, drawn_known=s.drawn_known,
        has_chosen=tuple([len(places) > 0 for places in s.chosen]),
        chosen=() if seat is None else tuple(s.chosen[seat]), idle=s.idle, has_played=s.has_played,
        finished=tuple(s.finished), ended=s.ended, agenda=tuple(s.agenda))


def seen_hand(s: Table, owner: Seat, seat: Seat | None) -> tuple[int | None, ...]:
    """Your own hand; of others' hands, the cards that were taken from Bait, in their places."""
    if owner == seat:
        return tuple(s.hands[owner])
    hand, known = s.hands[owner], s.known[owner]
    return tuple([hand[place] if known[place] else None for place in range(len(hand))])


def imagine(v: View, rng: Rng, box: Box) -> Table:
    """Whatever is not seen is dealt afresh: into hands, the pile, and the discards."""
    s = Table(v.seats, rng, box)
    s.set_up()
    s.agenda, s.events = list(v.agenda), None
    s.round, s.opener, s.turn = v.round, v.opener, v.turn
    s.cheese, s.out = list(v.cheese), list(v.out)
    s.public, s.meld = list(v.public), list(v.meld)
    s.meld_owner = NOBODY if v.meld_owner is None else v.meld_owner
    s.drawn_known, s.idle, s.has_played = v.drawn_known, v.idle, v.has_played
    s.finished, s.ended = list(v.finished), v.ended
    if v.round == 0:  # nothing is dealt yet
        return s
    unseen = unseen_cards(v, box)
    rng.shuffle(unseen)
    s.drawn = unseen.pop() if v.has_drawn and v.drawn is None else v.drawn
    for seat in range(v.seats):
        s.hands[seat] = [unseen.pop() if card is None else card for card in v.hands[seat]]
        s.known[seat] = list(v.known[seat])
        s.bait[seat] = list(v.bait[seat])
    s.pile, s.discards = unseen[:v.pile], unseen[v.pile:]
    imagine_choices(v, s, rng)
    return s


def unseen_cards(v: View, box: Box) -> list[int]:
    """The deck without all cards that this seat can see."""
    unseen = box.deck[:]
    for cards in [*v.hands, *v.bait, v.public, v.meld]:
        for card in cards:
            if card is not None:
                unseen.remove(card)
    if v.drawn is not None:
        unseen.remove(v.drawn)
    return unseen


def imagine_choices(v: View, s: Table, rng: Rng) -> None:
    """It is visible who has chosen, but not what: any card, and a second one for every other player who may add it."""
    for seat in range(v.seats):
        if seat == v.seat:
            s.chosen[seat] = list(v.chosen)
        elif v.has_chosen[seat]:
            places = list(range(len(s.hands[seat])))
            rng.shuffle(places)
            s.chosen[seat] = sorted(places[:1 + rng.below(2)] if s.may_add_bonus(seat) else places[:1])
