"""House Mouse, effects: what all primitives have in common.

A card is a list of these steps, made from the edition's data; the frame on top of `s.frames` holds who plays it and
what it has chosen so far. HOUSE-35: an effect without a legal target asks nobody and is skipped.
"""
from __future__ import annotations

from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.wire import Card, PickCard, PickCorner, PickMouse, PickRoom, Stop, whose
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class Effect(Step):
    """One effect of a card."""

    def do(self, s: Table) -> None:
        """Nothing to aim at: skipped."""
        s.effect_done()

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """A choice of the kind that is asked for is judged by the effect; for any other, this card comes first."""
        card = (("card", Card(s.box.codes[s.frames[-1].card])),)
        if isinstance(choice, Stop):
            return Refusal("must", "HOUSE-35")
        if not self.asks_for(s, seat, choice):
            return Refusal("finish-card", "HOUSE-35", card)
        refusal: Refusal | None = None
        if isinstance(choice, PickMouse):
            refusal = self.why_not_mouse(s, choice.mouse) if choice.mouse in s.all_mice() else \
                Refusal("no-such-mouse", "HOUSE-35")
        elif isinstance(choice, PickCard):
            refusal = self.why_not_card(s, seat, s.box.number.get(choice.card, NO_CARD))
        elif isinstance(choice, PickCorner):
            index = s.box.house_for(s.seats).index
            refusal = self.why_not_corner(s, index[choice.corner], choice.corner) if choice.corner in index else \
                Refusal("no-such-corner", "HOUSE-1")
        elif isinstance(choice, PickRoom):
            refusal = self.why_not_room(s, choice.room - 1) if 0 < choice.room <= s.box.house_for(s.seats).rooms else \
                Refusal("no-such-room", "HOUSE-1")
        return refusal or Refusal("no-target", "HOUSE-35", card)

    def asks_for(self, s: Table, seat: Seat, choice: Choice) -> bool:
        """Is this the kind of choice that the seat is asked for now?"""
        for d in self.asks(s):
            if d.seat == seat:
                for option in d.options:
                    if type(option) is type(choice):
                        return True
        return False

    def why_not_mouse(self, s: Table, mouse: int) -> Refusal | None:
        """What is wrong with this mouse or its nest; by default, that it is the player's own, or empty."""
        return Refusal("not-your-own-nest", "HOUSE-35") if mouse == s.frames[-1].who else \
            Refusal("nest-has-none", "HOUSE-35")

    def why_not_card(self, s: Table, seat: Seat, card: int) -> Refusal | None:
        """What is wrong with this card; by default, it must come from the seat's own nest."""
        return why_not_from(s, seat, card, NO_CARD)

    def why_not_corner(self, s: Table, corner: int, label: str) -> Refusal | None:
        return None

    def why_not_room(self, s: Table, room: int) -> Refusal | None:
        return None


def why_not_from(s: Table, mouse: int, card: int, but: int) -> Refusal | None:
    """HOUSE-22, HOUSE-35 Only an open card of this nest can be chosen, and not (`but`) the one that has just moved."""
    if card not in s.nests[mouse]:
        return Refusal("wrong-nest", "HOUSE-35", (("mouse_seat", whose(mouse)),))
    if card in s.covered:
        return Refusal("card-is-covered", "HOUSE-22")
    return Refusal("just-moved", "HOUSE-35") if card == but else None


def question(s: Table, prompt: str, options: list[Choice], clause: str) -> list[Decision]:
    """For the card's player; nobody is asked if there is nothing to choose."""
    return [Decision(s.frames[-1].who, prompt, tuple(options), clause)] if options else []


def nests_to_choose(s: Table, but_mouse: int, but_card: int = NO_CARD) -> list[Choice]:
    """HOUSE-35 The nests, Basil's too, that have a card to be chosen."""
    return [s.box.pick_mouse[mouse] for mouse in s.all_mice() if mouse != but_mouse and s.open_cards(mouse, but_card)]


def cards_to_choose(s: Table, mouse: int, but_card: int = NO_CARD) -> list[Choice]:
    """HOUSE-22"""
    return [s.box.pick_card[card] for card in s.open_cards(mouse, but_card)]


def others(s: Table, but_mouse: int) -> list[Choice]:
    return [s.box.pick_mouse[mouse] for mouse in s.all_mice() if mouse != but_mouse]
