"""What hints and reviews say, as messages of the catalogues; `advice` puts them into words."""
from __future__ import annotations

from typing import Any

from mousehole.bots.hints import Hint, Reason, counted
from mousehole.kernel import Choice, Value
from mousehole.kernel.codec import Codec
from mousehole.table import wire
from mousehole.table.box import Box
from mousehole.table.frames import option, sentence

SUFFIX = {"chance": "", "score": "-score", "order": "-order"}  # of sentences with numbers of this kind

MessageAndArgs = tuple[str, dict[str, Any]]  # a message of the catalogues, and its arguments


def rounded(share: float) -> float:
    """Round a share to a percent."""
    return round(100 * share) / 100


def result_of(hint: Hint) -> MessageAndArgs:
    """Return the chance of winning, where it is known; otherwise the place among the choices that were compared."""
    if hint.chance is None and hint.compared == 1:
        return "hint-single", {}
    if hint.chance is None:
        return "hint-order", {"rank": hint.rank, "n": hint.compared}
    mean, low, high = [rounded(x) for x in hint.chance[:3]]
    return "hint-chance", {"chance": mean, "low_chance": low, "high_chance": high}


def reasons_of(hint: Hint) -> list[MessageAndArgs]:
    """Return what speaks for it. The argument `measure` names a measure; a `choice` of None lets the chance pass."""
    found = [reason_message(reason) for reason in hint.reasons]
    return [*found, ("hint-same", {"n": len(hint.alike)})] if hint.alike and ("hint-alike", {}) not in found else found


def reason_message(reason: Reason) -> MessageAndArgs:
    id, then, other = f"hint-{reason.code}", counted(reason.then), counted(reason.other)
    if reason.code == "behind":
        return id, {"gap_share": rounded(reason.other)}
    if reason.code == "changes":
        return id, {"measure": reason.measure, "now": other, "then": then}
    if reason.measure:
        return id, {"measure": reason.measure, "then": then, "other": other, "choice": reason.instead}
    return id, {}


def plain_hint(codec: Codec, hint: Hint) -> Any:
    """Return a hint as plain data that can cross processes."""
    messages = [(id, {key: codec.plain(arg) if isinstance(arg, Value) else arg for key, arg in args.items()})
                for id, args in [result_of(hint), *reasons_of(hint)]]
    return None if hint.choice is None else codec.plain(hint.choice), messages[0], messages[1:]


def advised(box: Box, plain: Any) -> wire.Advised:
    """Return the message about such a hint."""
    choice, result, reasons = plain
    return wire.Advised(None if choice is None else option(box, box.codec.read(choice, Choice)),
                        _said(box, *result), [_said(box, *reason) for reason in reasons])


def proposed(box: Box, yours: Any, mine: Any) -> tuple[wire.Option, wire.Sentence]:
    """Return the choice that a partner proposes, and how it says so; both choices come as plain data."""
    choice = box.codec.read(yours, Choice)
    return option(box, choice), wire.Sentence("proposal", {
        "yours": sentence(choice), "mine": sentence(box.codec.read(mine, Choice))})


def _said(box: Box, id: str, args: dict[str, Any]) -> wire.Sentence:
    return wire.Sentence(id, {key: _arg(box, key, arg) for key, arg in args.items()})


def _arg(box: Box, key: str, arg: Any) -> Any:
    if key == "measure":
        return wire.Sentence(f"measure-{arg}")
    if key == "choice":
        return wire.Sentence("hint-pass") if arg is None else sentence(box.codec.read(arg, Choice))
    return arg


def reason_sentence(code: str, measure: str, then: float, other: float, choice: wire.Sentence) -> wire.Sentence:
    """Return the sentence about a measure that speaks for one choice against another."""
    return wire.Sentence(f"hint-{code}", {"measure": wire.Sentence(f"measure-{measure}"), "then": counted(then),
                                          "other": counted(other), "choice": choice})


def numbers(kind: str, **given: float) -> dict[str, float]:
    """Return the numbers of a sentence as they are shown: chances in percent, scores to one decimal, or none."""
    if kind == "order":
        return {}
    if kind == "chance":
        return {f"{name}_share": rounded(x) for name, x in given.items()}
    return {name: counted(x) for name, x in given.items()}


def mistake_sentence(kind: str, n: int, seat: int, choice: wire.Sentence, better: wire.Sentence, loss: float,
                     error: float) -> wire.Sentence:
    return wire.Sentence(f"review-mistake{SUFFIX[kind]}", {
        "n": n, "seat": {"seat": seat}, "choice": choice, "better": better, **numbers(kind, loss=loss, error=error)})


def turned_sentence(kind: str, what: str, n: int, seat: int, choice: wire.Sentence, whose: int, before: float,
                    after: float) -> wire.Sentence:
    """Return what turned up after an answer; `what`: clock, turned, or team."""
    end = SUFFIX[kind]
    id = {"clock": f"review-clock{end}", "team": f"review-turned-team{end}", "turned": f"review-turned{end}"}[what]
    return wire.Sentence(id, {"n": n, "seat": {"seat": seat}, "choice": choice, "whose_seat": {"seat": whose},
                              **numbers(kind, before=before, after=after)})


def account_sentences(kind: str, seat: int, decisions: int, good: int, lost: float, skill: float, luck: float,
                      others: float) -> list[wire.Sentence]:
    """Return what a player did well, what mistakes cost, and what luck and the others did."""
    found = list[wire.Sentence]()
    if decisions:
        found.append(wire.Sentence("review-accuracy", {"seat": {"seat": seat}, "decisions": decisions, "good": good,
                                                       "accuracy_share": rounded(good / decisions)}))
    if kind != "order" and lost:
        found.append(wire.Sentence(f"review-lost{SUFFIX[kind]}", numbers(kind, lost=lost)))
    if kind != "order":
        shown = numbers(kind, skill=skill, luck=luck, others=others)
        found.append(wire.Sentence(f"review-fortune{SUFFIX[kind]}", shown))
    return found
