"""Observations of the seat that is asked, as numbers and in words. All of it from its view and its own question."""
from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mousehole.games import encoder as encoder_of
from mousehole.kernel import Choice, Seat
from mousehole.research.turns import Setup, Turns
from mousehole.research.vectors import PASS, Encoder, Vector

Observation = dict[str, NDArray[Any]]
MAX_KEPT_VECTORS = 50_000  # options whose vectors are cached; then the cache is cleared


class ObservationBuilder:
    """Makes observations of matches of one setup: by the game's own layout (docs/encodings)."""

    def __init__(self, setup: Setup) -> None:
        assert setup.seats is not None, "checked"
        self.setup = setup
        self.box = setup.box
        self.layouts = encoder_of(self.box.game, setup.seats)
        self.view_size, self.option_size = self.layouts.layout.size, self.layouts.option_layout.size
        self.least, self.most = self.layouts.layout.bounds()
        self.option_least, self.option_most = self.layouts.option_layout.bounds()

    def plain_view(self, turns: Turns, seat: Seat | None) -> Any:
        return self.box.codec.plain(self.box.game.view(turns.windows.s, seat))

    def observation(self, turns: Turns, seat: Seat | None) -> Observation:
        """Return the observation. A seat that is not asked (None: a spectator) has no options and no legal action."""
        view = np.zeros(self.view_size, np.float32)
        rows = np.zeros((self.setup.base, self.option_size), np.float32)
        self.write(turns, seat, view, rows)
        return {"observation": view, "options": rows, "action_mask": self.mask(turns, seat)}

    def mask(self, turns: Turns, seat: Seat | None) -> NDArray[np.int8]:
        mask = np.zeros(self.setup.base, np.int8)
        if seat is not None and seat == turns.seat:
            mask[:turns.legal()] = 1
        return mask

    def write(self, turns: Turns, seat: Seat | None, view: Vector, rows: Vector) -> None:
        """Write what this seat sees, and the options if it is asked, into arrays that are zero."""
        seen, out = self.box.game.view(turns.windows.s, seat), view.data
        self.layouts.write_view(seen, out, 0)
        if seat is None or seat != turns.seat:
            return
        assert turns.turn is not None, "somebody is asked"
        self.layouts.write_question(turns.turn.decision.prompt, out, 0)
        if len(turns.options) <= self.setup.base:
            self.layouts.write_options(seen, turns.options, rows.reshape(-1).data, 0)
        else:
            for digit, block in enumerate(turns.blocks()):
                rows[digit] = np.mean([self.layouts.option_row(seen, turns.options[place]) for place in block], axis=0)

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


class CustomObservations(ObservationBuilder):
    """The same through somebody's own encoder of plain data."""

    def __init__(self, setup: Setup, encoder: Encoder) -> None:
        super().__init__(setup)
        self.encoder = encoder
        self.view_size, self.option_size = encoder.view_size, encoder.option_size
        self.least = self.option_least = -encoder.most
        self.most = self.option_most = encoder.most
        self.vectors: dict[Choice | None, Vector] = {}

    def write(self, turns: Turns, seat: Seat | None, view: Vector, rows: Vector) -> None:
        view[:] = self.encoder.encode_view(self.plain_view(turns, seat))
        if seat is not None and seat == turns.seat:
            for digit, block in enumerate(turns.blocks()):
                vectors = [self._option(turns.options[place]) for place in block]
                rows[digit] = vectors[0] if len(vectors) == 1 else np.mean(vectors, axis=0)

    def _option(self, option: Choice | None) -> Vector:
        vector = self.vectors.get(option)
        if vector is None:
            if len(self.vectors) >= MAX_KEPT_VECTORS:
                self.vectors.clear()
            plain = PASS if option is None else self.box.codec.plain(option)
            vector = self.vectors[option] = self.encoder.encode_option(plain)
        return vector


def observations_of(setup: Setup, encoder: Encoder | None = None) -> ObservationBuilder:
    return ObservationBuilder(setup) if encoder is None else CustomObservations(setup, encoder)
