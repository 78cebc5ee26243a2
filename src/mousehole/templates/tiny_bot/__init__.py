"""Tiny Bot: looks one move ahead, on a few tables that it imagines from what it may know."""
from __future__ import annotations

from typing import Any

import mousehole

TABLES = 4  # that it imagines for each question


class TinyBot(mousehole.Bot):
    """Takes the move after which the game's own evaluation is best, and never interrupts."""

    def choose(self, view: Any, d: mousehole.Decision) -> mousehole.Choice | None:
        if isinstance(d.options[0], mousehole.Interrupt):
            return None
        worth = [0.0] * len(d.options)
        for _ in range(TABLES):
            s = self.game.imagine(view, self.rng)
            self.game.pending(s)
            for n, choice in enumerate(d.options):
                then = self.game.clone(s)
                self.game.apply(then, d.seat, choice)
                self.game.pending(then)
                worth[n] += self.game.evaluate(then, d.seat)
        return d.options[worth.index(max(worth))]
