"""Taking back a move: what may be taken back at once, and whom to ask otherwise.

At once: until anybody else has answered, and if nothing hidden has been shown. Otherwise everybody must agree; bots do
unless something hidden has been shown. Like `verbs`, nothing here changes the table.
"""
from __future__ import annotations

from mousehole.kernel import Refused, Seat
from mousehole.table import journal
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.match import Match
from mousehole.table.revealing import has_clock
from mousehole.table.verbs import must_not_have_resigned, refuse, running

REPLY_MS = 60_000  # how long the others may think about it, unless the table is relaxed


def last_answer(match: Match, seat: Seat) -> int | None:
    """Return the place of this seat's last answer, among those that count."""
    answers = match.log.answers
    return next((n for n in range(len(answers) - 1, -1, -1) if answers[n][0] == seat), None)


def wanted(live: Live, seat: Seat) -> int:
    """Return the place of the answer that this seat can ask to take back; raises Refused."""
    match: Match = running(live)
    if not live.opened.take_backs:
        refuse("no-take-backs")
    if is_on_the_clock(live):
        refuse("on-the-clock")
    if live.is_paused:
        refuse("paused")
    if live.chairs[seat].is_played_by_bot:
        must_not_have_resigned(live, seat)
        refuse("away")
    if live.asked_back is not None:
        refuse("take-back-open")
    first = last_answer(match, seat)
    return refuse("nothing-to-take-back") if first is None else first


def is_on_the_clock(live: Live) -> bool:
    """Whether time counts: the table's limits, or the game's own clock, now or earlier in the match."""
    limits = live.opened.game_seconds or (live.opened.move_seconds and not live.is_relaxed)
    return bool(limits) or (live.match is not None and has_clock(live.match))


def is_sealed(live: Live, first: int) -> bool:
    """Whether nobody but its own seat knows yet that this answer was given."""
    return live.seal is not None and live.placed[first] in [number for number, _ in live.seal.answers]


def take_back(live: Live, seat: Seat, now: int, shown: bool) -> list[AnyEntry]:
    """Take the seat's last answer back, or ask the others. `shown`: what `is_shown` says about it."""
    match, first = running(live), wanted(live, seat)
    if is_sealed(live, first):
        try:
            match.without(seat, first, match.now, only=True)
        except Refused:
            refuse("nothing-to-take-back")  # the seat's other answers depend on this one
        return [_taken(live, seat, first, now, only=True)]
    others = [chair for n, chair in enumerate(live.chairs) if n != seat]
    has_nobody_answered = live.seal is None and all([who == seat for who, _, _ in match.log.answers[first:]])
    if (has_nobody_answered and not shown) or not others:
        return [_taken(live, seat, first, now)]
    if shown and any([chair.is_played_by_bot for chair in others]):
        refuse("take-back-shown")
    if not any([chair.is_person_playing for chair in others]):
        return [_taken(live, seat, first, now)]
    return [journal.AskedBack(at=now, seat=seat, first=first, shown=shown)]


def agree(live: Live, seat: Seat, agrees: bool, now: int) -> list[AnyEntry]:
    """Reply to a request; the last one to agree makes it happen. Whoever has asked can withdraw the request."""
    running(live)
    asked = live.asked_back
    if asked is None:
        refuse("no-take-back-open")
    if seat == asked.seat and not agrees:
        return [journal.DroppedBack(at=now)]
    if seat not in live.undecided:
        refuse("no-take-back-open")
    said: AnyEntry = journal.AgreedBack(at=now, seat=seat, agrees=agrees)
    if not agrees or live.undecided != [seat]:
        return [said]
    return [said, _settled(live, now)]


def settle(live: Live, now: int) -> list[AnyEntry]:
    """End a request that nobody is left to decide about, or that has been open for too long."""
    asked = live.asked_back
    if asked is None or live.status != "playing":
        return []
    if not live.undecided:
        return [_settled(live, now)]
    patience = 1000 * live.opened.move_seconds if live.is_relaxed else REPLY_MS
    return [journal.DroppedBack(at=now)] if now >= asked.at + patience else []


def _settled(live: Live, now: int) -> AnyEntry:
    """Take it back, unless a bot that plays for somebody by now does not agree."""
    asked = live.asked_back
    assert asked is not None
    is_vetoed = asked.shown and any([chair.is_played_by_bot for n, chair in enumerate(live.chairs) if n != asked.seat])
    return journal.DroppedBack(at=now) if is_vetoed else _taken(live, asked.seat, asked.first, now)


def _taken(live: Live, seat: Seat, first: int, now: int, only: bool = False) -> AnyEntry:
    return journal.TakenBack(at=max(now, live.at), seat=seat, first=first, since=live.playing_time(now), only=only)
