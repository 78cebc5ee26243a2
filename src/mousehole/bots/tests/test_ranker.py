"""A quick player that has learned: it ranks by what it sees, and a search tries first what it ranks first."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.levels import Searcher
from mousehole.bots.ranker import EXTRA, Ranker
from mousehole.bots.search import Search
from mousehole.games import GAMES, is_learnable, judge_with, load_game, model_of
from mousehole.kernel import Decision, Game, Interrupt, Rng
from mousehole.learned.network import UNIT
from mousehole.testkit.contract import Table

LEARNABLE = [game_id for game_id in GAMES if is_learnable(game_id)]


def ranker_by(game: Game, **weights: float) -> Ranker:
    """One that looks at these inputs alone."""
    judge = judge_with(game, model_of(game.facts.id))
    names = [*EXTRA, *judge.inputs]
    return Ranker(judge, ["*"], [[int(weights.get(name.replace(" ", "_"), 0) * UNIT) for name in names]])


def questions(game: Game, seats: int, many: int) -> list[tuple[Any, Decision]]:
    """Real questions at tables of a sensible game."""
    found: list[tuple[Any, Decision]] = []
    for s, _, _ in Table(game, seats, {}, 3, sensible=True, every=5).positions():
        s = game.clone(s)
        for d in game.pending(s):
            if d.seat >= 0 and len(d.options) > 2 and not isinstance(d.options[0], Interrupt):
                found.append((s, d))
        if len(found) >= many:
            break
    return found


@pytest.mark.parametrize("game_id", LEARNABLE)
def test_who_looks_at_the_policy_alone_chooses_as_the_policy_does(game_id: str) -> None:
    game = load_game(game_id)
    ranker = ranker_by(game, usual=1.0)
    for s, d in questions(game, 2, 6):
        assert ranker.choose(game, s, d, Rng.numbered(1)) == game.policy(s, d, Rng.numbered(1))


@pytest.mark.parametrize("game_id", LEARNABLE)
def test_who_looks_at_the_worth_alone_chooses_what_the_judge_likes_best(game_id: str) -> None:
    game = load_game(game_id)
    ranker = ranker_by(game, worth=1.0)
    for s, d in questions(game, 2, 6):
        d = game.considered(s, d)
        rows = ranker.rows(game, s, d, None)
        chosen = ranker.choose(game, s, d, Rng.numbered(1))
        assert rows[d.options.index(chosen)][1] == max([row[1] for row in rows])
        assert ranker.scores(game, s, d, None) == [row[1] for row in rows]


def test_a_table_is_left_as_it_was() -> None:
    game = load_game("haunted-mouse")
    s, d = questions(game, 3, 1)[0]
    before = game.view(s, d.seat)
    ranker_by(game, worth=1.0).choose(game, s, d, Rng.numbered(1))
    assert game.view(s, d.seat) == before


def test_a_search_tries_only_what_is_ranked_best_and_the_first_is_the_one_to_beat() -> None:
    game = load_game("haunted-mouse")
    ranker = ranker_by(game, worth=1.0)
    s, d = max(questions(game, 2, 40), key=lambda asked: len(asked[1].options))
    wide = Search(game, game.view(s, d.seat), d, Rng.numbered(2), 96, 8, judge=ranker.judge)
    narrow = Search(game, game.view(s, d.seat), d, Rng.numbered(2), 96, 8, judge=ranker.judge, prior=ranker)
    assert len(narrow.candidates) == 4 < len(wide.candidates)
    assert [c.is_usual for c in narrow.candidates] == [True, False, False, False]
    glances = [c.glance for c in narrow.candidates]
    assert glances == sorted(glances, reverse=True)
    assert narrow.best() in d.options


def test_who_thinks_about_no_decision_plays_the_policy() -> None:
    game = load_game("haunted-mouse")
    for s, d in questions(game, 2, 8):
        bot = Searcher(game, Rng.numbered(5), 8, thinks=0)
        chosen = bot.choose(game.view(s, d.seat), d)
        assert chosen in {game.policy(s, d, Rng.numbered(n)) for n in range(40)}
