"""What every game promises; run by every game's test_contract.py, for every seat count and option.

    @pytest.mark.parametrize("promise", contract.PROMISES)
    def test_contract(promise, seats, options, seed):
        promise(contract.Table(GAME, seats, options, seed, conserved=pieces))

Promises about secrecy are in secrecy.py, promises about words in speech.py.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import ceil, log
from typing import Any

from mousehole.bots.driver import answers
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Refused, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.facts import Options
from mousehole.kernel.wire import Sealed, fields_of
from mousehole.testkit.shown import Secrecy

Answers = list[tuple[Seat, Choice]]
TOO_LONG = 20_000  # answers: no match of ours is this long
DREAMS = 6         # how often a seat imagines the table at first, to see whether it imagines more than one
MISTAKEN = 1e-6    # how often a whole run of `imagination_varies` may blame a correct game


@dataclass
class Table:
    """A match played at random, the same every time for the same numbers."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)
    seed: int = 0
    conserved: Callable[[Any], object] | None = None  # counts what must never be lost or duplicated
    sensible: bool = False                            # let the game's policy play instead of chance
    pace: int = 6
    every: int = 1                                    # look only at every n-th position, where looking is expensive
    secret: tuple[str, ...] = ()                      # fields of the table that no seat may know all of
    rarest: float = 0.02                              # no secret is less likely than this to the seat that imagines it
    secrecy: Secrecy | None = None                    # what the rules show of hidden things

    def set_up(self) -> Any:
        return self.game.start(self.seats, Rng.numbered(self.seed), self.options)

    def positions(self) -> Iterator[tuple[Any, list[Decision], Answers]]:
        """Yield every position of the match in which somebody is asked, before the answer."""
        s, rng, log = self.set_up(), Rng.numbered(1_000_000 + self.seed), Answers()

        def choose(d: Decision) -> Choice | None:
            if self.sensible:
                return self.game.policy(s, d, rng)
            n = rng.below(len(d.options) + isinstance(d.options[0], Interrupt))
            return d.options[n] if n < len(d.options) else None

        for seat, choice, _ in answers(self.game, s, choose, rng, self.pace):
            assert len(log) < TOO_LONG, "the game does not end"
            if len(log) % self.every == 0:
                yield s, self.game.pending(s), log
            log.append((seat, choice))
        self.end = s

    def played(self) -> tuple[Any, Answers]:
        log = Answers()
        for _, _, so_far in self.positions():
            log = so_far
        return self.end, log


def replays_exactly(t: Table) -> None:
    """Seed + answers in order = the same table, down to the last bit."""
    s, log = t.played()
    u = t.set_up()
    for seat, choice in log:
        t.game.play(u, seat, choice)
    t.game.pending(u)
    assert Codec(t.game).dump(s) == Codec(t.game).dump(u)


