"""Observations of the seat that is asked, as numbers and in words. All of it from its view and its own question."""
from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mousehole.kernel import Choice, Seat
from mousehole.research.turns import Setup, Turns
from mousehole.research.vectors import PASS, Encoder, Hashed, Vector

Observation = dict[str, NDArray[Any]]
MAX_KEPT_VECTORS = 50_000  # options whose vectors are cached; then the cache is cleared


class ObservationBuilder:
    """Makes observations of matches of one setup, through an encoder."""

    def __init__(self, setup: Setup, encoder: Encoder | None = None) -> None:
        self.setup = setup
        self.box = setup.box
        self.encoder: Encoder = encoder or Hashed()
        self.vectors: dict[Choice | None, Vector] = {}

    def plain_view(self, turns: Turns, seat: Seat | None) -> Any:
        return self.box.codec.plain(self.box.game.view(turns.windows.s, seat))

    def observation(self, turns: Turns, seat: Seat | None) -> Observation:
        """Return the observation. A seat that is not asked (None: a spectator) has no options and no legal action."""
        rows = np.zeros((self.setup.base, self.encoder.option_size), np.float32)
        mask = np.zeros(self.setup.base, np.int8)
        if seat is not None and seat == turns.seat:
            blocks = turns.blocks()
            mask[:len(blocks)] = 1
            for digit, block in enumerate(blocks):
                vectors = [self._option(turns.options[place]) for place in block]
                rows[digit] = vectors[0] if len(vectors) == 1 else np.mean(vectors, axis=0)
        view = self.encoder.encode_view(self.plain_view(turns, seat))
        return {"observation": view, "options": rows, "action_mask": mask}

    def _option(self, option: Choice | None) -> Vector:
        vector = self.vectors.get(option)
        if vector is None:
            if len(self.vectors) >= MAX_KEPT_VECTORS:
                self.vectors.clear()
            plain = PASS if option is None else self.box.codec.plain(option)
            vector = self.vectors[option] = self.encoder.encode_option(plain)
        return vector

    def words(self, turns: Turns, seat: Seat) -> dict[str, Any]:
        """Return the plain view; for the seat that is asked also its question, options as lines, and digits so far."""
        told: dict[str, Any] = {"view": self.plain_view(turns, seat)}
        if turns.turn and seat == turns.seat:
            d = turns.turn.decision
            told["question"] = {"prompt": d.prompt, "clause": d.clause, "may_pass": turns.turn.is_window}
            told["options"] = [self.line(option) for option in turns.options]
            told["digits"] = turns.digits[:]
        return told

    def line(self, option: Choice | None) -> str:
        return "let it pass" if option is None else str(self.box.notation.write(option))

    def block(self, turns: Turns, seat: Seat | None) -> str:
        """Return the position in notation, as this seat (None: a spectator) sees it."""
        return str(self.box.notation.position(self.box.game.view(turns.windows.s, seat), self.box.game.box))
