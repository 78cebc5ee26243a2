"""Haunted Mouse: what makes sense at its table."""
from __future__ import annotations

from mousehole.checks.positions import (
    MAX_ROUNDS,
    Shape,
    agree,
    counted,
    flag,
    follows,
    maybe,
    row,
    starts_of,
    steps,
    value,
    whole,
)
from mousehole.games.haunted_mouse.cards import KINDS
from mousehole.games.haunted_mouse.melds import fitting, pool_of
from mousehole.games.haunted_mouse.rules.turn import TAKE_TURN, AddBait
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import PUBLIC, BaitCard, FinishedRound, PlayMeld, SetTrap

AGENDAS = [[], *starts_of("PlayRound", "TakeTurn", "ChooseBait", "DealCards"), ["PlayRound", "EndTrap"],
           ["PlayRound", "AddBait"],
           *starts_of("PlayRound", "EndTurn", "LayMoreBait", "InsertDrawn")]


def pieces(s: Table) -> list[int]:
    """Every card, wherever it is."""
    rows = [*s.hands, *s.bait, s.public, s.meld, s.pile, s.discards, [] if s.drawn is None else [s.drawn]]
    return sorted([card for row in rows for card in row])


def shapes(s: Table) -> dict[str, Shape]:
    seat, cards = whole(0, s.seats - 1), row(whole(0, KINDS - 1), 0, len(s.box.deck))
    places, count = row(whole(0, len(s.box.deck)), 0, 2), whole(0, MAX_ROUNDS)
    cheese = whole(0, s.box.goal)
    finished = value(FinishedRound, number=count, out=row(seat, 0, s.seats, tuple),
                     cheese=row(cheese, s.seats, kind=tuple))
    return {
        "round": count, "opener": seat, "turn": seat, "cheese": row(cheese, s.seats), "out": row(seat, 0, s.seats),
        "hands": row(cards, s.seats), "known": row(row(flag, 0, len(s.box.deck)), s.seats),
        "came_with": row(row(whole(0, s.shuffles), 0, len(s.box.deck)), s.seats), "bait": row(cards, s.seats),
        "chosen": row(places, s.seats), "public": cards, "meld": cards, "meld_owner": whole(NOBODY, s.seats - 1),
        "pile": cards, "discards": cards, "drawn": maybe(whole(0, KINDS - 1)), "drawn_known": flag,
        "drawn_with": whole(0, s.shuffles), "shuffles": whole(0, MAX_ROUNDS),
        "idle": whole(0, s.box.patience), "has_played": flag, "finished": row(finished, 0, MAX_ROUNDS), "ended": flag}


def check(s: Table) -> None:
    most, bait = len(s.box.deck), value(BaitCard, owner=whole(PUBLIC, s.seats - 1), card=whole(0, KINDS - 1))
    wanted = row(whole(0, KINDS - 1), 1, most, tuple)
    names = steps(s, {"AddBait": {"trap": flag, "start": whole(0, most), "length": whole(0, most),
                                  "bait": row(bait, 0, most, tuple), "wanted": wanted}})
    follows(names, *AGENDAS)
    agree((not names) == s.ended, "ended", "agenda", "HAUNT-34")
    is_last = len(s.finished) == s.box.rounds
    agree((max(s.cheese) >= s.box.goal or is_last) == s.ended, "cheese", "ended", "HAUNT-34")
    agree(len(set(s.out)) == len(s.out), "out", "out", "HAUNT-30")
    counted("card", pieces(s), s.box.deck if s.round else [], "HAUNT-1")
    for seat in range(s.seats):
        agree(len(s.known[seat]) == len(s.hands[seat]), "known", "hands", "HAUNT-37")
        agree(len(s.came_with[seat]) == len(s.hands[seat]), "came_with", "hands", "HAUNT-37")
        agree(s.bait[seat] == sorted(s.bait[seat]), "bait", "bait")
    agree(s.public == sorted(s.public) and s.meld == sorted(s.meld), "public", "meld")
    if s.ended or not s.round or names in (["PlayRound"], AGENDAS[4]):
        return  # the cards of this round are put away, or not dealt yet
    for seat in range(s.seats):
        has_cards = s.has_cards(seat) or (seat == s.turn and s.drawn is not None)
        agree(s.is_in(seat) == has_cards, "out", "hands", "HAUNT-30")
    agree(s.is_in(s.turn) and len(s.out) < s.seats - 1, "turn", "out", "HAUNT-31")
    agree(bool(s.meld) == (s.meld_owner != NOBODY), "meld", "meld_owner", "HAUNT-14")
    agree((s.drawn is not None) == (names[-1] == "InsertDrawn"), "drawn", "agenda", "HAUNT-21")
    agree(bool(s.pile) or not s.discards, "pile", "discards", "HAUNT-25")
    _check_choices(s, names[-1] == "ChooseBait")
    if names[-1] == "LayMoreBait":
        agree(bool(s.hands[s.turn]), "hands", "agenda", "HAUNT-22")
    step = s.agenda[-1]
    if isinstance(step, AddBait):
        agree(_was_offered(s, step), "agenda", "bait", "HAUNT-9")


def _was_offered(s: Table, step: AddBait) -> bool:
    """Its first link was among what the turn offers, and each card since then was one that fits."""
    pool = pool_of(s.turn, s.bait, s.public, s.is_leading())
    for option in TAKE_TURN.asks(s)[0].options:
        if isinstance(option, SetTrap if step.trap else PlayMeld) and isinstance(option, (PlayMeld, SetTrap)):
            sure, given = len(option.bait), len(step.bait) - len(option.bait)
            if (option.start, option.length) == (step.start, step.length) and given >= 0 \
                    and step.bait[:sure] == option.bait and step.wanted == option.wanted[given:] \
                    and all([step.bait[sure + n] in fitting(pool, step.length, step.bait[:sure + n], option.wanted[n:],
                                                            step.trap) for n in range(given)]):
                return True
    return False


def _check_choices(s: Table, is_choosing: bool) -> None:
    """HAUNT-4, HAUNT-5 Positions in your own hand, from the left; two only for players who may add Bonus Bait."""
    if is_choosing:
        agree(not s.out and not s.meld and not any(s.bait), "agenda", "out", "HAUNT-4")
        agree(all([len(hand) == s.box.hand for hand in s.hands]), "hands", "agenda", "HAUNT-2")
    for seat in range(s.seats):
        places = s.chosen[seat]
        most = 0 if not is_choosing else 2 if s.may_add_bonus(seat) else 1
        agree(len(places) <= most and places == sorted(set(places)), "chosen", "agenda", "HAUNT-5")
        agree(all([place < len(s.hands[seat]) for place in places]), "chosen", "hands", "HAUNT-4")
