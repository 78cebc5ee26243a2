"""Head of Mousehold: how likely hidden mice are, by how mice are chosen and placed.

The rules leave open what lies face down; how people play does not. Nobody lays a fast mouse first under a rich trap. So
whoever has learned takes some of the mice that fit a view for likelier than others: two small logistic models, one of
which mice a clan chooses, one of which mouse lies where. Both know only what everybody at the table sees. What they are
fitted to is in `cases.py`.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.head_of_mousehold.beliefs import CHOOSING, PLACING, Beheld, Beliefs, Public
from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.mice import COLOURS, KINDS, colour_of, count, is_squeaker, mice_in, one
from mousehole.games.head_of_mousehold.suspects import Suspects
from mousehole.games.head_of_mousehold.wire import HIDDEN, Card, Trap, View
from mousehole.kernel import Rng, Seat
from mousehole.learned.network import on_grid

BLIND: Final = 3.0        # the average value of a face-down token
LATEST: Final = 3         # cards before a later one are counted up to here
GUESSES: Final = 4        # ways to lay a clan's cards of which one is picked
GRAIN: Final = 1 << 16    # the weight of what is likeliest; whole numbers add up to the same on every machine
FINEST: Final = 1 << 26   # how finely is told how well a guess fits
FAINTEST: Final = -20.0   # e to the power of this is nothing
SLOWEST: Final = COLOURS - 1


def take_up(box: Box, choosing: list[float], placing: list[float]) -> None:
    """Let whoever imagines tables with this box believe so from now on."""
    box.beliefs = Beliefs(choosing, placing)


def guessed(box: Box, b: Beliefs, v: View, clan: Seat, ways: list[int], rng: Rng) -> list[int]:
    """Draw the hidden mice of a clan, the first hidden card's last: first those under traps, in their order."""
    found = beheld(b, v, box)
    if not found.ways[clan]:
        _look_at(found, b, v, box, clan, ways)
    sums, spots = found.ways[clan], found.spots[clan]
    if not spots:
        return shuffled(ways[drawn(sums, rng)], rng)
    guesses, sums_of_fits, total = list[list[int]](), list[int](), 0
    for _ in range(GUESSES):
        guess = shuffled(ways[drawn(sums, rng)], rng)
        total += laid(guess, spots, rng)
        sums_of_fits.append(total)
        guesses.append(guess)
    return guesses[drawn(sums_of_fits, rng)]


def laid(mice: list[int], spots: list[list[int]], rng: Rng) -> int:
    """Put likely mice under the traps, card by card; return how well all of them fit, at least 1.

    The first card's is put last, and so on. Who is left over is in the hand.
    """
    fits, left = float(FINEST), len(mice)
    for spot in spots:
        left -= 1
        if not spot:
            continue  # anybody: they are shuffled
        total, many = 0, left + 1
        for n in range(many):
            total += spot[mice[n]]
        lot = rng.below(total)
        at = 0
        while lot >= spot[mice[at]]:
            lot -= spot[mice[at]]
            at += 1
        mice[at], mice[left] = mice[left], mice[at]
        fits *= total / (many * GRAIN)
    return int(fits) + 1


def guessed_choice(box: Box, b: Beliefs, v: View, clan: Seat, pile: int, number: int, rng: Rng) -> list[int]:
    """Draw what a clan of these mice chooses, while nobody knows yet."""
    ways, found = box.ways_to_choose(pile, number), beheld(b, v, box)
    if not found.ways[clan]:
        found.ways[clan] = sums_of(b, ways, 0, found.public.ranks)
    return shuffled(ways[drawn(found.ways[clan], rng)], rng)


def shuffled(pile: int, rng: Rng) -> list[int]:
    mice = mice_in(pile)
    rng.shuffle(mice)
    return mice


def beheld(b: Beliefs, v: View, box: Box) -> Beheld:
    """Return what is known of this view so far."""
    known = b.last
    if known is None or known.view is not v:
        known = b.last = Beheld(v, public(v, box))
    return known


def _look_at(found: Beheld, b: Beliefs, v: View, box: Box, clan: Seat, ways: list[int]) -> None:
    """Work out what speaks for each way, and for each kind of mouse under a trap."""
    seen, spots = 0, list[list[int]]()
    for trap in range(len(v.traps)):
        cards = v.traps[trap].cards
        for at in range(len(cards)):
            card = cards[at]
            if card.clan_seat != clan:
                continue
            if card.mouse != HIDDEN:
                seen += one(box.codes[card.mouse])
            elif card.by_seat != clan:
                spots.append([])  # a hostage: placed by somebody else
            else:
                spots.append(weights([dot(b.placing, placing_row(found.public, box, cards, at, trap, kind))
                                      for kind in range(KINDS)]))
    held = v.held[(clan + 1) % v.seats]
    if held is not None and held != HIDDEN:
        seen += one(box.codes[held])
    found.spots[clan] = spots
    found.ways[clan] = sums_of(b, ways, seen, ranks_at_choosing(v, found.public.ranks))


def sums_of(b: Beliefs, ways: list[int], seen: int, ranks: list[int]) -> list[int]:
    """Return the weight of all ways up to each."""
    total, sums = 0, list[int]()
    for each in weights([dot(b.choosing, choosing_row(way + seen, ranks)) for way in ways]):
        total += each
        sums.append(total)
    return sums


