"""House Mouse, effects that take cards as if scavenged or turn them up: SCAVENGE, PUT, DRAW."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse import scoring
from mousehole.games.house_mouse.box import POINT
from mousehole.games.house_mouse.happened import CardDealt, CardPut, CardTurnedUp
from mousehole.games.house_mouse.rules.cards import draw, gain, lose, refill, scavenge_at, take, warn
from mousehole.games.house_mouse.rules.effect import Effect, cards_to_choose, others, question
from mousehole.games.house_mouse.rules.nests import OPPONENT
from mousehole.games.house_mouse.table import NO_CARD, Table, without
from mousehole.games.house_mouse.wire import PickCard, PickCorner, PickMouse
from mousehole.kernel import Choice, Decision, Refusal, Seat


class Reach(Effect):
    """HOUSE-36 Scavenge at a free corner next to the player's own. HOUSE-13 It is refilled after that effect."""

    def asks(self, s: Table) -> list[Decision]:
        house = s.box.house_for(s.seats)
        corners = [house.pick[corner] for corner in house.beside[s.mice[s.frames[-1].who]]
                   if s.is_free_corner(corner) and s.house[corner] != NO_CARD]
        return question(s, "reach", corners, "HOUSE-36")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickCorner)
        corner = s.box.house_for(s.seats).index[choice.corner]
        s.effect_done()
        scavenge_at(s, seat, corner)
        refill(s, corner)

    def why_not_corner(self, s: Table, corner: int, label: str) -> Refusal | None:
        here = s.mice[s.frames[-1].who]
        if not s.box.house_for(s.seats).beside_mask[here] >> corner & 1:
            return Refusal("reach-too-far", "HOUSE-36", (("corner", label),))
        code = "no-card-there" if s.is_free_corner(corner) else "occupied"
        return Refusal(code, "HOUSE-36", (("corner", label),))


class PutCard(Effect):
    """HOUSE-39 Put a card of the player's nest face up at their corner, and scavenge the card that was there."""

    def asks(self, s: Table) -> list[Decision]:
        return question(s, "put", cards_to_choose(s, s.frames[-1].who), "HOUSE-39")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickCard)
        card, corner = s.box.number[choice.card], s.mice[seat]
        before, was_up, seen = s.house[corner], s.is_up(corner), s.seen[corner]
        points = 0 if s.events is None else -scoring.loss(s.box, s.nests[seat], card)
        lose(s, seat, card)
        s.house[corner] = card
        s.up |= 1 << corner
        s.seen[corner] = 0
        s.effect_done()
        if s.events is not None:
            s.tell(CardPut(seat, s.box.house_for(s.seats).labels[corner], choice.card, points))
        if before != NO_CARD:
            take(s, seat, before, was_up, seen)


class DrawCard(Effect):
    """HOUSE-36 The top card: to the player as if scavenged; or turned up, and a Point goes into an opponent's nest."""

    def __init__(self, to: str) -> None:
        self.to: Final = to

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        return question(s, "deal", others(s, frame.who), "HOUSE-36") if frame.left == 0 else []

    def do(self, s: Table) -> None:
        card, who = draw(s), s.frames[-1].who
        if card == NO_CARD:
            s.effect_done()
        elif self.to != OPPONENT:
            s.effect_done(card)
            take(s, who, card, False, 0)
        else:
            s.discard = [*s.discard, card]  # where it stays unless it is a Point
            if s.events is not None:
                s.tell(CardTurnedUp(s.box.codes[card]))
            if s.box.type_of[card] == POINT:
                s.aim(-1, 0, card)
                s.then(self)
            else:
                s.effect_done(card)

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickMouse)
        card = s.frames[-1].last
        s.discard = without(s.discard, card)
        s.effect_done(card)
        if s.events is not None:
            s.tell(CardDealt(choice.mouse, s.box.codes[card], scoring.gain(s.box, s.nests[choice.mouse], card)))
        gain(s, choice.mouse, card)
        warn(s, choice.mouse)
