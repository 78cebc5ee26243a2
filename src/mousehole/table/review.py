"""Reviews a finished match in small parts, so that other work can be done in between.

`Review.first` and `Review.refined` yield parts of the work, take their results, and return what is known then. Whoever
owns processes and a clock runs the parts; a part can be computed anywhere, and always comes to the same.
"""
from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Literal, NamedTuple

from mousehole.bots import review as looking
from mousehole.bots.chances import Chances
from mousehole.bots.ratings import Z
from mousehole.bots.review import Judgement, Outlook
from mousehole.bots.search import Leaf
from mousehole.games import is_scored, judge_of
from mousehole.kernel import CLOCK, Choice
from mousehole.kernel.log import Log
from mousehole.table import takings, wire
from mousehole.table.box import Box, box_of
from mousehole.table.fitted import chances_of
from mousehole.table.frames import sentence
from mousehole.table.hinted import account_sentences, mistake_sentence, reason_sentence, turned_sentence
from mousehole.table.rest_types import Account, Mistake, Reviewed, TurningPoint

SECONDS = 15.0     # for the first look; what is found by then is shown…
REFINING = 40.0    # …and refined for this long
PART = 10          # points or answers that are computed in one go
MAX_POINTS = 400   # of the graph
TABLES = 32        # imagined for every point and seat, at first…
FEWEST_TABLES = 8  # …if playing takes long…
MORE_TABLES = 96   # …and later
SIMULATIONS = 96   # for every answer, at first…
FEWEST = 24        # …if playing takes long…
MORE_SIMULATIONS = 200  # …and later
SUSPECTS = 16      # answers that look like mistakes, and are looked at again
AGAIN = 48         # fresh tables for each of them, at first…
MORE_AGAIN = 144   # …and later
NEVER = 1e9        # seconds
TURNING = 3
QUIET = 0.02       # of the whole range: what is smaller is not worth mentioning
SURE = 2.0         # standard errors: what is less may be chance

Part = tuple[Callable[..., Any], tuple[Any, ...]]
Kind = Literal["chance", "score", "order"]
Share = tuple[float, float]  # of the progress that a round of parts covers
Found = Sequence[tuple[Judgement, float, float]]  # mistakes, with loss and standard error



class Confirmed(NamedTuple):
    """How a better answer did on fresh tables."""

    tables: int
    loss: float
    error: float


# ---- the parts, for any process -------------------------------------------------------------------------------------

def leaf_of(box: Box) -> Leaf:
    return chances_of(box.game) or Leaf(judge_of(box.game))


def look(text: str, points: Sequence[int], tables: int) -> list[Outlook]:
    """Return what each seat could expect at these points."""
    log = Log.read(text)
    box = box_of(log)
    return looking.outlooks(box.game, log, points, tables, leaf_of(box))


def judge(text: str, answers: Sequence[int], simulations: int, salt: int) -> list[Judgement]:
    """Judge these answers; choices are plain data."""
    log = Log.read(text)
    box = box_of(log)
    found = looking.judgements(box.game, log, answers, simulations, leaf_of(box), salt)
    return [each._replace(better=None if each.better is None else box.codec.plain(each.better)) for each in found]


def confirm(text: str, suspects: Sequence[tuple[int, Any]], tables: int, salt: int) -> list[Any]:
    """Compare chosen answers with better ones on fresh tables."""
    log = Log.read(text)
    box = box_of(log)
    return looking.confirmed(box.game, log, suspects, tables, leaf_of(box), salt)


def spread(answers: int, most: int = MAX_POINTS) -> list[int]:
    """Return up to `most` evenly spaced points."""
    if answers < most:
        return list(range(answers + 1))
    return sorted({round(n * answers / (most - 1)) for n in range(most)})


# ---- the whole ------------------------------------------------------------------------------------------------------

