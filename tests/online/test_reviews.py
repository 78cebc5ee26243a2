"""Reviews: requested after the match, computed outside the event loop, cached."""
from __future__ import annotations

import asyncio
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mousehole.testkit.online import Server, get, open_table, start


def test_a_match_is_reviewed_once_it_is_over(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60})
    url = f"{server.url}/api/tables/{made['table']}/matches/1/review"
    asyncio.run(start(server.url, made))
    assert get(url)["code"] == "no-replay"
    asyncio.run(seated[0].play(server.url))

    with ThreadPoolExecutor(3) as several:  # three ask at once, one answer is worked out
        first, *others = list(several.map(get, [url] * 3))

    assert others == [first, first]
    assert first["answers"] == 60
    points = first["points"]
    assert (points[0], points[-1]) == (0, 60)
    assert points == sorted(set(points))
    assert len(points) == len(first["outlook"]) >= 11
    assert (first["kind"], first["team"], first["refined"]) == ("score", True, False)
    assert first["tables"] >= 8
    caught = first["outlook"][-1]
    assert caught[0] == caught[1]
    assert first["errors"][-1] == [0, 0]
    assert len(first["turning"]) <= 3
    for mistake in first["mistakes"]:
        assert mistake["choice"]["id"] == mistake["better"]["id"] == "Place"
        assert 1 <= mistake["n"] <= 60
    again = get(f"{url}?refined=true")
    assert again["refined"]
    assert again["tables"] >= first["tables"]  # on a busy machine there is no time for more
    assert get(url) == again  # from now on


def test_the_server_answers_others_meanwhile(server: Server) -> None:
    made, seated = open_table(server.url, "head-of-mousehold", 2, 1)
    asyncio.run(start(server.url, made))
    asyncio.run(seated[0].play(server.url))

    with ThreadPoolExecutor(1) as beside:
        looking = beside.submit(get, f"{server.url}/api/tables/{made['table']}/matches/1/review")
        answered = 0
        while not looking.done():
            assert get(f"{server.url}/healthz") == {"status": "alive"}
            answered += 1
            time.sleep(0.02)

    found = looking.result()
    assert answered > 1
    assert found["kind"] == "chance"
    assert not found["team"]
    assert len(found["points"]) >= 2
    assert len(found["accounts"]) == 2
    assert [point["n"] for point in found["turning"]] == sorted([point["n"] for point in found["turning"]])


def test_it_reports_its_progress_and_disconnecting_does_not_cancel_it(server: Server) -> None:
    made, seated = open_table(server.url, "mousewarming-party", 2, 1)
    asyncio.run(start(server.url, made))
    asyncio.run(seated[0].play(server.url))
    url = f"{server.url}/api/tables/{made['table']}/matches/1/review"
    assert get(f"{url}/progress") == {"part": None, "ahead": 0}  # nobody has asked for it

    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as line:  # somebody asks, and leaves
        line.sendall(f"GET {url.removeprefix(server.url)} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        while get(f"{url}/progress")["part"] is None:
            time.sleep(0.01)
    told = []
    while (now := get(f"{url}/progress"))["part"] != 1.0:
        assert now["part"] is not None
        assert now["ahead"] == 0
        told.append(now["part"])
        time.sleep(0.02)

    assert told == sorted(told)
    assert get(url)["points"]


def test_every_process_of_a_server_tells_the_progress(valkey: str, tmp_path: Path) -> None:
    """Each request goes to any of the processes; only one of them works on the review."""
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, workers=2, bus=valkey) as server:
        made, seated = open_table(server.url, "head-of-mousehold", 2, 1)
        asyncio.run(start(server.url, made))
        asyncio.run(seated[0].play(server.url))
        url = f"{server.url}/api/tables/{made['table']}/matches/1/review"
        with ThreadPoolExecutor(1) as beside:
            looking = beside.submit(get, url)
            while not looking.done() and get(f"{url}/progress")["part"] is None:
                time.sleep(0.01)
            told = 0  # times in a row: any process may be asked, and one that knows nothing would be among so many
            while not looking.done() and told < 40:
                told = told + 1 if get(f"{url}/progress")["part"] is not None else 0
            assert told == 40
            assert looking.result()["points"]


def test_a_review_that_waits_for_others_says_so(server: Server) -> None:
    urls = []
    for _ in range(2):
        made, seated = open_table(server.url, "head-of-mousehold", 2, 1)
        asyncio.run(start(server.url, made))
        asyncio.run(seated[0].play(server.url))
        urls.append(f"{server.url}/api/tables/{made['table']}/matches/1/review")
    with ThreadPoolExecutor(2) as several:
        first = several.submit(get, urls[0])
        while not first.done() and get(f"{urls[0]}/progress")["part"] is None:
            time.sleep(0.005)
        second = several.submit(get, urls[1])
        while not second.done() and get(f"{urls[1]}/progress")["part"] is None:
            time.sleep(0.005)
        assert get(f"{urls[1]}/progress") == {"part": 0.0, "ahead": 1}
        assert first.result()["points"]
        assert second.result()["points"]
