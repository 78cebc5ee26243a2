"""The primitives that cards are made of: each one alone, as a step."""
from __future__ import annotations

import pytest

from mousehole.checks.entries import Entry
from mousehole.games.house_mouse.printed import PRIMITIVES, Words
from mousehole.games.house_mouse.rules.boosts import Cancel, ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.looking import ANY_ROOM, HOUSE, ROOM_HERE, Peek, Reshuffle, Reveal
from mousehole.games.house_mouse.rules.moving import ANY, OTHER, OWN, Move, MoveEach, SwapMice, Teleport
from mousehole.games.house_mouse.rules.nests import (
    ADJACENT,
    FULLER,
    OPPONENT,
    PICKS,
    DiscardCard,
    Flip,
    Give,
    Steal,
    Trade,
)
from mousehole.games.house_mouse.rules.powers import FINISH_CARD, RESOLVE_POWER
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.games.house_mouse.table import Frame, Table, mark
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    card_at,
    carry_out,
    cover,
    discarded,
    hold,
    house,
    is_up,
    lay,
    mouse_at,
    nest,
    nest_of,
    offered,
    on_top,
    play,
)
from mousehole.kernel import BadSetup
from mousehole.testkit.clauses import rule


def is_done(s: Table) -> bool:
    return asked(s) == (ANNE, "act") and s.frames == []


def test_every_primitive_has_a_step() -> None:
    assert {*PRIMITIVES} == {"peek", "reveal", "flip", "trade", "give", "steal", "discard", "move", "swap", "teleport",
                             "scavenge", "draw", "refresh", "actions", "cancel", "reshuffle", "put", "glue"}


@pytest.mark.parametrize(("words", "error"), [
    ({"do": "dance"}, 'no effect "dance"'), ({"do": "peek", "where": "cellar"}, 'where must be .*, not "cellar"'),
    ({"do": "swap", "count": 2}, "effect swap has no count"), ({"do": "move", "whose": "own"}, "steps is missing"),
    ({"do": "move", "whose": "each-other", "steps": 2}, "one step"), ({"do": "flip"}, "to is missing")])
def test_words_that_no_primitive_knows_are_refused(words: dict[str, object], error: str) -> None:
    with pytest.raises(BadSetup, match=error):
        Words(Entry("here", words)).step()


def test_peek() -> None:
    s = house()
    carry_out(s, ANNE, Peek(HOUSE, 1, False))
    assert "stop" not in offered(s, ANNE)
    play(s, ANNE, "at c1")

    assert s.has_seen(ANNE, 2)
    assert not s.has_seen(BART, 2)
    assert is_done(s)


def test_peek_into_a_room() -> None:
    s = house()
    carry_out(s, ANNE, Peek(ROOM_HERE, 1, False))
    assert offered(s, ANNE) == ["room 1"]
    play(s, ANNE, "room 1")

    assert offered(s, ANNE) == ["at a1", "at b1", "at a2", "at b2"]


def test_reveal() -> None:
    s = house()
    lay(s, "b1", card_at(s, "b1"), up=True)
    carry_out(s, ANNE, Reveal(HOUSE, False))
    assert "at b1" not in offered(s, ANNE), "it lies face up already"
    s.seen[2] = 1 << BART
    play(s, ANNE, "at c1")

    assert is_up(s, "c1")
    assert GAME.view(s, None).peeked_seats[2] == (), "all know it now"
    assert is_done(s)


def test_reveal_one_card_of_any_room() -> None:
    s = house()
    carry_out(s, ANNE, Reveal(ANY_ROOM, False))
    play(s, ANNE, "room 3", "at d2")

    assert is_up(s, "d2")
    assert not is_up(s, "d1")


def test_flip() -> None:
    s = house()
    nest(s, BART, "thimble-1")
    carry_out(s, ANNE, Flip(up=False))
    play(s, ANNE, "mouse 1", "card thimble-1")
    assert s.covered == [BOX.number["thimble-1"]]

    carry_out(s, ANNE, Flip(up=True))
    play(s, ANNE, "mouse 1", "card thimble-1")
    assert s.covered == []


