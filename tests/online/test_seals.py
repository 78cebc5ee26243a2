"""While all choose in secret, a connection carries nothing that reveals how far the others are."""
from __future__ import annotations

import asyncio
import json
from typing import Any

from mousehole.testkit.online import Seated, Server, open_table, start


async def so_far(person: Seated, link: Any) -> list[str]:
    """What has come by now: messages are handled one after the other, so a pong comes after all that was said."""
    await link.send('{"is": "ping"}')
    heard: list[str] = []
    while (said := person.hear(await asyncio.wait_for(link.recv(), 120)))["is"] != "pong":
        heard.append(said["is"])
    return heard


async def until_asked(person: Seated, link: Any) -> Any:
    while not (person.state and person.state["questions"]):
        person.hear(await asyncio.wait_for(link.recv(), 120))
    return person.state["questions"][0]


def test_others_hear_nothing_before_all_have_chosen_and_then_everything(server: Server) -> None:
    made, people = open_table(server.url, "head-of-mousehold", 2, 2, options={"events": False, "first_player": 0})
    anna, ben = people

    async def choose() -> None:
        await start(server.url, made)
        annas, bens = await anna.connect(server.url), await ben.connect(server.url)
        await until_asked(anna, annas), await until_asked(ben, bens)
        await so_far(anna, annas), await so_far(ben, bens)
        await annas.send(json.dumps({"is": "answer", "n": anna.state["questions"][0]["n"], "choice": "add O"}))
        assert sorted(await so_far(anna, annas)) == ["state", "taken"], "the answering player gets the next question"
        assert await so_far(ben, bens) == []

        await bens.send(json.dumps({"is": "resync", "since": ben.state["number"]}))
        while ben.hear(await asyncio.wait_for(bens.recv(), 120))["is"] != "state":
            pass
        question = ben.state["questions"][0]
        assert [asked["seat"] for asked in ben.state["asked"]] == [0, 1]
        await annas.send(json.dumps({"is": "resync"}))
        while anna.hear(await asyncio.wait_for(annas.recv(), 120))["is"] != "state":
            pass
        assert anna.state["number"] == ben.state["number"] + 1, "one answer of her own"
        await annas.send(json.dumps({"is": "answer", "n": anna.state["questions"][0]["n"], "choice": "choose G B P"}))
        assert sorted(await so_far(anna, annas)) == ["state", "taken"]
        assert await so_far(ben, bens) == []

        await bens.send(json.dumps({"is": "answer", "n": question["n"], "choice": "choose O O! G Y"}))
        while ben.hear(await asyncio.wait_for(bens.recv(), 120))["is"] != "state":
            pass
        assert len([e for e in ben.state["events"] if e["event"]["is"] == "MiceChosen"]) == 2
        assert ben.state["view"]["hands"][0] == ["?"] * 4
        assert await so_far(anna, annas) == ["state"]
        await annas.close()
        await bens.close()

    asyncio.run(choose())
