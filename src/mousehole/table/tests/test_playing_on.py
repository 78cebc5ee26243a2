"""Playing on from a moment of a finished match: what a seat did not know is imagined, and nothing else is used."""
from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from mousehole.bots.driver import answers
from mousehole.checks.positions import impossible
from mousehole.games import GAMES, sense
from mousehole.kernel import CLOCK, Choice, Decision, Interrupt, Refused, Rng
from mousehole.kernel.log import BadLog, Log, begun, verify
from mousehole.table import journal, playing_on, snapshots, verbs
from mousehole.table.box import box_of, open_box
from mousehole.table.draws import draws_of
from mousehole.table.journal import AnyEntry, Origin
from mousehole.table.keys import hashed
from mousehole.table.live import Live, log_of
from mousehole.table.match import Match
from mousehole.table.review import look
from mousehole.table.takings import turns
from mousehole.table.tests.scene import code

NOW = 1_000_000
SEED = bytes([7]) * 32


@cache
def played(game_id: str, seats: int = 2) -> Log:
    """A finished match of quick bots; Mousekeeping! with its clock."""
    box, rng = open_box(game_id), Rng.numbered(3)
    match = Match(box.game, seats, SEED, {}, box.edition, box.codec)
    s = box.game.start(seats, Rng(SEED), {})

    def choose(d: Decision) -> Choice | None:
        return box.game.policy(s, d, rng)

    for seat, choice, seconds in answers(box.game, s, choose, rng):
        match.take(seat, box.codec.plain(choice), 1000 * seconds)
    assert match.log.result is not None
    return match.log


def opened(log: Log, step: int, seat: int, root: int = 1) -> Live:
    """A table at which this seat's person plays on, with a bot on every other."""
    origin = Origin("other", 1, step, seat, *playing_on.seen_at(log.write(), step, seat))
    before = verbs.open_table(log.game, log.seats, dict(log.options), "standard", bytes(32), hashed("host"), NOW)
    made = verbs.open_origin(origin, before, log, bytes([root]) * 32, hashed("host"), NOW)
    live = Live("table", journal.read(journal.write(made)))  # type: ignore[arg-type]
    entries: list[AnyEntry] = [made]

    def do(*more: AnyEntry) -> None:
        for entry in more:
            again = journal.read(journal.write(entry))
            entries.append(again)
            live.apply(again)

    live.do, live.entries = do, entries  # type: ignore[attr-defined]
    do(verbs.sit(live, seat, "Anna", hashed("key"), NOW))
    do(*[verbs.set_bot(live, other, "random", NOW) for other in range(log.seats) if other != seat])
    do(*verbs.start(live, "", NOW, [seat]))
    if live.is_held:
        do(*verbs.begin(live, NOW))
    return live


def finish(live: Any) -> None:
    """The first option of whoever is asked, until it is over."""
    now = NOW + 10_000
    while live.status == "playing":
        if clock := verbs.let_clock_answer(live, now):
            live.do(clock)
            continue
        asked = [q for q in live.questions if q.decision.seat != CLOCK]
        q = next((q for q in asked if not isinstance(q.decision.options[0], Interrupt)), None)
        now += 5_000
        if q is not None:
            policy = live.box.game.policy(live.match.s, q.decision, Rng.numbered(now))
            live.do(*verbs.answer(live, q.decision.seat, q.n, live.box.codec.plain(policy), now,
                                  "greedy" if q.decision.seat != live.opened.origin.seat else ""))


