"""Messages on the socket between matches, and what can be read at any time."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mousehole.hosting.clock import now_ms
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.messages.guide import guide
from mousehole.hosting.messages.set_options import set_options
from mousehole.kernel import BadSetup, Refused
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import open_registry, watch
from mousehole.table import verbs, wire
from mousehole.table.keys import hashed


async def gathering(registry: LeasedRegistry) -> LoadedTable:
    opened = verbs.open_table("mousewarming-party", 1, {"abilities": True}, "standard", bytes(32), hashed("host"),
                              now_ms())
    return await registry.open_table(opened, [])


def test_only_the_host_sets_options_and_everybody_is_told(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await gathering(registry)
            viewer, ear = watch(loaded, None)
            wish = wire.SetOptions({"burrows": "open"})
            with pytest.raises(Refused) as error:
                await set_options(registry, viewer, wish)
            assert error.value.refusal.code == "not-host"
            assert ear.messages("room") == []
            viewer.is_host = True
            await set_options(registry, viewer, wish)
            assert ear.messages("room")[-1]["options"] == {
                "burrows": "open", "golden_trays": 0, "abilities": True, "first_player": 0}
            with pytest.raises(BadSetup):
                await set_options(registry, viewer, wire.SetOptions({"golden_trays": 9}))

    asyncio.run(act())


def test_anybody_may_ask_for_sheets_once_a_match_runs(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await gathering(registry)
            viewer, ear = watch(loaded, None)
            with pytest.raises(Refused) as error:
                await guide(registry, viewer, wire.Guide())
            assert error.value.refusal.code == "not-started"
            await registry.act(loaded, lambda live, now: verbs.start(live, "greedy", now))
            await guide(registry, viewer, wire.Guide())
            [told] = ear.messages("sheets")
            assert {sheet["name"] for sheet in told["sheets"]} >= {"mommy", "ninja"}
            assert all([sheet["tries"] == [] for sheet in told["sheets"]])

    asyncio.run(act())
