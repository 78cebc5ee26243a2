"""A full or a read-only disk: nobody waits for long, the server is not ready, and later play goes on by itself."""
from __future__ import annotations

import asyncio
import fcntl
import json
import os
import resource
import struct
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mousehole.testkit.online import Seated, Server, free_port, get, open_table, post, start

GET_FLAGS, SET_FLAGS, IMMUTABLE = 0x80086601, 0x40086602, 0x10  # <linux/fs.h>


def fill(server: Server, is_full: bool) -> None:
    """Stop the server's files from growing beyond a byte, or allow it again."""
    assert server.process is not None
    most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1 if is_full else most, most))


def status_of(url: str, data: Any = None) -> int:
    request = urllib.request.Request(url, None if data is None else json.dumps(data).encode(),  # noqa: S310
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:  # noqa: S310
            return int(reply.status)
    except urllib.error.HTTPError as error:
        return error.code


def forbid(file: Path, is_forbidden: bool) -> None:
    """Refuse every write to this file, through handles that are open already, too; or allow it again.

    That is what a server meets whose disk the system has made read-only. (A mount cannot be made read-only while
    somebody has files open there, and a file's mode matters only when it is opened.)
    """
    handle = os.open(file, os.O_RDONLY)
    try:
        [flags] = struct.unpack("i", fcntl.ioctl(handle, GET_FLAGS, bytes(4)))
        fcntl.ioctl(handle, SET_FLAGS, struct.pack("i", flags | IMMUTABLE if is_forbidden else flags & ~IMMUTABLE))
    finally:
        os.close(handle)


@pytest.fixture
def may_forbid(tmp_path: Path) -> None:
    file = tmp_path / "tried"
    file.touch()
    try:
        forbid(file, True)
        forbid(file, False)
    except OSError as error:
        pytest.skip(f"only root can forbid writing, and not on every file system: {error.strerror}")


def play_with_a_broken_disk(server: Server, is_broken: Callable[[bool], None]) -> None:
    """Answers, readiness and new tables while nothing can be written; then the match goes on to its end."""
    made, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60, "first_player": 0})

    async def play() -> None:
        await start(server.url, made)
        player: Seated = seated[0]
        link = await player.connect(server.url)
        while player.chosen() is None:
            player.hear(await asyncio.wait_for(link.recv(), 120))
        is_broken(True)
        try:
            await link.send(json.dumps(player.chosen()))
            refused = None
            while refused is None:  # waiting as long as before would take a whole minute: longer than this limit
                message = player.hear(await asyncio.wait_for(link.recv(), 15))
                refused = message if message["is"] == "refused" else None
            assert refused["why"]["code"] == "failed"
            assert await asyncio.to_thread(status_of, f"{server.url}/readyz") == 503
            opened = {"game": "mousekeeping", "seats": 2}
            assert await asyncio.to_thread(status_of, f"{server.url}/api/tables", opened) == 503
            assert await asyncio.to_thread(status_of, f"{server.url}/healthz") == 200
        finally:
            is_broken(False)
        await link.close()
        await player.play(server.url)  # to the end, bots' answers included

    asyncio.run(play())
    assert get(f"{server.url}/readyz") == {"status": "ready"}
    assert "table" in post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2})


def test_a_full_disk_refuses_soon_and_play_goes_on_by_itself(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        play_with_a_broken_disk(server, lambda is_broken: fill(server, is_broken))
    assert "Traceback" not in server.log.read_text()


def test_a_read_only_disk_refuses_soon_and_play_goes_on_by_itself(tmp_path: Path, may_forbid: None) -> None:
    def forbid_all(is_forbidden: bool) -> None:
        for name in ("t.db", "t.db-wal"):
            forbid(tmp_path / name, is_forbidden)

    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        play_with_a_broken_disk(server, forbid_all)
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("is_new", [True, False])
def test_a_server_does_not_start_on_a_read_only_disk(tmp_path: Path, is_new: bool) -> None:
    """It says so in one line: on a disk of its own that is mounted read-only, with a database on it or without."""
    try:
        tried = subprocess.run(["unshare", "-Urm", "mount", "-t", "tmpfs", "none", tmp_path], capture_output=True,
                               text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no unshare here")
    if tried.returncode:
        pytest.skip(f"nothing may be mounted here: {tried.stderr}")
    before = "true" if is_new else f"{sys.executable} -c '{PREPARE}' {tmp_path}/t.db"
    steps = (f"mount -t tmpfs none {tmp_path} && {before} && mount -o remount,ro {tmp_path} && "
             f"exec {sys.executable} -m mousehole serve --port {free_port()} --db sqlite:///{tmp_path}/t.db")
    done = subprocess.run(["unshare", "-Urm", "sh", "-c", steps], capture_output=True, text=True, check=False,
                          timeout=120)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.startswith("mousehole serve: ")
    assert "t.db" in done.stderr


PREPARE = """
import asyncio, sys
from mousehole.server.store import Store
async def made():
    store = Store("sqlite:///" + sys.argv[1])
    await store.open()
    await store.close()
asyncio.run(made())
""".strip()
