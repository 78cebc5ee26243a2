"""Head of Mousehold: what a seat can deduce about the cards it does not see.

All of it comes from `Box.suspects_of`, by way of a view (for the aid and for `imagine`) or directly from a table (for
the policy, which uses no more than its seat sees).
"""
from __future__ import annotations

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.mice import KINDS, NO_MOUSE, one, pile_of, size
from mousehole.games.head_of_mousehold.suspects import Suspects
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import (
    HIDDEN,
    Deduction,
    HiddenHand,
    HiddenHostage,
    HiddenLaid,
    Suspect,
    View,
)
from mousehole.kernel import Seat, Value


def suspects_in(v: View, clan: Seat, box: Box) -> Suspects:
    """HEAD-12, HEAD-17 What the hidden cards of a clan can be, according to this view."""
    seen, hidden = 0, 0
    cards = list(v.hands[clan])
    held = v.held[(clan + 1) % v.seats]
    if held is not None:
        cards.append(held)
    for trap in v.traps:
        for card in trap.cards:
            if card.clan_seat == clan:
                cards.append(card.mouse)
    for mouse in cards:
        if mouse == HIDDEN:
            hidden += 1
        else:
            seen += one(box.codes[mouse])
    meeples = 0
    for colour in box.column:
        if box.colours[colour].letter in v.meeples[clan]:
            meeples |= 1 << colour
    return box.suspects_of(pile_of([box.codes[mouse] for mouse in v.clans[clan]]), seen, hidden, meeples,
                           v.decided[clan])


def suspects_at(s: Table, seat: Seat, clan: Seat) -> Suspects:
    """The same as `suspects_in(view(s, seat), clan)`, without making the view."""
    seen, hidden, holder = 0, 0, s.left_of(clan)
    if s.meeples[clan]:  # before that, nobody knows how many mice others have chosen
        hidden = size(s.hands[clan])
    if clan == seat:
        seen, hidden = s.hands[clan], 0
    if s.held[holder] != NO_MOUSE:
        if seat in (holder, clan):
            seen += one(s.held[holder])
        else:
            hidden += 1
    for line in s.lines:
        for card in line:
            if card.clan == clan:
                if card.is_known_at(seat):
                    seen += one(card.mouse)
                else:
                    hidden += 1
    return s.box.suspects_of(s.clans[clan], seen, hidden, s.meeples[clan], s.decided[clan])


def deductions(v: View, box: Box) -> tuple[Deduction, ...]:
    """For everything that this viewer does not see: below the traps, held hostage, in a hand."""
    clans = [suspects_in(v, clan, box) for clan in range(v.seats)]
    found: list[Deduction] = []
    for trap in range(len(v.traps)):
        for at in range(len(v.traps[trap].cards)):
            card = v.traps[trap].cards[at]
            if card.mouse == HIDDEN:
                where = HiddenLaid(card.clan_seat, trap, at)
                found.append(deduction(f"lane-{trap}-{at}", where, clans[card.clan_seat], box))
    for seat in range(v.seats):
        if v.held[seat] == HIDDEN:
            clan = (seat - 1) % v.seats
            found.append(deduction(f"held-{seat}", HiddenHostage(clan, seat), clans[clan], box))
        hidden = v.hands[seat].count(HIDDEN)
        if hidden:
            found.append(deduction(f"hand-{seat}", HiddenHand(seat, hidden), clans[seat], box))
    return tuple(found)


def deduction(spot: str, about: Value, suspects: Suspects, box: Box) -> Deduction:
    """Its suspects, most likely first; ties in the order of the box."""
    order = [(-suspects.weights[kind], kind) for kind in range(KINDS) if suspects.weights[kind]]
    order.sort()
    rows = [Suspect(box.cards[kind], -weight, suspects.total) for weight, kind in order]
    return Deduction(spot, about, len(suspects.ways), tuple(rows))
