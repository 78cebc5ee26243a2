"""What a player who forgets nothing knows (HAUNT-37): worked out from what a seat is told, compared with its view."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.aids import aids
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, BOX, GAME, play, table
from mousehole.games.haunted_mouse.wire import (
    BaitLaid,
    BaitShown,
    BaitTaken,
    CardDrawn,
    CardInserted,
    DiscardsShuffled,
    LeadTaken,
    MeldPlayed,
    PublicBaitShown,
    RoundBegan,
    TrapSet,
    View,
)
from mousehole.kernel import Event, Rng, Seat
from mousehole.testkit.clauses import rule

Hidden = tuple[int | None, int]  # a card, if it was seen, and the shuffle that it came with


class Rememberer:
    """Sits at the table, watches, and writes everything down. It sees events as its seat does, and its first hand."""

    def __init__(self, seat: Seat | None, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.hands: list[list[Hidden]] = []
        self.unseen: list[Counter[int]] = []
        self.discards: list[int] = []
        self.meld: list[int] = []
        self.drawn: Hidden = (None, 0)

    def begin(self, hand: tuple[int | None, ...]) -> None:
        self.unseen, self.discards, self.meld = [Counter(BOX.deck)], [], []
        self.hands = [[(None, 0)] * BOX.hand for _ in range(self.seats)]
        if self.seat is not None:
            self.hands[self.seat] = [(card, 0) for card in hand]
            self.unseen[0].subtract([card for card in hand if card is not None])

    def see(self, card: int, hidden: Hidden) -> None:
        """It lies open, or was seen before."""
        if hidden[0] is None:
            self.unseen[hidden[1]][card] -= 1

    def watch(self, event: Event) -> None:
        if isinstance(event, PublicBaitShown):
            self.see(event.card, (None, len(self.unseen) - 1))
        elif isinstance(event, BaitShown):
            for card, place in reversed(list(zip(event.cards, event.places, strict=True))):
                self.see(card, self.hands[event.seat].pop(place))
        elif isinstance(event, BaitLaid):
            self.see(event.card, self.hands[event.seat].pop(event.place))
        elif isinstance(event, CardDrawn):
            self.drawn = (event.card, len(self.unseen) - 1)
            if event.card is not None:
                self.see(event.card, (None, len(self.unseen) - 1))
        elif isinstance(event, BaitTaken):
            self.drawn = (event.bait.card, len(self.unseen) - 1)
        elif isinstance(event, CardInserted):
            self.hands[event.seat].insert(event.place, self.drawn)
        elif isinstance(event, (MeldPlayed, TrapSet)):
            self.play(event)
        elif isinstance(event, LeadTaken):
            self.discards += self.meld
            self.meld = []
        elif isinstance(event, DiscardsShuffled):
            self.unseen.append(Counter(self.discards))
            self.discards = []

    def play(self, event: MeldPlayed | TrapSet) -> None:
        end = event.start + len(event.block)
        for card, hidden in zip(event.block, self.hands[event.seat][event.start:end], strict=True):
            self.see(card, hidden)
        del self.hands[event.seat][event.start:end]
        self.discards += self.meld
        if isinstance(event, MeldPlayed):
            self.meld = list(event.cards)
        else:
            self.discards += event.cards
            self.meld = []


@rule("HAUNT-37")
@pytest.mark.parametrize("seats", range(2, 6))
def test_views_hold_what_a_player_who_forgets_nothing_knows(seats: int) -> None:
    most = 0
    for seed in range(3):
        s = GAME.start(seats, Rng.numbered(seed))
        rng, told, players = Rng.numbered(seed + 100), 0, [Rememberer(seat, seats) for seat in [None, *range(seats)]]
        while decisions := GAME.pending(s):
            assert s.events is not None
            for event in s.events[told:]:
                for player in players:
                    if isinstance(event, RoundBegan):
                        player.begin(() if player.seat is None else GAME.view(s, player.seat).hands[player.seat])
                    player.watch(event.seen_by(player.seat))
            told = len(s.events)
            for player in players:
                view: View = GAME.view(s, player.seat)
                assert [Counter(cards) for cards in view.unseen] == [+cards for cards in player.unseen]
                assert [[shuffle for _, shuffle in hand] for hand in player.hands] == [list(c) for c in view.came_with]
                dream = GAME.imagine(view, rng)
                assert dream.discards == s.discards, "all of them lay open before"
                assert GAME.view(dream, player.seat) == view
            most = max(most, s.shuffles)
            d = decisions[0]  # half of the answers are any, so that much is drawn and piles run out
            GAME.play(s, d.seat, GAME.policy(s, d, rng) if rng.below(2) else d.options[rng.below(len(d.options))])
    assert most, "cards from before a shuffle and after it"


@rule("HAUNT-37")
def test_a_hidden_card_from_before_the_shuffle_is_none_of_those_shuffled() -> None:
    s = table("1C", "3C 4S", "9O 9H", meld="5C", owner=BART, pile=1)
    drawn = s.pile[0]
    before = GAME.view(s, ANNE)
    assert before.discards and len(before.unseen) == 1
    play(s, ANNE, "draw", "insert 2", "lay 1")
    after = GAME.view(s, BART)
    assert [len(cards) for cards in after.unseen] == [3, after.pile]
    assert drawn in after.unseen[0], "Anne’s card is from the old pile"
    for n in range(30):
        dream = GAME.imagine(after, Rng.numbered(n))
        assert sorted([*dream.hands[ANNE], *dream.hands[2]]) == list(after.unseen[0])


@rule("HAUNT-37")
def test_the_aid_lists_hidden_cards_by_rank_and_by_where_they_can_be() -> None:
    s = table("1C", "3C 4S", "9O 9H", meld="5C", owner=BART, pile=1)
    [everything] = aids(GAME.view(s, ANNE), BOX)
    assert (everything.spot, everything.ways) == ("pile", 5)
    assert [(row.weight, row.total) for row in everything.rows if row.rank in (3, 4)] == [(1, 5), (1, 5)]
    play(s, ANNE, "draw", "insert 2", "lay 1")
    pile, *hands = aids(GAME.view(s, BART), BOX)
    assert (pile.spot, pile.ways) == ("pile", len(s.pile))
    assert [aid.spot for aid in hands] == ["hand-0-0", "hand-2-0"]
    assert [aid.ways for aid in hands] == [3, 3]
