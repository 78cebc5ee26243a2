"""Taking back a move: at once, by consent, or not at all."""
from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.games import GAMES, edition_text, load_game
from mousehole.kernel import Refused, Rng, Seat
from mousehole.kernel.log import BadLog, Log, verify
from mousehole.table import clocks, frames, journal, replay, revealing, review, snapshots, takebacks, takings, verbs
from mousehole.table.box import open_box
from mousehole.table.draws import draws_of
from mousehole.table.live import Live, log_of
from mousehole.table.tests.scene import Scene, code
from mousehole.table.tests.test_live import shown
from mousehole.table.tests.test_snapshots import kept, must_be_same, restored
from mousehole.table.unplayed import UnplayedTable

DOCS = Path(__file__).resolve().parents[4] / "docs"


def is_shown(live: Live, seat: Seat) -> bool:
    first, match = takebacks.wanted(live, seat), live.match
    assert match is not None
    return not takebacks.is_sealed(live, first) and revealing.is_shown(match.game, match.codec, match.log, first)


def undo(scene: Scene, seat: Seat) -> list[journal.AnyEntry]:
    """What the server does."""
    found = takebacks.take_back(scene.live, seat, scene.now, is_shown(scene.live, seat))
    scene.do(*found)
    return found


def why_not(scene: Scene, seat: Seat) -> str:
    with pytest.raises(Refused) as refused:
        undo(scene, seat)
    return code(refused.value)


def seen(live: Live, now: int) -> list[Any]:
    """What everybody sees and is asked, without numbers."""
    told = []
    for seat in [None, *range(len(live.chairs))]:
        state = frames.state(live, seat, live.number, now)
        assert state is not None
        told.append((json.loads(frames.encode(state.view)), state.asked,
                     [json.loads(frames.encode(q.options)) for q in state.questions]))
    return told


def quiet(people: int = 2) -> Scene:
    """At the first placements nothing is hidden, and none of these reaches the mouse."""
    return Scene(2, people).start()


def reaching(scene: Scene, seat: Seat) -> int:
    """The option that finds the mouse, so that the next room is rolled."""
    match, d = scene.live.match, scene.live.open_to(seat)[0].decision
    assert match is not None
    for n, option in enumerate(d.options):
        s = match.game.clone(match.s)
        match.game.apply(s, seat, option)
        match.game.pending(s)
        if s.rng.drawn != match.s.rng.drawn:
            return n
    return -1


def until_reachable(scene: Scene) -> tuple[Seat, int]:
    """Play sensibly until somebody can reach the mouse."""
    match = scene.live.match
    assert match is not None
    while True:
        d = scene.live.questions[0].decision
        if (n := reaching(scene, d.seat)) >= 0:
            return d.seat, n
        match = scene.live.match
        assert match is not None
        choice = match.game.policy(match.s, d, Rng.numbered(1))
        assert choice is not None
        scene.answer(d.seat, d.options.index(choice), by=scene.live.chairs[d.seat].level)


def test_a_move_that_nobody_has_answered_is_taken_back_at_once() -> None:
    scene = quiet()
    before = seen(scene.live, scene.now)
    scene.answer(0, 1)
    assert seen(scene.live, scene.now) != before
    assert [type(entry) for entry in undo(scene, 0)] == [journal.TakenBack]
    assert seen(scene.live, scene.now) == before
    told = frames.state(scene.live, 1, 0, scene.now)
    assert told is not None
    assert json.loads(frames.encode(told.events[-1]))["event"] == {
        "is": "TookBack", "seat": 0, "since": scene.live.number - 1}
    assert why_not(scene, 0) == "nothing-to-take-back"
    scene.answer(0, 1)
    assert scene.live.status == "playing"


def test_an_old_answer_to_the_question_before_is_stale() -> None:
    scene = quiet()
    n = scene.live.open_to(0)[0].n
    scene.answer(0, 1)
    undo(scene, 0)
    with pytest.raises(Refused) as refused:
        scene.answer(0, 1, n=n)
    assert code(refused.value) == "stale"