def test_trade() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    nest(s, BART, "mothball-1")
    carry_out(s, ANNE, Trade(PICKS))
    play(s, ANNE, "mouse 1", "card thimble-1")
    assert nest_of(s, BART) == ["mothball-1"], "not before both have picked"
    play(s, BART, "card mothball-1")

    assert (nest_of(s, ANNE), nest_of(s, BART)) == (["mothball-1"], ["thimble-1"])
    assert is_done(s)


def test_give() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    carry_out(s, ANNE, Give(OPPONENT, False))
    play(s, ANNE, "mouse 2", "card thimble-1")

    assert nest_of(s, CARA) == ["thimble-1"]
    assert is_done(s)


def test_give_without_a_card_is_skipped() -> None:
    s = house()
    carry_out(s, ANNE, Give(OPPONENT, False))

    assert is_done(s)


@pytest.mark.parametrize(("source", "whom"), [(OPPONENT, ["mouse 1", "mouse 2"]), (ADJACENT, ["mouse 1"])])
def test_steal(source: str, whom: list[str]) -> None:
    s = house(at=("a1", "b1", "d2"))
    nest(s, BART, "thimble-1", "mothball-1")
    nest(s, CARA, "needle-1")
    cover(s, "mothball-1")
    carry_out(s, ANNE, Steal(source, False, False))
    assert offered(s, ANNE) == whom
    play(s, ANNE, "mouse 1")
    assert offered(s, ANNE) == ["card thimble-1"]
    play(s, ANNE, "card thimble-1")

    assert nest_of(s, ANNE) == ["thimble-1"]
    assert is_done(s)


@rule("HOUSE-35")
def test_steal_from_a_nest_that_is_fuller_than_your_own() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1", "shoo-1")
    nest(s, BART, "thimble-1", "mothball-1", "needle-1")
    nest(s, CARA, "peanut-1", "peanut-shell-1")
    cover(s, "mothball-1", "needle-1")
    carry_out(s, ANNE, Steal(FULLER, False, False))
    assert offered(s, ANNE) == ["mouse 1"], "face-down cards count, and as many as your own are not more"
    play(s, ANNE, "mouse 1")
    assert offered(s, ANNE) == ["card thimble-1"]


@pytest.mark.parametrize("is_random", [False, True])
def test_with_no_fuller_nest_nothing_is_stolen(is_random: bool) -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    nest(s, BART, "thimble-1")
    hold(s, BART, "hush-1")
    carry_out(s, ANNE, Steal(FULLER, False, is_random))

    assert nest_of(s, BART) == ["thimble-1"]
    assert is_done(s)


def test_chance_may_hit_any_card_of_a_fuller_nest() -> None:
    s = house()
    nest(s, BART, "thimble-1")
    cover(s, "thimble-1")
    carry_out(s, ANNE, Steal(FULLER, False, random=True))
    assert offered(s, ANNE) == ["mouse 1"]
    play(s, ANNE, "mouse 1")

    assert nest_of(s, ANNE) == ["thimble-1"]


def test_discard() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    carry_out(s, ANNE, DiscardCard(or_give=False))
    play(s, ANNE, "card thimble-1")

    assert discarded(s) == ["thimble-1"]
    assert is_done(s)


@pytest.mark.parametrize(("whose", "able"), [(ANY, ["mouse 0", "mouse 1", "mouse 2"]), (OTHER, ["mouse 1", "mouse 2"])])
def test_move(whose: str, able: list[str]) -> None:
    s = house()
    carry_out(s, ANNE, Move(whose, 1, 1))
    assert offered(s, ANNE) == able
    play(s, ANNE, "mouse 1", "at c2")

    assert mouse_at(s, BART) == "c2"
    assert is_done(s)


