"""Bots think in other processes; whatever happens there, nobody waits forever."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from mousehole.hosting import bot_work
from mousehole.hosting.bots import Bots, known, quick_answer, seated
from mousehole.server.bot_worker import begin
from mousehole.server.worker_pool import WorkerPool
from mousehole.table import verbs
from mousehole.table.speech import sentence
from mousehole.table.tests.scene import Scene
from mousehole.table.verbs import STAND_IN
from mousehole.words import Words


def test_a_bot_answers_from_what_it_may_know_and_the_same_again() -> None:
    async def think() -> None:
        pool = WorkerPool(1, begin)
        bots = Bots(pool)
        scene = Scene().start()
        d = scene.live.questions[0].decision
        first = await bots.choose(scene.live, d, "random")
        assert scene.live.box.codec.read(first, type(d.options[0])) in d.options
        assert await bots.choose(scene.live, d, "random") == first
        pool.close()

    asyncio.run(think())


def test_bots_are_told_which_bots_they_meet_but_not_on_a_deal_of_the_day() -> None:
    """A person who is away for a while is still a person."""
    scene = Scene(4, 2).start()
    scene.do(*verbs.resign(scene.live, 1, scene.now))
    scene.do(verbs.leave(scene.live, 0, scene.now))
    assert seated(scene.live) == [None, STAND_IN, "random", "random"]
    scene.live.opened = replace(scene.live.opened, day="2026-11-18")
    assert seated(scene.live) == []


def test_a_bot_in_another_process_expects_rivals_to_play_by_their_level() -> None:
    """The same question and the same chance, beside another rival: some answers differ."""
    def answers(rival: str) -> list[Any]:
        found = []
        for root in range(12):
            scene = Scene(2, 0, "head-of-mousehold", bytes([root] * 32)).start()
            question = next(q.decision for q in scene.live.questions if len(q.decision.options) > 1)
            found.append(bot_work.choose("head-of-mousehold", "standard", None, "old-whiskers",
                                         *known(scene.live, question), False, ["old-whiskers", rival]))
        return found

    assert answers("old-whiskers") == answers("quill") != answers("random")


def test_a_hint_names_offered_choices_and_says_why_in_words_of_the_catalogues() -> None:
    async def think() -> None:
        pool = WorkerPool(1, begin)
        bots = Bots(pool)
        scene = Scene().start()
        d = scene.live.questions[0].decision
        told = [(advice, is_last) async for advice, is_last in bots.advise(scene.live, d)]
        pool.close()
        assert [is_last for _, is_last in told] == [False, True]  # a first one at once, and then a better one
        offered, words = scene.live.box.codec.plain(d.options), Words(scene.live.opened.game, "fr")
        for advice, _ in told:
            assert 1 < len(advice) <= 3
            assert all(each.option is not None and each.option.choice in offered for each in advice)
            for each in advice:
                assert each.reasons
                for said in [each.result, *each.reasons]:
                    assert sentence(words, to_builtins(said))

    asyncio.run(think())


def test_a_bot_that_failed_is_replaced_by_a_quick_sensible_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene().start()
    d, match = scene.live.questions[0].decision, scene.live.match
    assert match is not None
    codec = scene.live.box.codec
    assert codec.read(quick_answer(scene.live, d), type(d.options[0])) in d.options

    def fails(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(type(match.game), "policy", fails)

    assert quick_answer(scene.live, d) == codec.plain(d.options[0])


KILLED = """
import asyncio, os, signal
from mousehole.server.bot_worker import begin
from mousehole.server.worker_pool import WorkerPool

async def think() -> None:
    print(await WorkerPool(1, begin).run(os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_when_the_server_is_killed_its_bots_do_not_live_on(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=False, timeout=300)

    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout)
    for _ in range(200):
        if not is_alive(worker):
            return
        time.sleep(0.1)
    raise AssertionError("the process in which a bot thought is still there")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    async def think() -> None:
        bot_pool = WorkerPool(1, begin, patience=300)
        assert await bot_pool.run(abs, -3) == 3
        bot_pool.patience = 0.5
        with pytest.raises(TimeoutError):
            await bot_pool.run(time.sleep, 60)
        bot_pool.patience = 300
        assert await bot_pool.run(abs, -4) == 4
        with pytest.raises(Exception, match="terminated abruptly"):
            await bot_pool.run(os._exit, 1)
        assert await bot_pool.run(abs, -5) == 5
        bot_pool.close()

    asyncio.run(think())


ENDED = """
import asyncio, os, signal, time
from mousehole.server.bot_worker import begin
from mousehole.server.worker_pool import WorkerPool

async def think():
    pool = WorkerPool(1, begin)
    await pool.run(abs, -3)
    thinking = asyncio.create_task(pool.run(time.sleep, 600))
    await asyncio.sleep(0.2)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    pool.close()

if __name__ == "__main__":
    asyncio.run(think())
    os.kill(os.getpid(), signal.SIGTERM)  # as uvicorn does with the signal that stopped it
"""


def test_a_server_that_ends_waits_for_no_thought_and_leaves_nothing_behind(tmp_path: Path) -> None:
    script = tmp_path / "ended.py"
    script.write_text(ENDED)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=300)

    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGTERM, "", "")
