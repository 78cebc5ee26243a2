"""Head of Mousehold: evaluation and policy.

The policy is a quick, sensible player. For each of its mice under a trap it estimates how likely none, one or two
others are ahead of it in line, and what that is worth. It uses only what its seat sees and what `deduction` derives
from that, which players may ask for, too.

Policy and evaluation are asked for all the time: what several options have in common is worked out once. In
`tests/slow_bots.py` it is worked out for each; the answers are the same.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.deduction import suspects_at
from mousehole.games.head_of_mousehold.habits import Habits
from mousehole.games.head_of_mousehold.mice import (
    COLOURS,
    KINDS,
    NO_MOUSE,
    colour_of,
    colours_in,
    is_squeaker,
    size,
)
from mousehole.games.head_of_mousehold.rules.rounds import ranking
from mousehole.games.head_of_mousehold.table import Laid, Table, total
from mousehole.games.head_of_mousehold.wire import HandOver, Place, Swap
from mousehole.kernel import Choice, Decision, Rng, Seat

BLIND: Final = 3.0        # the average value of a face-down token…
LOST: Final = 0.35        # …and the value of a mouse in points, per round that is left; both in the evaluation only
LOOKS: Final = 24         # ways to choose that are sampled: always taking the best would be easy to read
NOTHING: Final = -99.0    # less than anybody can have


def take_up(box: Box, habits: dict[str, float]) -> None:
    """Let this box's quick player weigh things by these numbers from now on."""
    box.habits = Habits(habits)


def evaluate(s: Table, seat: Seat) -> float:
    """The chance of winning, from the cheese won and from what the traps would give if the round ended now."""
    if s.ended:
        best = ranking(s)[0]
        return 1 / len(best) if seat in best else 0.0
    points = [s.cheese_of(each) + 0.01 * size(s.clans[each]) for each in range(s.seats)]
    placed = s.turns / (s.seats * s.box.mice_asked(s.seats))
    most = s.most_mice()
    for trap in range(len(s.lines)):
        line = s.in_line(trap)
        losses = s.losses(line, most)
        for at in range(min(losses, len(line))):
            points[line[at].clan] -= placed * LOST * (s.box.rounds - s.round)
        if losses < len(line):
            points[line[losses].clan] += (0.3 + 0.7 * placed) * s.cheese_on(trap)
    rival = NOTHING
    for each in range(s.seats):
        if each != seat:
            rival = max(rival, points[each])
    return 1 / (1 + exp((rival - points[seat]) / (1 + 1.5 * (s.box.rounds - s.round + 1 - placed))))


def progress(s: Table) -> float:
    """The rounds played, and the part of this one's mice that is placed."""
    return min(max(s.round - 1 + s.turns / (s.seats * s.box.mice_asked(s.seats)), 0.0) / s.box.rounds, 1.0)


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    ranks = [0] * COLOURS
    for rank in range(len(s.speed)):
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
    hand = s.hands[seat]
    ways = s.box.samples_of(s.clans[seat] - hand, s.mice_to_choose(seat))
    number, chosen = len(ways), colours_in(hand)
    habits, varieties = s.box.habits, s.box.habits.varieties
    best, most = ways[0], -9.0
    places = [habits.places[ranks[colour_of(kind)]] + (habits.squeaker if is_squeaker(kind) else 0.0)
              for kind in range(KINDS)]
    for _ in range(LOOKS):
        way = ways[rng.below(number)]
        worth = varieties[chosen | way.colours]
        for mouse in way.mice:
            worth += places[mouse]
        if worth > most:
            best, most = way, worth
    return s.box.add[best.mice[rng.below(len(best.mice))]]


def _best_place(s: Table, d: Decision, ranks: list[int], rng: Rng) -> Choice:
    """The placing that gains most for the seat's own clan; a hostage should gain little. Passing gains nothing."""
    seat = d.seat
    hopes = Hopes(s, seat, ranks)
    before = [hopes.of_clan(seat, trap, s.lines[trap]) for trap in range(len(s.lines))]
    best, most, habits = d.options[0], NOTHING, s.box.habits
    others = [[hopes.of_clan(other, trap, s.lines[trap]) for other in range(s.seats)]
              for trap in range(len(s.lines))] if habits.spite != 0.0 else []
    for option in d.options:
        gain = habits.pass_on
        if isinstance(option, Place):
            trap = option.trap
            clan = s.right_of(seat) if option.hostage else seat
            line = [*s.lines[trap], Laid(s.box.codes[option.mouse], clan, seat, s.is_next_up(trap))]
            gain = hopes.of_clan(seat, trap, line) - before[trap]
            if option.hostage:
                gain -= habits.hostage * hopes.of_clan(clan, trap, line)
            elif habits.squeak != 0.0 and is_squeaker(s.box.codes[option.mouse]):
                gain += habits.squeak
            if len(line) == 1:
                gain += habits.alone
            if habits.spite != 0.0:
                for other in range(s.seats):
                    if other != seat and not (option.hostage and other == clan):
                        gain += habits.spite * (others[trap][other] - hopes.of_clan(other, trap, line))
        gain += 0.001 * rng.below(100)
        if gain > most:
            best, most = option, gain
    return best


