"""Head of Mousehold's rounds and end, clause by clause. Set-up, traps and events have files of their own."""
from __future__ import annotations

from itertools import permutations

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    CARA,
    DORA,
    EMIL,
    GAME,
    asked,
    begin,
    cards,
    choose,
    claim,
    end_with,
    offered,
    pieces,
    pile,
    place,
    place_all,
    play,
    refused,
    say,
    told,
    turn,
)
from mousehole.games.head_of_mousehold.wire import (
    HIDDEN,
    Choose,
    ClanCounted,
    MeeplesShown,
    MiceChosen,
    MiceTurnedUp,
    MousePlaced,
    Pass,
    Place,
    SpeedSet,
    TrapsBaited,
    TurnPassed,
)
from mousehole.kernel import Choice, Refused, Rng, playout
from mousehole.kernel.codec import Codec
from mousehole.testkit.clauses import rule

# A round

@rule("HEAD-9")
def test_one_token_is_drawn_face_up_onto_every_trap() -> None:
    s = begin(4)

    assert [len(tokens) for tokens in s.cheese] == [1, 1, 1, 1]
    assert sum(s.bag) == 32
    assert all(trap.cheese[0] in (2, 3, 4) for trap in GAME.view(s, None).traps)


@rule("HEAD-9")
def test_tokens_that_nobody_took_are_joined_by_the_next() -> None:
    s = claim("OGBPY", "0O 1G", cheese=(4, 3, 2))

    assert [len(tokens) for tokens in s.cheese] == [1, 2, 2]
    assert [tokens[0] for tokens in s.cheese[1:]] == [3, 2]


@rule("HEAD-10")
def test_the_speed_cards_are_shuffled_for_every_round() -> None:
    s = GAME.start(3, Rng.numbered(1), {"events": False, "first_player": ANNE})
    with ScriptedRng(0, 0, 0, 4, 3, 2, 0) as s.rng:
        GAME.pending(s)
    assert s.speed == [1, 0, 2, 3, 4]

    columns = set()
    for n in range(400):
        s = GAME.start(3, Rng.numbered(n))
        GAME.pending(s)
        columns.add(tuple(s.speed))
    assert len(columns) > 100, "of 120"


@rule("HEAD-10")
def test_a_new_round_has_a_new_column() -> None:
    s = claim("OGBPY", "0O 1G")

    assert len(told(s, SpeedSet)) == 1
    assert len(told(s, TrapsBaited)) == 1
    assert s.round == 2


@rule("HEAD-11")
@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_everybody_chooses_at_once_three_mice_or_four_with_two_players(players: int, number: int) -> None:
    s = begin(players)

    assert asked(s) == list(range(players))
    for link in range(number):
        d = GAME.pending(s)[0]
        assert (d.seat, d.args) == (ANNE, (("number", number - link),))
        assert 1 < len(d.options) == len(set(d.options)) <= 10, "mice that are alike make no difference"
        play(s, ANNE, d.options[-1])
    assert asked(s) == list(range(1, players))


@rule("HEAD-11")
def test_in_whatever_order_mice_are_added_they_are_the_same_choice() -> None:
    tables = []
    for mice in permutations(("O", "O!", "P")):
        s = begin()
        for mouse in mice:
            say(s, ANNE, f"add {mouse}")
        tables.append(Codec(GAME).dump(s))

    assert len(set(tables)) == 1
    assert offered(begin(), ANNE)[:3] == ["add O", "add O!", "add G"]


@rule("HEAD-11")
def test_a_mouse_is_added_once_and_only_from_home() -> None:
    s = begin()
    say(s, ANNE, "add O")

    assert "add O" not in offered(s, ANNE)
    assert refused(s, ANNE, "add O").code == "already-added"
    assert refused(s, ANNE, "choose O G").code == "already-added"
    assert refused(s, ANNE, "choose G").code == "wrong-number", "two are to go"
    say(s, ANNE, "choose P G")
    assert cards(s.hands[ANNE]) == "O G P"


@rule("HEAD-11")
def test_the_wrong_number_of_mice_is_refused() -> None:
    assert refused(begin(), ANNE, "choose O G").clause == "HEAD-11"
    assert refused(begin(), ANNE, "choose O G B P").clause == "HEAD-11"
    assert refused(begin(2), ANNE, "choose O G B").clause == "HEAD-11"


