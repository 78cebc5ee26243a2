"""The terminal at a real server's table, against an opponent that speaks the protocol."""
from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from mousehole.games import load_game
from mousehole.games.mousekeeping.wire import Place
from mousehole.kernel import BadSetup, Choice
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.invitation import Invitation
from mousehole.terminal.line import NAME
from mousehole.terminal.remote_table import RemoteTable
from mousehole.terminal.sitting import TableAction
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
                await link.send(json.dumps({"is": "hello", "table": there.table, "key": there.key, "host": host,
                                            "whole": True}))
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
    """Choose the first of the list until this many answers have been confirmed, or the match is over."""
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
    table = asyncio.run(RemoteTable.arrive(mine, "en"))
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
        there, host = open_table(server, "mousekeeping", {"move_limit": 60, "first_player": 0})
        mine, other = there.seated("Anna"), there.seated("Ben")
        table = asyncio.run(RemoteTable.arrive(mine, "fr"))

        async def act(pilot: Pilot[None]) -> None:
            playing = asyncio.create_task(opponent(other, host))
            await press_on(pilot, 3)
            server.kill()
            for _ in range(500):
                await pilot.pause(0.02)
                if table.condition:
                    break
            assert "Pas de connexion." in screen_text(pilot)
            before = table.position
            await asyncio.to_thread(server.start)
            await press_on(pilot)
            assert table.position > before
            await playing

        at_screen(MouseholeApp(table, language="fr"), act)
        assert table.is_over
        placed = [line for line in table.told[0] if "à la chambre" in line]
        assert len(placed) == 60, "every move was told, none twice"


def test_a_refusal_of_the_server_is_said_with_its_clause(server: Server) -> None:
    there, host = open_table(server, "mousekeeping", {"move_limit": 60, "first_player": 0})
    table = asyncio.run(RemoteTable.arrive(there.seated("Anna"), "en"))
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
        asyncio.run(RemoteTable.arrive(Invitation.read(link), "en"))


def test_a_table_that_is_not_there(server: Server) -> None:
    with pytest.raises(BadSetup, match="Table not found"):
        asyncio.run(RemoteTable.arrive(Invitation.read(f"{server.url}/t/nowhere"), "en"))
    with pytest.raises(BadSetup):
        Invitation.read(f"{server.url}/t/nowhere").seated("Anna")


def deed_of(table: RemoteTable, id: str) -> TableAction:
    return next(action for action in table.actions() if action.id == id)


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    for _ in range(1500):
        await pilot.pause(0.02)
        if is_so():
            return
    raise AssertionError(screen_text(pilot))


