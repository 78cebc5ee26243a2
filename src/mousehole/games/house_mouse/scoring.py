"""House Mouse, what a nest is worth, and how each of its cards counted."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BASIC, COLLECTION, COMBO, Box
from mousehole.games.house_mouse.wire import Counted


def score(box: Box, nest: list[int]) -> int:
    """HOUSE-25 to HOUSE-27. Face up or face down makes no difference (HOUSE-22)."""
    points, tally = 0, 0
    for card in nest:
        points += box.basic[card]
        tally += box.tally[card]
    return points + grouped(box, tally) if tally else points


def grouped(box: Box, tally: int) -> int:
    """HOUSE-26, HOUSE-27 The points of collections and pairs, from how many there are of each kind."""
    points, rest = 0, tally
    for n in box.grouped:
        count = rest & box.tally_mask
        if count:
            kind = box.kinds[n]
            if kind.form == COLLECTION:
                points += collection(kind.values, count)
            else:
                points += combo(kind.values, count, tally >> box.tally_shift[box.partner_of[n]] & box.tally_mask)
        rest >>= box.tally_width
        if not rest:
            break
    return points


def collection(values: tuple[int, ...], count: int) -> int:
    """HOUSE-26 Full collections, and one that is not."""
    full, rest = divmod(count, len(values))
    return full * values[len(values) - 1] + (values[rest - 1] if rest else 0)


def combo(values: tuple[int, ...], count: int, partners: int) -> int:
    """HOUSE-27 The points of one side: cards that have a partner count more."""
    paired = min(count, partners)
    return paired * values[1] + (count - paired) * values[0]


def gain(box: Box, nest: list[int], card: int) -> int:
    """How many points more the nest has with this card, counted from its kind and its partner alone."""
    return _group(box, nest, box.kind_of[card], 1) - _group(box, nest, box.kind_of[card], 0)


def loss(box: Box, nest: list[int], card: int) -> int:
    """How many points fewer the nest has without this card of its own."""
    return _group(box, nest, box.kind_of[card], 0) - _group(box, nest, box.kind_of[card], -1)


def _group(box: Box, nest: list[int], n: int, more: int) -> int:
    """The points of this kind of card and its partners, with this many more of the kind."""
    kind = box.kinds[n]
    if kind.form == BASIC:
        return kind.values[0] * more
    if kind.form == 0:
        return 0
    partner = box.partner_of[n]
    count, partners = more, 0
    for card in nest:
        if box.kind_of[card] == n:
            count += 1
        elif box.kind_of[card] == partner:
            partners += 1
    if kind.form == COLLECTION:
        return collection(kind.values, count)
    return combo(kind.values, count, partners) + combo(box.kinds[partner].values, partners, count)


def least_missed(box: Box, nest: list[int], cards: list[int]) -> int:
    """HOUSE-44 Whose loss leaves the most points; equal: a Power, then the one gained first."""
    best, best_points, best_is_power = cards[0], -1000, False
    for card in cards:
        left = [other for other in nest if other != card]
        points, is_power = score(box, left), box.kinds[box.kind_of[card]].form == 0
        if points > best_points or (points == best_points and is_power and not best_is_power):
            best, best_points, best_is_power = card, points, is_power
    return best


def explained(box: Box, mouse: int, nest: list[int]) -> list[Counted]:
    """Every card once, in the order gained, with those it counted together with; the points add up to the score."""
    lines: list[Counted] = []
    done: list[int] = []
    for card in nest:
        if card in done:
            continue
        n = box.kind_of[card]
        kind = box.kinds[n]
        same = [other for other in nest if box.kind_of[other] == n and other not in done]
        mates = [other for other in nest if box.kind_of[other] == box.partner_of[n] and other not in done]
        how, group, points = "power", [card], 0
        if kind.form == BASIC:
            how, points = "basic", kind.values[0]
        elif kind.form == COLLECTION:
            how, group = "collection", same[:len(kind.values)]
            points = kind.values[len(group) - 1]
        elif kind.form == COMBO and mates:
            how, group = "pair", [card, mates[0]]
            points = kind.values[1] + box.kinds[box.partner_of[n]].values[1]
        elif kind.form == COMBO:
            how, points = "alone", kind.values[0]
        done += group
        lines.append(Counted(mouse, how, tuple([box.codes[other] for other in group]), points))
    return lines