def clones_are_independent(t: Table) -> None:
    """Nothing tried on a clone changes the original; and a clone is the same table."""
    codec = Codec(t.game)
    for s, pending, _ in t.positions():
        before = codec.dump(s)
        assert codec.dump(t.game.clone(s)) == before
        for d in pending:
            for choice in d.options[:: 1 + len(d.options) // 12]:
                u = t.game.clone(s)
                t.game.apply(u, d.seat, choice)
                t.game.pending(u)
        assert codec.dump(s) == before


def views_keep_secrets(t: Table) -> None:
    """A seat sees and may do the same at every table it can imagine; a view does not change by looking."""
    codec = Codec(t.game)
    for s, pending, _ in t.positions():
        before = codec.dump(s)
        for seat in [None, *range(t.seats)]:
            view = t.game.view(s, seat)
            dream = t.game.imagine(view, Rng.numbered(99))
            asked = t.game.pending(dream)
            assert t.game.view(dream, seat) == view
            assert _asked(asked, seat) == _asked(pending, seat)
            assert _public(asked) == _public(pending), "who is asked what is known to all"
        assert codec.dump(s) == before


def _asked(pending: list[Decision], seat: Seat | None) -> list[Decision]:
    return [d for d in pending if d.seat in (seat, CLOCK)]


def _public(pending: list[Decision]) -> list[tuple[Seat, str, str]]:
    """Leave out who could interrupt, and who has yet to give a sealed answer: that is secret."""
    return [(d.seat, d.prompt, d.clause) for d in pending if not isinstance(d.options[0], (Interrupt, Sealed))]


def shows_everybody_the_same(t: Table) -> None:
    """Nothing is ever hidden from one seat and shown to another, and nobody answers in secret: the game is open."""
    for s, pending, _ in t.positions():
        seen = [{name: field for name, field in fields_of(t.game.view(s, seat)).items() if name != "seat"}
                for seat in [None, *range(t.seats)]]
        assert all([view == seen[0] for view in seen])
        assert not [d for d in pending if isinstance(d.options[0], (Interrupt, Sealed))]
        assert all([event.seen_by(seat) == event for event in s.events or [] for seat in [None, *range(t.seats)]])


def imagination_varies(t: Table) -> None:
    """If everything a seat imagines is wrong, it imagines more than one thing; and it is sometimes wrong about secrets.

    A correct imagination hits the truth with probability p, which is at least `t.rarest`. If its first dreams
    are all alike and all wrong, that may be bad luck: it dreams on until one differs. A correct one shows nothing
    else in n more dreams with a chance of at most (1 - p)ⁿ. The k-th suspicion of a run may be mistaken with a chance
    of MISTAKEN / k(k + 1), whose sum over all k is MISTAKEN; so n = log(MISTAKEN / k(k + 1)) / log(1 - rarest) dreams
    are enough: about 700 for the first, of which most suspicions need a handful. In the same way a seat that was
    never wrong about a secret dreams on, all through the match once more.

    An imagination that never varies has no way out: if it is wrong once, no dream will ever differ; if it never is,
    it knows the secret.
    """
    doubt, positions = Doubt(t), 0
    known = {(seat, name) for seat in [None, *range(t.seats)] for name in t.secret}
    for s, _, _ in t.positions():
        positions += 1
        for seat in [None, *range(t.seats)]:
            view = t.game.view(s, seat)
            dreams = [doubt.dream(view) for _ in range(DREAMS)]
            for name, truth in fields_of(s).items():
                dreamt = [dream[name] for dream in dreams]
                if any([d != truth for d in dreamt]):
                    known.discard((seat, name))
                if name not in ("rng", "events", "box") and truth not in dreamt and dreamt.count(dreamt[0]) == DREAMS:
                    assert doubt.is_other_dreamt(view, name, dreamt[0], doubt.enough()), \
                        f"seat {seat} always imagines {name} = {dreamt[0]}"
    dreams_each = {lost: ceil(doubt.enough() / positions) for lost in sorted(known, key=str)}
    for s, _, _ in t.positions() if known else ():
        for seat, name in sorted(known, key=str):
            if doubt.is_other_dreamt(t.game.view(s, seat), name, fields_of(s)[name], dreams_each[seat, name]):
                known.discard((seat, name))
    assert not known, f"these seats know these secrets all through the match: {known}"


class Doubt:
    """Dreams that no two checks share, and how many of them a suspicion needs."""

    def __init__(self, t: Table) -> None:
        self.game, self.rarest, self.dreamt, self.suspicions = t.game, t.rarest, t.seed << 32, 0

    def dream(self, view: Any) -> dict[str, Any]:
        self.dreamt += 1
        return fields_of(self.game.imagine(view, Rng.numbered(self.dreamt)))

    def enough(self) -> int:
        """Return the number for one more suspicion."""
        self.suspicions += 1
        return ceil(log(MISTAKEN / (self.suspicions * (self.suspicions + 1))) / log(1 - self.rarest))

    def is_other_dreamt(self, view: Any, name: str, same: Any, dreams: int) -> bool:
        return any(self.dream(view)[name] != same for _ in range(dreams))


def nobody_is_stuck(t: Table) -> None:
    """Every question has answers, all different; the clock is asked last; the match ends, with an outcome."""
    for _, pending, _ in t.positions():
        assert all([d.options for d in pending])
        assert all([len(set(d.options)) == len(d.options) for d in pending])
        questions = [d for d in pending if not isinstance(d.options[0], Interrupt)]
        assert questions and all([d.seat != CLOCK for d in questions[:-1]])
    outcome = t.game.outcome(t.end)
    assert outcome.reason and len(outcome.scores) == t.seats
    assert sorted([seat for group in outcome.ranking for seat in group]) == list(range(t.seats))
    assert not outcome.winners or set(outcome.winners) == set(outcome.ranking[0])


def offers_are_honest(t: Table) -> None:
    """Offered choices are accepted; choices offered earlier but not now are refused with a reason."""
    heard: dict[Choice, None] = {}
    codec = Codec(t.game)
    for s, pending, _ in t.positions():
        before = codec.dump(s)
        heard.update({choice: None for d in pending for choice in d.options[:: 1 + len(d.options) // 12]})
        for seat in [CLOCK, *range(t.seats)]:
            offered = {choice for d in pending if d.seat == seat for choice in d.options}
            for choice in offered:
                assert t.game.why_not(s, seat, choice) is None
            for choice in list(heard)[-40:]:
                if choice not in offered and t.game.interpret(s, seat, choice) not in offered:
                    _is_refused(t.game, s, seat, choice)
        assert codec.dump(s) == before


def _is_refused(game: Game, s: Any, seat: Seat, choice: Choice) -> None:
    refusal = game.why_not(s, seat, choice)
    assert refusal is not None, f"{choice} was not offered to seat {seat}, yet nothing forbids it"
    assert refusal.code not in ("", "malformed") and refusal.clause, f"{choice} is refused without a reason"
    try:
        game.play(s, seat, choice)
    except Refused as refused:
        assert refused.refusal == refusal
    else:
        raise AssertionError(f"{choice} was not offered to seat {seat}, yet taken")


def states_round_trip(t: Table) -> None:
    """A table can be saved in mid-question and loaded again; so can all values that are sent."""
    codec = Codec(t.game)
    for s, pending, _ in t.positions():
        text = codec.dump(s)
        u = codec.load(text, type(s))
        assert t.game.pending(u) == pending
        assert codec.dump(u) == text
        now, then = fields_of(s), fields_of(u)
        assert all([now[name] == then[name] for name in now if name not in ("rng", "events", "box")])
        views = [t.game.view(s, seat) for seat in [None, *range(t.seats)]]
        for x in [*views, *[c for d in pending for c in d.options], *(s.events or [])]:
            assert codec.load(codec.dump(x), type(x)) == x
        s.events = []
        d = pending[0]
        v = t.game.clone(s)
        t.game.apply(u, d.seat, d.options[0])
        t.game.apply(v, d.seat, d.options[0])
        t.game.pending(u), t.game.pending(v)
        assert codec.dump(u) == codec.dump(v)


def nothing_is_lost(t: Table) -> None:
    """No card, token or mouse is ever lost or duplicated, at imagined tables as well."""
    assert t.conserved is not None, "say what this game conserves"
    first = None
    for s, _, _ in t.positions():
        counted = t.conserved(s)
        first = counted if first is None else first
        assert counted == first
        for seat in [None, *range(t.seats)]:
            assert t.conserved(t.game.imagine(t.game.view(s, seat), Rng.numbered(7))) == first, "in imagination"
    assert t.conserved(t.end) == first


def policies_are_fair(t: Table) -> None:
    """The game's policy answers from what the seat may know: the same at every table it can imagine."""
    for s, pending, _ in t.positions():
        for d in pending:
            if d.seat == CLOCK:
                continue
            meant = t.game.policy(s, d, Rng.numbered(5))
            assert meant is None or meant in d.options
            assert meant is not None or isinstance(d.options[0], Interrupt)
            dream = t.game.imagine(t.game.view(s, d.seat), Rng.numbered(98))
            assert t.game.policy(dream, d, Rng.numbered(5)) == meant


Promise = Callable[[Table], None]
PROMISES: list[Promise] = [
    replays_exactly, clones_are_independent, views_keep_secrets, imagination_varies, nobody_is_stuck,
    offers_are_honest, states_round_trip, nothing_is_lost, policies_are_fair]
