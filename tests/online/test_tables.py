"""Tables over real sockets: what is sent, who plays for absent players, what follows a match or a restart."""
from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mousehole.games import GAMES, load_game
from mousehole.kernel.log import Log, verify
from mousehole.table import journal
from mousehole.table.box import box_of
from mousehole.table.changes import Broadcast
from mousehole.table.fairness import check
from mousehole.table.following import follow
from mousehole.table.live import Live
from mousehole.table.speech import names, sentence
from mousehole.testkit.online import WATCHER, Seated, Server, get, open_table, post, start
from mousehole.words import Words

CALM = {"move_limit": 60, "first_player": 0}


async def heard_until(seated: Seated, link: Any, *kinds: str) -> Any:
    async with asyncio.timeout(90):
        while True:
            message = seated.hear(await link.recv())
            if message["is"] in kinds:
                return message


async def room_where(seated: Seated, link: Any, **wanted: Any) -> Any:
    while True:
        room = await heard_until(seated, link, "room")
        if all([room[key] == value for key, value in wanted.items()]):
            return room


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_what_the_table_shows_and_nothing_else(tmp_path: Path, server: Server, game: str) -> None:
    """So what is proved of frames without a server is true of the bytes on the wire."""
    facts = load_game(game).facts
    calm = CALM if game == "mousekeeping" else {}
    made, seated = open_table(server.url, game, max(facts.fewest, 2), 2, options=calm)
    watcher = Seated(made["table"])
    for each in (*seated, watcher):
        each.keep_frames, each.enough = True, 150

    async def play() -> None:
        await start(server.url, made)
        playing = [asyncio.create_task(each.play(server.url)) for each in (*seated, watcher)]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for each in others:
            each.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for each in done:
            await each

    asyncio.run(play())
    db = sqlite3.connect(server.environment["MOUSEHOLE_DB"].removeprefix("sqlite:///"))
    rows = db.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY number", [made["table"]]).fetchall()
    entries = [journal.read(row[0]) for row in rows]
    compared = 0
    for seat, each in zip([0, 1, None], (*seated, watcher), strict=True):
        states = [text for text in each.frames if text.startswith(('{"is":"state"', '{"is":"change"'))]
        live, since, known = None, 0, None
        for text in states[:60]:
            told = json.loads(text)
            if live is None or live.told(seat) > told["number"]:
                live = Live.rebuilt(made["table"], entries[:1])
            while live.told(seat) < told["number"]:  # as this viewer counts: without what others answer under a seal
                live.apply(entries[live.number + 1])
            if told["is"] == "state":
                since, known = 0, None  # a connection begins, or asked for everything again
            moment = Broadcast(live, live.heard(seat, since), told["time"])
            assert moment.told(seat, known).decode() == text
            since, known, compared = told["number"], moment.known(seat), compared + 1
    assert compared > 30


def test_after_a_match_there_is_a_replay_a_slider_and_another_match(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)
    url = f"{server.url}/api/tables/{made['table']}"

    async def play_twice() -> str:
        await start(server.url, made)
        await asyncio.gather(*[each.play(server.url) for each in seated])
        promised = get(url)["commitment"]
        links = [await each.connect(server.url) for each in seated]
        for link in links:
            await link.send('{"is": "rematch"}')
        await room_where(seated[0], links[0], status="playing", match=2)
        for link in links:
            await link.close()
        await asyncio.gather(*[each.play(server.url) for each in seated])
        return str(promised)

    promised = asyncio.run(play_twice())
    for match, commitment in ((1, made["room"]["commitment"]), (2, promised)):
        log = Log.read(get(f"{url}/matches/{match}/replay"))
        verify(box_of(log).game, log)
        assert check(log, commitment)
        slider = get(f"{url}/matches/{match}/states?first=50&count=100&seat=1")
        assert slider["answers"] == len(log.answers) == 60
        assert [state["number"] for state in slider["states"]] == list(range(50, 61))
        assert slider["states"][-1]["ended"]["scores"] == log.result["scores"]
    assert get(f"{url}/matches/3/replay")["code"] == "no-replay"
    assert get(f"{url}/matches/1/states?seat=5")["code"] == "no-such-seat"
    keys = [(made["table"], seated[1].key), (made["table"], "wrong"), ("x", "y")]
    mine = post(f"{server.url}/api/mine", {"keys": [{"table": table, "key": key} for table, key in keys]})
    assert [(each["seat"], each["status"], each["finished"]) for each in mine] == [(1, "over", [1, 2])]


