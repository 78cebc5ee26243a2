"""A look back at a match that is over, in small parts: whoever computes it can do other things in between.

First some points of the match, evenly spread; then, where it changed most, every answer.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mousehole.bots.hints import glimpses
from mousehole.kernel import CLOCK, Choice
from mousehole.kernel.log import Log
from mousehole.table import frames
from mousehole.table.asked import Reviewed, Swing
from mousehole.table.box import box_of

MOST_POINTS = 41   # of the graph…
FEWEST_POINTS = 11  # …where playing takes long
PART = 11          # points that are looked at in one go
SWINGS = 5         # answers that are told
QUIET = 0.02       # of the whole range: a smaller change is not worth telling…
SURE = 2.0         # …nor one that may be luck: so many standard errors it must be

Outlook = tuple[float, ...]


def look(text: str, points: Sequence[int], n: int) -> list[Outlook]:
    """Playout number n from each of these points; what a worker does."""
    log = Log.read(text)
    return glimpses(box_of(log).game, log, points, n)


def parts(points: Sequence[int]) -> list[list[int]]:
    return [list(points[n:n + PART]) for n in range(0, len(points), PART)]


def spread(answers: int, most: int = MOST_POINTS) -> list[int]:
    """So many points from the first to the last, all if there are not more."""
    if answers < most:
        return list(range(answers + 1))
    return sorted({round(n * answers / (most - 1)) for n in range(most)})


def between(means: Mapping[int, Outlook]) -> list[int]:
    """The points inside those gaps where most has changed."""
    points = sorted(means)
    gaps = sorted([(_change(means[a], means[b]), a, b) for a, b in pairwise(points)], reverse=True)
    return sorted([n for _, a, b in gaps[:SWINGS] for n in range(a + 1, b)])


def _change(before: Outlook, after: Outlook) -> float:
    return max([abs(b - a) for a, b in zip(before, after, strict=True)])


def mean(rounds: Sequence[Mapping[int, Outlook]]) -> dict[int, Outlook]:
    """Of all playouts, by point; all rounds have looked at the same points."""
    return {at: tuple([sum(seat) / len(rounds) for seat in zip(*[each[at] for each in rounds], strict=True)])
            for at in rounds[0]}


def _is_sure(changes: Sequence[float]) -> bool:
    """Whether playouts with the same luck agree that something changed."""
    if len(changes) < 2:
        return True
    middle = sum(changes) / len(changes)
    spread = sum([(change - middle) ** 2 for change in changes]) / (len(changes) - 1)
    return abs(middle) >= SURE * float((spread / len(changes)) ** 0.5)


def reviewed(text: str, rounds: Sequence[Mapping[int, Outlook]], shown: Sequence[int]) -> Reviewed:
    """The points of the graph, and the swings: where there is a point right before an answer and right after it."""
    log = Log.read(text)
    box, means = box_of(log), mean(rounds)
    points = sorted(means)
    values = [x for each in means.values() for x in each]
    share = all([0.0 <= x <= 1.0 for x in values])
    loud = QUIET * (1.0 if share else max(values) - min(values) or 1.0)
    swings = []
    for at in points:
        if at and at - 1 in means:
            seat, plain, _ = log.answers[at - 1]
            changes = [b - a for a, b in zip(means[at - 1], means[at], strict=True)]
            whose = seat if seat != CLOCK else changes.index(max(changes, key=abs))
            if abs(changes[whose]) >= loud and _is_sure([each[at][whose] - each[at - 1][whose] for each in rounds]):
                said = frames.said(box.codec.read(plain, Choice))
                swings.append(Swing(at, seat, said, whose, means[at - 1][whose], means[at][whose]))
    swings.sort(key=lambda swing: -abs(swing.after - swing.before))
    return Reviewed(len(log.answers), len(rounds), share, box.game.facts.cooperative, list(shown),
                    [list(means[at]) for at in shown], sorted(swings[:SWINGS], key=lambda swing: swing.n))
