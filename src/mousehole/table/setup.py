"""Refusals for tables that cannot be set up: the catalogues say why in the reader's language."""
from __future__ import annotations

from mousehole.kernel import BadSetup, Refusal
from mousehole.words import MissingMessage, Words


def setup_refusal(error: BadSetup) -> Refusal:
    """Return a refusal with the error's own code; problems with an edition file are described in English."""
    code, about = (*error.args[1:], "", {})[:2]
    return Refusal(code, "", tuple(about.items())) if code else Refusal("bad-setup", "", (("text", str(error)),))


def setup_words(words: Words, error: BadSetup) -> str:
    """Say it in words; in its own English line if its code is missing or unknown here."""
    refusal = setup_refusal(error)
    try:
        return str(error) if refusal.code == "bad-setup" else \
            words.message(f"refused-{refusal.code}", dict(refusal.args))
    except MissingMessage:
        return str(error)
