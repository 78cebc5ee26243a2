"""House Mouse as numbers: corners, nests, hands, the card being resolved, and the parts of every choice.

Cards count by kind: which of several copies it is makes no difference. Mice are the
seats, the viewer first, then Basil.
"""
from __future__ import annotations

from typing import Any, Final

from mousehole.encoding.encoder import LETTING_GO
from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, numbered, seat_labels
from mousehole.games.house_mouse.box import BACKS, BASIC, BOOST, COLLECTION, COMBO, FULL, POWER, ROUNDS, Box
from mousehole.games.house_mouse.scoring import collection, combo
from mousehole.games.house_mouse.table import ACTIONS
from mousehole.games.house_mouse.wire import (
    BASIL,
    Activate,
    Decline,
    DiscardIt,
    EndTurn,
    GoTo,
    Lot,
    Marks,
    Nap,
    PickCard,
    PickCorner,
    PickMice,
    PickMouse,
    PickRoom,
    PlaceBasil,
    PlaceMouse,
    PlayBoost,
    Resolving,
    Scavenge,
    SendBasil,
    View,
)
from mousehole.kernel import Choice

ALIKE: Final = 4.0       # copies of a kind
POINTS: Final = 20.0     # in a nest
HAND: Final = 4.0        # Boosts
TIMES: Final = 3.0       # actions, naps
LEFT: Final = 5.0        # of an effect
STEPS: Final = ["PlaceMice", "SetMouse", "BeginTurn", "TakeActions", "PassTurn", "BasilActs", "ResolvePower",
                "FinishCard", "OfferPower", "LastPower", "CloseGame", "Peek", "Reveal", "Reshuffle", "Reach", "PutCard",
                "DrawCard", "Give", "Steal", "Trade", "DiscardCard", "Flip", "Move", "MoveEach", "SwapMice", "Teleport",
                "ChangeActions", "Refresh", "Glue", "Cancel"]
PROMPTS: Final = ["place", "place-basil", "act", "basil", "boost", "offer", "last-power", "deal", "discard",
                  "discard-or-give", "flip", "flip-whose", "give", "give-whom", "glue", "mouse", "nap", "peek", "pick",
                  "put", "reach", "reveal", "room", "steal", "steal-whom", "step", "swap", "teleport", "trade",
                  "trade-whom"]
KINDS: Final = [LETTING_GO, "PlaceMouse", "PlaceBasil", "Scavenge", "GoTo", "Activate", "EndTurn", "Decline",
                "PlayBoost", "PickCorner", "PickRoom", "PickMouse", "PickMice", "PickCard", "DiscardIt", "Nap", "Stop",
                "SendBasil"]
ENDS: Final = ["twelfth-card", "rounds-over"]
SUMS: Final = ["seats", "round", "actions left", "spent", "bonus", "naps", "window", "Basil plays", "pile",
               "steps to do", "cards being resolved"]
LEFT_OUT: Final = {
    "agenda": "all but the step on top and how many there are",
    "copies": "which of several copies of a card it is",
    "covered": "in whose nest a covered card lies, if several hold that kind",
    "discard": "the order of the discard pile", "nests": "the order in which cards were gained",
    "known": "their order", "remembered": "their order",
    "lots": "which shuffle hid which card, if there were several", "used": "their order", "free": "their order",
    "freed": "their order", "offers": "their order",
    "resolving": "cards that wait until the innermost one is resolved",
    "rooms": "which room cards make the house: they differ by picture only",
    "twelfth": "the copy",
}


