"""Fibs & Filberts: which positions are possible."""
from __future__ import annotations

from fibs_and_filberts.table import NOTHING, UNDECIDED, Table
from mousehole.checks.positions import Shape, agree, counted, flag, follows, row, steps, whole


def pieces(s: Table) -> list[int]:
    """FIBS-1 Every shell, wherever it is."""
    middle = [] if s.hidden == NOTHING else [s.hidden]
    return sorted([inside for shells in [s.bag, middle, *s.hands, *s.inside] for inside in shells])


def shapes(s: Table) -> dict[str, Shape]:
    box, inside = s.box, whole(0, s.box.highest)
    most = box.start + s.seats * box.hand * max(box.highest, box.stake)

    def by_seat(shape: Shape) -> Shape:
        return row(row(shape, 0, box.hand), s.seats)

    return {
        "speaker": whole(0, s.seats - 1), "bag": row(inside, 0, len(box.shells)), "hands": by_seat(inside),
        "hidden": whole(NOTHING, box.highest), "number": whole(NOTHING, box.highest),
        "doubts": row(whole(UNDECIDED, 1), s.seats), "claims": by_seat(whole(1, box.highest)),
        "inside": by_seat(inside), "turned": by_seat(flag), "filberts": row(whole(0, most), s.seats)}


def check(s: Table) -> None:
    counted("shells", pieces(s), s.box.shells, "FIBS-1")
    names = steps(s, {})
    follows(names, [], ["DealShells"], ["HideOne"], ["SayOne"], ["Decide"], ["Settle"])
    played = [len(row) for row in s.claims]
    for other, rows in (("inside", s.inside), ("turned", s.turned)):
        agree([len(row) for row in rows] == played, "claims", other, "FIBS-6")
    is_hidden = names in (["SayOne"], ["Decide"], ["Settle"])
    agree((s.hidden != NOTHING) == is_hidden, "hidden", "agenda", "FIBS-3")
    agree((s.number > 0) == (names in (["Decide"], ["Settle"])) and s.number != 0, "number", "agenda", "FIBS-4")
    decided = [seat for seat in range(s.seats) if s.doubts[seat] != UNDECIDED]
    agree(not decided or names in (["Decide"], ["Settle"]), "doubts", "agenda", "FIBS-5")
    agree(all([seat != s.speaker and s.may_doubt(seat) for seat in decided]), "doubts", "filberts", "FIBS-8")
    if names != ["DealShells"]:
        agree(all([len(hand) + played[seat] + (is_hidden and seat == s.speaker) == s.box.hand
                   for seat, hand in enumerate(s.hands)]), "hands", "claims", "FIBS-3")
        agree(max(played) - min(played) <= 1 and played[s.speaker] == min(played), "speaker", "claims", "FIBS-9")
        agree(bool(names) == (min(played) < s.box.hand), "agenda", "claims", "FIBS-10")
    else:
        agree(not any(played) and not any(s.hands), "hands", "agenda", "FIBS-1")
