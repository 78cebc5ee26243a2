"""Every game is played to its end over real sockets, by several tables at once."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.games import GAMES, load_game
from mousehole.kernel.log import Log, verify
from mousehole.table.box import box_of
from mousehole.table.fairness import check
from mousehole.testkit.online import Server, get, open_table, start


def quick(game: str) -> dict[str, Any]:
    """Without a real-time clock, where there is such an option, or with short pauses."""
    short = {"move_limit": 60, "window": 2}
    return {option.name: short[option.name] for option in load_game(game).facts.options if option.name in short}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_at_several_tables_at_once(server: Server, game: str) -> None:
    facts = load_game(game).facts
    parties = [(seats, people) for seats in sorted({facts.fewest, (facts.fewest + facts.most) // 2, facts.most})
               for people in sorted({1, seats})]

    async def play() -> list[Any]:
        tables, players = [], []
        for n, (seats, people) in enumerate(parties):
            made, seated = open_table(server.url, game, seats, people, seed=n, options=quick(game))
            await start(server.url, made)
            tables.append(made)
            players += seated
        await asyncio.gather(*[seated.play(server.url) for seated in players])
        return [(made, [p for p in players if p.table == made["table"]]) for made in tables]

    for made, seated in asyncio.run(play()):
        url = f"{server.url}/api/tables/{made['table']}"
        log = Log.read(get(f"{url}/matches/1/replay"))
        verify(box_of(log).game, log)
        proved = check(log, made["room"]["commitment"])
        assert proved and proved.commitment == made["room"]["commitment"] and not proved.unrevealed
        confirmed = sum([len(each.confirmed) for each in seated])
        bots = log.seats - len(seated)
        answers = [seat for seat, _, _ in log.answers if 0 <= seat < len(seated)]
        assert confirmed == len(answers), f"{bots} bots"


def test_several_workers_share_tables_by_store_and_bus(valkey: str, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, workers=2, bus=valkey) as server:
        async def play() -> list[Any]:
            tables = [open_table(server.url, "mousekeeping", 3, 2, n, options={"move_limit": 60}) for n in range(3)]
            for made, _ in tables:
                await start(server.url, made)
            await asyncio.gather(*[each.play(server.url) for _, seated in tables for each in seated])
            return [made for made, _ in tables]

        for made in asyncio.run(play()):
            log = Log.read(get(f"{server.url}/api/tables/{made['table']}/matches/1/replay"))
            verify(box_of(log).game, log)


def test_several_workers_without_a_bus_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--db", "sqlite://"]) != 0
    assert "several server processes need --bus" in capsys.readouterr().err
