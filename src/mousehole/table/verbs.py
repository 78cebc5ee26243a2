"""What may be done at a table. Every verb looks, and gives the entries to be written; or Refused, and nothing changes.

Nothing here changes the table: that happens when the entries are in the journal, and only then.
"""
from __future__ import annotations

from typing import Any, NoReturn

from mousehole.bots.levels import BOTS
from mousehole.games import parts_of, why_not_parts
from mousehole.kernel import CLOCK, BadSetup, Choice, Options, Refusal, Refused, Seat
from mousehole.kernel.codec import NotReadable
from mousehole.table import clocks, journal
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import fits
from mousehole.table.live import Chair, Live, OpenQuestion
from mousehole.table.match import Match
from mousehole.table.text import LONGEST_CHAT, LONGEST_NAME, LONGEST_TITLE, clean

STAND_IN = "greedy"  # who plays for somebody who is away


def no(code: str, clause: str = "", **args: Any) -> NoReturn:
    raise Refused(Refusal(code, clause, tuple(args.items())))


def open_table(game: str, seats: int, options: Options, edition: str, root: bytes, host: str, now: int, *,
               title: str = "", listed: bool = False, move_seconds: int = 0, game_seconds: int = 0,
               text: str | None = None, hints: bool = True, aids: bool = True) -> journal.Opened:
    """A new table, or BadSetup. `host`: the hash of the host's key."""
    box = open_box(game, edition, text)
    if clean(box.edition["name"], LONGEST_NAME) != box.edition["name"]:
        raise BadSetup(f"the name of an edition has up to {LONGEST_NAME} letters, and nothing that is not to be seen")
    return journal.Opened(
        at=now, game=game, version=box.game.facts.version, seats=seats,
        options=box.game.facts.checked(seats, options), edition=box.edition, root=root.hex(), host=host,
        title=clean(title, LONGEST_TITLE), listed=listed, move_seconds=move_seconds, game_seconds=game_seconds,
        hints=hints, aids=aids)


def is_host(live: Live, key: str) -> bool:
    return fits(key, live.opened.host)


def seat_of(live: Live, key: str) -> Seat | None:
    """Whose key this is. Every chair is looked at, so that time tells nothing."""
    found = [seat for seat, chair in enumerate(live.chairs) if fits(key, chair.key)]
    return found[0] if found else None


def sit(live: Live, seat: Seat | None, name: str, key: str, nonce: str, now: int) -> journal.Sat:
    """Take a free chair (None: the first), with the hash of the new key."""
    _between_matches(live)
    name = clean(name, LONGEST_NAME) or no("no-name")
    if seat is None:
        free = [n for n, chair in enumerate(live.chairs) if chair.who == "open"]
        seat = free[0] if free else no("table-full")
    if _chair(live, seat).who != "open":
        no("seat-taken")
    return journal.Sat(at=now, seat=seat, name=_unlike_others(live, seat, name), key=key, nonce=nonce)


def accept(live: Live, seat: Seat, name: str, nonce: str, now: int) -> journal.Sat:
    """Take the chair one was invited to; or sit down again with another name, before the match."""
    _between_matches(live)
    chair = _chair(live, seat)
    name = clean(name, LONGEST_NAME) or no("no-name")
    return journal.Sat(at=now, seat=seat, name=_unlike_others(live, seat, name), key=chair.key, nonce=nonce)


def invite(live: Live, seat: Seat, key: str, now: int) -> journal.Invited:
    _between_matches(live)
    if _chair(live, seat).who not in ("open", "invited"):
        no("seat-taken")
    return journal.Invited(at=now, seat=seat, key=key)


def set_bot(live: Live, seat: Seat, level: str, now: int) -> AnyEntry:
    """A bot takes a chair where no person sits; "" frees it."""
    _between_matches(live)
    if _chair(live, seat).who == "person":
        no("seat-taken")
    return journal.BotSat(at=now, seat=seat, level=_level(level)) if level else journal.Stood(at=now, seat=seat)


def remove(live: Live, seat: Seat, now: int) -> journal.Removed:
    """Whoever sits or is expected there loses the seat; in a match a bot has it from then on."""
    if live.status == "closed":
        no("closed")
    if _chair(live, seat).who not in ("person", "invited"):
        no("nobody-there")
    return journal.Removed(at=now, seat=seat, level=STAND_IN if live.status == "playing" else "")


def set_options(live: Live, options: Options, now: int) -> journal.OptionsSet:
    """Other options for the next match; those that are not named stay. Or BadSetup."""
    _between_matches(live)
    if "text" in live.opened.edition:
        no("own-edition")  # it was tried out with the options that the table was opened with
    checked = live.box.game.facts.checked(len(live.chairs), {**live.options, **options})
    return journal.OptionsSet(at=now, options=checked)


def start(live: Live, fill: str, now: int) -> list[AnyEntry]:
    _between_matches(live)
    free = [seat for seat, chair in enumerate(live.chairs) if chair.who in ("open", "invited")]
    if free and not fill:
        no("seats-free", count=len(free))
    bots: list[AnyEntry] = [journal.BotSat(at=now, seat=seat, level=_level(fill)) for seat in free]
    return [*bots, journal.Started(at=now)]


def answer(live: Live, seat: Seat, n: int, said: Any, now: int, by: str = "") -> list[AnyEntry]:
    """Question n of this seat is answered: by the person, or by a bot of that level.

    What is short for several choices answers the questions that follow, too: all of them, or none.
    """
    match = _running(live)
    if live.is_paused:
        no("paused")
    if not by and live.chairs[seat].is_played_by_bot:
        no("resigned" if live.chairs[seat].resigned else "away")
    question = next((q for q in live.open_to(seat) if q.n == n), None)
    if question is None:
        if live.open_to(seat):
            no("stale")
        no("not-your-turn", live.box.game.facts.turn_clause)
    since = live.playing_time(now)
    if not by and clocks.is_late(live, question, since):
        no("too-late")
    choices = _offered(match, question, _read(live, said, question.decision.clause))
    return [journal.Answered(at=max(now, live.at), seat=seat, choice=match.codec.plain(choice), since=since, by=by)
            for choice in choices]