def test_a_host_opens_fills_starts_talks_and_plays_again(server: Server) -> None:
    """A match with a bot and a friend, and the next one begins; a spectator sees it and may not talk."""
    there = Invitation.opened(server.url, {"game": "mousekeeping", "seats": 3, "options": {"move_limit": 60}})
    table = asyncio.run(RemoteTable.arrive(there.seated("Anna"), "en"))
    assert table.is_host
    assert table.is_in_progress is False
    watching = asyncio.run(RemoteTable.arrive(there._replace(host=""), "fr"))

    async def act(pilot: Pilot[None]) -> None:
        spectating = asyncio.create_task(watching.drive(lambda: None, 0))
        await until(pilot, lambda: table.link is not None)
        assert "You are the host. Free seats: 2." in screen_text(pilot)
        assert await table.do(deed_of(table, "bot 2 pip")) == ""
        await until(pilot, lambda: table.room["chairs"][2]["who"] == "bot")
        assert await table.do(deed_of(table, "free 2")) == ""
        await until(pilot, lambda: table.room["chairs"][2]["who"] == "open")
        link = (await table.do(deed_of(table, "invite 1"))).split()[-1]
        guest = await asyncio.to_thread(Invitation.read(link).seated, "Ben")
        await until(pilot, lambda: "Ben took seat 2." in table.told[0])
        await pilot.press("t", *"hello", "enter")
        await until(pilot, lambda: "You: hello" in table.told[0] and "Anna\u00a0: hello" in watching.told[None])
        assert await watching.say("psst") == "", "before the game, everybody hears spectators"
        await until(pilot, lambda: "Spectator: psst" in table.told[0])
        playing = asyncio.create_task(friend(guest))
        await pilot.press("slash", *"bramble", "enter")  # two deeds have it in them: nothing is done
        await until(pilot, lambda: "“bramble”" in screen_text(pilot))
        await pilot.press("2", "enter")
        await until(pilot, lambda: table.is_in_progress and table.link is not None)
        assert table.room["chairs"][2]["level"] == "bramble"
        await pilot.press("m")
        await pilot.pause()
        assert "Mute Ben" in screen_text(pilot)
        assert await table.do(deed_of(table, "pause")) == ""
        await until(pilot, lambda: bool(table.room["paused"]))
        assert "paused" in screen_text(pilot)
        assert await table.do(deed_of(table, "resume")) == ""
        await pilot.press("escape")
        await press_on(pilot)
        first = table.outcome()
        await until(pilot, lambda: "Ben wants to play again." in table.told[0])
        await until(pilot, lambda: "Play again" in screen_text(pilot))
        await pilot.press("home", "enter")
        await until(pilot, lambda: table.room["match"] == 2 and table.is_in_progress and table.outcome() is None)
        assert first is not None
        await press_on(pilot, 1)
        await until(pilot, lambda: watching.room["match"] == 2 and watching.is_in_progress)
        assert await table.do(deed_of(table, "remove 1")) == ""
        await until(pilot, lambda: bool(table.room["chairs"][1]["who"] == "bot"))
        await until(pilot, playing.done)  # Ben's connection has ended
        playing.cancel()
        spectating.cancel()

    at_screen(MouseholeApp(table), act)


async def friend(there: Invitation) -> None:
    """Answers with the first choice, and always wants to play again."""
    from websockets.asyncio.client import connect
    over: set[int] = set()
    async with connect(there.socket, compression=None, proxy=None) as link:
        await link.send(json.dumps({"is": "hello", "table": there.table, "key": there.key, "whole": True}))
        async for text in link:
            message = json.loads(text)
            if message["is"] != "state":
                continue
            if message["ended"] and message["match"] not in over:
                over.add(message["match"])
                await link.send(json.dumps({"is": "rematch"}))
            for question in message["questions"]:
                if not question["interrupt"]:
                    await link.send(json.dumps({"is": "answer", "n": question["n"],
                                                "choice": question["options"][0]["choice"]}))


def test_chat_is_told_once_also_after_a_lost_connection(server: Server) -> None:
    there, _ = open_table(server, "mousekeeping", {})
    table = asyncio.run(RemoteTable.arrive(there.seated("Anna"), "en"))

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.link is not None)
        assert await table.say("one") == ""
        assert table.link is not None
        await table.link.close()
        await until(pilot, lambda: table.is_away)
        assert await table.say("lost") == table.condition, "it is said that nobody heard it"
        await until(pilot, lambda: not table.is_away and table.link is not None)
        assert await table.say("two") == ""
        assert [line for line in table.told[0] if line.startswith("You:")] == ["You: one", "You: two"]

    at_screen(MouseholeApp(table), act)


def joined(home: Path, *args: str, lines: list[str]) -> subprocess.Popen[str]:
    """`mousehole join` with pipes instead of a terminal."""
    process = subprocess.Popen([sys.executable, "-m", "mousehole", "join", *args], text=True, stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               env=os.environ | {"PYTHONUTF8": "1", "MOUSEHOLE_HOME": str(home)})
    assert process.stdin is not None
    process.stdin.write("".join([f"{line}\n" for line in lines]))
    process.stdin.flush()
    return process


