"""The messages between a table and its viewers, typed once. `mousehole wire` writes the same types as TypeScript.

Nothing here is in any particular language: a sentence is the id of a Fluent message with its arguments (`Sentence`),
and the catalogues come with the games.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 3

# TypeScript names for things that Python leaves open.
Plain = Annotated[Any, Meta(extra={"ts": "Plain"})]  # a value of the game, tagged with `is`
Arg = Annotated[Any, Meta(extra={"ts": "Arg"})]      # text, number, {"seat": n}, a Sentence, or a row of them
Setting = Annotated[Any, Meta(extra={"ts": "boolean | number | string"})]

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,32}$")]
Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Name = Annotated[str, Meta(max_length=200)]  # cut to what fits when it is taken
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Status = Literal["gathering", "playing", "over", "closed"]
Who = Literal["open", "invited", "person", "bot"]
Reaction = Literal["", "well-played", "thanks", "oops", "laugh", "good-luck", "one-moment"]


class Sentence(Struct, frozen=True):
    """A sentence: a message of the catalogues, and its arguments. `{"seat": n}` is shown as that player's name."""

    id: str
    args: dict[str, Arg] = {}


class Option(Struct, frozen=True):
    """One legal choice: send `choice` (or `line`, its notation) back as the answer."""

    choice: Plain
    say: Sentence
    line: str


class Question(Struct, frozen=True):
    """One of the viewer's decisions. Send `n` back with the answer; a question that has changed has another n."""

    n: int
    prompt: str
    say: Sentence
    clause: str
    interrupt: bool  # may be answered out of turn; need not be answered at all
    options: list[Option]
    due: int | None  # server time in ms after which somebody else answers
    seconds: int | None = None  # how long it is open in total, if there is a limit


class Asked(Struct, frozen=True):
    """Who is being asked what: public. Only the asked seat knows its options."""

    seat: int  # -1: the clock
    prompt: str
    clause: str
    due: int | None
    seconds: int | None = None


class LoggedEvent(Struct, frozen=True):
    """An event as the viewer saw it."""

    number: int
    event: Plain
    say: Sentence


class Feat(Struct, frozen=True):
    """A figure of a match that may be worth remembering. Message `feat-<name>` of the game's catalogue says it.

    `least`: the less, the better.
    """

    name: str
    value: int
    unit: Literal["ms", "count"]
    least: bool


class Ended(Struct, frozen=True):
    reason: str
    say: Sentence
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    rung: str | None  # of the game's ladder, if it was played on one
    details: list[Sentence]
    outcome: Plain
    answered: list[list[int]] = []  # every answer: its seat (-1: the clock), and when, in ms of playing time
    feats: list[Feat] = []      # the game's own figures of this match


class Chair(Struct, frozen=True):
    seat: int
    who: Who
    name: str
    level: str       # of the bot that sits here, or plays meanwhile; otherwise ""
    away: bool       # a bot plays until the person is back
    resigned: bool   # a bot plays the rest of the match
    connected: bool
    muted: bool
    left: int | None  # ms of time left in this match at the last update, if there is such a limit
    commitment: str  # to the seat's contribution to the current or next match's seed; "": none
    withheld: bool   # was called and did not reveal: a bot plays this match


class Clock(Struct, frozen=True):
    """Time limits in seconds; 0: none. A bot answers for players who run out of time.

    An hour or more per move makes a *relaxed* table: nobody has to stay there between their moves.
    """

    move: Annotated[int, Meta(ge=0, le=1_209_600)] = 0  # up to two weeks
    game: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Rejection(Struct, frozen=True):
    """Why not: a code for programs, the clause that forbids it (or ""), and the sentence."""

    code: str
    clause: str
    say: Sentence


class Climb(Struct, frozen=True):
    """The table's place on the game's ladder. `up`: the next rung, once there are enough wins in a row."""

    rung: str
    wins: int    # in a row, at this table
    needed: int
    up: str | None


class AskedBack(Struct, frozen=True):
    """Somebody asks to take back a move: these seats have not yet replied with `agree`."""

    seat: int
    undecided: list[int]


# ---- from the table to a viewer ------------------------------------------------------------------------------------

class PlayedFrom(Struct, frozen=True):
    """The moment of another match from which the matches of a table begin: after `step` turns, as `seat` knew it."""

    table: str
    match: int
    step: int
    seat: int


