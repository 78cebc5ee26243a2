"""House Mouse, effects: what all primitives have in common.

A card is a list of these steps, made from the edition's data; who plays it and what it chose so far is in the frame
on top of `s.frames`. HOUSE-35: an effect without a legal target asks nobody, and is skipped.
"""
from __future__ import annotations

from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.wire import PickCard, PickCorner, PickMouse, Stop
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class Effect(Step):
    """One effect of a card."""

    def do(self, s: Table) -> None:
        """Nothing to aim at: skipped."""
        s.effect_done()

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Stop):
            return Refusal("must", "HOUSE-35")
        if isinstance(choice, PickCard) and s.box.number.get(choice.card, NO_CARD) in s.covered:
            return Refusal("card-is-covered", "HOUSE-22")
        if isinstance(choice, PickMouse) and choice.mouse in s.all_mice() and s.is_glued(choice.mouse):
            return Refusal("no-target-glued", "HOUSE-37")
        if isinstance(choice, PickCorner) and choice.corner not in s.box.house_for(s.seats).index:
            return Refusal("no-such-corner", "HOUSE-1")
        return Refusal("no-target", "HOUSE-35")


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
