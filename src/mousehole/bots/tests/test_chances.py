"""Chances are fitted to games, and foretell others."""
from __future__ import annotations

from math import exp, log

import pytest

from mousehole.bots.calibration import (
    PHASES,
    Lifts,
    Sample,
    SetUp,
    beyond_chance,
    drawn_winner,
    error_by_chance,
    expert_games,
    families_of,
    fit_all,
    fitted,
    foretold,
    lifted_apart,
    lifts_of,
    one_game,
    phase_of,
    reliability,
    solved,
)
from mousehole.bots.chances import LIFT_POINTS, POINTS, Chances, Fit, Lift, odds, won
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, is_scored, load_game, setups
from mousehole.kernel import Rng, playout


def test_a_better_evaluation_never_has_a_lower_chance() -> None:
    fit = Fit([0.3, 0.5, 2.0, -0.4, 1.0, 0.1] + [0.0, 0.02, 0.7] * (POINTS - 2), 0.0)
    for progress in (0.0, 0.1, 0.25, 0.6, 1.0):
        chances = [fit.chance(value / 50, progress) for value in range(51)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] < 1


def test_a_chance_does_not_jump_when_a_phase_begins() -> None:
    fit = Fit([0.5 * n for n in range(3 * POINTS)], 0.0)
    for point in range(1, POINTS):
        at = point / (POINTS - 1)
        assert fit.chance(0.4, at - 1e-9) == pytest.approx(fit.chance(0.4, min(at + 1e-9, 1.0)), abs=1e-6)


def made_up(count: int, offset: float, slope: float, seed: int, mode: str = "2") -> list[Sample]:
    """Samples of a game in which the true chance has these weights throughout."""
    rng, found = Rng.numbered(seed), list[Sample]()
    for _ in range(count):
        value, progress = (1 + rng.below(98)) / 100, rng.below(1000) / 1000
        odds = offset + slope * log(value / (1 - value))
        won = float(rng.below(10_000) < 10_000 / (1 + exp(-odds)))
        found.append(Sample(mode, progress, value, won, phase_of(progress)))
    return found


def test_a_fit_finds_the_true_chances() -> None:
    fit = Fit(fitted(made_up(4000, -1.5, 0.6, 1)), 0.0)
    others = made_up(4000, -1.5, 0.6, 2)
    before, after = [reliability(foretold(each, others)) for each in (None, fit)]
    assert before.error > 0.15
    assert after.error < 0.03
    assert after.brier < before.brier
    for phase in range(len(PHASES)):
        seen = reliability(foretold(fit, others, phase))
        assert abs(seen.told - seen.won) < 0.04


def test_a_mode_with_few_games_stays_near_what_all_have_in_common() -> None:
    found = {"2": made_up(3000, 1.0, 1.0, 1), "3": made_up(6, -3.0, 1.0, 2, "3")}
    weights = fit_all(found, Rng.numbered(1))
    assert Fit(weights["2"], 0.0).chance(0.5, 0.5) == pytest.approx(0.73, abs=0.05)
    assert Fit(weights["3"], 0.0).chance(0.5, 0.5) > 0.4


def test_reliability_counts_by_tens() -> None:
    seen = reliability([(0.05, 0.0), (0.95, 1.0), (0.95, 0.0), (0.55, 1.0)])
    assert seen.samples == 4
    assert (seen.told, seen.won) == pytest.approx((0.625, 0.5))
    assert seen.error == pytest.approx((0.05 + 2 * 0.45 + 0.45) / 4)
    assert seen.bins[9][0] == 2
    assert seen.bins[9][1:] == pytest.approx((0.95, 0.5))


def test_of_two_levels_each_counts_for_one_half() -> None:
    few, many = [(0.55, 1.0)], [(0.55, 0.0), (0.52, 0.0), (0.53, 0.0)]
    seen = reliability(few, many)
    assert seen.samples == 4
    assert (seen.told, seen.won) == pytest.approx(((0.55 + 1.6 / 3) / 2, 0.5))
    assert seen.error == pytest.approx(abs(seen.told - seen.won))


PLAIN = Fit([0.0, 1.0, 1.0] * POINTS, 0.0)  # in Bramble's games the evaluation is the chance


