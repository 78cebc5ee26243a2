"""Wraps long lines so that you can see where each one begins, and so that none begins with a French colon."""
from __future__ import annotations

import re
from textwrap import wrap

import rich._wrap

# Rich looks for words between any white space, but a line must not end at a no-break space (before « : » in French).
_GLUE = "\u00a0\u202f"
_WORD = re.compile(rf"[^\S{_GLUE}]*[\S{_GLUE}]+[^\S{_GLUE}]*")


def respect_no_break_spaces() -> None:
    """Let Textual, which wraps by Rich's rules, break lines only where they may be broken."""
    rich._wrap.re_word = _WORD


def hanging(text: str, width: int, indent: int) -> str:
    """Indent continuation lines. Without a width, or with enough room, the text stays as it is."""
    if width <= 2 * indent or len(text) <= width:
        return text
    return "\n".join(wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
