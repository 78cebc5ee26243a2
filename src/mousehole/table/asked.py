"""What is asked once, by REST; typed here, and written as TypeScript with the rest of the wire."""
from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mousehole.table.wire import Clock, Key, Name, Nonce, Room, Said, SeatNumber, Setting, State, Status, TableId

MOST_EDITION = 40_000  # characters


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`edition`: the name of one that comes with the game; or `edition_text`: one's own, as TOML.

    `bots`: a level for every seat that a bot takes.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    edition: Annotated[str, Meta(max_length=40)] = "standard"
    edition_text: Annotated[str, Meta(max_length=MOST_EDITION)] = ""
    bots: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    title: Name = ""
    listed: bool = False
    clock: Clock = Clock()


class Printed(Struct, frozen=True):
    """An edition: what is printed on the components, table by table."""

    name: str
    about: str
    check: str
    tables: dict[str, Any]


class TableMade(Struct, frozen=True):
    """`host` is a secret: whoever has it rules the table. `link` is for everybody who shall play or watch."""

    table: str
    host: str
    link: str
    room: Room


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: left out, the first free one. `nonce`: 16 to 32 random bytes in hex, the seat's part in the seed."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatTaken(Struct, frozen=True):
    """`key` is a secret: whoever has it is this player. `link` opens the seat anywhere else; it holds the key."""

    table: str
    seat: int
    key: str
    link: str


class SetBot(Struct, frozen=True, forbid_unknown_fields=True):
    """`level`: "" frees the seat again."""

    level: Annotated[str, Meta(max_length=40)] = ""


class Listed(Struct, frozen=True):
    """A line of the lobby."""

    table: str
    title: str
    game: str
    status: Status
    seats: int
    free: int
    names: list[str]


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    key: Key


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that a browser has kept."""

    keys: Annotated[list[Known], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    table: str
    title: str
    game: str
    status: Status
    seat: int
    match: int
    finished: list[int]  # matches whose replay can be had
    touched: int


class Trouble(Struct, frozen=True):
    """What REST answers when it is not what was hoped for."""

    code: str
    clause: str
    say: Said
    text: str  # the same in English, for people who read logs


class GameOption(Struct, frozen=True):
    """`seat`: a seat's number is a value, too. The message `option-<name>` says what it is."""

    name: str
    default: Setting
    values: list[Setting]
    clause: str
    seat: bool


class GameFacts(Struct, frozen=True):
    """The lid of the box. The messages `title` and `blurb` of its catalogue say the rest."""

    id: str
    title: str
    fewest: int
    most: int
    minutes: int
    cooperative: bool
    version: int
    editions: list[str]
    options: list[GameOption]
    bots: list[str]


class Replayed(Struct, frozen=True):
    """A finished match, state by state, from the place of one seat, or of a spectator."""

    answers: int
    first: int
    states: list[State]
