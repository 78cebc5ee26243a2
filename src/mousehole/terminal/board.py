"""The board as a widget: it shows a drawing and says what was touched."""
from __future__ import annotations

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