@rule("HEAD-11")
def test_a_mouse_that_is_not_there_is_refused() -> None:
    assert refused(begin(), ANNE, "choose O O G").code == "fewer-in-clan", "there is one plain orange mouse"
    assert refused(begin(2), ANNE, "choose O O O G").code == "fewer-in-clan", "there are two"


@rule("HEAD-11")
def test_mice_may_be_named_in_any_order() -> None:
    s = begin()

    play(s, ANNE, Choose(("P!", "O", "G")))

    assert cards(s.hands[ANNE]) == "O G P!"


@rule("HEAD-11")
def test_the_choice_is_secret() -> None:
    s = begin()
    choose(s, "O G B!")

    assert GAME.view(s, ANNE).hands[ANNE] == ("O", "G", "B!")
    assert asked(s) == [BART, CARA]
    assert refused(s, ANNE, "choose O G P").clause == "HEAD-11", "nobody chooses twice"
    play(s, BART, Choose(("P", "Y", "Y!")))
    play(s, CARA, Choose(("P", "Y", "Y!")))
    assert GAME.view(s, BART).hands[ANNE] == (HIDDEN, HIDDEN, HIDDEN)
    assert GAME.view(s, None).hands[ANNE] == (HIDDEN, HIDDEN, HIDDEN)
    event = told(s, MiceChosen)[ANNE]
    assert event.seen_by(BART) == MiceChosen(ANNE, (HIDDEN, HIDDEN, HIDDEN))
    assert event.seen_by(ANNE) == event


@rule("HEAD-11")
def test_nobody_sees_how_far_somebody_is_before_all_have_chosen() -> None:
    s = begin()
    before = {viewer: GAME.view(s, viewer) for viewer in (None, BART, CARA)}
    for mouse in ("O", "B", "P"):
        say(s, ANNE, f"add {mouse}")

        assert {viewer: GAME.view(s, viewer) for viewer in (None, BART, CARA)} == before
        assert told(s, MiceChosen) == []
    assert GAME.view(s, ANNE).hands[ANNE] == ("O", "B", "P")


@rule("HEAD-12")
def test_meeples_show_the_colours_and_not_how_many_once_all_have_chosen() -> None:
    s = begin()
    choose(s, "O O! G", "B P Y")
    assert GAME.view(s, CARA).meeples == ((), (), ())

    play(s, CARA, Choose(("Y", "Y!", "G")))

    assert GAME.view(s, None).meeples == (("O", "G"), ("B", "P", "Y"), ("G", "Y"))
    assert len(told(s, MeeplesShown)) == 3


@rule("HEAD-13")
def test_a_small_clan_sends_all_it_has() -> None:
    s = begin(3, clans={ANNE: "O Y!", BART: ""})

    assert asked(s) == [CARA], "Anne has no choice, and Bart has no mice at all"
    choose(s, "", "", "O G B")
    assert cards(s.hands[ANNE]) == "O Y!"
    assert told(s, MiceChosen) == [MiceChosen(ANNE, ("O", "Y!")), MiceChosen(CARA, ("O", "G", "B"))]


@rule("HEAD-14")
def test_the_event_is_revealed_after_the_choice_and_before_the_placing() -> None:
    s = begin(3, event="total-black-out")
    choose(s, "O G B", "O G B")
    assert GAME.view(s, ANNE).event is None

    play(s, CARA, Choose(("O", "G", "B")))

    assert GAME.view(s, ANNE).event == "total-black-out"
    assert turn(s) == ANNE


@rule("HEAD-14")
def test_an_event_lasts_one_round() -> None:
    s = begin(3, event="total-black-out")
    choose(s, "O G B", "O G B", "O G B")
    place_all(s)

    assert (s.round, s.event, s.facing) == (2, "", "alternate")


@rule("HEAD-15")
def test_from_the_first_player_clockwise_one_card_per_turn() -> None:
    s = begin(3, first=CARA)
    choose(s, "O G B", "O G B", "O G B")
    order = []
    for _ in range(9):
        order.append(turn(s))
        place(s, offered(s, order[-1])[0])

    assert order == [CARA, ANNE, BART] * 3
    assert s.round == 2


