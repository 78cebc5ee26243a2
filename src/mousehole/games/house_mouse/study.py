"""House Mouse: what a balance report counts in a match. Everything is a share: hits out of a total."""
from __future__ import annotations

from typing import Any, Final

from mousehole.games.house_mouse.bots import gain_of, is_ahead
from mousehole.games.house_mouse.box import BACKS, BOOST, POINT
from mousehole.games.house_mouse.promise import power_gain, turns_left
from mousehole.games.house_mouse.rules.turn import TakeActions
from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.wire import BASIL, Card
from mousehole.kernel import Choice, Outcome, Seat

LAST_ROUND: Final = 10  # later rounds are counted with this one
WORTH_TAKING: Final = 1.5  # points; a Point of which only the back is known promises about 2


Figure = tuple[str, tuple[tuple[str, Any], ...]]  # the message `study-<name>` and its arguments


def house_holds(round: int, back: str) -> Figure:
    """Of the cards in the house at the beginning of a turn: those with this back."""
    return "house", (("round", min(round, LAST_ROUND)), ("back", back))


def turns(how: str) -> Figure:
    """Of all turns: those that begin with no-point or nothing-worth-taking, and those that end without-taking."""
    return "turns", (("how", how),)


def winner_holds(back: str) -> Figure:
    """Of the cards in the winners' nests: those with this back."""
    return "winners", (("back", back),)


def card_taken(back: str, kind: str) -> Figure:
    """Of the cards of this kind that lay in somebody's reach at the beginning of a turn: those that were taken."""
    return back, (("card", Card(f"{kind}-1")),)


def card_wins(kind: str) -> Figure:
    """Of the cards of this kind in all nests at the end: those in winning ones."""
    return "winning", (("card", Card(f"{kind}-1")),)


def in_reach(s: Table, seat: Seat) -> list[int]:
    """Corners whose card this player could take with the actions left; past other mice, but not from under them."""
    house = s.box.house_for(s.seats)
    left, steps = s.actions_left(), {s.mice[seat]: 0}
    queue = [s.mice[seat]]
    for corner in queue:
        for beside in house.beside[corner]:
            if beside not in steps and not s.is_glued(seat):
                steps[beside] = steps[corner] + 1
                queue.append(beside)
    found = []
    for corner, away in steps.items():
        is_open = away == 0 or s.is_free_corner(corner)
        cost = away if away and s.is_up(corner) else away + 1
        if is_open and s.house[corner] != NO_CARD and cost <= left:
            found.append(corner)
    return found


def could_be(s: Table, seat: Seat, corner: int) -> list[int]:
    """The card at a corner, if this player knows it; else every card with that back that this player has not seen."""
    if s.has_seen(seat, corner):
        return [s.house[corner]]
    back = s.box.type_of[s.house[corner]]
    hidden = s.pile + [s.house[c] for c in range(len(s.house)) if s.house[c] != NO_CARD and not s.has_seen(seat, c)]
    for other in range(s.seats):
        if other != seat:
            hidden += s.hands[other]
    return [card for card in hidden if s.box.type_of[card] == back]


def expected_gain(s: Table, seat: Seat, corner: int) -> float:
    """What taking this card promises in points, on average over all that it could be.

    A Point: what it adds to the nest's score now. A Power: its free use, and later uses. A Boost: what it is worth in
    a hand.
    A card that would end the game for somebody who is not ahead then promises nothing.
    """
    total, cards, turns = 0.0, could_be(s, seat, corner), turns_left(s)
    for card in cards:
        type = s.box.type_of[card]
        gain = gain_of(s, seat, card)
        if type == BOOST:
            total += s.box.habits.boost
        elif len(s.nests[seat]) < s.box.full - 1:
            total += gain if type == POINT else power_gain(s, card, turns)
        elif is_ahead(s, seat, gain):
            total += s.box.habits.last_card
    return total / len(cards)


class Study:
    """Takes notes of one match: `watch` before every answer, `finish` at the end."""

    def __init__(self) -> None:
        self.shares: dict[Figure, list[float]] = {}  # hits, and of how many
        self.turn = (0, 0)
        self.house: list[int] = []        # as it was at the last answer
        self.lying: dict[int, bool] = {}  # cards in the house: has any been in reach?
        self.took = False                 # has the player on turn taken a card?

    def count(self, what: Figure, hits: float, of: float = 1) -> None:
        share = self.shares.setdefault(what, [0.0, 0.0])
        share[0] += hits
        share[1] += of

    def watch(self, s: Table, seat: Seat, choice: Choice) -> None:
        self.follow(s)
        if s.turn != BASIL and (s.round, s.turn) != self.turn and isinstance(s.agenda[-1], TakeActions):
            self.close_turn()
            self.turn = (s.round, s.turn)
            self.begin_turn(s, s.turn)

    def follow(self, s: Table) -> None:
        """Which cards have left the house since, and whether somebody took them."""
        if s.house == self.house:
            return
        self.house = s.house[:]
        for card in [card for card in self.lying if card not in s.house]:
            was_in_reach = self.lying.pop(card)
            taker = next((mouse for mouse in s.all_mice() if card in s.nests[mouse] or
                          (mouse != BASIL and card in s.hands[mouse])), None)
            self.took |= taker == self.turn[1]
            if was_in_reach:
                self.count_taken(s, card, taker is not None)
        for card in s.house:
            if card != NO_CARD:
                self.lying.setdefault(card, False)

    def count_taken(self, s: Table, card: int, is_taken: bool) -> None:
        self.count(card_taken(BACKS[s.box.type_of[card]], s.box.kinds[s.box.kind_of[card]].slug), is_taken)

    def close_turn(self) -> None:
        if self.turn != (0, 0):
            self.count(turns("without-taking"), not self.took)
        self.took = False

    def begin_turn(self, s: Table, seat: Seat) -> None:
        cards = [card for card in s.house if card != NO_CARD]
        for back in BACKS[1:]:
            hits = sum([BACKS[s.box.type_of[card]] == back for card in cards])
            self.count(house_holds(s.round, back), hits, len(cards))
        has_point = any([s.box.type_of[s.house[corner]] == POINT for corner in range(len(s.house))
                         if s.house[corner] != NO_CARD and (s.is_free_corner(corner) or corner == s.mice[seat])])
        self.count(turns("no-point"), not has_point)
        corners = in_reach(s, seat)
        for corner in corners:
            self.lying[s.house[corner]] = True
        best = max([expected_gain(s, seat, corner) for corner in corners], default=-1.0)
        self.count(turns("nothing-worth-taking"), best < WORTH_TAKING)

    def finish(self, s: Table, outcome: Outcome) -> list[tuple[Figure, float, float]]:
        self.follow(s)
        self.close_turn()
        for card, was_in_reach in self.lying.items():
            if was_in_reach:
                self.count_taken(s, card, False)
        for mouse in s.all_mice():  # of each kind in all nests: those in winning ones
            for card in s.nests[mouse]:
                self.count(card_wins(s.box.kinds[s.box.kind_of[card]].slug), mouse in outcome.winners)
        for seat in outcome.winners:
            for back in BACKS[1:3]:
                hits = sum([BACKS[s.box.type_of[card]] == back for card in s.nests[seat]])
                self.count(winner_holds(back), hits, len(s.nests[seat]))
        return [(what, hits, of) for what, (hits, of) in self.shares.items()]