def better_played(count: int, offset: float, factor: float, seed: int, even: float = 0.25) -> list[Sample]:
    """Samples of a level that makes more of its positions."""
    found = list[Sample]()
    rng = Rng.numbered(seed)
    for number, each in enumerate(made_up(count, 0.0, 1.0, seed)):
        logit = odds(even) + offset + factor * (odds(each.value) - odds(even))
        won = float(rng.below(10_000) < 10_000 / (1 + exp(-logit)))
        found.append(each._replace(won=won, even=even, half=number % 2))
    return found


def test_what_better_play_changes_is_found_and_the_mean_of_both_is_shown() -> None:
    lift = lifts_of({"2": PLAIN}, better_played(6000, 0.8, 1.5, 1)).of("2")
    for progress in (0.0, 0.3, 1.0):
        true = odds(0.25) + 0.8 + 1.5 * (odds(0.4) - odds(0.25))
        assert lift.lifted(odds(0.4), progress, odds(0.25)) == pytest.approx(true, abs=0.25)
    shown = Fit(PLAIN.weights, 0.0, lift).chance(0.4, 0.5, 0.25)
    assert shown == pytest.approx((0.4 + 1 / (1 + exp(-true))) / 2, abs=0.04)


def test_a_lift_is_checked_on_games_that_it_was_not_fitted_to() -> None:
    found = better_played(4000, 0.8, 1.5, 3)
    found = [each if each.half else each._replace(won=0.0) for each in found]  # one half always loses
    told = [(fit.chance(each.value, each.progress, each.even), each) for each, fit in lifted_apart({"2": PLAIN}, found)]
    lost = [chance for chance, each in told if not each.half]
    won_or_lost = [chance for chance, each in told if each.half]
    assert sum(lost) / len(lost) > sum(won_or_lost) / len(won_or_lost), "each was told what the other half did"


def test_a_lift_keeps_the_order_of_positions_and_never_jumps() -> None:
    fit = Fit(PLAIN.weights, 0.0, Lift([0.4, 1.3, -0.2, 0.02, 0.9, 2.0]))
    for progress in (0.0, 0.2, 0.5, 0.9, 1.0):
        chances = [fit.chance(value / 50, progress, 0.2) for value in range(51)]
        assert chances == sorted(chances)
    assert fit.chance(0.4, 0.5 - 1e-9) == pytest.approx(fit.chance(0.4, 0.5 + 1e-9), abs=1e-6)


def test_what_better_play_changes_is_learned_from_modes_that_have_a_word_in_common() -> None:
    """Sprinters make more of better play wherever they are, also where hardly any game was played."""
    names = ["open ninja+sprinter", "open mommy+sprinter", "hidden ninja+sprinter", "open mommy+ninja",
             "hidden mommy+ninja"]
    fits = dict.fromkeys([*names, "hidden mommy+sprinter"], PLAIN)
    found = [each._replace(mode=mode) for n, mode in enumerate(names)
             for each in better_played(1500, 1.2 if "sprinter" in mode else 0.0, 1.0, n, 0.5)]
    found += [each._replace(mode="hidden mommy+sprinter") for each in better_played(3, -5.0, 1.0, 9, 0.5)]
    lifts = lifts_of(fits, found)

    def gained(mode: str) -> float:
        return lifts.of(mode).lifted(0.0, 0.5, 0.0)

    assert gained("hidden mommy+sprinter") == pytest.approx(1.2, abs=0.3)
    assert gained("open mommy+ninja") == pytest.approx(0.0, abs=0.2)
    assert gained("open never+seen") == pytest.approx(gained("open"), abs=0.01)


def test_a_mode_alone_does_not_turn_the_order_of_positions_round() -> None:
    lift = Lifts([0.0, 1.0] * LIFT_POINTS, {"4": (0.1, -3.0)}).of("4")
    assert lift.lifted(1.0, 0.3, 0.0) > lift.lifted(-1.0, 0.3, 0.0)


def test_pairs_are_checked_on_all_rungs_and_rungs_with_all_pairs() -> None:
    assert families_of("hidden 2 ninja+traveler", True) == ["hidden", "hidden 2 abilities", "ninja+traveler"]
    assert families_of("hidden 0 casting", True) == ["hidden", "hidden 0 abilities", "casting"]
    assert families_of("hidden 1", True) == ["hidden", "hidden 1"]
    assert families_of("4 events", False) == families_of("4", False) == ["all", "4"]


