"""The hotel, derived from the geometry of two keycards: rooms, moves between them, and distances."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousekeeping.wire import LEFT, RIGHT, Place

NOWHERE: Final = 99
ANY_LIMIT: Final = 0  # the edition leaves the number of moves to the host
SPAN: Final = 445  # room numbers go up to 444: tables are lists over them


def reverse(room: int) -> int:
    """KEEP-6 The number as read from across the table."""
    return room % 10 * 100 + room // 10 % 10 * 10 + room // 100


def is_next_door(one: int, other: int) -> bool:
    """KEEP-12 Exactly one digit differs, and by exactly 1."""
    return abs(one // 100 - other // 100) + abs(one // 10 % 10 - other // 10 % 10) + abs(one % 10 - other % 10) == 1


def is_elevator_ride(one: int, other: int) -> bool:
    """KEEP-5 The floor, the first digit, changes by one."""
    return one % 100 == other % 100 and abs(one // 100 - other // 100) == 1


class Shaft:
    def __init__(self, colour: str, ending: int) -> None:
        self.colour: Final = colour
        self.ending: Final = ending


class Hotel:
    """The rooms and moves that an edition's keycards allow; shared by all tables."""

    def __init__(self, keycards: int, faces: list[str], images: int, lobby: int, shafts: list[Shaft],
                 move_limit: int = ANY_LIMIT) -> None:
        self.keycards: Final = keycards
        self.move_limit: Final = move_limit
        self.images: Final = images
        self.shafts: Final = shafts
        ways = [way for face in faces for way in (face, face[1] + face[0])]  # KEEP-2 each face, and rotated
        self.ways: Final = ways
        self.layouts: Final = [Place(bottom, top, side)
                               for bottom in ways for top in ways for side in (LEFT, RIGHT)]
        self.all_layouts: Final = tuple(self.layouts)  # KEEP-22 what is offered by hand
        self.rooms: Final = sorted({layout.shows() for layout in self.layouts})
        if lobby not in self.rooms:
            raise ValueError(f"no two keycards show the lobby, {lobby}")
        self.shows: Final = {(p.bottom, p.top, p.side): p.shows() for p in self.layouts}
        self.lobby: Final = self.layouts_of(lobby)[0]
        self.ways_on: Final = [self._ways_on(room) for room in range(SPAN)]
        self.moves: Final = [tuple([p for to in self.ways_on[room] for p in self.layouts_of(to)])
                             for room in range(SPAN)]
        self.distances: Final = [self._distances(room) for room in range(SPAN)]

    def is_room(self, number: int) -> bool:
        return number in self.rooms

    def layouts_of(self, room: int) -> list[Place]:
        """Palindromes can be shown in two ways, other rooms in one."""
        return [layout for layout in self.layouts if layout.shows() == room]

    def shaft_of(self, room: int) -> str:
        """KEEP-5 The colour of the elevator that stops here, if one does."""
        for shaft in self.shafts:
            if room % 100 == shaft.ending:
                return shaft.colour
        return ""

    def _ways_on(self, room: int) -> list[int]:
        """KEEP-12 Where one move leads: next door, or to the reverse (KEEP-13: which may be the same room)."""
        if not self.is_room(room):
            return []
        return [to for to in self.rooms if is_next_door(room, to) or to == reverse(room)]

    def _distances(self, start: int) -> list[int]:
        """Moves from here to every room, 0 to itself."""
        distances = [NOWHERE] * SPAN
        distances[start] = 0
        reached = [start]
        for room in reached:
            for to in self.ways_on[room]:
                if distances[to] == NOWHERE:
                    distances[to] = distances[room] + 1
                    reached.append(to)
        return distances

    def distance(self, room: int, goal: int) -> int:
        """Moves to a goal or its reverse; 0 if already there."""
        return min(self.distances[room][goal], self.distances[room][reverse(goal)])

    def needed(self, room: int, goal: int) -> int:
        """KEEP-16 The fewest moves that a round takes: at least one, even if it starts at its destination."""
        return 1 + min([self.distance(to, goal) for to in self.ways_on[room]])

    def shortest_moves(self, room: int, goal: int) -> list[Place]:
        """Every layout that starts a shortest way."""
        best = self.needed(room, goal) - 1
        return [p for p in self.moves[room] if self.distance(p.shows(), goal) == best]

    def score_cards(self, mice: int) -> tuple[int, ...]:
        """KEEP-18 The visible mice per score card: the full cards, then the last one."""
        full = max(mice - 1, 0) // self.images
        return tuple([self.images] * full + [mice - full * self.images])
