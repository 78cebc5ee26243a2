"""A host may open a table that plays without hints; then nobody gets any."""
from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from mousehole.testkit.online import Server, open_table, start


@pytest.mark.parametrize("allowed", [True, False])
def test_a_hint_is_given_where_the_table_allows_it_and_nowhere_else(server: Server, allowed: bool) -> None:
    made, [person] = open_table(server.url, "mousekeeping", 1, 1, options={"move_limit": 60}, hints=allowed)
    assert made["room"]["hints"] is allowed

    found: list[Any] = []

    async def ask() -> Any:
        await start(server.url, made)
        link = await person.connect(server.url)
        while not (person.state and person.state["questions"]):
            person.hear(await asyncio.wait_for(link.recv(), 120))
        await link.send(json.dumps({"is": "hint", "n": person.state["questions"][0]["n"]}))
        while True:
            message = person.hear(await asyncio.wait_for(link.recv(), 120))
            if message["is"] in ("hinted", "refused"):
                found.append(message)
                if not message.get("more"):
                    await link.close()
                    return message

    told = asyncio.run(ask())
    if allowed:
        assert [each["option"]["choice"]["is"] for each in told["advice"]][:1] == ["Place"]
        assert told["advice"][0]["reasons"]
        assert [message["more"] for message in found] == [True, False]  # the first comes at once
    else:
        assert told["why"]["code"] == "no-hints"
