"""Looks back at a match: what choices were worth, apart from what chance and others did.

A choice is judged from what its player knew: the best choice, the chosen one and the quick sensible one (the policy's)
are played on at the same imagined tables, with the same luck. So a mistake is a difference between choices, and bad
luck afterwards is not. Between two answers each seat's *outlook* says what it could expect, from its own view.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

from mousehole.bots.chances import won
from mousehole.bots.driver import PACE
from mousehole.bots.hints import Comparison, error_of, paired, sensible
from mousehole.bots.levels import HORIZON, strength_of
from mousehole.bots.search import RNG_STRIDE, Candidate, Leaf, Search
from mousehole.games import is_scored, judge_of, skilled
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, begun


class Position(NamedTuple):
    """The table after n answers; if a clock is running, for how many seconds it has been."""

    n: int
    s: Any
    spent: int


class Outlook(NamedTuple):
    """What each seat could expect: the mean over tables that it could imagine, and the standard error."""

    means: tuple[float, ...]
    errors: tuple[float, ...]


class Judgement(NamedTuple):
    """One answer, judged from its player's own knowledge."""

    n: int                  # how many answers came before it
    seat: Seat
    compared: int           # choices that amount to something different
    tables: int             # on which the best and the chosen one were both tried
    loss: float             # by which the best one did better than the chosen one
    error: float            # standard error of that
    skill: float            # by which the chosen one did better than the quick sensible one
    better: Choice | None   # the best one, if it is another (None also stands for passing on an interrupt)
    is_better: bool         # there is a better one
    measure: tuple[str, str, float, float] | None = None  # what speaks for it: code, name, with it, with the chosen one


def start_of(game: Game, log: Log) -> Any:
    s = begun(game, log)
    s.events = None
    return s


