"""What may be done at a table. Every verb only looks, and returns the entries to be written, or raises Refused.

Nothing here changes the table: that happens when the entries are in the journal, and only then.
"""
from __future__ import annotations

from collections.abc import Collection
from typing import Any, NoReturn

from msgspec.structs import replace

from mousehole.bots.levels import bots_for
from mousehole.games import is_open, parts_of, why_not_parts
from mousehole.kernel import CLOCK, BadSetup, Choice, Options, Refusal, Refused, Seat
from mousehole.kernel.codec import NotReadable
from mousehole.kernel.log import Log
from mousehole.table import clocks, days, fairness, journal, playing_on
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import fits
from mousehole.table.live import Chair, Live, OpenQuestion
from mousehole.table.match import Match
from mousehole.table.text import LONGEST_CHAT, LONGEST_NAME, LONGEST_TITLE, clean

LONGEST_LINE = 400  # characters of notation: nobody writes as much, and not every game reads it in no time
COUNTDOWN = 3_000  # ms from the last "ready" until the clock of a match starts
STAND_IN = "greedy"  # the bot that plays for somebody who is away


def refuse(code: str, clause: str = "", **args: Any) -> NoReturn:
    raise Refused(Refusal(code, clause, tuple(args.items())))


def open_table(game: str, seats: int, options: Options, edition: str, root: bytes, host: str, now: int, *,
               title: str = "", listed: bool = False, move_seconds: int = 0, game_seconds: int = 0,
               text: str | None = None, hints: bool = True, aids: bool = True, take_backs: bool = True,
               remarks: bool = True, ready: bool = False, shared: bool = False) -> journal.Opened:
    """Open a new table; raises BadSetup. `host`: the hash of the host's key."""
    box = open_box(game, edition, text)
    if clean(box.edition["name"], LONGEST_NAME) != box.edition["name"]:
        raise BadSetup(f"the name of an edition has up to {LONGEST_NAME} visible characters", "edition-name",
                       {"most": LONGEST_NAME})
    return journal.Opened(
        at=now, game=game, version=box.game.facts.version, seats=seats,
        options=box.game.facts.checked(seats, options), edition=box.edition, root=root.hex(), host=host,
        title=clean(title, LONGEST_TITLE), listed=listed, move_seconds=move_seconds, game_seconds=game_seconds,
        hints=hints, aids=aids, take_backs=take_backs, remarks=remarks, ready=ready,
        shared=shared)


def open_day(game: str, day: str, root: bytes, host: str, now: int) -> journal.Opened:
    """Open a table for the deal of this day; raises BadSetup. Nothing there helps, and nothing is taken back."""
    deal = days.deal_of(game)
    opened = open_table(game, deal.seats, dict(deal.options), deal.edition, root, host, now, hints=False,
                        take_backs=False)
    return replace(opened, day=days.read_day(day, now))


def open_origin(origin: journal.Origin, opened: journal.Opened, log: Log, root: bytes, host: str,
                now: int) -> journal.Opened:
    """Open a table for playing on from a moment of a match that was played at another one."""
    return journal.Opened(
        at=now, game=log.game, version=log.version, seats=log.seats, options=log.options, edition=log.edition,
        root=root.hex(), host=host, title=opened.title, ready=True, origin=origin)


def is_host(live: Live, key: str) -> bool:
    return fits(key, live.opened.host)


def seat_of(live: Live, key: str) -> Seat | None:
    """Return whose key this is. Every seat is checked, so that timing reveals nothing."""
    found = [seat for seat, chair in enumerate(live.chairs) if fits(key, chair.key)]
    return found[0] if found else None


def sit(live: Live, seat: Seat | None, name: str, key: str, now: int) -> journal.Sat:
    """Take a free seat (None: the first), with the hash of the new key."""
    _between_matches(live)
    name = clean(name, LONGEST_NAME) or refuse("no-name")
    if seat is None:
        free = [n for n, chair in enumerate(live.chairs) if chair.who == "open"]
        seat = free[0] if free else refuse("table-full")
    if _chair(live, seat).who != "open":
        refuse("seat-taken")
    return journal.Sat(at=now, seat=seat, name=_unlike_others(live, seat, name), key=key)


def accept(live: Live, seat: Seat, name: str, now: int) -> journal.Sat:
    """Take a seat by invitation; or change the name before the match."""
    _between_matches(live)
    chair = _chair(live, seat)
    name = clean(name, LONGEST_NAME) or refuse("no-name")
    return journal.Sat(at=now, seat=seat, name=_unlike_others(live, seat, name), key=chair.key)


def invite(live: Live, seat: Seat, key: str, now: int) -> journal.Invited:
    _between_matches(live)
    if _chair(live, seat).who not in ("open", "invited"):
        refuse("seat-taken")
    return journal.Invited(at=now, seat=seat, key=key)


