"""Tagged JSON, and what is not readable."""
from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import pytest

from mousehole.kernel import Choice, Rng, State
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.testkit.regatta.game import FACTS, Regatta
from mousehole.testkit.regatta.wire import Hoist

GAME = Regatta(FACTS, None)
CODEC = Codec(GAME)


def position() -> Any:
    s = GAME.start(2, Rng.numbered(1))
    GAME.pending(s)
    return json.loads(CODEC.dump(s))


def test_a_choice_is_its_class_and_its_fields() -> None:
    assert CODEC.dump(Hoist(3)) == '{"is":"Hoist","sail":3}'
    assert CODEC.load('{"is":"Hoist","sail":3}', Choice) == Hoist(3)


@pytest.mark.parametrize(("module", "is_known"), [("odd", True), ("tests.odd", False)])
def test_what_only_a_games_tests_define_is_not_a_word_of_it(monkeypatch: pytest.MonkeyPatch, module: str,
                                                            is_known: bool) -> None:
    beside = ModuleType(f"mousehole.testkit.regatta.{module}")
    vars(beside)["Odd"] = type("Odd", (Choice,), {"__module__": beside.__name__})
    monkeypatch.setitem(sys.modules, beside.__name__, beside)

    assert ("Odd" in Codec(GAME).words) == is_known


@pytest.mark.parametrize("text", [
    "", "{", "3", "null", "[]", '"Hoist"', "{}", '{"is":"Walk"}', '{"is":"Hoist"}', '{"is":"Hoist","sail":1,"x":2}',
    '{"is":["Hoist"]}', '{"is":"View"}', '{"is":"Table"}', '{"is":"Rng","seed":"00","drawn":0}', '{"is":"Choice "}',
    pytest.param("[" * 100_000, id="deep")])
def test_data_that_is_not_a_choice_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        CODEC.load(text, Choice)


def test_a_position_comes_back_with_its_chance() -> None:
    s = CODEC.read(position(), State)

    assert json.loads(CODEC.dump(s)) == position()


@pytest.mark.parametrize("change", [{"agenda": [{"is": "Nap"}]}, {"rng": None}, {"seats": None}, {"moon": 3}])
def test_a_broken_position_is_not_readable(change: dict[str, Any]) -> None:
    with pytest.raises(NotReadable):
        CODEC.read(position() | change, State)
    plain = position()
    del plain["boats"]
    with pytest.raises(NotReadable):
        CODEC.read(plain, State)
