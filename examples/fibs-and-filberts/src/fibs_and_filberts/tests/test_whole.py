"""Fibs & Filberts is whole: its tutorial can be played, and its encoder keeps its promises."""
from __future__ import annotations

import pytest

from fibs_and_filberts.tests.scene import GAME
from fibs_and_filberts.tests.told import TOLD
from mousehole.table.lessons import lesson
from mousehole.testkit import contract, encodings
from mousehole.testkit.completeness import missing


def test_no_file_is_missing() -> None:
    assert missing("fibs-and-filberts") == []


def test_the_tutorial_can_be_played_to_its_end() -> None:
    assert len(lesson("fibs-and-filberts").steps) >= 4


@pytest.mark.parametrize("promise", encodings.PROMISES, ids=lambda promise: promise.__name__)
def test_the_encoder_keeps_its_promises(promise: encodings.Promise) -> None:
    for seats in (2, 3, 5):
        promise(encodings.Encoded(contract.Table(GAME, seats), TOLD))
