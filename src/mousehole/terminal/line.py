"""The input line at the bottom: choose by number, notation or words; ask why not; write to the others; a new name."""
from __future__ import annotations

from textual import on
from textual.message import Message
from textual.widgets import Input

from mousehole.terminal.labels import Labels

CHOOSE, WHY, TALK, NAME = "choose", "why", "talk", "name"  # what is being typed


class Line(Input):
    class Entered(Message):
        def __init__(self, text: str, purpose: str) -> None:
            super().__init__()
            self.text = text
            self.purpose = purpose

    def __init__(self, labels: Labels, id: str | None = None) -> None:
        super().__init__(id=id, compact=True, placeholder=labels("line-choose"), select_on_focus=False)
        self.labels = labels
        self.purpose = CHOOSE

    @property
    def typed(self) -> str:
        """Return the words that narrow the list."""
        return self.value if self.purpose == CHOOSE else ""

    def begin(self, purpose: str) -> None:
        self.purpose, self.value = purpose, ""
        self.placeholder = self.labels(f"line-{purpose}")
        self.focus()

    def empty(self) -> None:
        """Discard what was typed."""
        self.purpose = CHOOSE
        with self.prevent(Input.Changed):
            self.value = ""
        self.placeholder = self.labels("line-choose")

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        event.stop()
        entered = self.Entered(self.value.strip(), self.purpose)
        self.empty()
        self.post_message(entered)
