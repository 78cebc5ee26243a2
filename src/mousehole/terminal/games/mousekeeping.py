"""Mousekeeping! in text: four floors, the keycards on the table, and a pair of one's own to turn by keys."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mousehole.games.mousekeeping.wire import LEFT, RIGHT, GoTo, Place, View
from mousehole.kernel import Choice, Decision
from mousehole.terminal.artist import FAINT, HERE, Artist
from mousehole.terminal.drawing import Drawing, Touch

SHAFTS = {"red": ("◆", "red"), "yellow": ("▲", "yellow"), "green": ("●", "green"), "blue": ("■", "blue")}
CELL = 4
KEYS = {"a": "flip-bottom", "z": "turn-bottom", "d": "flip-top", "c": "turn-top", "x": "side", "space": "place"}


class Own(Artist):
    """`bottom`, `top`, `side`: how the player's own pair of keycards lies in the hand."""

    eager = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.ways: list[str] = self.game.box.ways  # a face, the same turned round, the other face…
        self.bottom, self.top, self.side = self.ways[0], self.ways[-2], RIGHT

    def flipped(self, card: str) -> str:
        return self.ways[(self.ways.index(card) + 2) % len(self.ways)]

    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        if v.has_map:
            self.draw_floors(drawing, v)
        goals = " / ".join([str(goal) for goal in dict.fromkeys(v.goals)])
        y = drawing.height
        x = drawing.put(y, 0, f"{self.labels('keep-here')} ")
        x = drawing.put(y, x, f"▶{v.room}", HERE, f"room {v.room}")
        x = drawing.put(y, x, f"  {self.labels('keep-mouse-at')} ")
        x = drawing.put(y, x, f"★{goals}", "bold $warning")
        drawing.put(y, x, f"  {self.labels('keep-caught', mice=v.mice)}  {self.budget(v)}")
        self.draw_pair(drawing, y + 1, 0, self.labels("keep-table"), v.shown)
        self.draw_pair(drawing, y + 1, 16, self.labels("keep-destination"), v.destination)
        if v.seat is not None:
            self.draw_pair(drawing, y + 1, 34, self.labels("keep-yours"), Place(self.bottom, self.top, self.side))
            drawing.put(y + 2, 48, self.labels("keep-keys-bottom"), FAINT)
            drawing.put(y + 3, 48, self.labels("keep-keys-top"), FAINT)
            drawing.put(y + 4, 48, self.labels("keep-keys-place"), FAINT)
        return drawing

    def budget(self, v: View) -> str:
        if v.calm:
            return self.labels("keep-calm", used=v.placements, all=v.calm)
        return self.labels("keep-placements", used=v.placements)

    def draw_floors(self, drawing: Drawing, v: View) -> None:
        """The second digit is the column, the third the row; elevators have a shape and a colour."""
        for floor in range(1, 5):
            left = (floor - 1) * (4 * CELL + 4)
            drawing.put(0, left, self.labels("keep-floor", n=floor), "bold")
            for row in range(1, 5):
                for column in range(1, 5):
                    self.draw_room(drawing, v, row, left + (column - 1) * CELL, 100 * floor + 10 * column + row)

    def draw_room(self, drawing: Drawing, v: View, y: int, x: int, room: int) -> None:
        if not self.game.box.is_room(room):
            drawing.put(y, x, "  · ", FAINT)
            return
        mark, style = SHAFTS.get(self.game.box.shaft_of(room), (" ", ""))
        drawing.put(y, x, mark, style)
        if room in v.goals:
            drawing.put(y, x, "★", "bold $warning")
            style = "bold $warning"
        if room == v.room:
            drawing.put(y, x, "▶", HERE)
            style = HERE
        drawing.put(y, x + 1, str(room), style, f"room {room}")

    def draw_pair(self, drawing: Drawing, y: int, x: int, title: str, pair: Place) -> None:
        """The top card covers one digit of the bottom card."""
        drawing.put(y, x, title, FAINT)
        bottom, top = (0, 4) if pair.side == RIGHT else (4, 0)
        for at, digits, style in ((bottom, pair.bottom, FAINT), (top, pair.top, "bold")):
            drawing.put(y + 1, x + at, "╭───────╮"[:9], style)
            drawing.put(y + 2, x + at, f"│ {digits[0]} {'│' if style == 'bold' else ' '} {digits[1]} │", style)
            drawing.put(y + 3, x + at, "╰───────╯"[:9], style)

    def touches(self, choice: Choice, v: View) -> Touch:
        return frozenset([f"room {choice.shows()}"]) if isinstance(choice, Place) else frozenset()

    def meanings(self, v: View) -> list[tuple[str, str]]:
        shafts = [(mark, self.labels(f"keep-shaft-{colour}")) for colour, (mark, _) in SHAFTS.items()]
        return [("▶", self.labels("keep-mark-here")), ("★", self.labels("keep-mark-mouse")), *shafts,
                ("·", self.labels("keep-mark-none"))]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """Whoever touches a room wants to go there."""
        rooms = [int(spot.partition(" ")[2]) for spot in spots]
        return GoTo(rooms[-1]) if rooms else None

    def typed(self, text: str) -> Choice | None:
        """Three digits are a room."""
        return GoTo(int(text)) if len(text) == 3 and text.isdecimal() else None

    def own_keys(self) -> Mapping[str, str]:
        return KEYS

    def press(self, key: str, v: View) -> Choice | None:
        match KEYS[key]:
            case "flip-bottom":
                self.bottom = self.flipped(self.bottom)
            case "turn-bottom":
                self.bottom = self.bottom[::-1]
            case "flip-top":
                self.top = self.flipped(self.top)
            case "turn-top":
                self.top = self.top[::-1]
            case "side":
                self.side = LEFT if self.side == RIGHT else RIGHT
            case "place":
                return Place(self.bottom, self.top, self.side)
        return None
