"""The board as a widget: it shows a drawing and reports what was touched."""
from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from mousehole.terminal.drawing import Drawing, Touch


class Board(Static):
    class Touched(Message):
        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, id: str | None = None) -> None:
        super().__init__("", id=id)
        self.drawing = Drawing()

    def show(self, drawing: Drawing, open_spots: Touch = frozenset(), chosen: Touch = frozenset()) -> None:
        self.drawing = drawing
        self.update(drawing.content(open_spots, chosen))

    def on_click(self, event: Click) -> None:
        spot = self.drawing.spot_at(event.y, event.x)
        if spot:
            event.stop()
            self.post_message(self.Touched(spot))


class BoardPane(VerticalScroll, can_focus=False):
    """Shows as much of the board as there is room for; what a choice is about is scrolled into view."""

    class RoomChanged(Message):
        """Redraw for another width when a scrollbar has appeared or disappeared."""

    def compose(self) -> ComposeResult:
        yield Board(id="board")

    @property
    def room(self) -> int:
        return self.scrollable_content_region.width

    def watch_show_vertical_scrollbar(self) -> None:
        self.post_message(self.RoomChanged())

    def show(self, drawing: Drawing, open_spots: Touch = frozenset(), touched: Touch = frozenset(),
             pointed_at: Touch = frozenset()) -> None:
        self.query_one(Board).show(drawing, open_spots, touched | pointed_at)
        rows = [spot.y for spot in drawing.spots if spot.name in pointed_at]
        if rows:
            self.call_after_refresh(self.bring_into_view, min(rows), max(rows))

    def bring_into_view(self, first: int, last: int) -> None:
        if first < self.scroll_y:
            self.scroll_to(y=first, animate=False)
        elif last >= self.scroll_y + self.size.height:
            self.scroll_to(y=last + 1 - self.size.height, animate=False)
