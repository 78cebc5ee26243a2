"""What a table and its viewers say to each other, typed once. `mousehole wire` writes the same types in TypeScript.

Nothing here is in anybody's language: a sentence is the id of a Fluent message with its arguments (`Said`), and the
catalogues are the ones the games come with.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1

# What TypeScript calls the things that Python leaves open.
Plain = Annotated[Any, Meta(extra={"ts": "Plain"})]  # a value of the game, tagged with `is`
Arg = Annotated[Any, Meta(extra={"ts": "Arg"})]      # text, number, {"seat": n}, a Said, or a row of them
Setting = Annotated[Any, Meta(extra={"ts": "boolean | number | string"})]

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32,64})?$")]
Name = Annotated[str, Meta(max_length=200)]  # cut to what fits when it is taken
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Status = Literal["gathering", "playing", "over", "closed"]
Who = Literal["open", "invited", "person", "bot"]


class Said(Struct, frozen=True):
    """A sentence: a message of the catalogues, and its arguments. `{"seat": n}` is said as that player's name."""

    id: str
    args: dict[str, Arg] = {}


class Option(Struct, frozen=True):
    """One legal choice: send `choice` (or `line`, its notation) back as the answer."""

    choice: Plain
    say: Said
    line: str


class Question(Struct, frozen=True):
    """A decision of the viewer's. `n` goes back with the answer; a question that has changed since has another n."""

    n: int
    prompt: str
    say: Said
    clause: str
    interrupt: bool  # may be answered out of turn; need not be answered at all
    options: list[Option]
    due: int | None  # server time in ms after which somebody else answers
    seconds: int | None = None  # how long it is open in all, if it is not open for ever


class Asked(Struct, frozen=True):
    """Who is being asked what: known to all. The options are known only to the asked seat."""

    seat: int  # -1: the clock
    prompt: str
    clause: str
    due: int | None
    seconds: int | None = None


class Happened(Struct, frozen=True):
    """An event as the viewer saw it."""

    number: int
    event: Plain
    say: Said


class Ended(Struct, frozen=True):
    reason: str
    say: Said
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    rung: str | None  # of the game's ladder, if it was played on one
    details: list[Said]
    outcome: Plain


class Chair(Struct, frozen=True):
    seat: int
    who: Who
    name: str
    level: str       # of the bot that sits here, or stands in; else ""
    away: bool       # a bot stands in until the person is back
    resigned: bool   # a bot plays on for good
    connected: bool
    muted: bool
    left: int | None  # ms of thinking time left in this match when last told, if there is such a clock


class Clock(Struct, frozen=True):
    """Seconds; 0: none. Whoever runs out of it is answered for by a bot."""

    move: Annotated[int, Meta(ge=0, le=86_400)] = 0
    game: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Rebuff(Struct, frozen=True):
    """Why not: a code for programs, the clause that forbids it (or ""), and the sentence."""

    code: str
    clause: str
    say: Said


class Climb(Struct, frozen=True):
    """Where the table stands on the game's ladder. `up`: the next rung, once the wins in a row are enough for it."""

    rung: str
    wins: int    # in a row, at this table
    needed: int
    up: str | None


# ---- from the table to a viewer ------------------------------------------------------------------------------------

class Room(Struct, frozen=True, tag_field="is", tag="room"):
    """Everything about the table but the game itself. Sent whole whenever it has changed."""

    table: str
    number: int        # of things that have happened at this table
    title: str
    game: str
    version: int
    edition: str
    options: dict[str, Setting]
    chairs: list[Chair]
    status: Status
    paused: bool
    match: int         # 1 for the first; 0: none yet
    clock: Clock
    listed: bool
    commitment: str    # to the seed of the match that runs, or comes next
    rematch: list[int]  # seats that want another match
    hints: bool        # may be asked for
    climb: Climb | None  # null: the options are on no rung of a ladder
    aids: bool         # the same: the game has some, and the host allows them
    time: int          # server time, ms


class State(Struct, frozen=True, tag_field="is", tag="state"):
    """The game as the viewer may know it. Always whole: a viewer needs no earlier one."""

    number: int
    match: int
    view: Plain
    asked: list[Asked]
    questions: list[Question]   # the viewer's own
    events: list[Happened]      # since the last state
    ended: Ended | None
    time: int