def test_a_game_at_a_server_in_words_alone_with_a_server_that_goes_away(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        there, host = open_table(server, "mousekeeping", {"move_limit": 60, "first_player": 0})
        process = joined(tmp_path / "anna", there.public_link, "--name", "Anna",
                         lines=["say good evening", "99", "nonsense", "443", "1", "1"])
        assert process.stdout is not None
        assert process.stdin is not None
        heard: list[str] = []
        reading = threading.Thread(target=lambda: heard.extend(process.stdout or []), daemon=True)
        reading.start()
        wait_for(heard, "You: good evening")
        other = there.seated("Ben")
        playing = threading.Thread(target=lambda: asyncio.run(opponent(other, host)), daemon=True)
        playing.start()
        wait_for(heard, "There are 3 moves.")
        wait_for(heard, "[KEEP-12]")
        wait_for(heard, "4 of 60")
        server.kill()
        wait_for(heard, "No connection.")
        server.start()
        wait_for(heard, "Connected again.")
        process.stdin.write("1\n" * 40)
        process.stdin.close()
        assert process.wait(120) == 0
        reading.join(10)
        playing.join(30)
        text = "".join(heard)
        assert "No moves left." in text
        assert sum("moved to room" in line for line in heard) == 60, "every move was told, none twice"
        assert process.stderr is not None
        assert process.stderr.read() == ""


def wait_for(heard: list[str], words: str) -> None:
    for _ in range(1200):
        if any(words in line for line in list(heard)):
            return
        time.sleep(0.05)
    raise AssertionError(f"{words} was not said:\n{''.join(heard)}")


def test_the_end_of_the_input_keeps_the_seat_and_a_host_in_words_starts(server: Server, tmp_path: Path) -> None:
    """Opened, started and left in one go; then the same link leads back to the same seat."""
    args = [server.url, "--open", "mousekeeping", "--seats", "2", "--option", "move_limit=60", "--name", "Anna"]
    process = joined(tmp_path, *args, lines=["do", "do 2", "1", "1"])
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Start game, with bots in the free seats: Bramble (medium)" in out
    assert "Your seat is reserved. To return:" in out
    link = out.split()[-1]

    process = joined(tmp_path, link, "--lang", "fr", lines=["faire", "faire 1", "q"])
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Laisser un robot jouer pour moi" in out

    process = joined(tmp_path / "other", link, "--watch", lines=["say hi", "q"])
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Spectator: hi" in out


def test_a_seat_that_was_given_away_is_replaced_by_another(server: Server, tmp_path: Path) -> None:
    there, _ = open_table(server, "mousekeeping", {})
    (there._replace(key="A" * 22)).keep()
    process = joined(Path(os.environ["MOUSEHOLE_HOME"]), there.public_link, "--name", "Anna", lines=["q"])
    _, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (0, "")
    assert there.with_kept_keys().key not in ("", "A" * 22)


def test_the_lobby_is_told(server: Server, tmp_path: Path) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2, "listed": True, "title": "Friday"})
    process = joined(tmp_path, server.url, lines=[])
    out, _ = process.communicate(timeout=300)
    assert f"{server.url}/t/{made['table']}  Friday: free seats: 2" in out


