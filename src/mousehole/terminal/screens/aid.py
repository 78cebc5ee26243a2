"""What hidden things can be, for the player who asked."""
from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from mousehole.terminal.screens.leaving import Sheet


class AidScreen(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("q", "close"), ("a", "close")]

    def __init__(self, head: str, lines: list[str]) -> None:
        super().__init__()
        self.head = head
        self.lines = lines

    def compose(self) -> ComposeResult:
        yield Static(f"{self.head}   (Esc)", classes="title", markup=False)
        with VerticalScroll(id="aid"):
            yield Static("\n".join(self.lines), markup=False)

    def on_mount(self) -> None:
        self.query_one("#aid").focus()