class Coming:
    """The chances of all cards still to come to be faster than one rank, and to be faster Squeakers."""

    def __init__(self) -> None:
        self.faster: Final[list[float]] = []
        self.squeaks: Final[list[float]] = []


class Hopes:
    """What a seat expects from mice under the traps, and all that is the same for every card that it may place."""

    def __init__(self, s: Table, seat: Seat, ranks: list[int]) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.ranks: Final = [ranks[colour_of(kind)] for kind in range(KINDS)]  # by kind
        self.odds: Final = [suspects_at(s, seat, clan).odds_with(ranks) for clan in range(s.seats)]
        self.prizes: Final = [total(s.cheese[trap]) + s.box.habits.blind * len(s.blind[trap])
                                     for trap in range(len(s.lines))]
        self.most: Final = s.most_mice()
        self.cost: Final = s.box.habits.lost * (s.box.rounds - s.round) + s.box.habits.lost_at_last
        self.coming: Final[list[Coming | None]] = [None] * COLOURS
        self.shares: Final = self._shares()

    def _shares(self) -> list[float]:
        """By trap: how much likelier a card to come is there than if any trap were as likely."""
        habits, prizes = self.s.box.habits, self.prizes
        shares = [habits.to_come] * len(prizes)
        if habits.to_come_by_prize != 0.0:
            average = sum(prizes) / len(prizes) + 1.0
            for trap in range(len(prizes)):
                more = habits.to_come_by_prize * ((prizes[trap] + 1.0) / average - 1)
                shares[trap] *= max(0.0, min(1 + more, 2.0))
        return shares

    def of_clan(self, clan: Seat, trap: int, line: list[Laid]) -> float:
        """The points that this seat expects from the mice of a clan that it knows in this line."""
        hope, seat = 0.0, self.seat
        for at in range(len(line)):
            card = line[at]
            if card.clan == clan and card.is_known_at(seat):
                hope += self.of_card(trap, line, at)
        return hope

    def of_card(self, trap: int, line: list[Laid], at: int) -> float:
        s, seat, ranks = self.s, self.seat, self.ranks
        rank = ranks[line[at].mouse]
        known, fastest, leader_squeaks = 0, COLOURS, False
        for other in range(len(line)):
            card = line[other]
            if other != at and card.is_known_at(seat):
                its = ranks[card.mouse]
                if its < rank or (its == rank and other < at):
                    known += 1
                    if its < fastest:
                        fastest, leader_squeaks = its, is_squeaker(card.mouse)
        # chances that nobody, one plain mouse, one Squeaker, or a Squeaker and another mouse are ahead of it
        none = 1.0 if known == 0 else 0.0
        plain = 1.0 if known == 1 and not leader_squeaks else 0.0
        squeak = 1.0 if known == 1 and leader_squeaks else 0.0
        two = 1.0 if known == 2 and leader_squeaks else 0.0
        for other in range(len(line)):
            card = line[other]
            if not card.is_known_at(seat):
                odds, until = self.odds[card.clan], rank + 1 if other < at else rank
                faster, squeaks = odds.sure[until], odds.squeaks[until]
                two = two * (1 - faster) + squeak * faster
                plain = plain * (1 - faster) + none * (faster - squeaks)
                squeak = squeak * (1 - faster) + none * squeaks
                none *= 1 - faster
        coming, share = self.coming_before(rank), self.shares[trap]
        for n in range(len(coming.faster)):
            faster, squeaks = share * coming.faster[n], share * coming.squeaks[n]
            two = two * (1 - faster) + squeak * faster
            plain = plain * (1 - faster) + none * (faster - squeaks)
            squeak = squeak * (1 - faster) + none * squeaks
            none *= 1 - faster
        if s.is_cat_asleep:
            plain, squeak, two = plain + squeak, 0.0, 0.0
        prize, cost = self.prizes[trap], self.cost
        if rank == len(s.speed) - 1:
            works = prize * (none + plain + two) - cost * squeak
        else:
            works = prize * (plain + two) - cost * (none + squeak)
        if s.has_defects and len(line) >= self.most:
            return s.box.habits.longest * works + (1 - s.box.habits.longest) * prize * none
        return works

    def coming_before(self, rank: int) -> Coming:
        """Cards still to come from others: from their hands, and their hostages. Any trap is as likely."""
        known = self.coming[rank]
        if known is not None:
            return known
        s, seat, found, share = self.s, self.seat, Coming(), 1 / len(self.s.lines)
        for clan in range(s.seats):
            if clan != seat:
                holder = s.left_of(clan)
                cards = size(s.hands[clan]) + (s.held[holder] != NO_MOUSE and holder != seat)
                faster, squeaks = self.odds[clan].sure[rank] * share, self.odds[clan].squeaks[rank] * share
                if faster > 0:
                    for _ in range(cards):
                        found.faster.append(faster)
                        found.squeaks.append(squeaks)
        self.coming[rank] = found
        return found
