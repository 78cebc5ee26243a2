"""The ten Daily Events."""
from __future__ import annotations

import pytest

from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    CARA,
    GAME,
    asked,
    begin,
    cards,
    choose,
    claim,
    offered,
    pieces,
    place,
    place_all,
    refused,
    say,
    tokens_everywhere,
    told,
    turn,
)
from mousehole.games.head_of_mousehold.wire import (
    HIDDEN,
    CheeseAdded,
    CheeseRedrawn,
    EventRevealed,
    HostagePicked,
    HostageTaken,
    LineupDecided,
    MousePlaced,
)
from mousehole.testkit.clauses import rule


def letters(colours: list[int]) -> str:
    return "".join(["OGBPY"[colour] for colour in colours])


@rule("HEAD-30")
def test_total_black_out_all_cards_lie_face_down() -> None:
    s = begin(3, event="total-black-out")
    choose(s, "O G B", "O G B", "O G B")

    place(s, "O to 1", "O to 1", "O to 1", "G to 2", "G to 2")

    assert not any(card.is_up for line in s.lines for card in line)
    assert [card.mouse for card in GAME.view(s, BART).traps[0].cards] == [HIDDEN, "O", HIDDEN]


# Mouse Held Hostage

@rule("HEAD-31")
def test_everybody_passes_a_chosen_card_to_the_left_secretly_and_all_at_once() -> None:
    s = begin(3, event="mouse-held-hostage")
    choose(s, "O G B", "O! G! B!", "P P! Y")
    assert asked(s) == [ANNE, BART, CARA]
    assert offered(s, ANNE) == ["hand over O", "hand over G", "hand over B"]

    say(s, ANNE, "hand over O")
    assert GAME.view(s, BART).picked == (HIDDEN, None, None)
    assert GAME.view(s, ANNE).picked == ("O", None, None)
    assert s.held == [-1, -1, -1], "not before all have picked"
    say(s, CARA, "hand over P")
    say(s, BART, "hand over B!")

    assert [cards(hand) for hand in s.hands] == ["G B", "O! G!", "P! Y"]
    assert GAME.view(s, ANNE).held == ("P", "O", HIDDEN)
    assert GAME.view(s, BART).held == (HIDDEN, "O", "B!")
    assert GAME.view(s, CARA).held == ("P", HIDDEN, "B!")
    assert GAME.view(s, None).held == (HIDDEN, HIDDEN, HIDDEN)
    assert turn(s) == ANNE


@rule("HEAD-31")
def test_what_is_told_of_a_hostage_is_told_to_owner_and_receiver() -> None:
    s = hostages_taken()

    picked, taken = told(s, HostagePicked)[0], told(s, HostageTaken)[0]
    assert picked.seen_by(BART) == HostagePicked(ANNE, HIDDEN)
    assert picked.seen_by(ANNE) == picked
    assert taken == HostageTaken(BART, ANNE, "O")
    assert taken.seen_by(ANNE) == taken.seen_by(BART) == taken
    assert taken.seen_by(CARA) == taken.seen_by(None) == HostageTaken(BART, ANNE, HIDDEN)


def hostages_taken() -> Table:
    s = begin(3, event="mouse-held-hostage", cheese=(4, 3, 2))
    choose(s, "O G B", "O! G! B!", "P P! Y")
    say(s, ANNE, "hand over O")
    say(s, BART, "hand over B!")
    say(s, CARA, "hand over P")
    return s


@rule("HEAD-31")
def test_the_receiver_places_the_hostage_and_owner_and_receiver_alone_know_it() -> None:
    s = hostages_taken()
    assert offered(s, ANNE) == [f"{card} to {trap}{hostage}" for card, hostage in
                                (("G", ""), ("B", ""), ("P", " hostage")) for trap in (1, 2, 3)]

    place(s, "P to 1 hostage")

    (card,) = GAME.view(s, BART).traps[0].cards
    assert (card.mouse, card.clan_seat, card.by_seat) == (HIDDEN, CARA, ANNE)
    assert GAME.view(s, ANNE).traps[0].cards[0].mouse == "P"
    assert GAME.view(s, CARA).traps[0].cards[0].mouse == "P"
    placed = told(s, MousePlaced)[0]
    assert placed.seen_by(CARA) == placed.seen_by(ANNE) == placed
    assert placed.seen_by(BART) == MousePlaced(ANNE, CARA, HIDDEN, 0, False)
    assert pieces(s)


