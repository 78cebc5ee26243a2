"""Says why a table cannot be set up."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mousehole.games import GAMES
from mousehole.kernel import BadSetup
from mousehole.table.setup import setup_refusal
from mousehole.words import MissingMessage, Words


def words_about(about: Mapping[str, Any], language: str = "en") -> Words:
    """Return a speaker for these arguments: only the game they are about may have the message."""
    return Words(about["game"] if about.get("game") in GAMES else None, language)


def setup_words(error: BadSetup, language: str) -> str:
    """Say it in words; in its own English line if its code is missing or unknown here."""
    refusal = setup_refusal(error)
    about = dict(refusal.args)
    try:
        return str(error) if refusal.code == "bad-setup" else \
            words_about(about, language).message(f"refused-{refusal.code}", about)
    except MissingMessage:
        return str(error)