def set_bot(live: Live, seat: Seat, level: str, now: int) -> AnyEntry:
    """Put a bot on a seat without a person; "" frees it."""
    _between_matches(live)
    if _chair(live, seat).who == "person":
        refuse("seat-taken")
    if live.opened.day and days.deal_of(live.opened.game).bots.get(seat, level) != level:
        refuse("day-fixed")
    return journal.BotSat(at=now, seat=seat, level=_level(live, level)) if level else journal.Stood(at=now, seat=seat)


def remove(live: Live, seat: Seat, now: int) -> journal.Removed:
    """Take the seat from its player, or withdraw the invitation; in a match a bot has it from then on."""
    if live.status != "playing":
        _between_matches(live)
    if _chair(live, seat).who not in ("person", "invited"):
        refuse("nobody-there")
    return journal.Removed(at=now, seat=seat, level=STAND_IN if live.status == "playing" else "")


def set_options(live: Live, options: Options, now: int) -> journal.OptionsSet:
    """Change options for the next match; those that are not named stay as they are. Raises BadSetup."""
    _between_matches(live)
    _not_fixed(live)
    if "text" in live.opened.edition:
        refuse("own-edition")  # it was tried out with the options that the table was opened with
    checked = live.box.game.facts.checked(len(live.chairs), {**live.options, **options})
    return journal.OptionsSet(at=now, options=checked)


def set_up(live: Live, now: int, *, edition: str | None = None, title: str | None = None, **more: Any) -> journal.SetUp:
    """Change how the table plays from the next match on; what is not named stays as it is. Raises BadSetup.

    `more`: listed, move_seconds, game_seconds, hints, aids, take_backs, remarks; None: as it is.
    """
    _between_matches(live)
    _not_fixed(live)
    before, box = live.opened, live.box
    if edition is not None and edition != before.edition["name"]:
        if "text" in before.edition:
            refuse("own-edition")
        box = open_box(before.game, edition)
    kept = {name: getattr(before, name) for name in ("listed", "move_seconds", "game_seconds", "hints", "aids",
                                                     "take_backs", "remarks")}
    return journal.SetUp(
        at=now, edition=before.edition if box is live.box else box.edition,
        options=box.game.facts.checked(len(live.chairs), dict(live.options)),
        title=before.title if title is None else clean(title, LONGEST_TITLE),
        **{**kept, **{name: value for name, value in more.items() if value is not None}})


def rearrange(live: Live, order: list[Seat], now: int) -> journal.Rearranged:
    """Let everybody change seats: on seat n sits whoever sat on seat `order[n]`."""
    _between_matches(live)
    _not_fixed(live)
    if sorted(order) != list(range(len(live.chairs))):
        refuse("no-such-seat")
    return journal.Rearranged(at=now, order=order)


def hand_over(live: Live, seat: Seat, now: int) -> journal.HandedOver:
    """Make this seat's player the host."""
    if live.status == "closed":
        refuse("closed")
    if _chair(live, seat).who != "person":
        refuse("nobody-there")
    return journal.HandedOver(at=now, seat=seat)


def commit(live: Live, seat: Seat, commitment: str, now: int) -> list[AnyEntry]:
    """Commit to the seat's contribution to the next seed; "" withdraws it. Not possible once the seat is called.

    Who commits to the same again changes nothing and is never refused: clients repeat it until they see it in the room,
    and meanwhile the seat may have been called.
    """
    is_news = live.chairs[seat].commitment != commitment
    if is_news or not commitment:
        _between_matches(live)
    return [journal.Committed(at=now, seat=seat, commitment=commitment)] if is_news else []


def start(live: Live, fill: str, now: int, present: Collection[Seat] = ()) -> list[AnyEntry]:
    """`present`: the seats whose person is connected."""
    _between_matches(live)
    free = [seat for seat, chair in enumerate(live.chairs) if chair.who in ("open", "invited")]
    if free and not fill:
        refuse("seats-free", count=len(free))
    bots: list[AnyEntry] = [journal.BotSat(at=now, seat=seat, level=_level(live, fill)) for seat in free]
    return [*bots, *_begin(live, present, now)]


def _begin(live: Live, present: Collection[Seat], now: int) -> list[AnyEntry]:
    """Call the seats that have committed and are connected: they must reveal. Settled before any nonce is known."""
    if live.next_root == "":
        refuse("taken-along")
    if live.opened.origin is not None:
        seed = fairness.server_seed(live.opened.root, live.match_number + 1)
        return [journal.Started(at=now, scheme=fairness.SCHEME,
                                table=playing_on.imagined(live.box, live.opened.origin.view, seed))]
    called = [seat for seat, chair in enumerate(live.chairs)
              if chair.who == "person" and chair.commitment and seat in present and not live.opened.day]
    return [journal.Called(at=now, seats=called) if called else journal.Started(at=now, scheme=fairness.SCHEME)]


