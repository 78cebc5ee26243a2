"""Who sits where at a table of one's own: people who share this terminal, and bots."""
from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from mousehole.bots.levels import BOTS, LEVELS, Bot, make_bot, plain_name
from mousehole.kernel import BadSetup, Game, Rng, Seat
from mousehole.words import Words

PERSON = "person"


def level_name(bot: str) -> str:
    """`old-whiskers` is Old Whiskers, `greedy` is Bramble; others are called what they are."""
    make = BOTS.get(plain_name(bot))
    return next((level for level, each in LEVELS.items() if each is make), bot)


class Seating:
    """For every seat `person`, or the name of a bot."""

    def __init__(self, sitters: Sequence[str]) -> None:
        self.sitters = list(sitters)

    @staticmethod
    def of(seats: int, people: int, bots: Sequence[str]) -> Seating:
        """People first, then bots in turn."""
        if not 0 <= people <= seats:
            raise BadSetup(f"there are {seats} seats, so people are 0 to {seats}, not {people}")
        return Seating([PERSON if seat < people else bots[(seat - people) % len(bots)] for seat in range(seats)])

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == PERSON]

    def bots(self, game: Game) -> dict[Seat, Bot]:
        """Each with a chance of its own."""
        return {seat: make_bot(sitter, game, Rng(secrets.token_bytes(32)))
                for seat, sitter in enumerate(self.sitters) if sitter != PERSON}

    def names(self, words: Words) -> list[str]:
        """Bots are called by their level; one person alone is told which seat is theirs."""
        own = "plain-you" if len(self.people) == 1 else "player-name"
        return [words.message(own, {"n": n}) if sitter == PERSON else f"{level_name(sitter)} {n}"
                for n, sitter in enumerate(self.sitters, 1)]

    def write(self) -> str:
        return json.dumps({"seats": self.sitters})

    @staticmethod
    def read(text: str, seats: int) -> Seating | None:
        """None: not written by us, or for another table."""
        try:
            sitters = json.loads(text)["seats"]
        except (ValueError, KeyError, TypeError):
            return None
        fits = isinstance(sitters, list) and len(sitters) == seats and all(isinstance(each, str) for each in sitters)
        return Seating(sitters) if fits else None
