"""Learned habits: files that are read back, a quick player who stays fair, and nothing new if they are set by hand."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, habits_by_hand, habits_of, has_habits, load_game, skilled, with_habits
from mousehole.kernel import BadSetup, Interrupt, Rng
from mousehole.learned.habits import Learned, in_units, read, written
from mousehole.testkit.contract import Table, policies_are_fair

HABITUAL = [game_id for game_id in GAMES if has_habits(game_id)]
LEARNED = [game_id for game_id in HABITUAL if habits_of(game_id)]
SEATS = {"house-mouse": (2, 3, 5), "haunted-mouse": (2, 4), "head-of-mousehold": (2, 4)}
ORIGIN = {"game": "haunted-mouse", "version": 1, "edition": "standard", "check": "x", "seats": [2, 4],
          "options": "defaults", "command": "mousehole train haunted-mouse --habits", "seed": 1, "games": 8,
          "generations": 1, "date": "2026-11-18", "ahead": [0.5, 0.4, 0.6]}


def other(game_id: str) -> dict[str, float]:
    """Habits unlike those set by hand: everything counts, also what counts for nothing by hand."""
    return {name: 1.5 * value + 0.125 + 0.03125 * (n % 5)
            for n, (name, value) in enumerate(habits_by_hand(game_id).items())}


@pytest.mark.parametrize("game_id", HABITUAL)
def test_habits_set_by_hand_are_those_of_the_game_itself(game_id: str) -> None:
    game, same = load_game(game_id), with_habits(game_id, "standard", habits_by_hand(game_id))
    for seats in SEATS[game_id]:
        for s, pending, _ in Table(game, seats, {}, seats, sensible=True, every=3).positions():
            for d in pending:
                if d.seat >= 0:
                    usual = game.policy(s, d, Rng.numbered(1))
                    s.box = same.box
                    assert same.policy(s, d, Rng.numbered(1)) == usual
                    s.box = game.box


@pytest.mark.parametrize("game_id", HABITUAL)
def test_other_habits_choose_otherwise_and_are_as_fair(game_id: str) -> None:
    game, strange = load_game(game_id), with_habits(game_id, "standard", other(game_id))
    differ = 0
    for seats in SEATS[game_id]:
        for player in (strange, skilled(game)):
            policies_are_fair(Table(player, seats, {}, seats + 1, sensible=True, every=3))
        for s, pending, _ in Table(strange, seats, {}, seats, every=3).positions():
            for d in pending:
                if d.seat >= 0 and not isinstance(d.options[0], Interrupt):
                    mine = strange.policy(s, d, Rng.numbered(1))
                    s.box = game.box
                    differ += game.policy(s, d, Rng.numbered(1)) != mine
                    s.box = strange.box
    assert differ > 5


@pytest.mark.parametrize("game_id", LEARNED)
def test_whoever_has_learned_plays_with_the_edition_it_was_learned_with_and_no_other(game_id: str) -> None:
    learned, game = habits_of(game_id), load_game(game_id)
    assert learned is not None
    assert skilled(game) is not game
    assert learned.why_not(game.facts.version, game.check, list(habits_by_hand(game_id))) is None
    assert learned.why_not(game.facts.version + 1, game.check, list(habits_by_hand(game_id))) == "version"
    assert learned.why_not(game.facts.version, "another", list(habits_by_hand(game_id))) == "edition"
    assert learned.why_not(game.facts.version, game.check, ["another"]) == "inputs"
    mine = load_game(game_id)
    mine.check = "of an edition of one's own"
    assert skilled(mine) is mine


def test_a_game_in_which_nobody_has_learned_is_played_as_it_is() -> None:
    assert not has_habits("mousekeeping")
    game = load_game("mousekeeping")
    assert skilled(game) is game


def test_a_file_reads_back() -> None:
    learned = Learned(ORIGIN, in_units({"card": 0.25, "no Bait": -1.5}))
    again = read(written(learned))
    assert (again.origin, again.units, again.values()) == (ORIGIN, learned.units, {"card": 0.25, "no Bait": -1.5})


@pytest.mark.parametrize("wrong", [
    lambda text: text.replace("format = 1", "format = 2"), lambda text: text.replace("seed = 1", 'seed = "1"'),
    lambda text: text.replace('"card" = 1024', '"card" = 0.25'), lambda text: text.replace("[units]", "[others]"),
    lambda text: "what?"])
def test_a_file_that_is_none_is_refused(wrong: object) -> None:
    assert callable(wrong)
    text = wrong(written(Learned(ORIGIN, in_units({"card": 0.25}))))
    with pytest.raises(BadSetup, match="no habits"):
        read(text)
