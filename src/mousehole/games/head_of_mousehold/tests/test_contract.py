"""Head of Mousehold keeps every promise, at every number of players, with events and without."""
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousehole.games.head_of_mousehold.sense import pieces
from mousehole.games.head_of_mousehold.tests.scene import GAME
from mousehole.games.head_of_mousehold.tests.shown import SECRECY
from mousehole.kernel import Options
from mousehole.testkit import contract, machine, playthrough, secrecy, speech

PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]
OPTIONS: list[Options] = [{}, {"events": False, "first_player": 1}]
DEAR = {"imagination_varies": 5, "offers_are_honest": 4, "notation_reads_back": 3, "states_round_trip": 5,
        "clones_are_independent": 3, "all_is_said": 5}  # look only at every n-th position


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int, options: Options) -> None:
    for seed in range(2):
        every = DEAR.get(promise.__name__, 1)
        promise(contract.Table(GAME, seats, options, seed, pieces, sensible=seed == 1, every=every,
                               secret=("hands", "lines"), secrecy=SECRECY))


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.data())
def test_any_match(data: st.DataObject) -> None:
    machine.play_any_match(GAME, data)


@pytest.mark.parametrize("path", playthrough.playthroughs("head-of-mousehold"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("head-of-mousehold")
