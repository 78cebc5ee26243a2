"""Programs from other packages at a live table: one that answers is asked, one that is late is replaced each time."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mousehole import Codec, Log, load_game
from mousehole.kernel import Choice, Rng
from mousehole.testkit.online import Seated, Server, get, post, start

OPTIONS = {"move_limit": 60, "first_player": 0}

# Two programs: the first always names the last option, the second thinks until somebody ends it.
PACKAGE = '''
import sys
from mousehole import process_bot

ANSWERS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "ok": len(asked["options"]) - 1}), flush=True)
"""
lasting = process_bot(sys.executable, "-c", ANSWERS, seconds=60)
dreamer = process_bot(sys.executable, "-c", "import time; time.sleep(600)", seconds=0.1)
'''


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    folder = tmp_path / "installed"
    (folder / "two_bots-1.dist-info").mkdir(parents=True)
    (folder / "two_bots.py").write_text(PACKAGE)
    (folder / "two_bots-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: two-bots\nVersion: 1\n")
    (folder / "two_bots-1.dist-info" / "entry_points.txt").write_text(
        "[mousehole.bots]\nlasting = two_bots:lasting\ndreamer = two_bots:dreamer\n")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return Server(f"sqlite:///{tmp_path}/tables.db", tmp_path)


def test_a_program_plays_a_whole_match_and_one_that_is_late_holds_nobody_up(server: Server) -> None:
    with server:
        made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 3, "options": OPTIONS,
                                                 "bots": {"1": "lasting", "2": "dreamer"}})
        taken = post(f"{server.url}/api/tables/{made['table']}/seats", {"name": "Anna", "seat": 0})
        anna = Seated(made["table"], taken["key"], made["host"])

        async def play() -> None:
            await start(server.url, made)
            await anna.play(server.url)

        asyncio.run(play())
        log = Log.read(get(f"{server.url}/api/tables/{made['table']}/matches/1/replay"))
    game = load_game("mousekeeping")
    codec, s = Codec(game), game.start(3, Rng(bytes.fromhex(log.seed)), log.options)
    made_by = {1: 0, 2: 0}
    for seat, plain, _ in log.answers:
        [d] = game.pending(s)
        choice = codec.read(plain, Choice)
        if seat in made_by:
            made_by[seat] += 1
        assert seat != 1 or choice == d.options[-1], "its program's answer, and nobody else's"
        game.play(s, seat, choice)
    assert made_by == {1: 20, 2: 20}
    assert game.pending(s) == []
    assert "a bot failed: dreamer" in server.log.read_text()
    assert "no answer within 0.1 s" in server.log.read_text()
    assert "a bot failed: lasting" not in server.log.read_text()
