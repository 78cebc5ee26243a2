"""Haunted Mouse keeps every promise, at every number of players."""
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousehole.games.haunted_mouse.sense import pieces
from mousehole.games.haunted_mouse.tests import many_games
from mousehole.games.haunted_mouse.tests.scene import GAME
from mousehole.games.haunted_mouse.tests.shown import SECRECY
from mousehole.kernel import Options
from mousehole.testkit import contract, machine, playthrough, secrecy, speech

PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]
SECRET = ("hands", "pile")
DEAR = {  # look at every n-th position: a prime, so that all kinds of questions have their turn
    "imagination_varies": 13, "offers_are_honest": 13, "all_is_said": 5, "states_round_trip": 5,
    "clones_are_independent": 5, "views_keep_secrets": 3, "nothing_is_lost": 3, "notation_reads_back": 3}


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int) -> None:
    every = DEAR.get(promise.__name__, 1)
    for seed in range(2):
        options: Options = {"first_player": seats - 1} if seed else {}
        promise(contract.Table(GAME, seats, options, seed, pieces, sensible=seed == 1, every=every, secret=SECRET,
                               secrecy=SECRECY))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data())
def test_any_match(data: st.DataObject) -> None:
    machine.play_any_match(GAME, data)


@pytest.mark.parametrize("path", playthrough.playthroughs("haunted-mouse"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("haunted-mouse")


@pytest.mark.parametrize("sensible", [False, True], ids=["random", "sensible"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_many_games_end_properly(seats: int, sensible: bool) -> None:
    rounds = many_games.rounds_of(seats, sensible, 40)

    assert sum(rounds.values()) == 40
    assert set(rounds) <= {2, 3, 4, 5}