@rule("HEAD-31")
def test_a_hostage_wins_for_its_own_clan_and_goes_home_to_it() -> None:
    s = hostages_taken()

    place(s, "P to 1 hostage", "O! to 2", "B! to 1 hostage",  # B! of Bart is trapped, the cat takes Cara's P
          "G to 3", "G! to 2", "Y to 3", "B to 3", "O to 2 hostage", "P! to 3")

    # trap 1: B! P; trap 2: Bart's O!, then Anne's O, then G!; trap 3: G, B, P!, Y
    assert cards(s.caught[CARA]) == "P"
    assert cards(s.caught[BART]) == "O! B!"
    assert cards(s.caught[ANNE]) == "O G"
    assert (s.won[ANNE], s.won[BART]) == ([2], [3])
    assert pieces(s)


@rule("HEAD-31")
def test_a_hostage_that_takes_cheese_takes_it_home() -> None:
    s = hostages_taken()

    place(s, "G to 1", "G! to 2", "Y to 3", "P to 1 hostage")
    place_all(s, trap=3)

    # trap 1: Anne's G is trapped, and Cara's P, which Anne laid, is next
    assert s.won[CARA][0] == 4
    assert 4 not in s.won[ANNE]
    assert "P" in cards(s.clans[CARA]).split()


@rule("HEAD-31")
def test_meeples_stay_and_only_the_held_hostage_can_be_placed_as_one() -> None:
    s = hostages_taken()

    assert GAME.view(s, None).meeples == (("O", "G", "B"), ("O", "G", "B"), ("P", "Y"))
    assert refused(s, ANNE, "G to 1 hostage").clause == "HEAD-31"
    assert refused(s, ANNE, "Y to 1").code == "not-chosen", "it is Cara's, and she still has it"
    assert refused(s, ANNE, "O to 1").code == "not-chosen", "it is with Bart"


@rule("HEAD-31")
def test_only_a_chosen_card_can_be_handed_over() -> None:
    s = begin(3, event="mouse-held-hostage")
    choose(s, "O G B", "O! G! B!", "P P! Y")

    assert refused(s, ANNE, "hand over Y").clause == "HEAD-31"
    assert refused(s, ANNE, "hand over X").clause == "HEAD-2"


@rule("HEAD-31", "HEAD-19")
def test_a_player_without_cards_passes_none_but_may_receive_one() -> None:
    s = begin(3, event="mouse-held-hostage", clans={BART: ""})
    choose(s, "O G B", "", "P P! Y")
    assert asked(s) == [ANNE, CARA]
    say(s, ANNE, "hand over O")
    say(s, CARA, "hand over Y")

    place(s, "G to 1")
    assert offered(s, BART) == ["O to 1 hostage", "O to 2 hostage", "O to 3 hostage", "pass"]
    place(s, "pass")
    assert offered(s, CARA)[-1] == "pass", "Cara has two cards for three turns"


@rule("HEAD-31")
def test_with_two_players_it_is_a_swap() -> None:
    s = begin(2, event="mouse-held-hostage")
    choose(s, "O O G B", "O! P P Y")
    say(s, ANNE, "hand over O")
    say(s, BART, "hand over P")

    assert GAME.view(s, ANNE).held == GAME.view(s, BART).held == ("P", "O")
    place(s, "P to 1 hostage", "O to 1 hostage")
    assert [(card.clan, card.by) for card in s.lines[0]] == [(BART, ANNE), (ANNE, BART)]


# Speed and cheese

@rule("HEAD-32")
def test_false_start_the_fastest_colour_becomes_the_slowest() -> None:
    s = begin(3, event="false-start", speed="OGBPY")
    choose(s, "O G B", "O G B", "O G B")
    assert letters(s.speed) == "GBPYO"

    s = claim("OGBPY", "0O 1O!", event="false-start")
    assert s.caught == [0, 0, 0], "careful now"
    assert s.won[ANNE] == [4]


