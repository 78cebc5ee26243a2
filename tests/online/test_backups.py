"""A backup of a running server holds everything, and can be restored; the doctor finds what is wrong."""
from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.testkit.online import Server, get, open_table, start

from .test_faults import fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return fresh_database(request.getfixturevalue("postgres"), f"backup_{abs(hash(request.node.name)) % 10**8}")


def played(server: Server, matches: int) -> list[Any]:
    """Play this many matches to their end."""
    tables = []

    async def play() -> None:
        made, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60}, listed=True)
        await start(server.url, made)
        await seated[0].play(server.url)
        tables.append(made)

    for _ in range(matches):
        asyncio.run(play())
    return tables


def entries_in(file: Path) -> int:
    with sqlite3.connect(file) as copy:
        return int(copy.execute("SELECT COUNT(*) FROM entries").fetchone()[0])


def test_a_backup_of_a_running_server_is_whole_and_can_be_restored(
        db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup.db"
    with Server(db, tmp_path) as server:
        tables = played(server, 2)
        replays = [get(f"{server.url}/api/tables/{made['table']}/matches/1/replay") for made in tables]
        assert main(["backup", str(file), "--db", db]) == 0
        told = capsys.readouterr().out
        assert f"2 tables, {entries_in(file)} entries" in told
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert main(["backup", str(file), "--db", db]) == 2
        assert "already exists" in capsys.readouterr().err
        assert main(["restore", str(file), "--db", db]) == 2, "not into a database that is in use"
        capsys.readouterr()
        assert main(["doctor", "--db", db]) == 0
    assert entries_in(file) > 20
    other = f"sqlite:///{tmp_path}/restored.db"
    assert main(["restore", str(file), "--db", other]) == 0
    with Server(other, tmp_path) as server:
        assert [get(f"{server.url}/api/tables/{made['table']}/matches/1/replay") for made in tables] == replays
        assert len(get(f"{server.url}/api/tables")) == 2
    assert main(["doctor", "--db", other]) == 0


def test_a_backup_goes_from_sqlite_to_postgresql(postgres: Any, tmp_path: Path) -> None:
    db, file = f"sqlite:///{tmp_path}/t.db", tmp_path / "b.db"
    with Server(db, tmp_path) as server:
        (made,) = played(server, 1)
        replay = get(f"{server.url}/api/tables/{made['table']}/matches/1/replay")
    assert main(["backup", str(file), "--db", db]) == 0
    db = fresh_database(postgres, "moved")
    assert main(["restore", str(file), "--db", db]) == 0
    assert main(["restore", str(file), "--db", db]) == 2, "there are tables now"
    assert main(["doctor", "--db", db]) == 0
    with Server(db, tmp_path) as server:
        assert get(f"{server.url}/api/tables/{made['table']}/matches/1/replay") == replay


@pytest.mark.parametrize("args", [["backup", "{tmp}/b.db"], ["restore", "{tmp}/none.db"], ["doctor"],
                                  ["restore", "{tmp}/text.db"], ["backup", "{tmp}/none/b.db"]])
def test_what_cannot_be_done_is_said_in_one_line(args: list[str], tmp_path: Path,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.db").write_text("once upon a time")
    assert main([*[arg.format(tmp=tmp_path) for arg in args], "--db", f"sqlite:///{tmp_path}/t.db"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert not (tmp_path / "t.db").exists()


def test_the_doctor_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with Server(db, tmp_path) as server:
        tables = [made["table"] for made in played(server, 3)]
        server.kill()
    broken, printed, lost = tables
    with sqlite3.connect(tmp_path / "t.db") as file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND number = 4", [broken])
        file.execute("UPDATE entries SET data = replace(data, '\"check\":\"', '\"check\":\"0') "
                     "WHERE table_id = ? AND number = 0", [printed])
        file.execute("DELETE FROM tables WHERE id = ?", [lost])
        file.execute("UPDATE tables SET status = 'playing', lease_owner = 'dead', lease_until = 1 WHERE id = ?",
                     [printed])
    assert main(["doctor", "--db", db]) == 1
    told = capsys.readouterr().out
    assert "✗ tables: 1 of 2 can’t be replayed" in told
    assert broken in told
    assert main(["doctor", "--db", db, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    about = {finding["about"]: finding for finding in found["findings"]}
    assert not found["well"]
    assert {name: finding["how"] for name, finding in about.items()} == {
        "integrity": "fine", "schema": "fine", "journals": "wrong", "editions": "note", "entries": "wrong",
        "leases": "note", "space": "fine", "versions": "fine"}
    assert about["journals"]["details"][0]["table"] == broken
    assert (about["editions"]["details"][0]["table"], about["editions"]["details"][0]["code"]) == (
        printed, "other-edition")
    assert about["entries"]["details"] == [lost]
    assert about["leases"]["details"] == [printed]
    assert about["versions"]["details"][0]["games"]["mousekeeping"] >= 2


def test_the_doctor_sees_a_damaged_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, path = f"sqlite:///{tmp_path}/t.db", tmp_path / "t.db"
    with Server(db, tmp_path) as server:
        for _ in range(20):
            open_table(server.url, "mousekeeping", 2, 2)
    with sqlite3.connect(path) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_status'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[(page - 1) * size:page * size] = bytes(size)
    path.write_bytes(content)
    assert main(["doctor", "--db", db]) in (1, 2)
    told = capsys.readouterr()
    assert "damaged" in told.out or "malformed" in told.err
