"""The terminal at a table of a real server, beside an opponent who speaks the protocol."""
from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from mousehole.kernel import BadSetup
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.far_table import FarTable
from mousehole.terminal.invitation import Invitation
from mousehole.terminal.tests.people import at_screen, screen_text, table_screen
from mousehole.testkit.online import Server, post


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOUSEHOLE_HOME", str(tmp_path / "home"))


def open_table(server: Server, game: str, options: dict[str, Any]) -> tuple[Invitation, str]:
    """A table of two, and the host's key."""
    made = post(f"{server.url}/api/tables", {"game": game, "seats": 2, "options": options})
    return Invitation.read(f"{server.url}/t/{made['table']}"), made["host"]


async def opponent(there: Invitation, host: str) -> None:
    """Starts the match, and answers every question with its first choice, whatever happens to the connection."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed
    while True:
        try:
            async with connect(there.socket, compression=None, proxy=None) as link:
                await link.send(json.dumps({"is": "hello", "table": there.table, "key": there.key, "host": host}))
                await link.send(json.dumps({"is": "start"}))
                async for text in link:
                    message = json.loads(text)
                    if message["is"] == "state":
                        if message["ended"]:
                            return
                        for question in message["questions"]:
                            if not question["interrupt"]:
                                await link.send(json.dumps({"is": "answer", "n": question["n"],
                                                            "choice": question["options"][0]["choice"]}))
        except (OSError, ConnectionClosed):
            await asyncio.sleep(0.1)


async def press_on(pilot: Pilot[None], until: int = 10_000) -> None:
    """Choose the first of the list until so many answers have been confirmed, or the match is over."""
    screen = table_screen(pilot)
    table, answers = screen.table, 0
    for _ in range(6000):
        await pilot.pause(0.01)
        if table.is_over or answers >= until:
            return
        if table.must_answer() and not table.condition and screen.query_one("#choices", OptionList).option_count:
            before = table.position
            await pilot.press("enter")
            answers += table.position != before
    raise AssertionError(screen_text(pilot))


def test_a_whole_game_at_a_server(server: Server) -> None:
    there, host = open_table(server, "head-of-mousehold", {"events": True})
    mine, other = there.seated("Anna"), there.seated("Ben")
    table = asyncio.run(FarTable.arrive(mine, "en"))
    assert table.seat == 0

    async def act(pilot: Pilot[None]) -> None:
        playing = asyncio.create_task(opponent(other, host))
        await press_on(pilot)
        outcome = table.outcome()
        assert outcome is not None
        assert table.words.outcome(outcome)[:20] in screen_text(pilot)
        await playing

    at_screen(MouseholeApp(table), act)
    assert any("Ben" in line for line in table.told[0])


def test_a_server_that_goes_away_is_waited_for_and_nothing_is_lost(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        there, host = open_table(server, "mousekeeping", {"calm": 60, "first_player": 0})
        mine, other = there.seated("Anna"), there.seated("Ben")
        table = asyncio.run(FarTable.arrive(mine, "fr"))

        async def act(pilot: Pilot[None]) -> None:
            playing = asyncio.create_task(opponent(other, host))
            await press_on(pilot, 3)
            server.kill()
            for _ in range(500):
                await pilot.pause(0.02)
                if table.condition:
                    break
            assert "Le serveur est absent" in screen_text(pilot)
            before = table.position
            await asyncio.to_thread(server.start)
            await press_on(pilot)
            assert table.position > before
            await playing

        at_screen(MouseholeApp(table, language="fr"), act)
        assert table.is_over
        placed = [line for line in table.told[0] if "montre la chambre" in line]
        assert len(placed) == 60, "every placement was told, none twice"


def test_a_refusal_of_the_server_is_said_with_its_clause(server: Server) -> None:
    there, host = open_table(server, "mousekeeping", {"calm": 60, "first_player": 0})
    table = asyncio.run(FarTable.arrive(there.seated("Anna"), "en"))
    other = there.seated("Ben")

    async def act(pilot: Pilot[None]) -> None:
        playing = asyncio.create_task(opponent(other, host))
        await press_on(pilot, 0)
        for _ in range(300):
            await pilot.pause(0.02)
            if table.must_answer():
                break
        await pilot.press("4", "4", "4")
        for _ in range(300):
            await pilot.pause(0.02)
            if "KEEP-" in screen_text(pilot):
                break
        assert "[KEEP-4]" in screen_text(pilot)
        playing.cancel()

    at_screen(MouseholeApp(table), act)


def test_a_seat_is_found_again_by_its_link(server: Server) -> None:
    there, _ = open_table(server, "mousekeeping", {})
    mine = there.seated("Anna")

    assert there.with_kept_keys() == mine
    assert Invitation.read(mine.link) == mine


@pytest.mark.parametrize(("link", "words"), [
    ("nonsense", "looks like"), ("http://127.0.0.1:9/t/abc", "cannot be reached")])
def test_links_that_lead_nowhere(link: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        asyncio.run(FarTable.arrive(Invitation.read(link), "en"))


def test_a_table_that_is_not_there(server: Server) -> None:
    with pytest.raises(BadSetup, match="no-such-table"):
        asyncio.run(FarTable.arrive(Invitation.read(f"{server.url}/t/nowhere"), "en"))
    with pytest.raises(BadSetup):
        Invitation.read(f"{server.url}/t/nowhere").seated("Anna")
