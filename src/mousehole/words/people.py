"""How a sentence names a player: *you* for its reader, a name for everybody else.

A seat argument `seat` of a message brings its forms along: `seat_is` (you, other, or figure), `seat_nom`, `seat_obj`,
`seat_dat` and `seat_whose`. The forms themselves are messages of the common catalogue;
`web/src/words/people.ts` does the same.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mousehole.kernel import CLOCK, Seat

Message = Callable[[str, Mapping[str, Any]], str]
CASES = ("nom", "obj", "dat")
VOWELS = frozenset("aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü")


class People:
    """The players of one table, as one reader sees them. `viewer`: the reader's seat; None for spectators."""

    def __init__(self, message: Message, names: Sequence[str] = (), viewer: Seat | None = None) -> None:
        self.message = message
        self.names = names
        self.viewer = viewer

    def name(self, seat: Seat) -> str:
        """Return a player's name, even the reader's. A name that is a pronoun is quoted: nobody can be called *You*."""
        if seat == CLOCK:
            return self.message("clock-name", {})
        name = self.names[seat] if seat < len(self.names) else ""
        if not name.strip():
            return self.message("player-name", {"n": seat + 1})
        if name.strip().casefold() in self.message("pronouns", {}).split(", "):
            return self.message("name-quoted", {"name": name})
        return name

    def one(self, key: str, seat: Seat) -> dict[str, Any]:
        """Return all forms of one player, for the arguments of a message."""
        who = self._kind(seat)
        return {key: self._form(seat, ""), f"{key}_is": who, f"{key}_whose": self._whose(seat),
                **{f"{key}_{case}": self._form(seat, case) for case in CASES}}

    def named(self, key: str, name: str) -> dict[str, Any]:
        """Return the same forms for a figure of the game, which has no seat and is never the reader: Basil."""
        return {key: name, f"{key}_is": "figure", f"{key}_whose": self._whose_name(name),
                **{f"{key}_{case}": name for case in CASES}}

    def several(self, key: str, seats: Sequence[Seat]) -> dict[str, Any]:
        """Return all forms of several players, in the order given: it may be the order in which they went out."""
        has_me = self.viewer is not None and self.viewer in seats
        forms = {f"{key}_{case}": self.row([self._form(seat, case) for seat in seats]) for case in CASES}
        first = [self._form(seat, "nom" if n else "") for n, seat in enumerate(seats)]
        return {key: self.row(first), **forms, f"{key}_count": len(seats),
                f"{key}_is": ("you" if len(seats) == 1 else "us") if has_me else "other"}

    def row(self, each: Sequence[str]) -> str:
        """Join names as “A, B and C”."""
        if len(each) < 2:
            return each[0] if each else self.message("nothing", {})
        return self.message("list-and", {"head": ", ".join(each[:-1]), "last": each[-1]})

    def _kind(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else "other"

    def _form(self, seat: Seat, case: str) -> str:
        if seat == self.viewer:
            return self.message(f"you-{case}" if case else "you", {})
        return self.message(f"clock-{case}", {}) if seat == CLOCK and case else self.name(seat)

    def _whose(self, seat: Seat) -> str:
        if seat == self.viewer:
            return self.message("you-whose", {})
        if seat == CLOCK:
            return self.message("clock-whose", {})
        return self._whose_name(self.name(seat))

    def _whose_name(self, name: str) -> str:
        return self.message("name-whose", {"name": name, "starts": "vowel" if name[0].lower() in VOWELS else "other",
                                           "ends": "s" if name[-1].lower() == "s" else "other"})
