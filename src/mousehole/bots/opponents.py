"""How everybody else at a table is expected to play: by their own level, as far as a quick player can."""
from __future__ import annotations

from typing import Any, Final

from mousehole.kernel import Choice, Decision, Game, Interrupt, Rng


class Manner:
    """How a seat is expected to answer in a simulation: by one of two quick players, and with slips.

    A bot that thinks ahead is expected to play like the better quick player: to search for it within a search would
    take too long.
    """

    def __init__(self, by_hand: Game, skilled: Game, share: int, slips: int) -> None:
        self.by_hand: Final = by_hand
        self.skilled: Final = skilled  # the same game with a quick player who has learned; or the same as `by_hand`
        self.share: Final = share      # of a hundred decisions that it makes like the skilled one
        self.slips: Final = slips      # of a hundred decisions in which any option is as likely as any other

    def answer(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        """Return one of the options. None: pass on a chance to interrupt."""
        if self.slips and rng.below(100) < self.slips:
            if not isinstance(d.options[0], Interrupt):
                return d.options[rng.below(len(d.options))]
            if rng.below(2):
                return None
        game = self.by_hand
        if self.skilled is not game:
            if self.share == 100 or (self.share and rng.below(100) < self.share):
                game = self.skilled
            if s.box is not game.box:  # habits belong to the box
                own = s.box
                s.box = game.box
                choice = game.policy(s, d, rng)
                s.box = own
                return choice
        return game.policy(s, d, rng)
