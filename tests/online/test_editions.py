"""A designer brings a custom edition: it is tried out first, and then belongs to the table and to its replays."""
from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.games import edition_text
from mousehole.hosting import trial as hosting_trial
from mousehole.kernel import BadSetup
from mousehole.kernel.log import Log
from mousehole.server import trial
from mousehole.testkit.online import Server, get, open_table, post, start

OWN = edition_text("mousekeeping").replace('name = "standard"', 'name = "night shift"').replace(
    "about = \"", "about = \"At night. ").replace("lobby = 124", "lobby = 123")


def wanted(text: str, **more: Any) -> dict[str, Any]:
    return {"game": "mousekeeping", "seats": 2, "edition_text": text, **more}


def test_an_own_edition_is_played_kept_and_verified(server: Server, tmp_path: Path,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options={"move_limit": 60}, edition_text=OWN)
    url = f"{server.url}/api/tables/{made['table']}"
    assert made["room"]["edition"] == "night shift"
    assert get(f"{url}/edition")["tables"]["hotel"]["lobby"] == 123

    async def play() -> None:
        await start(server.url, made)
        await asyncio.gather(*[each.play(server.url) for each in seated])

    asyncio.run(play())
    assert seated[0].state["ended"]
    log = tmp_path / "night.jsonl"
    log.write_text(get(f"{url}/matches/1/replay"), "utf-8")
    assert Log.read(log.read_text("utf-8")).edition["text"] == OWN
    assert main(["verify", str(log)]) == 0
    assert "shuffled fairly" in capsys.readouterr().out
    assert get(f"{url}/matches/1/states?first=0&count=1")["states"][0]["view"]["room"] == 123
    db = sqlite3.connect(server.environment["MOUSEHOLE_DB"].removeprefix("sqlite:///"))
    (first,) = db.execute("SELECT data FROM entries WHERE table_id = ? AND number = 0", [made["table"]]).fetchone()
    assert json.loads(first)["edition"]["text"] == OWN


@pytest.mark.parametrize(("text", "says"), [
    ("this is no TOML", "not a valid TOML file"),
    ("x = " + "[" * 9000, "nested too deeply"),
    ("[edition]\nname = 'x'", "must begin with a table [edition]"),
    (OWN.replace('game = "mousekeeping"', 'game = "house-mouse"'), "is for house-mouse"),
    (OWN.replace("lobby = 123", "lobby = 999"), "[hotel]: “lobby” must be a whole number from 111 to 444, not 999."),
    (OWN.replace("lobby = 123", "lobby = 133"), "[hotel]: no two keycards can show the lobby, 133."),
    (OWN.replace('name = "night shift"', f'name = "{"x" * 60}"'), "Give the edition a name"),
])
def test_an_edition_that_does_not_fit_is_refused_with_a_reason(server: Server, text: str, says: str) -> None:
    refused = post(f"{server.url}/api/tables", wanted(text))
    assert refused["code"].startswith("edition-")
    assert says in refused["text"]


def test_an_edition_that_is_too_long_or_not_the_only_one_is_refused(server: Server) -> None:
    assert post(f"{server.url}/api/tables", wanted(OWN + "#" * 40_000))["code"] == "bad-request"
    assert post(f"{server.url}/api/tables", wanted(OWN, edition="attic"))["code"] == "edition-or-text"
    assert post(f"{server.url}/api/tables", wanted(OWN, seats=9))["code"] == "wrong-seats"


def test_a_million_cards_are_refused_before_anybody_prints_them() -> None:
    text = edition_text("haunted-mouse").replace("copies = 2", "copies = 900000000")
    with pytest.raises(BadSetup, match="copies must be a whole number from 1 to 2, not 900000000"):
        asyncio.run(trial.tried("haunted-mouse", text, 3, {}, 5))


def test_too_much_memory_costs_only_the_process_that_tries() -> None:
    greedy = "from mousehole.server import trial; trial._limit_resources(5); bytearray(trial.MEMORY)"
    done = subprocess.run([sys.executable, "-c", greedy], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "MemoryError" in done.stderr


def test_a_question_with_too_many_choices_is_found_in_the_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting_trial, "MAX_CHOICES", 2)
    assert "choices" in hosting_trial.what_is_wrong("mousekeeping", OWN, 2, {"move_limit": 60})[0]
    monkeypatch.setattr(hosting_trial, "MAX_CHOICES", 5_000)
    assert not hosting_trial.what_is_wrong("mousekeeping", OWN, 2, {"move_limit": 60})
    monkeypatch.setattr(hosting_trial, "MAX_ANSWERS", 10)
    assert "not over" in hosting_trial.what_is_wrong("mousekeeping", OWN, 2, {"move_limit": 60})[0]
    monkeypatch.setattr(hosting_trial, "ANSWER_SECONDS", -1.0)
    assert "too slow" in hosting_trial.what_is_wrong("mousekeeping", OWN, 2, {"move_limit": 60})[0]
