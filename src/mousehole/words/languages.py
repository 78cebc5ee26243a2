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


def typeset(text: str, language: str) -> str:
    """Write minus signs, and make spaces before French punctuation and percent signs non-breaking."""
    text = _MINUS.sub("−", text)
    return _SPACES[language].sub("\u00a0", text) if language in _SPACES else text
