"""The reference says of a field what the comment beside it says, and its type: written once, where the field is."""
from __future__ import annotations

import io
import tokenize
from pathlib import Path
from typing import Any

import griffe


class Comments(griffe.Extension):
    """Takes the comment at the end of an attribute's line for its description, unless it has a docstring."""

    def __init__(self) -> None:
        self.read: dict[Path, dict[int, str]] = {}

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        if attr.docstring or attr.endlineno is None or not isinstance(attr.filepath, Path):
            return
        if attr.filepath not in self.read:
            lines = io.StringIO(attr.filepath.read_text("utf-8")).readline
            self.read[attr.filepath] = {token.start[0]: token.string.removeprefix("#").strip()
                                        for token in tokenize.generate_tokens(lines) if token.type == tokenize.COMMENT}
        comment = self.read[attr.filepath].get(attr.endlineno, "")
        if comment and not comment.startswith(("type:", "noqa")):
            attr.docstring = griffe.Docstring(f"{comment[0].upper()}{comment[1:].partition('  #')[0]}.", parent=attr)

    def on_class_members(self, *, cls: griffe.Class, **_: Any) -> None:
        """Give `self.seat: Final = seat` the type of the parameter: that is what readers want to know."""
        made = cls.members.get("__init__")
        if not isinstance(made, griffe.Function):
            return
        for attr in [each for each in cls.members.values() if isinstance(each, griffe.Attribute)]:
            if str(attr.annotation) == "Final" and str(attr.value) in made.parameters:
                attr.annotation, attr.value = made.parameters[str(attr.value)].annotation, None