@rule("HEAD-33")
def test_cheese_heist_one_more_token_on_every_trap_face_up() -> None:
    s = begin(3, event="cheese-heist", cheese=(4, 3, 2))
    choose(s, "O G B", "O G B", "O G B")

    assert [len(tokens) for tokens in s.cheese] == [2, 2, 2]
    assert [tokens[0] for tokens in s.cheese] == [4, 3, 2]
    assert GAME.view(s, None).traps[0].cheese == tuple(s.cheese[0])
    assert told(s, CheeseAdded) == [CheeseAdded(tuple([tokens[1] for tokens in s.cheese]))]
    assert sum(s.bag) == 30


@rule("HEAD-34")
def test_blind_tasting_this_rounds_tokens_are_replaced_by_hidden_ones() -> None:
    s = begin(3, event="blind-tasting", cheese=(4, 3, 2))
    choose(s, "O G B", "O G B", "O G B")

    assert s.gone == [4, 3, 2]
    assert (s.cheese, [len(tokens) for tokens in s.blind]) == ([[], [], []], [1, 1, 1])
    assert [trap.blind for trap in GAME.view(s, ANNE).traps] == [1, 1, 1]
    assert told(s, CheeseRedrawn) == [CheeseRedrawn((4, 3, 2))]
    assert tokens_everywhere(s) == [12, 12, 12]
    assert sum(s.bag) == 30


@rule("HEAD-34")
def test_blind_tasting_leaves_older_tokens_as_they_are() -> None:
    s = begin(3, event="blind-tasting", cheese=(4, 3, 2))
    for trap in (0, 1):
        s.cheese[trap].insert(0, 3)
    s.bag[1] -= 2
    choose(s, "O G B", "O G B", "O G B")

    assert s.cheese == [[3], [3], []]
    assert s.gone == [4, 3, 2]


@rule("HEAD-34")
def test_hidden_tokens_that_nobody_claims_stay_hidden() -> None:
    s = claim("OGBPY", "0O 1G", event="blind-tasting")

    assert [len(tokens) for tokens in s.blind] == [0, 1, 1]
    assert s.round == 2
    assert [trap.blind for trap in GAME.view(s, ANNE).traps] == [0, 1, 1]


@rule("HEAD-34")
def test_the_bag_never_runs_dry() -> None:
    for first, second in (("cheese-heist", "blind-tasting"), ("blind-tasting", "cheese-heist")):
        s = begin(5, event=first)
        others = ["false-start", "heroic-sprint", "defective-trap"]
        s.pile = [*others, second, first]
        while pending := GAME.pending(s):
            GAME.apply(s, pending[0].seat, pending[0].options[0])
        assert sum(s.bag) == 1
        assert set(s.revealed) == {first, second, *others}


@rule("HEAD-35")
def test_heroic_sprint_the_slowest_colour_becomes_the_fastest() -> None:
    s = begin(3, event="heroic-sprint", speed="OGBPY")
    choose(s, "O G B", "O G B", "O G B")
    assert letters(s.speed) == "YOGBP"

    s = claim("OGBPY", "0Y 1P", "0P!", event="heroic-sprint")
    assert cards(s.caught[ANNE]) == "Y"
    assert (s.won[BART], s.won[ANNE]) == ([4], [3]), "the fourth colour is the slowest now"


@rule("HEAD-36")
def test_miraculous_sleeping_pills_squeakers_wake_no_cat() -> None:
    s = claim("OGBPY", "0O! 1G 2B", event="miraculous-sleeping-pills")

    assert [cards(pile) for pile in s.caught] == ["O!", "", ""]
    assert s.won[BART] == [4]
    assert not s.is_cat_asleep, "it wakes up for the next round"


@rule("HEAD-37")
def test_mice_at_the_front_only_the_first_below_each_trap_lies_face_up() -> None:
    s = begin(3, event="mice-at-the-front")
    choose(s, "O G B", "O G B", "O G B")

    place(s, "O to 1", "O to 1", "O to 2", "G to 1", "G to 2", "G to 3")

    assert [[card.is_up for card in line] for line in s.lines] == [[True, False, False], [True, False], [True]]


