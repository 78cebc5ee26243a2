"""Hints and reviews in words, the same for every client."""
from __future__ import annotations

from typing import Any

import msgspec

from mousehole.bots.hints import Hint
from mousehole.table import speech, wire
from mousehole.table.hinted import reasons_of, result_of
from mousehole.table.rest_types import Reviewed
from mousehole.words import Words


def hint_line(words: Words, hint: Hint) -> str:
    """Return the choice, its expected result, and why."""
    choice = words.message("hint-pass") if hint.choice is None else words.say(hint.choice)
    said = [words.message(id, {key: in_words(words, key, arg) for key, arg in args.items()})
            for id, args in [result_of(hint), *reasons_of(hint)]]
    return f"{choice} – {said[0]}. {' '.join(said[1:])}"


def in_words(words: Words, key: str, arg: Any) -> Any:
    if key == "measure":
        return words.message(f"measure-{arg}")
    return words.message("hint-pass") if arg is None else arg


def review_lines(words: Words, review: Reviewed, most: int = 5) -> list[str]:
    """Return the turning points, other mistakes, and each player's account; the first move of a game is number 1."""
    if review.turning:
        lines = [words.message("review-head"), *[spoken(words, each.say) for each in review.turning]]
    else:
        lines = [words.message("review-quiet")]
    told = [each.n for each in review.turning if each.kind == "mistake"]
    rest = [each for each in review.mistakes[:most] if each.n not in told]
    lines += [spoken(words, each.say) for each in rest]
    return [*lines, *[" ".join([spoken(words, each) for each in account.say]) for account in review.accounts]]


def spoken(words: Words, said: wire.Sentence) -> str:
    return speech.sentence(words, msgspec.to_builtins(said))