def _offered(match: Match, question: OpenQuestion, choice: Choice) -> tuple[Choice, ...]:
    """The choice as it was offered: equal is not the same, where 1.0 is equal to 1. Or Refused."""
    d, game = question.decision, match.game
    for option in d.options:
        if option == choice:
            return (option,)
    if refusal := why_not_parts(game, match.s, d.seat, choice):  # of another question, in other words, or wrong
        raise Refused(refusal)
    parts = parts_of(game.facts.id, choice)
    return parts if len(parts) > 1 else (game.heard(match.s, d.seat, parts[0]),)


def let_clock_answer(live: Live, now: int) -> journal.Answered | None:
    """The game's own clock, once its time has come; to be written before anything else is."""
    match = live.match
    if live.status != "playing" or live.is_paused or match is None:
        return None
    due = match.due()
    if due is None or live.playing_time(now) < due:
        return None
    clock = next(d for d in match.pending() if d.seat == CLOCK)
    return journal.Answered(at=max(now, live.at), seat=CLOCK, choice=match.codec.plain(clock.options[0]),
                            since=max(due, match.now))


def leave(live: Live, seat: Seat, now: int, lost: bool = False) -> AnyEntry:
    if live.status == "playing":
        if live.chairs[seat].is_played_by_bot:
            no("away")
        return journal.WentAway(at=now, seat=seat, level=STAND_IN, lost=lost)
    _between_matches(live)
    return journal.Stood(at=now, seat=seat)


def come_back(live: Live, seat: Seat, now: int) -> journal.CameBack:
    _running(live)
    if live.chairs[seat].resigned:
        no("resigned")
    if not live.chairs[seat].away:
        no("not-away")
    return journal.CameBack(at=now, seat=seat)


def resign(live: Live, seat: Seat, now: int) -> list[AnyEntry]:
    """A bot plays on for the others' sake; where no person is left, the match is broken off."""
    _running(live)
    if live.chairs[seat].resigned:
        no("resigned")
    gave_up = journal.GaveUp(at=now, seat=seat, level=STAND_IN)
    others = [c for s, c in enumerate(live.chairs) if s != seat and c.who == "person" and not c.resigned]
    return [gave_up] if others else [gave_up, journal.Closed(at=now, reason="resigned")]


def pause(live: Live, seat: Seat, now: int) -> journal.Paused:
    match = _running(live)
    if not match.game.facts.cooperative:
        no("not-cooperative")
    for d in match.pending():
        if d.seat == CLOCK:
            no("clock-runs", d.clause)
    if live.is_paused:
        no("paused")
    return journal.Paused(at=now, seat=seat)


def resume(live: Live, seat: Seat, now: int) -> journal.Resumed:
    _running(live)
    if not live.is_paused:
        no("not-paused")
    return journal.Resumed(at=now, seat=seat)


def rematch(live: Live, seat: Seat, nonce: str, now: int) -> list[AnyEntry]:
    """Once everybody who sits here wants it, it begins."""
    if live.status != "over":
        no("not-over")
    others = [c for s, c in enumerate(live.chairs) if s != seat and c.who == "person"]
    wanted = journal.WantedRematch(at=now, seat=seat, nonce=nonce)
    ready = all([c.wants_rematch for c in others]) and all([c.who in ("person", "bot") for c in live.chairs])
    return [wanted, journal.Started(at=now)] if ready else [wanted]


def say(live: Live, seat: Seat | None, text: str, now: int) -> journal.Said:
    if live.status == "closed":
        no("closed")
    if seat is not None and live.chairs[seat].muted:
        no("muted")
    return journal.Said(at=now, seat=seat, text=clean(text, LONGEST_CHAT) or no("nothing-said"))


def mute(live: Live, seat: Seat, on: bool, now: int) -> journal.Muted:
    _chair(live, seat)
    return journal.Muted(at=now, seat=seat, on=on)


def close(live: Live, reason: str, now: int) -> journal.Closed:
    if live.status == "closed":
        no("closed")
    return journal.Closed(at=now, reason=reason)


def _chair(live: Live, seat: Seat) -> Chair:
    return live.chairs[seat] if 0 <= seat < len(live.chairs) else no("no-such-seat")


def _level(level: str) -> str:
    if level not in BOTS:
        raise BadSetup(f"there is no bot {level}; there are {', '.join(BOTS)}")
    return level


def _between_matches(live: Live) -> None:
    if live.status == "playing":
        no("already-playing")
    if live.status == "closed":
        no("closed")


def _running(live: Live) -> Any:
    if live.status == "closed":
        no("closed")
    if live.match is None:
        no("not-started")
    if live.status == "over":
        no("game-over", live.box.game.facts.end_clause)
    return live.match


def _read(live: Live, said: Any, clause: str) -> Choice:
    """A choice as an object, or as its line of notation."""
    try:
        if isinstance(said, str):
            choice: Choice = live.box.notation.read(said)
            return choice
        return live.box.codec.read(said, Choice)
    except (NotReadable, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        no("malformed", clause)


def _unlike_others(live: Live, seat: Seat, name: str) -> str:
    """Two players may not look alike: the second Anna is Anna 2."""
    others = {chair.name for s, chair in enumerate(live.chairs) if s != seat}
    tried, n = name, 1
    while tried in others:
        n += 1
        tried = f"{name[:LONGEST_NAME - 3]} {n}"
    return tried
