"""The log: everything that a seat has seen happen."""
from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import Sheet


class StoryScreen(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("q", "close"), ("l", "close")]

    def __init__(self, lines: list[str], labels: Labels) -> None:
        super().__init__()
        self.lines = list(lines)
        self.labels = labels

    def compose(self) -> ComposeResult:
        yield Static(self.labels("story-head"), classes="title", markup=False)
        with VerticalScroll(id="whole-story"):
            yield Static("\n".join([f"{n:4d}  {line}" for n, line in enumerate(self.lines, 1)]), markup=False)

    def on_mount(self) -> None:
        pane = self.query_one("#whole-story", VerticalScroll)
        pane.focus()
        self.call_after_refresh(pane.scroll_end, animate=False)
