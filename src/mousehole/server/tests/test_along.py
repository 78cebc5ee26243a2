"""A match with bots is taken along, played on elsewhere, and brought back: once, by the rules, or not at all."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from mousehole.browser.door import Door
from mousehole.browser.tests.scene import MemoryDisk, Page, opened
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.rest.along import bring_back, take_along
from mousehole.hosting.rest.common import Caller
from mousehole.kernel import Refused
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table
from mousehole.table import journal, verbs
from mousehole.table.live import Live
from mousehole.table.rest_types import Along, BringBack, TakeAlong
from mousehole.table.results import results

ANNA = Caller("key0")
GAMES = ["house-mouse", "haunted-mouse", "mousekeeping", "mousewarming-party", "head-of-mousehold"]


async def answered(registry: LeasedRegistry, loaded: LoadedTable, count: int = 3) -> None:
    """Everybody answers, whoever is asked first."""
    for _ in range(count):
        if loaded.live.status != "playing":
            return
        seat = next(q.decision.seat for q in loaded.live.questions if not q.is_interrupt)
        by = loaded.live.chairs[seat].level if seat >= 0 else ""
        if seat < 0:
            await asyncio.sleep(0.02)
            continue
        await registry.act(loaded, lambda live, now, seat=seat, by=by: verbs.answer(  # type: ignore[misc]
            live, seat, *first_choice(live, seat), now, by=by))


async def away(copy: Along) -> tuple[Door, Page]:
    """The copy in a browser, and its player's page."""
    door = await opened(MemoryDisk())
    file = {"is": "mousehole-tables", "version": 1, "tables": [{"id": copy.table, "entries": copy.entries}]}
    assert json.loads(await door.take_in(json.dumps(file))) == [copy.table]
    return door, Page(door, copy.table, "key0", "")


async def played(door: Door, page: Page, copy: Along, count: int) -> list[str]:
    """What was played there."""
    await page.play(count)
    lines = await door.journals.read_lines(copy.table)
    await door.registry.end_tasks()
    return lines[copy.number:]


def run(folder: Path, story: Callable[[LeasedRegistry, LoadedTable], Coroutine[Any, Any, None]], game: str,
        people: int = 1) -> None:
    async def play() -> None:
        async with open_registry(folder) as registry:
            loaded = await open_table(registry, people=people, bots=2 if game != "mousewarming-party" else 1, game=game)
            await answered(registry, loaded)
            await story(registry, loaded)

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_on_elsewhere_and_brought_back(game: str, tmp_path: Path) -> None:
    """To its end, except for House Mouse, where a whole one takes real time: Powers can be canceled for seconds."""

    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        assert (live.along, copy.number) == (1, live.number + 1)
        assert copy.entries[-1].startswith('{"is":"TakenAlong","seat":0,"at":')
        door, page = await away(copy)
        tail = await played(door, page, copy, 8 if game == "house-mouse" else 1_000_000)
        back = await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, tail))
        assert live.match is not None
        there = Live.rebuilt(live.id, [journal.read(line) for line in [*copy.entries, *tail]])
        assert there.match is not None
        assert live.match.log.write() == there.match.log.write(), "the replay is the same in every byte"
        lines = await registry.store.read_lines(live.id)
        assert back.number == len(lines)
        if game != "house-mouse":
            assert live.status == "over"
            assert [each.along for each in results(live.id, lines)] == [True]
        with pytest.raises(Refused) as no:  # once is enough
            await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, tail))
        assert no.value.refusal.code == "went-on"

    run(tmp_path, story, game)


def test_it_goes_on_here_with_the_time_that_was_used_and_in_pieces(tmp_path: Path) -> None:
    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        assert (await take_along(registry, ANNA, live.id, TakeAlong(copy.number))).entries == []
        door, page = await away(copy)
        tail = await played(door, page, copy, 6)
        told = copy
        for line in tail:  # one by one, as a large one is sent in several pieces
            told = await bring_back(registry, ANNA, live.id, BringBack(told.number, told.check, [line]))
        there = Live.rebuilt(live.id, [journal.read(line) for line in [*copy.entries, *tail]])
        assert live.match is not None
        assert there.match is not None
        assert live.match.log.answers == there.match.log.answers
        assert live.playing_time(live.at) == live.position_at
        await answered(registry, loaded, 1)

    run(tmp_path, story, "haunted-mouse")


def test_nothing_is_merged_if_somebody_played_here_meanwhile(tmp_path: Path) -> None:
    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        door, page = await away(copy)
        tail = await played(door, page, copy, 2)
        await answered(registry, loaded, 1)
        before = await registry.store.read_lines(live.id)
        with pytest.raises(Refused) as no:
            await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, tail))
        assert no.value.refusal.code == "went-on"
        assert await registry.store.read_lines(live.id) == before

    run(tmp_path, story, "mousekeeping")


