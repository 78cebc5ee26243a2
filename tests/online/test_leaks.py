"""Nothing leaks: what a viewer is sent is the same, byte by byte, when only things differ that are hidden from it."""
from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from mousehole.games import GAMES
from mousehole.kernel import CLOCK, Decision, Game, Interrupt, Rng, Seat
from mousehole.table import clocks, frames, journal
from mousehole.table.box import Box, open_box
from mousehole.table.changes import Broadcast
from mousehole.table.live import Live, OpenQuestion
from mousehole.testkit import sent
from mousehole.testkit.regatta.game import FACTS, Regatta

NOW = 5_000


def regatta_box() -> Box:
    return sent.box_of(Regatta(FACTS, None))


def box_of(game_id: str) -> Box:
    return regatta_box() if game_id == "regatta" else open_box(game_id)


def table(box: Box, seats: int, seed: int) -> Live:
    return sent.live_table(box, seats, {}, seed)


def timed_table(box: Box, seats: int, move_seconds: int = 0, game_seconds: int = 0) -> Live:
    """People sit there, and have a time limit."""
    facts = box.game.facts
    opened = journal.Opened(at=0, game=facts.id, version=facts.version, seats=seats, options=facts.checked(seats, {}),
                            edition=box.edition, root="00" * 32, host="", move_seconds=move_seconds,
                            game_seconds=game_seconds)
    live = Live("table", opened, box)
    for seat in range(seats):
        live.apply(journal.Sat(at=0, seat=seat, name=f"P{seat}", key=""))
    live.apply(journal.Started(at=0))
    return live


def played(live: Live, rng: Rng) -> bool:
    """One random answer, if the match still runs."""
    if live.status != "playing":
        return False
    asked = [q for q in live.questions if q.decision.seat >= 0 and (not q.is_interrupt or rng.below(6) == 0)]
    questions = asked or live.questions
    q = questions[rng.below(len(questions))]
    choice = q.decision.options[rng.below(len(q.decision.options))]
    live.apply(journal.Answered(at=0, seat=q.decision.seat, choice=live.box.codec.plain(choice),
                                since=live.position_at + 10))
    return True


def elsewhere(live: Live, viewer: Seat | None, s: Any) -> Live:
    """The same table, but with another truth behind what the viewer sees."""
    assert live.match is not None
    twin = copy.copy(live)
    twin.match = copy.copy(live.match)
    twin.match.s = s
    twin.match.open = live.box.game.pending(s)
    numbers = {(q.decision.prompt, q.is_interrupt): q for q in live.open_to(viewer)}

    def question(d: Decision) -> OpenQuestion:
        old = numbers.get((d.prompt, isinstance(d.options[0], Interrupt))) if d.seat == viewer else None
        return OpenQuestion(old.n if old else 0, d, old.since if old else 0)

    twin.questions = [question(d) for d in twin.match.open]
    return twin


def frame(live: Live, viewer: Seat | None) -> bytes:
    return frames.encode(frames.state(live, viewer, live.number - 1, NOW))


@pytest.mark.parametrize("game_id", [*GAMES, "regatta"])
def test_a_viewer_is_sent_the_same_at_every_table_it_can_imagine(game_id: str) -> None:
    box, compared = box_of(game_id), 0
    facts = box.game.facts
    for seats in sorted({max(facts.fewest, 2), facts.most}):
        live, rng = table(box, seats, seats), Rng.numbered(seats)
        for turn in range(150):
            if not played(live, rng):
                break
            if live.status != "playing" or turn % 5:
                continue
            assert live.match is not None
            for viewer in [None, *range(seats)]:
                sent = frame(live, viewer)
                for seed in range(3):
                    dream = box.game.imagine(box.game.view(live.match.s, viewer), Rng.numbered(seed))
                    assert frame(elsewhere(live, viewer, dream), viewer) == sent
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("game_id", [*GAMES, "regatta"])
def test_a_secret_choice_of_another_looks_the_same_whatever_it_was(game_id: str) -> None:
    """While others still choose: if two choices lead to the same view, the events the viewer is told are the same, too.

    Once all have chosen, an event may tell more than the view keeps: where a card went into a hand, for example.
    """
    box = box_of(game_id)
    game, codec = box.game, box.codec
    live, rng = table(box, max(game.facts.fewest, 2), 7), Rng.numbered(7)
    for turn in range(120):
        if not played(live, rng) or live.status != "playing":
            break
        if turn % 4:
            continue
        assert live.match is not None
        for q in [q for q in live.questions if q.decision.seat >= 0][:2]:
            after = [_after(game, live.match.s, q.decision.seat, choice) for choice in q.decision.options[:6]]
            for viewer in [v for v in [None, *range(len(live.chairs))] if v != q.decision.seat]:
                told: dict[str, bytes] = {}
                for s in after:
                    if not any([d.prompt == q.decision.prompt and d.seat != q.decision.seat for d in game.advance(s)]):
                        continue
                    view = codec.dump(game.view(s, viewer))
                    seen = [seen for e in s.events if (seen := e.seen_by(viewer)) is not None]
                    said = msgspec.json.encode([(codec.plain(e), frames.sentence(e)) for e in seen])
                    assert told.setdefault(view, said) == said