def test_everything_that_is_told_can_be_said_in_both_languages(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 3, 2, options=CALM)
    seated[0].keep_frames = True

    async def play() -> None:
        await start(server.url, made)
        await asyncio.gather(*[each.play(server.url) for each in seated])

    asyncio.run(play())
    said = 0
    for language in ("en", "fr"):
        words = Words("mousekeeping", language)
        words.names = names(words, seated[0].room["chairs"])
        assert words.names[0] == "Player 0"
        assert "3" in words.names[2]
        state: Any = None
        for text in seated[0].frames:
            message = json.loads(text)
            if message["is"] in ("state", "change"):
                state = message if message["is"] == "state" else follow(state, message)
                told = [happened["say"] for happened in state["events"]]
                told += [q["say"] for q in state["questions"]]
                told += [option["say"] for q in state["questions"] for option in q["options"]]
                said += len([sentence(words, each) for each in told])
        assert sentence(words, seated[0].state["ended"]["say"])
    assert said > 100


def test_a_bot_stands_in_for_a_lost_connection_and_hands_back(tmp_path: Path) -> None:
    async def lose_and_return(server: Server) -> None:
        made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)
        await start(server.url, made)
        anna, ben = seated
        links = [await each.connect(server.url) for each in seated]
        await room_where(anna, links[0], status="playing")
        await links[0].close()
        while not (await room_where(ben, links[1], status="playing"))["chairs"][0]["away"]:
            pass
        while True:  # the bot has answered for Anna: it is Ben's turn
            state = await heard_until(ben, links[1], "state")
            if state["questions"]:
                break
        again = await anna.connect(server.url)
        room = await heard_until(anna, again, "room")
        assert (room["chairs"][0]["away"], room["chairs"][0]["connected"]) == (False, True)
        await links[1].close()
        await again.close()

    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, patience=1) as server:
        asyncio.run(lose_and_return(server))


def test_a_player_who_has_left_a_seat_can_no_longer_speak_for_it(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)

    async def leave_and_meddle() -> list[tuple[Any, ...]]:
        links = [await seated[1].connect(server.url) for _ in range(2)]
        for link in links:
            await heard_until(seated[1], link, "room")
        await links[0].send('{"is": "leave"}')
        while (await heard_until(seated[1], links[0], "room"))["chairs"][1]["who"] != "open":
            pass
        taken = post(f"{server.url}/api/tables/{made['table']}/seats", {"name": "Cleo"})
        assert taken["seat"] == 1
        codes = []
        for link in links:
            await link.send('{"is": "say", "text": "I am Cleo", "name": "Cleo"}')
            said = await heard_until(seated[1], link, "chat")
            await link.send('{"is": "rematch"}')
            refused = await heard_until(seated[1], link, "refused")
            codes.append((said["seat"], said["spectator"], refused["why"]["code"]))
            await link.close()
        return codes

    assert asyncio.run(leave_and_meddle()) == [(None, True, "not-seated"), (None, True, "not-seated")]
    watcher = asyncio.run(first_word(server, seated[1]))
    assert (watcher["is"], watcher["code"]) == ("bye", "bad-key")


def test_the_host_sends_somebody_away_and_a_bot_plays_on(server: Server) -> None:
    made, (anna, ben) = open_table(server.url, "mousekeeping", 2, 2, options=CALM)
    anna.host = made["host"]

    async def send_away() -> None:
        links = [await anna.connect(server.url), await ben.connect(server.url)]
        await links[1].send('{"is": "remove", "seat": 0}')
        assert (await heard_until(ben, links[1], "refused"))["why"]["code"] == "not-host"
        await links[0].send('{"is": "remove", "seat": 0}')
        assert (await heard_until(anna, links[0], "refused"))["why"]["code"] == "own-seat"
        await links[0].send('{"is": "start"}')
        await room_where(anna, links[0], status="playing")
        await links[0].send('{"is": "remove", "seat": 1}')
        assert (await heard_until(ben, links[1], "bye"))["code"] == "removed"
        with pytest.raises(ConnectionClosed) as closed:
            await links[1].recv()
        assert closed.value.rcvd and closed.value.rcvd.code == 4403
        while (room := await heard_until(anna, links[0], "room"))["chairs"][1]["who"] != "bot":
            pass
        assert (room["chairs"][1]["name"], room["status"]) == ("", "playing")
        await links[0].close()
        await anna.play(server.url)

    asyncio.run(send_away())
    assert get(f"{server.url}/api/tables/{made['table']}")["status"] == "over"
    assert asyncio.run(first_word(server, ben))["code"] == "bad-key"


def test_an_invitation_becomes_a_seat(server: Server) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2})
    url = f"{server.url}/api/tables/{made['table']}/seats"
    invited = post(f"{url}/1/invitation", {}, made["host"])
    assert invited["link"].endswith(f"/t/{made['table']}#key={invited['key']}")
    guest = Seated(made["table"], invited["key"])
    assert asyncio.run(first_word(server, guest))["seat"] is None
    assert post(url, {"name": "Anna", "seat": 1})["code"] == "seat-taken"
    assert post(url, {"name": "Ben"}, invited["key"])["seat"] == 1
    assert asyncio.run(first_word(server, guest))["seat"] == 1
    room = post(f"{url}/0/bot", {"level": "greedy"}, made["host"])
    assert [chair["who"] for chair in room["chairs"]] == ["bot", "person"]
    assert post(f"{url}/1/bot", {"level": "greedy"}, made["host"])["code"] == "seat-taken"
    assert post(f"{url}/0/bot", {"level": "genius"}, made["host"])["code"] == "unknown-bot"
    assert post(f"{url}/0/bot", {}, made["host"])["chairs"][0]["who"] == "open"


