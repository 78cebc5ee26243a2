"""Haunted Mouse as numbers: hands in their order, Bait, the standing meld, and the parts of every choice."""
from __future__ import annotations

from typing import Any, Final

from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, numbered, seat_labels
from mousehole.games.haunted_mouse.cards import KINDS as CARDS
from mousehole.games.haunted_mouse.cards import RANKS, SUITS, Box, card_text
from mousehole.games.haunted_mouse.melds import is_set
from mousehole.games.haunted_mouse.rules.turn import AddBait
from mousehole.games.haunted_mouse.wire import (
    BaitCard,
    DrawFromPile,
    InsertCard,
    LayBait,
    LayNoBait,
    PlayMeld,
    SetBait,
    SetTrap,
    TakeBait,
    UseBait,
    View,
)
from mousehole.kernel import Choice

PLACES: Final = 24        # of a hand; longer ones are cut off at the right
MANY: Final = 24.0        # cards in a hand
SIZE: Final = 10.0        # cards in a meld
OWN: Final = 14           # numbers for a card in your own hand: 9 ranks, 4 suits, whether all know it
OTHER: Final = 6          # and of another's hand: the rank, 4 suits, whether it came with the latest shuffle
STEPS: Final = ["PlayRound", "DealCards", "ChooseBait", "TakeTurn", "AddBait", "InsertDrawn", "LayMoreBait", "EndTurn",
                "EndTrap"]
PROMPTS: Final = ["bait", "bonus-bait", "lead", "follow", "pass", "use-bait", "insert", "lay-bait", "more-bait"]
KINDS: Final = ["SetBait", "PlayMeld", "SetTrap", "UseBait", "DrawFromPile", "TakeBait", "InsertCard", "LayBait",
                "LayNoBait", "Pass"]
SUMS: Final = ["seats", "round", "pile", "discards", "idle", "has played", "ended"]
DRAWN: Final = ["there is one", "all know it", "latest shuffle", *[f"rank {rank}" for rank in range(1, RANKS + 1)],
                *SUITS]
PARTS: Final = ["place", "length", "size", "top rank", "is a set", "is a run", "hand afterwards", "Bait used",
                "second place"]
LEFT_OUT: Final = {
    "came_with": "for your own hand; and by which of several earlier shuffles",
    "drawn_with": "the same",
    "unseen": "the same",
    "drawn_known": "while no card is drawn, when it means nothing",
    "finished": "the rounds that are over; their cheese is in `cheese`",
    "hands": f"cards behind the first {PLACES} of a hand; they count in `hand sizes`, and own ones in `own cards`",
    "known": "of other hands: those are the cards in `other hands`",
}


