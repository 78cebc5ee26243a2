"""The table full-screen, and what the things on it mean."""
from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from mousehole.terminal.drawing import Drawing
from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import Sheet


class WholeTableScreen(Sheet):
    """A text that arrows scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("q", "close"), ("b", "close")]

    def __init__(self, drawing: Drawing, meanings: list[tuple[str, str]], labels: Labels) -> None:
        super().__init__()
        self.drawing = drawing
        self.meanings = meanings
        self.labels = labels

    def compose(self) -> ComposeResult:
        yield Static(self.labels("table-head"), classes="title", markup=False)
        with VerticalScroll(id="whole-table"):
            yield Static(self.drawing.content(), markup=False)
            if self.meanings:
                yield Static(self.labels("table-meanings"), classes="title", markup=False)
            for name, text in self.meanings:
                yield Static(Content.assemble((name, "bold"), f"  {text}"), markup=False)

    def on_mount(self) -> None:
        self.query_one("#whole-table").focus()
