"""The policy and the evaluation of `bots.py`, all worked out anew for every option: the quick ones must agree."""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.head_of_mousehold.bots import BLIND, LOOKS, LOST
from mousehole.games.head_of_mousehold.box import ROUNDS
from mousehole.games.head_of_mousehold.deduction import suspects_at
from mousehole.games.head_of_mousehold.habits import BY_HAND
from mousehole.games.head_of_mousehold.mice import (
    COLOURS,
    KINDS,
    NO_MOUSE,
    colour_of,
    colours_in,
    is_squeaker,
    mice_in,
    size,
)
from mousehole.games.head_of_mousehold.rules.rounds import ranking
from mousehole.games.head_of_mousehold.suspects import Suspects
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.wire import HandOver, Place, Swap
from mousehole.kernel import Choice, Decision, Rng, Seat


def evaluate(s: Table, seat: Seat) -> float:
    """The chance of winning, from the cheese won and from what the traps would give if the round ended now."""
    if s.ended:
        best = ranking(s)[0]
        return 1 / len(best) if seat in best else 0.0
    everybody = range(s.seats)
    points = [s.cheese_of(each) + 0.01 * len(s.box.written(s.clans[each])) for each in everybody]
    placed = s.turns / (s.seats * s.box.mice_asked(s.seats))
    most = s.most_mice()
    for trap in range(len(s.lines)):
        line = s.in_line(trap)
        losses = s.losses(line, most)
        for at in range(min(losses, len(line))):
            points[line[at].clan] -= placed * LOST * (ROUNDS - s.round)
        if losses < len(line):
            points[line[losses].clan] += (0.3 + 0.7 * placed) * (sum(s.cheese[trap]) + sum(s.blind[trap]))
    rival = max([points[each] for each in everybody if each != seat])
    return 1 / (1 + exp((rival - points[seat]) / (1 + 1.5 * (ROUNDS - s.round + 1 - placed))))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    ranks = [0] * COLOURS
    for rank in range(COLOURS):
        ranks[s.speed[rank]] = rank
    if d.prompt == "place":
        return _best_place(s, d, ranks, rng)
    if d.prompt == "choose":
        return _good_mouse(s, d.seat, ranks, rng)
    best, most = d.options[0], -9
    for option in d.options:  # slow mice are better: hand over or swap out a fast one
        places = 0
        if isinstance(option, HandOver):
            places = -ranks[colour_of(s.box.codes[option.mouse])]
        elif isinstance(option, Swap):
            places = ranks[colour_of(s.box.codes[option.instead])] - ranks[colour_of(s.box.codes[option.mouse])]
        if places > most:
            best, most = option, places
    return best


def _good_mouse(s: Table, seat: Seat, ranks: list[int], rng: Rng) -> Choice:
    """A mouse from the best of some sampled ways to choose: slow mice of different colours.

    Measured: that is much better than fast or middling mice.
    """
    hand, home = s.hands[seat], s.clans[seat] - s.hands[seat]
    ways = s.box.ways_to_choose(home, s.mice_to_choose(seat))
    best, most = ways[0], -9.0
    for _ in range(LOOKS):
        way = ways[rng.below(len(ways))]
        worth = BY_HAND["variety"] * size_of_set(colours_in(hand + way))
        for mouse in mice_in(way):
            worth += ranks[colour_of(mouse)]
        if worth > most:
            best, most = way, worth
    mice = mice_in(best)
    return s.box.add[mice[rng.below(len(mice))]]


def size_of_set(colours: int) -> int:
    number = 0
    while colours:
        number += colours & 1
        colours >>= 1
    return number


def _best_place(s: Table, d: Decision, ranks: list[int], rng: Rng) -> Choice:
    """The placing that gains most for the seat's own clan; a hostage should gain little. Passing gains nothing."""
    seat = d.seat
    odds = [_odds(s, seat, clan, ranks) for clan in range(s.seats)]
    before = [_hope(s, seat, seat, trap, s.lines[trap], ranks, odds) for trap in range(len(s.lines))]
    best, most = d.options[0], -99.0
    for option in d.options:
        gain = 0.0
        if isinstance(option, Place):
            trap = option.trap
            clan = s.right_of(seat) if option.hostage else seat
            line = [*s.lines[trap], Laid(s.box.codes[option.mouse], clan, seat, s.is_next_up(trap))]
            gain = _hope(s, seat, seat, trap, line, ranks, odds) - before[trap]
            if option.hostage:
                gain -= 0.5 * _hope(s, seat, clan, trap, line, ranks, odds)
        gain += 0.001 * rng.below(100)
        if gain > most:
            best, most = option, gain
    return best