def positions(game: Game, log: Log, wanted: Sequence[int]) -> Iterator[Position]:
    """Replay a match, and stop at the tables after these numbers of answers: always the same table, played on."""
    s, codec, last = start_of(game, log), Codec(game), max(wanted)
    clock, since, now, spent = "", 0, 0, 0 if log.position is None else log.position["spent"]
    for n in range(last + 1):
        if n:
            seat, plain, now = log.answers[n - 1]
            game.apply(s, seat, codec.read(plain, Choice))
            if seat == CLOCK:
                clock = ""
        prompt = next((d.prompt for d in game.advance(s) if d.seat == CLOCK), "")
        if prompt != clock:
            clock, since = prompt, now if n else -spent
        if n in wanted:
            yield Position(n, s, (now - since) // 1000 if clock else 0)


def pace_in(log: Log) -> int:
    """Return how many seconds a move usually took."""
    times = [0, *[at for _, _, at in log.answers]]
    gaps = [b - a for (a, b), (seat, _, _) in zip(pairwise(times), log.answers, strict=True) if seat != CLOCK]
    return max(1, round(median(gaps) / 1000)) if gaps and times[-1] else PACE


def seed_of(log: Log, *path: int) -> bytes:
    """Derive a seed for a part of the review: the same part gets the same luck everywhere."""
    return blake2b(repr(("review", log.seed, *path)).encode(), digest_size=32).digest()


def outlooks(game: Game, log: Log, points: Sequence[int], tables: int, leaf: Leaf) -> list[Outlook]:
    """Return what each seat could expect after these numbers of answers."""
    pace, seed = pace_in(log), seed_of(log)
    return [outlook(game, at, tables, leaf, seed, pace) for at in positions(game, log, points)]


def outlook(game: Game, at: Position, tables: int, leaf: Leaf, seed: bytes, pace: int) -> Outlook:
    seats, questions = range(at.s.seats), game.advance(at.s)
    if not questions:
        return Outlook(tuple([result(game, at.s, seat) for seat in seats]), tuple([0.0 for _ in seats]))
    if not game.facts.cooperative:
        found = [imagined_values(game, at, seat, tables, leaf, seed, pace) for seat in seats]
    else:  # a team has one result; whoever has to decide knows most
        asked = next((d.seat for d in questions if d.seat != CLOCK), 0)
        found = [imagined_values(game, at, asked, tables, leaf, seed, pace)] * at.s.seats
    return Outlook(tuple([sum(row) / len(row) for row in found]), tuple([error_of(row) for row in found]))


def result(game: Game, s: Any, seat: Seat) -> float:
    """Return a seat's result at the end: its share of the win, or the score if nobody can win."""
    return float(game.outcome(s).scores[seat]) if is_scored(game.facts.id) else won(game, s, seat)


def imagined_values(game: Game, at: Position, seat: Seat, tables: int, leaf: Leaf, seed: bytes,
                    pace: int) -> list[float]:
    """Return what a seat could expect, at each of several tables that it can imagine, with sensible play.

    Where nobody wins, each table is played to its end, in the time that is left.
    """
    view, scored, found, game = game.view(at.s, seat), is_scored(game.facts.id), list[float](), skilled(game)
    for n in range(tables):
        s = game.imagine(view, Rng(seed, 2 * n * RNG_STRIDE))
        s.events = None
        is_over = play_on(game, s, Rng(seed, (2 * n + 1) * RNG_STRIDE), 0 if scored else HORIZON, pace, at.spent)
        found.append(result(game, s, seat) if scored else leaf.value(game, s, seat, is_over))
    return found


def play_on(game: Game, s: Any, rng: Rng, horizon: int, pace: int, spent: int) -> bool:
    """Let the policy play to the end (True), or for this many answers. A running clock leaves no time for more."""
    answers = 0
    while questions := game.advance(s):
        if horizon and answers >= horizon:
            return False
        clock = questions[-1] if questions[-1].seat == CLOCK else None
        asked = questions[:-1] if clock else questions
        d, choice = next(((offer, made) for offer in game.interrupts(s) if (made := game.policy(s, offer, rng))),
                         (questions[0], None))
        if choice is None and clock and (not asked or spent + pace > clock.seconds):
            d, choice = clock, clock.options[0]
        elif choice is None:
            d = game.considered(s, asked[0] if len(asked) == 1 else asked[rng.below(len(asked))])
            choice = game.policy(s, d, rng) or d.options[0]
        game.apply(s, d.seat, choice)
        answers += 1
        spent = spent + pace if clock and d.seat != CLOCK else 0
    return True


def judgements(game: Game, log: Log, answers: Sequence[int], simulations: int, leaf: Leaf,
               salt: int = 0) -> list[Judgement]:
    """Judge these answers, leaving out those without a choice. Another `salt` draws other tables."""
    codec, pace, found = Codec(game), pace_in(log), list[Judgement]()
    for at in positions(game, log, answers):
        seat, plain, _ = log.answers[at.n]
        choice = codec.read(plain, Choice)
        d = None if seat == CLOCK else decision_of(game, at.s, seat, choice)
        if d is not None:
            found.append(judgement(game, at, d, choice, simulations, leaf, seed_of(log, at.n, salt), pace))
    return found


def decision_of(game: Game, s: Any, seat: Seat, choice: Choice) -> Decision | None:
    """Return the question that was answered; None if there was nothing to choose."""
    d = next((d for d in game.pending(s) if d.seat == seat and choice in d.options), None)
    return None if d is None or (len(d.options) == 1 and not isinstance(choice, Interrupt)) else d


def judgement(game: Game, at: Position, d: Decision, choice: Choice, simulations: int, leaf: Leaf, seed: bytes,
              pace: int) -> Judgement:
    view = game.view(at.s, d.seat)
    search = Search(skilled(game), view, sensible(game, view, d, Rng(seed), choice), Rng(seed), simulations, HORIZON,
                    pace, judge=judge_of(game), leaf=leaf, spent=at.spent, is_advice=True, keep=choice,
                    turns=strength_of("Quill", game).turns)
    search.think()
    ranked = search.ranked()
    best, chosen = ranked[0], next(c for c in ranked if c.choice == choice or choice in c.alike)
    usual = next((c for c in ranked if c.is_usual), chosen)
    gains = paired(best, chosen)
    loss = sum(gains) / len(gains) if gains else 0.0
    if best is chosen or loss <= 0:
        return Judgement(at.n, d.seat, len(ranked), len(chosen.worths), 0.0, error_of(gains) if gains else 0.0,
                         mean_of(paired(chosen, usual)), None, False)
    why = Comparison(search, None).why(best, chosen)
    measure = None if why is None else (why.code, why.measure, why.then, why.other)
    return Judgement(at.n, d.seat, len(ranked), len(gains), loss, error_of(gains), mean_of(paired(chosen, usual)),
                     best.choice, True, measure)


def confirmed(game: Game, log: Log, suspects: Sequence[tuple[int, Any]], tables: int, leaf: Leaf,
              salt: int) -> list[tuple[int, int, float, float]]:
    """Compare the chosen answer with a better one on fresh tables: answer, tables, loss and its standard error.

    The better one was the best of several, so by the tables that made it the best it looks better than it is.
    """
    codec, pace, better = Codec(game), pace_in(log), dict(suspects)
    found = list[tuple[int, int, float, float]]()
    for at in positions(game, log, list(better)):
        seat, plain, _ = log.answers[at.n]
        choice, plain_better = codec.read(plain, Choice), better[at.n]
        d = decision_of(game, at.s, seat, choice)
        assert d is not None
        search = Search(skilled(game), game.view(at.s, seat), d, Rng(seed_of(log, at.n, salt)), 8, HORIZON, pace,
                        leaf=leaf, spent=at.spent)
        other = None if plain_better is None else codec.read(plain_better, Choice)
        one, two = Candidate(other, False), Candidate(choice, False)
        for _ in range(tables):
            search.simulate(one)
            search.simulate(two)
        gains = paired(one, two)
        found.append((at.n, tables, sum(gains) / len(gains), error_of(gains)))
    return found


def mean_of(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
