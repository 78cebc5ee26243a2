"""House Mouse: who may know what. Backs are public; faces are hidden until somebody peeks or turns them up."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BACKS, BOOST, POINT, POWER, Box
from mousehole.games.house_mouse.table import NO_CARD, NOWHERE, Frame, Table, mark
from mousehole.games.house_mouse.wire import Lot, Marks, Resolving, View
from mousehole.kernel import Rng, Seat


def _marks(box: Box, marks: list[int]) -> Marks:
    return tuple([(box.codes[m // 16], m % 16) for m in marks])


def _code(box: Box, card: int) -> str | None:
    return None if card == NO_CARD else box.codes[card]


def _card(box: Box, code: str | None) -> int:
    return NO_CARD if code is None else box.number[code]


def _if_any(number: int) -> int | None:
    """The table uses -1 for nothing; a view uses None."""
    return None if number < 0 else number


def _number(seen: int | None) -> int:
    return -1 if seen is None else seen


def _resolving(s: Table, frame: Frame) -> Resolving:
    corner = None if frame.corner < 0 else s.box.house_for(s.seats).labels[frame.corner]
    room = None if frame.room < 0 else frame.room + 1  # as it is chosen
    return Resolving(s.box.codes[frame.card], frame.who, _if_any(frame.target), room, _code(s.box, frame.last), corner,
                     _if_any(frame.left))


def _frame(seats: int, box: Box, seen: Resolving) -> Frame:
    corner = -1 if seen.corner is None else box.house_for(seats).index[seen.corner]
    room = -1 if seen.room is None else seen.room - 1
    return Frame(box.number[seen.card], seen.who, _number(seen.target), room, _card(box, seen.last), corner,
                 _number(seen.left))


def _codes(box: Box, cards: list[int]) -> tuple[str, ...]:
    return tuple([box.codes[card] for card in cards])


def view(s: Table, seat: Seat | None) -> View:
    box = s.box
    corners = range(len(s.house))
    knows = [s.is_up(c) or (seat is not None and s.has_seen(seat, c)) for c in corners]
    return View(
        seat=seat, seats=s.seats, has_basil=s.has_basil, first=s.first, turn=s.turn, round=s.round,
        spent=s.spent, bonus=s.bonus, naps=s.naps, next_naps=tuple(s.next_naps), rooms=tuple(s.rooms),
        mice=tuple([_if_any(corner) for corner in s.mice]),
        glued=tuple([mouse for mouse in s.all_mice() if s.is_glued(mouse)]),
        house=tuple([_code(box, s.house[c]) if knows[c] else None for c in corners]),
        backs=tuple([None if card == NO_CARD else BACKS[box.type_of[card]] for card in s.house]),
        face_up=tuple([s.is_up(c) for c in corners]),
        peeked_seats=tuple([tuple([k for k in range(s.seats) if s.seen[c] >> k & 1]) for c in corners]),
        pile=len(s.pile), pile_back=BACKS[box.type_of[s.pile[-1]]] if s.pile else None, discard=_codes(box, s.discard),
        nests=tuple([_codes(box, nest) for nest in s.nests]), covered=_codes(box, s.covered),
        hand=() if seat is None else _codes(box, s.hands[seat]), hands=tuple([len(hand) for hand in s.hands]),
        known=_marks(box, s.known), remembered=() if seat is None else _marks(box, s.remembered[seat]), lots=lots(s),
        used=_marks(box, s.used), free=_marks(box, s.free), freed=_marks(box, s.freed), offers=_marks(box, s.offers),
        pick=None if seat is None else _code(box, s.picks[seat]), picked=tuple([card != NO_CARD for card in s.picks]),
        resolving=tuple([_resolving(s, frame) for frame in s.frames]), ending=_if_any(s.ending),
        twelfth=_code(box, s.twelfth), ended=s.ended or None, window=s.window, agenda=tuple(s.agenda))


def lots(s: Table) -> tuple[Lot, ...]:
    """Hidden cards that lay open before, by the shuffle that hid them; in an order that says nothing else."""
    if not s.lot_of:
        return ()
    found: dict[int, list[int]] = {}  # by lot: its cards
    for card in sorted(s.hidden_cards()):
        if s.lot_of[card]:
            found.setdefault(s.lot_of[card], []).append(card)
    return tuple([_lot(s, cards) for cards in sorted(found.values())])


def _lot(s: Table, cards: list[int]) -> Lot:
    corners = [c for c in range(len(s.house)) if s.is_face_down(c) and s.house[c] in cards]
    holders = [seat for seat in range(s.seats) for card in s.hands[seat] if card in cards]
    return Lot(_codes(s.box, cards), tuple(corners), tuple(holders), len(cards) - len(corners) - len(holders))


def imagine(v: View, rng: Rng, box: Box) -> Table:
    """Deal the cards that this seat has not seen again, each to a place with a matching back."""
    s = Table(v.seats, rng, box)
    s.agenda, s.events = list(v.agenda), None
    s.has_basil, s.window, s.first, s.turn, s.round = v.has_basil, v.window, v.first, v.turn, v.round
    s.spent, s.bonus, s.naps, s.next_naps = v.spent, v.bonus, v.naps, list(v.next_naps)
    s.rooms, s.mice = list(v.rooms), [_number(corner) for corner in v.mice]
    for corner in s.mice:
        if corner != NOWHERE:
            s.occupied |= 1 << corner
    for mouse in v.glued:
        s.glued |= 1 << mouse
    s.house, s.seen = [], []
    for c in range(len(v.house)):
        s.house.append(_card(box, v.house[c]))
        s.up |= v.face_up[c] << c
        s.seen.append(sum([1 << seat for seat in v.peeked_seats[c]]))
    s.discard, s.covered = _numbers(box, v.discard), _numbers(box, v.covered)
    s.nests = [_numbers(box, nest) for nest in v.nests]
    s.hands = [[] for _ in range(v.seats)]
    s.known, s.used, s.free = _unmarked(box, v.known), _unmarked(box, v.used), _unmarked(box, v.free)
    s.freed, s.offers = _unmarked(box, v.freed), _unmarked(box, v.offers)
    s.remembered = [_unmarked(box, v.remembered) if seat == v.seat else [] for seat in range(v.seats)]
    for m in s.known + ([] if v.seat is None else s.remembered[v.seat]):
        s.hands[m % 16].append(m // 16)
    if v.seat is not None:
        s.hands[v.seat] = _numbers(box, v.hand)
    s.frames = [_frame(v.seats, box, seen) for seen in v.resolving]
    s.ending, s.twelfth, s.ended = _number(v.ending), _card(box, v.twelfth), v.ended or ""
    _deal_unknown(s, v, rng, box)
    _imagine_picks(s, v, rng, box)
    return s


def _numbers(box: Box, codes: tuple[str, ...]) -> list[int]:
    return [box.number[code] for code in codes]


def _unmarked(box: Box, marks: Marks) -> list[int]:
    return [mark(box.number[code], mouse) for code, mouse in marks]


def _deal_unknown(s: Table, v: View, rng: Rng, box: Box) -> None:
    """HOUSE-5 Face-down corners, other hands and the top of the pile by type; the rest of the pile is anything.

    What was shuffled together stays together: every place gets a card of its own lot, most of them of the first deal.
    """
    is_placed = [False] * box.cards
    for card in s.where_cards_are():
        is_placed[card] = True
    unknown = [card for card in range(box.cards) if not is_placed[card]]
    rng.shuffle(unknown)
    lot_of, lot_at, of_pile = [0] * box.cards, [0] * len(s.house), 0
    for n, lot in enumerate(v.lots, 1):
        for code in lot.cards:
            lot_of[box.number[code]] = n
        for corner in lot.corners:
            lot_at[corner] = n
        if lot.pile:
            of_pile = n
    if v.lots:
        s.lot_of = lot_of
    dealt: list[list[list[int]]] = [[[] for _ in BACKS] for _ in range(len(v.lots) + 1)]  # by lot and type
    for card in unknown:
        dealt[lot_of[card]][box.type_of[card]].append(card)
    for c in range(len(s.house)):
        back = v.backs[c]
        if s.house[c] == NO_CARD and back is not None:
            s.house[c] = dealt[lot_at[c]][BACKS.index(back)].pop()
    for seat in range(v.seats):
        for n, lot in enumerate(v.lots, 1):
            held = len([card for card in s.hands[seat] if lot_of[card] == n])
            for _ in range(lot.holders.count(seat) - held):
                s.hands[seat].append(dealt[n][BOOST].pop())
        while len(s.hands[seat]) < v.hands[seat]:
            s.hands[seat].append(dealt[0][BOOST].pop())
        s.hands[seat].sort()
    by_type = dealt[of_pile]
    top = NO_CARD if v.pile_back is None else by_type[BACKS.index(v.pile_back)].pop()
    s.pile = by_type[POINT] + by_type[POWER] + by_type[BOOST]
    rng.shuffle(s.pile)
    if top != NO_CARD:
        s.pile.append(top)


def _imagine_picks(s: Table, v: View, rng: Rng, box: Box) -> None:
    """HOUSE-35 For a secret swap, others may have picked any card that they are allowed to pick."""
    s.picks = [NO_CARD] * len(v.picked)
    for mouse in range(len(v.picked)):
        if v.picked[mouse]:
            cards = s.open_cards(mouse)
            s.picks[mouse] = _card(box, v.pick) if mouse == v.seat else cards[rng.below(len(cards))]
