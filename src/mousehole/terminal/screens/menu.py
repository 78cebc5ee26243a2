"""The first screen: games, saved games and settings."""
from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mousehole.games import GAMES, facts_of
from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import OwnScreen
from mousehole.words import Words
from mousehole.words.languages import NAMES

MOUSE = ("  ()-()", "   \\\"/  ", "    `   ")
ELSE = ("resume", "replays", "language", "quit")


class MenuScreen(OwnScreen[str]):
    """Dismissed with the id of a game, or with `resume`, `replays`, `language`, `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [("q", "leave"), ("escape", "leave")]

    def __init__(self, labels: Labels) -> None:
        super().__init__()
        self.labels = labels

    def compose(self) -> ComposeResult:
        banner = [f"{MOUSE[0]}   Mousehole", f"{MOUSE[1]}  {self.labels('menu-motto')}", MOUSE[2]]
        yield Static("\n".join(banner), id="banner", markup=False)
        yield OptionList(*self.options(), id="menu", markup=False)
        yield Static(id="blurb", markup=False)

    def options(self) -> list[Option | None]:
        rows: list[Option | None] = []
        for game_id in GAMES:
            facts, words = facts_of(game_id), Words(game_id, self.labels.language)
            told = self.labels("menu-game", fewest=facts.fewest, most=facts.most, minutes=facts.minutes)
            rows.append(Option(Content.assemble((f"{words.message('title'):22s}", "bold"), told), id=game_id))
        spoken = NAMES[self.labels.language]
        return [*rows, None, *[Option(self.labels(f"menu-{word}", name=spoken), id=word) for word in ELSE]]

    def on_mount(self) -> None:
        self.query_one("#menu").focus()

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        words = Words(event.option.id, self.labels.language).message("blurb") if event.option.id in GAMES else ""
        self.query_one("#blurb", Static).update(words)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_leave(self) -> None:
        self.dismiss("quit")
