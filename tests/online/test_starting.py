"""What cannot work is said in one line, before anything else is printed; and a server that stops says so."""
from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mousehole.testkit.attacks import UPGRADE, frame
from mousehole.testkit.online import WATCHER, Seated, Server, free_port, get, open_table, start


def serve(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "mousehole", "serve", *args], capture_output=True, text=True,
                          check=False, timeout=300, env=os.environ | (env or {}))


def assert_one_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("mousehole serve: ")
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize(("args", "word"), [
    (["--port", "99999"], "65535"), (["--port", "0"], "65535"), (["--db", "foo"], "sqlite:///FILE"),
    (["--db", "mysql://host/x"], "sqlite:///FILE"), (["--host", "nowhere.invalid"], "nowhere.invalid"),
    (["--db", "postgresql://nobody@127.0.0.1:9/none"], "postgresql://nobody@127.0.0.1:9/none")])
def test_what_makes_no_sense_is_said_in_one_line(tmp_path: Path, args: list[str], word: str) -> None:
    given = {"--port": str(free_port()), "--db": f"sqlite:///{tmp_path}/t.db"} | {args[0]: args[1]}
    assert_one_line(serve(*[word for pair in given.items() for word in pair]), word)


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for workers in ("1", "2"):
            done = serve("--port", port, "--db", f"sqlite:///{tmp_path}/t.db", "--workers", workers,
                         "--bus", "redis://127.0.0.1:9")
            assert_one_line(done, port, "in use")


def test_a_folder_that_is_missing_is_said_in_one_line(tmp_path: Path) -> None:
    assert_one_line(serve("--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/none/t.db"), "/none/t.db")


@pytest.mark.parametrize("damage", ["no database", "header", "pages"])
def test_a_corrupt_database_is_said_in_one_line(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "t.db"
    with Server(f"sqlite:///{file}", tmp_path) as server:
        for _ in range(30):
            open_table(server.url, "mousekeeping", 2, 2)
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    if damage == "no database":
        content = bytearray(b"once upon a time " * 1000)
    elif damage == "header":
        content[:16] = bytes(16)
    else:
        content[4096:] = bytes(range(256)) * ((len(content) - 4096) // 256)
    file.write_bytes(content)
    assert_one_line(serve("--port", str(free_port()), "--db", f"sqlite:///{file}"))


def test_two_servers_on_one_file_are_refused_in_one_line(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with Server(db, tmp_path) as server:
        assert_one_line(serve("--port", str(free_port()), "--db", db), "Another server", f"{tmp_path}/t.db")
        assert get(f"{server.url}/readyz") == {"status": "ready"}
        server.kill()
        server.start()  # a lock ends with its process, however that ends


def test_the_database_is_nobody_elses_to_read(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
            open_table(server.url, "mousekeeping", 2, 2)
            files = sorted(tmp_path.glob("t.db*"))
            assert [file.name for file in files] == ["t.db", "t.db-shm", "t.db-wal", "t.db.lock"]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        os.umask(before)


def test_nothing_is_printed_before_it_listens(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        for _ in range(600):
            if told := server.log.read_text():
                break
            time.sleep(0.1)
        assert told.strip() == f"Mousehole is at {server.url}"


def fallen_silent(url: str, table: str) -> socket.socket:
    """A spectator who is gone without a word: nothing more is read, and nothing is closed."""
    parts = urlsplit(url)
    silent = socket.create_connection((str(parts.hostname), parts.port or 80), timeout=30)
    silent.sendall(UPGRADE)
    assert b" 101 " in silent.recv(4096)
    silent.sendall(frame(json.dumps({"is": "hello", "table": table, "key": "", "host": ""}).encode()))
    assert b'"welcome"' in silent.recv(4096)
    return silent


@pytest.mark.parametrize("signal", ["SIGTERM", "SIGINT"])
def test_a_server_that_stops_says_bye_and_is_gone_soon(tmp_path: Path, signal: str) -> None:
    import signal as signals
    server = Server(f"sqlite:///{tmp_path}/t.db", tmp_path)
    server.start()
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options={"move_limit": 60})
    began: list[float] = []

    async def watch() -> list[tuple[int | None, Any]]:
        await start(server.url, made)
        links = [await each.connect(server.url) for each in [*seated, Seated(made["table"])]]
        for link in links:
            await link.recv()
        assert server.process is not None
        began.append(time.monotonic())
        server.process.send_signal(getattr(signals, signal))
        heard = []
        for link in links:
            last: Any = None
            try:
                while True:
                    last = json.loads(await asyncio.wait_for(link.recv(), 120))
            except ConnectionClosed:
                heard.append((link.close_code, (last["is"], last["code"])))
        return heard

    with fallen_silent(server.url, made["table"]):
        assert asyncio.run(watch()) == [(4503, ("bye", "shutting-down"))] * 3
        assert server.process is not None
        assert server.process.wait(120) in (0, -signals.SIGTERM)
        assert time.monotonic() - began[0] < 5, "it waits neither for the silent one nor for its own bots"
    assert "Traceback" not in server.log.read_text()


def test_metrics_are_only_for_requests_with_the_token(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        assert get(f"{server.url}/metrics")["code"] == "bad-token"
        for wrong in (WATCHER + "!", WATCHER[:-1], WATCHER.upper(), "x" * 10_000):
            assert get(f"{server.url}/metrics", wrong)["code"] == "bad-token"
        assert "mousehole_held_tables_total" in get(f"{server.url}/metrics", WATCHER)
        assert "mousehole_deleted_tables_total" in get(f"{server.url}/metrics", WATCHER)
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, metrics_token="") as server:
        for key in ("", "anything"):
            assert get(f"{server.url}/metrics", key)["code"] == "no-such-page"


def test_large_answers_are_compressed_on_their_way(server: Server) -> None:
    def coded(accepted: str) -> str | None:
        reply = httpx.get(f"{server.url}/api/games", headers={"Accept-Encoding": accepted}, trust_env=False)
        assert reply.json()
        coding: str | None = reply.headers.get("content-encoding")
        return coding

    assert [coded("gzip, br"), coded("identity")] == ["gzip", None]
