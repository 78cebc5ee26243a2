"""After an update, a table that does not fit any more says so by name; it can be read, and its replays downloaded."""
from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.testkit.online import Seated, Server, get, open_table, post, start


@pytest.mark.parametrize(("change", "code"), [
    (("\"check\":\"", "\"check\":\"0"), "other-edition"), (("\"version\":", "\"version\":9"), "other-version")])
def test_a_table_of_other_rules_can_be_read_and_exported_and_is_not_played(
        tmp_path: Path, change: tuple[str, str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "t.db"
    with Server(f"sqlite:///{db}", tmp_path) as server:
        over, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60})
        running, others = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60})

        async def play() -> None:
            for made in (over, running):
                await start(server.url, made)
            await seated[0].play(server.url)

        asyncio.run(play())
        before = get(f"{server.url}/api/tables/{over['table']}/matches/1/replay")
    with sqlite3.connect(db) as file:
        file.execute("UPDATE entries SET data = replace(data, ?, ?) WHERE number = 0", change)
    with Server(f"sqlite:///{db}", tmp_path) as server:
        url = f"{server.url}/api/tables/{over['table']}"
        room = get(url)
        assert (room["status"], room["match"], room["chairs"][0]["name"]) == ("closed", 1, "Player 0")
        exported = get(f"{url}/matches/1/replay")
        head, *answers = exported.splitlines()
        assert answers == before.splitlines()[1:-1], "every answer as it was given"
        assert json.loads(head)["seed"] == json.loads(before.splitlines()[0])["seed"]
        log = tmp_path / "exported.jsonl"
        log.write_text(exported, "utf-8")
        assert main(["verify", str(log)]) == 2
        assert ("version" if code == "other-version" else "different version of the edition") in capsys.readouterr().err
        assert get(f"{url}/matches/1/states")["code"] == code
        assert get(f"{url}/matches/1/review")["code"] == code
        assert get(f"{server.url}/api/tables/{running['table']}/matches/1/replay")["code"] == "no-replay"
        mine = post(f"{server.url}/api/mine", {"keys": [{"table": over["table"], "key": seated[0].key}]})
        assert [(each["status"], each["finished"]) for each in mine] == [("closed", [1])]

        async def knock() -> Any:
            link = await Seated(running["table"], others[0].key).connect(server.url)
            heard = json.loads(await link.recv())
            await link.wait_closed()
            return heard, link.close_code

        bye, closed = asyncio.run(knock())
        assert (bye["is"], bye["code"], closed) == ("bye", code, 4410)
        assert bye["say"]["args"]
    assert "Traceback" not in server.log.read_text()
