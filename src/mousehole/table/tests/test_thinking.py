"""A bot whose process dies, overruns or talks nonsense is replaced by a quick legal answer, and the table goes on."""
from __future__ import annotations

import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

import pytest

from mousehole.bots.driver import answers
from mousehole.games import GAMES, edition_text, load_game
from mousehole.kernel import CLOCK, Choice, Decision, Game, Rng
from mousehole.kernel.edition import Edition
from mousehole.table import thinking
from mousehole.table.thinking import Answer, Question, Thinker, ThinkingRoom, quick_answer

LONG = 60_000


def die_when_asked(line: Connection) -> None:
    line.send_bytes(b"ready")
    line.recv_bytes()
    os._exit(1)


def never_answer(line: Connection) -> None:
    line.send_bytes(b"ready")
    line.recv_bytes()
    time.sleep(LONG)


def answer_nonsense(line: Connection) -> None:
    line.send_bytes(b"ready")
    line.recv_bytes()
    line.send_bytes(b'{"choice": {"is": "GoTo", "room": 999}}')
    line.recv_bytes()


def answer_garbage(line: Connection) -> None:
    line.send_bytes(b"ready")
    line.recv_bytes()
    line.send_bytes(b"\xff squeak")
    line.recv_bytes()


def die_at_once(line: Connection) -> None:
    os._exit(1)


def asked(game_id: str = "mousekeeping", bot: str = "greedy", milliseconds: int = LONG, seed: int = 5) -> Question:
    game = load_game(game_id)
    s = game.start(max(2, game.facts.fewest), Rng.numbered(3))
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    return question(game, s, d, bot, milliseconds, seed)


def question(game: Game, s: Any, d: Decision, bot: str, milliseconds: int = LONG, seed: int = 5) -> Question:
    edition = {"name": "standard", "check": Edition(edition_text(game.facts.id)).check}
    return Question(game, edition, bot, game.view(s, d.seat), d, seed.to_bytes(32, "little"), milliseconds)


@pytest.mark.parametrize(("work", "trouble"), [
    (die_when_asked, "died"), (die_at_once, "died"), (never_answer, "overran"),
    (answer_nonsense, "talked nonsense: ValueError"), (answer_garbage, "talked nonsense: UnicodeDecodeError")])
def test_trouble_costs_the_bot_its_thought_and_nobody_else_anything(
        work: Callable[[Connection], None], trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.2 if work is never_answer else LONG)
    thinker, q = Thinker(work), asked(milliseconds=10)

    first, second = thinker.answer(q), thinker.answer(q)

    assert first == second == Answer(quick_answer(q), f"greedy {trouble}")
    assert first.choice in q.d.options
    assert thinker.process is None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_worker_answers_every_game_from_the_view_alone(game_id: str) -> None:
    room, game = ThinkingRoom(), load_game(game_id)
    s, seen = game.start(max(2, game.facts.fewest), Rng.numbered(3)), list[Answer]()

    def choose(d: Decision) -> Choice | None:
        seen.append(room.answer(question(game, s, d, "search:4")))
        return seen[-1].choice

    for _ in answers(game, s, choose, Rng.numbered(4)):
        if len(seen) == 12:
            break
    room.close()

    assert [answer.trouble for answer in seen] == [""] * len(seen)


def test_a_worker_thinks_the_same_with_the_same_seed_and_stops_when_its_time_is_up() -> None:
    room = ThinkingRoom()
    try:
        assert room.answer(asked(bot="search:40")) == room.answer(asked(bot="search:40"))
        hasty = room.answer(asked(bot="search:1000000", milliseconds=200))
        assert hasty.trouble == ""
        assert hasty.choice in asked().d.options
    finally:
        room.close()


def test_a_worker_that_was_killed_between_two_questions_is_started_again() -> None:
    thinker = Thinker()
    try:
        assert thinker.answer(asked()).trouble == ""
        thinker.process.kill()
        thinker.process.join()
        assert thinker.answer(asked()).trouble == ""
    finally:
        thinker.stop()


def test_an_unknown_bot_is_trouble_and_no_crash() -> None:
    room = ThinkingRoom()
    try:
        assert room.answer(asked(bot="nobody")).trouble == "nobody died"
        assert room.answer(asked()).trouble == ""
    finally:
        room.close()


def test_who_finds_no_worker_in_time_gets_a_quick_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.0)
    room, busy = ThinkingRoom(), asked()
    thinker = room.free.get()

    assert room.answer(asked(milliseconds=10)) == Answer(quick_answer(busy), "greedy found no free worker")

    room.free.put(thinker)
    room.close()
    assert room.answer(asked(milliseconds=10)).trouble == "the room is closed"


def test_many_tables_share_a_room() -> None:
    room, heard = ThinkingRoom(workers=2), list[Answer]()
    threads = [Thread(target=lambda n=n: heard.append(room.answer(asked(seed=n)))) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    room.close()

    assert [answer.trouble for answer in heard] == [""] * 6


def test_a_policy_that_fails_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    q = asked()
    monkeypatch.setattr(type(q.game), "policy", lambda *_: 1 / 0)
    assert quick_answer(q) == q.d.options[0]
