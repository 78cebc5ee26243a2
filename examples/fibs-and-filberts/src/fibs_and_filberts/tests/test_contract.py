"""Fibs & Filberts keeps every promise, at every number of players."""
from __future__ import annotations

from pathlib import Path

import pytest

from fibs_and_filberts.sense import pieces
from fibs_and_filberts.tests.scene import GAME
from fibs_and_filberts.tests.shown import SECRECY
from mousehole.testkit import contract, playthrough, secrecy, speech

PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int) -> None:
    for seed in range(2):
        promise(contract.Table(GAME, seats, {}, seed, pieces, sensible=seed == 1, secret=("hands", "bag"),
                               secrecy=SECRECY))


@pytest.mark.parametrize("path", playthrough.playthroughs("fibs-and-filberts"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("fibs-and-filberts")