class Review:
    """A review in progress. `used` returns the seconds since it began; `part` is its progress, from 0 to 1."""

    def __init__(self, text: str, used: Callable[[], float]) -> None:
        self.text = text
        self.used = used
        self.log = Log.read(text)
        self.box = box_of(self.log)
        self.kind = kind_of(self.box, self.log)
        self.part = 0.0
        self.tables = TABLES
        self.outlook: dict[int, Outlook] = {}
        self.judged: dict[int, Judgement] = {}
        self.confirmed: dict[int, list[Confirmed]] = {}

    def first(self) -> Generator[Part, Any, Reviewed]:
        """Look at the whole match: quickly, but at every answer."""
        points = spread(len(self.log.answers))
        found = yield from self._look(points, TABLES, NEVER, (0.0, 0.3))
        self.outlook = dict(zip(points, found, strict=True))
        yield from self._judge(SIMULATIONS, 0, NEVER, (0.3, 0.8))
        yield from self._confirm(AGAIN, 1, SECONDS, (0.8, 1.0))
        self.part = 1.0
        return self.told(is_refined=False)

    def refined(self) -> Generator[Part, Any, Reviewed]:
        """Look again, at more tables, for as long as there is time."""
        points, until = sorted(self.outlook), self.used() + REFINING
        found = yield from self._look(points, MORE_TABLES, until - 0.7 * REFINING, (1.0, 1.0))
        if len(found) == len(points):
            self.outlook, self.tables = dict(zip(points, found, strict=True)), MORE_TABLES
        yield from self._judge(MORE_SIMULATIONS, 2, until - 0.2 * REFINING, (1.0, 1.0))
        yield from self._confirm(MORE_AGAIN, 3, until, (1.0, 1.0))
        return self.told(is_refined=True)

    def _look(self, points: Sequence[int], tables: int, until: float,
              share: Share) -> Generator[Part, Any, list[Outlook]]:
        found = list[Outlook]()
        for first in range(0, len(points), PART):
            if self.used() > until:
                break
            part = yield look, (self.text, points[first:first + PART], tables)
            found += [Outlook(tuple(each[0]), tuple(each[1])) for each in part]
            self._go_on(share, len(found) / len(points))
            if until == NEVER and self.used() * len(points) / len(found) > 0.4 * SECONDS:
                tables = self.tables = FEWEST_TABLES
        return found

    def _judge(self, simulations: int, salt: int, until: float, share: Share) -> Generator[Part, Any, None]:
        """Judge the answers. If it takes long, each gets fewer simulations."""
        answers = [n for n, (seat, _, _) in enumerate(self.log.answers) if seat != CLOCK]
        began = self.used()
        for first in range(0, len(answers), PART):
            if self.used() > until:
                return
            part = yield judge, (self.text, answers[first:first + PART], simulations, salt)
            for each in part:
                self._note(Judgement(*each))
            done = min((first + PART) / len(answers), 1.0)
            self._go_on(share, done)
            if until == NEVER and began + (self.used() - began) / done > 0.8 * SECONDS:
                simulations = FEWEST

    def _note(self, each: Judgement) -> None:
        """Of two judgements, that on more tables counts; but what was confirmed stays about the same choice."""
        known = self.judged.get(each.n)
        if known is None or (each.n not in self.confirmed and each.tables >= known.tables):
            self.judged[each.n] = each

    def _confirm(self, tables: int, salt: int, until: float, share: Share) -> Generator[Part, Any, None]:
        """Look again at what seemed to be the largest mistakes."""
        suspects = sorted([each for each in self.judged.values() if each.is_better and each.loss > each.error],
                          key=lambda each: -self._loss(each))[:SUSPECTS]
        for done, each in enumerate(suspects, 1):
            if self.used() > until:
                return
            for n, count, loss, error in (yield confirm, (self.text, [(each.n, each.better)], tables, salt)):
                self.confirmed.setdefault(n, []).append(Confirmed(count, loss, error))
            self._go_on(share, done / len(suspects))

    def _go_on(self, share: Share, done: float) -> None:
        self.part = max(self.part, share[0] + (share[1] - share[0]) * done)

    def _loss(self, each: Judgement) -> float:
        return self.certain(each.n)[0] if each.n in self.confirmed else each.loss

    def certain(self, n: int) -> tuple[float, float]:
        """Return the loss by an answer on all fresh tables, and its standard error."""
        seen = self.confirmed[n]
        count = sum([each.tables for each in seen])
        return (sum([each.tables * each.loss for each in seen]) / count,
                sqrt(sum([(each.tables * each.error) ** 2 for each in seen])) / count)

    # ---- what is known ----

    @property
    def loud(self) -> float:
        """Return what is worth mentioning."""
        if self.kind != "score":
            return QUIET
        values = [x for each in self.outlook.values() for x in each.means]
        return QUIET * (max(values) - min(values) or 1.0)

    def mistakes(self) -> list[tuple[Judgement, float, float]]:
        """Return the answers for which a better one was confirmed, with loss and error; the largest first."""
        found = list[tuple[Judgement, float, float]]()
        for n in self.confirmed:
            loss, error = self.certain(n)
            if loss >= self.loud and loss > SURE * error:
                found.append((self.judged[n], loss, error))
        return sorted(found, key=lambda each: -each[1])

    def told(self, *, is_refined: bool) -> Reviewed:
        """Put together what is known."""
        turns = takings.turns(self.log)
        place = [0, *takings.places(turns)]  # in the replay, which also shows what was taken back
        points, found = sorted(self.outlook), self.mistakes()
        return Reviewed(
            len(turns), self.tables, self.kind, self.box.game.facts.cooperative, is_refined,
            [place[n] for n in points], [list(self.outlook[n].means) for n in points],
            [[Z * x for x in self.outlook[n].errors] for n in points], self._turning(found, place),
            [self._mistake(*each, place) for each in found], self._accounts(found))

    def _said(self, n: int) -> wire.Sentence:
        return sentence(self.box.codec.read(self.log.answers[n][1], Choice))

    def _better(self, each: Judgement) -> wire.Sentence:
        return wire.Sentence("hint-pass") if each.better is None else sentence(self.box.codec.read(each.better, Choice))

    def _mistake(self, each: Judgement, loss: float, error: float, place: Sequence[int]) -> Mistake:
        reason = None if each.measure is None else reason_sentence(*each.measure, self._said(each.n))
        n, said, better = place[each.n + 1], self._said(each.n), self._better(each)
        say = mistake_sentence(self.kind, n, each.seat, said, better, loss, Z * error)
        return Mistake(n, each.seat, said, better, loss, Z * error, reason, say)

    def _turning(self, found: Found, place: Sequence[int]) -> list[TurningPoint]:
        """Return what changed most: mistakes, and what turned up after an answer, whatever was chosen."""
        rows = [(loss, self._blunder(each, loss, error, place)) for each, loss, error in found]
        for n, (seat, _, _) in enumerate(self.log.answers):
            if n in self.outlook and n + 1 in self.outlook:
                whose, luck = self._luck(n, seat)
                doubt = SURE * sqrt(self.outlook[n].errors[whose] ** 2 + self.outlook[n + 1].errors[whose] ** 2)
                if abs(luck) >= max(self.loud, doubt):
                    rows.append((abs(luck), self._turned(n, seat, whose, place[n + 1])))
        kept = dict[int, TurningPoint]()
        for _, each in sorted(rows, key=lambda row: -row[0]):
            if len(kept) < TURNING:
                kept.setdefault(each.n, each)  # one per answer
        return [kept[n] for n in sorted(kept)]

    def _blunder(self, each: Judgement, loss: float, error: float, place: Sequence[int]) -> TurningPoint:
        told = self._mistake(each, loss, error, place)
        return TurningPoint(told.n, "mistake", each.seat, *self._change(each.n, each.seat), told.say)

    def _turned(self, answer: int, seat: int, whose: int, n: int) -> TurningPoint:
        before, after = self._change(answer, whose)
        what = "clock" if seat == CLOCK else "team" if self.box.game.facts.cooperative else "turned"
        said = turned_sentence(self.kind, what, n, seat, self._said(answer), whose, before, after)
        return TurningPoint(n, "turned", whose, before, after, said)

    def _change(self, n: int, seat: int) -> tuple[float, float]:
        if n + 1 not in self.outlook or n not in self.outlook:  # a very long match: only some points are known
            known = [at for at in sorted(self.outlook) if at <= n]
            return (self.outlook[known[-1]].means[seat],) * 2
        return self.outlook[n].means[seat], self.outlook[n + 1].means[seat]

    def _luck(self, n: int, seat: int) -> tuple[int, float]:
        """Return whom an answer affected, and by how much more than the choice itself can explain."""
        if seat != CLOCK:
            before, after = self._change(n, seat)
            return seat, after - before - self._skill(n)
        changes = [self._change(n, each) for each in range(self.log.seats)]
        whose = max(range(len(changes)), key=lambda each: abs(changes[each][1] - changes[each][0]))
        return whose, changes[whose][1] - changes[whose][0]

    def _skill(self, n: int) -> float:
        return self.judged[n].skill if n in self.judged else 0.0

    def _accounts(self, found: Found) -> list[Account]:
        points, accounts = sorted(self.outlook), list[Account]()
        for seat in range(self.log.seats):
            mine = [each for each in self.judged.values() if each.seat == seat and each.compared > 1]
            lost = [loss for each, loss, _ in found if each.seat == seat]
            skill = luck = others = 0.0
            for n, after in pairwise(points):
                change = self.outlook[after].means[seat] - self.outlook[n].means[seat]
                if after == n + 1 and self.log.answers[n][0] == seat:
                    skill, luck = skill + self._skill(n), luck + change - self._skill(n)
                else:
                    others += change
            say = account_sentences(self.kind, seat, len(mine), len(mine) - len(lost), sum(lost), skill, luck, others)
            accounts.append(Account(seat, len(mine), 1 - len(lost) / len(mine) if mine else None, sum(lost),
                                    self.outlook[points[0]].means[seat], skill, luck, others, say))
        return accounts


def kind_of(box: Box, log: Log) -> Kind:
    """Return what can be said about a match: chances where they were fitted, scores where nobody wins, or an order."""
    if is_scored(log.game):
        return "score"
    leaf, s = leaf_of(box), looking.start_of(box.game, log)
    box.game.advance(s)
    return "chance" if isinstance(leaf, Chances) and box.game.mode(s) in leaf.fits else "order"
