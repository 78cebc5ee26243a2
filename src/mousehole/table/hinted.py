"""What a hint says, as messages of the catalogues; `advice` puts them into words."""
from __future__ import annotations

from typing import Any

from mousehole.bots.hints import Hint, rounded

MessageAndArgs = tuple[str, dict[str, Any]]  # a message of the catalogues, and its arguments


def result_of(hint: Hint) -> MessageAndArgs:
    """Return the expected result: a chance of winning, a place from last to first, or the game's own measure."""
    worth, share = hint.worth, hint.is_share
    mean, low, high = rounded(worth.mean, share), rounded(worth.low, share), rounded(worth.high, share)
    if not share:
        return "hint-measure", {"mean": mean, "low": low, "high": high}
    kind = "chance" if hint.is_team else "share"
    return f"hint-{kind}", {kind: mean, f"low_{kind}": low, f"high_{kind}": high}


def reasons_of(hint: Hint) -> list[MessageAndArgs]:
    return [(f"hint-{reason.code}", dict(reason.args)) for reason in hint.reasons]
