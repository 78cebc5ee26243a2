"""Haunted Mouse: what can be wrong with a meld, clause by clause; and the many ways to say the same right one."""
from __future__ import annotations

from mousehole.games.haunted_mouse.cards import rank_of
from mousehole.games.haunted_mouse.melds import is_run, is_set, is_trap
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import (
    BaitCard,
    PlayCards,
    PlayMeld,
    SetBait,
    SetTrap,
    bait_key,
    faces,
    is_printed,
)
from mousehole.kernel import Choice, Refusal, Seat


def meant(choice: Choice) -> Choice:
    """The choice as it is offered: places from left to right as a block, Bait by rank, owner and suit."""
    if isinstance(choice, PlayCards):
        places = sorted(choice.places)
        start = places[0] if places else 0
        if places != list(range(start, start + len(places))):
            return choice
        return _block(start, len(places), choice.bait, choice.trap)
    if isinstance(choice, PlayMeld):
        return _block(choice.start, choice.length, choice.bait, False, choice.wanted)
    if isinstance(choice, SetTrap):
        return _block(choice.start, choice.length, choice.bait, True, choice.wanted)
    if isinstance(choice, SetBait):
        return SetBait(tuple(sorted(choice.places)))
    return choice


def _block(start: int, length: int, bait: tuple[BaitCard, ...], trap: bool, wanted: tuple[int, ...] = ()) -> Choice:
    if length == 0:
        start = 0
    bait = tuple(sorted(bait, key=bait_key))
    wanted = tuple(sorted(wanted))
    return SetTrap(start, length, bait, wanted) if trap else PlayMeld(start, length, bait, wanted)


def why_not_play(s: Table, seat: Seat, choice: PlayMeld | SetTrap | PlayCards) -> Refusal | None:
    """What is wrong with a meld or Trap, the most obvious reason first."""
    hand = s.hands[seat]
    if isinstance(choice, PlayCards):
        for place in choice.places:
            if not 0 <= place < len(hand):
                return no_such_place(place, len(hand), "HAUNT-8")
            if choice.places.count(place) > 1:
                return Refusal("same-card-twice", "HAUNT-8")
        return Refusal("not-adjacent", "HAUNT-8")  # a block would have been read as one
    if choice.start < 0 or choice.length < 0:
        return no_such_place(choice.start, len(hand), "HAUNT-8")
    if choice.start + choice.length > len(hand):
        return no_such_place(choice.start + choice.length - 1, len(hand), "HAUNT-8")
    if refusal := why_not_bait(s, seat, choice.bait):
        return refusal
    if choice.wanted:  # only what can be completed is offered; naming all cards gives the reason
        return Refusal("nothing-wanted", "HAUNT-9")
    block = hand[choice.start:choice.start + choice.length]
    cards = sorted([*block, *[used.card for used in choice.bait]])
    if not cards:
        return Refusal("no-cards", "HAUNT-7")
    if not block and not any([used.owner == seat for used in choice.bait]):
        return Refusal("no-own-card", "HAUNT-10")
    if not is_set(cards) and not is_run(cards):
        return Refusal("not-a-meld", "HAUNT-7", (("cards", faces(tuple(cards))),))
    if not is_set(cards) and not is_in_order(block):
        return Refusal("not-in-order", "HAUNT-8", (("cards", faces(tuple(block))),))
    if isinstance(choice, SetTrap):
        return None if is_trap(cards) else Refusal("not-a-trap", "HAUNT-26", (("cards", faces(tuple(cards))),))
    return why_not_stronger(s.meld, cards)


def no_such_place(place: int, places: int, clause: str) -> Refusal:
    """A place that is not there, and how many are."""
    return Refusal("no-such-place", clause, (("place", place + 1), ("last", places)))


def why_not_bait(s: Table, seat: Seat, bait: tuple[BaitCard, ...]) -> Refusal | None:
    """HAUNT-16 A leader uses their own Bait only. HAUNT-9 Bait must lie there, as often as it is used."""
    for used in bait:
        if not is_printed(used, s.seats):
            return Refusal("unknown-card", "HAUNT-1")
        if bait.count(used) > s.bait_of(used.owner).count(used.card):
            return Refusal("no-such-bait", "HAUNT-9", (("bait", used),))
    for used in bait:
        if s.is_leading() and used.owner != seat:
            return Refusal("own-bait-only", "HAUNT-16")
    return None


def is_in_order(block: list[int]) -> bool:
    """HAUNT-8 Strictly rising, or strictly falling."""
    rises = [block[at - 1] // 4 < block[at] // 4 for at in range(1, len(block))]
    falls = [block[at - 1] // 4 > block[at] // 4 for at in range(1, len(block))]
    return all(rises) or all(falls)


def why_not_stronger(standing: list[int], cards: list[int]) -> Refusal | None:
    """HAUNT-11 As many cards, the same type and a higher rank; or exactly one card more."""
    size = len(standing)
    if not size or len(cards) == size + 1:
        return None
    if len(cards) != size:
        return Refusal("wrong-size", "HAUNT-11", (("size", size), ("more", size + 1), ("cards", len(cards))))
    if is_set(standing) != is_set(cards):
        return Refusal("wrong-type", "HAUNT-11", (("size", size), ("type", "set" if is_set(standing) else "run")))
    top, standing_top = rank_of(cards[-1]), rank_of(standing[-1])
    if top > standing_top:
        return None
    return Refusal("too-weak", "HAUNT-11", (("top", str(top)), ("standing", str(standing_top))))
