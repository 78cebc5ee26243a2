"""A cover for the screen: while it passes from one person to another, and until everybody is ready for the clock."""
from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.widgets import Button, Static

from mousehole.terminal.screens.leaving import OwnScreen


class CoverScreen(OwnScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "uncover"), ("space", "uncover")]

    def __init__(self, says: str, button: str) -> None:
        super().__init__()
        self.says = says
        self.button = button

    def compose(self) -> ComposeResult:
        with Container(id="cover"):
            yield Static(self.says, id="cover-words", markup=False)
            yield Button(self.button, id="cover-ready", compact=True)

    def on_button_pressed(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss(None)
