"""How far bots agree with a long search, and what somebody could win who sees everything."""
from __future__ import annotations

from mousehole.bots.simulation import rng_of
from mousehole.games import load_game
from mousehole.research.agreement import agreement, shares
from mousehole.research.clairvoyance import choose, taken, true_tables, won


def test_everybody_is_asked_the_same_questions_and_the_long_search_loses_nothing_to_itself() -> None:
    asked = agreement("haunted-mouse", 2, ["random", "bramble"], 6, seed=1, long=24)
    assert len(asked) == 12
    assert [each.prompt for each in asked if each.bot == "random"] == \
        [each.prompt for each in asked if each.bot == "bramble"]
    assert all([each.loss == 0.0 for each in asked if each.agrees])
    assert all([each.loss is None or each.loss >= 0.0 for each in asked])
    assert shares(asked, "bramble").n == 6


def test_the_same_questions_are_asked_again() -> None:
    first, second = [agreement("haunted-mouse", 2, ["bramble"], 3, seed=2, long=16) for _ in range(2)]
    assert first == second


def test_who_sees_everything_knows_the_table_but_not_what_the_die_will_show() -> None:
    game = load_game("mousewarming-party")
    s = game.start(2, rng_of(3, 0, "table"), {})
    game.advance(s)
    tables = true_tables(game, s, rng_of(1), 5)
    assert all([u.tiles == s.tiles and u.feeders == s.feeders for u in tables])
    assert len({u.rng.below(1 << 20) for u in tables}) == 5
    assert choose(game, s, game.pending(s)[0], rng_of(1), 8) in game.pending(s)[0].options
    assert won("mousewarming-party", 2, {}, 8, 2, seed=3).n == 2


def test_rivals_who_see_everything_meet_others_on_the_same_deals() -> None:
    theirs, others = taken("head-of-mousehold", 2, {}, 8, 4, seed=3)
    assert theirs.n == others.n == 2, "each deal is played both ways"
    assert theirs.mean + others.mean == 1.0
    assert taken("head-of-mousehold", 2, {}, 8, 4, seed=3) == (theirs, others)
