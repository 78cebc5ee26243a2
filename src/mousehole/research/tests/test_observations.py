"""What a learner sees is what its seat may know, as the same numbers on every machine."""
from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from math import log
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: pip install 'mousehole[research]'")
pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'mousehole[research]'")

import numpy as np

from mousehole.bots.windows import Windows
from mousehole.kernel import Rng
from mousehole.research.observations import ObservationBuilder, observations_of
from mousehole.research.spaces import observation_space
from mousehole.research.story import deal_of, retold
from mousehole.research.tests.playing import FEWEST_AND_MOST, positions
from mousehole.research.turns import Setup, Turns
from mousehole.research.vectors import Hashed, Vector

EVERY = 7  # positions: looking at all of them takes too long


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_the_observation_is_the_same_at_tables_that_differ_only_in_what_is_hidden(game: str, seats: int) -> None:
    setup = Setup(game, seats).checked()
    observations, rules = ObservationBuilder(setup), setup.box.game
    story = retold(setup, deal_of(3))
    assert story.turns
    for n, here in enumerate(positions(story.turns)):
        if n % EVERY or n > 40 * EVERY:
            continue
        asked = here.seat
        assert asked is not None
        dream = story.imagined(asked, n).turns
        assert dream
        assert same(observations.observation(dream, asked), observations.observation(here, asked))
        assert observations.words(dream, asked) == observations.words(here, asked)
        other = (asked + 1 + n) % seats
        if other != asked:
            view = rules.view(here.windows.s, other)
            other_dream = Turns(Windows(rules, rules.imagine(view, Rng.numbered(n)), interrupts=False))
            assert observations.plain_view(other_dream, other) == observations.plain_view(here, other)
            assert not observations.observation(here, other)["action_mask"].any(), "only the asked seat has options"
            assert not observations.observation(here, other)["options"].any()
            assert "options" not in observations.words(here, other)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ("observation", "options", "action_mask"))


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_observations_fit_their_space_and_the_mask_marks_what_is_legal(game: str, seats: int) -> None:
    setup = Setup(game, seats, base=16).checked()
    observations = ObservationBuilder(setup)
    space, turns = observation_space(observations), setup.start(4)
    for n, here in enumerate(positions(turns)):
        if n % EVERY == 0 and here.seat is not None:
            seen = observations.observation(here, here.seat)
            assert space.contains(seen)
            assert list(np.flatnonzero(seen["action_mask"])) == list(range(len(here.blocks())))
            assert len(observations.words(here, here.seat)["options"]) == len(here.options)
    assert not observations.observation(turns, 0)["action_mask"].any()
    assert space.contains(observations.observation(turns, 0))


def test_a_digit_shows_the_mean_of_the_options_it_leads_to() -> None:
    setup = Setup("head-of-mousehold", 2, base=8).checked()
    observations, turns = ObservationBuilder(setup), setup.start(0)
    block = turns.blocks()[1]
    assert len(block) > 1
    assert turns.seat is not None
    view = setup.box.game.view(turns.windows.s, turns.seat)
    each = [observations.layouts.option_row(view, turns.options[place]) for place in block]
    assert np.allclose(observations.observation(turns, turns.seat)["options"][1], np.mean(each, axis=0), atol=1e-6)


PLAIN = {"is": "View", "turn": 1, "ended": False, "is_on": True, "cards": [3, None], "by": {"seat": -1}}
FEATURES = {"is=View": 1, "turn": log(2), "turn=1": 1, "ended=False": 1, "is_on=True": 1, "cards#": log(3),
            "cards.0": log(4), "cards.0=3": 1, "by.seat": -log(2), "by.seat=-1": 1}


def test_leaves_become_features_by_path_hashed_as_it_is_written_down() -> None:
    """So that a model that was trained can be kept, and used elsewhere."""
    by_hand = [0.0] * 64
    for name, weight in FEATURES.items():
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
        by_hand[number // 2 % 64] += -weight if number % 2 else weight
    encoder = Hashed(64, 8)
    assert np.allclose(encoder.encode_view(PLAIN), by_hand)
    assert np.allclose(encoder.encode_view(PLAIN), by_hand), "nothing is left over from the first time"
    short = Hashed(8, 8).encode_view({"turn": 3, "name": "Basil"})
    assert short.tolist() == pytest.approx([0, -log(4), 0, -1, 0, 0, 0, -1])


def test_numbers_stay_within_bounds_and_nothing_is_all_zeros() -> None:
    assert np.abs(Hashed(1, 1).encode_view(["x"] * 1000)).max() <= Hashed.most
    assert Hashed(4, 4).encode_view({}).tolist() == [0, 0, 0, 0]


def test_another_process_with_another_hash_seed_sees_the_same() -> None:
    code = ("from mousehole.research.observations import ObservationBuilder\n"
            "from mousehole.research.turns import Setup\n"
            "setup = Setup('house-mouse', 3).checked()\nturns = setup.start(1)\n"
            "seen = ObservationBuilder(setup).observation(turns, turns.seat)\n"
            "told = [part.tobytes().hex() for part in seen.values()]\n")
    there = subprocess.run([sys.executable, "-c", code + "print(*told)"], env=os.environ | {"PYTHONHASHSEED": "1"},
                           check=True, capture_output=True, text=True).stdout
    here: dict[str, Any] = {}
    exec(code, here)  # noqa: S102  the same lines
    assert there.split() == here["told"]


class Short:
    """A custom encoder: the length of the view, and nothing about options."""

    view_size, option_size, most = 1, 1, 10_000.0

    def encode_view(self, view: Any) -> Vector:
        return np.array([len(str(view))], np.float32)

    def encode_option(self, choice: Any) -> Vector:
        return np.zeros(1, np.float32)


def test_a_custom_encoder_is_used() -> None:
    setup = Setup("mousekeeping", 1).checked()
    observations, turns = observations_of(setup, Short()), setup.start(0)
    seen = observations.observation(turns, 0)
    assert seen["observation"] > 100
    assert observation_space(observations).contains(seen)


def test_words_tell_the_question_with_its_clause_and_the_options_in_notation() -> None:
    setup = Setup("mousekeeping", 2).checked()
    observations, turns = ObservationBuilder(setup), setup.start(0)
    assert turns.seat is not None
    told = observations.words(turns, turns.seat)
    assert told["question"]["clause"].startswith("KEEP-")
    assert [setup.box.notation.read(line) for line in told["options"]] == list(turns.options)
    assert told["view"]["is"] == "View"
    assert told["digits"] == []
    assert observations.line(None) == "let it pass"
    assert "room" in observations.block(turns, None)
