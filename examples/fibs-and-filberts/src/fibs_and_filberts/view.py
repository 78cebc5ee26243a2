"""Fibs & Filberts: who may know what."""
from __future__ import annotations

from fibs_and_filberts.printed import Box
from fibs_and_filberts.table import NOTHING, UNDECIDED, Table
from fibs_and_filberts.wire import View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    is_mine = seat == s.speaker and s.hidden != NOTHING
    return View(
        seat=seat, speaker_seat=s.speaker, hand=() if seat is None else tuple(s.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        is_hidden=s.hidden != NOTHING, hidden=s.hidden if is_mine else None,
        number=None if s.number == NOTHING else s.number,
        has_decided=tuple([doubt != UNDECIDED for doubt in s.doubts]),
        my_doubt=None if seat is None or s.doubts[seat] == UNDECIDED else s.doubts[seat] == 1,
        claims=tuple([tuple(row) for row in s.claims]), turned=tuple([tuple(row) for row in s.turned]),
        inside=tuple([tuple([inside if turned or owner == seat else None for inside, turned in zip(row, s.turned[owner],
                                                                                                   strict=True)])
                      for owner, row in enumerate(s.inside)]),
        filberts=tuple(s.filberts), agenda=tuple(s.agenda))


def imagine(v: View, rng: Rng, box: Box) -> Table:
    """Put any shells that this seat has not seen where it cannot look; others may have decided either way."""
    s = Table(len(v.filberts), rng, box)
    s.agenda, s.events, s.speaker, s.filberts = list(v.agenda), None, v.speaker_seat, list(v.filberts)
    s.number = NOTHING if v.number is None else v.number
    s.claims, s.turned = [list(row) for row in v.claims], [list(row) for row in v.turned]
    unseen = box.shells[:]
    for known in [*v.hand, *([] if v.hidden is None else [v.hidden]), *[each for row in v.inside for each in row]]:
        if known is not None:
            unseen.remove(known)
    rng.shuffle(unseen)
    if v.is_hidden:
        s.hidden = unseen.pop() if v.hidden is None else v.hidden
    for seat, size in enumerate(v.hand_sizes):
        s.hands[seat] = list(v.hand) if seat == v.seat else sorted([unseen.pop() for _ in range(size)])
        s.inside[seat] = [unseen.pop() if known is None else known for known in v.inside[seat]]
        if v.has_decided[seat]:
            s.doubts[seat] = rng.below(2) if v.my_doubt is None or seat != v.seat else int(v.my_doubt)
    s.bag = sorted(unseen)
    return s
