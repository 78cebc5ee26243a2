"""The rulebook in our own words, clause by clause, with a search line."""
from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import Sheet
from mousehole.words import Words, read_aloud


class RulesScreen(Sheet):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("q", "close"), ("slash", "search")]

    def __init__(self, game_id: str, labels: Labels, clause: str = "") -> None:
        super().__init__()
        self.title_of_game = Words(game_id, labels.language).message("title")
        self.book = read_aloud(game_id, labels.language)
        self.labels = labels
        self.clause = clause

    def compose(self) -> ComposeResult:
        yield Static(f"{self.title_of_game} – {self.labels('rules-head')}", classes="title", markup=False)
        yield OptionList(id="clauses", markup=False)
        yield Input(id="rules-search", compact=True, placeholder=self.labels("rules-search"))

    def on_mount(self) -> None:
        self.list_clauses("")
        self.query_one("#clauses").focus()

    def list_clauses(self, typed: str) -> None:
        """Search by number, or by words."""
        words = typed.lower().split()
        found = [(id, text) for id, text in self.book.items()
                 if all(word == id.partition("-")[2] if word.isdigit() else word in f"{id} {text}".lower()
                        for word in words)]
        clauses = self.query_one("#clauses", OptionList)
        clauses.clear_options()
        clauses.add_options([Option(Content.assemble((id, "bold"), f"  {text}"), id=id)
                             for id, text in found])
        ids = [id for id, _ in found]
        if ids:
            clauses.highlighted = ids.index(self.clause) if self.clause in ids else 0
            self.call_after_refresh(clauses.scroll_to_highlight, top=True)

    @on(Input.Changed, "#rules-search")
    def search_changed(self, event: Input.Changed) -> None:
        self.list_clauses(event.value)

    @on(Input.Submitted, "#rules-search")
    def search_done(self) -> None:
        self.query_one("#clauses").focus()

    def action_search(self) -> None:
        self.query_one("#rules-search").focus()
