"""The house, worked out from a drawing of its rooms: corners, which are next to each other, and ways between them."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.wire import GoTo, PickCorner, PlaceBasil, PlaceMouse, SendBasil
from mousehole.kernel import Choice


class House:
    """Rooms are unit squares; a corner is a grid point, named by column and row (`b2`). Sets of corners are masks."""

    def __init__(self, plan: list[str]) -> None:
        rooms = [(x, y) for y, row in enumerate(plan) for x, mark in enumerate(row) if mark == "#"]
        points: list[tuple[int, int]] = []  # HOUSE-1 corners that touch are one: each grid point once
        for x, y in rooms:
            for point in ((y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1)):
                if point not in points:
                    points.append(point)
        points.sort()
        self.rooms: Final = len(rooms)
        self.corners: Final = len(points)
        self.points: Final = points  # row and column of each corner
        self.labels: Final = ["abcdefghijkl"[x] + str(y + 1) for y, x in points]
        self.index: Final = {label: corner for corner, label in enumerate(self.labels)}
        self.corners_of: Final = [[points.index(point) for point in ((y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1))]
                                  for x, y in rooms]
        self.rooms_of: Final = [[room for room in range(len(rooms)) if corner in self.corners_of[room]]
                                for corner in range(len(points))]
        self.beside: Final = [self._beside(corner) for corner in range(len(points))]
        self.beside_mask: Final = [sum([1 << other for other in others]) for others in self.beside]
        self.everywhere: Final = (1 << len(points)) - 1
        self.go_to: Final[list[Choice]] = [GoTo(label) for label in self.labels]
        self.pick: Final[list[Choice]] = [PickCorner(label) for label in self.labels]
        self.place: Final[list[Choice]] = [PlaceMouse(label) for label in self.labels]
        self.place_basil: Final[list[Choice]] = [PlaceBasil(label) for label in self.labels]
        self.send_basil: Final[list[Choice]] = [SendBasil(label) for label in self.labels]

    def _beside(self, corner: int) -> list[int]:
        """HOUSE-3 All corners of a room are next to each other, across it too."""
        return sorted({other for room in self.rooms_of[corner] for other in self.corners_of[room]} - {corner})

    def reach(self, start: int, occupied: int, steps: int) -> int:
        """HOUSE-11 The free corners that this many steps lead to, with nothing but occupied corners on the way."""
        mask = self.beside_mask[start]
        found, crossed = mask & ~occupied, mask & occupied
        seen = mask | 1 << start
        for _ in range(steps - 1):
            if not crossed:
                break
            reached = 0
            for corner in range(self.corners):
                if crossed >> corner & 1:
                    reached |= self.beside_mask[corner]
            reached &= ~seen
            seen |= reached
            found |= reached & ~occupied
            crossed = reached & occupied
        return found

    def cost(self, start: int, to: int, occupied: int) -> int:
        """HOUSE-11 The number of steps to a free corner, one per corner; 0 if there is no way."""
        for steps in range(1, self.corners):
            if self.reach(start, occupied, steps) >> to & 1:
                return steps
        return 0

    def first_steps(self, start: int, goals: int, occupied: int) -> int:
        """HOUSE-41 Every first step of a shortest way over free corners to the nearest of these goals."""
        best, steps = self.corners + 1, 0
        for corner in self.beside[start]:
            if occupied >> corner & 1:
                continue
            far = self._far(corner, goals, occupied)
            if far < best:
                best, steps = far, 1 << corner
            elif far == best and far <= self.corners:
                steps |= 1 << corner
        return steps

    def _far(self, start: int, goals: int, occupied: int) -> int:
        seen = reached = 1 << start
        for far in range(self.corners):
            if reached & goals:
                return far
            spread = 0
            for corner in range(self.corners):
                if reached >> corner & 1:
                    spread |= self.beside_mask[corner]
            reached = spread & ~occupied & ~seen
            if not reached:
                break
            seen |= reached
        return self.corners + 1