@rule("HEAD-15")
def test_only_chosen_cards_are_placed_and_only_on_turn() -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")

    assert refused(s, BART, "O to 1").clause == "HEAD-15"
    refusal = refused(s, ANNE, "Y to 1")
    assert (refusal.code, refusal.clause) == ("not-chosen", "HEAD-15")
    place(s, "O to 1", "O to 1", "O to 1")
    assert refused(s, ANNE, "O to 2").code == "not-chosen", "it lies below trap 1"


@rule("HEAD-15")
def test_any_card_goes_below_any_trap() -> None:
    s = begin(3)
    choose(s, "O O! B", "O G B", "O G B")

    assert offered(s, ANNE) == [f"{card} to {trap}" for card in ("O", "O!", "B") for trap in (1, 2, 3)]


@rule("HEAD-16")
def test_below_each_trap_cards_lie_face_down_and_up_by_turns() -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")

    place(s, "O to 1", "O to 1", "O to 2", "G to 1", "G to 2", "G to 1")

    assert [[card.is_up for card in line] for line in s.lines] == [[False, True, False, True], [False, True], []]


@rule("HEAD-17")
def test_a_card_face_down_shows_its_clan_and_nothing_else() -> None:
    s = begin(3)
    choose(s, "O! G B", "O G B", "O G B")

    place(s, "O! to 1")

    (card,) = GAME.view(s, BART).traps[0].cards
    assert (card.mouse, card.clan_seat, card.is_up) == (HIDDEN, ANNE, False)
    assert GAME.view(s, None).traps[0].cards == (card,)
    assert GAME.view(s, ANNE).traps[0].cards[0].mouse == "O!"
    (event,) = told(s, MousePlaced)
    assert event.seen_by(BART) == MousePlaced(ANNE, ANNE, HIDDEN, 0, False)


@rule("HEAD-17")
def test_a_card_face_up_is_seen_by_all() -> None:
    s = begin(3)
    choose(s, "O! G B", "O G! B", "O G B")

    place(s, "O! to 1", "G! to 1")

    assert GAME.view(s, None).traps[0].cards[1].mouse == "G!"


@rule("HEAD-18")
def test_all_cards_of_a_round_may_lie_under_one_trap() -> None:
    s = begin(5)
    choose(s, *["O G B"] * 5)

    place(s, *["O to 3"] * 5, *["G to 3"] * 5, *["B to 3"] * 4)

    assert [len(line) for line in s.lines] == [0, 0, 14, 0, 0]
    assert "B to 3" in offered(s, EMIL)