class Encoder(Base):
    def __init__(self, box: Box, seats: int) -> None:
        who = seat_labels(seats)
        mice = [*who, "Basil"]
        houses = [box.house_for(each) for each in range(2, seats + 1)]
        corners, rooms = max([house.corners for house in houses]), max([house.rooms for house in houses])
        spots, names = numbered(corners, 1), [kind.slug for kind in box.kinds]
        powers = [kind.slug for kind in box.kinds if kind.type == POWER]
        boosts = [kind.slug for kind in box.kinds if kind.type == BOOST]
        backs = BACKS[1:]
        super().__init__([
            Block("corners", "where each mouse is", [mice, spots]),
            Block("glued", "mice that nothing moves", [mice]),
            Block("next naps", "actions that the next turn of each mouse loses / 3", [mice], -5.0, 5.0),
            Block("backs", "the back of the card at each corner; all 0: there is none", [spots, backs]),
            Block("face up", "whether it lies face up", [spots]),
            Block("cards", "which card it is, if this seat knows it", [spots, names]),
            Block("peeked", "who has peeked at it", [spots, who]),
            Block("nests", "cards in each nest / 4", [mice, names], most=5.0),
            Block("nest sizes", "cards in each nest / 12", [mice], most=2.0),
            Block("points", "what each nest is worth now / 20", [mice], -50.0, 50.0),
            Block("covered", "cards in nests that lie face down / 4", [names], most=5.0),
            Block("hand", "own Boosts / 4", [boosts], most=5.0),
            Block("hands", "Boosts that each seat holds / 4", [who], most=100.0),
            Block("known", "Boosts in hands that all have seen / 4", [who, boosts], most=5.0),
            Block("remembered", "Boosts in hands that only their holder and this seat know / 4", [who, boosts],
                  most=5.0),
            Block("seen before", "hidden cards that lay open before they were shuffled / 4", [names], most=5.0),
            Block("hidden again", "corners with one of them", [spots]),
            Block("held again", "how many of them each hand holds / 4", [who], most=100.0),
            Block("discard", "the discard pile / 4", [names], most=5.0),
            Block("pile back", "the back of the top card of the draw pile", [backs]),
            Block("used", "Powers that each seat has activated in this turn / 4", [who, powers], most=5.0),
            Block("free", "Powers that a seat may activate for free / 4", [who, powers], most=5.0),
            Block("freed", "Powers that had their free use in this turn / 4", [who, powers], most=5.0),
            Block("offers", "Powers that will be offered out of turn / 4", [who, powers], most=5.0),
            Block("pick", "this seat's card for a secret swap", [names]),
            Block("picked", "who has picked a card for it", [mice]),
            Block("resolving", "the card that is being resolved", [names]),
            Block("resolving who", "whose it is", [mice]),
            Block("resolving target", "the mouse or nest that it chose last", [mice]),
            Block("resolving room", "the room that it chose last", [numbered(rooms, 1)]),
            Block("resolving last", "the card that it moved last", [names]),
            Block("resolving corner", "where it looked last", [spots]),
            Block("resolving left", "whether its effect has begun, and how much of it is left / 5", [["begun", "left"]],
                  most=10.0),
            Block("turn", "whose turn it is", [mice]),
            Block("first", "the first player", [who]),
            Block("ending", "who has the twelfth card", [mice]),
            Block("twelfth", "that card, if it is a scavenged Power", [names]),
            Block("ended", "why the game is over", [ENDS]),
            Block("numbers", "seats / 8, round / 40, actions left / 3, spent / 3, given to this turn / 3, taken from "
                  "it / 3, seconds to cancel / 8, whether Basil plays, cards in the draw pile / all, steps on the "
                  "agenda / 10, cards being resolved / 3", [SUMS], -400.0, 400.0),
        ], STEPS, PROMPTS, KINDS, [
            Block("corner", "the corner", [spots]),
            Block("back there", "the back of the card there", [backs]),
            Block("face up there", "whether it lies face up", [["face up"]]),
            Block("card", "the card: its own, or the one at that corner, if this seat knows it", [names]),
            Block("mice", "the mouse, or the two mice", [mice]),
            Block("room", "the room", [numbered(rooms, 1)]),
            Block("now", "for a nap: in this turn", [["now"]]),
        ])
        self.box: Final = box
        self.slots: Final = seats
        self.names: Final = len(names)
        self.powers: Final = len(powers)
        self.boosts: Final = len(boosts)
        self.spots: Final = corners
        self.kind_of: Final = {code: box.kind_of[card] for card, code in enumerate(box.codes)}
        own: dict[str, int] = {}  # the number of a card's kind among the Powers, or among the Boosts
        for card in range(box.cards):
            kind = box.kinds[box.kind_of[card]]
            if kind.type == POWER:
                own[box.codes[card]] = powers.index(kind.slug)
            elif kind.type == BOOST:
                own[box.codes[card]] = boosts.index(kind.slug)
        self.own: Final = own
        self.backs: Final = {back: n for n, back in enumerate(backs)}
        start, parts = self.layout.start, self.option_layout.start
        self.corners: Final = start["corners"]
        self.glued: Final = start["glued"]
        self.next_naps: Final = start["next naps"]
        self.card_backs: Final = start["backs"]
        self.face_up: Final = start["face up"]
        self.cards: Final = start["cards"]
        self.peeked: Final = start["peeked"]
        self.nests: Final = start["nests"]
        self.nest_sizes: Final = start["nest sizes"]
        self.points: Final = start["points"]
        self.covered: Final = start["covered"]
        self.hand: Final = start["hand"]
        self.hands: Final = start["hands"]
        self.known: Final = start["known"]
        self.remembered: Final = start["remembered"]
        self.seen_before: Final = start["seen before"]
        self.hidden_again: Final = start["hidden again"]
        self.held_again: Final = start["held again"]
        self.discard: Final = start["discard"]
        self.pile_back: Final = start["pile back"]
        self.used: Final = start["used"]
        self.free: Final = start["free"]
        self.freed: Final = start["freed"]
        self.offers: Final = start["offers"]
        self.pick: Final = start["pick"]
        self.picked: Final = start["picked"]
        self.resolving: Final = start["resolving"]
        self.resolving_who: Final = start["resolving who"]
        self.resolving_target: Final = start["resolving target"]
        self.resolving_room: Final = start["resolving room"]
        self.resolving_last: Final = start["resolving last"]
        self.resolving_corner: Final = start["resolving corner"]
        self.resolving_left: Final = start["resolving left"]
        self.turn: Final = start["turn"]
        self.first: Final = start["first"]
        self.ending: Final = start["ending"]
        self.twelfth: Final = start["twelfth"]
        self.ended: Final = start["ended"]
        self.numbers: Final = start["numbers"]
        self.option_corner: Final = parts["corner"]
        self.option_back: Final = parts["back there"]
        self.option_face_up: Final = parts["face up there"]
        self.option_card: Final = parts["card"]
        self.option_mice: Final = parts["mice"]
        self.option_room: Final = parts["room"]
        self.option_now: Final = parts["now"]

    def slot(self, v: View, mouse: int) -> int:
        return self.slots if mouse == BASIL else (mouse - (v.seat or 0)) % v.seats

    def write_view(self, v: View, out: Any, at: int) -> None:
        seats = v.seats
        me = v.seat or 0
        for n in range(seats):
            seat = (me + n) % seats
            self.write_mouse(v, seat, n, out, at)
            if v.hands[seat]:
                out[at + self.hands + n] = v.hands[seat] / HAND
        if v.has_basil:
            self.write_mouse(v, BASIL, self.slots, out, at)
        for mouse in v.glued:
            out[at + self.glued + self.slot(v, mouse)] = 1.0
        self.write_house(v, out, at)
        self.write_counts(v.covered, out, at + self.covered)
        self.write_counts(v.discard, out, at + self.discard)
        for code in v.hand:
            place = at + self.hand + self.own[code]
            out[place] = out[place] + 1.0 / ALIKE
        if v.known:
            self.write_marks(v, v.known, self.boosts, out, at + self.known)
        if v.remembered:
            self.write_marks(v, v.remembered, self.boosts, out, at + self.remembered)
        for lot in v.lots:
            self.write_lot(v, lot, out, at)
        if v.used:
            self.write_marks(v, v.used, self.powers, out, at + self.used)
        if v.free:
            self.write_marks(v, v.free, self.powers, out, at + self.free)
        if v.freed:
            self.write_marks(v, v.freed, self.powers, out, at + self.freed)
        if v.offers:
            self.write_marks(v, v.offers, self.powers, out, at + self.offers)
        if v.pile_back is not None:
            out[at + self.pile_back + self.backs[v.pile_back]] = 1.0
        if v.pick is not None:
            out[at + self.pick + self.kind_of[v.pick]] = 1.0
        if v.resolving:
            self.write_resolving(v, v.resolving[len(v.resolving) - 1], out, at)
        out[at + self.turn + self.slot(v, v.turn)] = 1.0
        out[at + self.first + (v.first - me) % seats] = 1.0
        if v.ending is not None:
            out[at + self.ending + self.slot(v, v.ending)] = 1.0
        if v.twelfth is not None:
            out[at + self.twelfth + self.kind_of[v.twelfth]] = 1.0
        if v.ended is not None:
            out[at + self.ended + ENDS.index(v.ended)] = 1.0
        self.write_numbers(v, out, at + self.numbers)
        self.write_step(v.agenda, out, at)

    def write_mouse(self, v: View, mouse: int, n: int, out: Any, at: int) -> None:
        corner = v.mice[mouse]
        if corner is not None:
            out[at + self.corners + n * self.spots + corner] = 1.0
        if v.next_naps[mouse]:
            out[at + self.next_naps + n] = v.next_naps[mouse] / TIMES
        if v.picked[mouse]:
            out[at + self.picked + n] = 1.0
        nest = v.nests[mouse]
        if not nest:
            return
        out[at + self.nest_sizes + n] = len(nest) / FULL
        here = at + self.nests + n * self.names
        counts = [0] * self.names
        found: list[int] = []
        for code in nest:
            kind = self.kind_of[code]
            if counts[kind] == 0:
                found.append(kind)
            counts[kind] += 1
        points = 0
        for kind in found:
            count = counts[kind]
            out[here + kind] = count / ALIKE
            printed = self.box.kinds[kind]
            if printed.form == BASIC:
                points += count * printed.values[0]
            elif printed.form == COLLECTION:
                points += collection(printed.values, count)
            elif printed.form == COMBO:
                points += combo(printed.values, count, counts[self.box.partner_of[kind]])
        if points:
            out[at + self.points + n] = points / POINTS

    def write_house(self, v: View, out: Any, at: int) -> None:
        for corner in range(len(v.house)):
            back = v.backs[corner]
            if back is None:
                continue
            out[at + self.card_backs + 3 * corner + self.backs[back]] = 1.0
            if v.face_up[corner]:
                out[at + self.face_up + corner] = 1.0
            code = v.house[corner]
            if code is not None:
                out[at + self.cards + corner * self.names + self.kind_of[code]] = 1.0
            for seat in v.peeked_seats[corner]:
                out[at + self.peeked + corner * self.slots + self.slot(v, seat)] = 1.0

    def write_counts(self, codes: tuple[str, ...], out: Any, at: int) -> None:
        for code in codes:
            place = at + self.kind_of[code]
            out[place] = out[place] + 1.0 / ALIKE

    def write_lot(self, v: View, lot: Lot, out: Any, at: int) -> None:
        self.write_counts(lot.cards, out, at + self.seen_before)
        for corner in lot.corners:
            out[at + self.hidden_again + corner] = 1.0
        for seat in lot.holders:
            place = at + self.held_again + self.slot(v, seat)
            out[place] = out[place] + 1.0 / HAND

    def write_marks(self, v: View, marks: Marks, size: int, out: Any, at: int) -> None:
        for code, mouse in marks:
            place = at + self.slot(v, mouse) * size + self.own[code]
            out[place] = out[place] + 1.0 / ALIKE

    def write_resolving(self, v: View, seen: Resolving, out: Any, at: int) -> None:
        out[at + self.resolving + self.kind_of[seen.card]] = 1.0
        out[at + self.resolving_who + self.slot(v, seen.who)] = 1.0
        if seen.target is not None:
            out[at + self.resolving_target + self.slot(v, seen.target)] = 1.0
        if seen.room is not None:
            out[at + self.resolving_room + seen.room - 1] = 1.0
        if seen.last is not None:
            out[at + self.resolving_last + self.kind_of[seen.last]] = 1.0
        if seen.corner is not None:
            out[at + self.resolving_corner + self.box.house_for(v.seats).index[seen.corner]] = 1.0
        if seen.left is not None:
            out[at + self.resolving_left] = 1.0
            out[at + self.resolving_left + 1] = seen.left / LEFT

    def write_numbers(self, v: View, out: Any, at: int) -> None:
        out[at] = v.seats / 8.0
        out[at + 1] = v.round / ROUNDS
        out[at + 2] = max(max(1, ACTIONS + v.bonus - v.naps) - v.spent, 0) / TIMES
        if v.spent:
            out[at + 3] = v.spent / TIMES
        if v.bonus:
            out[at + 4] = v.bonus / TIMES
        if v.naps:
            out[at + 5] = v.naps / TIMES
        out[at + 6] = v.window / 8.0
        if v.has_basil:
            out[at + 7] = 1.0
        out[at + 8] = v.pile / self.box.cards
        out[at + 9] = len(v.agenda) / 10.0
        if v.resolving:
            out[at + 10] = len(v.resolving) / 3.0

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        if isinstance(choice, GoTo):
            out[at + 4] = 1.0
            self.write_corner(v, choice.corner, out, at)
        elif isinstance(choice, PickCorner):
            out[at + 9] = 1.0
            self.write_corner(v, choice.corner, out, at)
        elif isinstance(choice, Scavenge):
            out[at + 3] = 1.0
            corner = v.mice[v.seat or 0]
            if corner is not None:
                self.write_spot(v, corner, out, at)
        elif isinstance(choice, Activate):
            out[at + 5] = 1.0
            out[at + self.option_card + self.kind_of[choice.card]] = 1.0
        elif isinstance(choice, EndTurn):
            out[at + 6] = 1.0
        elif isinstance(choice, Decline):
            out[at + 7] = 1.0
        elif isinstance(choice, PlayBoost):
            out[at + 8] = 1.0
            out[at + self.option_card + self.kind_of[choice.card]] = 1.0
        elif isinstance(choice, PickRoom):
            out[at + 10] = 1.0
            out[at + self.option_room + choice.room - 1] = 1.0
        elif isinstance(choice, PickMouse):
            out[at + 11] = 1.0
            out[at + self.option_mice + self.slot(v, choice.mouse)] = 1.0
        elif isinstance(choice, PickMice):
            out[at + 12] = 1.0
            out[at + self.option_mice + self.slot(v, choice.one)] = 1.0
            out[at + self.option_mice + self.slot(v, choice.other)] = 1.0
        elif isinstance(choice, PickCard):
            out[at + 13] = 1.0
            out[at + self.option_card + self.kind_of[choice.card]] = 1.0
        elif isinstance(choice, DiscardIt):
            out[at + 14] = 1.0
        elif isinstance(choice, Nap):
            out[at + 15] = 1.0
            out[at + self.option_mice + self.slot(v, choice.mouse)] = 1.0
            if choice.now:
                out[at + self.option_now] = 1.0
        elif isinstance(choice, PlaceMouse):
            out[at + 1] = 1.0
            self.write_corner(v, choice.corner, out, at)
        elif isinstance(choice, PlaceBasil):
            out[at + 2] = 1.0
            self.write_corner(v, choice.corner, out, at)
        elif isinstance(choice, SendBasil):
            out[at + 17] = 1.0
            self.write_corner(v, choice.corner, out, at)
        else:
            out[at + 16] = 1.0

    def write_corner(self, v: View, label: str, out: Any, at: int) -> None:
        self.write_spot(v, self.box.house_for(v.seats).index[label], out, at)

    def write_spot(self, v: View, corner: int, out: Any, at: int) -> None:
        """A corner, and what this seat knows of the card there."""
        out[at + self.option_corner + corner] = 1.0
        back, code = v.backs[corner], v.house[corner]
        if back is not None:
            out[at + self.option_back + self.backs[back]] = 1.0
        if v.face_up[corner]:
            out[at + self.option_face_up] = 1.0
        if code is not None:
            out[at + self.option_card + self.kind_of[code]] = 1.0