def drawn(sums: list[int], rng: Rng) -> int:
    """Draw one of several by their weights."""
    lot = rng.below(sums[-1])
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > lot:
            high = middle
        else:
            low = middle + 1
    return low


def weights(exponents: list[float]) -> list[int]:
    """How likely each is beside the likeliest; whatever is possible is never ruled out."""
    most = max(exponents)
    return [int(exp(max(each - most, FAINTEST)) * GRAIN + 0.5) + 1 for each in exponents]


def dot(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for n in range(len(row)):
        if row[n] != 0.0:
            total += weights[n] * row[n]
    return total


def public(v: View, box: Box) -> Public:
    letters = [colour.letter for colour in box.colours]
    ranks = [0] * COLOURS
    for rank in range(len(v.speed)):
        ranks[letters.index(v.speed[rank].letter)] = rank
    odds = [suspects_of(v, box, clan).odds_with(ranks) for clan in range(v.seats)]
    return Public(ranks, [prize_of(trap) for trap in v.traps], odds, v.is_cat_asleep)


def prize_of(trap: Trap) -> float:
    prize = BLIND * trap.blind
    for token in trap.cheese:
        prize += token
    return prize


def suspects_of(v: View, box: Box, clan: Seat) -> Suspects:
    """What a clan's face-down cards can be, for everybody: even for those who know some of them."""
    seen, pile, meeples = 0, 0, 0
    hidden = len(v.hands[clan]) if v.meeples[clan] else 0  # before that, nobody knows how many mice others have chosen
    if v.held[(clan + 1) % v.seats] is not None:
        hidden += 1
    for trap in v.traps:
        for card in trap.cards:
            if card.clan_seat == clan:
                if card.is_up:
                    seen += one(box.codes[card.mouse])
                else:
                    hidden += 1
    for mouse in v.clans[clan]:
        pile += one(box.codes[mouse])
    for colour in box.column:
        if box.colours[colour].letter in v.meeples[clan]:
            meeples |= 1 << colour
    return box.suspects_of(pile, seen, hidden, meeples, v.decided[clan])


def ranks_at_choosing(v: View, ranks: list[int]) -> list[int]:
    """HEAD-32, HEAD-35 Places in the column as they were when mice were chosen."""
    if v.event == "false-start":
        return [0 if rank == SLOWEST else rank + 1 for rank in ranks]
    if v.event == "heroic-sprint":
        return [SLOWEST if rank == 0 else rank - 1 for rank in ranks]
    return ranks


def choosing_row(pile: int, ranks: list[int]) -> list[float]:
    """What speaks for choosing these mice."""
    row = [0.0] * len(CHOOSING)
    for kind in range(KINDS):
        mice = count(pile, kind)
        if mice:
            rank = ranks[colour_of(kind)]
            if rank:
                row[rank - 1] += mice
            if is_squeaker(kind):
                row[4] += mice
                if rank >= SLOWEST - 1:
                    row[5] += mice
    return row


def placing_row(p: Public, box: Box, cards: tuple[Card, ...], at: int, trap: int, kind: int) -> list[float]:
    """What speaks for a card being of this kind, beside how many of the kind there are: by what lay there before it."""
    rank, squeaks = p.ranks[colour_of(kind)], is_squeaker(kind)
    known, fastest, leader_squeaks = 0, COLOURS, False
    for before in range(at):
        card = cards[before]
        if card.is_up:
            mouse = box.codes[card.mouse]
            its = p.ranks[colour_of(mouse)]
            if its <= rank:
                known += 1
                if its < fastest:
                    fastest, leader_squeaks = its, is_squeaker(mouse)
    # chances that nobody, one plain mouse, one Squeaker, or a Squeaker and another mouse are ahead of it
    none = 1.0 if known == 0 else 0.0
    plain = 1.0 if known == 1 and not leader_squeaks else 0.0
    squeak = 1.0 if known == 1 and leader_squeaks else 0.0
    two = 1.0 if known == 2 and leader_squeaks else 0.0
    for before in range(at):
        card = cards[before]
        if not card.is_up:
            odds = p.odds[card.clan_seat]
            faster, squeaker = odds.sure[rank + 1], odds.squeaks[rank + 1]
            two = two * (1 - faster) + squeak * faster
            plain = plain * (1 - faster) + none * (faster - squeaker)
            squeak = squeak * (1 - faster) + none * squeaker
            none *= 1 - faster
    if p.is_cat_asleep:
        plain, squeak, two = plain + squeak, 0.0, 0.0
    is_slowest, prize, most = rank == SLOWEST, p.prizes[trap], max(p.prizes)
    takes = none + plain + two if is_slowest else plain + two
    caught = squeak if is_slowest else none + squeak
    row = [0.0] * len(PLACING)
    row[0], row[1] = on_grid(prize * takes), on_grid(caught)
    if squeaks:
        row[2], row[19], row[20] = 1.0, on_grid(none), on_grid(caught * prize)
    if not is_slowest:
        row[3 + rank] = 1.0
    if most:
        row[7 + rank] = on_grid(prize / most)
    if at == 0:
        row[12 + rank] = 1.0
    elif rank >= SLOWEST - 1:
        row[17 + rank - (SLOWEST - 1)] = min(at, LATEST) / LATEST
    return row
