"""Deals of the day at a hosted table: opened by REST, and bots that nothing can hurry."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from mousehole.games import GAMES
from mousehole.hosting import bots
from mousehole.hosting.rest.open_table import planned
from mousehole.kernel import BadSetup, Decision, Interrupt, Refused
from mousehole.table import days, verbs
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import NewTable

TODAY = str(datetime.now(UTC).date())


def live_of(game: str, **more: Any) -> Live:
    opened, first, _ = planned(NewTable(game, 1, day=TODAY, **more))
    live = Live("table", opened)
    for entry in first:
        live.apply(entry)
    if live.chairs[0].who == "open":
        live.apply(verbs.sit(live, 0, "Anna", hashed("key"), opened.at))
    for entry in verbs.start(live, "", opened.at):
        live.apply(entry)
    return live


@pytest.mark.parametrize("game", GAMES)
def test_a_date_is_all_that_has_to_be_said(game: str) -> None:
    live, deal = live_of(game), days.deal_of(game)
    assert live.match is not None
    assert live.match.log.seed == days.seed_of(game, TODAY).hex()
    assert {seat: chair.level for seat, chair in enumerate(live.chairs) if chair.who == "bot"} == deal.bots
    assert live.opened.edition["name"] == deal.edition


def test_no_other_day_and_no_other_rivals() -> None:
    for day in ("tomorrow", str(datetime.now(UTC).date() + timedelta(days=3))):
        with pytest.raises(BadSetup):
            planned(NewTable("mousekeeping", 1, day=day))
    with pytest.raises(Refused) as no:
        planned(NewTable("head-of-mousehold", 2, day=TODAY, bots={"1": "pip"}))
    assert no.value.refusal.code == "day-fixed"


def test_a_bot_may_play_it_for_everybody_to_watch() -> None:
    live = live_of("mousekeeping", bots={"0": "old-whiskers"})
    assert live.chairs[0].level == "old-whiskers"


def test_bots_are_neither_hurried_nor_in_a_hurry() -> None:
    """What a worker is sent is the same whatever was taken back or answered elsewhere, and no clock stops it."""
    live, sent = live_of("head-of-mousehold"), list[tuple[Any, ...]]()
    d = next(q.decision for q in live.questions if q.decision.seat == 1)

    class Workers:
        async def run(self, work: Callable[..., Any], *args: Any, **_: Any) -> Any:
            sent.append(args)

    for position in (0, 7):
        live.position = position
        asyncio.run(bots.Bots(Workers()).choose(live, d, "old-whiskers"))  # type: ignore[arg-type]
    assert sent[0] == sent[1]
    is_timed, seated = sent[0][-2:]
    assert (is_timed, seated) == (False, []), "and it depends on nobody else at the table"


def test_bots_never_interrupt_in_a_deal_of_the_day() -> None:
    live = live_of("house-mouse")
    assert live.match is not None
    d = live.questions[0].decision
    chance = Decision(1, "boost", (Interrupt(),), d.clause)  # made up: what matters is that nobody looks at it
    assert bots.glance(live, chance, "bramble") is None
