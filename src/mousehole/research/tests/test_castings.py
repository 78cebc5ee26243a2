"""What pairs of mice win is measured with the very mice that a row names."""
from __future__ import annotations

import pytest

from mousehole.bots.calibration import forced
from mousehole.bots.simulation import rng_of
from mousehole.games import load_game
from mousehole.games.mousewarming_party.wire import TakeMouse
from mousehole.research import castings

GAME = "mousewarming-party"
CHOSEN = "(burrows hidden, golden_trays 2, abilities true)"
HARD = ["burrows=hidden", "golden_trays=2"]


def test_every_pair_is_played_and_a_good_one_wins_more_than_a_bad_one() -> None:
    game = load_game(GAME)
    assert len(castings.castings_of(game, [])) == 90
    found = dict(castings.measured(game, ["bramble"], HARD, 40, 7))
    assert len(found) == 15
    good, bad = [found[f"mouse {one} + mouse {other} {CHOSEN}"][0]
                 for one, other in (("mommy", "ninja"), ("slingshot", "traveler"))]
    assert good.n == bad.n == 40
    assert good.mean > bad.mean + 0.2


def test_the_mice_that_were_cast_are_those_of_the_set_up() -> None:
    game = load_game(GAME)
    for setup in castings.castings_of(game, HARD):
        s = game.start(2, rng_of(1), setup.options)
        forced(game, s, setup.opening)
        game.advance(s)
        assert sorted(s.mice) == sorted([choice.mouse for choice in setup.opening if isinstance(choice, TakeMouse)])
        assert castings.named(game, setup).endswith(CHOSEN)


def test_a_game_without_such_choices_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        castings.main(["haunted-mouse", "--level", "bramble"])
    assert "no set-up of this game" in capsys.readouterr().err


def test_the_table_names_levels_and_modes(capsys: pytest.CaptureFixture[str]) -> None:
    castings.main([GAME, "--level", "bramble", "--level", "pip", "--games", "4", *[f"--option={x}" for x in HARD]])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| casting | games | bramble | pip |"
    assert len(lines) == 17
    assert lines[2].endswith("|")
    assert CHOSEN in lines[2]
