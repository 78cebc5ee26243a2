"""Mousekeeping! as text: four floors, the keycards on the table, and your own pair to turn with keys."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mousehole.games.mousekeeping import guide
from mousehole.games.mousekeeping.notation import floors
from mousehole.games.mousekeeping.wire import LEFT, RIGHT, GoTo, Place, View
from mousehole.kernel import Choice, Decision
from mousehole.terminal.artist import FAINT, HERE, TURN, Artist
from mousehole.terminal.drawing import Drawing, Touch

SHAPES = (("triangle", "▲"), ("square", "■"), ("circle", "●"), ("diamond", "◆"))  # by shaft, as on the page
COLOURS = ("red", "yellow", "green", "blue")
CELL = 4
KEYS = {"a": "flip-bottom", "z": "turn-bottom", "d": "flip-top", "c": "turn-top", "x": "side", "space": "place"}


class Own(Artist):
    """`bottom`, `top`, `side`: how the player's own two keycards are arranged."""

    eager = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.ways: list[str] = self.game.box.ways  # a face, the same turned round, the other face…
        self.bottom, self.top, self.side = self.ways[0], self.ways[-2], RIGHT
        self.is_prepared = False  # arranged during another player's turn

    def flipped(self, card: str) -> str:
        return self.ways[(self.ways.index(card) + 2) % len(self.ways)]

    def draw(self, v: View, width: int) -> Drawing:
        self.look(v)
        drawing = Drawing()
        if v.has_map:
            self.draw_floors(drawing, v)
        goals = " / ".join([str(goal) for goal in dict.fromkeys(v.goals)])
        y = drawing.height
        x = drawing.put(y, 0, f"{self.labels('keep-here')} ")
        x = drawing.put(y, x, f"▶{v.room}", HERE, f"room {v.room}")
        x = drawing.put(y, x, f"  {self.labels('keep-mouse-at')} ")
        x = drawing.put(y, x, f"★{goals}", "bold $warning")
        x = drawing.put(y, x, f"  {self.budget(v)}")
        if v.turn is not None:
            drawing.put(y, x, f"  {self.turn(v)}", TURN)
        drawing.put(y + 1, 48, f"{self.labels('keep-caught', mice=v.mice)} {self.score(v)}")
        self.draw_pair(drawing, y + 1, 0, self.labels("keep-table"), v.shown)
        self.draw_pair(drawing, y + 1, 16, self.labels("keep-destination"), v.destination)
        if v.seat is not None:
            self.draw_pair(drawing, y + 1, 34, self.labels("keep-yours"), self.own())
            for row, (text, style) in enumerate(self.about_own(v), y + 2):
                drawing.put(row, 48, self.short(text, 30), style)
        return drawing

    def described(self, v: View) -> str:
        """The map, if there is one, with [here] and *goals*; then the score, what is left, and whose turn it is."""
        names = [self.labels("keep-floor", n=floor) for floor in range(1, 5)]
        goals = " / ".join([str(goal) for goal in dict.fromkeys(v.goals)])
        parts = [f"{self.labels('keep-here')} {v.room}", f"{self.labels('keep-mouse-at')} {goals}",
                 self.labels("keep-caught", mice=v.mice), self.budget(v)]
        turn = [] if v.turn is None else [self.turn(v)]
        return "\n".join([*(floors(v, self.game.box, names) if v.has_map else []), " · ".join(parts + turn)])

    def look(self, v: View) -> None:
        """KEEP-21 Your keycards stay as you placed them while they show the room."""
        if v.seat is not None and not v.free[v.seat]:
            self.bottom, self.top, self.side = v.shown.bottom, v.shown.top, v.shown.side
            self.is_prepared = False

    def own(self) -> Place:
        return Place(self.bottom, self.top, self.side)

    def turn(self, v: View) -> str:
        return self.labels("keep-turn", seat=v.turn or 0)

    def score(self, v: View) -> str:
        """Full score cards, and the mice that show on the last."""
        full, last, images = len(v.score_cards) - 1, v.score_cards[-1], int(self.game.box.images)
        return "▮" * full + "●" * last + "○" * (images - last)

    def about_own(self, v: View) -> list[tuple[str, str]]:
        """What you can do with your keycards: nothing while they show the room, else the keys and what is prepared."""
        if v.seat is None or v.turn is None:
            return []
        if not v.free[v.seat]:
            return [(self.labels("keep-lie"), FAINT), (self.labels("keep-lie-until", seat=v.turn), FAINT)]
        keys = [(self.labels("keep-keys-bottom"), FAINT), (self.labels("keep-keys-top"), FAINT)]
        if not self.is_prepared:
            return [*keys, (self.labels("keep-keys-place"), FAINT)]
        room = self.own().shows()
        if v.turn != v.seat:
            return [*keys, (self.labels("keep-prepared", room=room), TURN)]
        is_open = v.by_hand or self.own() in self.game.box.moves[v.room]
        return [*keys, (self.labels("keep-prepared-now" if is_open else "keep-prepared-void", room=room), TURN)]

    def budget(self, v: View) -> str:
        if v.move_limit:
            return self.labels("keep-move-limit", used=v.placements, all=v.move_limit)
        return self.labels("keep-placements", used=v.placements)

    def draw_floors(self, drawing: Drawing, v: View) -> None:
        """The second digit is the column, the third the row; elevators have a shape and a color."""
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
        mark, style = self.shaft(room)
        drawing.put(y, x, mark, style)
        if room in v.goals:
            drawing.put(y, x, "★", "bold $warning")
            style = "bold $warning"
        if room == v.room:
            drawing.put(y, x, "▶", HERE)
            style = HERE
        drawing.put(y, x + 1, str(room), style, f"room {room}")

    def shaft(self, room: int) -> tuple[str, str]:
        """Shape and colour of the elevator that stops here."""
        for n, shaft in enumerate(self.game.box.shafts):
            if shaft.ending == room % 100:
                return SHAPES[n % 4][1], COLOURS[n % 4]
        return " ", ""

    def draw_pair(self, drawing: Drawing, y: int, x: int, title: str, pair: Place) -> None:
        """The top card covers one digit of the bottom card."""
        drawing.put(y, x, title, FAINT)
        bottom, top = (0, 4) if pair.side == RIGHT else (4, 0)
        for at, digits, style in ((bottom, pair.bottom, FAINT), (top, pair.top, "bold")):
            drawing.put(y + 1, x + at, "╭───────╮"[:9], style)
            drawing.put(y + 2, x + at, f"│ {digits[0]} {'│' if style == 'bold' else ' '} {digits[1]} │", style)
            drawing.put(y + 3, x + at, "╰───────╯"[:9], style)

    def touches(self, choice: Choice, v: View) -> Touch:
        """By hand the map is a picture: it does not show where you can go."""
        return frozenset([f"room {choice.shows()}"]) if isinstance(choice, Place) and not v.by_hand else frozenset()

    def meanings(self, v: View) -> list[tuple[str, str]]:
        shafts = [(SHAPES[n % 4][1], self.labels(f"keep-shaft-{COLOURS[n % 4]}"))
                  for n in range(len(self.game.box.shafts))]
        return [("▶", self.labels("keep-mark-here")), ("★", self.labels("keep-mark-mouse")), *shafts,
                ("·", self.labels("keep-mark-none")),
                *[(self.words.say(title), self.words.message(f"sheet-{name}")) for name, title, *_ in guide.sheets(v)]]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """A touched room means going there; by hand the map is only a picture."""
        if v.by_hand:
            return None
        rooms = [int(spot.partition(" ")[2]) for spot in spots]
        return GoTo(rooms[-1]) if rooms else None

    def typed(self, text: str) -> Choice | None:
        """Three digits are a room."""
        return GoTo(int(text)) if len(text) == 3 and text.isdecimal() else None

    def prepared(self, text: str, v: View) -> bool:
        """Three digits arrange your keycards during other players' turns, and by hand, where you play them yourself."""
        if self.typed(text) is None or v.seat is None or not v.free[v.seat] or (v.turn == v.seat and not v.by_hand):
            return False
        for layout in self.game.box.layouts_of(int(text))[:1]:
            self.bottom, self.top, self.side = layout.bottom, layout.top, layout.side
            self.is_prepared = True
            return True
        return False

    def own_keys(self) -> Mapping[str, str]:
        return KEYS

    def press(self, key: str, v: View) -> Choice | None:
        if v.seat is None or (KEYS[key] != "place" and not v.free[v.seat]):
            return None
        self.is_prepared = v.turn != v.seat
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
                return self.own()
        return None