def _after(game: Game, s: Any, seat: Seat, choice: Any) -> Any:
    twin = game.clone(s)
    twin.events = []
    game.apply(twin, seat, choice)
    game.pending(twin)
    return twin


def said_to(live: Live, viewer: Seat | None, known: frames.Known) -> list[bytes]:
    """Everything that can be sent to viewers other than the one who answers: unasked, or because they ask again."""
    spoken = live.chat[-1]
    change = Broadcast(live, live.heard(viewer, known.number), NOW).told(viewer, known)
    return [frames.encode(frames.room(live, NOW, viewer=viewer)), frames.encode(frames.state(live, viewer, 0, NOW)),
            frames.encode(frames.state(live, viewer, live.told(viewer), NOW)),
            frames.encode(frames.chat(live, spoken, viewer)), change]


@pytest.mark.parametrize("limits", [{}, {"move_seconds": 30}, {"game_seconds": 600}])
@pytest.mark.parametrize("seats", [2, 4])
def test_under_a_seal_nobody_else_is_sent_a_byte_that_tells_how_far_somebody_is(seats: int,
                                                                                limits: dict[str, int]) -> None:
    """Frames are compared whole, so their lengths are, too; and the numbers of what is said in between."""
    box = box_of("head-of-mousehold")
    others = (None, 0)  # while seat 1, and then all but seat 0, choose
    mice = 4 if seats == 2 else 3
    links = [seat for seat in range(1, seats) for _ in range(mice)]
    seen = []
    for answers in range(len(links) + 1):
        live = timed_table(box, seats, **limits)
        began = Broadcast(live, live.number, NOW)
        known = {viewer: began.known(viewer) for viewer in others}
        for seat in links[:answers]:
            (question,) = live.open_to(seat)
            plain = box.codec.plain(question.decision.options[0])
            live.apply(journal.Answered(at=0, seat=seat, choice=plain, since=live.position_at + 100))
        assert live.number == 1 + seats + answers
        live.apply(journal.Said(at=0, seat=None, text="Hello!"))
        seen.append([said_to(live, viewer, known[viewer]) for viewer in others])
    assert all(each == seen[0] for each in seen)


def test_once_all_have_chosen_everybody_counts_alike_and_nothing_is_told_twice() -> None:
    box = box_of("head-of-mousehold")
    live, rng = table(box, 3, 5), Rng.numbered(5)
    heard: dict[Seat | None, list[bytes]] = {viewer: [] for viewer in (None, 0, 1, 2)}
    known: dict[Seat | None, int] = dict.fromkeys(heard, 0)
    while played(live, rng):
        if rng.below(4) == 0:
            live.apply(journal.Said(at=0, seat=None, text="Hello!"))
        for viewer in heard:
            if rng.below(3) == 0 or live.status != "playing":
                state = frames.state(live, viewer, known[viewer], NOW)
                assert state is not None
                heard[viewer] += [frames.encode(event) for event in state.events]
                assert state.number >= known[viewer]
                known[viewer] = state.number
        if live.seal is None:
            assert {live.told(viewer) for viewer in heard} == {live.number}
    for viewer, events in heard.items():
        seen = [e for _, each in live.events for e in each if e.seen_by(viewer) is not None]
        assert len(events) == len(seen), "each was told once"


def test_when_bots_answer_does_not_tell_who_could_have_interrupted() -> None:
    """With and without a boost in hand, the bots of a position are ready at the same moment."""
    live = table(regatta_box(), 3, 1)
    rng = Rng.numbered(5)
    for _ in range(40):
        wait: dict[bool, set[int]] = {False: set(), True: set()}
        for thought in clocks.thoughts(live, 900, "greedy"):
            wait[thought.question.is_interrupt].add(thought.ready - live.position_at)
        if live.status == "playing":
            assert live.match is not None
            is_timed = any(d.seat == CLOCK for d in live.match.pending())
            assert wait[True] <= {1_000 if is_timed else 900}
            assert wait[False] <= {6_000 if is_timed else 900}
        if not played(live, rng):
            break


def test_nobody_is_told_what_somebody_else_may_do_out_of_turn() -> None:
    live = table(regatta_box(), 3, 1)
    state = frames.state(live, 0, 0, NOW)
    assert state is not None
    assert "boost" in [q.prompt for q in state.questions]
    assert "boost" not in [asked.prompt for asked in state.asked]
    watched = frames.state(live, None, 0, NOW)
    assert watched is not None
    assert watched.questions == []
