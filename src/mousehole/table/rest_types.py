"""The types of REST requests and replies, also written as TypeScript with the rest of the wire."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mousehole.table.wire import (
    Clock,
    Feat,
    Key,
    Name,
    Option,
    Plain,
    Rejection,
    Room,
    SeatNumber,
    Sentence,
    Setting,
    State,
    Status,
    TableId,
)

MAX_EDITION = 40_000  # characters


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`edition`: the name of one that comes with the game; or `edition_text`: a custom one, as TOML.

    `bots`: a level for every seat that a bot takes. `hints`: players may ask for one.
    `take_backs`: they may take moves back. `remarks`: bots say something now and then, and propose in a team.
    `aids`: they may ask what follows from what they see, if the game can work it out. `ready`: a game with a
    running clock waits until everybody has said `ready`. `shared`: its people pass one device from hand to hand.
    `day`: a date, to play the deal of that day: seats, options, edition and bots are the deal's, and there are neither
    hints nor take-backs.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, bool | int | str] = {}
    edition: Annotated[str, Meta(max_length=40)] = "standard"
    edition_text: Annotated[str, Meta(max_length=MAX_EDITION)] = ""
    bots: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    title: Name = ""
    listed: bool = False
    clock: Clock = Clock()
    hints: bool = True
    aids: bool = True
    take_backs: bool = True
    remarks: bool = True
    ready: bool = False
    shared: bool = False
    day: Annotated[str, Meta(max_length=10)] = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a finished match: on `seat`, after `step` turns, with what that seat did not know imagined anew.

    `level`: of the bots on all other seats; "": of those that played, and Bramble for people.
    """

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""


class Printed(Struct, frozen=True):
    """An edition: what is printed on the components, table by table."""

    name: str
    about: str
    check: str
    tables: dict[str, Any]


class TableMade(Struct, frozen=True):
    """`host` is a secret that gives the host's rights. `link` is for everybody who wants to play or watch."""

    table: str
    host: str
    link: str
    room: Room


class CodeFound(Struct, frozen=True):
    """The table that a short code belongs to."""

    table: str


class Addresses(Struct, frozen=True):
    """What links to this server can begin with, the best for other devices first.

    `local`: nothing but this machine can reach it. More of them are only listed for requests from the same network.
    """

    addresses: list[str]
    local: bool


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: by default the first free one."""

    name: Name
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """`key` is a secret that gives the seat. `link` opens the seat on another device; it contains the key."""

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
    """The keys that a browser has stored."""

    keys: Annotated[list[Known], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    table: str
    title: str
    game: str
    status: Status
    seat: int
    match: int
    finished: list[int]  # matches whose replay is available
    touched: int
    names: list[str] = []  # by seat; "": nobody, or a bot
    awaited: list[int] = []  # seats that the table waits for: for a move, for “ready”, or for a word about a take-back
    since: int = 0         # server time since when, ms
    due: int | None = None  # and until when this seat must have moved, if it is awaited and there is a limit
    time: int = 0          # server time now


class MatchResult(Struct, frozen=True):
    """How a match ended, for statistics. `bots`: by seat, the level of the bot that had it at the end; "": a person."""

    match: int
    game: str
    at: int    # server time at the end, ms
    ms: int    # of playing time
    names: list[str]
    bots: list[str]
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    edition: str
    options: dict[str, Setting]
    rung: str | None  # of the game's ladder, if it was played on one
    feats: list[Feat]
    along: bool = False  # the player had the journal, with everything that is hidden


class TakeAlong(Struct, frozen=True):
    """What of a table's journal is wanted: the entries from this number on."""

    first: int = 0


class Along(Struct, frozen=True):
    """A table's journal, for its only player. `check`: a hash of all its entries so far, however many were wanted."""

    table: str
    number: int  # of entries so far
    check: str
    entries: list[str]  # as they are written, from the wanted one on


class BringBack(Struct, frozen=True):
    """What was played offline after the first `number` entries; `check`: as it was told with them."""

    number: int
    check: str
    entries: list[str]


class PushKey(Struct, frozen=True):
    """The server's public key for Web Push; "": it sends no push messages."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, as its PushManager gives it, and the language of the messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=16)] = "en"


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class ApiError(Struct, frozen=True):
    """The body of every REST error."""

    code: str
    clause: str
    say: Sentence
    text: str  # the same in English, for people who read logs


class GameOption(Struct, frozen=True):
    """`seat`: seat numbers are allowed values, too. Message `option-<name>` says what it is."""

    name: str
    default: Setting
    values: list[Setting]
    clause: str
    seat: bool


class Rung(Struct, frozen=True):
    """A difficulty of a game's ladder; `wins` in a row lead to the next. Message `rung-<name>` says what it is."""

    name: str
    options: dict[str, Setting]
    wins: int


