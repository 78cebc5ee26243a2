"""Tiny Game is whole: its tutorial can be played, and its encoder keeps its promises."""
from __future__ import annotations

import pytest

from mousehole.table.lessons import lesson
from mousehole.templates.tiny_game.tests.scene import GAME
from mousehole.templates.tiny_game.tests.told import TOLD
from mousehole.testkit import contract, encodings
from mousehole.testkit.completeness import missing


def test_no_file_is_missing() -> None:
    assert missing("tiny-game") == []


def test_the_tutorial_can_be_played_to_its_end() -> None:
    assert len(lesson("tiny-game").steps) >= 4


@pytest.mark.parametrize("promise", encodings.PROMISES, ids=lambda promise: promise.__name__)
def test_the_encoder_keeps_its_promises(promise: encodings.Promise) -> None:
    for seats in (2, 3, 4):
        promise(encodings.Encoded(contract.Table(GAME, seats), TOLD))
