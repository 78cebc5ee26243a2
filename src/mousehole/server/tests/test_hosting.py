"""What the host changes reaches every viewer: seats, roles, settings, and what spectators say."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mousehole.hosting.clock import now_ms
from mousehole.hosting.messages.close import close
from mousehole.hosting.messages.hand_over import hand_over
from mousehole.hosting.messages.rearrange import rearrange
from mousehole.hosting.messages.say import say
from mousehole.hosting.messages.set_up import set_up
from mousehole.kernel import Refused
from mousehole.server.tests.scene import open_registry, watch
from mousehole.table import verbs, wire
from mousehole.table.keys import hashed
from mousehole.table.live import Live


def test_the_host_rearranges_sets_up_hands_over_and_closes(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            opened = verbs.open_table("mousekeeping", 2, {"move_limit": 60}, "standard", bytes(32), hashed("host"),
                                      now_ms())
            live = Live("", opened)
            loaded = await registry.open_table(opened, [verbs.sit(live, n, f"P{n}", hashed(f"key{n}"), now_ms())
                                                        for n in range(2)])
            (anna, heard), (ben, told), (_, watched) = watch(loaded, 0), watch(loaded, 1), watch(loaded, None)
            verbs_of_host: list[tuple[Any, Any]] = [(wire.Rearrange([1, 0]), rearrange), (wire.SetUp(), set_up),
                                                    (wire.HandOver(1), hand_over), (wire.Close(), close)]
            for message, verb in verbs_of_host:
                with pytest.raises(Refused) as error:
                    await verb(registry, anna, message)
                assert error.value.refusal.code == "not-host"
            anna.is_host = True
            await rearrange(registry, anna, wire.Rearrange([1, 0]))
            assert (anna.seat, ben.seat) == (1, 0)
            assert (heard.messages("welcome")[-1]["seat"], told.messages("welcome")[-1]["seat"]) == (1, 0)
            assert watched.messages("welcome") == []
            assert [chair["name"] for chair in watched.messages("room")[-1]["chairs"]] == ["P1", "P0"]
            await set_up(registry, anna, wire.SetUp(clock=wire.Clock(60), hints=False))
            room = told.messages("room")[-1]
            assert (room["clock"], room["hints"], room["take_backs"]) == ({"move": 60, "game": 0}, False, True)
            await hand_over(registry, anna, wire.HandOver(0))
            assert (anna.is_host, ben.is_host) == (False, True)
            assert (heard.messages("welcome")[-1]["host"], told.messages("welcome")[-1]["host"]) == (False, True)
            await close(registry, ben, wire.Close())
            assert watched.messages("room")[-1]["status"] == "closed"

    asyncio.run(act())


def test_during_a_match_spectators_talk_among_themselves(tmp_path: Path) -> None:
    async def act() -> None:
        async with open_registry(tmp_path) as registry:
            opened = verbs.open_table("mousekeeping", 1, {"move_limit": 60}, "standard", bytes(32), hashed("host"),
                                      now_ms())
            loaded = await registry.open_table(opened, [verbs.sit(Live("", opened), 0, "P0", hashed("k"), now_ms())])
            (anna, heard), (tom, seen), (_, other) = watch(loaded, 0), watch(loaded, None), watch(loaded, None)
            await say(registry, tom, wire.Say("hello", "Tom"))
            assert heard.messages("chat")[-1]["text"] == "hello"
            await registry.act(loaded, lambda live, now: verbs.start(live, "", now))
            await say(registry, tom, wire.Say("the 134!", "Tom"))
            await say(registry, anna, wire.Say("hm"))
            assert [each["text"] for each in heard.messages("chat")] == ["hello", "hm"]
            assert [each["text"] for each in other.messages("chat")] == ["hello", "the 134!", "hm"]
            assert seen.messages("chat")[1]["aside"]
            before = len(heard.heard)
            anna.tell_all(0, now_ms())
            assert b"134!" not in b"".join(heard.heard[before:])

    asyncio.run(act())
