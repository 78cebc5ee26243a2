"""The host of a browser, with all its parts, on a disk in memory: what a page may do, and what it is told."""
from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mousehole.browser.tests.scene import MemoryDisk, Page, ask, opened, sit
from mousehole.cli import main
from mousehole.games import GAMES
from mousehole.kernel import Choice, Rng
from mousehole.kernel.log import Log
from mousehole.table import days, fairness
from mousehole.testkit import daily


@pytest.mark.parametrize("is_alone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_bots_and_its_replay_is_right(game: str, is_alone: bool, tmp_path: Path) -> None:
    async def play() -> None:
        door = await opened(MemoryDisk(), is_alone=is_alone)
        table, key, host = await sit(door, game)
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        assert await page.play()
        text = await ask(door, "GET", f"/api/tables/{table}/matches/1/replay")
        file = tmp_path / "match.jsonl"
        file.write_text(text)
        assert main(["verify", str(file)]) == 0
        mine = await ask(door, "POST", "/api/mine", {"keys": [{"table": table, "key": key}]})
        assert [(each["game"], each["status"]) for each in mine] == [(game, "over")]
        await door.registry.end_tasks()

    asyncio.run(play())


@pytest.mark.parametrize("game", ["haunted-mouse", "mousekeeping", "head-of-mousehold"])
def test_a_deal_of_the_day_is_everybodys_with_the_same_bots(game: str) -> None:
    """What a bot answered here, it answers anywhere: after the same answers, by the published rule."""
    day = str(datetime.now(UTC).date())

    async def play() -> Log:
        door = await opened(MemoryDisk())
        made = await ask(door, "POST", "/api/tables", {"game": game, "seats": 1, "day": day})
        taken = await ask(door, "POST", f"/api/tables/{made['table']}/seats", {"name": "Ann", "seat": 0})
        page = Page(door, made["table"], taken["key"], made["host"])
        page.say({"is": "start"})
        assert await page.play()
        text = await ask(door, "GET", f"/api/tables/{made['table']}/matches/1/replay")
        await door.registry.end_tasks()
        return Log.read(text)

    log = asyncio.run(play())
    assert days.is_dealt(log)
    match, bots = daily.dealt(game, day), days.deal_of(game).bots
    for seat, plain, _ in log.answers:
        choice = match.codec.read(plain, Choice)
        if seat in bots:
            d = days.next_question(match.pending(), bots)
            assert d is not None
            assert d.seat == seat
            bot = days.bot_for(match.game, match.log, d, bots[seat])
            assert bot.choose(match.game.view(match.s, seat), d) == choice
        match.play(seat, choice, 0)
    assert not match.pending()
    assert any([seat in bots for seat, _, _ in log.answers]) == bool(bots)


@pytest.mark.parametrize("game", ["haunted-mouse", "mousekeeping"])
def test_a_finished_match_is_played_on_from_a_moment(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        door = await opened(MemoryDisk())
        table, key, host = await sit(door, game)
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        assert await page.play()
        last = await ask(door, "GET", f"/api/tables/{table}/matches/1/states?first=0&count=1")
        address = f"/api/tables/{table}/matches/1/play-on"
        over = json.dumps({"step": last["answers"], "seat": 0})
        status, _, told = json.loads(await door.ask("POST", address, over, ""))
        assert status == 409 and json.loads(told)["code"] == "nothing-to-play-on"
        step = last["answers"] // 2
        then = await ask(door, "GET", f"/api/tables/{table}/matches/1/states?first={step}&count=1&seat=0")
        made = await ask(door, "POST", address, {"step": step, "seat": 0})
        assert made["room"]["origin"] == {"table": table, "match": 1, "step": step, "seat": 0}
        assert {chair["who"] for chair in made["room"]["chairs"][1:]} == {"bot"}
        new = made["table"]
        seat = await ask(door, "POST", f"/api/tables/{new}/seats", {"name": "Anna", "seat": 0})
        on = Page(door, new, seat["key"], made["host"], "2")
        on.say({"is": "start"})
        await on.until(lambda: on.last("state"))
        first = next(message for message in on.heard if message["is"] == "state")
        assert first["view"] == then["states"][0]["view"]
        assert await on.play()
        file = tmp_path / "on.jsonl"
        file.write_text(await ask(door, "GET", f"/api/tables/{new}/matches/1/replay"))
        assert main(["verify", str(file)]) == 0
        await door.registry.end_tasks()

    asyncio.run(play())


def is_next(page: Page, n: int) -> bool:
    """Whether the page is asked something else by now."""
    question = page.question()
    return question is not None and question["n"] != n


def test_a_partner_proposes_and_stays_quiet_where_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "joint_seed", lambda *_: bytes([1] * 32))  # not every deal gives a reason to propose

    async def play(game: str = "mousekeeping", **more: Any) -> list[Any]:
        door = await opened(MemoryDisk())
        table, key, host = await sit(door, game, **more)
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        made = list[Any]()
        for _ in range(12):
            q = await page.until(page.question)
            page.heard = [page.last("room"), page.last("state")]
            page.say({"is": "consult", "n": q["n"]})
            page.say({"is": "consult", "n": 99999})  # no such question: no reply
            page.say({"is": "ping"})
            await page.until(lambda: page.last("pong"))  # both were heard
            while any([viewer.consulting for viewer in door.registry.tables[table].viewers]):
                await asyncio.sleep(0.01)
            if (found := page.last("proposed")) is not None:
                assert (found["n"], found["seat"]) == (q["n"], 1)
                assert found["option"]["choice"] in [option["choice"] for option in q["options"]]
                assert found["say"]["id"] == "proposal"
                made.append(found)
            assert page.last("refused") is None
            live = door.registry.tables[table].live
            assert live.match is not None
            d = next(q.decision for q in live.open_to(0) if not q.is_interrupt)
            best = live.box.game.policy(live.match.s, d, Rng.numbered(7))  # whoever plays by chance never gets there
            page.say({"is": "answer", "n": q["n"], "choice": live.box.codec.plain(best)})
            await page.until(lambda: page.last("taken"))
            await page.until(partial(is_next, page, q["n"]))
        assert page.last("room")["proposals"] is not (game != "mousekeeping" or bool(more))
        await door.registry.end_tasks()
        return made

    made = asyncio.run(play())
    assert len(made) == 3  # now and then
    assert asyncio.run(play(remarks=False)) == asyncio.run(play(hints=False)) == []
    assert asyncio.run(play("haunted-mouse")) == []


def test_a_page_that_is_loaded_again_is_asked_the_same_and_nothing_is_lost() -> None:
    async def play() -> None:
        disk = MemoryDisk()
        door = await opened(disk)
        table, key, host = await sit(door, "house-mouse")
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        await page.play(4)
        before = await page.until(page.question)
        await door.registry.end_tasks()

        again = await opened(disk)
        back = Page(again, table, key, host)
        assert await back.until(back.question) == before
        await back.play()
        assert back.last("state")["ended"]
        await again.registry.end_tasks()

    asyncio.run(play())


def test_an_answer_that_cannot_be_kept_is_refused_and_nobody_is_told() -> None:
    async def play() -> None:
        disk = MemoryDisk()
        door = await opened(disk)
        table, key, host = await sit(door, "mousekeeping")
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        q = await page.until(page.question)
        disk.is_full, told, kept = True, len(page.heard), len(disk.lines[table])
        page.say({"is": "answer", "n": q["n"], "choice": q["options"][0]["choice"], "id": "1"})
        refused = await page.until(lambda: page.last("refused"))
        assert refused["why"]["code"] == "failed"
        assert [each["is"] for each in page.heard[told:]] == ["refused"]
        assert len(disk.lines[table]) == kept
        disk.is_full = False
        page.say({"is": "answer", "n": q["n"], "choice": q["options"][0]["choice"], "id": "2"})
        await page.until(lambda: page.last("taken"))
        await door.registry.end_tasks()

    asyncio.run(play())


def test_a_hint_a_review_a_lesson_and_an_edition() -> None:
    async def play() -> None:
        door = await opened(MemoryDisk())
        table, key, host = await sit(door, "mousekeeping")
        page = Page(door, table, key, host)
        page.say({"is": "start"})
        q = await page.until(page.question)
        page.say({"is": "hint", "n": q["n"]})
        hinted = await page.until(lambda: page.last("hinted"))
        assert hinted["advice"]
        await page.play()
        review = await ask(door, "GET", f"/api/tables/{table}/matches/1/review")
        assert review["points"]
        assert (await ask(door, "GET", f"/api/tables/{table}/matches/1/review/progress"))["part"] == 1.0
        assert len((await ask(door, "GET", f"/api/tables/{table}/matches/1/states?count=5"))["states"]) == 5
        assert (await ask(door, "GET", "/api/games/mousekeeping/lesson"))["steps"]
        assert (await ask(door, "GET", f"/api/tables/{table}/edition"))["tables"]
        await door.registry.end_tasks()

    asyncio.run(play())


def test_what_is_wrong_is_refused_as_a_server_would() -> None:
    async def play() -> None:
        door = await opened(MemoryDisk())
        asked: list[tuple[str, str, Any, int, str]] = [
            ("GET", "/api/nothing", None, 404, "no-such-page"),
            ("GET", "/api/games/chess/lesson", None, 404, "no-such-game"),
            ("GET", "/api/tables/none", None, 404, "no-such-table"),
            ("POST", "/api/tables", {"seats": 2}, 400, "bad-request"),
            ("POST", "/api/tables", {"game": "house-mouse", "seats": 1}, 400, "wrong-seats"),
            ("POST", "/api/tables", {"game": "mousekeeping", "seats": 2, "edition_text": "nonsense"}, 400, ""),
            ("GET", "/api/codes/none", None, 404, "no-such-code"),
            ("GET", "/api/tables/none/matches/1/states?count=1000", None, 400, "bad-request")]
        for method, path, body, status, code in asked:
            got = json.loads(await door.ask(method, path, "" if body is None else json.dumps(body), ""))
            assert got[0] == status, (path, got)
            assert code in ("", json.loads(got[2])["code"])
        page = Page(door, "none", "", "")
        assert (await page.until(lambda: page.last("bye")))["code"] == "no-such-table"
        await door.registry.end_tasks()

    asyncio.run(play())


def test_tables_are_taken_to_another_device_and_what_went_on_there_stays() -> None:
    async def play() -> None:
        here, there = await opened(MemoryDisk()), await opened(MemoryDisk())
        table, key, host = await sit(here, "house-mouse")
        page = Page(here, table, key, host)
        page.say({"is": "start"})
        await page.play(3)
        before = await page.until(page.question)
        copy = await here.export("")
        assert json.loads(await there.take_in(copy)) == [table]
        other = Page(there, table, key, host)
        assert (await other.until(other.question))["n"] == before["n"]
        await other.play(2)
        await other.until(lambda: other.question() and other.question()["n"] != before["n"])
        lines = list(await there.journals.read_lines(table))
        await page.play(1)
        await page.until(lambda: page.question() and page.question()["n"] != before["n"])
        assert json.loads(await there.take_in(await here.export(""))) == []
        assert (await there.journals.read_lines(table))[:len(lines)] == lines
        for bad in ("[]", '{"is": "mousehole-tables", "version": 1, "tables": [{"id": "x", "entries": ["{}"]}]}', "x"):
            with pytest.raises(ValueError):
                await there.take_in(bad)
        for door in (here, there):
            await door.registry.end_tasks()

    asyncio.run(play())


def test_a_replay_file_is_opened_to_look_at_and_only_once() -> None:
    async def play() -> None:
        here, there = await opened(MemoryDisk()), await opened(MemoryDisk())
        table, key, host = await sit(here, "mousekeeping")
        page = Page(here, table, key, host)
        page.say({"is": "start"})
        await page.play()
        text = await ask(here, "GET", f"/api/tables/{table}/matches/1/replay")
        for _ in range(2):
            [id] = json.loads(await there.take_in(text))
        assert list(there.journals.rows) == [id]
        assert await ask(there, "GET", f"/api/tables/{id}/matches/1/replay") == text
        assert len((await ask(there, "GET", f"/api/tables/{id}/matches/1/states?count=9"))["states"]) == 9
        assert (await ask(there, "GET", f"/api/tables/{id}/matches/1/review"))["points"]
        again = await opened(there.journals.disk)  # type: ignore[arg-type]
        assert await ask(again, "GET", f"/api/tables/{id}/matches/1/replay") == text
        lines = text.splitlines(keepends=True)
        for bad in ("".join(lines[:-1]), text.replace('"seats": ', '"seats": 1', 1), text[:-30], lines[0]):
            with pytest.raises(ValueError):
                await there.take_in(bad)
        assert list(there.journals.rows) == [id]
        for door in (here, there, again):
            await door.registry.end_tasks()

    asyncio.run(play())
