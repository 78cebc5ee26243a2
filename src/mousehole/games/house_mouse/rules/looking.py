"""House Mouse, effects on cards in the house: PEEK, REVEAL, RESHUFFLE."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BACKS
from mousehole.games.house_mouse.happened import CardPeeked, CardRevealed, LightsWentOut
from mousehole.games.house_mouse.rules.effect import Effect, question
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.wire import STOP, PickCorner, PickRoom
from mousehole.kernel import Choice, Decision, Refusal, Seat

HOUSE: Final = "house"          # anywhere
ANY_ROOM: Final = "any-room"    # a room is chosen first
ROOM_HERE: Final = "room-here"  # one at the corner of the card's player
SAME_ROOM: Final = "same-room"  # the one that the effect before chose
WHERE: Final = (HOUSE, ANY_ROOM, ROOM_HERE, SAME_ROOM)


def hidden_corners(s: Table, room: int, but: int) -> list[Choice]:
    """HOUSE-5 Corners with a face-down card: of a room, or (-1) of the house."""
    house = s.box.house_for(s.seats)
    if room < 0:
        return [house.pick[c] for c in range(house.corners) if c != but and s.is_face_down(c)]
    return [house.pick[c] for c in house.corners_of[room] if c != but and s.is_face_down(c)]


def rooms_with_hidden_cards(s: Table, where: str) -> list[Choice]:
    house = s.box.house_for(s.seats)
    rooms = house.rooms_of[s.mice[s.frames[-1].who]] if where == ROOM_HERE else list(range(house.rooms))
    return [s.box.pick_room[room] for room in rooms if hidden_corners(s, room, -1)]


def why_not_look(s: Table, where: str, corner: int, label: str) -> Refusal:
    """HOUSE-5 What is wrong with a corner where no card can be looked at."""
    room = s.frames[-1].room
    if where != HOUSE and corner not in s.box.house_for(s.seats).corners_of[room]:
        return Refusal("other-room", "HOUSE-35", (("corner", label), ("room", room + 1)))
    return Refusal("just-peeked" if s.is_face_down(corner) else "nothing-hidden", "HOUSE-35", (("corner", label),))


def why_not_enter(s: Table, where: str, room: int) -> Refusal:
    is_here = room in s.box.house_for(s.seats).rooms_of[s.mice[s.frames[-1].who]]
    code = "room-not-here" if where == ROOM_HERE and not is_here else "room-has-none"
    return Refusal(code, "HOUSE-35", (("room", room + 1),))


def reveal(s: Table, corner: int) -> None:
    """HOUSE-31 Face up, and it stays where it is, also under a mouse."""
    s.up |= 1 << corner
    s.seen[corner] = 0
    if s.events is not None:
        s.tell(CardRevealed(s.box.house_for(s.seats).labels[corner], s.box.codes[s.house[corner]]))


class Peek(Effect):
    """HOUSE-33 The card's player alone looks at face-down cards; `may`: up to that many."""

    def __init__(self, where: str, count: int, may: bool) -> None:
        self.where: Final = where
        self.count: Final = count
        self.may: Final = may

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if frame.left < 0 and self.where in (ANY_ROOM, ROOM_HERE):
            return question(s, "room", rooms_with_hidden_cards(s, self.where), "HOUSE-35")
        if self.where == SAME_ROOM and frame.room < 0:
            return []
        has_begun = 0 < frame.left < self.count
        options = hidden_corners(s, -1 if self.where == HOUSE else frame.room, frame.corner if has_begun else -1)
        if options and self.may:
            options.append(STOP)
        return question(s, "peek", options, "HOUSE-33")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickRoom):
            s.aim_at_room(choice.room - 1, self.count, -1)
            s.then(self)
        elif isinstance(choice, PickCorner):
            house = s.box.house_for(s.seats)
            corner = house.index[choice.corner]
            s.seen[corner] |= 1 << seat
            if s.events is not None:
                card = s.house[corner]
                s.tell(CardPeeked(seat, choice.corner, s.box.codes[card], BACKS[s.box.type_of[card]]))
            left = (self.count if frame.left < 0 else frame.left) - 1
            if left:
                s.aim_at_room(frame.room, left, corner)
                s.then(self)
            else:
                s.effect_done()
        else:
            s.effect_done()

    def why_not_corner(self, s: Table, corner: int, label: str) -> Refusal | None:
        return why_not_look(s, self.where, corner, label)

    def why_not_room(self, s: Table, room: int) -> Refusal | None:
        return why_not_enter(s, self.where, room)


class Reveal(Effect):
    """HOUSE-31 A face-down card of the house, or every one of a room, is turned face up and stays there."""

    def __init__(self, where: str, every: bool) -> None:
        self.where: Final = where
        self.every: Final = every

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if frame.left < 0 and self.where in (ANY_ROOM, ROOM_HERE):
            return question(s, "room", rooms_with_hidden_cards(s, self.where), "HOUSE-35")
        if self.where == SAME_ROOM and frame.room < 0:
            return []
        return question(s, "reveal", hidden_corners(s, -1 if self.where == HOUSE else frame.room, -1), "HOUSE-31")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        house = s.box.house_for(s.seats)
        if isinstance(choice, PickCorner):
            reveal(s, house.index[choice.corner])
            s.effect_done()
        elif isinstance(choice, PickRoom):
            s.aim_at_room(choice.room - 1, 0, -1)
            if self.every:
                for corner in house.corners_of[choice.room - 1]:
                    if s.is_face_down(corner):
                        reveal(s, corner)
                s.effect_done()
            else:
                s.then(self)

    def why_not_corner(self, s: Table, corner: int, label: str) -> Refusal | None:
        return why_not_look(s, self.where, corner, label)

    def why_not_room(self, s: Table, room: int) -> Refusal | None:
        return why_not_enter(s, self.where, room)


class Reshuffle(Effect):
    """HOUSE-35 Face-up cards of the house are shuffled and dealt face down onto the same corners, also under mice."""

    def do(self, s: Table) -> None:
        corners = [corner for corner in range(len(s.house)) if s.is_up(corner)]
        cards = [s.house[corner] for corner in corners]
        s.hide(cards)
        s.rng.shuffle(cards)
        for at in range(len(corners)):
            s.house[corners[at]] = cards[at]
            s.seen[corners[at]] = 0
        s.up = 0
        s.tell(LightsWentOut(len(cards)))
        s.effect_done()
