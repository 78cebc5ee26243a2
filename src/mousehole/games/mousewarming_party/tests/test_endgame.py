"""The end-game solver: exact by hand, exact against a slow twin, and an oracle for the policy."""
from __future__ import annotations

from fractions import Fraction

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games.mousewarming_party.endgame import Solver, solve
from mousehole.games.mousewarming_party.rules.roll import RollDie
from mousehole.games.mousewarming_party.rules.turn import MoveRaccoon
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests.scene import BOX, GAME, WEST, party, roll
from mousehole.kernel import Rng, playout

EIGHT = "tomato tomato tomato mushroom mushroom mushroom egg egg"


def test_a_mouse_beside_its_kitchen_wins_for_certain() -> None:
    assert solve(party(at=(11, 5), trays=("nut", ""), served=EIGHT), 1) == (1, 1)


def test_beyond_the_last_turn_looked_at_everything_is_possible() -> None:
    assert solve(party(), 0) == (0, 1)
    low, high = solve(party(at=(5, 8), trays=("nut nut", ""), served=EIGHT, raccoon=10), 1)
    assert low == 0
    assert high == 1


def cornered() -> Table:
    """The raccoon's next token is the fourth, and nobody can be there first; mommy is two turns from the last plate."""
    return party(at=(10, 9), trays=("nut nut", ""), served=EIGHT, raccoon=7, pantry="cheese cheese cheese",
                 feeders=("cheese", "cheese cheese"), plates={8: "cheese"})


def test_only_a_nap_saves_the_team_and_cheese_comes_in_one_roll_of_three() -> None:
    assert solve(cornered(), 2) == pytest.approx((1 / 3, 1 / 3))


def test_looking_further_narrows_the_bounds() -> None:
    assert solve(cornered(), 0) == (0, 1)
    assert solve(cornered(), 1) == pytest.approx((0, 1 / 3))


def test_a_leap_over_the_raccoon_counts() -> None:
    """The ninja guards the cheese; the raccoon then stops before mommy, who leaps over it into the kitchen."""
    s = party(at=(10, 5), trays=("nut nut", ""), served=EIGHT, raccoon=7, pantry="cheese cheese cheese",
              feeders=("cheese", "cheese cheese"), plates={8: "cheese", 11: "carrot", 2: "carrot", 5: "carrot"})

    assert solve(s, 2) == (1, 1)


@pytest.mark.parametrize("piles", [
    ("cheese cheese", "egg egg"), ("egg egg", "cheese cheese"), ("egg cheese", "cheese egg")])
def test_what_a_feeder_holds_is_chance_until_it_is_taken(piles: tuple[str, str]) -> None:
    """Two of four unseen tokens are fatal; whichever lies on top at this table, the team cannot know."""
    s = party(at=(10, 9), trays=("nut nut", ""), served="tomato " * 4 + "carrot " * 4, raccoon=3, feeders=piles,
              pantry="cheese cheese cheese")

    assert solve(roll(s, "tomato", WEST), 1) == (0.5, 0.5)


def test_closed_doors_are_not_for_the_solver() -> None:
    with pytest.raises(ValueError, match="not known"):
        solve(party(doors={6: 5}), 1)


def slow(s: Table, rolls: int) -> tuple[Fraction, Fraction]:
    """The obvious twin: every side, every face, every order of the unseen tokens' next one, nothing remembered."""
    while s.agenda:
        top = s.agenda[-1]
        if isinstance(top, RollDie):
            if rolls == 0:
                return Fraction(0), Fraction(1)
            rolls -= 1
            return _average([_rolled(s, side, face, rolls) for side in range(4) for face in range(6)])
        if isinstance(top, MoveRaccoon) and not s.asleep and BOX.loop[s.raccoon_goal()] == "F":
            feeder = BOX.feeder_at[s.raccoon_goal()]
            return _average([_fed(s, feeder, n, rolls) for n in range(sum([len(pile) for pile in s.feeders]))])
        if questions := top.asks(s):
            found = []
            for choice in questions[0].options:
                t = GAME.clone(s)
                GAME.apply(t, 0, choice)
                found.append(slow(t, rolls))
            return max([low for low, _ in found]), max([high for _, high in found])
        s.agenda.pop().do(s)
    won = Fraction(bool(GAME.outcome(s).winners))
    return won, won


def _average(found: list[tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
    lows, highs = [low for low, _ in found], [high for _, high in found]
    return sum(lows, Fraction()) / len(lows), sum(highs, Fraction()) / len(highs)


def _rolled(s: Table, side: int, face: int, rolls: int) -> tuple[Fraction, Fraction]:
    t = GAME.clone(s)
    t.rng = ScriptedRng(side, face)
    t.agenda.pop().do(t)
    return slow(t, rolls)


def _fed(s: Table, feeder: int, n: int, rolls: int) -> tuple[Fraction, Fraction]:
    """The n-th of all unseen tokens lies on top."""
    t = GAME.clone(s)
    tokens = [food for pile in t.feeders for food in pile]
    tokens.append(tokens.pop(n))
    other = 1 - feeder
    t.feeders[other] = tokens[:len(t.feeders[other])]
    t.feeders[feeder] = tokens[len(t.feeders[other]):]
    t.agenda.pop().do(t)
    return slow(t, rolls)


def late(seed: int, abilities: bool = False) -> Table | None:
    """A position before a roll, late in a game that the policy plays with open burrows; None if it was over sooner."""
    s: Table = GAME.start(1, Rng.numbered(seed), {"burrows": "open", "abilities": abilities, "golden_trays": seed % 3})
    s.events, rng = None, Rng.numbered(seed)
    while True:
        while s.agenda and not isinstance(s.agenda[-1], RollDie):
            if questions := s.agenda[-1].asks(s):
                GAME.apply(s, 0, GAME.policy(s, questions[0], rng))
            else:
                s.agenda.pop().do(s)
        if not s.agenda:
            return None
        if s.plates() - s.served_in_all() <= 2:
            return s
        s.agenda.pop().do(s)


@pytest.mark.parametrize("abilities", [False, True])
def test_the_solver_agrees_with_its_slow_twin(abilities: bool) -> None:
    compared = 0
    for seed in range(40):
        if compared < 6 and (s := late(seed, abilities)) is not None and s.mice.count("fitness") == 0:
            low, high = slow(GAME.clone(s), 1)
            assert solve(s, 1) == pytest.approx((float(low), float(high)))
            compared += 1
    assert compared == 6


def test_the_policy_never_misses_a_sure_win_and_hardly_ever_a_chance_to_live() -> None:
    """Late positions of whole games, with the rest of the turn solved: what the policy does against the best."""
    sure = hoped = best_sure = best_hoped = 0.0
    for seed in range(25):
        s = late(seed)
        while s is not None and (questions := GAME.pending(s)):
            solver, meant = Solver(), GAME.policy(s, questions[0], Rng.numbered(1))
            best, found = solve(s, 0, solver), solver.after(s, 0, 0, meant)
            sure, hoped = sure + found[0], hoped + found[1]
            best_sure, best_hoped = best_sure + best[0], best_hoped + best[1]
            GAME.apply(s, 0, meant)
    assert best_sure > 10
    assert sure == best_sure
    assert hoped > 0.99 * best_hoped


def test_the_policy_finds_the_only_way_and_no_other() -> None:
    wins = 0
    for seed in range(200):
        t = GAME.imagine(GAME.view(cornered(), 0), Rng.numbered(seed))
        playout(GAME, t, Rng.numbered(seed), sensible=True)
        wins += t.is_won()

    assert 45 < wins < 90, "1 in 3"
