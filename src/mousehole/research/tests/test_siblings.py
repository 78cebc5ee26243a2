"""Small siblings of the games: they keep every promise, are counted, and are solved."""
from __future__ import annotations

from collections.abc import Hashable
from importlib import import_module

import pytest

from mousehole.checks.positions import impossible
from mousehole.games import GAMES, edition_names, edition_text, folder, load_game, sense, sibling_names
from mousehole.kernel import BadSetup, Options, Rng
from mousehole.kernel.edition import Edition
from mousehole.research.exploiting import exploitability, uniform
from mousehole.research.solving import Layer, answered, counts, solve, starts
from mousehole.research.story import Story, retold
from mousehole.research.trees import TooLarge, Tree
from mousehole.research.turns import Setup, Turns
from mousehole.testkit import contract, encodings, secrecy, speech

SOLO: Options = {"first_player": 0}
HEAD = Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny").checked()
HOTEL = Setup("mousekeeping", 1, SOLO, "tiny").checked()
PARTY = Setup("mousewarming-party", 1, {"burrows": "open", "first_player": 0}, "tiny").checked()
HAUNTED = Setup("haunted-mouse", 2, SOLO, "speck").checked()
HOUSE = Setup("house-mouse", 2, SOLO, "speck").checked()
SIBLINGS = [(game, name) for game in GAMES for name in sibling_names(game)]
# Sequences of draws and answers, different tables, and ends among them, after 0, 1, 2 … answers; of one deal, or all.
COUNTED = [
    (HEAD, None, [(2, 2, 0), (8, 8, 0), (32, 32, 0), (64, 64, 0), (256, 66, 0), (880, 220, 0), (3088, 732, 0),
                  (6176, 1464, 0), (12352, 814, 814)]),
    (HOTEL, None, [(32, 32, 0), (282, 186, 0), (2334, 864, 0)]),
    (PARTY, None, [(2, 2, 0), (2, 2, 0), (4, 4, 0), (4, 4, 0), (8, 8, 0), (24, 16, 0), (80, 48, 32)]),
    (Setup("haunted-mouse", 2, SOLO, "tiny").checked(), 1,
     [(1, 1, 0), (6, 6, 0), (36, 36, 0), (342, 228, 6), (1587, 955, 27), (4539, 2025, 96)]),
    (Setup("house-mouse", 2, SOLO, "tiny").checked(), 1,
     [(1, 1, 0), (4, 4, 0), (12, 12, 0), (24, 24, 0), (72, 72, 0), (192, 192, 0), (528, 504, 0), (1224, 1032, 24)]),
    (HAUNTED, None, [(90, 90, 0), (270, 270, 0), (810, 231, 0), (4986, 1276, 94), (14413, 3102, 448),
                     (31567, 4411, 2415), (23092, 2816, 1378), (18588, 1330, 1122), (2704, 236, 228), (96, 16, 16)]),
    (HOUSE, None, [(120, 120, 0), (480, 480, 0), (1440, 1440, 0), (2880, 2880, 0)]),
    (HOUSE, 1, [(1, 1, 0), (4, 4, 0), (12, 12, 0), (24, 24, 0), (72, 72, 0), (192, 192, 24), (456, 432, 96),
                (744, 648, 168), (1128, 912, 312), (1272, 1008, 408), (1224, 1008, 504), (792, 648, 456),
                (408, 240, 168), (144, 72, 72)]),
]


def test_every_game_has_one_and_two_have_another_for_equilibria() -> None:
    assert sorted(SIBLINGS) == sorted([*[(game, "tiny") for game in GAMES],
                                       ("haunted-mouse", "speck"), ("house-mouse", "speck")])


@pytest.mark.parametrize(("game_id", "name"), SIBLINGS)
def test_no_menu_offers_it(game_id: str, name: str) -> None:
    assert name not in edition_names(game_id)
    assert Edition(edition_text(game_id, name)).name == name


@pytest.mark.parametrize(("game_id", "name"), SIBLINGS)
def test_it_keeps_every_promise(game_id: str, name: str) -> None:
    game, shown = load_game(game_id, name), import_module(f"{folder(game_id)}.tests.shown").SECRECY
    told, pieces = import_module(f"{folder(game_id)}.tests.told").TOLD, sense(game_id).pieces
    for seats in {game.facts.fewest, game.facts.most}:
        for seed in range(2):
            table = contract.Table(game, seats, {}, seed, pieces, sensible=seed == 1, pace=12, secrecy=shown)
            for promise in [*contract.PROMISES, *speech.PROMISES, *secrecy.PROMISES]:
                promise(table)
            for each in encodings.PROMISES:
                each(encodings.Encoded(table, told))
            for s, _, _ in table.positions():
                assert impossible(game, s, sense(game_id)) is None