def test_once_somebody_else_has_answered_everybody_must_agree() -> None:
    scene = quiet()
    before = seen(scene.live, scene.now)
    scene.answer(0, 1)
    scene.answer(1, 1)
    assert [type(entry) for entry in undo(scene, 0)] == [journal.AskedBack]
    room = frames.room(scene.live, scene.now)
    assert room.asked_back is not None
    assert (room.asked_back.seat, room.asked_back.undecided) == (0, [1])
    assert why_not(scene, 1) == "take-back-open"
    scene.do(*takebacks.agree(scene.live, 1, True, scene.now))
    assert seen(scene.live, scene.now) == before
    assert scene.live.asked_back is None


def test_without_agreement_the_move_stands() -> None:
    scene = quiet()
    scene.answer(0, 1)
    scene.answer(1, 1)
    undo(scene, 0)
    before = seen(scene.live, scene.now)
    scene.do(*takebacks.agree(scene.live, 1, False, scene.now))
    assert (seen(scene.live, scene.now), scene.live.asked_back) == (before, None)
    assert repr(scene.live.events[-1][1]) == "[TakeBackDeclined(1)]"


def test_the_asker_can_withdraw_and_only_those_who_are_asked_can_agree() -> None:
    scene = Scene(3, 2).start()
    for seat in (0, 1):
        scene.answer(seat, 1)
    undo(scene, 0)
    for seat in (0, 2):
        with pytest.raises(Refused) as refused:
            takebacks.agree(scene.live, seat, True, scene.now)
        assert code(refused.value) == "no-take-back-open"
    scene.do(*takebacks.agree(scene.live, 0, False, scene.now))
    assert scene.live.asked_back is None


def test_an_answer_or_too_much_time_ends_a_request_and_bots_wait_meanwhile() -> None:
    scene = Scene(3, 2).start()
    for seat in (0, 1):
        scene.answer(seat, 1)
    assert clocks.thoughts(scene.live, 0, "greedy")
    undo(scene, 0)
    assert not clocks.thoughts(scene.live, 0, "greedy")
    assert takebacks.settle(scene.live, scene.now) == []
    scene.wait(60)
    scene.do(*takebacks.settle(scene.live, scene.now))
    assert scene.live.asked_back is None
    undo(scene, 0)
    scene.answer(2, 1, by="random")
    assert scene.live.asked_back is None
    assert repr(scene.live.events[-1][1]) == "[TakeBackDropped(0)]"


def test_if_nobody_is_left_to_agree_the_bots_decide() -> None:
    scene = Scene(3, 2).start()
    before = seen(scene.live, scene.now)
    for seat in (0, 1):
        scene.answer(seat, 1)
    undo(scene, 0)
    scene.do(verbs.leave(scene.live, 1, scene.now))
    scene.do(*takebacks.settle(scene.live, scene.now))
    assert [view for view, _, _ in seen(scene.live, scene.now)] == [view for view, _, _ in before]


def test_bots_agree_unless_something_hidden_was_shown() -> None:
    scene = Scene(2, 1).start()
    scene.answer(0, 1)
    scene.answer(1, 1, by="random")
    assert [type(entry) for entry in undo(scene, 0)] == [journal.TakenBack]
    seat, option = until_reachable(scene)
    while seat != 0:
        scene.answer(seat, option, by="random")
        seat, option = until_reachable(scene)
    scene.answer(0, option)
    assert why_not(scene, 0) == "take-back-shown"


def test_what_chance_has_shown_needs_consent_and_chance_drawn_again_is_the_same() -> None:
    scene = quiet()
    seat, option = until_reachable(scene)
    scene.answer(seat, option)
    first = seen(scene.live, scene.now)
    assert [type(entry) for entry in undo(scene, seat)] == [journal.AskedBack]
    scene.do(*takebacks.agree(scene.live, 1 - seat, True, scene.now))
    scene.answer(seat, option)
    assert [view for view, _, _ in seen(scene.live, scene.now)] == [view for view, _, _ in first]


