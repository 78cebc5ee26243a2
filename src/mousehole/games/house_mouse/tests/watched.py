"""A game with the referee looking on: at every question the engine and the referee must agree."""
from __future__ import annotations

from mousehole.games.house_mouse.box import Box
from mousehole.games.house_mouse.game import HouseMouse
from mousehole.games.house_mouse.happened import PowerDeclared
from mousehole.games.house_mouse.notation import read
from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.tests.referee import Referee
from mousehole.games.house_mouse.wire import (
    Activate,
    Decline,
    EndTurn,
    GoTo,
    PickCard,
    PickCorner,
    PlayBoost,
    Scavenge,
)
from mousehole.kernel import Choice, Decision, Event, Rng, Seat

AWKWARD = ("PutCard", "Give", "Steal", "Trade", "DiscardCard", "Reach", "Refresh")  # effects on Powers


def is_awkward(box: Box, card: int) -> bool:
    return any(type(step).__name__ in AWKWARD for step in box.effects(card))


class Watched:
    def __init__(self, game: HouseMouse, s: Table, seed: int = 0) -> None:
        """From the beginning of a game, or of a turn."""
        self.game, self.s, self.rng = game, s, Rng.numbered(seed)
        self.referee = Referee(game.box)
        self.referee.turn = s.turn
        self.positions = 0

    def hear(self) -> list[Event]:
        """Everything since last time."""
        events: list[Event] = self.s.events or []
        self.s.events = []
        for event in events:
            self.referee.hear(event)
        return events

    def look(self) -> bool:
        """Compare everything that may be done now; whether the game goes on."""
        pending = self.game.pending(self.s)
        events = self.hear()
        self.positions += 1
        if not pending:
            assert self.referee.last_power() is None, "it was never offered"
            return False
        v = self.game.view(self.s, None)
        asked = pending[0]
        hands = [list(self.game.view(self.s, seat).hand) for seat in range(self.s.seats)]
        played = {(c.card, d.seat) for d in pending for c in d.options if isinstance(c, PlayBoost)}
        assert played == self.referee.boosts(v, asked.prompt, hands)
        powers = [c.card for c in asked.options if isinstance(c, Activate)]
        if asked.prompt == "act":
            assert {card: self.price(asked.seat, card) for card in powers} == self.referee.powers(v)
        elif asked.prompt == "last-power":
            assert powers == [self.referee.last_power()]
            self.referee.twelfth = None  # offered once
        offers = {(card, asked.seat) for card in powers} if asked.prompt == "offer" else set()
        assert bool(offers) == bool(self.referee.offered_now(v))
        assert offers <= self.referee.offered_now(v)
        if events and isinstance(events[-1], PowerDeclared):
            assert self.referee.has_window(v, events[-1].seat) == (asked.prompt == "window")
        return True

    def price(self, seat: Seat, card: str) -> int:
        """What the engine takes for it, in actions."""
        tried = self.s.clone()
        self.game.play(tried, seat, Activate(card))
        return tried.spent - self.s.spent

    def play(self, seat: Seat, choice: Choice) -> bool:
        asked = self.game.pending(self.s)[0]
        if asked.prompt == "offer" and seat == asked.seat and not isinstance(choice, PlayBoost):
            self.referee.was_offered(next(c.card for c in asked.options if isinstance(c, Activate)), seat)
        self.game.play(self.s, seat, choice)
        return self.look()

    def say(self, seat: Seat, *lines: str) -> None:
        """In notation, from a position that was compared."""
        for line in lines:
            self.play(seat, read(line))

    def go_on(self) -> bool:
        """Something at random, and rather what brings Powers back and forth."""
        choices = [(d, choice) for d in self.game.pending(self.s) for choice in d.options]
        weights = [self.weight(d, choice) for d, choice in choices]
        at = self.rng.below(sum(weights))
        for n, weight in enumerate(weights):
            at -= weight
            if at < 0:
                d, choice = choices[n]
                return self.play(d.seat, choice)
        raise AssertionError("nothing to choose")

    def weight(self, d: Decision, choice: Choice) -> int:
        if isinstance(choice, (Activate, PlayBoost)):
            return 24 if is_awkward(self.game.box, self.game.box.number[choice.card]) else 8
        if isinstance(choice, PickCard):
            return 24 if self.has_a_past(choice.card, d.seat) else 4
        if isinstance(choice, (GoTo, PickCorner)):
            return self.weight_of_corner(self.game.box.house_for(self.s.seats).index[choice.corner], d.seat)
        if isinstance(choice, Scavenge):
            return self.weight_of_corner(self.s.mice[d.seat], d.seat)
        return 1 if isinstance(choice, (EndTurn, Decline)) else 6

    def weight_of_corner(self, corner: int, seat: Seat) -> int:
        card = self.s.house[corner]
        if card == NO_CARD or not self.referee.is_power(self.game.box.codes[card]):
            return 2
        return 24 if self.has_a_past(self.game.box.codes[card], seat) else 8

    def has_a_past(self, card: str, seat: Seat) -> bool:
        """Was it scavenged or used in this turn?"""
        return (card, seat) in self.referee.used | self.referee.scavenged | self.referee.had_free
