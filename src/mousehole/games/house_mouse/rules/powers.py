"""House Mouse, Powers: declared, perhaps cancelled, resolved; and those that come with a free use."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BOOST
from mousehole.games.house_mouse.happened import PowerDeclared
from mousehole.games.house_mouse.rules.ending import TWELFTH_CARD
from mousehole.games.house_mouse.table import NO_CARD, NOBODY, Frame, Table, mark, without
from mousehole.games.house_mouse.wire import DECLINE, Activate
from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Refusal, Seat, Step

TIME_UP_ONLY: Final[tuple[Choice, ...]] = (TIME_UP,)


def declare(s: Table, seat: Seat, card: int, is_free: bool) -> None:
    """HOUSE-14, HOUSE-16 Name a Power: from now on it is used. HOUSE-21 What it is aimed at follows the window."""
    m = mark(card, seat)
    s.used = [*s.used, m]
    if is_free:
        s.freed = [*s.freed, m]
    if m in s.free:
        s.free = without(s.free, m)
    s.frames.append(Frame(card, seat))
    if s.events is not None:
        s.tell(PowerDeclared(seat, s.box.codes[card], is_free))
    s.then(RESOLVE_POWER)


class ResolvePower(Step):
    """HOUSE-21 A pause, wherever all know that somebody else could cancel; then every effect in order (HOUSE-14)."""

    def asks(self, s: Table) -> list[Decision]:
        if s.may_be_cancelled(s.frames[-1].who):
            return [Decision(CLOCK, "window", TIME_UP_ONLY, "HOUSE-21", s.window)]
        return []

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        self.do(s)

    def do(self, s: Table) -> None:
        resolve(s, s.frames[-1].card)


def resolve(s: Table, card: int) -> None:
    """All effects in order, then what follows the card."""
    effects = s.box.effects(card)
    s.agenda.append(FINISH_CARD)
    for at in range(len(effects) - 1, -1, -1):
        s.agenda.append(effects[at])


class FinishCard(Step):
    """HOUSE-18 A Power stays where it is, HOUSE-20 a Boost is discarded; HOUSE-15, HOUSE-24 then what was put off."""

    def do(self, s: Table) -> None:
        frame = s.frames.pop()
        if s.box.type_of[frame.card] == BOOST:
            s.discard = [*s.discard, frame.card]
        if s.frames:
            return
        if s.ending != NOBODY:
            end_now(s)
        elif s.offers:
            s.then(OFFER_POWER)


def end_now(s: Table) -> None:
    """HOUSE-23, HOUSE-24 Nothing else happens but the twelfth card, if it is a scavenged Power."""
    s.agenda.clear()
    s.then(LAST_POWER, TWELFTH_CARD)


class OfferPower(Step):
    """HOUSE-15 A Power that came on another's turn is offered once; several: clockwise from the player on turn."""

    def next_offer(self, s: Table) -> int:
        for mouse in s.clockwise_from(s.turn):
            for m in s.offers:
                if m % 16 == mouse:
                    return m
        return -1

    def asks(self, s: Table) -> list[Decision]:
        m = self.next_offer(s)
        if m < 0:
            return []
        return [Decision(m % 16, "offer", (s.box.activate[m // 16], DECLINE), "HOUSE-15")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        m = self.next_offer(s)
        s.offers = without(s.offers, m)
        s.then(self)
        if isinstance(choice, Activate):
            declare(s, seat, m // 16, is_free=True)

    def do(self, s: Table) -> None:
        s.offers = []

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return Refusal("only-this-power", "HOUSE-15")


class LastPower(Step):
    """HOUSE-24 The twelfth card, if scavenged, a Power and still in that nest, may be activated; nobody cancels it.

    HOUSE-15, HOUSE-16 But not if it was already used in this turn, or had its free use, and only came back.
    """

    def asks(self, s: Table) -> list[Decision]:
        if s.twelfth == NO_CARD or not s.is_fresh(s.twelfth, s.ending) or mark(s.twelfth, s.ending) in s.freed:
            return []
        return [Decision(s.ending, "last-power", (s.box.activate[s.twelfth], DECLINE), "HOUSE-24")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        card, s.twelfth = s.twelfth, NO_CARD
        if isinstance(choice, Activate):
            declare(s, seat, card, is_free=True)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return Refusal("game-is-ending", "HOUSE-24")


RESOLVE_POWER: Final = ResolvePower()
FINISH_CARD: Final = FinishCard()
OFFER_POWER: Final = OfferPower()
LAST_POWER: Final = LastPower()
