"""Answers that were taken back, as a log keeps them: what is needed to tell the match in order of arrival.

A row: `seat` took back answer number `first` at playing time `at`; `answers` were void from then on, and `kept` of the
answers after `first` were not.
"""
from __future__ import annotations

from typing import Any, NamedTuple

from mousehole.kernel import Choice, Game, Refused, Seat
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.kernel.log import BadLog, Log, begun

Answer = tuple[Seat, Any, int]


class Turn(NamedTuple):
    """One row of a match, in order of arrival: an answer, or that one was taken back."""

    seat: Seat
    at: int
    choice: Any               # as plain data; None: something was taken back
    answers: list[Answer]     # the first `valid` of them…
    valid: int                # …still count afterwards
    first: int = 0            # the place of the first one that was taken back…
    void: int = 0             # …and how many were

    @property
    def counting(self) -> list[Answer]:
        return self.answers[:self.valid]


def row(log: Log, seat: Seat, first: int, at: int, *, only: bool) -> dict[str, Any]:
    """Return the row for a log from which answer `first` is taken back, with what follows unless it is the only one."""
    end = first + 1 if only else len(log.answers)
    return {"seat": seat, "first": first, "at": at, "kept": len(log.answers) - end,
            "answers": [list(answer) for answer in log.answers[first:end]]}


def turns(log: Log) -> list[Turn]:
    """Return the whole match in order of arrival; raises BadLog if what was taken back does not fit the rest."""
    rows = log.taken_back or []
    try:
        before = [list(log.answers)]  # the answers that counted before each row, and at the end
        for each in reversed(rows):
            first, later, void = each["first"], before[0], [tuple(answer) for answer in each["answers"]]
            kept = later[first:first + each["kept"]]
            if not void or len(later) < first + each["kept"] or any([len(answer) != 3 for answer in void]):
                raise ValueError
            before.insert(0, [*later[:first], *void, *kept])
        told, known = list[Turn](), 0
        for each, answers in zip([*rows, None], before, strict=True):
            for n, (seat, choice, at) in enumerate(answers[known:], known + 1):
                told.append(Turn(seat, at, choice, answers, n))
            if each is not None:
                first, taken = each["first"], len(each["answers"])
                left = [*answers[:first], *answers[first + taken:]]
                known = len(left)
                told.append(Turn(each["seat"], each["at"], None, left, known, first, taken))
    except (KeyError, TypeError, ValueError):
        raise BadLog("what the log says about moves taken back does not fit", "log-taken-back", {}) from None
    return told


def places(told: list[Turn]) -> list[int]:
    """Return the number of the turn, from 1, of each answer that counts in the end."""
    found: list[int] = []
    for n, turn in enumerate(told, 1):
        if turn.choice is None:
            del found[turn.first:turn.first + turn.void]
        else:
            found.append(n)
    return found


def check(game: Game, log: Log) -> None:
    """Check that everything that was taken back had been possible; raises BadLog."""
    codec = Codec(game)
    told = turns(log)
    for n, turn in enumerate(told):
        if n + 1 < len(told) and told[n + 1].choice is None:  # all that was played until then
            s = begun(game, log)
            for seat, choice, _ in turn.counting:
                try:
                    game.play(s, seat, codec.read(choice, Choice))
                except (Refused, NotReadable) as error:
                    raise BadLog(f"an answer that was taken back was not possible: {error}", "log-taken-back",
                                 {}) from None