def test_alone_nobody_needs_to_agree() -> None:
    scene = Scene(1, 1).start()
    seat, option = until_reachable(scene)
    scene.answer(seat, option)
    assert [type(entry) for entry in undo(scene, 0)] == [journal.TakenBack]


@pytest.mark.parametrize("limits", [{"move_seconds": 30}, {"game_seconds": 900}, {"options": {"first_player": 0}}])
def test_on_the_clock_a_move_stands(limits: dict[str, Any]) -> None:
    scene = Scene(2, 2, **limits).start()
    scene.answer(0, 1)
    assert why_not(scene, 0) == "on-the-clock"


def test_the_host_may_forbid_it_and_before_and_after_a_match_there_is_nothing_to_take_back() -> None:
    scene = Scene(2, 2, take_backs=False).start()
    scene.answer(0, 1)
    assert why_not(scene, 0) == "no-take-backs"
    scene = Scene(2, 2)
    assert why_not(scene, 0) == "not-started"
    scene.start().play_on()
    assert why_not(scene, 0) == "game-over"


def test_a_paused_or_left_seat_takes_nothing_back() -> None:
    scene = quiet()
    scene.answer(0, 1)
    scene.do(verbs.pause(scene.live, 0, scene.now))
    assert why_not(scene, 0) == "paused"
    scene.do(verbs.resume(scene.live, 0, scene.now))
    scene.do(verbs.leave(scene.live, 0, scene.now))
    assert why_not(scene, 0) == "away"


def sealed() -> Scene:
    scene = Scene(3, 3, "head-of-mousehold").start()
    while scene.live.seal is None:
        scene.play_on(1)
    return scene


def test_under_a_seal_an_answer_is_taken_back_without_anybody_noticing() -> None:
    scene = sealed()
    asked = [q.decision.seat for q in scene.live.questions if not q.is_interrupt]
    me, other = asked[0], asked[1]

    def sight(viewer: Seat | None) -> tuple[bytes, bytes, int]:
        return (frames.encode(frames.state(scene.live, viewer, 0, scene.now)),
                frames.encode(frames.room(scene.live, scene.now, (), viewer)), scene.live.touched)

    before = {viewer: sight(viewer) for viewer in (None, 0, 1, 2)}
    own = seen(scene.live, scene.now)[1 + me]
    scene.answer(me)
    scene.answer(other)  # in secret: it must not show in whether the first may be taken back
    assert sight(me) != before[me]
    entry, = undo(scene, me)
    assert isinstance(entry, journal.TakenBack) and entry.only
    assert seen(scene.live, scene.now)[1 + me] == own
    for viewer in (None, *[seat for seat in range(3) if seat not in (me, other)]):
        assert sight(viewer) == before[viewer]
    assert scene.live.is_hidden(None, scene.live.number)
    must_be_same(scene.rebuilt(), scene.live, scene.now)
    scene.play_on()
    must_be_same(scene.rebuilt(), scene.live, scene.now)


def answers_of(scene: Scene) -> str:
    match = scene.live.match
    assert match is not None
    return json.dumps([(seat, choice) for seat, choice, _ in match.log.answers])


def views(scene: Scene) -> list[Any]:
    """What everybody sees and can answer; who else is asked may be hidden by a seal, then and not now."""
    return [(view, options) for view, _, options in seen(scene.live, scene.now)]


