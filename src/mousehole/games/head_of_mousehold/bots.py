"""Head of Mousehold: how to play it well.

The policy is a quick, sensible player. It hopes for each own mouse below a trap: how likely are none, one or two
others ahead of it in line, and what comes of that? It reads only what its seat sees.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.head_of_mousehold.box import ROUNDS
from mousehole.games.head_of_mousehold.mice import COLOURS, colour_of, is_squeaker
from mousehole.games.head_of_mousehold.rules.rounds import ranking
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.wire import Choose, HandOver, Place, Swap
from mousehole.kernel import Choice, Decision, Rng, Seat

BLIND: Final = 3.0        # what a token that lies face down is worth on average
LOST: Final = 0.35        # points that a mouse is worth in every round it may still run in
LOOKS: Final = 24         # ways to choose that are looked at: a player who always takes the best is easily read
VARIETY: Final = 0.4      # what another colour among the chosen mice is worth, in places of the speed column


def evaluate(s: Table, seat: Seat) -> float:
    """The chance to win, from cheese won and from what the traps would give if the round ended now."""
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


def measures(s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The cheese; then what the lines would give and take if the round ended now."""
    sight, danger, most = 0, 0, s.most_mice()
    for trap in range(len(s.lines)):
        line = s.in_line(trap)
        losses = s.losses(line, most)
        for at in range(min(losses, len(line))):
            danger += line[at].clan == seat
        if losses < len(line) and line[losses].clan == seat:
            sight += sum(s.cheese[trap]) + sum(s.blind[trap])
    return ("cheese", float(s.cheese_of(seat))), ("sight", float(sight)), ("danger", float(danger))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    ranks = [0] * COLOURS
    for rank in range(COLOURS):
        ranks[s.speed[rank]] = rank
    if d.prompt == "place":
        return _best_place(s, d, ranks, rng)
    if d.prompt == "choose":
        return _good_choice(s, d, ranks, rng)
    best, most = d.options[0], -9
    for option in d.options:  # the slower a mouse, the better: lose a fast one to the neighbour or to the home
        places = 0
        if isinstance(option, HandOver):
            places = -ranks[colour_of(s.box.codes[option.mouse])]
        elif isinstance(option, Swap):
            places = ranks[colour_of(s.box.codes[option.instead])] - ranks[colour_of(s.box.codes[option.mouse])]
        if places > most:
            best, most = option, places
    return best


def _good_choice(s: Table, d: Decision, ranks: list[int], rng: Rng) -> Choice:
    """The best of some: slow mice, of different colours. (Measured: by far better than fast ones or the middle.)"""
    best, most = d.options[0], -9.0
    for _ in range(LOOKS):
        option = d.options[rng.below(len(d.options))]
        assert isinstance(option, Choose)
        worth, colours = 0.0, 0
        for card in option.mice:
            colour = colour_of(s.box.codes[card])
            worth += ranks[colour]
            if colours >> colour & 1 == 0:
                worth += VARIETY
                colours |= 1 << colour
        if worth > most:
            best, most = option, worth
    return best


def _best_place(s: Table, d: Decision, ranks: list[int], rng: Rng) -> Choice:
    """Where a card does most for the own clan; a hostage should do little for its clan. Passing does nothing."""
    seat = d.seat
    before = [_hope(s, seat, seat, trap, s.lines[trap], ranks) for trap in range(len(s.lines))]
    best, most = d.options[0], -99.0
    for option in d.options:
        gain = 0.0
        if isinstance(option, Place):
            trap = option.trap
            clan = s.right_of(seat) if option.hostage else seat
            line = [*s.lines[trap], Laid(s.box.codes[option.mouse], clan, seat, s.is_next_up(trap))]
            gain = _hope(s, seat, seat, trap, line, ranks) - before[trap]
            if option.hostage:
                gain -= 0.5 * _hope(s, seat, clan, trap, line, ranks)
        gain += 0.001 * rng.below(100)
        if gain > most:
            best, most = option, gain
    return best


def _hope(s: Table, seat: Seat, clan: Seat, trap: int, line: list[Laid], ranks: list[int]) -> float:
    """The points that this seat expects for the mice of a clan that it knows in this line."""
    hope = 0.0
    for at in range(len(line)):
        if line[at].clan == clan and line[at].is_known_to(seat):
            hope += _hope_of(s, seat, trap, line, at, ranks)
    return hope


def _hope_of(s: Table, seat: Seat, trap: int, line: list[Laid], at: int, ranks: list[int]) -> float:
    rank = ranks[colour_of(line[at].mouse)]
    known, fastest, leader_squeaks = 0, COLOURS, False
    for other in range(len(line)):
        card = line[other]
        its = ranks[colour_of(card.mouse)]
        if other != at and card.is_known_to(seat) and (its < rank or (its == rank and other < at)):
            known += 1
            if its < fastest:
                fastest, leader_squeaks = its, is_squeaker(card.mouse)
    # who is ahead: nobody, one plain mouse, one Squeaker, or two and the first of them squeaks
    none = 1.0 if known == 0 else 0.0
    plain = 1.0 if known == 1 and not leader_squeaks else 0.0
    squeak = 1.0 if known == 1 and leader_squeaks else 0.0
    two = 1.0 if known == 2 and leader_squeaks else 0.0
    squeakers = 1 / 3 if s.seats == 2 else 1 / 2
    for other_seat in range(s.seats):
        if other_seat != seat:  # first what lies hidden here, then what may still come
            hidden = 0
            for other in range(len(line)):
                if line[other].clan == other_seat and not line[other].is_known_to(seat):
                    hidden += 1
            unseen = hidden + s.cards_of(other_seat)
            for number in range(unseen):
                ahead = _chance_ahead(s.meeples[other_seat], ranks, rank, number < hidden)
                if number >= hidden:
                    ahead /= len(s.lines)
                two = two * (1 - ahead) + squeak * ahead
                plain = plain * (1 - ahead) + none * ahead * (1 - squeakers)
                squeak = squeak * (1 - ahead) + none * ahead * squeakers
                none *= 1 - ahead
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


def _chance_ahead(meeples: int, ranks: list[int], rank: int, is_earlier: bool) -> float:
    """That a hidden card of somebody with these meeples is ahead of a mouse of this rank."""
    colours, ahead = 0, 0
    for colour in range(COLOURS):
        if meeples >> colour & 1:
            colours += 1
            if ranks[colour] < rank or (ranks[colour] == rank and is_earlier):
                ahead += 1
    return ahead / colours if colours else 0.0