def reveal(live: Live, seat: Seat, nonce: str, now: int) -> list[AnyEntry]:
    """Reveal a nonce; the last one begins the match."""
    if seat not in live.called or seat in live.revealed:
        refuse("not-called")
    if fairness.seat_commitment(live.id, live.match_number + 1, nonce) != live.chairs[seat].commitment:
        refuse("other-nonce")
    told = journal.Revealed(at=now, seat=seat, nonce=nonce)
    is_last = len(live.revealed) + 1 == len(live.called)
    return [told, journal.Started(at=now, scheme=fairness.SCHEME)] if is_last else [told]


def end_call(live: Live, now: int) -> list[AnyEntry]:
    """End the call when its time is up. Bots play for those who have not revealed; if none is left, no match begins."""
    if not live.called:
        return []
    playing = [seat for seat, chair in enumerate(live.chairs)
               if chair.who == "person" and (seat not in live.called or seat in live.revealed)]
    return [journal.Started(at=now, scheme=fairness.SCHEME, level=STAND_IN) if playing else journal.Uncalled(at=now)]


def ready(live: Live, seat: Seat, now: int) -> list[AnyEntry]:
    """Be ready for the clock to start; once everybody is, the countdown begins."""
    running(live)
    if seat not in live.awaited:
        refuse("not-awaited")
    said: AnyEntry = journal.SaidReady(at=now, seat=seat)
    return [said, _countdown(now)] if live.awaited == [seat] else [said]


def begin(live: Live, now: int) -> list[AnyEntry]:
    """Start the countdown, whoever is not ready: the host does not want to wait any longer."""
    running(live)
    if not live.is_held:
        refuse("not-awaited")
    return [_countdown(now)]


def begin_if_ready(live: Live, now: int) -> list[AnyEntry]:
    """Start the countdown if everybody who was awaited has left meanwhile, or plays no longer."""
    return [_countdown(now)] if live.status == "playing" and live.is_held and not live.awaited else []


def _countdown(now: int) -> AnyEntry:
    return journal.Began(at=now, starts=now + COUNTDOWN)


def answer(live: Live, seat: Seat, n: int, said: Any, now: int, by: str = "") -> list[AnyEntry]:
    """Answer question n of this seat: by the person, or by a bot of that level.

    A choice that is short for several also answers the questions that follow: all of them, or none.
    """
    match = running(live)
    if live.is_held or now < live.starts_at:
        refuse("not-begun")
    if live.is_paused:
        refuse("paused")
    if not by and live.chairs[seat].is_played_by_bot:
        must_not_have_resigned(live, seat)
        refuse("away")
    question = next((q for q in live.open_to(seat) if q.n == n), None)
    if question is None:
        if live.open_to(seat):
            refuse("stale")
        refuse("not-your-turn", live.box.game.facts.turn_clause)
    since = live.playing_time(now)
    if not by and clocks.is_late(live, question, since):
        refuse("too-late")
    choices = _offered(match, question, _read(live, said, question.decision.clause))
    return [journal.Answered(at=max(now, live.at), seat=seat, choice=live.box.plain_choice(choice), since=since,
                             by=by).meaning(choice) for choice in choices]


def _offered(match: Match, question: OpenQuestion, choice: Choice) -> tuple[Choice, ...]:
    """Return the choice as it was offered (1.0 equals 1, but is not the same); raises Refused."""
    d, game = question.decision, match.game
    for option in d.options:
        if option == choice:
            return (option,)
    if refusal := why_not_parts(game, match.s, d.seat, choice):  # for another question, expressed differently, or wrong
        raise Refused(refusal)
    parts = parts_of(game.facts.id, choice)
    return parts if len(parts) > 1 else (game.interpret(match.s, d.seat, parts[0]),)


def let_clock_answer(live: Live, now: int) -> journal.Answered | None:
    """Let the game's own clock answer once its time has come; to be written before anything else is."""
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
            refuse("away")
        return journal.WentAway(at=now, seat=seat, level=STAND_IN, lost=lost)
    _between_matches(live)
    return journal.Stood(at=now, seat=seat)


def come_back(live: Live, seat: Seat, now: int) -> journal.CameBack:
    running(live)
    must_not_have_resigned(live, seat)
    if not live.chairs[seat].away:
        refuse("not-away")
    return journal.CameBack(at=now, seat=seat)


def resign(live: Live, seat: Seat, now: int) -> list[AnyEntry]:
    """Let a bot play on for the others' sake; if no person is left, the match is abandoned."""
    running(live)
    must_not_have_resigned(live, seat)
    gave_up = journal.GaveUp(at=now, seat=seat, level=STAND_IN)
    others = [c for s, c in enumerate(live.chairs) if s != seat and c.who == "person" and not c.resigned]
    return [gave_up] if others else [gave_up, journal.Closed(at=now, reason="resigned")]