class Room(Struct, frozen=True, tag_field="is", tag="room"):
    """Everything about the table but the game itself. Sent whole whenever it has changed."""

    table: str
    number: int        # how many things have happened at this table
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
    commitment: str    # to the seed of the current or next match
    called: list[int]  # seats that must reveal their nonces now; the match begins once nobody is left here
    rematch: list[int]  # seats that want another match
    hints: bool        # players may ask for hints
    climb: Climb | None  # null: the options are not on any rung of a ladder
    aids: bool         # the game has aids, and the host allows them
    time: int          # server time, ms
    awaited: list[int] = []    # seats that must say that they are ready before the game's clock starts
    starts: int | None = None  # server time, ms, at which the game's clock starts, after a short countdown
    take_backs: bool = True    # players may take moves back
    asked_back: AskedBack | None = None  # a take-back that is waiting for consent
    code: str = ""     # a short code to type instead of the link, such as MOUSE-4F7K
    open: bool = False    # everybody sees the same: whoever shares a device need not look away
    shared: bool = False  # the people at this table share one device; it may be paused whenever it is passed on
    day: str = ""      # the date, if the deal of that day is played here: its seed is public
    relaxed: bool = False  # an hour or more per move: bots don't stand in for people who are offline
    along: bool = False  # the only player has this match's journal, to go on offline: nothing is hidden there
    origin: PlayedFrom | None = None  # its matches begin in the middle of another one; their shuffle is not proved
    remarks: bool = True  # bots remark on the game now and then, and partners in a team make proposals
    proposals: bool = False  # `consult` may get one: all play together, with bots, and hints are allowed


class State(Struct, frozen=True, tag_field="is", tag="state"):
    """The game as the viewer may know it. Always complete: no earlier one is needed. The first one of a connection
    and of a match, and after `resync`; all of them, if `hello` asked for that.
    """

    number: int
    match: int
    view: Plain
    asked: list[Asked]
    questions: list[Question]   # the viewer's own
    events: list[LoggedEvent]   # since the last state
    ended: Ended | None
    time: int


class Offered(Struct, frozen=True, omit_defaults=True):
    """Options of the same kind. Each row has an option's `line`, the values of its fields, and of its sentence's
    arguments (`args` absent: the sentence has the fields as arguments).
    """

    kind: str
    fields: list[str]
    rows: list[list[Plain]]
    args: list[str] | None = None


class Asking(Struct, frozen=True, omit_defaults=True):
    """A question that is new or has changed. Its sentence is `ask-<prompt>` with these `args`."""

    n: int
    prompt: str
    clause: str
    args: dict[str, Arg]
    options: list[Offered]
    interrupt: bool = False
    due: int | None = None
    seconds: int | None = None


class NewEvent(Struct, frozen=True, omit_defaults=True):
    """An event. `number` absent: that of the change. `args` absent: its sentence has its fields as arguments."""

    event: Plain
    args: dict[str, Arg] | None = None
    number: int | None = None


class Change(Struct, frozen=True, tag_field="is", tag="change", omit_defaults=True):
    """What has changed since the state with number `after`. What is absent has not changed.

    `view`: rows of a path into the view and the new value there; an index behind the last one appends.
    `questions`: all that are open now; a number stands for the one that had this place before.
    """

    after: int
    number: int
    time: int
    view: list[list[Plain]] = []
    asked: list[Asked] | None = None
    questions: list[int | Asking] | None = None
    events: list[NewEvent] = []  # since that state
    ended: Ended | None = None


class Chat(Struct, frozen=True, tag_field="is", tag="chat"):
    """Plain text: must never be shown as HTML. `seat` is null for the host without a seat, and for spectators."""

    number: int
    seat: int | None
    name: str    # "": the host without a seat, or a spectator who has not told a name
    text: str
    time: int
    spectator: bool = False  # neither a player nor the host: such a name proves nothing
    aside: bool = False      # from a spectator, during a match: sent to viewers without a seat only
    reaction: Reaction = ""  # one of the quick ones: say message `react-<reaction>` instead of the text
    remark: str = ""         # a bot's: say message `remark-<remark>` of the game, or the common one


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to `hello`: who the viewer is here. `room`, the last `chat`s and `state` follow.

    Sent again, without them, when the viewer's seat or role has changed.
    """

    protocol: int
    table: str
    seat: int | None  # None: a spectator
    host: bool
    time: int


class Taken(Struct, frozen=True, tag_field="is", tag="taken"):
    """The answer to question n is stored: no crash can lose it. `number` is its place in the journal."""

    id: str
    n: int
    number: int


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """Nothing has changed. `id` and `of` say which message this is about."""

    of: str
    id: str
    why: Rejection


class Advised(Struct, frozen=True):
    """A choice (None: pass on the chance to interrupt), its chance of winning or its place in the order, and why."""

    option: Option | None
    result: Sentence
    reasons: list[Sentence]


class Hinted(Struct, frozen=True, tag_field="is", tag="hinted"):
    """Good answers to question n, from what the viewer may know, the best first. `more`: better ones will follow."""

    n: int
    advice: list[Advised]
    more: bool = False


class Proposed(Struct, frozen=True, tag_field="is", tag="proposed"):
    """A bot of the viewer's team proposes an answer to question n, from what the bot itself may know."""

    n: int
    seat: int  # the bot's
    option: Option
    say: Sentence


