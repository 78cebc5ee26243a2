"""Hints for the player whose turn it is, from the player's own view, and reviews of finished matches."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mousehole.bots.levels import HORIZON
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import RNG_STRIDE, Candidate, Search, fresh_seed, never, worth
from mousehole.games import is_scored
from mousehole.kernel import CLOCK, Choice, Decision, Game, Rng, Seat, playout
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log

SIMULATIONS = 300
LOOKS = 8          # imagined tables on which each choice is evaluated once

Measures = list[tuple[str, float]]  # by name, averaged over imagined tables


@dataclass(frozen=True)
class Reason:
    """A short reason: message `hint-<code>` with these arguments. Those that end in `_share` are percentages."""

    code: str
    args: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class Hint:
    """A choice (None: pass on the chance to interrupt), its expected result, and why."""

    choice: Choice | None
    worth: Estimate
    is_share: bool  # the result is a place from 0 (last, lost) to 1 (first, won); otherwise the game's own measure
    reasons: tuple[Reason, ...]
    is_team: bool = False  # all win or lose together: a share is the chance of winning


def hints(game: Game, view: Any, d: Decision, rng: Rng, simulations: int = SIMULATIONS, most: int = 3,
          horizon: int = HORIZON, is_time_up: Any = never) -> list[Hint]:
    """Return the best choices first, using only what the seat may know."""
    search = Search(game, view, d, rng, simulations, horizon, is_time_up=is_time_up)
    search.think()
    ranked = search.ranked()
    tables = [search.glance(None, n) for n in range(LOOKS)]
    now = sum(tables) / len(tables)
    measures, best = search.measures(None, LOOKS), ranked[0]
    return [_hint(search, c, best, now, measures) for c in ranked[:most]]


def _hint(search: Search, c: Candidate, best: Candidate, now: float, measures: Measures) -> Hint:
    after = sum([search.glance(c.choice, n) for n in range(LOOKS)]) / LOOKS
    worths = c.worths or [after]
    is_share = are_shares(search.game, [*worths, now])
    found = estimate(worths, is_share=is_share) if len(worths) > 1 else Estimate(worths[0], worths[0], worths[0], 1)
    reasons = []
    if len(search.candidates) == 1:
        reasons.append(Reason("only"))
    elif c is best:
        reasons.append(Reason("best", (("n", len(worths)),)))
    else:
        reasons.append(_reason("behind", is_share, gap=best.mean() - c.mean()))
    if reason := measured(measures, search.measures(c.choice, LOOKS)):
        reasons.append(reason)
    elif rounded(now, is_share) != rounded(after, is_share):
        reasons.append(_reason("better" if after > now else "worse", is_share, now=now, then=after))
    if c.is_usual:
        reasons.append(Reason("usual"))
    return Hint(c.choice, found, is_share, tuple(reasons), search.game.facts.cooperative)


def are_shares(game: Game, results: Sequence[float]) -> bool:
    """Whether results are places or chances, from 0 to 1. Scores may be as small, so numbers alone do not tell."""
    return not is_scored(game.facts.id) and all([0.0 <= x <= 1.0 for x in results])


def _reason(code: str, is_share: bool, **numbers: float) -> Reason:
    """Make a reason about a share (such as `hint-behind`) or a game's own measure (`hint-behind-measure`)."""
    if is_share:
        return Reason(code, tuple([(f"{name}_share", rounded(x, True)) for name, x in numbers.items()]))
    return Reason(f"{code}-measure", tuple([(name, rounded(x, False)) for name, x in numbers.items()]))


def measured(before: Measures, after: Measures) -> Reason | None:
    """Return the most decisive of the game's measures that a choice changes."""
    for (name, now), (_, then) in zip(before, after, strict=True):
        if counted(now) != counted(then):
            return Reason(name, (("now", counted(now)), ("then", counted(then))))
    return None


def counted(number: float) -> float:
    """Format to one decimal, without a trailing “.0”."""
    tenths = round(10 * number)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def rounded(number: float, is_share: bool) -> float:
    """Round to what is shown: a share to a percent, a measure to one decimal."""
    return round(100 * number) / 100 if is_share else counted(number)


@dataclass(frozen=True)
class Turn:
    """One answer of a match: each seat's expected result before and after it, with sensible play from there on."""

    n: int
    seat: Seat
    choice: Choice
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def swing(self) -> float:
        """How much it changed for the seat that answered; for the clock's answers, for the seat they affected most."""
        changes = [b - a for a, b in zip(self.before, self.after, strict=True)]
        return changes[self.seat] if self.seat != CLOCK else max(changes, key=abs)


@dataclass(frozen=True)
class Review:
    turns: tuple[Turn, ...]
    is_share: bool

    def swings(self, most: int = 5) -> list[Turn]:
        """Return the answers that changed most, in the order of the match."""
        largest = sorted(self.turns, key=lambda turn: -abs(turn.swing))[:most]
        return sorted(largest, key=lambda turn: turn.n)


def review(game: Game, log: Log, rng: Rng, playouts: int = 20, on_turn: Any = None) -> Review:
    """Review a finished match: the true table may be used, with future chance drawn afresh."""
    codec, turns = Codec(game), list[Turn]()
    s = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
    s.events = None
    seed = fresh_seed(rng)  # the same luck after every answer, so that only the answer makes a difference
    before = outlook(game, s, seed, playouts)
    for n, (seat, plain, _) in enumerate(log.answers):
        choice = codec.read(plain, Choice)
        choice = game.play(s, seat, choice)
        after = outlook(game, s, seed, playouts)
        turns.append(Turn(n, seat, choice, before, after))
        before = after
        if on_turn:
            on_turn(n + 1, len(log.answers))
    return Review(tuple(turns), are_shares(game, [x for turn in turns for x in turn.after]))


def outlook(game: Game, s: Any, seed: bytes, playouts: int) -> tuple[float, ...]:
    """Return each seat's average result when the game's policy plays on for everybody."""
    seats = range(s.seats)
    if not game.advance(s):
        return tuple([worth(game, s, seat) for seat in seats])
    sums = [0.0 for _ in seats]
    for n in range(playouts):
        for seat, got in enumerate(playout_result(game, s, seed, n)):
            sums[seat] += got
    return tuple([x / playouts for x in sums])


def playout_result(game: Game, s: Any, seed: bytes, n: int) -> tuple[float, ...]:
    """Return each seat's result in playout number n: the same luck from every table, so that tables can be compared."""
    u = game.clone(s)
    u.rng = Rng(seed, 2 * n * RNG_STRIDE)
    playout(game, u, Rng(seed, (2 * n + 1) * RNG_STRIDE), sensible=True)
    return tuple([worth(game, u, seat) for seat in range(s.seats)])


def playouts(game: Game, log: Log, points: Sequence[int], n: int) -> list[tuple[float, ...]]:
    """Run playout number n from the tables after each of these answer counts: one small part of a review."""
    codec, seed, found = Codec(game), fresh_seed(Rng(bytes.fromhex(log.seed))), dict[int, tuple[float, ...]]()
    s = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
    s.events = None
    for at in range(max(points) + 1):
        if at:
            seat, plain, _ = log.answers[at - 1]
            game.play(s, seat, codec.read(plain, Choice))
        game.advance(s)  # let the answer's consequences happen first: only chance after them is drawn afresh
        if at in points:
            found[at] = playout_result(game, s, seed, n)
    return [found[at] for at in points]