def test_move_your_own() -> None:
    s = house()
    carry_out(s, ANNE, Move(OWN, 2, 0))
    play(s, ANNE, "at b1", "stop")

    assert mouse_at(s, ANNE) == "b1"
    assert is_done(s)


def test_move_each() -> None:
    s = house()
    carry_out(s, ANNE, MoveEach())
    play(s, ANNE, "at c1", "at c2")

    assert (mouse_at(s, BART), mouse_at(s, CARA)) == ("c1", "c2")
    assert is_done(s)


def test_swap() -> None:
    s = house()
    carry_out(s, ANNE, SwapMice())
    play(s, ANNE, "mice 0 2")

    assert (mouse_at(s, ANNE), mouse_at(s, CARA)) == ("d2", "a1")
    assert is_done(s)


def test_teleport() -> None:
    s = house()
    carry_out(s, ANNE, Teleport())
    play(s, ANNE, "at c2")

    assert mouse_at(s, ANNE) == "c2"
    assert is_done(s)


def test_scavenge() -> None:
    s = house(at=("a1", "b1", "d2"))
    lay(s, "a2", "thimble-1")
    carry_out(s, ANNE, Reach())
    assert offered(s, ANNE) == ["at a2", "at b2"], "no mouse may be there"
    play(s, ANNE, "at a2")

    assert nest_of(s, ANNE) == ["thimble-1"]
    assert card_at(s, "a2")
    assert is_done(s)


def test_draw() -> None:
    s = house()
    on_top(s, "thimble-1", "mothball-1")
    carry_out(s, ANNE, DrawCard(OWN))
    assert nest_of(s, ANNE) == ["thimble-1"]

    carry_out(s, ANNE, DrawCard(OPPONENT))
    play(s, ANNE, "mouse 1")
    assert nest_of(s, BART) == ["mothball-1"]
    assert is_done(s)


def test_refresh() -> None:
    s = house()
    s.used = [mark(BOX.number["shoo-1"], ANNE), mark(BOX.number["zoomies-1"], BART)]
    carry_out(s, ANNE, Refresh())

    assert s.used == [mark(BOX.number["zoomies-1"], BART)], "your own only"


def test_actions() -> None:
    s = house()
    carry_out(s, ANNE, ChangeActions(OWN, 2))
    assert s.actions_left() == 5

    carry_out(s, ANNE, ChangeActions(ANY, -1))
    play(s, ANNE, "nap 0 now")
    assert s.actions_left() == 4


def test_cancel() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    s.frames = [Frame(BOX.number["zoomies-1"], ANNE), Frame(BOX.number["hush-1"], BART)]
    s.pile.remove(BOX.number["hush-1"])
    s.then(Cancel(), FINISH_CARD, RESOLVE_POWER)
    GAME.pending(s)

    assert is_done(s), "no effect of Zoomies was asked for"


def test_reshuffle() -> None:
    s = house()
    for label in ("a1", "b1", "c1", "d1"):
        lay(s, label, card_at(s, label), up=True)
    s.seen[1] = 1 << BART
    before = s.house[:]
    carry_out(s, ANNE, Reshuffle())

    assert s.up == 0
    assert s.seen[1] == 0, "nobody knows what lies where"
    assert sorted(s.house[:4]) == sorted(before[:4])
    assert s.house[4:] == before[4:]


def test_put() -> None:
    s = house()
    nest(s, ANNE, "mothball-1")
    lay(s, "a1", "thimble-1")
    carry_out(s, ANNE, PutCard())
    play(s, ANNE, "card mothball-1")

    assert nest_of(s, ANNE) == ["thimble-1"]
    assert (card_at(s, "a1"), is_up(s, "a1")) == ("mothball-1", True)


def test_glue() -> None:
    s = house()
    carry_out(s, ANNE, Glue())
    play(s, ANNE, "mouse 1")

    assert s.is_glued(BART)
    assert not s.is_glued(CARA)
