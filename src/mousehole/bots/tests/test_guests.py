"""Bots that other packages bring: used by name, and never believed."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mousehole.bots import levels
from mousehole.bots.levels import Bot, bot_names, make_bot
from mousehole.bots.simulation import play_match
from mousehole.checks.tests.test_plugins import offered
from mousehole.games import load_game
from mousehole.kernel import BadSetup, Choice, Decision, Interrupt

GAME = load_game("house-mouse")


class First(Bot):
    def choose(self, view: Any, d: Decision) -> Choice | None:
        return None if isinstance(d.options[0], Interrupt) else d.options[0]


class Cheat(Bot):
    def choose(self, view: Any, d: Decision) -> Choice | None:
        return Choice()


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(tmp_path)
    offered(tmp_path, "guests", "mousehole.bots", "first-come = guests:First\ncheat = guests:Cheat\npip = guests:First")
    module = ModuleType("guests")
    vars(module).update(First=First, Cheat=Cheat)
    monkeypatch.setitem(sys.modules, "guests", module)
    levels.PLUGINS.__dict__.pop("found", None)
    levels._maker.cache_clear()
    yield
    levels.PLUGINS.__dict__.pop("found", None)
    levels.PLUGINS.broken.clear()
    levels._maker.cache_clear()


def test_a_guest_plays_a_whole_match(guests: None) -> None:
    assert "first-come" in bot_names()
    assert play_match(GAME, 2, {}, ["First Come", "bramble"], 1, 0).answers > 10


def test_a_guest_cannot_take_the_name_of_one_of_ours(guests: None) -> None:
    assert bot_names().count("pip") == 1
    assert "another one" in levels.PLUGINS.broken["pip"]


def test_an_answer_that_was_not_offered_is_not_played(guests: None) -> None:
    with pytest.raises(BadSetup, match="not offered"):
        play_match(GAME, 2, {}, ["cheat", "bramble"], 1, 0)


def test_a_name_that_nobody_has_is_refused_with_all_names(guests: None) -> None:
    with pytest.raises(BadSetup, match="first-come"):
        make_bot("nobody", GAME, None)  # type: ignore[arg-type]
