"""What is asked once, by REST; typed here, and written as TypeScript with the rest of the wire."""
from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mousehole.table.wire import (
    Clock,
    Key,
    Name,
    Nonce,
    Option,
    Plain,
    Rebuff,
    Room,
    Said,
    SeatNumber,
    Setting,
    State,
    Status,
    TableId,
)

MOST_EDITION = 40_000  # characters


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`edition`: the name of one that comes with the game; or `edition_text`: one's own, as TOML.

    `bots`: a level for every seat that a bot takes. `hints`: players may ask for one.
    `aids`: they may ask what follows from what they see, where the game can work it out.
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
    hints: bool = True
    aids: bool = True


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


class Rung(Struct, frozen=True):
    """A difficulty of a game's ladder; `wins` in a row lead to the next. The message `rung-<name>` says what it is."""

    name: str
    options: dict[str, Setting]
    wins: int


class Measured(Struct, frozen=True):
    """How many of so many games with these options a team of quick bots won."""

    edition: str
    options: dict[str, Setting]
    games: int
    won: int


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
    ladder: list[Rung]        # the easiest first; empty: there is none
    measured: list[Measured]  # the same
    aids: bool  # the game can work things out for its players


class Replayed(Struct, frozen=True):
    """A finished match, state by state, from the place of one seat, or of a spectator."""

    answers: int
    first: int
    states: list[State]


class LessonStep(Struct, frozen=True):
    """`state`: before it. With `say`, the learner reads it (in the words of the lesson's own catalogue) and gives the
    `target` as answer, or reads on where there is none; without, somebody else does something. `others`: what else the
    rules allow there; whoever tries it is told that the lesson goes another way.
    """

    state: State
    say: Said | None
    clause: str
    target: Option | None
    others: list[Option]


class Lesson(Struct, frozen=True):
    """A first game by a script, from the learner's seat, which is 0; `after`: how the table lies when it is done."""

    game: str
    seats: int
    edition: str
    steps: list[LessonStep]
    after: State


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Something else than the lesson wants, in step `step` (from 0)."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    choice: Plain


class LessonTried(Struct, frozen=True):
    """Why not; `null`: it is another way to say what the lesson wants."""

    why: Rebuff | None


class Swing(Struct, frozen=True):
    """An answer that changed much: the one that leads to state `n` of the replay. `whose` outlook it was."""

    n: int
    seat: int  # -1: the clock
    choice: Said
    whose: int
    before: float
    after: float


class Reviewing(Struct, frozen=True):
    """How far a look back is: `part` of it, from 0 to 1; `ahead`: matches that are looked at before it.

    `part` is `null` where nobody asked for it here: another process of the server may be at it.
    """

    part: float | None
    ahead: int


class Reviewed(Struct, frozen=True):
    """What each seat could hope for, after so many answers (`points`), had all played sensibly on.

    `share`: from 0 (last, lost) to 1 (first, won); else the game's own measure. `team`: all share one outlook.
    """

    answers: int
    playouts: int
    share: bool
    team: bool
    points: list[int]
    outlook: list[list[float]]  # by point, by seat
    swings: list[Swing]
