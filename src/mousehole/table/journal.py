"""The journal: everything that happened at a table, in order. It determines the table, and is never shown to anybody.

The table can be rebuilt from it, as it was after any entry. `at` is server time in milliseconds.
"""
from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from mousehole.kernel import Choice


class Entry(Struct, frozen=True, tag_field="is", tag=True, omit_defaults=True, kw_only=True):
    at: int


class Origin(Struct, frozen=True, omit_defaults=True):
    """The moment of another match from which all matches of a table begin: `view` is all that this `seat` knew then.

    `step`: turns of the match before it. `spent`: ms of the game's clock by then.
    """

    table: str
    match: int
    step: int
    seat: int
    view: Any
    spent: int = 0


class Opened(Entry, frozen=True):
    """Entry number 0. `root` is the table's secret, from which the seeds of all its matches are derived."""

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
    hints: bool = True  # players may ask for hints
    aids: bool = True   # players may ask what follows from their view
    take_backs: bool = True  # players may take moves back
    remarks: bool = True  # bots remark on the game now and then, and partners make proposals
    ready: bool = False  # a match whose clock runs from the beginning waits until its people are ready
    shared: bool = False  # its people sit at one device, and pass it on
    day: str = ""  # the date of its deal, if every match here is a deal of the day
    origin: Origin | None = None  # its matches begin in the middle of another one


class Invited(Entry, frozen=True):
    seat: int
    key: str  # hash


class Sat(Entry, frozen=True):
    seat: int
    name: str
    key: str  # hash
    nonce: str = ""  # of scheme 1


class Stood(Entry, frozen=True):
    """The seat is free again."""

    seat: int


class Removed(Entry, frozen=True):
    """The host has removed the player. `level`: the bot that plays on; "": the seat is free again."""

    seat: int
    level: str = ""


class BotSat(Entry, frozen=True):
    seat: int
    level: str


class Committed(Entry, frozen=True):
    """The seat's commitment to its contribution to the next seed, still secret. "": withdrawn."""

    seat: int
    commitment: str = ""


class Called(Entry, frozen=True):
    """These seats must reveal their nonces now. Until the match begins nobody may take or leave a seat, or commit."""

    seats: list[int]


class Revealed(Entry, frozen=True):
    seat: int
    nonce: str


class Uncalled(Entry, frozen=True):
    """No match begins, because nobody would be left to play."""


class Started(Entry, frozen=True):
    """The next match begins. `level`: of the bots for seats that were called and have not revealed.

    `scheme`: how its seed is made. In scheme 1 seats gave their nonces when they were taken, or with a rematch.
    """

    scheme: int = 1
    level: str = ""
    table: Any = None  # the table it begins from, with imagined secrets, if there is an `origin`


class SaidReady(Entry, frozen=True):
    """This seat's person is ready for the clock to start."""

    seat: int


class Began(Entry, frozen=True):
    """Everybody is ready, or the host did not want to wait: the clock starts at `starts`, after a short countdown."""

    starts: int  # server time in ms


class OptionsSet(Entry, frozen=True):
    """The options of the next match: all of them, not only the changed ones."""

    options: dict[str, bool | int | str]


class SetUp(Entry, frozen=True):
    """How the table plays from the next match on: all of it, not only what has changed."""

    edition: dict[str, str]
    options: dict[str, bool | int | str]
    title: str = ""
    listed: bool = False
    move_seconds: int = 0
    game_seconds: int = 0
    hints: bool = True
    aids: bool = True
    take_backs: bool = True
    remarks: bool = True


class Rearranged(Entry, frozen=True):
    """Everybody has changed seats: on seat n sits whoever sat on seat `order[n]`."""

    order: list[int]


class HandedOver(Entry, frozen=True):
    """From now on the key of this seat's player is also the host's."""

    seat: int


class Answered(Entry, frozen=True, dict=True):
    """`since`: playing time since the match began, in ms. `by`: a bot's level; "": the seat itself, or the clock."""

    seat: int
    choice: Any
    since: int
    by: str = ""

    def meaning(self, choice: Choice) -> Answered:
        """Note the choice itself, so that it need not be read again where it was just understood. It is not written."""
        force_setattr(self, "_meant", choice)
        return self

    @property
    def meant(self) -> Choice | None:
        """The choice itself; None: this entry comes from the database."""
        meant: Choice | None = self.__dict__.get("_meant")
        return meant


class AskedBack(Entry, frozen=True):
    """The seat would like to take back its last answer, and everything after it, if everybody agrees.

    `first`: that answer's place among those that count. `shown`: something hidden has been shown since.
    """

    seat: int
    first: int
    shown: bool = False


class AgreedBack(Entry, frozen=True):
    """The seat agrees, or does not: then nothing is taken back."""

    seat: int
    agrees: bool


class DroppedBack(Entry, frozen=True):
    """Nothing is taken back: whoever asked no longer wants it, or nobody replied in time."""


class TakenBack(Entry, frozen=True):
    """The seat took back answer `first` and, unless it was `only` that one, everything after it.

    `since`: playing time, as in Answered. The answers stay in the journal, but no longer count.
    """

    seat: int
    first: int
    since: int
    only: bool = False


class WentAway(Entry, frozen=True):
    seat: int
    level: str         # of the bot that plays meanwhile
    lost: bool = False  # the connection was lost: reconnecting brings the player back


class CameBack(Entry, frozen=True):
    seat: int


class GaveUp(Entry, frozen=True):
    seat: int
    level: str


class Paused(Entry, frozen=True):
    seat: int


class Resumed(Entry, frozen=True):
    seat: int


class TimeJumped(Entry, frozen=True):
    """The match did not run for a while: its server was down, or somebody had set the clock. These ms do not count.

    `at` is where the time of the table goes on; it may be earlier than that of the entries before.
    """

    ms: int


class WantedRematch(Entry, frozen=True):
    seat: int
    nonce: str = ""  # of scheme 1


class Said(Entry, frozen=True):
    """`spectator`: somebody with neither a seat nor the host's key, who may have told a `name`.

    `aside`: said by a spectator during a match, for those without a seat only.
    """

    seat: int | None
    text: str
    name: str = ""
    spectator: bool = False
    aside: bool = False
    reaction: str = ""  # a quick one; `text` is what its sender read
    remark: str = ""    # a bot's: the moment and its level


class Muted(Entry, frozen=True):
    seat: int
    on: bool


class ResultsCleared(Entry, frozen=True):
    """The results of the matches until now are not shown any more. The matches themselves stay."""


class Imported(Entry, frozen=True):
    """A finished match from a replay file, as if it had been played here. Only a browser's own host writes this."""

    log: str


class TakenAlong(Entry, frozen=True):
    """The seat's player, who is alone with bots, has this journal from now on, with everything that is hidden.

    `root`: replaces the table's secret from the next match on. "": this is the player's copy, where no other begins.
    """

    seat: int
    root: str = ""


class Closed(Entry, frozen=True):
    reason: str


AnyEntry = (Opened | Invited | Sat | Stood | Removed | BotSat | Committed | Called | Revealed | Uncalled | Started
             | SaidReady | Began | OptionsSet | SetUp | Rearranged | HandedOver | Answered | AskedBack | AgreedBack
             | DroppedBack | TakenBack | WentAway | CameBack | GaveUp | Paused | Resumed | TimeJumped | WantedRematch
             | Said | Muted | ResultsCleared | Imported | TakenAlong | Closed)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)