class Odds:
    """What a hidden card of one clan can be, as cumulative chances by rank in the speed column.

    `sure[rank]`: that it is faster than this rank; `squeaks[rank]`: that it is a faster Squeaker.
    """

    def __init__(self, suspects: Suspects, ranks: list[int]) -> None:
        sure, squeaks = [0.0] * (COLOURS + 1), [0.0] * (COLOURS + 1)
        if suspects.total:
            for kind in range(KINDS):
                chance = suspects.weights[kind] / suspects.total
                for rank in range(ranks[colour_of(kind)] + 1, COLOURS + 1):
                    sure[rank] += chance
                    if is_squeaker(kind):
                        squeaks[rank] += chance
        self.sure: Final = sure
        self.squeaks: Final = squeaks


def _odds(s: Table, seat: Seat, clan: Seat, ranks: list[int]) -> Odds:
    return Odds(suspects_at(s, seat, clan), ranks)


def _hope(s: Table, seat: Seat, clan: Seat, trap: int, line: list[Laid], ranks: list[int], odds: list[Odds]) -> float:
    """The points that this seat expects from the mice of a clan that it knows in this line."""
    hope = 0.0
    for at in range(len(line)):
        if line[at].clan == clan and line[at].is_known_to(seat):
            hope += _hope_of(s, seat, trap, line, at, ranks, odds)
    return hope


def _hope_of(s: Table, seat: Seat, trap: int, line: list[Laid], at: int, ranks: list[int], odds: list[Odds]) -> float:
    rank = ranks[colour_of(line[at].mouse)]
    known, fastest, leader_squeaks = 0, COLOURS, False
    for other in range(len(line)):
        card = line[other]
        its = ranks[colour_of(card.mouse)]
        if other != at and card.is_known_to(seat) and (its < rank or (its == rank and other < at)):
            known += 1
            if its < fastest:
                fastest, leader_squeaks = its, is_squeaker(card.mouse)
    # ahead of it: nobody, one plain mouse, one Squeaker, or a Squeaker and another mouse
    ahead = Ahead(known, leader_squeaks)
    for other in range(len(line)):
        card = line[other]
        if not card.is_known_to(seat):
            its_odds, until = odds[card.clan], rank + 1 if other < at else rank
            ahead.meet(its_odds.sure[until], its_odds.squeaks[until])
    for clan in range(s.seats):
        if clan != seat:  # cards still to come: from its hand, and its hostage
            holder, share = s.left_of(clan), 1 / len(s.lines)
            coming = size(s.hands[clan]) + (s.held[holder] != NO_MOUSE and holder != seat)
            for _ in range(coming):
                ahead.meet(odds[clan].sure[rank] * share, odds[clan].squeaks[rank] * share)
    none, plain, squeak, two = ahead.none, ahead.plain, ahead.squeak, ahead.two
    if s.is_cat_asleep:
        plain, squeak, two = plain + squeak, 0.0, 0.0
    prize = sum(s.cheese[trap]) + BLIND * len(s.blind[trap])
    cost = LOST * (ROUNDS - s.round) + 0.05
    if rank == COLOURS - 1:
        works = prize * (none + plain + two) - cost * squeak
    else:
        works = prize * (plain + two) - cost * (none + squeak)
    if s.has_defects and len(line) >= s.most_mice():
        return 0.4 * works + 0.6 * prize * none
    return works


class Ahead:
    """Chances that nobody, one plain mouse, one Squeaker, or a Squeaker and another mouse are ahead in line."""

    def __init__(self, known: int, leader_squeaks: bool) -> None:
        self.none = 1.0 if known == 0 else 0.0
        self.plain = 1.0 if known == 1 and not leader_squeaks else 0.0
        self.squeak = 1.0 if known == 1 and leader_squeaks else 0.0
        self.two = 1.0 if known == 2 and leader_squeaks else 0.0

    def meet(self, faster: float, squeaks: float) -> None:
        """Take in another hidden mouse, with its chances to be faster and to be a faster Squeaker."""
        self.two = self.two * (1 - faster) + self.squeak * faster
        self.plain = self.plain * (1 - faster) + self.none * (faster - squeaks)
        self.squeak = self.squeak * (1 - faster) + self.none * squeaks
        self.none *= 1 - faster
