"""Hints and reviews in words, for every screen alike."""
from __future__ import annotations

from mousehole.bots.hints import Hint, Review, shown
from mousehole.kernel import CLOCK
from mousehole.words import Words

QUIET = 0.005  # a swing smaller than this is not worth telling


Sentence = tuple[str, dict[str, str]]  # a message of the catalogues, and its arguments


def hint_line(words: Words, hint: Hint) -> str:
    """The choice, what may come of it, and why."""
    choice = words.message("hint-pass") if hint.choice is None else words.say(hint.choice)
    reasons = [words.message(*reason) for reason in reasons_of(hint)]
    return f"{choice}: {words.message(*result_of(hint))}. {' '.join(reasons)}"


def result_of(hint: Hint) -> Sentence:
    """What may come of it."""
    worth, share = hint.worth, hint.is_share
    args = {"low": shown(worth.low, share), "high": shown(worth.high, share)}
    return ("hint-share" if share else "hint-measure"), args | {"share" if share else "mean": shown(worth.mean, share)}


def reasons_of(hint: Hint) -> list[Sentence]:
    return [(f"hint-{reason.code}", dict(reason.args)) for reason in hint.reasons]


def review_lines(words: Words, review: Review, most: int = 5) -> list[str]:
    swings = [turn for turn in review.swings(most) if abs(turn.swing) >= QUIET]
    if not swings:
        return [words.message("review-quiet")]
    lines = [words.message("review-head")]
    for turn in swings:
        changes = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
        whose = turn.seat if turn.seat != CLOCK else changes.index(max(changes, key=abs))
        lines.append(words.message("review-turn", {
            "n": turn.n, "seat": turn.seat, "choice": words.say(turn.choice),
            "before": shown(turn.before[whose], review.is_share), "after": shown(turn.after[whose], review.is_share)}))
    return lines
