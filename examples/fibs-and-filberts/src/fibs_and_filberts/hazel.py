"""Hazel, a bot for Fibs & Filberts: counts shells, and knows what quick players say and doubt."""
from __future__ import annotations

from fibs_and_filberts.bots import DOUBTFUL, HONEST
from fibs_and_filberts.meta import FACTS
from fibs_and_filberts.printed import Box
from fibs_and_filberts.wire import HideShell, SayNumber, View
from mousehole import BadSetup, Bot, Choice, Decision, Game, Rng


class Hazel(Bot):
    """Says what is worth most on average, and doubts if a fib is likely enough to pay for it."""

    def __init__(self, game: Game, rng: Rng) -> None:
        if game.facts.id != FACTS.id:
            raise BadSetup(f"hazel plays {FACTS.title} only, not {game.facts.title}")
        super().__init__(game, rng)
        self.box: Box = game.box

    def choose(self, view: View, d: Decision) -> Choice:
        if d.prompt == "hide":
            shells = [choice for choice in d.options if isinstance(choice, HideShell)]
            return max(shells, key=lambda choice: (self.urgency(view, choice.inside), self.rng.below(100)))
        if d.prompt == "say":
            assert view.hidden is not None
            numbers = [choice for choice in d.options if isinstance(choice, SayNumber)]
            return max(numbers, key=lambda choice: self.worth(view, view.hidden or 0, choice.number))
        return d.options[self.should_doubt(view)]

    def urgency(self, v: View, inside: int) -> float:
        """How much better this shell is now than later, when others may have filberts to doubt with again."""
        best = max([self.worth(v, inside, number) for number in range(1, self.box.highest + 1)])
        return best - self.usual(inside)

    def usual(self, inside: int) -> float:
        """What a shell is worth if everybody can doubt: about as much as its filberts, and an empty one something."""
        return max(float(inside), 1.0)

    def worth(self, v: View, inside: int, number: int) -> float:
        """The filberts that this number brings, less the average of what the others get by it."""
        others = [seat for seat in range(len(v.filberts)) if seat != v.seat]
        doubters = [seat for seat in others if v.filberts[seat] >= self.box.stake]
        doubt = DOUBTFUL / 100 * sum(self.box.copies[:number]) / len(self.box.shells) / len(others)
        stakes = self.box.stake * doubt * len(doubters) / len(others)
        if inside >= number:
            return number + stakes
        return number * (1 - doubt) ** len(doubters) - stakes

    def should_doubt(self, v: View) -> bool:
        """Doubt what is more likely a fib than the stake is worth; another doubter may spoil it just as well."""
        assert v.number is not None
        left = self.unseen(v)
        said = [left[inside] * self.chance(inside, v.number) for inside in range(self.box.highest + 1)]
        fib = sum(said[:v.number]) / (sum(said) or 1.0)
        others = len(v.filberts) - 1
        return fib * (self.box.stake + v.number / others ** 2) > (1 - fib) * self.box.stake

    def unseen(self, v: View) -> list[int]:
        """How many shells of each kind this seat has not seen."""
        left = list(self.box.copies)
        for known in [*v.hand, *[inside for row in v.inside for inside in row if inside is not None]]:
            left[known] -= 1
        return left

    def chance(self, inside: int, number: int) -> float:
        """How likely a quick player says this number of this shell."""
        honest = 1.0 if inside > 1 else HONEST / 100 if inside == 1 else 0.0
        if inside >= number:
            return honest if inside == number else 0.0
        return (1 - honest) / (self.box.highest - inside)