def test_it_is_for_as_many_players_as_it_says() -> None:
    with pytest.raises(BadSetup, match="is for 2 to 2 players, not 3"):
        Setup("haunted-mouse", 3, edition="tiny").checked()
    with pytest.raises(BadSetup, match="must be 10"):
        load_game("mousekeeping", "tiny").start(1, Rng.numbered(1), {"move_limit": 60})


@pytest.mark.parametrize(("setup", "seed", "layers"), COUNTED, ids=lambda x: x.game if isinstance(x, Setup) else "")
def test_everything_that_can_happen_is_counted(setup: Setup, seed: int | None,
                                               layers: list[tuple[int, int, int]]) -> None:
    assert counts(setup, len(layers) - 1, seed) == [Layer(n, *layer) for n, layer in enumerate(layers)]


def test_a_count_that_grows_too_large_stops() -> None:
    with pytest.raises(TooLarge, match="more than 100 tables after 5 answers"):
        counts(HEAD, 9, most=100)
    with pytest.raises(TooLarge, match="more than 50 positions"):
        solve(HOTEL, 50)
    with pytest.raises(TooLarge, match="more than 50 nodes"):
        Tree(HEAD, 50)


def expected(turns: Turns, answers: int) -> float:
    """The obvious way: the best average, with nothing remembered."""
    if turns.seat is None or not answers:
        return float(turns.windows.s.mice)
    return max([sum([chance * expected(after, answers - 1) for after, chance in answered(turns, option)])
                for option in turns.options])


def test_the_hotel_is_solved() -> None:
    solution = solve(HOTEL)
    assert solution.positions == 2496
    assert solution.value == pytest.approx(2.2240538219)
    for turns, _ in list(starts(HOTEL))[:4]:
        s = turns.windows.s
        s.placements = s.move_limit - 3
        key: Hashable = s.room, min(s.goal, int(str(s.goal)[::-1])), s.placements, s.turn
        if key in solution.values:
            assert solution.values[key] == pytest.approx(expected(turns, 3))


def test_the_party_is_solved_and_the_best_play_wins_as_often_as_it_says() -> None:
    solution = solve(PARTY)
    assert solution.positions == 10764
    assert solution.value == pytest.approx(1 / 3)
    key, won = import_module("mousehole.games.mousewarming_party.solving").key, 0
    for seed in range(600):
        turns = PARTY.start(seed)
        while turns.seat is not None:
            turns.answer(solution.best[key(turns.windows.s)])
        won += turns.windows.s.is_won()
    assert abs(won / 600 - 1 / 3) < 0.07, "more than three standard deviations"


def test_what_no_longer_matters_can_be_left_out_of_a_tree() -> None:
    """Whoever chooses at random can be exploited as much as before, to the last digit but a few."""
    whole, rest = Tree(HEAD), Tree(HEAD, is_whole=False)
    assert rest.visited == whole.visited == len(whole.nodes) == 22987
    assert rest.counts() == {"chance": 129, "decisions": 5550, "ends": 7396, "information sets": 3464}
    for tree in (whole, rest):
        assert exploitability(tree, uniform(tree)) == pytest.approx(0.8125)


def test_haunted_mouse_is_small_enough_for_an_equilibrium() -> None:
    tree = Tree(HAUNTED, is_whole=False)
    assert tree.visited == 96689
    assert tree.counts() == {"chance": 73, "decisions": 6587, "ends": 21757, "information sets": 5703}
    random = exploitability(tree, uniform(tree))
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'mousehole[research]'")
    game = pyspiel.load_efg_game(tree.efg())
    assert pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(random), "as we compute it"
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.005 < random / 100


def test_only_teams_are_solved_in_this_way() -> None:
    with pytest.raises(BadSetup, match="not played by a team"):
        solve(HEAD)


def test_chance_by_draw_gives_the_matches_that_a_seed_gives() -> None:
    """Every draw of a seeded match is an outcome: the same match comes out."""
    story = Story(HEAD, by_draw=True)
    assert story.draw == [1, 1], "one of two colours is faster"
    story.act(1)
    assert story.turns and story.draw is None
    assert story.turns.windows.s.speed == [0, 1], "the last card of the column is drawn first"
    twin = retold(HEAD, story.digits, by_draw=True)
    assert twin.turns and twin.digest(0) == story.digest(0)
