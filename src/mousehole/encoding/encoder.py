"""The base of all encoders: a seat's view, its question and its options as numbers, written into somebody's buffer.

An encoder sees a view, never a table, so no secret can get into its numbers. It writes only what is not zero:
the caller clears the buffer. A buffer takes floats by index and an `array("f")` by slice: such an array itself, a
memoryview of one, a NumPy array.

Seats are counted from the viewer on, clockwise; a spectator's count from seat 0.
"""
from __future__ import annotations

from array import array
from typing import Any, Final

from mousehole.encoding.layout import Block, Layout
from mousehole.inherited import mypyc_attr
from mousehole.kernel import Choice

LETTING_GO: Final = "let it pass"  # passing on a chance to interrupt: an option, but not one of the game's choices
QUESTION: Final = "question"
STEP: Final = "step"
KIND: Final = "kind"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """One game's encoder for an edition and a greatest number of seats; it takes views of fewer seats as well."""

    def __init__(self, blocks: list[Block], steps: list[str], prompts: list[str], kinds: list[str],
                 parts: list[Block]) -> None:
        step = Block(STEP, "the instruction of the rulebook that is being carried out", [steps])
        question = Block(QUESTION, "what this seat is asked now; all 0: nothing", [prompts])
        kind = Block(KIND, "what sort of choice it is", [kinds])
        self.layout: Final = Layout([*blocks, step, question])
        self.option_layout: Final = Layout([kind, *parts])
        self.steps: Final = {name: self.layout.start[STEP] + n for n, name in enumerate(steps)}
        self.prompts: Final = {name: self.layout.start[QUESTION] + n for n, name in enumerate(prompts)}
        self.kind_at: Final = {name: n for n, name in enumerate(kinds)}
        self.pass_at: Final = kinds.index(LETTING_GO) if LETTING_GO in kinds else -1

    def write_view(self, v: Any, out: Any, at: int) -> None:
        """Write what this view shows, from position `at` of the buffer on."""
        raise NotImplementedError

    def write_option(self, v: Any, choice: Choice, out: Any, at: int) -> None:
        """Write the parts of a choice that is offered to the viewer."""
        raise NotImplementedError

    def write_options(self, v: Any, options: tuple[Choice | None, ...], out: Any, at: int) -> None:
        """Write options one after the other (None: let it pass). An encoder may have a quicker way to the same rows."""
        size = self.option_layout.size
        for option in options:
            if option is None:
                self.write_pass(out, at)
            else:
                self.write_option(v, option, out, at)
            at += size

    def fits(self, v: Any) -> bool:
        """Whether there is room for everything in this view; the rest of something too long is left out."""
        return True

    def write_step(self, agenda: Any, out: Any, at: int) -> None:
        """Write the instruction on top of a view's agenda."""
        if agenda:
            out[at + self.steps[type(agenda[len(agenda) - 1]).__name__]] = 1.0

    def write_kind(self, choice: Choice, out: Any, at: int) -> None:
        """Write what sort of choice it is: the name of its class."""
        out[at + self.kind_at[type(choice).__name__]] = 1.0

    def write_question(self, prompt: str, out: Any, at: int) -> None:
        """Write what the viewer is asked. The same view can come with and without a question."""
        out[at + self.prompts[prompt]] = 1.0

    def write_pass(self, out: Any, at: int) -> None:
        """Write the option to pass on a chance to interrupt."""
        out[at + self.pass_at] = 1.0

    def view_row(self, v: Any, prompt: str | None = None) -> array[float]:
        """Return one view in a buffer of its own."""
        row = array("f", bytes(4 * self.layout.size))
        self.write_view(v, row, 0)
        if prompt is not None:
            self.write_question(prompt, row, 0)
        return row

    def option_row(self, v: Any, choice: Choice | None) -> array[float]:
        """Return one option (None: let it pass) in a buffer of its own."""
        row = array("f", bytes(4 * self.option_layout.size))
        if choice is None:
            self.write_pass(row, 0)
        else:
            self.write_option(v, choice, row, 0)
        return row
