"""Taking back a move on the socket: who is sent what, and that the bots and the clock's driver see to it."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.messages.agree import agree
from mousehole.hosting.messages.answer import answer
from mousehole.hosting.messages.take_back import take_back
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Refused
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table, until, watch
from mousehole.table import takebacks, verbs, wire


async def play(registry: LeasedRegistry, loaded: LoadedTable, viewer: Viewer) -> None:
    assert viewer.seat is not None
    n, choice = first_choice(loaded.live, viewer.seat)
    await answer(registry, viewer, wire.Answer(n, choice))


def test_a_take_back_sends_a_whole_state_and_a_request_a_room(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            (anna, heard), (ben, told) = watch(loaded, 0), watch(loaded, 1)
            await play(registry, loaded, anna)
            anna.known = ben.known  # whatever they know
            await take_back(registry, anna, wire.TakeBack())
            state = told.messages("state")[-1]
            assert state["events"][-1]["event"]["is"] == "TookBack"
            assert state["asked"][0]["seat"] == 0
            await play(registry, loaded, anna)
            assert told.messages("change")[-1]["after"] == state["number"]
            await play(registry, loaded, ben)
            await take_back(registry, anna, wire.TakeBack())
            assert told.messages("room")[-1]["asked_back"] == {"seat": 0, "undecided": [1]}
            with pytest.raises(Refused) as error:
                await take_back(registry, ben, wire.TakeBack())
            assert error.value.refusal.code == "take-back-open"
            await agree(registry, ben, wire.Agree(False))
            assert heard.messages("room")[-1]["asked_back"] is None
            assert heard.messages("change")[-1]["events"][-1]["event"] == {"is": "TakeBackDeclined", "seat": 1}
            await take_back(registry, anna, wire.TakeBack())
            await play(registry, loaded, anna)
            assert told.messages("room")[-1]["asked_back"] is None

    asyncio.run(act())


def test_under_a_seal_the_others_are_sent_nothing(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, 2, 0, "head-of-mousehold")
            viewers = [watch(loaded, 0), watch(loaded, 1)]
            while loaded.live.seal is None:
                asked = next(q.decision.seat for q in loaded.live.questions if not q.is_interrupt)
                await play(registry, loaded, viewers[asked][0])
            (anna, heard), (ben, told) = viewers
            known, before = ben.known, len(told.heard)
            await play(registry, loaded, anna)
            await take_back(registry, anna, wire.TakeBack())
            assert (len(told.heard), ben.known) == (before, known)
            assert heard.messages("state")[-1]["questions"]
            with pytest.raises(Refused) as error:
                await take_back(registry, ben, wire.TakeBack())
            assert error.value.refusal.code in ("nothing-to-take-back", "take-back-shown") or loaded.live.asked_back

    asyncio.run(act())


def test_nobody_waits_forever_for_consent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, 2)
            (anna, _), (ben, _) = watch(loaded, 0), watch(loaded, 1)
            for viewer in (anna, ben):
                await play(registry, loaded, viewer)
            await take_back(registry, anna, wire.TakeBack())
            await registry.act(loaded, lambda live, now: [verbs.leave(live, 1, now)])  # nobody is left to agree
            await until(lambda: loaded.live.asked_back is None)
            assert loaded.live.match is not None
            assert loaded.live.match.log.taken_back

    monkeypatch.setattr(takebacks, "REPLY_MS", 600_000)
    asyncio.run(act())
