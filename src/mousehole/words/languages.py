"""The languages of Mousehole: one list, which the page also reads."""
from __future__ import annotations

import json
import re
from importlib.resources import files

NAMES: dict[str, str] = json.loads((files("mousehole") / "locale" / "languages.json").read_text("utf-8"))
LANGUAGES = tuple(NAMES)

_FRENCH_SPACE = re.compile(r"(?<=«) | (?=[:;!?»])")


def typeset(text: str, language: str) -> str:
    """Make French spaces before high punctuation non-breaking; catalogues are written with plain spaces."""
    return _FRENCH_SPACE.sub("\u00a0", text) if language == "fr" else text
