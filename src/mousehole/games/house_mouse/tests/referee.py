"""Power and Boost timing a second time: slow, obvious, from the clauses alone.

It gets everybody's events and the spectator's view, keeps its own book of who used what, and
says who may activate which Power at what price, who is offered one out of turn, which Boosts may be played, and whether
there is a pause to cancel. Hands are the one secret it is told. It knows no rule of the engine.
"""
from __future__ import annotations

from mousehole.games.house_mouse import happened
from mousehole.games.house_mouse.box import BOOST, DECLARED, OWN_TURN, POWER, Box
from mousehole.games.house_mouse.wire import BASIL, View
from mousehole.kernel import Event

Mark = tuple[str, int]  # a card and a mouse


class Referee:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.turn = BASIL                  # whose it is
        self.used: set[Mark] = set()       # HOUSE-16 in this turn, since the card last changed nests
        self.scavenged: set[Mark] = set()  # HOUSE-15 in this turn, and still in that nest
        self.had_free: set[Mark] = set()   # HOUSE-15 at most once a turn for each card and player
        self.offers: list[Mark] = []       # HOUSE-15 scavenged on another's turn, and not offered yet
        self.twelfth: Mark | None = None   # HOUSE-24
        self.is_ending = False
        self.just_taken: Mark | None = None

    def is_power(self, code: str) -> bool:
        return self.box.type_of[self.box.number[code]] == POWER

    def hear(self, event: Event) -> None:
        if isinstance(event, happened.TurnBegan):  # HOUSE-16 all are fresh
            self.turn = event.mouse
            self.used, self.scavenged, self.had_free = set(), set(), set()
        elif isinstance(event, happened.PowerDeclared):
            is_free = self.price(event.card, event.seat) == 0
            assert event.is_free == is_free, "all are told what it cost"
            self.used.add((event.card, event.seat))
            if is_free:
                self.had_free.add((event.card, event.seat))
        elif isinstance(event, happened.PowersRefreshed):  # HOUSE-38
            self.used = {(card, mouse) for card, mouse in self.used if mouse != event.seat}
        elif isinstance(event, happened.CardScavenged):
            self.arrives(event.card, event.mouse)
            self.scavenged.add((event.card, event.mouse))
            is_offered = event.mouse not in (self.turn, BASIL) and (event.card, event.mouse) not in self.had_free
            if self.is_power(event.card) and is_offered:
                self.offers.append((event.card, event.mouse))
        elif isinstance(event, happened.CardMoved):
            self.leaves(event.card, event.giver)
            self.arrives(event.card, event.taker)
        elif isinstance(event, happened.CardDealt):
            self.arrives(event.card, event.mouse)
        elif isinstance(event, happened.CardPut):
            self.leaves(event.card, event.seat)
        elif isinstance(event, happened.CardDiscarded):
            self.leaves(event.card, event.mouse)
        elif isinstance(event, happened.NestFilled):
            self.is_ending = True
            if self.just_taken and self.is_power(self.just_taken[0]) and self.just_taken[1] != BASIL:
                self.twelfth = self.just_taken
        self.just_taken = (event.card, event.mouse) if isinstance(event, happened.CardScavenged) else None

    def arrives(self, card: str, mouse: int) -> None:
        """HOUSE-16 What others did with it is forgotten: it has changed nests."""
        self.used = {(other, whose) for other, whose in self.used if other != card or whose == mouse}

    def leaves(self, card: str, mouse: int) -> None:
        """HOUSE-15 Free, and HOUSE-24 the twelfth, only while it stays."""
        self.scavenged.discard((card, mouse))
        self.offers = [offer for offer in self.offers if offer != (card, mouse)]
        if self.twelfth == (card, mouse):
            self.twelfth = None

    def price(self, card: str, mouse: int) -> int | None:
        """HOUSE-14 to HOUSE-17 In actions. None: not at all."""
        if (card, mouse) in self.used:
            return None
        return 0 if (card, mouse) in self.scavenged and (card, mouse) not in self.had_free else 1

    def powers(self, v: View) -> dict[str, int]:
        """What the player on turn may activate now, and what it costs."""
        left = max(max(1, 3 + v.bonus - v.naps) - v.spent, 0)
        found = {}
        for card in v.nests[v.turn]:
            if self.is_power(card):
                price = self.price(card, v.turn)
                if price is not None and price <= left:
                    found[card] = price
        return found

    def offered_now(self, v: View) -> set[Mark]:
        """HOUSE-15 Out of turn, when no card is being resolved any more: first clockwise from the active player.

        HOUSE-24 Once the game is ending no free activation follows but the twelfth card's.
        """
        if v.resolving or self.is_ending:
            return set()
        in_order = [(v.first + n) % v.seats for n in range(v.seats)]
        if v.turn != BASIL:  # after Basil it is the first player's turn
            at = in_order.index(v.turn)
            in_order = in_order[at:] + in_order[:at]
        for seat in in_order:
            its = {(card, mouse) for card, mouse in self.offers if mouse == seat}
            if its:
                return its
        return set()

    def was_offered(self, card: str, mouse: int) -> None:
        """Once, whatever the answer."""
        self.offers.remove((card, mouse))

    def last_power(self) -> str | None:
        """HOUSE-24 The twelfth card, if it may still be activated for free."""
        if self.twelfth is None or self.price(*self.twelfth) != 0:
            return None
        return self.twelfth[0]

    def boosts(self, v: View, prompt: str, hands: list[list[str]]) -> set[Mark]:
        """HOUSE-20, HOUSE-21, HOUSE-24, HOUSE-38 What may be played now, and by whom."""
        found: set[Mark] = set()
        is_whole = bool(v.resolving) and self.box.type_of[self.box.number[v.resolving[-1].card]] == BOOST
        if self.is_ending or is_whole or not prompt:
            return found
        for seat, hand in enumerate(hands):
            for card in hand:
                when = self.box.when(self.box.number[card])
                if when == OWN_TURN and v.turn != seat:
                    continue
                if when == DECLARED and (prompt != "window" or v.resolving[-1].who == seat):
                    continue
                found.add((card, seat))
        return found

    def has_window(self, v: View, declarer: int) -> bool:
        """HOUSE-21 Must all think it possible that another player holds a card that cancels?"""
        if self.is_ending:
            return False
        known: dict[str, int] = dict(v.known)
        unknown = [seat for seat in range(v.seats)
                   if seat != declarer and v.hands[seat] > [holder for _, holder in v.known].count(seat)]
        face_up = [code for code, is_up in zip(v.house, v.face_up, strict=True) if is_up]
        for number in self.box.cancelling:
            card = self.box.codes[number]
            if card in known:
                if known[card] != declarer:
                    return True
            elif card not in v.discard and card not in face_up and unknown:
                return True
        return False
