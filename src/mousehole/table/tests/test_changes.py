"""Changes are small, and put together they are the same as whole states, whatever is missed."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mousehole.games import GAMES
from mousehole.kernel import CLOCK, Options, Rng, Seat, Value
from mousehole.kernel.wire import fields_of
from mousehole.table import frames, journal, verbs, wire
from mousehole.table.box import open_box
from mousehole.table.changes import Broadcast
from mousehole.table.following import follow
from mousehole.table.frames import Known
from mousehole.table.live import Live
from mousehole.table.tests.scene import Scene
from mousehole.testkit.sent import live_table

NOW = 5_000


class Watching:
    """A connection: what the server knows to have sent, and what the client makes of it."""

    def __init__(self, live: Live, seat: Seat | None) -> None:
        self.live = live
        self.seat = seat
        self.known: Known | None = None
        self.state: Any = None
        self.told: list[str] = []  # events
        self.resyncs = 0
        self.join()

    def join(self) -> None:
        """Hear everything that a new connection is sent, or one that resyncs."""
        since = self.live.heard(self.seat, self.state["number"] if self.state else 0)
        moment = Broadcast(self.live, since, NOW)
        self.hear(moment.told(self.seat, None), moment)
        self.known = moment.known(self.seat)

    def hear(self, frame: bytes, moment: Broadcast) -> None:
        message = msgspec.json.decode(frame)
        state = message if message["is"] == "state" else follow(self.state, message)
        if state is None:
            self.resyncs += 1
            self.join()
            return
        whole = msgspec.json.decode(frames.encode(moment.state(self.seat)))
        assert repr(sorted_all(state)) == repr(sorted_all(whole))  # repr: 1 is not True
        self.state = state
        self.told += [repr(sorted_all(each)) for each in state["events"]]


def sorted_all(plain: Any) -> Any:
    """Fields have no order in JSON."""
    if isinstance(plain, dict):
        return {key: sorted_all(plain[key]) for key in sorted(plain)}
    return [sorted_all(each) for each in plain] if isinstance(plain, list) else plain


def answer(live: Live, rng: Rng) -> None:
    asked = [q for q in live.questions if q.decision.seat != CLOCK and (not q.is_interrupt or rng.below(8) == 0)]
    q = (asked or live.questions)[rng.below(len(asked or live.questions))]
    choice = q.decision.options[rng.below(len(q.decision.options))]
    live.apply(journal.Answered(at=0, seat=q.decision.seat, choice=live.box.codec.plain(choice),
                                since=live.position_at + 10))


@pytest.mark.parametrize("game", GAMES)
def test_changes_put_together_are_whole_states_in_whole_matches(game: str) -> None:
    """For all viewers, after every answer: with missed frames, lost connections, and spectators who come late."""
    box = open_box(game)
    options: Options = {"move_limit": 60} if game == "mousekeeping" else {}
    changes = resyncs = 0
    for seats in sorted({max(box.game.facts.fewest, 2), min(box.game.facts.most, 4)}):
        live, rng = live_table(box, seats, options, seats), Rng.numbered(seats)
        watching = [Watching(live, seat) for seat in [None, *range(seats)]]
        while live.status == "playing":
            if rng.below(10) == 0:
                if rng.below(2):
                    watching[rng.below(len(watching))].join()
                elif len(watching) < 9:
                    watching.append(Watching(live, [None, *range(seats)][rng.below(seats + 1)]))
            before = live.number
            answer(live, rng)
            moment = Broadcast(live, before, NOW)
            for each in watching:
                if live.is_hidden(each.seat, live.number):
                    continue
                frame, each.known = moment.told(each.seat, each.known), moment.known(each.seat)
                changes += b'"is":"change"' in frame[:20]
                if rng.below(12) or live.status != "playing":
                    each.hear(frame, moment)
        events = [(number, event) for number, events in live.events for event in events]
        for each in watching:
            seen = [frames._logged_event(box, number, as_seen) for number, event in events
                    if (as_seen := event.seen_by(each.seat)) is not None]
            assert each.told == [repr(sorted_all(msgspec.json.decode(frames.encode(event)))) for event in seen]
            assert each.state["ended"] is not None
            resyncs += each.resyncs
    assert changes > 100
    assert resyncs > 5


@pytest.mark.parametrize("game", GAMES)
def test_views_are_immutable_so_that_two_of_them_can_be_compared_later(game: str) -> None:
    live, rng = live_table(open_box(game), max(open_box(game).game.facts.fewest, 3), {}), Rng.numbered(3)
    for _ in range(60):
        if live.status != "playing":
            break
        answer(live, rng)
        assert live.match is not None
        for seat in (None, 0, 1):
            must_be_immutable(live.box.game.view(live.match.s, seat))


def must_be_immutable(part: Any) -> None:
    if isinstance(part, (tuple, Value)):
        for each in part if isinstance(part, tuple) else fields_of(part).values():
            must_be_immutable(each)
    else:
        assert part is None or isinstance(part, (bool, int, str)), part


def test_connections_that_know_different_things_are_sent_different_changes() -> None:
    """A bot has taken over a seat meanwhile: that changes a deadline, and whoever comes then has seen it already."""
    scene = Scene(move_seconds=30).start()
    early = Watching(scene.live, 1)
    scene.do(verbs.remove(scene.live, 0, scene.now))
    late = Watching(scene.live, 1)
    assert [each["due"] for each in early.state["asked"]] != [each["due"] for each in late.state["asked"]]
    before = scene.live.number
    scene.do(journal.Answered(at=scene.now, seat=0, choice=scene.live.box.codec.plain(
        scene.live.open_to(0)[0].decision.options[0]), since=0, by="greedy"))
    moment = Broadcast(scene.live, before, NOW)
    for each in (early, late):
        each.hear(moment.told(1, each.known), moment)
    assert early.resyncs == late.resyncs == 0
    assert early.state == late.state


def test_a_viewer_with_a_new_seat_or_match_is_sent_a_whole_state() -> None:
    scene = Scene().start()
    each = Watching(scene.live, 1)
    moment = Broadcast(scene.live, scene.live.number, NOW)
    assert msgspec.json.decode(moment.told(None, each.known))["is"] == "state"
    scene.play_on()
    scene.do(*verbs.rematch(scene.live, 0, scene.now), *verbs.rematch(scene.live, 1, scene.now))
    assert scene.live.status == "over", "each of them was decided before the other"
    scene.do(*verbs.rematch(scene.live, 1, scene.now))
    assert scene.live.match_number == 2
    moment = Broadcast(scene.live, scene.live.number - 1, NOW)
    assert msgspec.json.decode(moment.told(1, each.known))["match"] == 2


def test_a_change_holds_what_has_changed_and_nothing_else() -> None:
    """As in the transcript of docs/protocol.md."""
    scene = Scene().start()
    each = Watching(scene.live, 1)
    before = scene.live.number
    scene.answer(0)
    change = msgspec.json.decode(Broadcast(scene.live, before, NOW).told(1, each.known), type=wire.Change)
    assert (change.after, change.number) == (before, before + 1)
    assert {row[0] for row in change.view} < set(each.state["view"])
    assert change.questions is not None
    scene.do(verbs.say(scene.live, 0, "hello", scene.now))
    known = Broadcast(scene.live, before, NOW).known(1)
    quiet = Broadcast(scene.live, scene.live.number, NOW).told(1, known)
    assert msgspec.json.decode(quiet) == {"is": "change", "after": before + 2, "number": before + 2, "time": NOW}


def test_a_missed_change_is_noticed_by_its_number() -> None:
    assert follow(None, {"after": 3}) is None
    assert follow({"number": 2}, {"after": 3}) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_was_sent_before_is_sent_in_the_same_bytes(game: str) -> None:
    """Events and choices are kept as they were written; nobody can tell that by what arrives."""
    told: list[list[bytes]] = []
    for is_forgotten in (True, False, False):
        box = open_box(game)
        live, rng = live_table(box, max(2, box.game.facts.fewest), {}, 3), Rng.numbered(3)
        seats: list[Seat | None] = [None, *range(len(live.chairs))]
        known = {seat: Broadcast(live, 0, NOW).known(seat) for seat in seats}
        told.append([])
        for _ in range(40):
            if is_forgotten:
                box.events.clear()
                box.plain.clear()
            if live.status != "playing":
                break
            open_ones = [q.decision for q in live.questions]
            asked = [d for d in open_ones if d.seat != CLOCK] or open_ones
            d = asked[rng.below(len(asked))]
            choice, before = d.options[rng.below(len(d.options))], live.number
            assert box.plain_choice(choice) == box.codec.plain(choice)
            live.apply(journal.Answered(at=0, seat=d.seat, choice=box.plain_choice(choice),
                                        since=live.position_at + 10))
            moment = Broadcast(live, before, NOW)
            told[-1] += [moment.told(seat, known[seat]) for seat in seats]
            known = {seat: moment.known(seat) for seat in seats}
        assert len(told[-1]) > 20
    assert told[0] == told[1] == told[2]
    assert box.events
    assert box.plain
