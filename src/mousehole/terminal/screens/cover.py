"""A cover for the screen while it passes from one person to another."""
from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.widgets import Button, Static

from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import OwnScreen


class CoverScreen(OwnScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "uncover"), ("space", "uncover")]

    def __init__(self, name: str, labels: Labels) -> None:
        super().__init__()
        self.name_of_next = name
        self.labels = labels

    def compose(self) -> ComposeResult:
        with Container(id="cover"):
            yield Static(self.labels("cover", name=self.name_of_next), id="cover-words", markup=False)
            yield Button(self.labels("cover-ready"), id="cover-ready", compact=True)

    def on_button_pressed(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss(None)
