"""Advice for the player on turn, from the player's own view; and a look back at a match that is over."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mousehole.bots.levels import HORIZON
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import LEAP, Candidate, Search, fresh_seed, never, worth
from mousehole.kernel import CLOCK, Choice, Decision, Game, Rng, Seat, playout
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log

SIMULATIONS = 300
LOOKS = 8          # imagined tables on which each choice gets a glance

Measures = list[tuple[str, float]]  # by name, on average over imagined tables


@dataclass(frozen=True)
class Reason:
    """A short reason: `hint-<code>` says it, with these arguments."""

    code: str
    args: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Hint:
    """A choice (None: let the chance pass), what may come of it on average, and why."""

    choice: Choice | None
    worth: Estimate
    is_share: bool  # the worth is a place from 0 (last, lost) to 1 (first, won); else the game's own measure
    reasons: tuple[Reason, ...]


def hints(game: Game, view: Any, d: Decision, rng: Rng, simulations: int = SIMULATIONS, most: int = 3,
          horizon: int = HORIZON, is_time_up: Any = never) -> list[Hint]:
    """The best choices first, from what the seat may know alone."""
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
    is_share = all(0.0 <= x <= 1.0 for x in worths) and 0.0 <= now <= 1.0
    found = estimate(worths, is_share=is_share) if len(worths) > 1 else Estimate(worths[0], worths[0], worths[0], 1)
    reasons = []
    if len(search.candidates) == 1:
        reasons.append(Reason("only"))
    elif c is best:
        reasons.append(Reason("best", (("n", str(len(worths))),)))
    else:
        reasons.append(Reason("behind", (("gap", shown(best.mean() - c.mean(), is_share)),)))
    if reason := measured(measures, search.measures(c.choice, LOOKS)):
        reasons.append(reason)
    elif shown(now, is_share) != shown(after, is_share):
        code = "better" if after > now else "worse"
        reasons.append(Reason(code, (("now", shown(now, is_share)), ("then", shown(after, is_share)))))
    if c.is_usual:
        reasons.append(Reason("usual"))
    return Hint(c.choice, found, is_share, tuple(reasons))


def measured(before: Measures, after: Measures) -> Reason | None:
    """The most decisive of the game's own measures that a choice changes."""
    for (name, now), (_, then) in zip(before, after, strict=True):
        if counted(now) != counted(then):
            return Reason(name, (("now", counted(now)), ("then", counted(then))))
    return None


def counted(number: float) -> str:
    """Whole where it is whole."""
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def shown(number: float, is_share: bool) -> str:
    return f"{100 * number:.0f} %" if is_share else f"{number:.1f}"


@dataclass(frozen=True)
class Turn:
    """One answer of a match: what each seat could hope for before and after it, if all had played sensibly on."""

    n: int
    seat: Seat
    choice: Choice
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def swing(self) -> float:
        """What it meant to the seat that answered; the clock's answers, to the one they moved most."""
        changes = [b - a for a, b in zip(self.before, self.after, strict=True)]
        return changes[self.seat] if self.seat != CLOCK else max(changes, key=abs)


@dataclass(frozen=True)
class Review:
    turns: tuple[Turn, ...]
    is_share: bool

    def swings(self, most: int = 5) -> list[Turn]:
        """The answers that changed most, in the order of the match."""
        largest = sorted(self.turns, key=lambda turn: -abs(turn.swing))[:most]
        return sorted(largest, key=lambda turn: turn.n)


def review(game: Game, log: Log, rng: Rng, playouts: int = 20, on_turn: Any = None) -> Review:
    """After the match everything may be known: the table as it truly lay, with the chance to come drawn afresh."""
    codec, turns = Codec(game), list[Turn]()
    s = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
    s.events = None
    seed = fresh_seed(rng)  # the same luck after every answer, so that what changes is the answer's doing
    before = outlook(game, s, seed, playouts)
    for n, (seat, plain, _) in enumerate(log.answers):
        choice = codec.read(plain, Choice)
        choice = game.play(s, seat, choice)
        after = outlook(game, s, seed, playouts)
        turns.append(Turn(n, seat, choice, before, after))
        before = after
        if on_turn:
            on_turn(n + 1, len(log.answers))
    is_share = all(0.0 <= x <= 1.0 for turn in turns for x in turn.after)
    return Review(tuple(turns), is_share)


def outlook(game: Game, s: Any, seed: bytes, playouts: int) -> tuple[float, ...]:
    """What each seat gets on average when the game's policy plays on for everybody."""
    seats = range(s.seats)
    if not game.asked(s):
        return tuple([worth(game, s, seat) for seat in seats])
    sums = [0.0 for _ in seats]
    for n in range(playouts):
        for seat, got in enumerate(glimpse(game, s, seed, n)):
            sums[seat] += got
    return tuple([x / playouts for x in sums])


def glimpse(game: Game, s: Any, seed: bytes, n: int) -> tuple[float, ...]:
    """What each seat gets in playout number n: the same luck from every table, so that tables can be compared."""
    u = game.clone(s)
    u.rng = Rng(seed, 2 * n * LEAP)
    playout(game, u, Rng(seed, (2 * n + 1) * LEAP), sensible=True)
    return tuple([worth(game, u, seat) for seat in range(s.seats)])


def glimpses(game: Game, log: Log, points: Sequence[int], n: int) -> list[tuple[float, ...]]:
    """Playout number n from the tables after so many answers each: a part of a review that is soon done."""
    codec, seed, found = Codec(game), fresh_seed(Rng(bytes.fromhex(log.seed))), dict[int, tuple[float, ...]]()
    s = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
    s.events = None
    for at in range(max(points) + 1):
        if at:
            seat, plain, _ = log.answers[at - 1]
            game.play(s, seat, codec.read(plain, Choice))
        game.asked(s)  # what the answer led to has happened: chance is drawn afresh only for what comes after it
        if at in points:
            found[at] = glimpse(game, s, seed, n)
    return [found[at] for at in points]


