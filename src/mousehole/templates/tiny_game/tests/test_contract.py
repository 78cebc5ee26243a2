"""Tiny Game keeps every promise, at every number of players."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.templates.tiny_game.sense import pieces
from mousehole.templates.tiny_game.tests.scene import GAME
from mousehole.templates.tiny_game.tests.shown import SECRECY
from mousehole.testkit import contract, playthrough, secrecy, speech

PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int) -> None:
    for seed in range(3):
        promise(contract.Table(GAME, seats, {}, seed, pieces, sensible=seed == 1, secret=("hands",), secrecy=SECRECY))


@pytest.mark.parametrize("path", playthrough.playthroughs("tiny-game"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("tiny-game")