class Encoder(Base):
    def __init__(self, box: Box, seats: int) -> None:
        who, cards = seat_labels(seats), [card_text(card) for card in range(CARDS)]
        owners = ["public", *who]
        suited = [*[f"rank {rank}" for rank in range(1, RANKS + 1)], *SUITS]
        super().__init__([
            Block("own hand", "the cards in your own hand, place by place from the left", [
                numbered(PLACES), [*suited, "all know it"]]),
            Block("own cards", "how many of each card are in your own hand / copies in the deck", [cards]),
            Block("other hands", "cards in others' hands: rank / 9 and suit of those that this seat knows; whether a "
                  "card came with the latest shuffle", [who[1:], numbered(PLACES), ["rank", *SUITS, "latest shuffle"]]),
            Block("hand sizes", "cards in each hand / 24", [who], most=3.1),
            Block("bait", "Bait in front of each seat / copies in the deck", [who, cards]),
            Block("public", "Public Bait / copies in the deck", [cards]),
            Block("unseen", "cards that are hidden from this seat, by the shuffle they came with / copies in the deck",
                  [["latest shuffle", "earlier shuffles"], cards]),
            Block("meld", "the standing meld / copies in the deck", [cards]),
            Block("meld size", "its cards / 10", [["cards"]], most=7.3),
            Block("meld owner", "whose it is; all 0: the table is empty", [who]),
            Block("drawn", "the drawn card that is not inserted yet, if this seat may know it", [DRAWN]),
            Block("adding", "a meld or Trap that still lacks Bait: whether there is one, whether it is a Trap, the "
                  "first place / 24 and the length / 24 of its block of the hand",
                  [["there is one", "is a Trap", "place", "length"]], most=3.1),
            Block("added bait", "the Bait that is settled in it / copies in the deck", [owners, cards]),
            Block("wanted bait", "the cards still wanted (for a meld, a rank: as its first suit) / copies in the deck",
                  [cards], most=float(CARDS)),
            Block("cheese", "cheese of each seat / the goal", [who]),
            Block("out", "who is out in this round: the order of going out, the first as 1, the last as 1 / seats",
                  [who]),
            Block("has chosen", "who has chosen the first Bait of the round", [who]),
            Block("chosen", "the places that this seat has chosen for it", [numbered(PLACES)]),
            Block("turn", "whose turn it is", [who]),
            Block("opener", "who led the round at its start", [who]),
            Block("numbers", "seats / 5, round / 10, cards in the draw pile / deck, discards / deck, idle turns / "
                  "patience, whether this turn has a meld or Trap, whether the game is over", [SUMS], most=10.0),
        ], STEPS, PROMPTS, KINDS, [
            Block("cards", "the cards that it plays, lays or takes / copies in the deck", [cards]),
            Block("wanted", "Bait that is asked for next (for a meld, a rank: as its first suit) / copies in the deck",
                  [cards], most=float(CARDS)),
            Block("bait from", "cards of Bait that it uses, by owner / 10", [owners], most=7.3),
            Block("parts", "the place in the hand / 24, the cards of the hand / 10, of the whole meld / 10, its "
                  "highest rank / 9, whether it is a set, a run; the cards left in the hand / 24, Bait in it / 10; "
                  "for Bonus Bait, the second place / 24", [PARTS], most=7.3),
        ])
        self.box: Final = box
        self.seats: Final = seats
        self.unit: Final = 1.0 / box.copies
        self.deck: Final = float(len(box.deck))
        start, parts = self.layout.start, self.option_layout.start
        self.own_hand: Final = start["own hand"]
        self.own_cards: Final = start["own cards"]
        self.other_hands: Final = start["other hands"]
        self.hand_sizes: Final = start["hand sizes"]
        self.bait: Final = start["bait"]
        self.public: Final = start["public"]
        self.unseen: Final = start["unseen"]
        self.meld: Final = start["meld"]
        self.meld_size: Final = start["meld size"]
        self.meld_owner: Final = start["meld owner"]
        self.drawn: Final = start["drawn"]
        self.adding: Final = start["adding"]
        self.added: Final = start["added bait"]
        self.wanted: Final = start["wanted bait"]
        self.cheese: Final = start["cheese"]
        self.out: Final = start["out"]
        self.has_chosen: Final = start["has chosen"]
        self.chosen: Final = start["chosen"]
        self.turn: Final = start["turn"]
        self.opener: Final = start["opener"]
        self.numbers: Final = start["numbers"]
        self.option_cards: Final = parts["cards"]
        self.option_wanted: Final = parts["wanted"]
        self.option_bait: Final = parts["bait from"]
        self.option_parts: Final = parts["parts"]

    def fits(self, v: View) -> bool:
        return all([len(hand) <= PLACES for hand in v.hands])

    def write_view(self, v: View, out: Any, at: int) -> None:
        seats = v.seats
        me = v.seat or 0
        latest = len(v.unseen) - 1
        for n in range(seats):
            seat = (me + n) % seats
            hand = v.hands[seat]
            out[at + self.hand_sizes + n] = len(hand) / MANY
            if seat == v.seat:
                self.write_own_hand(v, out, at)
            else:
                self.write_other_hand(hand, v.came_with[seat], latest, n, out, at)
            self.write_counts(v.bait[seat], out, at + self.bait + n * CARDS)
            if v.cheese[seat]:
                out[at + self.cheese + n] = v.cheese[seat] / self.box.goal
            if v.has_chosen[seat]:
                out[at + self.has_chosen + n] = 1.0
        for order in range(len(v.out)):
            out[at + self.out + (v.out[order] - me) % seats] = (seats - order) / seats
        self.write_counts(v.public, out, at + self.public)
        if v.meld:
            self.write_counts(v.meld, out, at + self.meld)
            out[at + self.meld_size] = len(v.meld) / SIZE
            if v.meld_owner is not None:
                out[at + self.meld_owner + (v.meld_owner - me) % seats] = 1.0
        if v.has_drawn:
            self.write_drawn(v, latest, out, at + self.drawn)
        for place in v.chosen:
            if place < PLACES:
                out[at + self.chosen + place] = 1.0
        if latest >= 0:
            self.write_counts(v.unseen[latest], out, at + self.unseen)
            for shuffle in range(latest):
                for card in v.unseen[shuffle]:
                    place = at + self.unseen + CARDS + card
                    out[place] = out[place] + self.unit
        out[at + self.turn + (v.turn - me) % seats] = 1.0
        out[at + self.opener + (v.opener - me) % seats] = 1.0
        numbers = at + self.numbers
        out[numbers] = seats / 5.0
        out[numbers + 1] = v.round / 10.0
        out[numbers + 2] = v.pile / self.deck
        out[numbers + 3] = v.discards / self.deck
        out[numbers + 4] = v.idle / self.box.patience
        if v.has_played:
            out[numbers + 5] = 1.0
        if v.ended:
            out[numbers + 6] = 1.0
        self.write_step(v.agenda, out, at)
        if v.agenda:
            top = v.agenda[len(v.agenda) - 1]
            if isinstance(top, AddBait):
                self.write_adding(top, me, seats, out, at)

    def write_own_hand(self, v: View, out: Any, at: int) -> None:
        me = v.seat
        assert me is not None
        hand, known = v.hands[me], v.known[me]
        held = [0] * CARDS
        for place in range(len(hand)):
            card = hand[place]
            assert card is not None, "a seat sees its own hand"
            held[card] += 1
            if place < PLACES:
                here = at + self.own_hand + place * OWN
                out[here + card // 4] = 1.0
                out[here + RANKS + card % 4] = 1.0
                if known[place]:
                    out[here + OWN - 1] = 1.0
        for card in range(CARDS):
            if held[card]:
                out[at + self.own_cards + card] = held[card] * self.unit

    def write_other_hand(self, hand: tuple[int | None, ...], came_with: tuple[int, ...], latest: int, n: int, out: Any,
                         at: int) -> None:
        """Of a spectator's seat 0 there is no room for places: it is nobody's other hand."""
        if n == 0:
            return
        here = at + self.other_hands + (n - 1) * PLACES * OTHER
        for place in range(min(len(hand), PLACES)):
            card = hand[place]
            if card is not None:
                out[here] = (card // 4 + 1) / RANKS
                out[here + 1 + card % 4] = 1.0
            if came_with[place] == latest:
                out[here + OTHER - 1] = 1.0
            here += OTHER

    def write_counts(self, cards: tuple[int, ...], out: Any, at: int) -> None:
        """Count sorted cards."""
        last, count = -1, 0
        for card in cards:
            count = count + 1 if card == last else 1
            last = card
            out[at + card] = count * self.unit

    def write_drawn(self, v: View, latest: int, out: Any, at: int) -> None:
        out[at] = 1.0
        if v.drawn_known:
            out[at + 1] = 1.0
        if v.drawn_with == latest:
            out[at + 2] = 1.0
        if v.drawn is not None:
            out[at + 3 + v.drawn // 4] = 1.0
            out[at + 3 + RANKS + v.drawn % 4] = 1.0

    def write_adding(self, step: AddBait, me: int, seats: int, out: Any, at: int) -> None:
        here = at + self.adding
        out[here] = 1.0
        if step.trap:
            out[here + 1] = 1.0
        out[here + 2] = step.start / MANY
        out[here + 3] = step.length / MANY
        for used in step.bait:
            place = at + self.added + self.owner(used, me, seats) * CARDS + used.card
            out[place] = out[place] + self.unit
        for wanted in step.wanted:
            place = at + self.wanted + (wanted if step.trap else 4 * (wanted - 1))
            out[place] = out[place] + self.unit

    def owner(self, bait: BaitCard, me: int, seats: int) -> int:
        """Public Bait is 0, then seat by seat."""
        return 0 if bait.owner < 0 else 1 + (bait.owner - me) % seats

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        me = v.seat
        assert me is not None, "somebody is asked"
        hand = v.hands[me]
        parts = at + self.option_parts
        if isinstance(choice, PlayMeld):
            out[at + 1] = 1.0
            self.write_meld(v, choice.start, choice.length, choice.bait, out, at)
            for rank in choice.wanted:
                self.write_wanted(4 * (rank - 1), out, at)
            self.write_shape(v, choice.start, choice.length, choice.bait, choice.wanted, out, at)
        elif isinstance(choice, SetTrap):
            out[at + 2] = 1.0
            self.write_meld(v, choice.start, choice.length, choice.bait, out, at)
            for card in choice.wanted:
                self.write_wanted(card, out, at)
            ranks = tuple([card // 4 + 1 for card in choice.wanted])
            self.write_shape(v, choice.start, choice.length, choice.bait, ranks, out, at)
        elif isinstance(choice, SetBait):
            out[at] = 1.0
            for place in choice.places:
                self.write_card(hand[place], out, at)
            out[parts] = choice.places[0] / MANY
            out[parts + 1] = len(choice.places) / SIZE
            out[parts + 6] = (len(hand) - len(choice.places)) / MANY
            if len(choice.places) > 1:
                out[parts + 8] = choice.places[1] / MANY
        elif isinstance(choice, UseBait):
            out[at + 3] = 1.0
            self.write_bait(choice.bait, me, v.seats, out, at)
        elif isinstance(choice, DrawFromPile):
            out[at + 4] = 1.0
            out[parts + 6] = (len(hand) + 1) / MANY
        elif isinstance(choice, TakeBait):
            out[at + 5] = 1.0
            self.write_bait(choice.bait, me, v.seats, out, at)
            out[parts + 6] = (len(hand) + 1) / MANY
        elif isinstance(choice, InsertCard):
            out[at + 6] = 1.0
            out[parts] = choice.place / MANY
            self.write_card(v.drawn, out, at)
            out[parts + 6] = (len(hand) + 1) / MANY
        elif isinstance(choice, LayBait):
            out[at + 7] = 1.0
            out[parts] = choice.place / MANY
            self.write_card(hand[choice.place], out, at)
            out[parts + 6] = (len(hand) - 1) / MANY
        elif isinstance(choice, LayNoBait):
            out[at + 8] = 1.0
        else:
            out[at + 9] = 1.0

    def write_card(self, card: int | None, out: Any, at: int) -> None:
        if card is not None:
            here = at + self.option_cards + card
            out[here] = out[here] + self.unit

    def write_wanted(self, card: int, out: Any, at: int) -> None:
        here = at + self.option_wanted + card
        out[here] = out[here] + self.unit

    def write_bait(self, bait: BaitCard, me: int, seats: int, out: Any, at: int) -> None:
        self.write_card(bait.card, out, at)
        out[at + self.option_bait + self.owner(bait, me, seats)] = 1.0 / SIZE

    def write_meld(self, v: View, start: int, length: int, bait: tuple[BaitCard, ...], out: Any, at: int) -> None:
        me = v.seat or 0
        hand = v.hands[me]
        for place in range(start, start + length):
            self.write_card(hand[place], out, at)
        for used in bait:
            self.write_card(used.card, out, at)
            here = at + self.option_bait + self.owner(used, me, v.seats)
            out[here] = out[here] + 1.0 / SIZE

    def write_shape(self, v: View, start: int, length: int, bait: tuple[BaitCard, ...], wanted: tuple[int, ...],
                    out: Any, at: int) -> None:
        """What the cards are together."""
        parts = at + self.option_parts
        hand = v.hands[v.seat or 0]
        cards: list[int] = []
        for place in range(start, start + length):
            card = hand[place]
            assert card is not None
            cards.append(card)
        for used in bait:
            cards.append(used.card)
        for rank in wanted:
            cards.append(4 * (rank - 1))
        cards.sort()
        out[parts] = start / MANY
        out[parts + 1] = length / SIZE
        out[parts + 2] = len(cards) / SIZE
        out[parts + 3] = (cards[len(cards) - 1] // 4 + 1) / RANKS
        out[parts + (4 if is_set(cards) else 5)] = 1.0
        out[parts + 6] = (len(hand) - length) / MANY
        out[parts + 7] = (len(bait) + len(wanted)) / SIZE
