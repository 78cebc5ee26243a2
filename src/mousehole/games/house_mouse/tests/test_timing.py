"""Powers and Boosts at their time: the engine and the referee agree, on a thousand random positions and more."""
from __future__ import annotations

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse.happened import PowerDeclared
from mousehole.games.house_mouse.tests.referee import Referee, hear_all
from mousehole.games.house_mouse.wire import Activate, PlayBoost
from mousehole.kernel import CLOCK, Choice, Game, Options, Rng
from mousehole.testkit.clauses import rule

TABLES: list[tuple[str, int, Options]] = [
    (edition, seats, {"basil": basil}) for edition in ("standard", "attic") for seats in range(2, 9)
    for basil in ((True,) if seats == 2 else (False,) if seats == 8 else (False, True))]
ENOUGH = 120  # positions at each table


class Watched:
    """A random game, with the referee looking on."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game, self.referee, self.rng = game, Referee(game.box), Rng.numbered(900 + seed)
        self.s = game.start(seats, Rng.numbered(seed), options)
        self.positions = 0
        self.last_offer: str | None = None

    def look(self) -> bool:
        """Compare everything that may be done now; whether the game goes on."""
        pending = self.game.pending(self.s)
        events = hear_all(self.referee, self.s)
        v = self.game.view(self.s, None)
        prompt = pending[0].prompt if pending else ""
        hands = [list(self.game.view(self.s, seat).hand) for seat in range(self.s.seats)]
        played = {(c.card, d.seat) for d in pending for c in d.options if isinstance(c, PlayBoost)}
        assert played == self.referee.boosts(v, prompt, hands)
        if prompt == "act":
            offered = {c.card for c in pending[0].options if isinstance(c, Activate)}
            assert offered == set(self.referee.powers(v))
        if prompt in ("offer", "last-power"):
            card = next(c.card for c in pending[0].options if isinstance(c, Activate))
            assert self.referee.price(card, pending[0].seat) == 0
            if prompt == "last-power":
                assert card == self.referee.last_power()
                self.referee.twelfth = None  # offered once
        elif not pending:
            assert self.referee.last_power() is None, "it was never offered"
        if events and isinstance(events[-1], PowerDeclared):
            assert self.referee.has_window(v, events[-1].seat) == (prompt == "window")
        self.positions += 1
        return bool(pending)

    def go_on(self) -> None:
        """Something at random, Powers and Boosts for preference; what a Power costs is checked."""
        pending = self.game.pending(self.s)
        choices: list[tuple[int, Choice]] = [(d.seat, c) for d in pending for c in d.options]
        keen = [(seat, c) for seat, c in choices if isinstance(c, (Activate, PlayBoost)) or seat == CLOCK]
        if keen and self.rng.below(3):
            choices = keen
        seat, choice = choices[self.rng.below(len(choices))]
        price = self.referee.powers(self.game.view(self.s, None)).get(choice.card) \
            if isinstance(choice, Activate) and pending[0].prompt == "act" else None
        spent = self.s.spent
        self.game.play(self.s, seat, choice)
        if price is not None:
            assert self.s.spent - spent == price


@rule("HOUSE-14", "HOUSE-15", "HOUSE-16", "HOUSE-17", "HOUSE-20", "HOUSE-21", "HOUSE-24", "HOUSE-38")
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES, ids=str)
def test_the_referee_agrees(edition: str, seats: int, options: Options) -> None:
    game = load_game("house-mouse", edition)
    positions = seed = 0
    while positions < ENOUGH:
        watched = Watched(game, seats, options, seed)
        while watched.look():
            watched.go_on()
        positions += watched.positions
        seed += 1
