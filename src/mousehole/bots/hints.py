"""Hints for the player whose turn it is, from the player's own view. They say how sure they are, and why.

A hint compares choices on the same imagined tables, for a fixed number of simulations and within the time there is.
It knows what Quill knows: everybody's moves and what tables are rated are those that were learned, where they fit.
Chances are shown where they were fitted (`chances`); elsewhere choices are only put in order. What was found by
comparing looks better than it is, so the best choice's chance is found out once more, on fresh tables.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

from mousehole.bots.chances import Chances
from mousehole.bots.levels import HORIZON, strength_of
from mousehole.bots.ratings import Estimate, estimate, student
from mousehole.bots.reasons import Seen, Weights
from mousehole.bots.search import Candidate, Search, worth
from mousehole.games import fewer_is_better, judge_of, skilled
from mousehole.kernel import CLOCK, Choice, Decision, Game, Rng

SECONDS = 1.6  # for a hint, from the question to the answer; what is found by then is told…
FIRST = 0.3    # …and, where a better hint follows, seconds for the first one
SIMULATIONS = 800
FRESH = 1 / 4      # the part of them that finds out the best choice's chance, once it is known
MIN_TABLES = 12    # imagined tables on which two choices were both tried; with fewer, nobody can tell them apart
LOOKS = 4          # imagined tables on which measures right after a choice are averaged…
LOOKED_AT = 8      # …and choices, the best ones, that are looked at to find out what measures are worth
LOOK_UNTIL = 0.3   # the part of the time after which no more choices are looked at…
THINK_UNTIL = 0.6  # …after which no more choices are compared…
TELL_UNTIL = 0.85  # …and after which no more simulations are begun
ENOUGH = 1 / 3      # the part of what two choices differ by that a reason should account for


@dataclass(frozen=True)
class Reason:
    """What decides: a measure of the game after the choice and after another one (None: letting the chance pass).

    `code`: `than` right after the choice, `later` a few moves on, `changes` against now. Without a measure: `only`,
    `alike`, `behind`; `tied`: the best ones cannot be told apart; `level`: this one cannot be told from the best.
    """

    code: str
    measure: str = ""
    then: float = 0.0
    other: float = 0.0
    instead: Choice | None = None


@dataclass(frozen=True)
class Hint:
    """A choice (None: pass on the chance to interrupt), what it is worth if that can be said, and why."""

    choice: Choice | None    # what to do
    chance: Estimate | None  # of winning; None: not fitted here, or too few simulations
    rank: int                # from 1, among the choices that were compared
    compared: int            # choices
    tables: int              # imagined tables on which it was tried
    is_tied: bool            # it cannot be told from the best choice
    alike: tuple[Choice, ...]  # other choices that come to the same
    reasons: tuple[Reason, ...]  # what it changes, in numbers that players know
    is_team: bool = False    # all win or lose together
    worth: float = 0.0       # the mean of its simulations, only for comparing choices of one question


def at_leisure() -> float:
    """Have all the time in the world."""
    return 0.0


def hints(game: Game, view: Any, d: Decision, rng: Rng, simulations: int = SIMULATIONS, most: int = 3,
          horizon: int = HORIZON, used: Callable[[], float] = at_leisure, chances: Chances | None = None) -> list[Hint]:
    """Return the best choices first, using only what the seat may know.

    `used` says which part of the time for the hint is used up, from 0 to 1.
    """
    limit = [LOOK_UNTIL]
    fresh = 0 if chances is None else min(max(int(simulations * FRESH), MIN_TABLES), simulations // 2)
    search = Search(skilled(game), view, sensible(game, view, d, rng), rng, simulations - fresh, horizon,
                    is_time_up=lambda: used() >= limit[0], judge=judge_of(game), leaf=chances, is_advice=True,
                    turns=strength_of("Quill", game).turns)
    limit[0] = THINK_UNTIL if fresh else TELL_UNTIL
    search.think()
    limit[0] = TELL_UNTIL
    compared = Comparison(search, chances)
    compared.tell(fresh)
    return compared.hints(most)


def sensible(game: Game, view: Any, d: Decision, rng: Rng, keep: Choice | None = None) -> Decision:
    """Drop plain mistakes from a question, if the rules offer such: for people, only by what was set by hand.

    Where somebody has learned to leave something out so that games between bots end, people may want it all the same.
    """
    if d.seat == CLOCK:
        return d
    found = game.considered(game.imagine(view, rng.clone()), d)
    return found if keep is None or keep in found.options else d


class Comparison:
    """What a search has found out about its choices."""

    def __init__(self, search: Search, chances: Chances | None) -> None:
        self.search = search
        self.game = search.game
        fit = chances.fits.get(self.game.mode(search.table(0))) if chances else None
        self.error = None if fit is None else fit.error
        self.fewer = fewer_is_better(self.game.facts.id)
        self.names = [name for name, _ in self.game.measures(search.table(0), search.d.seat)]
        self.ranked = same_results_merged(search.ranked())
        self.looks: dict[int, list[Seen]] = {}  # by candidate
        self.told = list[float]()  # what the best choice was worth on fresh tables

    def tell(self, tables: int) -> None:
        """Find out what the best choice is worth on so many fresh tables, or as many as there is time for."""
        if self.error is not None and len(self.ranked[0].worths) >= MIN_TABLES:
            self.told = self.search.foretold(self.ranked[0].choice, tables)

    def hints(self, most: int) -> list[Hint]:
        best, others = self.ranked[0], self.ranked[1:]
        if not others:
            return [self.hint(best, 1, False, [Reason("alike" if best.alike else "only"), *self.changes(best)])]
        tied = [c for c in others if self.is_tied(best, c)]
        rival = tied[0] if tied else others[0]
        why = self.why(best, rival)
        if why is None and self.names and rival not in tied:
            tied.append(rival)  # nothing that the game measures speaks for either
        said = [*([Reason("tied")] if tied else []), *([why] if why else self.changes(best))]
        found = [self.hint(best, 1, False, said)]
        for rank, c in enumerate(others[:most - 1], 2):
            if c in tied:
                found.append(self.hint(c, rank, True, [Reason("level"), *self.changes(c)]))
            else:
                behind = [Reason("behind", other=gap(best, c))] if self.chance(c) is not None else []
                found.append(self.hint(c, rank, False, [*behind, *self.than(c, best)]))
        return found

    def hint(self, c: Candidate, rank: int, is_tied: bool, reasons: Sequence[Reason]) -> Hint:
        return Hint(c.choice, self.chance(c), rank, len(self.ranked), len(c.worths), is_tied, tuple(c.alike),
                    tuple(reasons), self.game.facts.cooperative, c.mean())

    def chance(self, c: Candidate) -> Estimate | None:
        """Return the chance of winning with its interval: of the simulations, and of the fit.

        By as much as the best choice looked better than it is, so do the others.
        """
        if self.error is None or len(c.worths) < MIN_TABLES or len(self.told) < MIN_TABLES:
            return None
        best, told = self.ranked[0], estimate(self.told, is_share=True)
        mean = min(max(told.mean - gap(best, c), 0.0), 1.0)
        behind = 0.0 if c is best else student(len(c.worths) - 1) * error_of(paired(best, c))
        low, high = [sqrt((told.mean - end) ** 2 + behind ** 2 + (2 * self.error) ** 2)
                     for end in (told.low, told.high)]
        return Estimate(mean, max(mean - low, 0.0), min(mean + high, 1.0), told.n)

    def is_tied(self, best: Candidate, c: Candidate) -> bool:
        """Whether the tables on which both were tried do not say which is better."""
        n = min(len(best.worths), len(c.worths))
        if n < MIN_TABLES:
            return not (n >= 2 and len(c.worths) < len(best.worths) and is_clear(best, c, n))
        return not is_clear(best, c, n)

    def why(self, best: Candidate, other: Candidate) -> Reason | None:
        """Return the measure that decides: with the other choice's figure, the best one would be worth least.

        People look at the table, so figures right after the choice come first. But if little of what the choices
        differ by comes from those, the figures at the end of the simulations decide.
        """
        here, there = [means([figures for figures, _ in self.look(c)]) for c in (best, other)]
        is_level = not any(paired(best, other))
        most, soon = self.most_decisive("than", here, there, other, is_level)
        tables = min(len(best.notes), len(other.notes))
        if tables < 2 or (soon is not None and most >= ENOUGH * gap(best, other)):
            return soon
        here, there = [means(c.notes[:tables]) for c in (best, other)]
        further, later = self.most_decisive("later", here, there, other, is_level)
        return later if further > most or soon is None else soon

    def most_decisive(self, code: str, here: Sequence[float], there: Sequence[float], other: Candidate,
                      is_level: bool) -> tuple[float, Reason | None]:
        """Return the measure whose other figure would cost most, of those that speak for the choice; and the cost.

        Level: both were worth the same at every table. Nothing decides then, and the first figure that differs is told.
        """
        most, found = 0.0, None
        for name, fall, then, otherwise in zip(self.names, self.weights.falls(here, there), here, there, strict=True):
            if (found is None if is_level else fall > most) and self.is_better(name, then, otherwise):
                most, found = fall, Reason(code, name, then, otherwise, other.choice)
        return most, found

    @cached_property
    def weights(self) -> Weights:
        """What each measure is worth here, by tables right after the best choices, and by the simulations of all."""
        looked = [self.look(c) for c in self.ranked[:LOOKED_AT]]
        tried = [[*zip(c.notes, c.worths, strict=True)] for c in self.search.candidates]
        longest = max([len(rows) for rows in tried])
        return Weights(self.names, self.fewer, [*zip(*looked, strict=True)],
                       [[rows[n] for rows in tried if n < len(rows)] for n in range(longest)])

    def look(self, c: Candidate) -> list[Seen]:
        """Return measures and value right after a choice, on a few imagined tables."""
        found = self.looks.get(id(c))
        if found is None:
            found = self.looks[id(c)] = [self.seen_after(c.choice, number) for number in range(LOOKS)]
        return found

    def seen_after(self, choice: Choice | None, number: int) -> Seen:
        game, seat, leaf = self.game, self.search.d.seat, self.search.leaf
        s = game.clone(self.search.table(number))
        if choice is not None:
            game.apply(s, seat, choice)
        is_over = not game.advance(s)
        value = worth(game, s, seat, self.search.judge) if leaf is None else leaf.value(game, s, seat, is_over)
        return [x for _, x in game.measures(s, seat)], value

    def than(self, c: Candidate, best: Candidate) -> list[Reason]:
        """Return what speaks against a choice that is not the best, or else what it changes."""
        why = self.why(best, c)
        if why is None:
            return self.changes(c)
        return [Reason(why.code, why.measure, why.other, why.then, best.choice)]

    def changes(self, c: Candidate) -> list[Reason]:
        """Return the most decisive measure that a choice changes right away."""
        now = means([self.seen_after(None, number)[0] for number in range(LOOKS)])
        after = means([figures for figures, _ in self.look(c)])
        for name, before, then in zip(self.names, now, after, strict=True):
            if counted(then) != counted(before):
                return [Reason("changes", name, then, before)]
        return []

    def is_better(self, name: str, then: float, otherwise: float) -> bool:
        then, otherwise = counted(then), counted(otherwise)
        return then < otherwise if name in self.fewer else then > otherwise


def same_results_merged(ranked: list[Candidate]) -> list[Candidate]:
    """Make one of mirrored choices: of the same kind, and with the same result on every one of many tables."""
    found = list[Candidate]()
    for c in ranked:
        twin = next((other for other in found if is_mirrored(other, c)), None)
        if twin is None:
            found.append(c)
        else:
            twin.alike += [*([] if c.choice is None else [c.choice]), *c.alike]
    return found


def is_mirrored(one: Candidate, other: Candidate) -> bool:
    n = min(len(one.worths), len(other.worths))
    return n >= MIN_TABLES and type(one.choice) is type(other.choice) and len(set(one.worths)) > 1 \
        and one.worths[:n] == other.worths[:n] and one.notes[:n] == other.notes[:n]


def is_clear(best: Candidate, c: Candidate, n: int) -> bool:
    """Whether the first choice did better than the second beyond doubt, on the tables that both were tried on."""
    gains = paired(best, c)[:n]
    return sum(gains) / n > student(n - 1) * error_of(gains)


def counted(number: float) -> float:
    """Round a measure to what is shown: one decimal, without a trailing “.0”."""
    tenths = round(10 * number)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def gap(best: Candidate, c: Candidate) -> float:
    """Return how far behind a choice was on the tables that both were tried on."""
    gains = paired(best, c)
    return sum(gains) / len(gains)


def paired(one: Candidate, other: Candidate) -> list[float]:
    """Return the differences on the tables that both were tried on."""
    n = min(len(one.worths), len(other.worths))
    return [one.worths[k] - other.worths[k] for k in range(n)]


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def error_of(numbers: Sequence[float]) -> float:
    """Return the standard error of their mean."""
    n = len(numbers)
    mean = sum(numbers) / n
    return sqrt(sum([(x - mean) ** 2 for x in numbers]) / max(n - 1, 1) / n)


