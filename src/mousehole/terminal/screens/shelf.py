"""Saved matches: those to continue, or those to replay."""
from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from mousehole.games import GAMES
from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import OwnScreen
from mousehole.terminal.shelf import Kept, forget, kept
from mousehole.words import Words


class ShelfScreen(OwnScreen[Kept | None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, labels: Labels, *, is_over: bool) -> None:
        super().__init__()
        self.labels = labels
        self.is_over = is_over
        self.found: list[Kept] = []
        self._bindings.bind("delete", "forget", labels("key-forget"))
        self._bindings.bind("escape", "back", labels("key-back"))

    def compose(self) -> ComposeResult:
        yield Static(self.labels("menu-replays" if self.is_over else "menu-resume"), classes="title", markup=False)
        yield OptionList(id="shelf", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.list_matches()
        self.query_one("#shelf").focus()

    def list_matches(self) -> None:
        self.found = [each for each in kept() if each.is_over == self.is_over and each.log.game in GAMES]
        listed = self.query_one("#shelf", OptionList)
        listed.clear_options()
        for each in self.found:
            title = Words(each.log.game, self.labels.language).message("title")
            told = self.labels("shelf-match", seats=each.log.seats, answers=len(each.log.answers))
            listed.add_option(Option(f"{each.when}  {title:20s} {told}"))
        if not self.found:
            listed.add_option(Option(self.labels("shelf-empty"), disabled=True))
        else:
            listed.highlighted = 0

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.found[event.option_index])

    def action_forget(self) -> None:
        at = self.query_one("#shelf", OptionList).highlighted
        if self.found and at is not None:
            forget(self.found[at].path)
            self.list_matches()

    def action_back(self) -> None:
        self.dismiss(None)
