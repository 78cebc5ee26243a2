"""A live table is its journal: seats, substitutes, pauses, rematches, and what may not be done."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mousehole.games import GAMES, load_game
from mousehole.kernel import BadSetup, Refused
from mousehole.kernel.log import Log, verify
from mousehole.table import fairness, frames, journal, verbs
from mousehole.table.keys import fits, hashed, written
from mousehole.table.live import Live, log_of
from mousehole.table.tests.scene import Scene, code


def refused(verb: Callable[..., Any], *args: Any, **more: Any) -> str:
    with pytest.raises(Refused) as error:
        verb(*args, **more)
    return code(error.value)


def shown(live: Live, now: int) -> list[bytes]:
    """All that anybody can be sent."""
    return [frames.encode(frames.room(live, now)),
            *[frames.encode(frames.state(live, seat, 0, now)) for seat in [None, *range(len(live.chairs))]]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_same_again_after_every_entry_of_its_journal(game: str) -> None:
    facts = load_game(game).facts
    scene = Scene(max(facts.fewest, 2), 2, game).start().play_on(60)
    for end in range(1, len(scene.entries) + 1, 7):
        live = Live.rebuilt("table", scene.entries[:end])
        assert live.number == end - 1
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_has_a_log_that_verifies(game: str) -> None:
    scene = Scene(max(load_game(game).facts.fewest, 2), 2, game).start().play_on()
    assert scene.live.status == "over"
    log = log_of("table", scene.entries, 1)
    assert log is not None
    again = Log.read(log.write())
    verify(scene.live.box.game, again)
    assert fairness.check(again)


def test_people_sit_where_it_is_free_and_nobody_looks_like_another() -> None:
    scene = Scene(3, 0)
    scene.do(verbs.set_bot(scene.live, 0, "", 1))
    scene.do(verbs.set_bot(scene.live, 1, "", 1))
    scene.do(verbs.sit(scene.live, 1, "  Anna\u202e\x00 ", hashed("a"), 1))
    scene.do(verbs.sit(scene.live, None, "Anna", hashed("b"), 1))
    assert scene.live.names == ["Anna 2", "Anna", ""]
    assert refused(verbs.sit, scene.live, 1, "C", "", 1) == "seat-taken"
    assert refused(verbs.sit, scene.live, 7, "C", "", 1) == "no-such-seat"
    assert refused(verbs.sit, scene.live, None, "C", "", 1) == "table-full"
    assert refused(verbs.sit, scene.live, None, "\n\t ", "", 1) == "no-name"


def test_an_invitation_is_for_one_seat() -> None:
    scene = Scene(2, 1)
    scene.do(verbs.set_bot(scene.live, 1, "", 1))
    scene.do(verbs.invite(scene.live, 1, hashed("secret"), 1))
    assert refused(verbs.sit, scene.live, 1, "C", "", 1) == "seat-taken"
    assert refused(verbs.start, scene.live, "", 1) == "seats-free"
    assert verbs.seat_of(scene.live, "secret") == 1
    scene.do(verbs.accept(scene.live, 1, "Ben", 1))
    assert scene.live.chairs[1].who == "person"
    assert verbs.seat_of(scene.live, "secret") == 1


def test_keys_are_kept_as_hashes_and_only_the_right_one_fits() -> None:
    key = written(bytes(range(16)))
    assert len(key) == 22
    assert fits(key, hashed(key))
    assert not fits(key + "x", hashed(key))
    assert not fits("", "")
    scene = Scene()
    assert verbs.seat_of(scene.live, "key1") == 1
    assert verbs.seat_of(scene.live, "key") is None
    assert verbs.is_host(scene.live, "host")
    assert not verbs.is_host(scene.live, "key0")


def test_free_seats_are_filled_with_bots_if_the_host_says_so() -> None:
    scene = Scene(3, 1)
    scene.do(verbs.set_bot(scene.live, 2, "", 1))
    assert refused(verbs.start, scene.live, "", 1) == "seats-free"
    with pytest.raises(BadSetup):
        verbs.start(scene.live, "genius", 1)
    scene.do(*verbs.start(scene.live, "greedy", 1))
    assert scene.live.status == "playing"
    assert scene.live.chairs[2].level == "greedy"
    assert refused(verbs.start, scene.live, "", 1) == "already-playing"
    assert refused(verbs.sit, scene.live, None, "C", "", 1) == "already-playing"


def test_an_answer_counts_once() -> None:
    scene = Scene().start()
    n = scene.live.open_to(0)[0].n
    scene.answer(0)
    assert refused(verbs.answer, scene.live, 0, n, "134", scene.now) == "not-your-turn"
    scene.answer(1)
    assert refused(verbs.answer, scene.live, 0, n, "134", scene.now) == "stale"
    scene.answer(0)


def test_alone_at_the_table_a_double_click_counts_once() -> None:
    scene = Scene(1, 1).start()
    n = scene.live.open_to(0)[0].n
    scene.answer(0)
    assert refused(verbs.answer, scene.live, 0, n, "134", scene.now) == "stale"


@pytest.mark.parametrize("garbage", [None, 3, [], {}, {"is": "Place"}, {"is": "View"}, {"is": 3}, "up the stairs", "",
                                     {"is": "GoTo", "room": {"is": "GoTo", "room": 1}}, {"is": "Rng", "seed": ""}])
def test_garbage_is_refused_and_changes_nothing(garbage: Any) -> None:
    scene = Scene().start()
    before = shown(scene.live, scene.now)
    n = scene.live.open_to(0)[0].n
    assert refused(verbs.answer, scene.live, 0, n, garbage, scene.now) in ("malformed", "not-a-room", "too-far")
    assert shown(scene.live, scene.now) == before


def test_before_and_after_a_match_nothing_can_be_answered() -> None:
    scene = Scene()
    assert refused(verbs.answer, scene.live, 0, 0, "134", scene.now) == "not-started"
    scene.start().play_on()
    assert refused(verbs.answer, scene.live, 0, 0, "134", scene.now) == "game-over"
    scene.do(verbs.close(scene.live, "idle", scene.now))
    assert refused(verbs.answer, scene.live, 0, 0, "134", scene.now) == "closed"
    assert refused(verbs.say, scene.live, 0, "hello?", scene.now) == "closed"
    assert refused(verbs.close, scene.live, "idle", scene.now) == "closed"


def test_a_bot_plays_for_a_player_who_leaves_and_hands_back() -> None:
    scene = Scene().start()
    scene.do(verbs.leave(scene.live, 0, scene.now))
    assert scene.live.chairs[0].is_played_by_bot
    n = scene.live.open_to(0)[0].n
    assert refused(verbs.answer, scene.live, 0, n, "134", scene.now) == "away"
    assert refused(verbs.leave, scene.live, 0, scene.now) == "away"
    scene.answer(0, by="greedy")
    scene.do(verbs.come_back(scene.live, 0, scene.now))
    assert refused(verbs.come_back, scene.live, 0, scene.now) == "not-away"
    scene.answer(1)
    scene.answer(0)


def test_a_player_who_leaves_before_the_match_frees_the_seat() -> None:
    scene = Scene()
    scene.do(verbs.leave(scene.live, 1, scene.now))
    assert scene.live.chairs[1].who == "open"
    assert verbs.seat_of(scene.live, "key1") is None


def test_a_player_who_gives_up_cannot_come_back_and_the_last_one_closes_the_table() -> None:
    scene = Scene(3, 2).start()
    scene.do(*verbs.resign(scene.live, 0, scene.now))
    assert scene.live.status == "playing"
    assert refused(verbs.come_back, scene.live, 0, scene.now) == "resigned"
    assert refused(verbs.resign, scene.live, 0, scene.now) == "resigned"
    assert refused(verbs.answer, scene.live, 0, scene.live.open_to(0)[0].n, "134", scene.now) == "resigned"
    scene.do(*verbs.resign(scene.live, 1, scene.now))
    assert scene.live.status == "closed"


def test_a_cooperative_table_can_be_paused_and_time_stands_still() -> None:
    scene = Scene(move_seconds=30).start().wait(20)
    scene.do(verbs.pause(scene.live, 1, scene.now))
    assert refused(verbs.pause, scene.live, 1, scene.now) == "paused"
    scene.wait(3600)
    n = scene.live.open_to(0)[0].n
    assert refused(verbs.answer, scene.live, 0, n, "134", scene.now) == "paused"
    scene.do(verbs.resume(scene.live, 0, scene.now))
    assert refused(verbs.resume, scene.live, 0, scene.now) == "not-paused"
    scene.wait(9).answer(0)
    assert scene.live.match is not None
    assert scene.live.match.now == 29_000
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)


def test_a_running_game_clock_is_not_paused_and_the_clause_says_so() -> None:
    scene = Scene(options={"first_player": 0}).start()
    with pytest.raises(Refused) as error:
        verbs.pause(scene.live, 0, scene.now)
    assert (error.value.refusal.code, error.value.refusal.clause) == ("clock-runs", "KEEP-9")


def test_the_games_own_clock_answers_in_time_even_if_nobody_looks() -> None:
    scene = Scene(options={"first_player": 0, "clock": 300}).start()
    assert verbs.let_clock_answer(scene.live, scene.now + 299_999) is None
    scene.wait(5000)
    clock = verbs.let_clock_answer(scene.live, scene.now)
    assert clock is not None
    assert clock.since == 300_000
    scene.do(clock)
    assert scene.live.status == "over"
    assert verbs.let_clock_answer(scene.live, scene.now) is None


def test_a_rematch_begins_when_all_want_it_with_a_new_seed_and_new_parts_in_it() -> None:
    scene = Scene(3, 2).start()
    assert refused(verbs.rematch, scene.live, 0, scene.now) == "not-over"
    scene.play_on()
    first = scene.live.match
    promised = scene.live.commitment
    scene.commit(0, 1)
    scene.do(*verbs.rematch(scene.live, 1, scene.now, {0, 1}))
    assert scene.live.status == "over"
    assert frames.room(scene.live, scene.now).rematch == [1]
    scene.do(*verbs.rematch(scene.live, 0, scene.now, {0, 1}))
    assert frames.room(scene.live, scene.now).called == [0, 1]
    scene.reveal(1, 0)
    assert scene.live.status == "playing"
    assert scene.live.match is not None
    assert first is not None
    assert scene.live.match.log.seed != first.log.seed
    assert scene.live.commitment == promised
    told = scene.live.match.log.fairness
    assert told is not None
    assert told["nonces"] == [scene.nonce(0), scene.nonce(1), ""]
    scene.play_on()
    logs = [log_of("table", scene.entries, n) for n in (0, 1, 2, 3)]
    assert [log is not None for log in logs] == [False, True, True, False]
    assert list(scene.live.finished) == list(scene.rebuilt().finished) == [1, 2]
    assert logs[1] is not None and logs[1].seed == first.log.seed
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)


def test_somebody_else_may_take_a_seat_between_two_matches() -> None:
    scene = Scene().start().play_on()
    scene.do(verbs.leave(scene.live, 1, scene.now))
    scene.do(*verbs.rematch(scene.live, 0, scene.now))
    assert scene.live.status == "over"
    scene.do(verbs.sit(scene.live, 1, "Cleo", hashed("c"), scene.now))
    scene.do(*verbs.rematch(scene.live, 1, scene.now))
    assert scene.live.status == "playing"


def test_the_host_sends_somebody_away_before_a_match() -> None:
    scene = Scene(3, 2)
    scene.do(verbs.set_bot(scene.live, 2, "", scene.now))
    scene.do(verbs.invite(scene.live, 2, hashed("c"), scene.now))
    assert verbs.seat_of(scene.live, "c") == 2
    for seat in (1, 2):  # a player, and an invited one
        scene.do(verbs.remove(scene.live, seat, scene.now))
        assert scene.live.chairs[seat].who == "open"
        assert refused(verbs.remove, scene.live, seat, scene.now) == "nobody-there"
    assert refused(verbs.remove, scene.live, 9, scene.now) == "no-such-seat"
    assert verbs.seat_of(scene.live, "c") is None
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)


def test_a_player_removed_during_a_match_is_replaced_by_a_bot_for_good() -> None:
    scene = Scene().start()
    scene.do(verbs.remove(scene.live, 0, scene.now))
    chair = scene.live.chairs[0]
    assert (chair.who, chair.name, chair.key, chair.level) == ("bot", "", "", verbs.STAND_IN)
    question = scene.live.open_to(0)[0]
    assert refused(verbs.answer, scene.live, 0, question.n, "133", scene.now) == "away"
    assert refused(verbs.come_back, scene.live, 0, scene.now) == "not-away"
    assert refused(verbs.remove, scene.live, 0, scene.now) == "nobody-there"
    scene.play_on()
    assert scene.live.status == "over"
    scene.do(*verbs.rematch(scene.live, 1, scene.now))
    assert scene.live.status == "playing" and scene.live.chairs[0].who == "bot"
    assert list(scene.live.finished) == [1]
    assert shown(scene.rebuilt(), scene.now) == shown(scene.live, scene.now)


def test_chat_is_cut_cleaned_and_muted() -> None:
    scene = Scene()
    scene.do(verbs.say(scene.live, 0, "<b>hi</b>\x1b[31m\n" + "x" * 999, scene.now))
    assert scene.live.chat[0].text.startswith("<b>hi</b>[31m xxx")
    assert len(scene.live.chat[0].text) == 300
    assert refused(verbs.say, scene.live, 0, "\u200b\n", scene.now) == "nothing-said"
    scene.do(verbs.mute(scene.live, 0, True, scene.now))
    assert refused(verbs.say, scene.live, 0, "hi", scene.now) == "muted"
    assert refused(verbs.mute, scene.live, 9, True, scene.now) == "no-such-seat"
    scene.do(verbs.mute(scene.live, 0, False, scene.now))
    scene.do(verbs.say(scene.live, None, "from the host", scene.now))
    assert [spoken.seat for spoken in scene.live.chat] == [0, None]


def test_time_at_a_table_never_runs_backwards() -> None:
    scene = Scene().start().wait(10)
    scene.answer(0)
    scene.wait(-8)
    scene.answer(1)
    assert scene.live.match is not None
    assert [at for _, _, at in scene.live.match.log.answers] == [10_000, 10_000]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_quickly_is_what_the_codec_would_write(game: str) -> None:
    scene = Scene(max(load_game(game).facts.fewest, 2), 2, game).start()
    for _ in range(40):
        scene.play_on(1)
        assert scene.live.match is not None
        for seat in [None, 0, 1]:
            sent = msgspec.json.decode(frames.encode(frames.state(scene.live, seat, 0, scene.now)))
            assert sent["view"] == scene.live.box.codec.plain(scene.live.box.game.view(scene.live.match.s, seat))
            for question, q in zip(sent["questions"], scene.live.open_to(seat), strict=True):
                assert [o["choice"] for o in question["options"]] == scene.live.box.codec.plain(q.decision.options)
            events = [e for _, news in scene.live.events for e in news]
            seen = [s for e in events if (s := e.seen_by(seat)) is not None]
            assert [happened["event"] for happened in sent["events"]] == scene.live.box.codec.plain(seen)


def test_of_very_many_choices_only_some_are_sent_but_all_can_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MAX_LISTED", 2)
    scene = Scene().start()
    sent = msgspec.json.decode(frames.encode(frames.state(scene.live, 0, 0, scene.now)))
    offered = scene.live.questions[0].decision.options
    assert len(sent["questions"][0]["options"]) == 2 < len(offered)
    scene.answer(0, len(offered) - 1)


def test_an_answer_is_kept_as_it_was_offered() -> None:
    """1.0 is equal to 1, and would be another text in the journal."""
    scene = Scene(2, 2, "head-of-mousehold").start()
    while True:
        question = next(q for q in scene.live.questions if not q.is_interrupt)
        plain = scene.live.box.codec.plain(question.decision.options[0])
        if any(isinstance(each, int) for each in plain.values()):
            break
        scene.answer(question.decision.seat)
    said = {key: float(each) if type(each) is int else each for key, each in plain.items()}
    (answered,) = verbs.answer(scene.live, question.decision.seat, question.n, said, scene.now)
    assert isinstance(answered, journal.Answered)
    assert repr(answered.choice) == repr(plain)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_read_once_on_its_way(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the message to the table: what was understood is applied, and written as it would be read again."""
    scene = Scene(max(load_game(game).facts.fewest, 2), 2, game).start()
    live, reads = scene.live, [0]
    read = live.box.codec.read

    def counted(plain: Any, kind: type[Any]) -> Any:
        reads[0] += 1
        return read(plain, kind)

    answers = 0
    while answers < 30 and live.status == "playing":
        q = next(q for q in live.questions if not q.is_interrupt)
        if q.decision.seat < 0:
            scene.play_on(1)
            continue
        plain = live.box.codec.plain(q.decision.options[answers % len(q.decision.options)])
        with monkeypatch.context() as patched:
            patched.setattr(live.box.codec, "read", counted)
            entries = verbs.answer(live, q.decision.seat, q.n, plain, scene.now)
            for entry in entries:
                live.apply(entry)
        scene.entries += entries
        answers += 1
        assert reads[0] == answers
        assert [journal.read(journal.write(entry)) for entry in entries] == entries
    assert shown(scene.rebuilt(), scene.now) == shown(live, scene.now)


def test_a_reaction_is_told_by_its_name_and_by_the_senders_words() -> None:
    scene = Scene(2, 2)
    scene.do(verbs.say(scene.live, 0, "Bien joué !", scene.now, reaction="well-played"))
    scene.do(verbs.say(scene.live, 1, "", scene.now, reaction="thanks"))
    told = [frames.chat(scene.live, spoken, 1) for spoken in scene.rebuilt().chat]
    assert [(each.reaction, each.text) for each in told] == [("well-played", "Bien joué !"), ("thanks", "thanks")]
