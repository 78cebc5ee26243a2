"""Hints and reviews in words, the same for every client."""
from __future__ import annotations

from mousehole.bots.hints import Hint, Review, rounded
from mousehole.kernel import CLOCK
from mousehole.table.hinted import reasons_of, result_of
from mousehole.words import Words

QUIET = 0.005  # a smaller swing is not worth mentioning


def hint_line(words: Words, hint: Hint) -> str:
    """Return the choice, its expected result, and why."""
    choice = words.message("hint-pass") if hint.choice is None else words.say(hint.choice)
    reasons = [words.message(*reason) for reason in reasons_of(hint)]
    return f"{choice} – {words.message(*result_of(hint))}. {' '.join(reasons)}"


def review_lines(words: Words, review: Review, most: int = 5) -> list[str]:
    """Return the key moves; the first move of a game is number 1."""
    swings = [turn for turn in review.swings(most) if abs(turn.swing) >= QUIET]
    if not swings:
        return [words.message("review-quiet")]
    lines = [words.message("review-head")]
    for turn in swings:
        changes = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
        whose = turn.seat if turn.seat != CLOCK else changes.index(max(changes, key=abs))
        before, after = [rounded(each[whose], review.is_share) for each in (turn.before, turn.after)]
        numbers = {"before_share": before, "after_share": after} if review.is_share else \
            {"before": before, "after": after}
        lines.append(words.message("review-turn" if review.is_share else "review-turn-measure", {
            "n": turn.n + 1, "seat": turn.seat, "choice": words.say(turn.choice), **numbers}))
    return lines
