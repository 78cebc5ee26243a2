"""Mousekeeping! keeps every promise, at every number of players."""
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousehole.games.mousekeeping.sense import pieces
from mousehole.games.mousekeeping.tests.scene import GAME
from mousehole.games.mousekeeping.tests.shown import SECRECY
from mousehole.kernel import Options
from mousehole.testkit import contract, machine, playthrough, secrecy, speech

PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]
OPTIONS: list[Options] = [
    {}, {"move_limit": 60}, {"by_hand": True}, {"by_hand": True, "move_limit": 60},
    {"map": False, "clock": 300, "first_player": 0}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(1, 8))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int, options: Options) -> None:
    for seed in range(3):
        promise(contract.Table(GAME, seats, options, seed, pieces, sensible=seed == 1, pace=12,
                               secrecy=SECRECY))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_any_match(data: st.DataObject) -> None:
    machine.play_any_match(GAME, data)


@pytest.mark.parametrize("path", playthrough.playthroughs("mousekeeping"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("mousekeeping")
