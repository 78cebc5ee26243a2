"""What happened at a table, in order: its journal is the whole truth about it, and is never shown to anybody.

Whoever has the journal can set up the table again, as it was after any entry. `at` is server time in milliseconds.
"""
from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="is", tag=True, omit_defaults=True, kw_only=True):
    at: int


class Opened(Entry, frozen=True):
    """Number 0. `root` is the table's secret: the seed of every match that is played at it comes from it."""

    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    edition: dict[str, str]
    root: str
    host: str  # hash of the host's key
    title: str = ""
    listed: bool = False
    move_seconds: int = 0
    game_seconds: int = 0
    hints: bool = True  # bots may be asked for one
    aids: bool = True   # what follows from a view may be asked for


class Invited(Entry, frozen=True):
    seat: int
    key: str  # hash


class Sat(Entry, frozen=True):
    seat: int
    name: str
    key: str  # hash
    nonce: str = ""


class Stood(Entry, frozen=True):
    """The seat is free again."""

    seat: int


class Removed(Entry, frozen=True):
    """The host has sent away whoever sat there. `level`: a bot of it plays on; "": the seat is free again."""

    seat: int
    level: str = ""


class BotSat(Entry, frozen=True):
    seat: int
    level: str


class Started(Entry, frozen=True):
    """The next match begins, with the nonces that the seats have given by now."""


class OptionsSet(Entry, frozen=True):
    """The next match is played with these: all of them, not only those that are new."""

    options: dict[str, bool | int | str]


class Answered(Entry, frozen=True):
    """`since`: playing time since the match began, in ms. `by`: a bot's level; "": the seat itself, or the clock."""

    seat: int
    choice: Any
    since: int
    by: str = ""


class WentAway(Entry, frozen=True):
    seat: int
    level: str         # of the bot that stands in
    lost: bool = False  # the connection was lost: whoever connects again is back


class CameBack(Entry, frozen=True):
    seat: int


class GaveUp(Entry, frozen=True):
    seat: int
    level: str


class Paused(Entry, frozen=True):
    seat: int


class Resumed(Entry, frozen=True):
    seat: int


class WantedRematch(Entry, frozen=True):
    seat: int
    nonce: str = ""


class Said(Entry, frozen=True):
    seat: int | None
    text: str


class Muted(Entry, frozen=True):
    seat: int
    on: bool


class Closed(Entry, frozen=True):
    reason: str


AnyEntry = (Opened | Invited | Sat | Stood | Removed | BotSat | Started | OptionsSet | Answered | WentAway | CameBack
             | GaveUp | Paused | Resumed | WantedRematch | Said | Muted | Closed)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)
