"""A quick player that has learned: ranks the options by what the judge's inputs are right afterwards.

Every kind of question has its own weights, fitted to the choices of a search (`mousehole train --policy`). Options are
tried on a table that was imagined from the seat's view, so nothing hidden can enter.
"""
from __future__ import annotations

from math import log
from typing import Any, Final

from mousehole.bots.search import Prior, final_worth
from mousehole.kernel import Choice, Decision, Game, Interrupt, Rng
from mousehole.learned.judge import Judge
from mousehole.learned.network import UNIT, on_grid

EXTRA: Final = ["usual", "worth", "ends the game", "ends the stage"]  # inputs beside the judge's own
SUREST: Final = 1 / 4096  # a worth is never nearer to 0 or 1


class Ranker(Prior):
    """Weights in units, by kind of question and input; the first row is for kinds that were hardly ever seen."""

    def __init__(self, judge: Judge, prompts: list[str], weights: list[list[int]]) -> None:
        super().__init__()
        self.judge: Final = judge
        self.prompts: Final = {prompts[n]: n for n in range(len(prompts))}
        self.weights: Final = [[each / UNIT for each in row] for row in weights]

    def rows(self, game: Game, s: Any, d: Decision, usual: Choice | None) -> list[list[float]]:
        """Return a row of inputs per option, as its seat sees the table right after it."""
        judge, seat = self.judge, d.seat
        mine = 0 if game.facts.cooperative else seat
        stage, found = judge.stage(s), list[list[float]]()
        for option in d.options:
            u = game.clone(s)
            game.apply(u, seat, option)
            if not game.advance(u):
                found.append(self._row(option == usual, final_worth(game, u, seat), True, False, []))
                continue
            rows = judge.rows(u, seat)
            is_new = judge.stage(u) != stage
            found.append(self._row(option == usual, judge.worth(u, seat, rows), False, is_new,
                                   [] if is_new else rows[mine]))
        return found

    def _row(self, is_usual: bool, worth: float, is_over: bool, is_new: bool, own: list[float]) -> list[float]:
        worth = max(min(worth, 1 - SUREST), SUREST)
        row = [float(is_usual), on_grid(log(worth / (1 - worth))), float(is_over), float(is_new)]
        row += own or [0.0] * len(self.judge.inputs)
        return row

    def scores(self, game: Game, s: Any, d: Decision, usual: Choice | None) -> list[float]:
        """Return what every option is worth, beside the others."""
        weights = self.weights[self.prompts.get(d.prompt, 0)]
        found = list[float]()
        for row in self.rows(game, s, d, usual):
            total = 0.0
            for n in range(len(row)):
                if row[n] != 0.0:
                    total += weights[n] * row[n]
            found.append(total)
        return found

    def choose(self, game: Game, s: Any, d: Decision, rng: Rng) -> Choice | None:
        """Return the best option; interrupts are the policy's."""
        usual = game.policy(s, d, rng)
        if isinstance(d.options[0], Interrupt) or len(d.options) == 1:
            return usual
        d = game.considered(s, d)
        scores = self.scores(game, s, d, usual)
        best = 0
        for n in range(1, len(scores)):
            if scores[n] > scores[best]:
                best = n
        return d.options[best]
