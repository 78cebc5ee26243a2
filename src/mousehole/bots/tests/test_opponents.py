"""Whoever thinks ahead expects rivals to play by their own level."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.levels import Searcher, make_bot, manner_of, strength_of
from mousehole.bots.opponents import Manner
from mousehole.bots.search import Search
from mousehole.games import load_game, skilled
from mousehole.kernel import Choice, Decision, Game, Rng

RIVALS = ("haunted-mouse", "head-of-mousehold", "house-mouse")


def asked(game: Game, seats: int, seed: int = 3) -> tuple[Any, Decision]:
    """A table in the middle of a match, at which somebody has several options."""
    s = game.start(seats, Rng.numbered(seed), {})
    s.events = None
    rng, answers = Rng.numbered(seed + 1), 0
    while True:
        d = game.advance(s)[0]
        if answers > 12 and len(d.options) > 3:
            return s, d
        choice = game.policy(s, d, rng)
        game.apply(s, d.seat, d.options[0] if choice is None else choice)
        answers += 1


def share_of(manner: Manner, s: Any, d: Decision, choice: Choice | None) -> float:
    rng = Rng.numbered(9)
    return sum([manner.answer(s, d, rng) == choice for _ in range(1000)]) / 1000


@pytest.mark.parametrize("game_id", RIVALS)
def test_pip_is_expected_to_slip_as_often_as_pip_does(game_id: str) -> None:
    game = load_game(game_id)
    s, d = asked(game, 3)
    pip, bramble = manner_of("Pip", game), manner_of("bramble", game)
    assert pip is not None and bramble is not None
    usual, slips = game.policy(s, d, Rng.numbered(9)), strength_of("Pip", game).slips / 100
    often = share_of(bramble, s, d, usual)  # in some games the policy is not always of one mind
    assert share_of(pip, s, d, usual) == pytest.approx(often * (1 - slips) + slips / len(d.options), abs=0.05)


@pytest.mark.parametrize("game_id", RIVALS)
def test_whoever_has_learned_is_expected_to_play_by_it(game_id: str) -> None:
    """And the table is as it was afterwards: habits belong to the box."""
    game = load_game(game_id)
    practised = skilled(game)
    differ = 0
    for seed in range(40):
        s, d = asked(game, 3, seed)
        whiskers, bramble = manner_of("quill", game), manner_of("bramble", game)
        assert whiskers is not None and bramble is not None
        box = s.box
        by_hand, learned = bramble.answer(s, d, Rng.numbered(1)), whiskers.answer(s, d, Rng.numbered(1))
        assert s.box is box
        s.box = practised.box
        assert learned == practised.policy(s, d, Rng.numbered(1))
        assert by_hand == bramble.answer(s, d, Rng.numbered(1)), "whatever the box of the table"
        differ += by_hand != learned
    assert differ > 0


def test_a_random_bot_is_expected_to_do_anything() -> None:
    game = load_game("haunted-mouse")
    s, d = asked(game, 2)
    manner = manner_of("random", game)
    assert manner is not None
    assert share_of(manner, s, d, d.options[0]) == pytest.approx(1 / len(d.options), abs=0.05)


def test_nothing_is_expected_of_people_and_strangers() -> None:
    game = load_game("haunted-mouse")
    bot = make_bot("quill", game, Rng.numbered(1))
    assert isinstance(bot, Searcher)
    assert bot.others is None
    bot.meet([None, "quill", "pip", "somebody-elses"])
    assert bot.others is not None
    assert [each is not None for each in bot.others] == [False, True, True, False]


def test_a_search_asks_what_is_known_of_each_rival_and_never_of_itself() -> None:
    """With a rival of whom nothing but slips is expected, the same search comes to other values."""
    game = load_game("head-of-mousehold")
    s, d = asked(game, 2)
    view, anything = game.view(s, d.seat), Manner(game, game, 0, 100)

    def values(others: list[Manner | None] | None) -> list[list[float]]:
        search = Search(game, view, d, Rng.numbered(5), 64, 8, others=others)
        search.think()
        return [c.worths for c in search.candidates]

    mine, theirs = [[anything if seat == which else None for seat in range(2)] for which in (d.seat, 1 - d.seat)]
    plain = values(None)
    assert values(mine) == plain
    assert values(theirs) != plain


@pytest.mark.parametrize("name", ["old-whiskers@1", "search:16", "bramble", "pip", "random"])
def test_others_play_the_same_whoever_they_meet(name: str) -> None:
    """Above all the bot that strength is measured by."""
    game = load_game("head-of-mousehold")
    s, d = asked(game, 2)
    bots = [make_bot(name, game, Rng.numbered(4)) for _ in range(2)]
    bots[1].meet(["random", "random"])
    assert len({bot.choose(game.view(s, d.seat), d) for bot in bots}) == 1


def test_in_a_team_everybody_thinks_for_all() -> None:
    bot = make_bot("old-whiskers", load_game("mousewarming-party"), Rng.numbered(1))
    bot.meet(["old-whiskers", "pip"])
    assert isinstance(bot, Searcher)
    assert bot.others is None
