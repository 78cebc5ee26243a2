"""Imagination varies: a correct one is never blamed, however likely its secret; one that never varies always is."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from mousehole.kernel import Choice, Decision, Facts, Game, Options, Outcome, Rng, Seat, State, Step, Value
from mousehole.testkit.contract import MISTAKEN, Doubt, Table, imagination_varies

FACTS = Facts("coin", "Coin", 1, 1, 1, False, ("the first",), (), "COIN-1", "COIN-1")
RUNS = 2_000


class Look(Choice):
    pass


@dataclass(frozen=True)
class View(Value):
    looks: int


class Coin(State):
    """A coin under a cup, and how often somebody has looked at the cup."""

    def __init__(self, seats: int, rng: Rng, box: None) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.heads = False
        self.looks = 0


class LookAtTheCup(Step):
    def asks(self, s: Coin) -> list[Decision]:
        return [Decision(0, "look", (Look(),), "COIN-1")] if s.looks < 3 else []

    def answer(self, s: Coin, seat: Seat, choice: Choice) -> None:
        s.looks += 1
        s.then(self)


class CoinUnderACup(Game):
    """It shows heads with a chance of `heads` in a hundred."""

    heads = 50
    match = 0  # dreams of one match are not those of another

    def toss(self, rng: Rng) -> bool:
        return rng.below(100) < self.heads

    def setup(self, seats: int, rng: Rng, options: Options) -> Coin:
        s = Coin(seats, rng, None)
        s.heads = self.toss(rng)
        s.then(LookAtTheCup())
        return s

    def clone(self, s: Coin) -> Coin:
        t = Coin(s.seats, s.rng.clone(), None)
        t.heads, t.looks, t.agenda, t.events = s.heads, s.looks, s.agenda[:], None
        return t

    def view(self, s: Coin, seat: Seat | None) -> View:
        return View(s.looks)

    def imagine(self, view: View, rng: Rng) -> Coin:
        t = Coin(1, rng, None)
        t.heads, t.looks, t.agenda, t.events = self.dreamt(rng), view.looks, [LookAtTheCup()], None
        return t

    def dreamt(self, rng: Rng) -> bool:
        return self.toss(Rng(rng.seed, self.match))

    def outcome(self, s: Coin) -> Outcome:
        return Outcome("looked", (0,), ((0,),), (0,))


class AlwaysHeads(CoinUnderACup):
    def dreamt(self, rng: Rng) -> bool:
        return True


def table(kind: type[CoinUnderACup], heads: int, seed: int) -> Table:
    game = kind(FACTS, None)
    game.heads, game.match = heads, seed
    return Table(game, 1, {}, seed, secret=("heads",))


@pytest.mark.parametrize("heads", [50, 25, 90])
def test_a_right_imagination_is_never_blamed(heads: int) -> None:
    for seed in range(RUNS):
        imagination_varies(table(CoinUnderACup, heads, seed))


@pytest.mark.parametrize("heads", [50, 25, 90])
def test_a_constant_imagination_is_blamed_every_time(heads: int) -> None:
    for seed in range(12):
        with pytest.raises(AssertionError, match=r"always imagines heads|know these secrets"):
            imagination_varies(table(AlwaysHeads, heads, seed))


def test_all_suspicions_of_a_run_together_are_mistaken_once_in_a_million() -> None:
    t = table(CoinUnderACup, 50, 0)
    doubt = Doubt(t)

    chances = [(1 - t.rarest) ** doubt.enough() for _ in range(10_000)]

    assert sum(chances) <= MISTAKEN
    assert chances[0] > MISTAKEN / 3