def pause(live: Live, seat: Seat, now: int) -> journal.Paused:
    """Stop all time. Where one device is passed from hand to hand, that must be possible whenever it is covered."""
    match = running(live)
    if not live.opened.shared or is_open(live.opened.game):
        if not match.game.facts.cooperative:
            refuse("not-cooperative")
        for d in match.pending():
            if d.seat == CLOCK:
                refuse("clock-runs", d.clause)
    if live.is_paused:
        refuse("not-begun" if live.is_held else "paused")
    return journal.Paused(at=now, seat=seat)


def resume(live: Live, seat: Seat, now: int) -> journal.Resumed:
    running(live)
    if not live.is_paused or live.is_held:
        refuse("not-paused")
    return journal.Resumed(at=now, seat=seat)


def rematch(live: Live, seat: Seat, now: int, present: Collection[Seat] = ()) -> list[AnyEntry]:
    """Ask for a rematch; it begins once every player wants it."""
    if live.status != "over":
        refuse("not-over")
    _between_matches(live)
    others = [c for s, c in enumerate(live.chairs) if s != seat and c.who == "person"]
    wanted = journal.WantedRematch(at=now, seat=seat)
    ready = all([c.wants_rematch for c in others]) and all([c.who in ("person", "bot") for c in live.chairs])
    return [wanted, *_begin(live, present, now)] if ready else [wanted]


def say(live: Live, seat: Seat | None, text: str, now: int, name: str = "", is_host: bool = True,
        reaction: str = "") -> journal.Said:
    """Say something. A spectator (neither seat nor host) is heard by everybody between matches only.

    `reaction`: a quick one, with its name as text if its sender gave no other words.
    """
    if live.status == "closed":
        refuse("closed")
    if seat is not None and live.chairs[seat].muted:
        refuse("muted")
    is_spectator = seat is None and not is_host
    return journal.Said(at=now, seat=seat, text=clean(text, LONGEST_CHAT) or reaction or refuse("nothing-said"),
                        name=clean(name, LONGEST_NAME) if is_spectator else "",
                        spectator=is_spectator, aside=is_spectator and live.status == "playing", reaction=reaction)


def mute(live: Live, seat: Seat, on: bool, now: int) -> journal.Muted:
    _chair(live, seat)
    return journal.Muted(at=now, seat=seat, on=on)


def clear_results(live: Live, now: int) -> journal.ResultsCleared:
    if live.status == "closed":
        refuse("closed")
    return journal.ResultsCleared(at=now)


def close(live: Live, reason: str, now: int) -> journal.Closed:
    if live.status == "closed":
        refuse("closed")
    return journal.Closed(at=now, reason=reason)


def must_not_have_resigned(live: Live, seat: Seat) -> None:
    if live.chairs[seat].resigned:
        refuse("withheld" if live.chairs[seat].withheld else "resigned")


def _chair(live: Live, seat: Seat) -> Chair:
    return live.chairs[seat] if 0 <= seat < len(live.chairs) else refuse("no-such-seat")


def _level(live: Live, level: str) -> str:
    if level not in (known := bots_for(live.opened.game)):
        raise BadSetup(f"unknown bot “{level}”; choose from {', '.join(known)}", "unknown-bot",
                       {"bot": level, "bots": known})
    return level


def _not_fixed(live: Live) -> None:
    """Raise Refused where the deal, or the position, is a given one."""
    if live.opened.day:
        refuse("day-fixed")
    if live.opened.origin is not None:
        refuse("position-fixed")


def _between_matches(live: Live) -> None:
    if live.status == "playing":
        refuse("already-playing")
    if live.called:
        refuse("shuffling")
    if live.status == "closed":
        refuse("closed")


def running(live: Live) -> Any:
    """Return the match; raises Refused if none is being played."""
    if live.status == "closed":
        refuse("closed")
    if live.match is None:
        refuse("not-started")
    if live.status == "over":
        refuse("game-over", live.box.game.facts.end_clause)
    return live.match


def _read(live: Live, said: Any, clause: str) -> Choice:
    """Read a choice: an object, or a line of notation."""
    try:
        if isinstance(said, str):
            if len(said) > LONGEST_LINE:
                refuse("malformed", clause)
            choice: Choice = live.box.notation.read(said)
            return choice
        return live.box.codec.read(said, Choice)
    except (NotReadable, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        refuse("malformed", clause)


def _unlike_others(live: Live, seat: Seat, name: str) -> str:
    """Make names distinct: the second Anna is Anna 2."""
    others = {chair.name for s, chair in enumerate(live.chairs) if s != seat}
    tried, n = name, 1
    while tried in others:
        n += 1
        tried = f"{name[:LONGEST_NAME - 3]} {n}"
    return tried
