"""Tiny Game: the steps, in the order of RULES.md."""
from __future__ import annotations

from mousehole.kernel import Choice, Decision, Refusal, Seat, Step
from mousehole.templates.tiny_game.table import Table
from mousehole.templates.tiny_game.wire import CardRevealed, HandDealt, PileLeft, PileTaken, PlayCard


class DealHands(Step):
    """TINY-1 Everybody is dealt a hand."""

    def do(self, s: Table) -> None:
        s.rng.shuffle(s.deck)
        for seat in range(s.seats):
            s.hands[seat] = sorted([s.deck.pop() for _ in range(s.box.hand)])
            s.tell(HandDealt(seat, tuple(s.hands[seat])))
        s.then(PlayCards())


class PlayCards(Step):
    """TINY-3 Everybody secretly plays one card; then all of them are turned face up."""

    def asks(self, s: Table) -> list[Decision]:
        return [Decision(seat, "play", tuple([PlayCard(card) for card in sorted(set(s.hands[seat]))]), "TINY-3")
                for seat in range(s.seats) if not s.picked[seat]]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PlayCard)
        s.picked[seat] = choice.card
        s.then(self)

    def do(self, s: Table) -> None:
        """TINY-5 Cards that were played stay face up."""
        for seat, card in enumerate(s.picked):
            s.hands[seat].remove(card)
            s.played[seat].append(card)
            s.tell(CardRevealed(seat, card))
        s.picked = [0] * s.seats
        s.then(TakePile())

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return Refusal("not-in-hand", "TINY-3", (("card", choice.card + 0),))
        return None


class TakePile(Step):
    """TINY-4 The highest card that nobody else has played takes the pile. TINY-6 The last pile ends the game."""

    def do(self, s: Table) -> None:
        cards, crumbs = [played[-1] for played in s.played], s.box.piles[s.round]
        alone = [card for card in cards if cards.count(card) == 1]
        if alone:
            seat = cards.index(max(alone))
            s.crumbs[seat] += crumbs
            s.tell(PileTaken(seat, max(alone), crumbs))
        else:
            s.tell(PileLeft(crumbs))
        s.round += 1
        if s.round < len(s.box.piles):
            s.then(PlayCards())