@pytest.mark.parametrize("game", GAMES)
def test_random_matches_with_take_backs_are_the_same_again_from_the_journal(game: str, tmp_path: Path) -> None:
    """Live, rebuilt, restored from snapshots, replayed and verified: always the same match."""
    facts = load_game(game).facts
    seats = max(facts.fewest, 2)
    scene, rng = Scene(seats, seats, game).start(), Rng.numbered(seats)
    taken, back, asked, compared = list[tuple[int, bytes]](), 0, 0, 0
    known = dict[str, list[Any]]()  # by the answers that count, what everybody saw and could answer
    for turn in range(36):
        for _ in range(1 + rng.below(3)):
            scene.play_on(1)
            known[answers_of(scene)] = views(scene)
        if scene.live.status != "playing":
            break
        seat = rng.below(seats)
        try:
            entries = undo(scene, seat)
        except Refused as refused:
            assert code(refused) in ("nothing-to-take-back", "on-the-clock")
            continue
        asked += isinstance(entries[0], journal.AskedBack)
        for other in list(scene.live.undecided):
            if scene.live.asked_back is not None:
                scene.do(*takebacks.agree(scene.live, other, rng.below(4) > 0, scene.now))
        if any([isinstance(entry, journal.TakenBack) for entry in scene.entries[-2:]]):
            back += 1
            assert views(scene) == known.get(answers_of(scene), views(scene))
            compared += answers_of(scene) in known
        if turn % 9 == 0:
            must_be_same(scene.rebuilt(), scene.live, scene.now)
        if snapshots.may_be_taken(scene.live) and turn % 5 == 0:
            taken.append((len(scene.entries) - 1, kept(scene)))
    assert back > 4
    assert asked > 2
    assert compared > 2
    scene.play_on()
    must_be_same(scene.rebuilt(), scene.live, scene.now)
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)
    for at, text in taken[::3]:
        live = restored(scene, text, at)
        live.events_after(0)
        must_be_same(live, scene.rebuilt(), scene.now)
    log = log_of("table", scene.entries, 1)
    assert log is not None and log.taken_back
    must_be_told(log, tmp_path)
    unplayed = UnplayedTable("table", scene.entries, 1).replay(1)
    assert unplayed is not None
    assert (unplayed.answers, unplayed.taken_back) == (log.answers, log.taken_back)


def must_be_told(log: Log, folder: Path) -> None:
    """The replay shows what was taken back, and both verifiers accept the file."""
    text = log.write()
    assert Log.read(text) == log
    box = open_box(log.game)
    verify(box.game, Log.read(text))
    takings.check(box.game, Log.read(text))
    turns = takings.turns(log)
    assert len(turns) == len(log.answers) + sum([1 + len(row["answers"]) for row in log.taken_back or []])
    told = replay.states(text, 1, None, 0, len(turns) + 1)
    assert told.answers == len(turns) and len(told.states) == len(turns) + 1
    for n, turn in enumerate(turns, 1):
        if turn.choice is None:
            event = told.states[n].events[-1]
            assert event.say.id == "TookBack" and event.event["since"] < n
    again = replay.states(Log(**{**vars(log), "taken_back": None}).write(), 1, None, 0, 9_999)
    assert told.states[-1].view == again.states[-1].view
    points = review.spread(len(log.answers), 5)
    reviewed = review.Review(text, lambda: 0.0)
    reviewed.outlook = dict(zip(points, review.look(text, points, 1), strict=True))
    assert reviewed.told(is_refined=False).points[-1] == len(turns)
    file = folder / "match.jsonl"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    spec = importlib.util.spec_from_file_location("verify_fairness", DOCS / "verify_fairness.py")
    assert spec and spec.loader
    verifier: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(verifier)
    verifier.check(json.loads(text.splitlines()[0]), draws_of(box.game, log), edition_text(log.game, "standard"))


def test_a_replay_file_with_edited_take_backs_is_refused() -> None:
    scene = quiet()
    for _ in range(2):
        scene.answer(0, 1)
        undo(scene, 0)
    scene.play_on()
    log = log_of("table", scene.entries, 1)
    assert log is not None and log.taken_back
    game = open_box(log.game).game
    takings.check(game, log)
    row = log.taken_back[0]
    for wrong in ({**row, "first": 10_000}, {**row, "answers": [[1, row["answers"][0][1], 0]]}, {"seat": 0}, 7,
                  {**row, "answers": []}, {**row, "kept": 10_000}):
        with pytest.raises(BadLog):
            takings.check(game, Log(**{**vars(log), "taken_back": [wrong]}))
