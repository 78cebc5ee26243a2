"""What House Mouse remembers for players who ask, if the host allows aids."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BACKS, BOOST, Box
from mousehole.games.house_mouse.wire import (
    AtCorner,
    InHand,
    InPile,
    Lot,
    PeekedBoost,
    Unseen,
    UnseenCards,
    UnseenKind,
    UnseenLot,
    View,
)
from mousehole.kernel import Value


def aids(v: View, box: Box) -> list[Unseen]:
    """Boosts that the viewer peeked at, cards that were shuffled out of sight together, and those never seen."""
    found = [_unseen(box, f"peeked-{code}", PeekedBoost(holder), [code]) for code, holder in v.remembered]
    unseen = _unseen_codes(v, box)
    for lot in v.lots:
        hidden = [code for code in lot.cards if code in unseen]
        unseen -= set(hidden)
        for back in BACKS[1:]:
            cards = [code for code in hidden if _back(box, code) == back]
            if cards:
                about = UnseenLot(back, tuple(_places(v, box, lot, back)))
                found.append(_unseen(box, f"lot-{lot.cards[0]}-{back}", about, cards))
    for back in BACKS[1:]:
        cards = [code for code in box.codes if code in unseen and _back(box, code) == back]
        if cards:
            found.append(_unseen(box, f"back-{back}", UnseenCards(back), cards))
    return found


def _unseen_codes(v: View, box: Box) -> set[str]:
    """Cards of which the viewer does not know where they are."""
    seen = {code for code in v.house if code is not None} | {code for nest in v.nests for code in nest}
    seen |= {*v.discard, *v.hand, *[code for code, _ in v.known], *[code for code, _ in v.remembered]}
    return set(box.codes) - seen - {resolving.card for resolving in v.resolving}


def _back(box: Box, code: str) -> str:
    return BACKS[box.type_of[box.number[code]]]


def _places(v: View, box: Box, lot: Lot, back: str) -> list[AtCorner | InHand | InPile]:
    """Where a card of this lot can be, as far as the viewer does not know the card there."""
    labels = box.house_for(v.seats).labels
    places: list[AtCorner | InHand | InPile] = [AtCorner(labels[corner]) for corner in lot.corners
                                                if v.house[corner] is None and v.backs[corner] == back]
    if back == BACKS[BOOST]:
        sure = [holder for code, holder in v.remembered if code in lot.cards]
        places += [InHand(seat) for seat in range(v.seats)
                   if seat != v.seat and lot.holders.count(seat) > sure.count(seat)]
    if lot.pile:
        places.append(InPile())
    return places


def _unseen(box: Box, spot: str, about: Value, cards: list[str]) -> Unseen:
    kinds = {box.kind_of[box.number[code]]: code for code in reversed(cards)}
    count = {kind: len([code for code in cards if box.kind_of[box.number[code]] == kind]) for kind in kinds}
    return Unseen(spot, about, len(cards),
                  tuple([UnseenKind(kinds[kind], count[kind], len(cards)) for kind in sorted(kinds)]))
