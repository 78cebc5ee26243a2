"""Haunted Mouse: drawing a card, inserting it, laying Bait (HAUNT-20 to HAUNT-24)."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import KINDS
from mousehole.games.haunted_mouse.rules.refusals import no_such_place
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import (
    BAIT_CARDS,
    PUBLIC,
    BaitLaid,
    BaitTaken,
    CardDrawn,
    CardInserted,
    DrawFromPile,
    InsertCard,
    LayBait,
    LayNoBait,
    TakeBait,
    is_printed,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


def add_draws(s: Table, seat: Seat, options: list[Choice]) -> None:
    """HAUNT-20 The draw pile, the Public Bait, or Bait of anybody else."""
    if s.pile:
        options.append(DRAW_FROM_PILE)
    add_takes(PUBLIC, s.public, options)
    for owner in range(s.seats):
        if owner != seat:
            add_takes(owner, s.bait[owner], options)


def add_takes(owner: int, bait: list[int], options: list[Choice]) -> None:
    """Equal cards of one owner are one choice."""
    last = -1
    for card in bait:
        if card != last:
            last = card
            options.append(TAKES[(owner - PUBLIC) * KINDS + card])


def draw_from_pile(s: Table, seat: Seat) -> None:
    """HAUNT-25 If that was the last card, the discards are shuffled at once."""
    s.drawn, s.drawn_known, s.drawn_with = s.pile.pop(), False, s.shuffles
    if s.events is not None:
        s.tell(CardDrawn(seat, s.drawn))
    s.restock()


def take_bait(s: Table, seat: Seat, choice: TakeBait) -> None:
    """HAUNT-37 Everybody saw what was taken: it stays known in its place."""
    s.bait_of(choice.bait.owner).remove(choice.bait.card)
    s.drawn, s.drawn_known, s.drawn_with = choice.bait.card, True, s.shuffles
    if s.events is not None:
        s.tell(BaitTaken(seat, choice.bait))


def why_not_draw(s: Table, seat: Seat, choice: Choice) -> Refusal | None:
    if isinstance(choice, DrawFromPile):
        return Refusal("pile-empty", "HAUNT-25")
    if isinstance(choice, TakeBait):
        if not is_printed(choice.bait, s.seats):
            return Refusal("unknown-card", "HAUNT-1")
        if choice.bait.owner == seat:
            return Refusal("own-bait", "HAUNT-20")
        return Refusal("no-such-bait", "HAUNT-20", (("bait", choice.bait),))
    return None


class InsertDrawn(Step):
    """HAUNT-21 The drawn card goes anywhere into the hand; the others keep their order."""

    def asks(self, s: Table) -> list[Decision]:
        return [Decision(s.turn, "insert", PLACES[len(s.hands[s.turn])], "HAUNT-21")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, InsertCard) and s.drawn is not None
        s.hands[seat].insert(choice.place, s.drawn)
        s.known[seat].insert(choice.place, s.drawn_known)
        s.came_with[seat].insert(choice.place, s.drawn_with)
        s.drawn = None
        if s.events is not None:
            s.tell(CardInserted(seat, choice.place))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, InsertCard):
            return no_such_place(choice.place, len(s.hands[seat]) + 1, "HAUNT-21")
        return Refusal("insert-first", "HAUNT-21")


class LayMoreBait(Step):
    """HAUNT-22 Without Bait a card of the hand must be laid, HAUNT-23 with Bait one may be: never two in a turn."""

    def asks(self, s: Table) -> list[Decision]:
        cards = len(s.hands[s.turn])
        if s.bait[s.turn]:
            return [Decision(s.turn, "more-bait", LAY_OR_NOT[cards], "HAUNT-23")]
        return [Decision(s.turn, "lay-bait", LAY[cards], "HAUNT-22")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, LayBait):
            card = s.hands[seat].pop(choice.place)
            s.known[seat].pop(choice.place)
            s.came_with[seat].pop(choice.place)
            s.lay(seat, card)
            if s.events is not None:
                s.tell(BaitLaid(seat, card, choice.place))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        clause = "HAUNT-23" if s.bait[seat] else "HAUNT-22"
        if isinstance(choice, LayBait):
            return no_such_place(choice.place, len(s.hands[seat]), clause)
        if isinstance(choice, LayNoBait):
            return Refusal("must-lay-bait", "HAUNT-22")
        return Refusal("lay-bait-first", clause)


def _places(cards: int) -> tuple[Choice, ...]:
    return tuple([INSERTS[place] for place in range(cards + 1)])


def _lay(cards: int) -> tuple[Choice, ...]:
    return tuple([LAYS[place] for place in range(cards)])


MOST: Final = 73  # no hand is longer than the deck
DRAW_FROM_PILE: Final = DrawFromPile()
LAY_NO_BAIT: Final = LayNoBait()
TAKES: Final[list[Choice]] = [TakeBait(bait) for bait in BAIT_CARDS]
INSERTS: Final[list[Choice]] = [InsertCard(place) for place in range(MOST)]
LAYS: Final[list[Choice]] = [LayBait(place) for place in range(MOST)]
PLACES: Final = [_places(cards) for cards in range(MOST)]
LAY: Final = [_lay(cards) for cards in range(MOST + 1)]
LAY_OR_NOT: Final[list[tuple[Choice, ...]]] = [(LAY_NO_BAIT, *LAY[cards]) for cards in range(MOST + 1)]
INSERT_DRAWN: Final = InsertDrawn()
LAY_MORE_BAIT: Final = LayMoreBait()
