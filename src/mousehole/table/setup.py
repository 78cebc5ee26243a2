"""Refusals for tables that cannot be set up: the catalogues say why in the reader's language."""
from __future__ import annotations

from mousehole.kernel import BadSetup, Refusal


def setup_refusal(error: BadSetup) -> Refusal:
    """Return a refusal with the error's own code; an error without one is described in English."""
    code, about = (*error.args[1:], "", {})[:2]
    return Refusal(code, "", tuple(about.items())) if code else Refusal("bad-setup", "", (("text", str(error)),))
