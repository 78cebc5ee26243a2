"""Every promise is kept by a good game, and broken by one with a planted bug: so every promise can fail."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.kernel import Choice, Decision, Options, Outcome, Refusal, Rng, Seat, Step
from mousehole.testkit import contract
from mousehole.testkit.contract import Promise, Table
from mousehole.testkit.regatta import rules, wire
from mousehole.testkit.regatta.game import FACTS, Regatta

SEEDS = range(6)


def table(game: Regatta, seats: int = 3, seed: int = 0, sensible: bool = False) -> Table:
    return Table(game, seats, {}, seed, conserved=sails_in_play, sensible=sensible, secret=("lockers",))


def sails_in_play(s: rules.Table) -> list[int]:
    """Three each; one of them on the mast while the boats sail."""
    sailing = any(isinstance(step, rules.EndRound) for step in s.agenda)
    return [len(locker) + sailing for locker in s.lockers]


@pytest.mark.parametrize("sensible", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("promise", contract.PROMISES, ids=lambda promise: promise.__name__)
def test_a_good_game_keeps_every_promise(promise: Promise, seats: int, sensible: bool) -> None:
    for seed in SEEDS:
        promise(table(Regatta(FACTS, None), seats, seed, sensible))


class DealsFromItsOwnPack(Regatta):
    """Chance that is not the seed's."""

    dealt = 0

    def setup(self, seats: int, rng: Rng, options: Options) -> rules.Table:
        s = super().setup(seats, rng, options)
        DealsFromItsOwnPack.dealt += 1
        s.lockers[0][0] = 1 + DealsFromItsOwnPack.dealt % 5
        return s


class SharesTheBoats(Regatta):
    def clone(self, s: rules.Table) -> rules.Table:
        t = super().clone(s)
        t.boats = s.boats
        return t


class ForgetsTheGhost(Regatta):
    def clone(self, s: rules.Table) -> rules.Table:
        t = super().clone(s)
        t.ghost = -1
        return t


class ForgetsItsOwnPick(Regatta):
    """Imagines a table at which the seat would be asked once more."""

    def imagine(self, view: wire.View, rng: Rng) -> rules.Table:
        t = super().imagine(view, rng)
        if view.seat is not None:
            t.picks[view.seat] = 0
        return t


class AsksByWhatIsHidden(Regatta):
    """Only captains with a strong sail are asked to hoist with a word that tells."""

    def pending(self, s: Any) -> list[Decision]:
        return [Decision(d.seat, "strong" if d.prompt == "hoist" and max(s.lockers[d.seat]) > 3 else d.prompt,
                         d.options, d.clause, d.seconds) for d in super().pending(s)]


class ShowsAllLockers(Regatta):
    """The view leaks, and imagination makes use of it: every table it imagines is the true one."""

    peeked: rules.Table

    def view(self, s: rules.Table, seat: Seat | None) -> wire.View:
        ShowsAllLockers.peeked = s
        return super().view(s, seat)

    def imagine(self, view: wire.View, rng: Rng) -> rules.Table:
        return self.clone(self.peeked)


class DrawsTheSameDream(Regatta):
    def imagine(self, view: wire.View, rng: Rng) -> rules.Table:
        return super().imagine(view, Rng.numbered(1))


class OffersTwice(Regatta):
    def pending(self, s: Any) -> list[Decision]:
        return [Decision(d.seat, d.prompt, d.options * 2, d.clause, d.seconds) for d in super().pending(s)]


class RanksOnlyTheWinner(Regatta):
    def outcome(self, s: rules.Table) -> Outcome:
        end = super().outcome(s)
        return Outcome(end.reason, end.scores, end.ranking[:1], end.winners)


class TakesAnything(Regatta):
    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        return None

    def play(self, s: Any, seat: Seat, choice: Choice) -> Choice:
        if any(d.seat == seat and choice in d.options for d in self.pending(s)):
            self.apply(s, seat, choice)
        return choice


class RefusesWithoutAReason(Regatta):
    def why_not_interrupt(self, s: Any, seat: Seat, choice: Any) -> Refusal:
        return Refusal("", "")


class KeepsRowsInTuples(Regatta):
    """A row of the table that does not come back as what it was."""

    def setup(self, seats: int, rng: Rng, options: Options) -> rules.Table:
        s = super().setup(seats, rng, options)
        s.agenda.append(KeepsATuple())
        return s


class KeepsATuple(Step):
    def do(self, s: rules.Table) -> None:
        s.hoisted = tuple(s.hoisted)  # type: ignore[assignment]


class ImaginesALostSail(Regatta):
    def imagine(self, view: wire.View, rng: Rng) -> rules.Table:
        t = super().imagine(view, rng)
        t.lockers[-1].append(3)
        return t


class PeeksInItsPolicy(Regatta):
    def policy(self, s: rules.Table, d: Decision, rng: Rng) -> Choice | None:
        return d.options[sum(s.lockers[(d.seat + 1) % s.seats]) % len(d.options)]


PLANTED = [
    (contract.replays_exactly, DealsFromItsOwnPack),
    (contract.clones_are_independent, SharesTheBoats),
    (contract.clones_are_independent, ForgetsTheGhost),
    (contract.views_keep_secrets, ForgetsItsOwnPick),
    (contract.views_keep_secrets, AsksByWhatIsHidden),
    (contract.imagination_varies, ShowsAllLockers),
    (contract.imagination_varies, DrawsTheSameDream),
    (contract.nobody_is_stuck, OffersTwice),
    (contract.nobody_is_stuck, RanksOnlyTheWinner),
    (contract.offers_are_honest, TakesAnything),
    (contract.offers_are_honest, RefusesWithoutAReason),
    (contract.states_round_trip, KeepsRowsInTuples),
    (contract.nothing_is_lost, ImaginesALostSail),
    (contract.policies_are_fair, PeeksInItsPolicy),
]


@pytest.mark.parametrize(("promise", "game"), PLANTED, ids=lambda x: x.__name__)
def test_a_planted_bug_breaks_its_promise(promise: Promise, game: type[Regatta]) -> None:
    with pytest.raises(AssertionError):
        keep(promise, game)


def keep(promise: Promise, game: type[Regatta]) -> None:
    for seed in SEEDS:
        promise(table(game(FACTS, None), 3, seed))


def test_every_promise_has_a_planted_bug() -> None:
    assert {promise for promise, _ in PLANTED} == set(contract.PROMISES)


class NeverEnds(Regatta):
    def advance(self, s: Any) -> list[Decision]:
        s.boats = [0] * s.seats
        return super().advance(s)


def test_a_game_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "TOO_LONG", 300)
    with pytest.raises(AssertionError, match="does not end"):
        contract.nobody_is_stuck(table(NeverEnds(FACTS, None)))


class Doubled(Regatta):
    """A sail is doubled in mid-match."""

    def apply(self, s: Any, seat: Seat, choice: Choice) -> None:
        super().apply(s, seat, choice)
        if s.boats[0] > 3:
            s.lockers[0].append(5)


def test_a_doubled_sail_is_noticed() -> None:
    with pytest.raises(AssertionError):
        keep(contract.nothing_is_lost, Doubled)