class Chat(Struct, frozen=True, tag_field="is", tag="chat"):
    """Plain text: never to be shown as HTML."""

    number: int
    seat: int | None  # None: the host, or somebody watching with the host's key
    name: str
    text: str
    time: int


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to `hello`: who the viewer is here. `room`, the last `chat`s and `state` follow."""

    protocol: int
    table: str
    seat: int | None  # None: a spectator
    host: bool
    time: int


class Taken(Struct, frozen=True, tag_field="is", tag="taken"):
    """The answer to question n is safe: no crash can lose it. `number` is its place in the journal."""

    id: str
    n: int
    number: int


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """Nothing has changed. `id` and `of` say which message this is about."""

    of: str
    id: str
    why: Rebuff


class Advised(Struct, frozen=True):
    """A choice (None: let the chance pass), what may come of it, and why."""

    option: Option | None
    result: Said
    reasons: list[Said]


class Hinted(Struct, frozen=True, tag_field="is", tag="hinted"):
    """What would be good to answer to question n, from what the viewer may know, the best first."""

    n: int
    advice: list[Advised]


class Tried(Struct, frozen=True):
    """A choice, and what forbids it now; `null`: nothing does."""

    say: Said
    why: Rebuff | None


class Sheet(Struct, frozen=True):
    """About a card or an ability: message `sheet-<name>` says what it does, `sheet-<name>-when` when."""

    name: str
    title: Said
    clause: str
    tries: list[Tried]  # empty for spectators


class Sheets(Struct, frozen=True, tag_field="is", tag="sheets"):
    """The answer to `guide`, as things were at this number."""

    number: int
    sheets: list[Sheet]


class Suspect(Struct, frozen=True):
    """What something hidden can be, in `weight` of `total` equally likely cases."""

    say: Said
    weight: int
    total: int


class Aid(Struct, frozen=True):
    """What follows about one hidden thing. `spot`: where it is on the game's board. `ways`: how many choices fit."""

    spot: str
    say: Said
    ways: int
    rows: list[Suspect]  # the likeliest first


class Aided(Struct, frozen=True, tag_field="is", tag="aided"):
    """All that follows from what the viewer sees now, and from nothing else."""

    aids: list[Aid]


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    sent: float
    time: int


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The last message before the server closes the connection, with the same code in the close frame's reason."""

    code: str
    say: Said


ToViewer = Welcome | Room | State | Chat | Taken | Refused | Hinted | Sheets | Aided | Pong | Bye


# ---- from a viewer to the table ------------------------------------------------------------------------------------

class Hello(Struct, frozen=True, tag_field="is", tag="hello", forbid_unknown_fields=True):
    """The first message. `key` opens a seat, `host` the host's rights; without either, one watches."""

    table: TableId
    key: Key = ""
    host: Key = ""
    since: int = 0  # events after this number are wanted; 0: all of the match


class Answer(Struct, frozen=True, tag_field="is", tag="answer", forbid_unknown_fields=True):
    """`choice`: an option's choice, or its line. `id`: comes back with what becomes of it."""

    n: int
    choice: Plain
    id: Annotated[str, Meta(max_length=64)] = ""


class Hint(Struct, frozen=True, tag_field="is", tag="hint", forbid_unknown_fields=True):
    n: int


class Guide(Struct, frozen=True, tag_field="is", tag="guide", forbid_unknown_fields=True):
    """What do the game's abilities do, and why can they not be used now? Changes nothing."""


class AskAid(Struct, frozen=True, tag_field="is", tag="aid", forbid_unknown_fields=True):
    """What follows from what I see? Spectators may ask, too."""


class Say(Struct, frozen=True, tag_field="is", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]


class Mute(Struct, frozen=True, tag_field="is", tag="mute", forbid_unknown_fields=True):
    """Host: this seat's chat is no longer (or again) passed on."""

    seat: SeatNumber
    on: bool = True


class Remove(Struct, frozen=True, tag_field="is", tag="remove", forbid_unknown_fields=True):
    """Host: whoever has this seat loses it, and is told so. In a match a bot plays on."""

    seat: SeatNumber


class Start(Struct, frozen=True, tag_field="is", tag="start", forbid_unknown_fields=True):
    """Host: begin. `fill`: a bot of this level takes every seat that nobody has."""

    fill: Annotated[str, Meta(max_length=40)] = ""


class SetOptions(Struct, frozen=True, tag_field="is", tag="options", forbid_unknown_fields=True):
    """Host, between matches: the next one is played with these options; those that are not named stay."""

    options: dict[str, bool | int | str]


class Pause(Struct, frozen=True, tag_field="is", tag="pause", forbid_unknown_fields=True):
    """Cooperative games only, and not while a game's own clock runs."""


class Resume(Struct, frozen=True, tag_field="is", tag="resume", forbid_unknown_fields=True):
    pass


class Leave(Struct, frozen=True, tag_field="is", tag="leave", forbid_unknown_fields=True):
    """Before or after a match: the seat is free again. During one: a bot stands in until `back`."""


class Back(Struct, frozen=True, tag_field="is", tag="back", forbid_unknown_fields=True):
    pass


class Resign(Struct, frozen=True, tag_field="is", tag="resign", forbid_unknown_fields=True):
    """A bot plays on for this match. Where nobody is left, the match is broken off."""


class Rematch(Struct, frozen=True, tag_field="is", tag="rematch", forbid_unknown_fields=True):
    """After a match: once every person wants one, it begins. `nonce`: the seat's part in the new seed."""

    nonce: Nonce = ""


class Resync(Struct, frozen=True, tag_field="is", tag="resync", forbid_unknown_fields=True):
    """Send room and state again."""

    since: int = 0


class Ping(Struct, frozen=True, tag_field="is", tag="ping", forbid_unknown_fields=True):
    sent: float = 0.0


FromViewer = (Hello | Answer | Hint | Guide | AskAid | Say | Mute | Remove | Start | SetOptions | Pause | Resume | Leave
              | Back | Resign | Rematch | Resync | Ping)