class Tried(Struct, frozen=True):
    """A choice, and what forbids it now; `null`: it is possible."""

    say: Sentence
    why: Rejection | None


class Sheet(Struct, frozen=True):
    """About a card or an ability: message `sheet-<name>` says what it does, `sheet-<name>-when` when."""

    name: str
    title: Sentence
    clause: str
    tries: list[Tried]  # empty for spectators


class Sheets(Struct, frozen=True, tag_field="is", tag="sheets"):
    """The answer to `guide`, as things were at this number."""

    number: int
    sheets: list[Sheet]


class Suspect(Struct, frozen=True):
    """What something hidden can be, in `weight` of `total` equally likely cases."""

    say: Sentence
    weight: int
    total: int


class Aid(Struct, frozen=True):
    """What follows about one hidden thing. `spot`: where it is on the game's board. `ways`: how many choices fit."""

    spot: str
    say: Sentence
    ways: int
    rows: list[Suspect]  # the likeliest first


class Aided(Struct, frozen=True, tag_field="is", tag="aided"):
    """Everything that follows from what the viewer sees now, and from nothing else."""

    aids: list[Aid]


class Pong(Struct, frozen=True, tag_field="is", tag="pong"):
    sent: float
    time: int


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The last message before the server closes the connection, with the same code in the close frame's reason."""

    code: str
    say: Sentence


ToViewer = Welcome | Room | State | Change | Chat | Taken | Refused | Hinted | Proposed | Sheets | Aided | Pong | Bye


# ---- from a viewer to the table ------------------------------------------------------------------------------------

class Hello(Struct, frozen=True, tag_field="is", tag="hello", forbid_unknown_fields=True):
    """The first message. `key` opens a seat, `host` gives the host's rights; without either, you are a spectator."""

    table: TableId
    key: Key = ""
    host: Key = ""
    since: int = 0  # events after this number are wanted; 0: all of the match
    whole: bool = False  # send a whole state every time, instead of what has changed


class Answer(Struct, frozen=True, tag_field="is", tag="answer", forbid_unknown_fields=True):
    """`choice`: an option's choice, or its notation. `id`: is repeated in the reply."""

    n: int
    choice: Plain
    id: Annotated[str, Meta(max_length=64)] = ""


class TakeBack(Struct, frozen=True, tag_field="is", tag="take-back", forbid_unknown_fields=True):
    """Takes back the seat's last answer: at once if nobody else has answered and nothing hidden was shown.
    Otherwise the others are asked.
    """


class Agree(Struct, frozen=True, tag_field="is", tag="agree", forbid_unknown_fields=True):
    """The reply to `room.asked_back`. `false` from whoever asked withdraws it."""

    agrees: bool = True


class Hint(Struct, frozen=True, tag_field="is", tag="hint", forbid_unknown_fields=True):
    n: int


class Consult(Struct, frozen=True, tag_field="is", tag="consult", forbid_unknown_fields=True):
    """Asks whether a bot of the team has a proposal for question n (`room.proposals`). Mostly there is no reply."""

    n: int


class Guide(Struct, frozen=True, tag_field="is", tag="guide", forbid_unknown_fields=True):
    """Asks what the game's abilities do, and why they cannot be used now. Changes nothing."""


class AskAid(Struct, frozen=True, tag_field="is", tag="aid", forbid_unknown_fields=True):
    """Asks what follows from what the viewer sees. Spectators may ask, too."""


class Say(Struct, frozen=True, tag_field="is", tag="say", forbid_unknown_fields=True):
    """Chat. `name`: of a spectator; during a match only other viewers without a seat are sent what spectators say.

    `reaction`: a quick one, which every reader is told in their own language; `text`: the same in the sender's words.
    """

    text: Annotated[str, Meta(max_length=2000)] = ""
    name: Name = ""
    reaction: Reaction = ""


