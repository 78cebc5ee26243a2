"""Haunted Mouse: the beginning of a round (HAUNT-2 to HAUNT-6)."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.rules.refusals import no_such_place
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import (
    PUBLIC,
    BaitChosen,
    BaitShown,
    LeadTaken,
    PublicBaitShown,
    RoundBegan,
    SetBait,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class DealCards(Step):
    """HAUNT-2 All cards are shuffled and dealt. HAUNT-3 The rest is the pile; Public Bait is shown before all else."""

    def do(self, s: Table) -> None:
        s.round += 1
        s.turn, s.out, s.idle, s.has_played = s.opener, [], 0, False
        s.meld, s.meld_owner, s.drawn = [], NOBODY, None
        s.public, s.discards, s.shuffles = [], [], 0
        s.pile = s.box.deck[:]
        s.rng.shuffle(s.pile)
        for seat in range(s.seats):
            s.hands[seat] = s.pile[-s.box.hand:]
            del s.pile[-s.box.hand:]
            s.known[seat] = [False] * s.box.hand
            s.came_with[seat] = [0] * s.box.hand
            s.bait[seat] = []
            s.chosen[seat] = []
        s.tell(RoundBegan(s.round, s.opener))
        for _ in range(s.box.public[s.seats]):
            card = s.pile.pop()
            s.lay(PUBLIC, card)
            s.tell(PublicBaitShown(card))


class ChooseBait(Step):
    """HAUNT-4 All choose at once and secretly, then all is shown. HAUNT-5 The poorest may add a second card."""

    def asks(self, s: Table) -> list[Decision]:
        return [Decision(seat, "bonus-bait", TWO_OR_ONE[len(s.hands[seat])], "HAUNT-5") if s.may_add_bonus(seat)
                else Decision(seat, "bait", ONE[len(s.hands[seat])], "HAUNT-4")
                for seat in range(s.seats) if not s.chosen[seat]]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, SetBait)
        s.chosen[seat] = list(choice.places)
        s.tell(BaitChosen(seat))
        s.then(self)

    def do(self, s: Table) -> None:
        for seat in range(s.seats):
            places = s.chosen[seat]
            hand = s.pick_up(seat)
            cards = [hand[place] for place in places]
            for at in range(len(places) - 1, -1, -1):  # from the right, so that the places on the left stay the same
                del hand[places[at]]
                del s.known[seat][places[at]]
                del s.came_with[seat][places[at]]
                s.lay(seat, cards[at])
            s.tell(BaitShown(seat, tuple(cards), tuple(places)))
            s.chosen[seat] = []
        if not s.hands[s.turn]:  # HAUNT-19 hands of two can become Bait as a whole
            s.turn = s.leader_from(s.turn)
            s.tell(LeadTaken(s.turn))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, SetBait) or not choice.places:
            return Refusal("choose-bait-first", "HAUNT-4")
        for place in choice.places:
            if not 0 <= place < len(s.hands[seat]):
                return no_such_place(place, len(s.hands[seat]), "HAUNT-4")
        if not s.may_add_bonus(seat):
            return Refusal("no-bonus-bait", "HAUNT-5")
        return Refusal("one-or-two-bait", "HAUNT-5")


def _one(cards: int) -> tuple[Choice, ...]:
    return tuple([SetBait((place,)) for place in range(cards)])


def _two_or_one(cards: int) -> tuple[Choice, ...]:
    pairs: list[Choice] = [SetBait((left, right)) for left in range(cards) for right in range(left + 1, cards)]
    return _one(cards) + tuple(pairs)


MAX_DEALT: Final = 14  # 72 cards for five players
ONE: Final = [_one(cards) for cards in range(MAX_DEALT + 1)]
TWO_OR_ONE: Final = [_two_or_one(cards) for cards in range(MAX_DEALT + 1)]
DEAL_CARDS: Final = DealCards()
CHOOSE_BAIT: Final = ChooseBait()
