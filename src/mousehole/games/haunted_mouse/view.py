"""Haunted Mouse: who may know what (HAUNT-37)."""
from __future__ import annotations

from mousehole.games.haunted_mouse.cards import KINDS, Box
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    drawn = s.drawn if s.drawn_known or seat == s.turn else None
    return View(
        seat=seat, seats=s.seats, round=s.round, opener=s.opener, turn=s.turn, cheese=tuple(s.cheese),
        out=tuple(s.out), hands=tuple([seen_hand(s, each, seat) for each in range(s.seats)]),
        known=tuple([tuple(known) for known in s.known]),
        came_with=tuple([tuple(shuffles) for shuffles in s.came_with]), bait=tuple([tuple(bait) for bait in s.bait]),
        public=tuple(s.public), meld=tuple(s.meld), meld_owner=s.meld_owner if s.meld else None, pile=len(s.pile),
        discards=len(s.discards), unseen=unseen(s, seat), has_drawn=s.drawn is not None, drawn=drawn,
        drawn_known=s.drawn_known, drawn_with=s.drawn_with,
        has_chosen=tuple([len(places) > 0 for places in s.chosen]),
        chosen=() if seat is None else tuple(s.chosen[seat]), idle=s.idle, has_played=s.has_played,
        finished=tuple(s.finished), ended=s.ended, agenda=tuple(s.agenda))


def seen_hand(s: Table, owner: Seat, seat: Seat | None) -> tuple[int | None, ...]:
    """Your own hand; of others' hands, the cards that were taken from Bait, in their places."""
    if owner == seat:
        return tuple(s.hands[owner])
    hand, known = s.hands[owner], s.known[owner]
    return tuple([hand[place] if known[place] else None for place in range(len(hand))])


def unseen(s: Table, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    """What a player who forgets nothing knows about the cards that are hidden now: who was dealt or drew from which
    shuffle is open, every card that a later shuffle mixes lay open in a meld or Trap before, and so did everything
    that has gone since. So the cards of each shuffle that are still hidden are known, but not which is where."""
    if not s.round:
        return ()
    found: list[list[int]] = [[] for _ in range(s.shuffles + 1)]
    found[s.shuffles].extend(s.pile)
    for owner in range(s.seats):
        if owner != seat:
            hand, known, came_with = s.hands[owner], s.known[owner], s.came_with[owner]
            for place in range(len(hand)):
                if not known[place]:
                    found[came_with[place]].append(hand[place])
    if s.drawn is not None and not s.drawn_known and seat != s.turn:
        found[s.drawn_with].append(s.drawn)
    for cards in found:
        cards.sort()
    return tuple([tuple(cards) for cards in found])


def imagine(v: View, rng: Rng, box: Box) -> Table:
    """The cards of each shuffle that are not seen are dealt afresh to where they can be: hands and the pile."""
    s = Table(v.seats, rng, box)
    s.set_up()
    s.agenda, s.events = list(v.agenda), None
    s.round, s.opener, s.turn = v.round, v.opener, v.turn
    s.cheese, s.out = list(v.cheese), list(v.out)
    s.public, s.meld = list(v.public), list(v.meld)
    s.meld_owner = NOBODY if v.meld_owner is None else v.meld_owner
    s.drawn_known, s.drawn_with, s.idle, s.has_played = v.drawn_known, v.drawn_with, v.idle, v.has_played
    s.finished, s.ended = list(v.finished), v.ended
    if v.round == 0:  # nothing is dealt yet
        return s
    s.shuffles = len(v.unseen) - 1
    hidden = [list(cards) for cards in v.unseen]
    for cards in hidden:
        rng.shuffle(cards)
    s.drawn = hidden[v.drawn_with].pop() if v.has_drawn and v.drawn is None else v.drawn
    for seat in range(v.seats):
        hand, came_with = v.hands[seat], list(v.came_with[seat])
        for place in range(len(hand)):
            card = hand[place]
            s.hands[seat].append(hidden[came_with[place]].pop() if card is None else card)
        s.known[seat], s.came_with[seat] = list(v.known[seat]), came_with
        s.bait[seat] = list(v.bait[seat])
    s.pile, s.discards = hidden[s.shuffles], discarded(v, box)
    imagine_choices(v, s, rng)
    return s


def discarded(v: View, box: Box) -> list[int]:
    """The deck without the cards that this seat can see, and without those that it has not seen."""
    left = [0] * KINDS
    for card in box.deck:
        left[card] += 1
    for cards in [*v.bait, v.public, v.meld, *v.unseen]:
        for card in cards:
            left[card] -= 1
    for hand in v.hands:
        for known in hand:
            if known is not None:
                left[known] -= 1
    if v.drawn is not None:
        left[v.drawn] -= 1
    return [card for card in range(KINDS) for _ in range(left[card])]


def imagine_choices(v: View, s: Table, rng: Rng) -> None:
    """It is visible who has chosen, but not what: any card, and a second one for every other player who may add it."""
    for seat in range(v.seats):
        if seat == v.seat:
            s.chosen[seat] = list(v.chosen)
        elif v.has_chosen[seat]:
            places = list(range(len(s.hands[seat])))
            rng.shuffle(places)
            s.chosen[seat] = sorted(places[:1 + rng.below(2)] if s.may_add_bonus(seat) else places[:1])