class Mute(Struct, frozen=True, tag_field="is", tag="mute", forbid_unknown_fields=True):
    """Host: this seat's messages are no longer (or again) passed on."""

    seat: SeatNumber
    on: bool = True


class Remove(Struct, frozen=True, tag_field="is", tag="remove", forbid_unknown_fields=True):
    """Host: this seat's player loses it, and is told so. During a match a bot plays on."""

    seat: SeatNumber


class Start(Struct, frozen=True, tag_field="is", tag="start", forbid_unknown_fields=True):
    """Host: begin. `fill`: a bot of this level takes every seat that nobody has."""

    fill: Annotated[str, Meta(max_length=40)] = ""


class Ready(Struct, frozen=True, tag_field="is", tag="ready", forbid_unknown_fields=True):
    """A seat that is awaited: ready for the clock to start."""


class Begin(Struct, frozen=True, tag_field="is", tag="begin", forbid_unknown_fields=True):
    """Host: do not wait for those who are not ready."""


class SetOptions(Struct, frozen=True, tag_field="is", tag="options", forbid_unknown_fields=True):
    """Host, between matches: options for the next one; those that are not named stay as they are."""

    options: dict[str, bool | int | str]


class SetUp(Struct, frozen=True, tag_field="is", tag="set-up", forbid_unknown_fields=True):
    """Host, between matches: how the table plays from the next one on. What is not named stays as it is."""

    title: Name | None = None
    listed: bool | None = None
    edition: Annotated[str, Meta(max_length=40)] | None = None
    clock: Clock | None = None
    hints: bool | None = None
    aids: bool | None = None
    take_backs: bool | None = None
    remarks: bool | None = None


class Rearrange(Struct, frozen=True, tag_field="is", tag="rearrange", forbid_unknown_fields=True):
    """Host, between matches: on seat n sits whoever sits on seat `order[n]` now."""

    order: Annotated[list[SeatNumber], Meta(max_length=32)]


class HandOver(Struct, frozen=True, tag_field="is", tag="hand-over", forbid_unknown_fields=True):
    """Host: this seat's player is the host from now on; the seat's key is the host's key, too."""

    seat: SeatNumber


class Close(Struct, frozen=True, tag_field="is", tag="close", forbid_unknown_fields=True):
    """Host: nothing more happens at this table."""


class Commit(Struct, frozen=True, tag_field="is", tag="commit", forbid_unknown_fields=True):
    """Between matches: the hash of the seat's contribution to the next seed (docs/fairness.md). "": withdraws it."""

    commitment: Commitment = ""


class Reveal(Struct, frozen=True, tag_field="is", tag="reveal", forbid_unknown_fields=True):
    """From a called seat: the nonce that it has committed to."""

    nonce: Nonce


class Pause(Struct, frozen=True, tag_field="is", tag="pause", forbid_unknown_fields=True):
    """Cooperative games only, and not while a game's own clock runs; at a shared device also whenever it is covered."""


class Resume(Struct, frozen=True, tag_field="is", tag="resume", forbid_unknown_fields=True):
    pass


class Leave(Struct, frozen=True, tag_field="is", tag="leave", forbid_unknown_fields=True):
    """Before or after a match: the seat is free again. During one: a bot plays until `back`."""


class Back(Struct, frozen=True, tag_field="is", tag="back", forbid_unknown_fields=True):
    pass


class Resign(Struct, frozen=True, tag_field="is", tag="resign", forbid_unknown_fields=True):
    """A bot plays the rest of this match. If nobody is left, the match is abandoned."""


class Rematch(Struct, frozen=True, tag_field="is", tag="rematch", forbid_unknown_fields=True):
    """After a match: once every person wants one, it begins."""


class Resync(Struct, frozen=True, tag_field="is", tag="resync", forbid_unknown_fields=True):
    """Send room and state again."""

    since: int = 0


class Ping(Struct, frozen=True, tag_field="is", tag="ping", forbid_unknown_fields=True):
    sent: float = 0.0


FromViewer = (Hello | Answer | TakeBack | Agree | Hint | Consult | Guide | AskAid | Say | Mute | Remove | Start | Ready
              | Begin
              | SetOptions | SetUp | Rearrange | HandOver | Close | Commit | Reveal | Pause | Resume | Leave | Back
              | Resign | Rematch | Resync | Ping)
