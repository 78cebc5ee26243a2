"""House Mouse, mice on the move: MOVE, SWAP, TELEPORT, and what happens on leaving and arriving."""
from __future__ import annotations

from typing import Any, Final

from mousehole.games.house_mouse.happened import MiceSwapped, MouseMoved
from mousehole.games.house_mouse.rules.cards import refill, scavenge_at
from mousehole.games.house_mouse.rules.effect import Effect, question
from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.wire import STOP, PickCorner, PickMice, PickMouse, whose
from mousehole.kernel import Choice, Decision, Refusal, Seat

OWN: Final = "own"
ANY: Final = "any"
OTHER: Final = "other"
EACH_OTHER: Final = "each-other"
WHOSE: Final = (OWN, ANY, OTHER, EACH_OTHER)


def move(s: Table, mouse: int, to: int) -> None:
    """HOUSE-13 Leaving refills a corner whose card is gone; then HOUSE-12 arriving scavenges a face-up card."""
    start = s.mice[mouse]
    s.mice[mouse] = to
    s.occupied ^= 1 << start | 1 << to
    if s.events is not None:
        by = s.frames[-1].who if s.frames else mouse
        s.tell(MouseMoved(mouse, s.box.house_for(s.seats).labels[to], by))
    if s.house[start] == NO_CARD:
        refill(s, start)
    arrive(s, mouse)


def arrive(s: Table, mouse: int) -> None:
    """HOUSE-12 A face-up card is scavenged at once, for free, wanted or not."""
    corner = s.mice[mouse]
    if s.is_up(corner):
        scavenge_at(s, mouse, corner)


def reach(s: Table, mouse: int, steps: int) -> int:
    """HOUSE-11, HOUSE-30 Free corners that this many steps lead to. HOUSE-37 None for a glued mouse."""
    return 0 if s.is_glued(mouse) else s.box.house_for(s.seats).reach(s.mice[mouse], s.occupied, steps)


def corners_to_choose(s: Table, mask: int) -> list[Choice]:
    house = s.box.house_for(s.seats)
    return [house.pick[corner] for corner in range(house.corners) if mask >> corner & 1]


def walk(s: Table, mouse: int, choice: PickCorner) -> int:
    """How many steps it took."""
    house = s.box.house_for(s.seats)
    to = house.index[choice.corner]
    steps = house.cost(s.mice[mouse], to, s.occupied)
    move(s, mouse, to)
    return steps


class Moving(Effect):
    """An effect that moves a mouse to a corner of its player's choice."""

    def walker(self, s: Table) -> tuple[int, int]:
        """Which mouse moves now, and how many steps it has left."""
        return s.frames[-1].who, 0

    def why_not_corner(self, s: Table, corner: int, label: str) -> Refusal | None:
        mouse, steps = self.walker(s)
        if s.mice[mouse] == corner:
            return Refusal("same-corner", "HOUSE-10", (("corner", label),))
        if not s.is_free_corner(corner):
            return Refusal("occupied", "HOUSE-10", (("corner", label),))
        return Refusal("too-far", "HOUSE-30", (("corner", label), ("steps", steps)))


