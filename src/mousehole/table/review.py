"""Reviews a finished match in small parts, so that other work can be done in between.

First some evenly spaced points of the match; then every answer where it changed most.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mousehole.bots.hints import are_shares, playouts
from mousehole.kernel import CLOCK, Choice
from mousehole.kernel.log import Log
from mousehole.table import frames, takings
from mousehole.table.box import box_of
from mousehole.table.rest_types import Reviewed, Swing

MAX_POINTS = 41    # of the graph…
FEWEST_POINTS = 11  # …if playing takes long
PART = 11          # points that are computed in one go
SWINGS = 5         # answers that are shown
QUIET = 0.02       # of the whole range: a smaller change is not worth showing…
SURE = 2.0         # …nor one that may be luck: it must be this many standard errors

Outlook = tuple[float, ...]


def look(text: str, points: Sequence[int], n: int) -> list[Outlook]:
    """Run playout number n from each of these points; this is a worker's task."""
    log = Log.read(text)
    return playouts(box_of(log).game, log, points, n)


def parts(points: Sequence[int]) -> list[list[int]]:
    return [list(points[n:n + PART]) for n in range(0, len(points), PART)]


def spread(answers: int, most: int = MAX_POINTS) -> list[int]:
    """Return up to `most` evenly spaced points."""
    if answers < most:
        return list(range(answers + 1))
    return sorted({round(n * answers / (most - 1)) for n in range(most)})


def between(means: Mapping[int, Outlook]) -> list[int]:
    """Return the points inside the gaps where most has changed."""
    points = sorted(means)
    gaps = sorted([(_change(means[a], means[b]), a, b) for a, b in pairwise(points)], reverse=True)
    return sorted([n for _, a, b in gaps[:SWINGS] for n in range(a + 1, b)])


def _change(before: Outlook, after: Outlook) -> float:
    return max([abs(b - a) for a, b in zip(before, after, strict=True)])


def mean(rounds: Sequence[Mapping[int, Outlook]]) -> dict[int, Outlook]:
    """Average all playouts by point; all rounds have looked at the same points."""
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
    """Return the points of the graph, and the swings: answers with a point right before and right after them."""
    log = Log.read(text)
    box, means = box_of(log), mean(rounds)
    points = sorted(means)
    values = [x for each in means.values() for x in each]
    share = are_shares(box.game, values)
    loud = QUIET * (1.0 if share else max(values) - min(values) or 1.0)
    turns = takings.turns(log)
    place = [0, *takings.places(turns)]  # in the replay, which also shows what was taken back
    swings = []
    for at in points:
        if at and at - 1 in means:
            seat, plain, _ = log.answers[at - 1]
            changes = [b - a for a, b in zip(means[at - 1], means[at], strict=True)]
            whose = seat if seat != CLOCK else changes.index(max(changes, key=abs))
            if abs(changes[whose]) >= loud and _is_sure([each[at][whose] - each[at - 1][whose] for each in rounds]):
                said = frames.sentence(box.codec.read(plain, Choice))
                swings.append(Swing(place[at], seat, said, whose, means[at - 1][whose], means[at][whose]))
    swings.sort(key=lambda swing: -abs(swing.after - swing.before))
    return Reviewed(len(turns), len(rounds), share, box.game.facts.cooperative, [place[at] for at in shown],
                    [list(means[at]) for at in shown], sorted(swings[:SWINGS], key=lambda swing: swing.n))
