"""A board as text: characters on a grid, each with a style, and spots that can be touched."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from textual.content import Content

Touch = frozenset[str]


class Spot(NamedTuple):
    """A piece of one line that represents a thing on the table, under a name given by the game's artist."""

    name: str
    y: int
    x: int
    width: int


class Drawing:
    """A grid that grows as it is drawn on."""

    def __init__(self) -> None:
        self.rows: list[list[tuple[str, str]]] = []
        self.spots: list[Spot] = []

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return max([len(line) for line in self.text().splitlines()], default=0)

    def put(self, y: int, x: int, text: str, style: str = "", spot: str = "") -> int:
        """Write over what is there; return where the text ends."""
        while len(self.rows) <= y:
            self.rows.append([])
        row = self.rows[y]
        row.extend([(" ", "")] * (x + len(text) - len(row)))
        for at, letter in enumerate(text, x):
            row[at] = (letter, style)
        if spot:
            self.spots.append(Spot(spot, y, x, len(text)))
        return x + len(text)

    def line(self, text: str, style: str = "") -> None:
        """Add one line at the bottom."""
        self.put(self.height, 0, text, style)

    def flow(self, parts: list[tuple[str, str, str]], width: int, indent: int = 3) -> None:
        """Write texts with styles and spots from a new line on, wrapped between them."""
        y, x = self.height, 0
        self.put(y, 0, "")
        for text, style, spot in parts:
            if x > indent and x + len(text.rstrip()) > width:
                y, x = y + 1, indent
            x = self.put(y, x, text, style, spot)

    def spot_at(self, y: int, x: int) -> str:
        """Return the name of the spot there; the last one drawn is on top."""
        for spot in reversed(self.spots):
            if spot.y == y and spot.x <= x < spot.x + spot.width:
                return spot.name
        return ""

    def content(self, open_spots: Touch = frozenset(), chosen: Touch = frozenset()) -> Content:
        """Render with touchable spots underlined, and chosen ones reversed."""
        from textual.content import Content  # only screens need it: text mode starts without Textual
        marks: dict[tuple[int, int], str] = {}
        for spot in self.spots:
            mark = "reverse" if spot.name in chosen else "underline" if spot.name in open_spots else ""
            for x in range(spot.x, spot.x + spot.width):
                marks[spot.y, x] = mark
        lines = []
        for y, row in enumerate(self.rows):
            parts: list[tuple[str, str]] = []
            for x, (letter, style) in enumerate(row):
                mark = marks.get((y, x), "")
                full = f"{style} {mark}".strip() if mark else style
                if parts and parts[-1][1] == full:
                    parts[-1] = (parts[-1][0] + letter, full)
                else:
                    parts.append((letter, full))
            lines.append(Content.assemble(*parts))
        return Content("\n").join(lines)

    def text(self) -> str:
        return "\n".join(["".join([letter for letter, _ in row]).rstrip() for row in self.rows])
