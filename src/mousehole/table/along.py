"""A running match that its only player takes along, to go on with where there is no server, and brings back.

The copy is the table's journal, and with it everything that is hidden. So it is given to nobody who plays with other
people, the match is marked, and the table's secret is another one from the next match on. What comes back is not
believed: every answer is played again by the rules, at the table as it is.
"""
from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from mousehole.kernel import CLOCK, Choice, Refusal, Refused, Seat
from mousehole.kernel.codec import NotReadable
from mousehole.table import journal, revealing, takebacks, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.verbs import refuse

LONGEST = 30 * 86_400_000  # ms that one answer may take
# What the table itself may have noted while its player was away: nobody has played.
HARMLESS = (journal.WentAway, journal.CameBack, journal.TimeJumped, journal.Said, journal.Muted)


def take(live: Live, seat: Seat, root: str, now: int) -> list[AnyEntry]:
    """Mark the match as taken along by this seat, once. `root`: the secret of the matches after it."""
    match = verbs.running(live)
    if live.along == live.match_number:
        return []
    if any([chair.who == "person" for other, chair in enumerate(live.chairs) if other != seat]):
        refuse("not-alone")
    if live.opened.move_seconds or live.opened.game_seconds or any([d.seat == CLOCK for d in match.pending()]):
        refuse("along-clock")
    return [journal.TakenAlong(at=now, seat=seat, root=root)]


def copied(lines: Sequence[str]) -> list[str]:
    """Return a journal as its player gets it: without the secret of later matches, and what spectators said aside."""
    entries = [journal.read(line) for line in lines]
    last = max([n for n, entry in enumerate(entries) if isinstance(entry, journal.TakenAlong)], default=-1)
    return [_copied(entry, line, n == last) for n, (entry, line) in enumerate(zip(entries, lines, strict=True))]


def _copied(entry: AnyEntry, line: str, is_last: bool) -> str:
    if isinstance(entry, journal.TakenAlong) and is_last:
        return journal.write(replace(entry, root=""))
    if isinstance(entry, journal.Said) and entry.aside:
        return journal.write(replace(entry, text=""))
    return line


def check_of(copy: Sequence[str]) -> str:
    return blake2b("\n".join(copy).encode(), digest_size=32).hexdigest()


def brought_or_not(id: str, lines: Sequence[str], seat: Seat, number: int, check: str, played: Sequence[str],
                   now: int) -> list[AnyEntry] | Refusal:
    """Return what `brought` returns, or why not: so that another process can say it, too."""
    try:
        return brought(id, lines, seat, number, check, played, now)
    except Refused as refused:
        return refused.refusal
    except (msgspec.MsgspecError, RecursionError) as error:
        return Refusal("bad-request", "", (("text", str(error)[:200]),))


def brought(id: str, lines: Sequence[str], seat: Seat, number: int, check: str, played: Sequence[str],
            now: int) -> list[AnyEntry]:
    """Return what to write so that a journal goes on as it was `played` elsewhere after its first `number` entries.

    Raises Refused, and then nothing has happened: somebody has played here meanwhile, or the rules do not allow it.
    """
    if number > len(lines) or check_of(copied(lines)[:number]) != check:
        refuse("along-other")
    entries = [journal.read(line) for line in lines]
    if any([not isinstance(entry, HARMLESS) for entry in entries[number:]]):
        refuse("went-on")
    live = Live.rebuilt(id, entries)
    if live.along != live.match_number:
        refuse("along-other")
    found: list[AnyEntry] = [verbs.come_back(live, seat, now)] if live.chairs[seat].lost else []  # they are back
    for entry in found:
        live.apply(entry)
    for line in played:
        for entry in _again(live, seat, journal.read(line), now):
            live.apply(entry)
            found.append(entry)
    if live.status == "playing" and not live.is_paused and (ms := live.playing_time(now) - live.position_at):
        found.append(journal.TimeJumped(at=now, ms=ms))  # time goes on from the last answer
    return found


def _again(live: Live, seat: Seat, entry: AnyEntry, now: int) -> list[AnyEntry]:
    """Do once more what was done, by the rules of this table; what was said, and what time did, does not count."""
    match entry:
        case journal.Answered():
            return [_answered(live, seat, entry, now)]
        case journal.TakenBack(seat=who) if who == seat:
            game, first = verbs.running(live), takebacks.wanted(live, seat)
            shown = not takebacks.is_sealed(live, first) and revealing.is_shown(game.game, game.codec, game.log, first)
            back = takebacks.take_back(live, seat, now, shown)
            return [replace(taken, since=_since(live, entry.since)) for taken in back
                    if isinstance(taken, journal.TakenBack)]
        case journal.WentAway(seat=who) if who == seat:
            return [verbs.leave(live, seat, now)]
        case journal.CameBack(seat=who) if who == seat:
            return [verbs.come_back(live, seat, now)]
        case journal.GaveUp(seat=who) if who == seat:
            return verbs.resign(live, seat, now)
        case journal.Paused(seat=who) if who == seat:
            return [verbs.pause(live, seat, now)]
        case journal.Resumed(seat=who) if who == seat:
            return [verbs.resume(live, seat, now)]
        case journal.TimeJumped() | journal.Said() | journal.Muted():
            return []
        case journal.Closed() if live.status == "closed":  # giving up has done that
            return []
        case _:
            return refuse("along-other")


def _answered(live: Live, seat: Seat, entry: journal.Answered, now: int) -> journal.Answered:
    """Play an answer of the player, of a bot on its own seat, or of the game's clock."""
    verbs.running(live)
    if entry.seat != CLOCK and not 0 <= entry.seat < len(live.chairs):
        refuse("along-other")
    by = "" if entry.seat == CLOCK else live.chairs[entry.seat].level
    is_early = entry.seat == CLOCK and entry.since < (live.match.due() or 0 if live.match else 0)
    if entry.by != by or is_early:
        refuse("along-other")
    choice = _offered(live, entry)
    return journal.Answered(at=max(now, live.at), seat=entry.seat, choice=live.box.codec.plain(choice),
                            since=_since(live, entry.since), by=by).meaning(choice)


def _since(live: Live, since: int) -> int:
    """Return the playing time of what was done, if it can be."""
    return since if live.position_at <= since <= live.position_at + LONGEST else refuse("along-other")


def _offered(live: Live, entry: journal.Answered) -> Choice:
    try:
        choice = live.box.codec.read(entry.choice, Choice)
    except (NotReadable, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        refuse("malformed")
    for question in live.open_to(entry.seat):
        for option in question.decision.options:
            if option == choice:
                return option
    return refuse("not-offered")