@rule("HEAD-19")
@pytest.mark.parametrize(("players", "turns"), [(2, 8), (3, 9), (4, 12), (5, 15)])
def test_everybody_has_three_turns_or_four_with_two_players(players: int, turns: int) -> None:
    s = begin(players, clans={BART: "O"})
    choose(s, "O G B P" if players == 2 else "O G B", "O", *["O G B"] * (players - 2))
    while s.round == 1:
        options = offered(s, turn(s))
        place(s, "pass" if "pass" in options else options[0])

    placed = told(s, MousePlaced)
    assert len(placed) == turns - (turns // players - 1), "Bart has placed his only mouse"
    assert len(placed) + len(told(s, TurnPassed)) == turns


@rule("HEAD-19")
def test_with_fewer_cards_than_turns_left_you_may_pass_and_with_as_many_you_must_place() -> None:
    s = begin(3, clans={ANNE: "O G"})
    choose(s, "O G", "O G B", "O G B")
    assert "pass" in offered(s, ANNE)

    place(s, "pass", "O to 1", "O to 1")

    assert "pass" not in offered(s, ANNE)
    refusal = refused(s, ANNE, "pass")
    assert (refusal.code, refusal.clause) == ("must-place", "HEAD-19")
    place(s, "O to 1")
    assert refused(s, BART, "pass").clause == "HEAD-19", "Bart has two cards for two turns"


@rule("HEAD-19")
def test_a_player_without_cards_passes_unasked() -> None:
    s = begin(3, clans={ANNE: "O", BART: ""})
    choose(s, "O", "", "O G B")

    place(s, "O to 1")
    assert turn(s) == CARA
    place(s, "O to 1", "G to 1", "B to 1")

    assert s.round == 2
    assert told(s, TurnPassed) == [TurnPassed(seat) for seat in (BART, ANNE, BART, ANNE, BART)]


@rule("HEAD-19")
def test_a_pass_is_a_turn_in_which_nothing_is_placed() -> None:
    s = begin(3, clans={ANNE: "O"})
    choose(s, "O", "O G B", "O G B")

    place(s, "pass")

    assert (s.turns, turn(s), s.lines) == (1, BART, [[], [], []])
    assert cards(s.hands[ANNE]) == "O"


@rule("HEAD-20")
def test_in_the_end_everything_is_turned_face_up_for_all() -> None:
    s = begin(3, event="total-black-out")
    choose(s, "O G B!", "O G B", "O G B")
    place_all(s)

    line = told(s, MiceTurnedUp)[0]
    assert line.seen_by(None) == line
    assert isinstance(line, MiceTurnedUp)
    assert sorted([(card.clan_seat, card.mouse) for card in line.line]) == sorted(
        [(ANNE, "O"), (ANNE, "G"), (ANNE, "B!"), *[(seat, mouse) for seat in (BART, CARA) for mouse in "OGB"]])


# The end

@rule("HEAD-40")
def test_after_five_rounds_the_most_cheese_wins_and_cheese_on_traps_counts_for_nobody() -> None:
    s = end_with({ANNE: [4, 4], BART: [3], CARA: []})

    outcome = GAME.outcome(s)
    assert s.round == 5
    assert (outcome.reason, outcome.scores, outcome.winners) == ("most-cheese", (8, 3, 0), (ANNE,))
    assert outcome.ranking == ((ANNE,), (BART,), (CARA,))
    assert sum(s.cheese[0] + s.cheese[1] + s.cheese[2]) > 0
    assert refused(s, ANNE, "pass").clause == "HEAD-40", "it is over"


@rule("HEAD-40")
def test_a_tie_goes_to_the_clan_with_more_mice_left() -> None:
    s = end_with({ANNE: [4], BART: [2, 2], CARA: [3]}, lost={BART: "O"})

    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.winners) == ("more-mice", (ANNE,))
    assert outcome.ranking == ((ANNE,), (BART,), (CARA,))
    assert outcome.details[BART] == ClanCounted(BART, 4, 9)


@rule("HEAD-40")
def test_still_tied_the_victory_is_shared() -> None:
    s = end_with({ANNE: [4], BART: [2, 2], CARA: [3]})

    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.winners) == ("shared", (ANNE, BART))
    assert outcome.ranking == ((ANNE, BART), (CARA,))


@rule("HEAD-41")
def test_the_rulebooks_worked_example() -> None:
    philippe, alex, thomas, david = ANNE, BART, CARA, DORA
    s = begin(4, speed="GOBPY", cheese=(4, 2, 3, 2))
    choose(s, "G! B Y", "G P Y", "O P Y", "B O P")

    place(s, "G! to 1", "G to 1", "O to 2", "B to 1")
    assert [(card.clan, card.is_up) for card in s.lines[0]] == [(philippe, False), (alex, True), (david, False)]
    place(s, "B to 2", "P to 4", "P to 4", "O to 2")
    assert [(card.clan, card.is_up) for card in s.lines[1]] == [(thomas, False), (philippe, True), (david, False)]
    assert [(card.clan, card.is_up) for card in s.lines[3]] == [(alex, False), (thomas, True)]
    place(s, "Y to 3", "Y to 3", "Y to 3", "P to 3")

    assert "G!" in cards(s.caught[philippe])
    assert "G" in cards(s.caught[alex])
    assert 4 in s.won[david]
    assert pile("B") & s.clans[david], "and goes home"


# What is asked of every game

def test_placings_from_outside_may_not_smuggle_numbers_in() -> None:
    s = begin(3)
    choose(s, "O G B", "O G B", "O G B")
    smuggled: Choice = Place("O", True)

    with pytest.raises(Refused):
        play(s, ANNE, smuggled)

    assert [len(line) for line in s.lines] == [0, 0, 0]
    with pytest.raises(Refused):
        GAME.play(s, ANNE, Pass())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_in_a_thousand_games(players: int) -> None:
    for n in range(1000):
        s = GAME.start(players, Rng.numbered(n), {"events": n % 4 > 0})
        s.events = None
        before = pieces(s)
        playout(GAME, s, Rng.numbered(100_000 + n))
        assert pieces(s) == before
        assert sum(s.bag) >= 1, "35 tokens are enough"
        assert not any(s.hands), "all chosen cards are placed"