async def soon(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_so():
            await asyncio.sleep(0.01)


def no_catch(table: RemoteTable) -> Choice:
    """A move that draws no new destination: so nothing hidden is shown, whatever was shuffled."""
    return next(choice for choice in table.decisions(0)[0].options
                if isinstance(choice, Place) and choice.shows() not in table.view(0).goals)


def test_a_move_is_taken_back_and_the_other_terminal_is_asked(server: Server) -> None:
    there, host = open_table(server, "mousekeeping", {"move_limit": 60, "first_player": 0})
    seats = [there.seated("Anna")._replace(host=host), there.seated("Ben")]

    async def play() -> None:
        anna, ben = [await RemoteTable.arrive(seat, "en") for seat in seats]
        driving = [asyncio.create_task(table.drive(lambda: None, 0)) for table in (anna, ben)]
        try:
            await soon(lambda: anna.link is not None and ben.link is not None)
            assert await anna.do(TableAction("start", "")) == ""
            await soon(lambda: bool(anna.must_answer()))
            assert await anna.answer(0, no_catch(anna)) is None
            assert await anna.take_back(0) == ""
            assert anna.told[0][-1] == "You took back a move."
            assert await anna.answer(0, no_catch(anna)) is None
            await soon(lambda: bool(ben.must_answer()))
            assert await ben.answer(1, ben.decisions(1)[0].options[0]) is None
            await soon(lambda: bool(anna.must_answer()))
            assert await anna.take_back(0) == ""
            await soon(lambda: "asks to take back a move" in ben.condition)
            asked = [action for action in ben.actions() if action.id == "agree"]
            assert [action.words for action in asked] == ["Agree to Anna’s take-back"]
            assert await ben.do(asked[0]) == ""
            await soon(lambda: "Anna took back a move." in ben.told[1][-1:])
            assert await anna.do(TableAction("hand-over 1", "")) == ""
            await soon(lambda: ben.is_host and not anna.is_host)
        finally:
            for task in driving:
                task.cancel()

    asyncio.run(play())


def test_the_host_moves_seats_up_and_reactions_are_read_in_the_readers_language(server: Server) -> None:
    there, host = open_table(server, "mousekeeping", {"move_limit": 60})
    mine = there.seated("Anna")._replace(host=host)
    there.seated("Ben")
    table = asyncio.run(RemoteTable.arrive(mine, "fr"))

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(500):
            await pilot.pause(0.02)
            if table.link is not None:
                break
        up = next(action for action in table.actions() if action.id.startswith("up "))
        assert up.words == "Monter la place 2"
        assert await table.do(up) == ""
        for _ in range(500):
            await pilot.pause(0.02)
            if table.seat == 1:
                break
        assert [chair["name"] for chair in table.room["chairs"]] == ["Ben", "Anna"]
        table._hear({"is": "chat", "number": 10_000, "seat": 0, "name": "Ben", "text": "Danke!", "time": 0,
                     "spectator": False, "aside": False, "reaction": "thanks"})
        assert any("Merci" in line for line in table.told[table.seat])

    at_screen(MouseholeApp(table, language="fr"), act)


async def chosen(table: RemoteTable, *words: str) -> str:
    """Go through the table's menu, each time to the action that begins with these words."""
    said = ""
    for each in words:
        said = await table.do(next(action for action in table.actions() if action.words.startswith(each)))
    return said


def test_the_host_changes_everything_in_the_lobby(server: Server) -> None:
    there, host = open_table(server, "house-mouse", {})
    seats = [there.seated("Anna")._replace(host=host), there.seated("Ben")]

    async def play() -> None:
        anna, ben = [await RemoteTable.arrive(seat, "en") for seat in seats]
        driving = [asyncio.create_task(table.drive(lambda: None, 0)) for table in (anna, ben)]
        try:
            await soon(lambda: anna.link is not None and ben.link is not None)
            assert "Change settings" not in [action.words for action in ben.actions()], "only the host"
            assert await chosen(anna, "Change settings") == ""
            assert [action.words for action in anna.actions()] == [
                "Basil: Does not play", "Time to cancel a Power: 3 seconds", "First player: Random",
                "Edition: Standard", "Time limit: No limit", "Allow hints: Yes", "Allow take-backs: Yes",
                "Allow aids: show what hidden cards could be: Yes", "Public table: No", "Back"]
            await chosen(anna, "First player", "First player: Ben")
            await chosen(anna, "Edition", "Edition: First deck")
            await chosen(anna, "Time limit", "Time limit: Relaxed: 1 day per move")
            for switch in ("Allow hints", "Allow take-backs"):
                await chosen(anna, switch, f"{switch}: No")
            await chosen(anna, "Public table", "Public table: Yes")
            await soon(lambda: bool(ben.room["listed"]))
            room = ben.room
            assert (room["options"]["first_player"], room["edition"], room["clock"]) == (
                1, "first", {"move": 86_400, "game": 0})
            assert (room["hints"], room["take_backs"], room["listed"], room["relaxed"]) == (False, False, True, True)
            assert anna.game.check == ben.game.check == load_game("house-mouse", "first").check
            await chosen(anna, "Time limit", "Back", "Back")
            assert await ben.rename("Benedict") == ""
            await soon(lambda: anna.words.name(1) == "Benedict")
            assert await ben.rename("") == "Enter your name."
            await chosen(anna, "Start game")
            await soon(lambda: anna.is_in_progress)
            assert anna.room["edition"] == "first"
            assert "Change settings" not in [action.words for action in anna.actions()], "not during a game"
        finally:
            for task in driving:
                task.cancel()

    asyncio.run(play())


def test_a_rematch_with_other_settings(server: Server) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2, "bots": {"1": "pip"},
                                             "options": {"move_limit": 60}})
    there = Invitation(server.url, made["table"], host=made["host"]).seated("Anna")

    async def play() -> None:
        anna = await RemoteTable.arrive(there, "en")
        driving = asyncio.create_task(anna.drive(lambda: None, 0))
        try:
            await soon(lambda: anna.link is not None)
            await chosen(anna, "Start game")
            while not anna.is_over:
                await soon(lambda: bool(anna.must_answer()) or anna.is_over)
                if anna.must_answer():
                    await anna.answer(0, anna.decisions(0)[0].options[0])
            await chosen(anna, "Change settings", "Mode", "Mode: Untimed: 100 moves", "Back")
            await chosen(anna, "Play again")
            await soon(lambda: anna.is_in_progress and anna.room["match"] == 2)
            assert anna.room["options"]["move_limit"] == 100
        finally:
            driving.cancel()

    asyncio.run(play())


