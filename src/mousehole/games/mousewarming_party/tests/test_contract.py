"""Mousewarming Party keeps every promise: at every number of players, in every difficulty, with every pair of mice."""
from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousehole.games.mousewarming_party.sense import pieces
from mousehole.games.mousewarming_party.tests.scene import BOX, GAME, SMALL
from mousehole.games.mousewarming_party.tests.shown import SECRECY
from mousehole.games.mousewarming_party.wire import TakeMouse
from mousehole.kernel import Game, Options, Rng
from mousehole.kernel.codec import Codec
from mousehole.testkit import contract, machine, playthrough, secrecy, speech

CELLS: list[Options] = [{"burrows": burrows, "golden_trays": trays, "abilities": abilities}
                        for burrows in ("open", "hidden") for trays in (0, 1, 2) for abilities in (False, True)]
PAIRS = list(combinations(BOX.mice, 2))
PROMISES = [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]


class WithMice(contract.Table):
    """A match whose two mice are given."""

    pair: tuple[str, ...] = ()

    def set_up(self) -> Any:
        s = super().set_up()
        self.game.play(s, 0, self.game.pending(s)[0].options[self.seed % 2])
        for mouse in self.pair:
            self.game.play(s, 0, TakeMouse(mouse))
        return s


@pytest.mark.parametrize("options", CELLS, ids=lambda options: "-".join([str(value) for value in options.values()]))
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract(promise: contract.Promise, options: Options) -> None:
    for seats in (1, 2, 4, 6):
        every = 1 if promise is contract.nothing_is_lost else seats  # pieces are counted at every step
        promise(contract.Table(GAME, seats, options, seats, pieces, sensible=seats % 4 == 2, every=every,
                               secret=("feeders",), secrecy=SECRECY))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract_of_the_small_edition(promise: contract.Promise, seats: int) -> None:
    for abilities in (False, True):
        promise(contract.Table(SMALL, seats, {"abilities": abilities, "first_player": "random"}, 3, pieces, every=3,
                               secrecy=SECRECY))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_contract_with_every_pair_of_mice(promise: contract.Promise, pair: tuple[str, str]) -> None:
    for seed, burrows in ((1, "hidden"), (2, "open")):
        options: Options = {"abilities": True, "burrows": burrows}
        table = WithMice(GAME, 1, options, seed, pieces, sensible=burrows == "open", every=3, secrecy=SECRECY)
        table.pair = pair
        promise(table)


def test_the_pieces_are_those_of_the_box() -> None:
    for game in (GAME, SMALL):
        tokens, tiles, mice, raccoons = pieces(game.start(1, Rng.numbered(1)))
        assert (sum(tokens), len(tiles), mice, raccoons) == (40, 8, 2, 1)


def numbers_in(plain: Any) -> list[int]:
    if isinstance(plain, dict):
        return [n for each in plain.values() for n in numbers_in(each)]
    if isinstance(plain, list):
        return [n for each in plain for n in numbers_in(each)]
    return [plain] if isinstance(plain, int) else []


@pytest.mark.parametrize("trays", [0, 1, 2])
def test_no_view_has_a_number_that_stands_for_nothing(trays: int) -> None:
    codec = Codec(GAME)
    for seed in range(8):
        s, rng = GAME.start(2, Rng.numbered(seed), {"abilities": True, "golden_trays": trays}), Rng.numbered(seed)
        while pending := GAME.pending(s):
            seen = codec.plain(GAME.view(s, 0))
            assert min(numbers_in(seen)) >= 0
            assert seen["ended"] is None
            GAME.apply(s, pending[0].seat, pending[0].options[rng.below(len(pending[0].options))])
        assert GAME.view(s, 0).ended in ("party", "feeders", "pantry")


@pytest.mark.parametrize("game", [GAME, SMALL], ids=["standard", "small"])
def test_any_match(game: Game) -> None:
    @settings(max_examples=40, deadline=None, derandomize=True)
    @given(st.data())
    def any_match(data: st.DataObject) -> None:
        machine.play_any_match(game, data)

    any_match()


@pytest.mark.parametrize("path", playthrough.playthroughs("mousewarming-party"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Path) -> None:
    playthrough.check(path)


def test_the_catalogues_are_complete() -> None:
    speech.check_catalogues("mousewarming-party")