class Measured(Struct, frozen=True):
    """How many games a team of quick bots won with these options, and out of how many."""

    edition: str
    options: dict[str, Setting]
    games: int
    won: int


class Quick(Struct, frozen=True):
    """The best first game: a level for every seat but the first, and the options that differ."""

    seats: int
    bots: str
    options: dict[str, bool | int | str]


class Team(Struct, frozen=True):
    """How many games a team of bots of this level won with these options, and out of how many."""

    level: str
    edition: str
    options: dict[str, Setting]
    games: int
    won: int


class Pace(Struct, frozen=True):
    """While a clock runs, bots of this level keep pace with people, within these seconds per move."""

    level: str
    least: int
    most: int


class GameFacts(Struct, frozen=True):
    """What the lid of the box says. The messages `title` and `blurb` of its catalogue say the rest."""

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
    ladder: list[Rung]        # the easiest first; empty if there is none
    measured: list[Measured]  # empty if nothing was measured
    aids: bool  # the game can work things out for its players
    quick: Quick
    daily: bool = False  # it has a deal of the day
    page: list[str] = []  # files for the page of a game from another package: /plugins/<id>/<file>
    teams: list[Team] = []  # how strong bots are as partners, in a cooperative game; empty if it was not measured
    paces: list[Pace] = []  # how quick bots are, if a clock runs while players think
    fields: dict[str, str] = {}  # of a game from another package: which fields of its view are about players


class Replayed(Struct, frozen=True):
    """A finished match, state by state, as seen by one seat or a spectator."""

    answers: int
    first: int
    states: list[State]


class LessonStep(Struct, frozen=True):
    """`state`: before it. With `say`, the learner reads it (a message of the lesson's own catalogue) and gives the
    `target` as answer, or reads on if there is none; without `say`, somebody else moves. `others`: what else the
    rules allow there; a learner who tries it is told what the lesson needs instead.
    """

    state: State
    say: Sentence | None
    clause: str
    target: Option | None
    others: list[Option]


class Lesson(Struct, frozen=True):
    """A scripted tutorial, from the learner's seat, which is 0; `after`: the table at the end."""

    game: str
    seats: int
    edition: str
    steps: list[LessonStep]
    after: State


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice other than the one the lesson wants, in step `step` (from 0)."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    choice: Plain


class LessonTried(Struct, frozen=True):
    """Why not; `null`: it is another way to express what the lesson wants."""

    why: Rejection | None


class Mistake(Struct, frozen=True):
    """An answer for which there was a better one, from what its player knew: it leads to state `n` of the replay.

    `loss`: what the better one was worth more, on the same imagined tables; `error`: half of its 95% interval.
    """

    n: int
    seat: int
    choice: Sentence
    better: Sentence
    loss: float
    error: float
    reason: Sentence | None  # what speaks for the better one, in the game's own terms
    say: Sentence


class TurningPoint(Struct, frozen=True):
    """What changed most, in words: the answer that leads to state `n` of the replay, a mistake or what turned up.

    `before` and `after`: what `whose` seat could expect.
    """

    n: int
    kind: Literal["mistake", "turned"]
    whose: int
    before: float
    after: float
    say: Sentence


class Account(Struct, frozen=True):
    """A seat's match. What it could expect at the `start`, and `skill`, `luck` and `others` together are its result.

    `skill`: its choices, compared with the quick bot's; `luck`: what turned up after its own answers; `others`: what
    changed with everybody else's. `accuracy`: the share of its `decisions` for which no better choice was found.
    `lost`: by mistakes.
    """

    seat: int
    decisions: int
    accuracy: float | None  # `null`: there was nothing to decide
    lost: float
    start: float
    skill: float
    luck: float
    others: float
    say: list[Sentence]


class Reviewing(Struct, frozen=True):
    """The progress of a review: `part` of it, from 0 to 1; `ahead`: reviews that come before it.

    `part` is `null` if nobody has requested it.
    """

    part: float | None
    ahead: int


class Reviewed(Struct, frozen=True):
    """What each seat could expect after the given numbers of answers (`points`), from what it knew then.

    `kind`: a `chance` of winning, a `score`, or `order`: these numbers were not fitted, and only compare.
    `team`: one result for all. `refined`: nothing better will follow.
    """

    answers: int
    tables: int  # imagined for every point and seat
    kind: Literal["chance", "score", "order"]
    team: bool
    refined: bool
    points: list[int]
    outlook: list[list[float]]  # by point, by seat
    errors: list[list[float]]   # half of their 95% intervals
    turning: list[TurningPoint]  # at most three
    mistakes: list[Mistake]      # the largest first
    accounts: list[Account]      # by seat
