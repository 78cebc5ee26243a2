"""Positions from outside: every one that is played makes sense, and a damaged one never does harm."""
from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mousehole.checks.positions import KEPT_BY_THE_KERNEL, impossible
from mousehole.games import GAMES, edition_names, load_game, sense
from mousehole.kernel import Rng, State, Step
from mousehole.kernel.codec import Codec
from mousehole.kernel.wire import fields_of
from mousehole.testkit import positions
from mousehole.testkit.contract import Table
from mousehole.testkit.editions import Dice, pick
from mousehole.testkit.tests.test_editions import Drawn
from mousehole.words import LANGUAGES, Words

EVERY = {"house-mouse": 29, "haunted-mouse": 11}
EXAMPLES = 100
NO_SET_UP = ("head-of-mousehold",)  # mice are placed in every round
SET_UP = ("PlaceRaccoon", "ChooseMice", "HandOutTrays", "PlaceMice", "SetMouse")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_position_that_is_played_makes_sense(game_id: str) -> None:
    for edition in edition_names(game_id):
        game = load_game(game_id, edition)
        for seats in range(game.facts.fewest, game.facts.most + 1):
            options = {o.name: o.allowed(seats)[seats % len(o.allowed(seats))] for o in game.facts.options}
            table = Table(game, seats, options, seats, sensible=seats % 2 == 1, every=EVERY.get(game_id, 5))
            for s, _, _ in table.positions():
                before = Codec(game).dump(s)
                assert impossible(game, s, sense(game_id)) is None
                assert Codec(game).dump(s) == before, "looking changes nothing"
            assert impossible(game, table.end, sense(game_id)) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_damaged_position_is_refused_or_played_to_the_end(game_id: str) -> None:
    game = load_game(game_id)
    played = list(positions.played(game, Dice(1)))

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
              suppress_health_check=list(HealthCheck))
    @given(st.data())
    def does_no_harm(data: st.DataObject) -> None:
        draw = Drawn(data)
        positions.looked_at(game, positions.damage(pick(draw, played), draw))

    does_no_harm()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_of_a_table_has_a_shape(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(game.facts.most, Rng.numbered(1))

    assert set(sense(game_id).shapes(s)) == set(fields_of(s)) - set(KEPT_BY_THE_KERNEL)


def told(game_id: str, seats: int, **changes: Any) -> str:
    """What is said of a table after set-up in which these fields are changed."""
    game = load_game(game_id)
    s: Any = game.start(seats, Rng.numbered(3))
    while game.pending(s) and game_id not in NO_SET_UP and [step for step in s.agenda if type(step).__name__ in SET_UP]:
        d = game.pending(s)[0]
        game.apply(s, d.seat, d.options[0])
    game.pending(s)
    assert impossible(game, s, sense(game_id)) is None
    for field, value in changes.items():
        setattr(s, field, value(s) if callable(value) else value)
    refusal = impossible(game, s, sense(game_id))
    assert refusal is not None and refusal.code == "impossible-position"
    english, *others = [Words(game_id, language).message("refused-impossible-position", dict(refusal.args))
                       for language in LANGUAGES]
    assert english not in others
    return english


@pytest.mark.parametrize(("game_id", "seats", "changes", "words"), [
    ("mousewarming-party", 2, {"raccoon": 99}, "raccoon must be from −1 to 11, not 99"),
    ("mousewarming-party", 2, {"at": lambda s: [s.at[0]] * 2}, r"at\[0\] and at\[1\] are both at"),
    ("mousewarming-party", 2, {"turn": 2}, "turn must be from 0 to 1, not 2"),
    ("mousewarming-party", 2, {"supply": lambda s: [9, *s.supply[1:]]}, "there should be"),
    ("mousewarming-party", 2, {"agenda": []}, "ended and agenda contradict each other"),
    ("house-mouse", 3, {"turn": 3}, "turn must be something this game accepts here"),
    ("house-mouse", 3, {"mice": lambda s: [s.mice[0]] * 2 + s.mice[2:]}, r"mice\[0\] and mice\[1\] are both at"),
    ("house-mouse", 3, {"pile": lambda s: s.pile[1:]}, "there should be 1 of card"),
    ("house-mouse", 3, {"house": 7}, "house must be a list, not 7"),
    ("haunted-mouse", 4, {"turn": 4}, "turn must be from 0 to 3, not 4"),
    ("haunted-mouse", 4, {"pile": lambda s: [0, *s.pile]}, "there should be 2 of card 0, not 3"),
    ("haunted-mouse", 4, {"hands": lambda s: s.hands[1:]}, "hands must have 4 to 4 entries, not 3"),
    ("head-of-mousehold", 3, {"first": 3}, "first must be from 0 to 2, not 3"),
    ("head-of-mousehold", 3, {"speed": [0, 0, 1, 2, 3]}, "speed and box contradict each other"),
    ("head-of-mousehold", 3, {"clans": lambda s: [0, *s.clans[1:]]}, "there should be 1 of mouse of seat 0"),
    ("mousekeeping", 2, {"room": 999}, "room must be something this game accepts here"),
    ("mousekeeping", 2, {"turn": -1}, "turn must be from 0 to 1, not −1"),
    ("mousekeeping", 2, {"agenda": lambda s: s.agenda * 3}, "agenda must be something this game accepts here"),
], ids=lambda x: "-".join(x) if isinstance(x, dict) else str(x))
def test_an_impossible_position_is_refused_with_its_reason(game_id: str, seats: int, changes: dict[str, Any],
                                                           words: str) -> None:
    assert re.search(words, told(game_id, seats, **changes))


class Stumble(Step):
    """A step over which the rules trip."""

    def do(self, s: Any) -> None:
        raise LookupError


def test_a_position_that_trips_the_rules_is_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("mousekeeping")
    s = game.start(2, Rng.numbered(1))
    monkeypatch.setattr(sense("mousekeeping"), "check", lambda s: None)
    s.agenda = [Stumble()]

    refusal = impossible(game, s, sense("mousekeeping"))

    assert refusal is not None and "CannotGoOn" in repr(refusal.args)
    assert isinstance(s, State) and s.agenda == [Stumble()]
