"""An edition is tried out in a process of its own, and nobody waits for its start or its end but whoever asked."""
from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from mousehole.games import edition_text
from mousehole.kernel import BadSetup
from mousehole.server import trial


def tried(text: str) -> None:
    asyncio.run(trial.tried("mousekeeping", text, 2, {}, 5))


def test_what_can_be_played_passes_and_what_cannot_be_read_is_refused() -> None:
    tried(edition_text("mousekeeping"))
    with pytest.raises(BadSetup):
        tried("nonsense")


def test_the_event_loop_copies_no_memory_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As its own way to start a process would: `subprocess` does not."""
    async def copying(*_: Any, **__: Any) -> None:
        raise AssertionError("everybody waits for this")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", copying)
    tried(edition_text("mousekeeping"))


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_a_trial_that_takes_too_long_or_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch,
                                                                       is_cancelled: bool) -> None:
    begun: list[subprocess.Popen[bytes]] = []

    def endless() -> subprocess.Popen[bytes]:
        begun.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stdin=subprocess.PIPE,
                                      stdout=subprocess.PIPE))
        return begun[-1]

    async def wait() -> None:
        trying = asyncio.create_task(trial.tried("mousekeeping", "", 2, {}, 1))
        while not begun:
            await asyncio.sleep(0.01)
        if is_cancelled:
            trying.cancel()
        with pytest.raises(asyncio.CancelledError if is_cancelled else BadSetup):
            await trying

    monkeypatch.setattr(trial, "_started", endless)
    monkeypatch.setattr(trial, "PATIENCE", 30.0 if is_cancelled else 0.2)
    asyncio.run(wait())
    assert begun[0].wait(120) != 0
