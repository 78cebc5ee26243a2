"""Levels that people understand: the same names in every game, and an answer to every question."""
from __future__ import annotations

import pytest

from mousehole.bots.levels import (
    BOTS,
    LEVELS,
    Careless,
    Greedy,
    Partner,
    Searcher,
    Strength,
    make_bot,
    pace_of,
    strength_of,
)
from mousehole.bots.simulation import play_match
from mousehole.games import GAMES, judge_of, levels_of, load_game, practised, skilled
from mousehole.kernel import BadSetup, Rng, playout
from mousehole.testkit.regatta.game import FACTS, Regatta

REGATTA = Regatta(FACTS, None)


def test_there_are_five_levels_weakest_first() -> None:
    assert list(LEVELS) == ["Pip", "Bramble", "Juniper", "Old Whiskers", "Quill"]


def test_old_whiskers_of_the_first_strength_table_can_still_be_met() -> None:
    """Whatever becomes of the level, strength is measured against this one."""
    bot = make_bot("old-whiskers@1", REGATTA, Rng.numbered(1))
    assert isinstance(bot, Searcher)
    assert (bot.simulations, bot.horizon, bot.doubt, bot.judge) == (128, 8, 1.0, None)
    assert pace_of("old-whiskers@1") == pace_of("old-whiskers")
    assert "old-whiskers@1" not in BOTS, "nobody is offered it at a table"


def test_a_learner_is_quill_with_another_number_of_simulations() -> None:
    game = load_game("haunted-mouse")
    bot, quill = make_bot("learned:7", game, Rng.numbered(1)), make_bot("quill", game, Rng.numbered(1))
    assert isinstance(bot, Searcher)
    assert isinstance(quill, Searcher)
    assert bot.simulations == 7
    assert bot.judge is quill.judge is judge_of(game)


@pytest.mark.parametrize("name", ["Old Whiskers", "old-whiskers", "OLD WHISKERS", " old whiskers "])
def test_a_name_may_be_written_as_people_write_it(name: str) -> None:
    assert isinstance(make_bot(name, REGATTA, Rng.numbered(1)), Searcher)


def test_a_researcher_names_a_number_of_simulations() -> None:
    bot = make_bot("search:250", REGATTA, Rng.numbered(1))
    assert isinstance(bot, Searcher)
    assert bot.simulations == 250


@pytest.mark.parametrize("name", ["whiskers", "search", "search:", "search:0", "search:-3", "search:x", "greedy:3", ""])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match="old-whiskers"):
        make_bot(name, REGATTA, Rng.numbered(1))


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("old-whiskers", "quill")])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_a_match_with_secrets_interrupts_and_a_clock_to_its_end(name: str, seats: int) -> None:
    assert play_match(REGATTA, seats, {}, [name], 1, 1).outcome.reason == "home"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_played_by_people_like_pip_and_by_those_who_think_or_have_learned(game_id: str) -> None:
    game = load_game(game_id)
    seats = max(2, game.facts.fewest)
    assert play_match(game, seats, {}, ["pip"], 1, 1).outcome.reason
    assert play_match(game, seats, {}, ["search:2", "learned:2"], 1, 1).outcome.reason


def test_pip_plays_better_than_chance_and_worse_than_bramble_where_placements_are_counted() -> None:
    game = load_game("mousekeeping")

    def mice(name: str) -> int:
        return sum(play_match(game, 2, {"move_limit": 60}, [name], 1, n).outcome.scores[0] for n in range(20))

    assert mice("random") < mice("pip") < mice("bramble")


def test_with_pip_as_partner_a_team_keeps_most_of_its_wins() -> None:
    """At least three of five, on the same deals. (Careless, Pip left 11 of 69.)"""
    game = load_game("mousewarming-party")

    def wins(*bots: str) -> int:
        return sum(bool(play_match(game, 2, {}, list(bots), n, n).outcome.winners) for n in range(30))

    alone, together = wins("bramble"), wins("bramble", "pip")
    assert 0.6 * alone <= together <= alone


def test_bramble_never_freezes_in_house_mouse() -> None:
    """Two mice at bare corners, and nothing good one step away: the second step counts then."""
    game = load_game("house-mouse")
    for seats in range(2, 9):
        for n in [*range(60), 132, 221] if seats == 2 else range(15):  # the last two froze without a second step
            s = game.start(seats, Rng.numbered(n))
            s.events = None
            playout(game, s, Rng.numbered(n), sensible=True)
            assert s.round < 25, f"deal {n} with {seats} seats"


def test_where_a_clock_runs_a_better_level_has_quicker_paws_and_catches_more() -> None:
    """Shortest ways are all that can be found by thinking; what is left is how long a placement takes."""
    game = load_game("mousekeeping")
    paces = [pace_of(name) for name in LEVELS]
    assert paces == sorted(paces, reverse=True)
    assert len(set(paces)) == len(paces)

    def mice(name: str) -> int:
        return sum(play_match(game, 2, {"clock": 300}, [name], 1, n).outcome.scores[0] for n in range(6))

    assert mice("pip") < mice("bramble") < mice("juniper")
    assert mice("bramble") == sum(play_match(game, 2, {"clock": 300}, ["bramble"], 1, n, pace=6).outcome.scores[0]
                                  for n in range(6))


def test_a_game_says_how_strong_the_levels_play_it() -> None:
    """Every table in `levels.toml` is a level, every line something that a level has."""
    names = [name.lower().replace(" ", "-") for name in LEVELS]
    for game_id in GAMES:
        for level, settings in levels_of(game_id).items():
            assert level in names
            assert set(settings) <= set(Strength._fields)
        assert isinstance(make_bot("bramble", load_game(game_id), Rng.numbered(1)), Greedy)


def test_a_level_s_strength_is_what_its_bot_has() -> None:
    for game_id in GAMES:
        game = load_game(game_id)
        for level in LEVELS:
            strength, bot = strength_of(level, game), make_bot(level, game, Rng.numbered(1))
            if isinstance(bot, Searcher):
                assert (bot.simulations, bot.thinks) == (strength.simulations, strength.thinks)
                assert (bot.horizon, bot.turns) == (strength.horizon, strength.turns)
                assert bot.judge is (judge_of(game) if strength.learned else None)
            elif isinstance(bot, Careless | Partner):
                assert bot.slips == strength.slips


def test_fewer_slips_are_nearer_to_the_policy() -> None:
    game = load_game("haunted-mouse")

    def alike(slips: int) -> int:
        count = 0
        for n in range(60):
            s = game.start(2, Rng.numbered(n), {})
            d = game.pending(s)[0]
            bot = Careless(game, Rng.numbered(n), slips)
            usual = Careless(game, Rng.numbered(n), 0)
            count += bot.choose(game.view(s, d.seat), d) == usual.choose(game.view(s, d.seat), d)
        return count

    assert alike(0) == 60
    assert alike(100) < alike(30) < 60


def test_only_quill_guesses_what_is_hidden() -> None:
    """The levels below were cut while all that is possible was as likely; so was the earlier Old Whiskers."""
    game = load_game("head-of-mousehold")
    made = {name: make_bot(name, game, Rng.numbered(1))
            for name in ("juniper", "old-whiskers", "old-whiskers@1", "quill", "learned:8")}
    assert {name: bot.game is skilled(game) for name, bot in made.items()} == {
        "juniper": False, "old-whiskers": False, "old-whiskers@1": False, "quill": True, "learned:8": True}
    assert made["old-whiskers"].game is practised(game)
    assert made["old-whiskers@1"].game is game
