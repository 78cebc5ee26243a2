"""House Mouse: who will be ahead of whom at the end, as far as a seat can tell.

Every mouse has a row, Basil too. Nests, backs and the places of mice are open. A face-down card counts by its back,
unless the seat has peeked at it; Boosts count by their number, unless they are in the seat's own hand.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BASIC, BOOST, COLLECTION, COMBO, FULL, POINT, POWER, Box
from mousehole.games.house_mouse.rules.turn import TakeActions
from mousehole.games.house_mouse.scoring import collection, combo, score
from mousehole.games.house_mouse.table import MICE, NO_CARD, Table
from mousehole.games.house_mouse.wire import BASIL
from mousehole.kernel import Options, Outcome, Seat
from mousehole.learned.judge import Judge as Base
from mousehole.learned.judge import worth_of_order
from mousehole.learned.network import Network, on_grid

NEST: Final = [
    "points", "cards", "lead", "lead, by cards to come", "lead, late", "lead on average", "share that it is ahead of",
    "fullest other nest", "cards to the end", "cards ahead", "cards ahead while leading", "cards ahead while behind",
    "points to hope for", "points to fear", "best next card", "Powers", "worst card", "best card", "covered cards",
    "one card to go", "one card to go and leading", "two cards to go", "Basil"]
TURN: Final = [
    "hand", "Boosts that all know", "on turn", "actions left", "turns before", "naps", "glued", "round", "late round",
    "own view", "two mice", "three mice", "four mice", "five mice or more"]
CORNER: Final = [
    "knows the card here", "gain here", "Power here", "Boost here", "Point here", "best known gain beside",
    "known gains beside", "Points beside", "Powers beside", "Boosts beside"]
LATE: Final = 15   # rounds

# Seats and options of the tables that it learns from, taken in turn.
TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}), (4, {}), (3, {}), (2, {}), (4, {}), (5, {}), (3, {"basil": True}), (4, {"basil": True}), (6, {}), (8, {})]


def inputs(box: Box) -> list[str]:
    return [*NEST, *TURN, *CORNER, *[f"Power {kind.name}" for kind in box.kinds if kind.type == POWER],
            *[f"Boost {kind.name}" for kind in box.kinds if kind.type == BOOST]]


class Judge(Base):
    def __init__(self, box: Box, network: Network) -> None:
        super().__init__(inputs(box), network)
        self.special: Final = [n for n, kind in enumerate(box.kinds) if kind.form in (COLLECTION, COMBO)]
        powers = [n for n, kind in enumerate(box.kinds) if kind.type == POWER]
        boosts = [n for n, kind in enumerate(box.kinds) if kind.type == BOOST]
        self.powers: Final = len(powers)
        self.boosts: Final = len(boosts)
        self.slot: Final = [-1] * len(box.kinds)  # among the Powers, or among the Boosts
        for at in range(len(powers)):
            self.slot[powers[at]] = at
        for at in range(len(boosts)):
            self.slot[boosts[at]] = at

    def turn(self, s: Table) -> int:
        """A turn; what Basil does ends with the next player's."""
        return s.round * MICE + s.turn

    def is_settled(self, s: Table) -> bool:
        """A player may act, and no card is being resolved."""
        return not s.frames and isinstance(s.agenda[-1], TakeActions)

    def ranks(self, s: Table, outcome: Outcome | None, stage: int) -> list[int]:
        """HOUSE-28 Points, then cards; Basil among them."""
        keys = [(score(s.box, s.nests[mouse]), len(s.nests[mouse])) for mouse in s.all_mice()]
        order = sorted(keys, reverse=True)
        return [order.index(key) for key in keys]

    def worth(self, s: Table, seat: Seat, rows: list[list[float]]) -> float:
        return worth_of_order(self.strengths(rows), seat, s.seats)

    def rows(self, s: Table, eye: Seat) -> list[list[float]]:
        box, mice = s.box, s.all_mice()
        kinds, total = box.kinds, len(mice)
        scores: list[int] = []
        sizes: list[int] = []
        gone = [0] * len(kinds)     # in nests, or discarded
        nests: list[list[int]] = []  # how many of each kind
        for mouse in mice:
            counts = [0] * len(kinds)
            for card in s.nests[mouse]:
                counts[box.kind_of[card]] += 1
                gone[box.kind_of[card]] += 1
            nests.append(counts)
            scores.append(score(box, s.nests[mouse]))
            sizes.append(len(s.nests[mouse]))
        for card in s.discard:
            gone[box.kind_of[card]] += 1
        order = s.clockwise_from(s.turn)
        if s.turn == BASIL:
            order = [BASIL, *order[:-1]]
        rest = FULL - max(sizes)
        rows: list[list[float]] = []
        for at in range(total):
            mouse, counts, n, points = mice[at], nests[at], sizes[at], scores[at]
            hope, fear, best_next = 0.0, 0.0, 0
            for k in self.special:
                left = kinds[k].copies - gone[k]
                if left > 0:
                    more = one_more(box, counts, k)
                    if more > 0:
                        hope += more * left
                    else:
                        fear += more * left
                    best_next = max(best_next, more)
            powers, worst, best, covered = 0, 0, 0, 0
            for card in s.nests[mouse]:
                k = box.kind_of[card]
                if kinds[k].type == POWER:
                    powers += 1
                else:
                    worth = kinds[k].values[0]
                    if kinds[k].form != BASIC:
                        counts[k] -= 1
                        worth = one_more(box, counts, k)
                        counts[k] += 1
                    worst, best = min(worst, worth), max(best, worth)
                if s.covered and card in s.covered:
                    covered += 1
            rival, fullest, ahead, leads = -99, 0, 0.0, 0
            for other in range(total):
                if other != at:
                    rival, fullest = max(rival, scores[other]), max(fullest, sizes[other])
                    leads += points - scores[other]
                    if scores[other] < points:
                        ahead += 1.0
                    elif scores[other] == points:
                        ahead += 0.5
            lead, more_cards = points - rival, n - fullest
            row = [float(points), float(n), float(lead), on_grid(4 * lead / (3.0 + 1.2 * rest)),
                   on_grid(lead / (1.0 + 0.3 * rest)), on_grid(leads / (total - 1)), on_grid(ahead / (total - 1)),
                   float(fullest), float(rest), float(more_cards), float(more_cards) if lead > 0 else 0.0,
                   float(more_cards) if lead < 0 else 0.0, on_grid(hope / 4), on_grid(fear / 4), float(best_next),
                   float(powers), float(worst), float(best), float(covered), float(n == FULL - 1),
                   float(n == FULL - 1 and lead > 0), float(n == FULL - 2), float(mouse == BASIL)]
            known = 0
            for mark in s.known:
                known += mark % 16 == mouse
            is_on_turn = s.turn == mouse
            row += [0.0 if mouse == BASIL else float(len(s.hands[mouse])), float(known), float(is_on_turn),
                    float(s.actions_left()) if is_on_turn else 0.0, float(order.index(mouse)),
                    float(s.next_naps[mouse]), float(s.is_glued(mouse)), float(min(s.round, LATE)),
                    float(s.round > LATE), float(mouse == eye), float(total == 2), float(total == 3),
                    float(total == 4), float(total >= 5)]
            self._add_corner(row, s, eye, mouse, counts)
            slots = [0.0] * (self.powers + self.boosts)
            for card in s.nests[mouse]:
                k = box.kind_of[card]
                if kinds[k].type == POWER and mouse != BASIL:
                    slots[self.slot[k]] += 1.0
            if mouse == eye:
                for card in s.hands[mouse]:
                    slots[self.powers + self.slot[box.kind_of[card]]] += 1.0
            row += slots
            rows.append(row)
        return rows

    def _add_corner(self, row: list[float], s: Table, eye: Seat, mouse: int, counts: list[int]) -> None:
        """What lies at the mouse's corner, and beside it, as far as the eye knows."""
        box, here = s.box, s.mice[mouse]
        knows, gain, power, boost, point = 0.0, 0, 0.0, 0.0, 0.0
        best, gains, points, powers, boosts = 0, 0, 0, 0, 0
        if here >= 0:
            card = s.house[here]
            if card != NO_CARD:
                type = box.type_of[card]
                power, boost, point = float(type == POWER), float(type == BOOST), float(type == POINT)
                if type == POINT and s.has_seen(eye, here):
                    knows, gain = 1.0, one_more(box, counts, box.kind_of[card])
            for corner in box.house_for(s.seats).beside[here]:
                card = s.house[corner]
                if card == NO_CARD or not s.is_free_corner(corner):
                    continue
                type = box.type_of[card]
                if type == POWER:
                    powers += 1
                elif type == BOOST:
                    boosts += 1
                else:
                    points += 1
                    if s.has_seen(eye, corner):
                        more = one_more(box, counts, box.kind_of[card])
                        best = max(best, more)
                        if more > 0:
                            gains += more
        row += [knows, float(gain), power, boost, point, float(best), float(gains), float(points), float(powers),
                float(boosts)]


def one_more(box: Box, counts: list[int], n: int) -> int:
    """The points that one more card of this kind adds."""
    kind = box.kinds[n]
    if kind.form == BASIC:
        return kind.values[0]
    if kind.form == COLLECTION:
        have = counts[n]
        return collection(kind.values, have + 1) - (collection(kind.values, have) if have else 0)
    if kind.form == COMBO:
        partner = box.partner_of[n]
        values, theirs, have, mates = kind.values, box.kinds[partner].values, counts[n], counts[partner]
        return combo(values, have + 1, mates) + combo(theirs, mates, have + 1) \
            - combo(values, have, mates) - combo(theirs, mates, have)
    return 0