def test_slow_bots_play_fewer_games_where_a_game_says_more() -> None:
    game = load_game("mousewarming-party")
    pair, plain = [next(each for each in [SetUp(*row) for row in setups(game)] if bool(each.opening) is is_pair)
                   for is_pair in (True, False)]
    assert (expert_games(pair, 20, True), expert_games(plain, 20, True)) == (20, 60)
    assert [expert_games(SetUp((seats,), {}), 24, False) for seats in (2, 3, 5, 8)] == [24, 11, 4, 2]


def told_of(games: int, truth: float, seed: int) -> list[tuple[Sample, float]]:
    """Games in three phases, each with one chance from 10 to 90%; the results are off by `truth`."""
    rng, found = Rng.numbered(seed), list[tuple[Sample, float]]()
    for n in range(games):
        chance = (10 + rng.below(80)) / 100
        won = float(rng.below(1000) < 1000 * min(chance + truth, 1.0))
        found += [(Sample("2", phase / 3, chance, won, phase, game=n), chance) for phase in range(3)]
    return found


def test_few_games_are_off_by_chance_and_nobody_is_blamed_for_that() -> None:
    """The fewer games, the larger the error of a perfect chance; a wrong one is found all the same."""
    def errors(games: int, truth: float, seed: int) -> tuple[float, float]:
        found = told_of(games, truth, seed)
        return reliability([(chance, each.won) for each, chance in found]).error, \
            error_by_chance([found], Rng.numbered(seed))

    expected = list[float]()
    for games in (30, 240):
        perfect, wrong = [[errors(games, truth, seed) for seed in range(4)] for truth in (0.0, 0.25)]
        assert all(beyond_chance(*each) > 0.05 for each in wrong)
        assert [by_chance for _, by_chance in perfect] == [by_chance for _, by_chance in wrong]
        assert sum(seen for seen, _ in perfect) / 4 == pytest.approx(perfect[0][1], rel=0.5)
        expected.append(perfect[0][1])
    assert expected[0] > 2 * expected[1] > 0
    assert beyond_chance(0.03, 0.04) == 0


def test_a_made_up_game_has_one_winner_or_none() -> None:
    luck = Rng.numbered(3)
    drawn = [drawn_winner([0.5, 0.3], luck) for _ in range(2000)]
    assert [drawn.count(seat) / 2000 for seat in (0, 1, -1)] == pytest.approx([0.5, 0.3, 0.2], abs=0.04)
    assert {drawn_winner([0.9, 0.9], luck) for _ in range(50)} == {0, 1}


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if not is_scored(game_id)])
def test_every_set_up_can_be_played_and_each_phase_of_a_game_gives_a_sample(game_id: str) -> None:
    game = load_game(game_id)
    every = [SetUp(*each) for each in setups(game)]
    for number, setup in enumerate(every[:: max(1, len(every) // 6)]):
        found = one_game(game, setup, setup.seats[-1], "bramble", 1, number)
        judged = 1 if game.facts.cooperative else setup.seats[-1]
        assert len(found) >= judged
        assert len(found) % judged == 0
        assert all(0 <= each.progress <= 1 and 0 <= each.value <= 1 for each in found)
        assert sum(each.won for each in found if each.phase == found[0].phase) <= 1


@pytest.mark.parametrize("game_id", GAMES)
def test_progress_goes_from_nothing_to_everything(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(max(2, game.facts.fewest), rng_of(1))
    game.advance(s)
    assert 0 <= game.progress(s) < 0.3
    assert game.mode(s)
    playout(game, s, rng_of(2), sensible=True)
    assert 0 <= game.progress(s) <= 1
    assert is_scored(game_id) or game.progress(s) > 0.4


def test_at_the_end_a_chance_is_the_result() -> None:
    game = load_game("haunted-mouse")
    s = game.start(2, rng_of(1))
    playout(game, s, rng_of(2), sensible=True)
    values = [Chances({}).value(game, s, seat, True) for seat in range(2)]
    assert values == [won(game, s, seat) for seat in range(2)]
    assert sorted(values) == [0.0, 1.0]