@rule("HEAD-38")
def test_defective_trap_where_most_mice_are_the_fastest_takes_the_cheese() -> None:
    s = claim("OGBPY", "0O! 1G 2B", "0B 1O", event="defective-trap")

    assert [cards(pile) for pile in s.caught] == ["", "O", ""], "the other traps work"
    assert s.won == [[4, 3], [], []]


@rule("HEAD-38")
def test_of_traps_with_equally_many_mice_all_are_defective() -> None:
    s = claim("OGBPY", "0O! 1G", "2B 1O", "2G", event="defective-trap")

    assert [cards(pile) for pile in s.caught] == ["", "", "G"]
    assert s.won == [[4], [3], []]


@rule("HEAD-38")
def test_traps_without_mice_are_never_the_ones_with_the_most() -> None:
    s = claim("OGBPY", "", "", "", event="defective-trap")

    assert s.won == [[], [], []]
    assert [len(tokens) for tokens in s.cheese] == [2, 2, 2]


# Lineup Change

@rule("HEAD-39")
def test_everybody_may_swap_one_chosen_mouse_for_one_at_home_and_the_meeples_stay() -> None:
    s = begin(3, event="lineup-change")
    choose(s, "O G B", "O G B", "O G B")
    assert asked(s) == [ANNE, BART, CARA]
    assert len(offered(s, ANNE)) == 1 + 3 * 7
    assert offered(s, ANNE)[0] == "keep"

    say(s, ANNE, "swap O for Y!")
    say(s, CARA, "keep")
    say(s, BART, "swap B for O!")

    assert [cards(hand) for hand in s.hands] == ["G B Y!", "O O! G", "O G B"]
    assert GAME.view(s, None).meeples == (("O", "G", "B"),) * 3
    assert "O" in GAME.view(s, ANNE).home
    place(s, "Y! to 1")


@rule("HEAD-39")
def test_others_learn_neither_what_was_swapped_nor_whether() -> None:
    swapped, kept = begin(3, event="lineup-change"), begin(3, event="lineup-change")
    for s in (swapped, kept):
        choose(s, "O G B", "O G B", "O G B")
    say(swapped, ANNE, "swap O for Y!")
    say(kept, ANNE, "keep")

    for seat in (BART, CARA, None):
        assert GAME.view(swapped, seat) == GAME.view(kept, seat)
        assert [event.seen_by(seat) for event in told(swapped, LineupDecided)] == [
            event.seen_by(seat) for event in told(kept, LineupDecided)] == [LineupDecided(ANNE, HIDDEN, HIDDEN)]
    assert told(swapped, LineupDecided)[0].seen_by(ANNE) == LineupDecided(ANNE, "O", "Y!")


@rule("HEAD-39")
@pytest.mark.parametrize(("text", "code"), [
    ("swap Y for P", "not-chosen HEAD-39"), ("swap O for O!", ""), ("swap O for G", "already-added HEAD-11"),
    ("swap O for O", "same-mouse HEAD-39"), ("swap O for X", "no-such-mouse HEAD-2"),
    ("swap O for B!", "was-caught HEAD-22")])
def test_only_a_chosen_mouse_goes_and_only_an_uncaught_one_from_home_comes(text: str, code: str) -> None:
    s = begin(3, event="lineup-change", clans={ANNE: "O O! G B P Y"})
    choose(s, "O G B", "O G B", "O G B")

    if not code:
        say(s, ANNE, text)
    else:
        refusal = refused(s, ANNE, text)
        assert f"{refusal.code} {refusal.clause}" == code


@rule("HEAD-39")
def test_a_player_with_nobody_at_home_is_not_asked() -> None:
    s = begin(3, event="lineup-change", clans={ANNE: "O G B", BART: ""})
    choose(s, "O G B", "", "O G B")

    assert asked(s) == [CARA]


@rule("HEAD-14")
def test_everybody_hears_of_the_event() -> None:
    s = begin(3, event="heroic-sprint")
    choose(s, "O G B", "O G B", "O G B")

    assert told(s, EventRevealed) == [EventRevealed("heroic-sprint")]
    assert GAME.view(s, None).revealed == ("heroic-sprint",)
