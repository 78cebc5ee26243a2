"""Head of Mousehold's components and set-up, clause by clause, and custom editions."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games import edition_text, load_game
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    begin,
    choose,
    mice_everywhere,
    offered,
    place_all,
    play,
    refused,
    tokens_everywhere,
)
from mousehole.kernel import BadSetup, Rng, playout
from mousehole.testkit.clauses import rule

ALL_TEN = "O O! G G! B B! P P! Y Y!"


@rule("HEAD-1")
def test_every_player_leads_a_clan_of_its_own() -> None:
    names = GAME.view(begin(5), None).clan_names

    assert names == ("office", "kitchen", "toy-room", "garden", "bathroom")
    assert GAME.view(begin(2), ANNE).clan_names == ("office", "kitchen")


@rule("HEAD-2")
def test_a_clan_of_fifteen_has_a_squeaker_and_two_plain_mice_of_every_colour() -> None:
    mice = Counter(BOX.written(BOX.clan_for_two))

    assert sum(mice.values()) == 15
    assert mice == {card: 1 if card.endswith("!") else 2 for card in ALL_TEN.split()}


@rule("HEAD-2")
def test_no_colour_is_shown_without_a_letter_and_a_shape() -> None:
    colours = GAME.view(begin(), ANNE).speed

    assert {colour.name for colour in colours} == {"orange", "green", "blue", "purple", "yellow"}
    assert len({colour.letter for colour in colours}) == len({colour.shape for colour in colours}) == 5


@rule("HEAD-2")
def test_a_mouse_of_no_colour_is_refused() -> None:
    assert refused(begin(), ANNE, "choose O G X").clause == "HEAD-2"
    s = begin()
    choose(s, "O G B", "O G B", "O G B")
    assert refused(s, ANNE, "X to 1").clause == "HEAD-2"


@rule("HEAD-3")
@pytest.mark.parametrize(("players", "mice"), [(2, 15), (3, 10), (4, 10), (5, 10)])
def test_only_two_players_use_the_2p_cards(players: int, mice: int) -> None:
    s = begin(players)

    assert [len(mice_everywhere(s, seat)) for seat in range(players)] == [mice] * players
    assert all(len(clan) == mice for clan in GAME.view(s, None).clans)


@rule("HEAD-4")
@pytest.mark.parametrize(("players", "traps"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_there_is_a_trap_for_each_player_but_three_for_two(players: int, traps: int) -> None:
    s = begin(players)
    assert len(GAME.view(s, None).traps) == traps

    mice = "O G B P" if players == 2 else "O G B"
    choose(s, *[mice] * players)

    assert f"O to {traps}" in offered(s, ANNE)
    assert refused(s, ANNE, f"O to {traps + 1}").clause == "HEAD-4"
    assert refused(s, ANNE, "O to 0").clause == "HEAD-4"


@rule("HEAD-5")
def test_thirty_six_tokens_twelve_each_of_two_three_and_four() -> None:
    assert dict(zip(BOX.values, BOX.tokens, strict=True)) == {2: 12, 3: 12, 4: 12}
    assert tokens_everywhere(begin()) == [12, 12, 12]


@rule("HEAD-5")
def test_a_token_is_any_of_those_left_in_the_bag_and_does_not_come_back() -> None:
    s = GAME.start(3, Rng.numbered(1), {"events": False, "first_player": ANNE})
    s.bag = [1, 0, 2]

    with ScriptedRng(1, 0, 0, 0, 0, 0, 0) as s.rng:  # tokens 1 of 3, 0 of 2, 0 of 1; then the speed cards
        GAME.pending(s)

    assert s.cheese == [[4], [2], [4]]
    assert s.bag == [0, 0, 0]


@rule("HEAD-6")
def test_a_speed_card_and_a_meeple_for_each_of_the_five_colours() -> None:
    s = begin(2)
    assert sorted(s.speed) == [0, 1, 2, 3, 4]

    choose(s, "O G B P", "O O G Y!")

    assert GAME.view(s, None).meeples == (("O", "G", "B", "P"), ("O", "G", "Y"))


@rule("HEAD-7")
def test_five_of_the_ten_events_lie_face_down() -> None:
    piles = [GAME.start(4, Rng.numbered(n)).pile for n in range(60)]

    assert all(len(pile) == len(set(pile)) == 5 for pile in piles)
    assert {event for pile in piles for event in pile} == set(BOX.events)
    assert len(BOX.events) == 10
    view = GAME.view(GAME.start(4, Rng.numbered(1)), ANNE)
    assert (view.pile, view.revealed) == (5, ())


@rule("HEAD-7")
def test_each_round_reveals_another_event_and_the_easy_variant_none() -> None:
    s = GAME.start(3, Rng.numbered(1))
    pile = s.pile[:]
    playout(GAME, s, Rng.numbered(1))
    assert s.revealed == pile[::-1]

    s = GAME.start(3, Rng.numbered(1), {"events": False})
    assert s.pile == []
    playout(GAME, s, Rng.numbered(1))
    assert s.revealed == []


@rule("HEAD-8")
def test_the_first_player_is_the_hosts_choice_or_chance() -> None:
    assert {GAME.start(3, Rng.numbered(n)).first for n in range(40)} == {ANNE, BART, CARA}
    assert GAME.start(3, Rng.numbered(1), {"first_player": CARA}).first == CARA


@rule("HEAD-8")
def test_the_token_passes_to_the_left_after_each_round() -> None:
    s = begin(3, first=BART)
    firsts = []
    while GAME.pending(s):
        firsts.append(s.first)
        while (d := GAME.pending(s)[0]).prompt == "choose":
            play(s, d.seat, d.options[0])
        place_all(s)

    assert firsts == [BART, CARA, ANNE, BART, CARA]


# Editions

@pytest.mark.parametrize(("old", "new", "why"), [
    ('letter = "G"', 'letter = "O"', 'colours.. 2 "green": another entry has the same letter'),
    ("count = 12\norigin = \"ours\"   # 36", "count = 10\norigin = \"ours\"   # 36", "at least 35, not 34"),
    ('"false-start"', '"wrong-start"', 'events.. 3: name must be .*, not "wrong-start"'),
    ('"false-start"', '"cheese-heist"', "another entry has the same name"),
    ("squeakers = 1", "squeakers = 4", "from 0 to 3, not 4"),
    ('name = "kitchen"', 'name = "office"', 'clans.. 2 "office": another entry has the same name'),
    ("squeakers = 1\nplain = 1", "squeakers = 0\nplain = 0", "at least 1 together"),
    ("plain = 1\nplain_2p = 1", "plain = 3\nplain_2p = -1", "plain_2p must be a whole number from 0 to 3, not -1"),
    ("plain_2p = 1", "plain_2p = 3", "at most 3 together, not 4"),
    ("value = 2", "value = 2.0", "value must be a whole number from 1 to 99, not 2.0"),
    ("count = 12", "count = 1000000", "count must be a whole number from 1 to 100"),
    ('name = "kitchen"', 'name = "big kitchen"', 'clans.. 2: name must be a word of small letters.*not "big kitchen"'),
    ('letter = "G"', 'letter = "7"', "letter must be a letter"),
    ('letter = "G"', 'letter = "Gr"', "letter must be a line of 1 to 1 characters"),
    ('shape = "triangle"', 'shape = "blob"', "shape must be"),
    ('shape = "triangle"', 'shape = "circle"', "another entry has the same shape"),
])
def test_an_edition_that_cannot_be_played_is_refused_in_one_line(old: str, new: str, why: str) -> None:
    text = edition_text("head-of-mousehold")
    assert old in text
    with pytest.raises(BadSetup, match=why):
        load_game("head-of-mousehold", text=text.replace(old, new, 1))


def test_an_edition_with_other_cheese_and_colours_plays() -> None:
    text = edition_text("head-of-mousehold").replace("value = 4", "value = 7").replace('letter = "O"', 'letter = "R"')
    game = load_game("head-of-mousehold", text=text)
    s = game.start(4, Rng.numbered(1))

    playout(game, s, Rng.numbered(1))

    assert any(7 in tokens for tokens in s.won + s.cheese)
    assert "R!" in game.view(s, None).clans[0] + game.view(s, None).caught[0]
