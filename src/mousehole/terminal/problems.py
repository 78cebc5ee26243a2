"""Why a table or a replay file cannot be used, in the reader's language."""
from __future__ import annotations

from collections.abc import Sequence

from mousehole.kernel import BadSetup
from mousehole.table.setup import setup_refusal
from mousehole.table.setup_words import setup_words
from mousehole.terminal.labels import Labels


def problem_text(error: BadSetup, catalogues: Sequence[Labels]) -> str:
    """Say it by the first catalogue that has a message for its code, `error-<code>`; otherwise as a server would."""
    refusal = setup_refusal(error)
    for labels in catalogues:
        if labels.has(f"error-{refusal.code}"):
            return labels(f"error-{refusal.code}", **dict(refusal.args))
    return setup_words(error, catalogues[0].language)
