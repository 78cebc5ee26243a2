"""House Mouse's policy is clearly better than chance, and knows what is good."""
from __future__ import annotations

from mousehole.games.house_mouse.bots import PATIENCE, theft_worth
from mousehole.games.house_mouse.notation import write
from mousehole.games.house_mouse.promise import promised, turns_left
from mousehole.games.house_mouse.rules.nests import FULLER, OPPONENT, Steal
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    CARA,
    GAME,
    cover,
    fill,
    hold,
    house,
    lay,
    nest,
    on_top,
    play,
)
from mousehole.kernel import CLOCK, Decision, Rng, Seat


def choose(s: object, who: Seat, prompt: str = "act") -> str | None:
    """What the policy answers to that question, in notation; None: it lets a Boost be."""
    d = next(d for d in GAME.pending(s) if (d.seat, d.prompt) == (who, prompt))  # type: ignore[arg-type]
    choice = GAME.policy(s, d, Rng.numbered(1))  # type: ignore[arg-type]
    return None if choice is None else write(choice)


def is_won(seed: int, players: int) -> bool:
    """One seat plays by policy, the others by chance; does the one win?"""
    s, rng = GAME.start(players, Rng.numbered(seed)), Rng.numbered(1000 + seed)
    sly = seed % players
    while pending := GAME.advance(s):
        d: Decision = pending[0]
        choice = None
        for offer in GAME.interrupts(s):
            if offer.seat == sly:
                choice = GAME.policy(s, offer, rng)
            elif rng.below(4) == 0:
                choice = offer.options[rng.below(len(offer.options))]
            if choice is not None:
                d = offer
                break
        if choice is None:
            choice = d.options[rng.below(len(d.options))] if d.seat not in (sly, CLOCK) else GAME.policy(s, d, rng)
        assert choice is not None
        GAME.apply(s, d.seat, choice)
    return sly in GAME.outcome(s).winners


def test_it_beats_three_players_of_chance_nine_times_in_ten() -> None:
    assert sum([is_won(seed, 4) for seed in range(40)]) >= 36


def test_it_beats_basil_and_chance_most_of_the_time() -> None:
    assert sum([is_won(seed, 2) for seed in range(40)]) >= 30


def test_it_takes_the_good_card_and_avoids_the_bad_one() -> None:
    s = house()
    lay(s, "a1", "")
    lay(s, "b1", "glue-trap-1", up=True)
    lay(s, "b2", "lost-earring-1", up=True)

    assert choose(s, ANNE) == "go b2"


def test_it_ends_the_game_ahead_but_not_behind() -> None:
    s = house(at=("a1", "d1", "d2"))
    fill(s, ANNE, 11)
    nest(s, BART, "lost-earring-1", "silver-charm-1", "spare-key-1", "left-mitten-1", "right-mitten-1",
         "cracked-marble-1", "marble-pouch-1")
    assert choose(s, ANNE) != "scavenge"

    s.nests[BART], s.discard = [], s.nests[BART]
    assert choose(s, ANNE) == "scavenge"


def test_it_hushes_a_power_that_would_hurt_and_keeps_quiet_else() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1", "keyhole-1", "mothball-1")
    nest(s, BART, "lost-earring-1")
    hold(s, BART, "hush-1")

    t = GAME.clone(s)
    play(s, ANNE, "use cheeky-swap-1")
    assert choose(s, BART, "boost") == "boost hush-1"
    play(t, ANNE, "use keyhole-1")
    assert choose(t, BART, "boost") is None


def test_it_gives_away_what_it_misses_least() -> None:
    s = house()
    nest(s, ANNE, "hand-me-down-1", "thimble-1", "glue-trap-1")
    cover(s, "thimble-1")
    play(s, ANNE, "use hand-me-down-1", "mouse 2")

    assert choose(s, ANNE, "give") == "card glue-trap-1"