class Move(Moving):
    """HOUSE-30 A mouse walks up to `steps`, at least `least`; each free corner on the way is an arrival."""

    def __init__(self, whose: str, steps: int, least: int) -> None:
        self.whose: Final = whose
        self.steps: Final = steps
        self.least: Final = least

    def said(self) -> dict[str, Any]:
        return {"whose": self.whose, "steps": self.steps, "least": self.least, "exact": self.steps == self.least}

    def walker(self, s: Table) -> tuple[int, int]:
        frame = s.frames[-1]
        return (frame.target, frame.left) if frame.left >= 0 else (frame.who, self.steps)

    def why_not_mouse(self, s: Table, mouse: int) -> Refusal | None:
        if self.whose == OTHER and mouse == s.frames[-1].who:
            return Refusal("not-your-own-mouse", "HOUSE-35")
        return Refusal("no-target-glued", "HOUSE-37") if s.is_glued(mouse) else Refusal("mouse-boxed-in", "HOUSE-30")

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if frame.left < 0 and self.whose != OWN:
            able = [s.box.pick_mouse[mouse] for mouse in s.all_mice()
                    if (self.whose == ANY or mouse != frame.who) and reach(s, mouse, self.steps)]
            return question(s, "mouse", able, "HOUSE-30")
        mouse, left = self.walker(s)
        options = corners_to_choose(s, reach(s, mouse, left))
        if options and self.steps - left >= self.least:
            options.append(STOP)
        if not options:
            return []
        return [Decision(frame.who, "step", tuple(options), "HOUSE-30", 0, (("mouse_seat", whose(mouse)),))]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickMouse):
            s.aim(choice.mouse, self.steps, frame.last)
            s.then(self)
        elif isinstance(choice, PickCorner):
            mouse, left = self.walker(s)
            left -= walk(s, mouse, choice)
            if left > 0:
                s.aim(mouse, left, frame.last)
                s.then(self)
            else:
                s.effect_done()
        else:
            s.effect_done()


class MoveEach(Moving):
    """HOUSE-35 Clockwise from the card's player every other mouse goes one step; one that cannot stays."""

    def next_mouse(self, s: Table) -> int:
        """Its place in the order of play, or -1: all are done. `left` counts how many are."""
        order = s.clockwise_from(s.frames[-1].who)
        for at in range(max(s.frames[-1].left, 1), len(order)):
            if reach(s, order[at], 1):
                return at
        return -1

    def walker(self, s: Table) -> tuple[int, int]:
        return s.clockwise_from(s.frames[-1].who)[self.next_mouse(s)], 1

    def asks(self, s: Table) -> list[Decision]:
        at = self.next_mouse(s)
        if at < 0:
            return []
        mouse = s.clockwise_from(s.frames[-1].who)[at]
        return [Decision(s.frames[-1].who, "step", tuple(corners_to_choose(s, reach(s, mouse, 1))), "HOUSE-30", 0,
                         (("mouse_seat", whose(mouse)),))]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        at = self.next_mouse(s)
        mouse = s.clockwise_from(s.frames[-1].who)[at]
        assert isinstance(choice, PickCorner)
        walk(s, mouse, choice)
        s.aim(mouse, at + 1, NO_CARD)
        s.then(self)


class SwapMice(Effect):
    """HOUSE-32 Two mice change places: no corner is refilled, and both arrive. HOUSE-37 None of them glued."""

    def asks(self, s: Table) -> list[Decision]:
        mice = [mouse for mouse in s.all_mice() if not s.is_glued(mouse)]
        pairs = [s.box.pick_mice[mice[a]][mice[b]] for a in range(len(mice)) for b in range(a + 1, len(mice))]
        return question(s, "swap", pairs, "HOUSE-32")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickMice)
        one, other = choice.one, choice.other
        s.mice[one], s.mice[other] = s.mice[other], s.mice[one]
        s.tell(MiceSwapped(one, other))
        for mouse in s.clockwise_from(s.turn):
            if mouse in (one, other):
                arrive(s, mouse)
        s.effect_done()

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, PickMice):
            if choice.one == choice.other:
                return Refusal("two-mice", "HOUSE-32")
            for mouse in (choice.one, choice.other):
                if mouse not in s.all_mice():
                    return Refusal("no-such-mouse", "HOUSE-35")
                if s.is_glued(mouse):
                    return Refusal("no-target-glued", "HOUSE-37")
        return Effect.why_not(self, s, seat, choice)


class Teleport(Moving):
    """HOUSE-30 The player's own mouse goes to any free corner at once."""

    def asks(self, s: Table) -> list[Decision]:
        if s.is_glued(s.frames[-1].who):
            return []
        return question(s, "teleport", corners_to_choose(s, s.box.house_for(s.seats).everywhere & ~s.occupied),
                        "HOUSE-30")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickCorner)
        move(s, seat, s.box.house_for(s.seats).index[choice.corner])
        s.effect_done()
