"""House Mouse keeps every promise, at every number of players, with and without Basil."""
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousehole.games import load_game
from mousehole.games.house_mouse.sense import pieces
from mousehole.games.house_mouse.tests.shown import SECRECY
from mousehole.kernel import Options
from mousehole.testkit import contract, machine, playthrough, secrecy, speech

GAME = load_game("house-mouse")
PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]
DEAR = {  # these look at every seat and option of a position: every n-th position will do
    "views_keep_secrets": 23, "imagination_varies": 61, "offers_are_honest": 43, "states_round_trip": 53,
    "nothing_is_lost": 31, "clones_are_independent": 41, "policies_are_fair": 5, "all_is_said": 97,
    "notation_reads_back": 41,
}
TABLES: list[tuple[int, Options]] = [
    (2, {}), (3, {}), (3, {"basil": True, "first_player": 1}), (4, {}), (4, {"basil": True}), (5, {"window": 8}),
    (5, {"basil": True}), (6, {}), (6, {"basil": True}), (7, {}), (7, {"basil": True}), (8, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, seats: int, options: Options) -> None:
    for seed in range(2):
        promise(contract.Table(GAME, seats, options, seed, pieces, sensible=seed == 1,
                               every=DEAR.get(promise.__name__, 1), secret=("house", "pile"), secrecy=SECRECY))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data())
def test_any_match(data: st.DataObject) -> None:
    machine.play_any_match(GAME, data)


@pytest.mark.parametrize("path", playthrough.playthroughs("house-mouse"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("house-mouse")
