"""Parts of the table's screen that show lines of text."""
from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mousehole.terminal.wrapping import hanging

SHOWN = 60  # lines of the log shown at the table; a sheet shows all of it


class Note(Static):
    """A line that takes no room while it is empty."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.text = ""
        self.display = False

    def say(self, text: str) -> None:
        self.text = text
        self.update(text)
        self.display = bool(text)


class ChoiceList(OptionList):
    """The choices, one or more lines each."""

    def show(self, lines: list[str], highlighted: int | None = 0) -> None:
        self.clear_options()
        self.add_options([Option(hanging(line, self.size.width - 2, 4)) for line in lines])
        if lines:
            self.highlighted = None if highlighted is None else min(highlighted, len(lines) - 1)


class StoryPane(VerticalScroll, can_focus=False):
    """The log, scrolled to its end."""

    def compose(self) -> ComposeResult:
        yield Static(id="story", markup=False)

    def tell(self, lines: list[str]) -> None:
        width = self.size.width - 4
        self.query_one("#story", Static).update("\n".join([hanging(f"• {line}", width, 2) for line in lines[-SHOWN:]]))
        self.scroll_end(animate=False)