def test_a_lead_counts_for_more_towards_the_end() -> None:
    early, late = house(), house()
    nest(early, ANNE, "thimble-1")
    nest(late, ANNE, "thimble-1")
    for s, size in ((early, 2), (late, 10)):
        s.nests[BART] = [GAME.box.number[code] for code in (
            "bent-paperclip-1", "cat-hair-1", "bent-paperclip-2", "cat-hair-2", "cotton-ball-1", "rusty-tack-1",
            "thimble-2", "mothball-1", "dryer-lint-1", "chewed-gum-1")][:size]  # nothing, all in all

    assert 0.5 < GAME.evaluate(early, ANNE) < GAME.evaluate(late, ANNE) < 1
    assert GAME.evaluate(late, BART) < 0.5


def test_powers_in_a_nest_promise_more_while_there_are_turns_left_and_nothing_at_the_end() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1", "light-paws-1")
    early = GAME.evaluate(s, ANNE)
    assert early > 0.5 > GAME.evaluate(s, BART)

    first = promised(s, ANNE, turns_left(s))
    fill(s, CARA, 11)
    assert turns_left(s) < 1
    assert promised(s, ANNE, turns_left(s)) < first / 2
    assert promised(s, ANNE, 0.0) < 0.1


def test_it_takes_a_good_power_early_and_a_point_late() -> None:
    s = house()
    lay(s, "a1", "")
    lay(s, "b1", "cheeky-swap-1", up=True)
    lay(s, "b2", "thimble-1", up=True)
    nest(s, BART, "silver-charm-1")
    assert choose(s, ANNE) == "go b1"

    fill(s, BART, 11)
    assert choose(s, ANNE) == "go b2"


def test_it_does_not_wait_forever_to_end_the_game_behind() -> None:
    s = house(at=("a1", "d1", "d2"))
    fill(s, ANNE, 11)
    nest(s, BART, "lost-earring-1", "silver-charm-1", "spare-key-1", "left-mitten-1", "right-mitten-1",
         "cracked-marble-1", "marble-pouch-1")
    s.round = PATIENCE
    assert choose(s, ANNE) != "scavenge"

    s.round = PATIENCE + 1
    assert choose(s, ANNE) == "scavenge"


def test_it_steals_from_a_fuller_nest_and_knows_when_there_is_none() -> None:
    s = house()
    nest(s, BART, "lost-earring-1")
    nest(s, CARA, "silver-charm-1", "spare-key-1")
    assert theft_worth(s, ANNE, Steal(FULLER, False, False)) > theft_worth(s, CARA, Steal(FULLER, False, False)) == 0

    nest(s, ANNE, "thimble-1")
    rich = theft_worth(s, ANNE, Steal(OPPONENT, False, False))
    assert rich > theft_worth(s, ANNE, Steal(FULLER, False, False)) > 0, "Bart has no more cards than Anne"


def ring_of_bad_cards() -> Table:
    """All mice stand at bare corners, and every card of the house lies face up and is worth less than nothing."""
    s = house(2, at=("a1", "d1", "d2"))
    for label in ("a1", "d1", "d2"):
        lay(s, label, "")
    for label, code in (("a2", "chewed-gum-1"), ("b1", "rusty-tack-1"), ("b2", "cat-hair-1"), ("c1", "mothball-1"),
                        ("c2", "cat-hair-2")):
        lay(s, label, code, up=True)
    nest(s, ANNE, "thimble-1")
    nest(s, BART, "thimble-2")
    return s


def test_where_no_single_step_helps_it_plans_two() -> None:
    s = ring_of_bad_cards()
    on_top(s, "cotton-ball-1")
    assert choose(s, ANNE) == "go a2", "one point lost, and the corner that it leaves gets a new card"

    lay(s, "c1", "lost-earring-1", up=True)
    assert choose(s, ANNE) == "go b2", "two points lost on the way to seven"


def test_it_stays_where_two_steps_do_not_help_either_but_not_forever() -> None:
    s = ring_of_bad_cards()
    lay(s, "a2", "glue-trap-1", up=True)
    assert choose(s, ANNE) == "end"

    s.round = PATIENCE + 1
    assert choose(s, ANNE) == "go b2"


def test_two_of_its_kind_do_not_end_every_turn_until_the_last_round() -> None:
    for seed in range(5):
        s, rng = ring_of_bad_cards(), Rng.numbered(seed)
        while pending := GAME.advance(s):
            choice = GAME.policy(s, pending[0], rng)
            assert choice is not None
            GAME.apply(s, pending[0].seat, choice)

        assert s.ended == "twelfth-card"