def test_what_only_the_server_noted_meanwhile_does_no_harm(tmp_path: Path) -> None:
    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        door, page = await away(copy)
        tail = await played(door, page, copy, 2)
        await registry.act(loaded, lambda live, now: [verbs.leave(live, 0, now, lost=True)])
        await registry.act(loaded, lambda live, now: [verbs.say(live, None, "hello?", now)])
        await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, tail))
        assert not live.chairs[0].away
        assert live.match is not None
        assert len(live.match.log.answers) > 3

    run(tmp_path, story, "mousekeeping")


def test_forged_moves_are_refused_by_name_and_change_nothing(tmp_path: Path) -> None:
    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        door, page = await away(copy)
        tail = await played(door, page, copy, 4)
        move = next(json.loads(line) for line in tail if '"Answered"' in line and '"by"' not in line)
        bots = next(json.loads(line) for line in tail if '"by"' in line)
        before = await registry.store.read_lines(live.id)

        def row(entry: Any, **more: Any) -> list[str]:
            return [json.dumps(entry | more)]

        wrong: list[tuple[list[str], str]] = [
            (row(move, choice={"is": "Nothing"}), "malformed"),
            (row(move, seat=99), "along-other"),
            (row(bots), "not-offered"),
            (row(move, by="pip"), "along-other"),
            (row(move, since=-1), "along-other"),
            (row(move, since=10 ** 15), "along-other"),
            (row({"is": "Started", "at": 1}), "along-other"),
            (row({"is": "Sat", "at": 1, "seat": 1, "name": "x", "key": "x"}), "along-other"),
            (row({"is": "GaveUp", "at": 1, "seat": 1, "level": "pip"}), "along-other"),
            (["nonsense"], "bad-request"),
            ([*tail, *tail], "")]
        for lines, code in wrong:
            with pytest.raises(Refused) as no:
                await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, lines))
            assert code in ("", no.value.refusal.code), (lines, no.value.refusal)
        for data in (BringBack(copy.number - 1, copy.check, tail), BringBack(9999, copy.check, tail),
                     BringBack(copy.number, "x", tail)):
            with pytest.raises(Refused) as no:
                await bring_back(registry, ANNA, live.id, data)
            assert no.value.refusal.code == "along-other"
        with pytest.raises(Refused) as no:
            await bring_back(registry, Caller("other"), live.id, BringBack(copy.number, copy.check, tail))
        assert no.value.refusal.code == "bad-key"
        assert await registry.store.read_lines(live.id) == before

    run(tmp_path, story, "mousekeeping")


def test_only_who_plays_alone_and_without_a_clock_gets_the_journal(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            two = await open_table(registry, people=2, bots=1)
            timed = await open_table(registry, people=1, bots=1, clock=30)
            running = await open_table(registry, people=1, bots=1, options={})
            for loaded, caller, code in ((two, ANNA, "not-alone"), (two, Caller("x"), "bad-key"),
                                         (timed, ANNA, "along-clock"), (running, ANNA, "along-clock"),
                                         (running, Caller("host"), "bad-key")):
                with pytest.raises(Refused) as no:
                    await take_along(registry, caller, loaded.live.id, TakeAlong())
                assert no.value.refusal.code == code
                assert loaded.live.along == 0

    asyncio.run(play())


def test_a_copy_says_nothing_about_later_matches_or_what_spectators_say(tmp_path: Path) -> None:
    async def story(registry: LeasedRegistry, loaded: LoadedTable) -> None:
        live = loaded.live
        root, commitment = live.opened.root, live.commitment
        await registry.act(loaded, lambda live, now: [verbs.say(live, None, "she holds the Owl", now, is_host=False)])
        copy = await take_along(registry, ANNA, live.id, TakeAlong())
        assert live.commitment == commitment, "this match stays the one that was promised"
        secret = live.next_root
        assert secret
        assert secret != root
        assert not [line for line in copy.entries if secret in line or "Owl" in line]
        door, page = await away(copy)
        tail = await played(door, page, copy, 1_000_000)
        page.say({"is": "rematch"})
        await bring_back(registry, ANNA, live.id, BringBack(copy.number, copy.check, tail))
        await registry.act(loaded, lambda live, now: verbs.rematch(live, 0, now))
        assert (live.opened.root, live.along, live.match_number) == (secret, 1, 2)
        again = Live.rebuilt(live.id, await registry.store.read(live.id))
        assert again.match is not None
        assert live.match is not None
        assert again.match.log.seed == live.match.log.seed
        second = await take_along(registry, ANNA, live.id, TakeAlong())
        there = Live.rebuilt(live.id, [journal.read(line) for line in second.entries])
        assert there.match is not None
        assert there.match.log.seed == live.match.log.seed, "the second copy can play the second match, and no third"
        there.status = "over"
        with pytest.raises(Refused) as no:
            verbs.rematch(there, 0, 0)
        assert no.value.refusal.code == "taken-along"

    run(tmp_path, story, "mousekeeping")
