"""Who has which seat at a local table: people who share this terminal, and bots."""
from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from mousehole.bots.levels import Bot, make_bot
from mousehole.kernel import BadSetup, Game, Rng, Seat
from mousehole.table.speech import bot_name
from mousehole.words import Words

PERSON = "person"


class Seating:
    """Return `person` or the name of a bot for every seat."""

    def __init__(self, sitters: Sequence[str]) -> None:
        self.sitters = list(sitters)

    @staticmethod
    def of(seats: int, people: int, bots: Sequence[str]) -> Seating:
        """Seat people first, then bots in turn."""
        if not 0 <= people <= seats:
            raise BadSetup(f"people must be 0 to {seats}, not {people}", "people-out-of-range",
                           {"seats": seats, "people": people})
        return Seating([PERSON if seat < people else bots[(seat - people) % len(bots)] for seat in range(seats)])

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == PERSON]

    def bots(self, game: Game) -> dict[Seat, Bot]:
        """Make the bots, each with its own generator, and let them know who sits where."""
        made = {seat: make_bot(sitter, game, Rng(secrets.token_bytes(32)))
                for seat, sitter in enumerate(self.sitters) if sitter != PERSON}
        for bot in made.values():
            bot.meet([None if sitter == PERSON else sitter for sitter in self.sitters])
        return made

    def names(self, words: Words) -> list[str]:
        """Name the seats: people are Player 1, Player 2…; bots have their level's name."""
        return ["" if sitter == PERSON else bot_name(words, sitter, seat) for seat, sitter in enumerate(self.sitters)]

    def write(self) -> str:
        return json.dumps({"seats": self.sitters})

    @staticmethod
    def read(text: str, seats: int) -> Seating | None:
        """Read the seating; None: not written by us, or for another table."""
        try:
            sitters = json.loads(text)["seats"]
        except (ValueError, KeyError, TypeError):
            return None
        fits = isinstance(sitters, list) and len(sitters) == seats and all(isinstance(each, str) for each in sitters)
        return Seating(sitters) if fits else None