def moments(log: Log) -> list[int]:
    """Some in which there is something to play, without the end."""
    last = len(turns(log)) - 1
    return sorted({0, 1, last // 3, last // 2, last})


@pytest.mark.parametrize("game_id", GAMES)
def test_the_seat_cannot_tell_the_new_table_from_the_old_one(game_id: str) -> None:
    log = played(game_id, 3)
    for step in moments(log):
        for seat in range(log.seats):
            view, _ = playing_on.seen_at(log.write(), step, seat)
            live = opened(log, step, seat)
            assert live.match is not None and live.status == "playing"
            assert live.box.codec.plain(live.box.game.view(live.match.s, seat)) == view
            assert impossible(live.box.game, live.match.s, sense(game_id)) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_the_same_from_its_journal_and_its_log(game_id: str) -> None:
    log = played(game_id, 3)
    live: Any = opened(log, len(turns(log)) // 2, 1)
    finish(live)
    text = live.match.log.write()
    again = log_of("table", live.entries, 1)
    assert again is not None and again.write() == text
    read = Log.read(text)
    assert read.fairness is None and read.position is not None  # nothing is claimed about its shuffle
    playing_on.check(box_of(read), read)
    verify(live.box.game, read)
    assert draws_of(live.box.game, read)["table"] == {
        name: field for name, field in read.position["table"].items() if name != "rng"}


@pytest.mark.parametrize("game_id", ["haunted-mouse", "head-of-mousehold", "house-mouse"])
def test_nothing_but_what_the_seat_knew_is_used(game_id: str) -> None:
    """Two tables that look the same to a seat are played on in the very same way, whatever is hidden at them."""
    log, box = played(game_id, 3), open_box(game_id)
    step = len(turns(log)) // 2
    true = Match(box.game, 3, SEED, log.options, log.edition, box.codec)
    for seat, plain, at in turns(log)[step - 1].counting:
        true.take(seat, plain, at)
    dream = box.game.imagine(box.game.view(true.s, 0), Rng.numbered(99))
    seen = [box.codec.plain(box.game.view(s, 0)) for s in (true.s, dream)]
    assert seen[0] == seen[1] and box.codec.plain(true.s) != box.codec.plain(dream)
    made = [playing_on.imagined(box, view, SEED) for view in seen]
    assert made[0] == made[1]
    assert seen[0] == playing_on.seen_at(log.write(), step, 0)[0]
    others = [playing_on.imagined(box, seen[0], bytes([n]) * 32) for n in range(8)]
    assert len({json.dumps({**table, "rng": None}) for table in others}) > 1  # drawn afresh


def test_every_match_there_imagines_anew() -> None:
    live: Any = opened(played("haunted-mouse", 3), 12, 0)
    first = live.match.log.position["table"]
    finish(live)
    live.do(*verbs.rematch(live, 0, NOW + 10_000_000))
    assert live.match_number == 2 and live.match.log.position["table"] != first
    assert live.box.codec.plain(live.box.game.view(live.match.s, 0)) == live.opened.origin.view


def test_the_games_clock_goes_on_from_where_it_was() -> None:
    log = played("mousekeeping")
    last = len(turns(log)) - 2
    _, spent = playing_on.seen_at(log.write(), last, 0)
    live: Any = opened(log, last, 0)
    assert spent > 60_000
    assert live.match.due() == 1000 * live.match.s.seconds_in_all() - spent
    assert min(live.match.open, key=lambda d: d.seat).seat == CLOCK
    finish(live)
    assert live.match.log.answers[-1][0] == CLOCK and live.match.now == 1000 * live.match.s.seconds_in_all() - spent


def test_what_cannot_be_played_on_is_refused() -> None:
    log = played("haunted-mouse")
    length = len(turns(log))
    for step, seat, why in ((length, 0, "nothing-to-play-on"), (length + 1, 0, "no-such-moment"),
                            (-1, 0, "no-such-moment"), (3, 2, "no-such-seat"), (3, -1, "no-such-seat")):
        with pytest.raises(Refused) as refused:
            playing_on.seen_at(log.write(), step, seat)
        assert code(refused.value) == why


def test_the_position_is_given() -> None:
    live: Any = opened(played("haunted-mouse"), 5, 0)
    finish(live)
    for verb, args in ((verbs.set_options, [{"first_player": 1}, NOW]), (verbs.set_up, [NOW]),
                       (verbs.rearrange, [[1, 0], NOW])):
        with pytest.raises(Refused) as refused:
            verb(live, *args)
        assert code(refused.value) == "position-fixed"


def test_rungs_are_climbed_from_the_beginning() -> None:
    live: Any = opened(played("mousewarming-party", 3), 3, 0)
    finish(live)
    assert live.played == []


def test_a_snapshot_of_such_a_table_restores_it() -> None:
    live: Any = opened(played("house-mouse", 3), 40, 1)
    text = snapshots.taken(live, live.entries[-1])
    again = snapshots.restored("table", live.entries[0], text, journal.write(live.entries[-1]))
    assert again.match is not None and live.match is not None
    assert again.match.log.write() == live.match.log.write()
    assert again.box.codec.plain(again.match.s) == live.box.codec.plain(live.match.s)


def test_a_file_with_an_impossible_position_is_refused() -> None:
    live: Any = opened(played("mousekeeping"), 6, 0)
    log = Log.read(live.match.log.write())
    box = box_of(log)
    assert log.position is not None
    good = log.position
    for bad in ({"table": {**good["table"], "turn": 7}, "spent": 0}, {"table": None, "spent": 0}, {"spent": 0},
                {**good, "spent": "long"}, {**good, "table": {**good["table"], "seats": 3}}):
        log.position = bad
        with pytest.raises(BadLog):
            playing_on.check(box, log)
    log.position = good
    playing_on.check(box, log)
    assert begun(box.game, log).seats == 2


def test_such_a_match_can_be_reviewed() -> None:
    live: Any = opened(played("mousekeeping"), 10, 0)
    finish(live)
    assert len(look(live.match.log.write(), [0, 2], 2)) == 2