def test_settings_and_a_new_name_at_the_screen(server: Server) -> None:
    there, host = open_table(server, "mousekeeping", {})
    table = asyncio.run(RemoteTable.arrive(there.seated("Anna")._replace(host=host), "en"))

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.link is not None)
        await pilot.press("slash", *"change settings", "enter")
        await until(pilot, lambda: "Time limit: No limit" in screen_text(pilot))
        await pilot.press("slash", *"mode", "enter")
        await until(pilot, lambda: "Untimed: 60 moves" in screen_text(pilot))
        await pilot.press("slash", *": 60", "enter")
        await until(pilot, lambda: table.room["options"]["move_limit"] == 60)
        await until(pilot, lambda: "Mode: Untimed: 60 moves" in screen_text(pilot))
        await pilot.press("slash", *"back", "enter")
        await until(pilot, lambda: "Change settings" in screen_text(pilot))
        await pilot.press("slash", *"my name", "enter")
        await until(pilot, lambda: table_screen(pilot).line.purpose == NAME)
        await pilot.press(*"Annabel", "enter")
        await until(pilot, lambda: table.words.name(0) == "Annabel")

    at_screen(MouseholeApp(table), act)


def test_settings_and_a_new_name_in_words_alone(server: Server, tmp_path: Path) -> None:
    """From the first line to a table with other settings, written in advance."""
    args = [server.url, "--open", "mousekeeping", "--seats", "2", "--name", "Anna"]
    process = joined(tmp_path, *args, lines=["do 6", "do 2", "do 2", "do 9", "name Annabel", "do", "q"])
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    told = [line.strip() for line in out.splitlines()]
    assert "6  Change settings" in told
    assert "2  Mode: Timed" in told
    assert "2  Mode: Untimed: 60 moves" in told
    assert "Annabel took seat 1." in out or "You took seat 1." in out
