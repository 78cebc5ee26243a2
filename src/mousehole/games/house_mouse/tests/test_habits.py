"""House Mouse: what a player may learn to weigh otherwise, and what keeps its games from going on forever."""
from __future__ import annotations

from mousehole.games import with_habits
from mousehole.games.house_mouse.bots import PATIENCE, power_worth
from mousehole.games.house_mouse.habits import BY_HAND
from mousehole.games.house_mouse.notation import write
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import ANNE, BART, BOX, GAME, corner, fill, house, lay, nest, play
from mousehole.kernel import Rng

LEARNED = {"boost": 1.3}  # whoever differs from what is set by hand has learned


def choose(s: Table, **learned: float) -> str:
    """What Anne does, weighing like this: names with spaces for underscores."""
    values = {**BY_HAND, **{name.replace("_", " "): value for name, value in learned.items()}}
    game = with_habits("house-mouse", "first", values)
    s = s.clone()
    s.box = game.box
    choice = game.policy(s, game.pending(s)[0], Rng.numbered(1))
    assert choice is not None
    return write(choice)


def test_a_card_that_cannot_be_taken_this_turn_may_be_worth_less() -> None:
    s = house()
    nest(s, ANNE, "keyhole-1")
    lay(s, "a1", "")
    assert choose(s, not_this_turn=0.0, action=0.0).startswith("go "), "there are actions left to take it"

    play(s, ANNE, "go b1", "go c1")
    lay(s, "c1", "")
    assert s.actions_left() == 1
    assert choose(s, not_this_turn=0.9, action=0.0).startswith("go ")
    assert choose(s, not_this_turn=0.0, action=0.0) == "use keyhole-1"


def test_any_card_may_be_worth_more_to_a_mouse_that_leads() -> None:
    s = house()
    lay(s, "a1", "chewed-gum-1", up=True)
    for label in ("b1", "b2", "a2"):
        lay(s, label, "")
    assert choose(s, card_while_ahead=5.0) != "scavenge", "nobody leads yet"

    nest(s, ANNE, "thimble-1")
    assert choose(s, card_while_ahead=5.0) == "scavenge"
    assert choose(s, card_while_ahead=0.0) != "scavenge"


def test_a_learner_takes_any_card_when_the_game_has_lasted_long() -> None:
    s = house()
    lay(s, "a1", "glue-trap-1", up=True)
    for label in ("b1", "b2", "a2"):
        lay(s, label, "")
    s.round = PATIENCE
    assert choose(s, **LEARNED) != "scavenge"

    s.round = PATIENCE + 1
    assert choose(s, **LEARNED) == "scavenge"


def test_a_learner_uses_no_powers_when_the_game_has_lasted_long() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1")
    nest(s, BART, "lost-earring-1")
    fill(s, BART, 5)
    s.round = PATIENCE
    assert choose(s, **LEARNED) == "use cheeky-swap-1"

    s.round = PATIENCE + 1
    assert choose(s, **LEARNED) != "use cheeky-swap-1"
    assert choose(s) == "use cheeky-swap-1", "by hand no game goes on forever"


def test_whoever_may_stop_a_power_weighs_it_by_what_they_have_seen_themselves() -> None:
    s = house()
    nest(s, ANNE, "long-reach-1")
    power = BOX.number["long-reach-1"]
    lay(s, "b1", "lost-earring-1")
    by_its_back = power_worth(s, ANNE, power, BART)
    s.seen[corner(s, "b1")] |= 1 << ANNE

    assert power_worth(s, ANNE, power, BART) == by_its_back
    assert power_worth(s, ANNE, power, ANNE) > by_its_back


def test_a_learner_who_thinks_ahead_may_not_wait_forever_either() -> None:
    game = with_habits("house-mouse", "first", {**BY_HAND, **LEARNED})
    s = house()
    nest(s, ANNE, "keyhole-1")
    s.box = game.box
    d = game.pending(s)[0]
    s.round = PATIENCE
    assert game.considered(s, d) is d

    s.round = PATIENCE + 1
    assert [write(choice) for choice in game.considered(s, d).options] == ["scavenge"]
    lay(s, "a1", "")
    d = game.pending(s)[0]
    assert {write(choice).split()[0] for choice in d.options} == {"go", "use", "end"}
    assert {write(choice).split()[0] for choice in game.considered(s, d).options} == {"go"}
    s.box = BOX
    assert GAME.considered(s, d) is d, "by hand nobody waits forever"