async def first_word(server: Server, seated: Seated) -> Any:
    link = await seated.connect(server.url)
    message = seated.hear(await link.recv())
    await link.close()
    return message


def test_whose_time_is_up_is_answered_for(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM, clock={"move": 1, "game": 0})

    async def dawdle() -> Any:
        await start(server.url, made)
        link = await seated[0].connect(server.url)
        while True:
            state = await heard_until(seated[0], link, "state")
            if state["events"] and state["events"][-1]["event"].get("seat") == 1:
                await link.close()
                return state

    state = asyncio.run(dawdle())
    assert state["asked"][0]["due"] > state["time"]
    db = sqlite3.connect(server.environment["MOUSEHOLE_DB"].removeprefix("sqlite:///"))
    rows = db.execute("SELECT data FROM entries WHERE table_id = ? AND data LIKE '%Answered%'", [made["table"]])
    assert {json.loads(row[0])["by"] for row in rows} == {"greedy"}


def test_a_restart_says_goodbye_and_forgets_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db", tmp_path)

    async def last_words(seated: Seated) -> str:
        link = await seated.connect(server.url)
        await heard_until(seated, link, "room")
        assert server.process is not None
        server.process.terminate()
        try:
            while True:
                seated.hear(await link.recv())
        except ConnectionClosed as closed:
            return str(closed.rcvd.reason if closed.rcvd else "")

    with server:
        made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM, listed=True, title="Friday")
        assert asyncio.run(last_words(seated[0])) in ("shutting-down", "")
        assert server.process is not None
        server.process.wait(120)
        server.start()
        assert [row["title"] for row in get(f"{server.url}/api/tables")] == ["Friday"]
        asyncio.run(start(server.url, made))
        asyncio.run(seated[0].connect(server.url))
    assert "Traceback" not in server.log.read_text()
    assert seated[0].key not in server.log.read_text()


def test_the_event_loop_is_looked_at_while_bots_think(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged: machines differ."""
    made, (alone,) = open_table(server.url, "haunted-mouse", 2, 1)
    post(f"{server.url}/api/tables/{made['table']}/seats/1/bot", {}, made["host"])
    post(f"{server.url}/api/tables/{made['table']}/seats/1/bot", {"level": "juniper"}, made["host"])

    async def play() -> None:
        await start(server.url, made)
        await alone.play(server.url)

    asyncio.run(play())
    text = get(f"{server.url}/metrics", WATCHER)
    values = {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}
    lag = "mousehole_loop_lag_seconds"
    punctual, looks = values[lag + '_bucket{le="0.05"}'], values[f"{lag}_count"]
    with capsys.disabled():
        print(f"\n  the event loop was less than 50 ms late in {100 * punctual / looks:.1f} % of {looks:.0f} looks")
    assert looks > 0 and values['mousehole_thought_seconds_count{level="juniper"}'] > 0
    assert 'mousehole_build_info{rules="interpreted"}' in text
    assert "table=" not in text


def test_results_are_listed_until_the_host_clears_them(server: Server) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 1, "options": {"move_limit": 60}})
    table, host = made["table"], made["host"]
    address = f"{server.url}/api/tables/{table}/results"
    assert httpx.get(address).json() == []
    seat = post(f"{server.url}/api/tables/{table}/seats", {"name": "Anna"})

    async def play() -> None:
        async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None, proxy=None) as link:
            hello = {"is": "hello", "table": table, "key": seat["key"], "host": host, "whole": True}
            await link.send(json.dumps(hello))
            await link.send(json.dumps({"is": "start"}))
            async for text in link:
                message = json.loads(text)
                if message["is"] == "state":
                    if message["ended"]:
                        return
                    question = message["questions"][0]
                    await link.send(json.dumps({"is": "answer", "n": question["n"],
                                                "choice": question["options"][0]["choice"]}))

    asyncio.run(play())
    found = httpx.get(address).json()
    assert [(each["match"], each["names"], each["game"]) for each in found] == [(1, ["Anna"], "mousekeeping")]
    assert {"name": "longest-shift", "value": 60, "unit": "count", "least": False} in found[0]["feats"]
    assert httpx.post(f"{address}/clear").status_code == 403
    assert httpx.post(f"{address}/clear", headers={"Authorization": f"Bearer {seat['key']}"}).status_code == 403
    assert len(httpx.get(address).json()) == 1
    assert httpx.post(f"{address}/clear", headers={"Authorization": f"Bearer {host}"}).json() == []
    assert httpx.get(address).json() == []
    assert httpx.get(f"{server.url}/api/tables/{table}/matches/1/replay").status_code == 200
