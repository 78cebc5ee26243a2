"""A journal is played by the rules and the edition that it was begun with, or not at all; but it stays readable."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mousehole import games
from mousehole.games import facts_of, load_game
from mousehole.kernel import Refused
from mousehole.kernel.log import BadLog, Log, verify
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table
from mousehole.table import box, journal, verbs
from mousehole.table.live import Live, log_of
from mousehole.table.unplayed import UnplayedTable


@pytest.fixture
def printed_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody has changed what is printed for Haunted Mouse, and nothing else."""
    text = games.edition_text("haunted-mouse")
    changed = text.replace("hand = 8", "hand = 9")
    assert changed != text
    box.opened.cache_clear()
    for module in (games, box):
        monkeypatch.setattr(module, "edition_text", lambda game, name="standard": changed)
    yield
    box.opened.cache_clear()


def code(error: pytest.ExceptionInfo[Refused]) -> tuple[str, dict[str, object]]:
    return error.value.refusal.code, dict(error.value.refusal.args)


def answered(seat: int, n: int, choice: Any, live: Live, now: int) -> list[journal.AnyEntry]:
    return verbs.answer(live, seat, n, choice, now)


async def begun(folder: Path, game: str) -> str:
    async with open_registry(folder) as registry:
        loaded = await open_table(registry, people=2, game=game)
        seat = next(q.decision.seat for q in loaded.live.questions if not q.is_interrupt and q.decision.seat >= 0)
        n, choice = first_choice(loaded.live, seat)
        await registry.act(loaded, lambda live, now: verbs.answer(live, seat, n, choice, now))
        return loaded.live.id


def test_a_match_of_another_printing_of_the_edition_is_refused_by_name(
        tmp_path: Path, request: pytest.FixtureRequest) -> None:
    id = asyncio.run(begun(tmp_path, "haunted-mouse"))
    request.getfixturevalue("printed_anew")

    async def look() -> None:
        async with open_registry(tmp_path) as registry:
            with pytest.raises(Refused) as refused:
                await registry.table(id)
            assert code(refused) == ("other-edition", {"game": "Haunted Mouse", "edition": "standard"})
            assert registry.tables == {}
            live = await registry.readable(id)
            assert isinstance(live, UnplayedTable)
            assert (live.names, live.status, live.match_number) == (["P0", "P1"], "closed", 1)
            assert live.replay(1) is None, "its seed would tell everything, should it ever go on"

    asyncio.run(look())


def test_a_match_of_another_version_of_the_rules_is_refused_by_name() -> None:
    version = facts_of("mousekeeping").version
    opened = verbs.open_table("mousekeeping", 2, {}, "standard", bytes(32), "", 0)
    for wrong in (version - 1, version + 1):
        with pytest.raises(Refused) as refused:
            Live("t", msgspec_replaced(opened, wrong))
        assert code(refused) == ("other-version", {"game": "Mousekeeping!", "version": wrong})


def msgspec_replaced(opened: journal.Opened, version: int) -> journal.Opened:
    import msgspec
    return msgspec.structs.replace(opened, version=version)


def test_nothing_of_a_table_that_does_not_fit_is_ever_played(printed_anew: None) -> None:
    """Neither to look, nor for a replay, nor for the doctor: there is no way round it."""
    entries: list[journal.AnyEntry] = [journal.Opened(
        at=0, game="haunted-mouse", version=facts_of("haunted-mouse").version, seats=2, options={},
        edition={"name": "standard", "check": "of before"}, root="00" * 32, host=""), journal.Started(at=1)]
    for look in (lambda: Live.rebuilt("t", list(entries)), lambda: log_of("t", list(entries), 1)):
        with pytest.raises(Refused):
            look()


def test_a_match_that_is_over_is_exported_as_it_was_played(tmp_path: Path) -> None:
    """Without a game that could play it: seed, answers and times are those that the game itself would write."""
    async def play() -> tuple[str, Log, list[journal.AnyEntry]]:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=2)
            while loaded.live.status == "playing":
                seat = loaded.live.questions[0].decision.seat
                n, choice = first_choice(loaded.live, seat)
                await registry.act(loaded, partial(answered, seat, n, choice))
            assert loaded.live.match is not None
            return loaded.live.id, loaded.live.match.log, await stored(registry, loaded.live.id)

    async def stored(registry: LeasedRegistry, id: str) -> list[journal.AnyEntry]:
        while await registry.store.finished(id) == 0:
            await asyncio.sleep(0.01)
        return await registry.store.read(id)

    id, log, entries = asyncio.run(play())
    kept = UnplayedTable(id, entries, over=1).replay(1)
    assert kept is not None
    assert (kept.seed, kept.answers, kept.fairness) == (log.seed, log.answers, log.fairness)
    assert (kept.version, kept.edition, kept.options) == (log.version, log.edition, log.options)
    again = Log.read(kept.write())
    with pytest.raises(BadLog, match="not over"):  # it says what was played, not how it ended
        verify(load_game("mousekeeping"), again)
    again.result = log.result
    verify(load_game("mousekeeping"), again)
