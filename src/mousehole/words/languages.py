"""The languages of Mousehole: one list, which the page also reads."""
from __future__ import annotations

import json
import re
from importlib.resources import files

NAMES: dict[str, str] = json.loads((files("mousehole") / "locale" / "languages.json").read_text("utf-8"))
LANGUAGES = tuple(NAMES)

# Spaces that must not break a line; catalogues are written with plain ones.
_SPACES = {"fr": re.compile(r"(?<=«) | (?=[:;!?»%])"), "de": re.compile(r"(?<=\d) (?=%)")}
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # a hyphen is too short for a number


# Quotation marks, and those for a quotation inside another: „‚Licht an‘ aktivieren“. French ones have spaces inside.
_QUOTES = {"en": (re.compile(r"[“”]"), "“", "‘’"), "fr": (re.compile(r"«[ \u00a0]?|[ \u00a0]?»"), "«", "“”"),
           "de": (re.compile(r"[„“]"), "„", "‚‘")}


def typeset(text: str, language: str) -> str:
    """Write minus signs and inner quotation marks, and make French spaces before punctuation non-breaking."""
    text = nested(_MINUS.sub("−", text), language)
    return _SPACES[language].sub("\u00a0", text) if language in _SPACES else text


def nested(text: str, language: str) -> str:
    """Write a quotation inside a quotation with the language's inner marks."""
    marks, opening, inner = _QUOTES.get(language, (None, "", ""))
    if marks is None or text.count(opening) < 2:
        return text
    depth = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal depth
        opens = found[0].startswith(opening)
        depth += opens
        is_inner = depth > 1
        depth = depth if opens else max(0, depth - 1)
        return (inner[0] if opens else inner[1]) if is_inner else found[0]

    return marks.sub(mark, text)
