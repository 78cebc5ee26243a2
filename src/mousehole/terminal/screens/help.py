"""What every key does."""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import Sheet

TABLE = ("arrows", "digits", "slash", "mouse", "escape", "h", "w", "b", "scroll", "r", "l", "u")


class HelpScreen(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("q", "close"), ("question_mark", "close")]

    """`more`: keys that only some tables have; `keys`: those of the game."""

    def __init__(self, labels: Labels, more: list[str], keys: Mapping[str, str], game_id: str) -> None:
        super().__init__()
        self.labels = labels
        self.more = more
        self.keys = keys
        self.game_id = game_id

    def compose(self) -> ComposeResult:
        lines = [self.labels(f"help-{word}") for word in (*TABLE, *self.more, "q")]
        lines += [f"{key:9s}{self.labels(f'{self.game_id}-key-{word}')}" for key, word in self.keys.items()]
        yield Static(self.labels("help-head"), classes="title", markup=False)
        with VerticalScroll(id="help"):
            yield Static("\n".join(lines), markup=False)

    def on_mount(self) -> None:
        self.query_one("#help").focus()
