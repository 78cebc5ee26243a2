"""Nobody can choose the deal: seats commit to their nonces before any nonce is revealed, and then they must reveal."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mousehole.kernel import Refused
from mousehole.table import fairness, frames, journal, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live, log_of
from mousehole.table.tests.scene import Scene, code


def refused(verb: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refused) as error:
        verb(*args)
    return code(error.value)


def called() -> Scene:
    """Two people and a bot; both people have committed, and the host has started."""
    return Scene(3, 2).commit(0, 1).call(0, 1)


def test_all_commitments_are_told_before_any_nonce_is_asked_for() -> None:
    scene = Scene(3, 2).commit(0)
    assert scene.live.chairs[0].commitment and not scene.live.chairs[1].commitment
    assert refused(verbs.reveal, scene.live, 0, scene.nonce(0), scene.now) == "not-called"
    scene.commit(1).call(0, 1)
    room = frames.room(scene.live, scene.now)
    assert [bool(chair.commitment) for chair in room.chairs] == [True, True, False]
    assert room.called == [0, 1]
    assert room.status == "gathering"
    assert scene.live.revealed == {}


def test_once_called_nobody_can_change_anything() -> None:
    scene = called()
    live, now = scene.live, scene.now
    assert refused(verbs.commit, live, 0, "00" * 32, now) == "shuffling"
    assert refused(verbs.start, live, "", now) == "shuffling"
    assert refused(verbs.leave, live, 0, now) == "shuffling"
    assert refused(verbs.remove, live, 1, now) == "shuffling"
    assert refused(verbs.set_bot, live, 2, "", now) == "shuffling"
    assert refused(verbs.set_options, live, {"move_limit": 100}, now) == "shuffling"
    assert refused(verbs.sit, live, None, "Cleo", hashed("c"), now) == "shuffling"
    assert refused(verbs.accept, live, 0, "Cleo", now) == "shuffling"


def test_a_commitment_that_is_repeated_is_never_refused() -> None:
    """A client that hears of two rooms before its commitment shows commits twice; the host may start meanwhile."""
    scene = called()
    mine = scene.live.chairs[1].commitment
    assert mine and verbs.commit(scene.live, 1, mine, scene.now) == []
    assert refused(verbs.commit, scene.live, 1, "", scene.now) == "shuffling"


def test_a_seat_that_sees_the_others_nonces_cannot_choose_another_one() -> None:
    """A host who plays and runs the server knows everything once seat 1 has revealed: too late."""
    scene = called().reveal(1)
    assert frames.room(scene.live, scene.now).called == [0]
    for tried in ("ab" * 16, scene.nonce(1), scene.nonce(0) + "00"):
        assert refused(verbs.reveal, scene.live, 0, tried, scene.now) == "other-nonce"
    assert refused(verbs.reveal, scene.live, 1, scene.nonce(1), scene.now) == "not-called"
    scene.reveal(0)
    assert scene.live.status == "playing"
    assert scene.live.match is not None
    told = scene.live.match.log.fairness or {}
    assert told["nonces"] == [scene.nonce(0), scene.nonce(1), ""]
    assert told["scheme"] == 2
    assert [bool(each) for each in told["commitments"]] == [True, True, False]


def test_a_player_who_does_not_reveal_does_not_play_that_match() -> None:
    scene = called().reveal(1).wait(10)
    scene.do(*verbs.end_call(scene.live, scene.now))
    live = scene.live
    assert live.status == "playing"
    chair = live.chairs[0]
    assert (chair.withheld, chair.resigned, chair.level) == (True, True, verbs.STAND_IN)
    assert not live.chairs[1].is_played_by_bot
    assert refused(verbs.come_back, live, 0, scene.now) == "withheld"
    question = live.open_to(0)[0]
    plain = live.box.codec.plain(question.decision.options[0])
    assert refused(verbs.answer, live, 0, question.n, plain, scene.now) == "withheld"
    assert [chair.withheld for chair in frames.room(live, scene.now).chairs] == [True, False, False]
    scene.play_on()
    log = log_of("table", scene.entries, 1)
    assert log is not None and log.fairness is not None
    assert log.fairness["nonces"] == ["", scene.nonce(1), ""]
    assert log.fairness["commitments"][0]
    told = fairness.check(log)
    assert told and told.unrevealed == (0,)


def test_the_seat_is_theirs_again_after_that_match() -> None:
    scene = called().reveal(1)
    scene.do(*verbs.end_call(scene.live, scene.now))
    scene.play_on().commit(0, 1)
    scene.do(*verbs.rematch(scene.live, 0, scene.now, {0, 1}))
    scene.do(*verbs.rematch(scene.live, 1, scene.now, {0, 1}))
    scene.reveal(0, 1)
    assert [chair.is_person_playing for chair in scene.live.chairs] == [True, True, False]
    assert not scene.live.chairs[0].withheld


def test_a_seat_that_is_absent_or_has_not_committed_is_not_called_and_loses_nothing() -> None:
    scene = Scene(3, 3).commit(0, 1).call(0, 2)
    assert scene.live.called == [0], "seat 1 is not connected, seat 2 has not committed"
    scene.reveal(0)
    assert scene.live.match is not None
    told = scene.live.match.log.fairness or {}
    assert told["nonces"] == [scene.nonce(0), "", ""]
    assert [bool(each) for each in told["commitments"]] == [True, False, False]
    assert [chair.is_person_playing for chair in scene.live.chairs] == [True, True, True]


def test_where_nobody_can_be_called_the_match_begins_at_once() -> None:
    scene = Scene(2, 2).commit(0).call()
    assert scene.live.status == "playing"
    assert scene.live.match is not None
    assert (scene.live.match.log.fairness or {})["scheme"] == 2


def test_if_nobody_would_play_no_match_begins() -> None:
    scene = called()
    promised = scene.live.commitment
    scene.do(*verbs.end_call(scene.live, scene.now))
    assert (scene.live.status, scene.live.called, scene.live.match) == ("gathering", [], None)
    assert scene.live.commitment == promised
    assert verbs.end_call(scene.live, scene.now) == []
    scene.call(0, 1).reveal(0, 1)
    assert scene.live.status == "playing"


def test_a_commitment_can_be_taken_back_before_the_call_and_is_new_for_every_match() -> None:
    scene = Scene(2, 2).commit(0, 1)
    first = scene.live.chairs[0].commitment
    assert verbs.commit(scene.live, 0, first, scene.now) == [], "nothing new"
    scene.do(*verbs.commit(scene.live, 1, "", scene.now))
    assert not scene.live.chairs[1].commitment
    scene.call(0, 1).reveal(0)
    assert scene.live.chairs[0].commitment == first, "still shown while the match runs"
    assert refused(verbs.commit, scene.live, 0, "", scene.now) == "already-playing"
    scene.play_on()
    assert not scene.live.chairs[0].commitment
    scene.commit(0)
    assert scene.live.chairs[0].commitment != first, "of another match, though the nonce is the same"


def test_a_table_is_the_same_when_its_journal_is_read_again_in_mid_call() -> None:
    for scene in (called(), called().reveal(1), called().reveal(1, 0)):
        again = scene.rebuilt()
        assert (again.called, again.revealed, again.called_at) == \
            (scene.live.called, scene.live.revealed, scene.live.called_at)
        assert frames.room(again, scene.now) == frames.room(scene.live, scene.now)


def old_journal() -> list[AnyEntry]:
    """As it was written before seats committed to their nonces."""
    scene = Scene(2, 0)
    lines = ['{"is":"Sat","at":1,"seat":0,"name":"Anna","key":"k","nonce":"000102030405060708090a0b0c0d0e0f"}',
             '{"is":"Sat","at":2,"seat":1,"name":"Ben","key":"l"}', '{"is":"Started","at":3}']
    return [scene.entries[0], *[journal.read(line) for line in lines]]


def test_an_old_journal_is_read_by_its_own_scheme_and_goes_on_by_the_new_one() -> None:
    scene = Scene(2, 0)
    scene.entries = old_journal()
    scene.live = Live.rebuilt("table", scene.entries)
    assert scene.live.match is not None
    # what the old server made of it: BLAKE2b, keyed with the server's seed, of table, match and nonces
    assert scene.live.match.log.seed == "7fc8d0367a99459ff5b2299a95f8fc54e3b846fad775b207c9dbac19db5c40cd"
    assert scene.live.match.log.fairness == {
        "scheme": 1, "table": "table", "match": 1,
        "commitment": "79223e284b42e98422d869d8b397eccb7a2b02fb199c601a00afadb558612bda",
        "server_seed": "ff21a905fc35dd94180850978dc29486345282fe331c90f7b4e43b29f2ada658",
        "nonces": ["000102030405060708090a0b0c0d0e0f", ""]}
    scene.now = 1_000
    scene.play_on().commit(0, 1)
    told = fairness.check(scene.live.match.log, None, {0: "000102030405060708090a0b0c0d0e0f"})
    assert told and told.scheme == 1
    scene.do(*verbs.start(scene.live, "", scene.now, {0, 1}))
    scene.reveal(0, 1).play_on()
    logs = [log_of("table", scene.entries, match) for match in (1, 2)]
    assert [log and log.fairness and log.fairness["scheme"] for log in logs] == [1, 2]
    assert all([log and fairness.check(log) for log in logs])
