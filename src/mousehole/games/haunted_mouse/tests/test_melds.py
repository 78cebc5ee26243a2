"""The quick search for melds agrees with the referee, who reads the clauses slowly and shares no rule with it."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.cards import card_named, card_text
from mousehole.games.haunted_mouse.melds import Pool, fitting, is_trap, pool_of
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests import referee
from mousehole.games.haunted_mouse.tests.referee import PUBLIC, Play, Position
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, BOX, GAME, offered, play, plays, refused, shown, table
from mousehole.games.haunted_mouse.wire import PUBLIC as MIDDLE
from mousehole.games.haunted_mouse.wire import BaitCard, PlayCards, PlayMeld, SetTrap
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule


def position(s: Table) -> Position:
    """As the referee reads it."""
    lying = [(PUBLIC, card_text(card)) for card in s.public]
    lying += [(str(owner), card_text(card)) for owner in range(s.seats) for card in s.bait[owner]]
    return Position(str(s.turn), tuple(shown(s.hands[s.turn]).split()), tuple(lying), tuple(shown(s.meld).split()))


def owner_of(bait: BaitCard) -> str:
    return PUBLIC if bait.owner == MIDDLE else str(bait.owner)


def offered_plays(s: Table) -> set[Play]:
    """As the game offers them: every meld and Trap, with every way to answer which Bait it uses."""
    found = set[Play]()
    for choice in GAME.pending(s)[0].options:
        if isinstance(choice, (PlayMeld, SetTrap)):
            is_trap = isinstance(choice, SetTrap)
            pool = pool_of(s.turn, s.bait, s.public, s.is_leading())
            places = tuple(range(choice.start, choice.start + choice.length))
            ways = fillings(pool, choice.length, choice.bait, choice.wanted, is_trap)
            assert len(ways) > 1 or not choice.wanted, "a forced choice is not asked"
            plays = {Play(referee.TRAP if is_trap else referee.MELD, places, way) for way in ways}
            assert plays.isdisjoint(found), "nothing is offered twice"
            found |= plays
    return found


def fillings(pool: Pool, length: int, bait: tuple[BaitCard, ...], wanted: tuple[int, ...],
             is_trap: bool) -> set[tuple[tuple[str, str], ...]]:
    """All that one question after the other can lead to; none of them is a dead end."""
    if not wanted:
        return {tuple(sorted([(owner_of(each), card_text(each.card)) for each in bait]))}
    found = set[tuple[tuple[str, str], ...]]()
    cards = fitting(pool, length, bait, wanted, is_trap)
    assert cards, "no dead ends"
    for card in cards:
        found |= fillings(pool, length, (*bait, card), wanted[1:], is_trap)
    return found


def agree(s: Table) -> set[Play]:
    found = offered_plays(s)
    assert found == referee.all_plays(position(s))
    return found


def random_table(rng: Rng, seats: int) -> Table:
    """Hands of up to 8, up to 10 Bait cards in all. Few ranks or few suits make many melds."""
    s: Table = GAME.start(seats, rng)
    deck = BOX.deck[:]
    if kind := rng.below(3):
        low, suits = rng.below(6), (15, 3)[kind - 1]
        deck = [card for card in deck if low <= card // 4 < low + 4 and suits >> card % 4 & 1]
    rng.shuffle(deck)
    s.hands[ANNE] = [deck.pop() for _ in range(rng.below(min(9, len(deck) - 10)))]
    for _ in range(rng.below(11 if rng.below(4) == 0 else 7)):
        s.lay(rng.below(seats + 1) - 1, deck.pop())
    if rng.below(3):
        s.meld, s.meld_owner = standing_meld(rng), BART
    s.agenda, s.turn = table("1C", "2C").agenda, ANNE
    return s


def standing_meld(rng: Rng) -> list[int]:
    """Where its cards are from does not matter here."""
    size = 1 + rng.below(5)
    if size > 1 and rng.below(2):
        low = rng.below(10 - size)
        return [4 * (low + at) + rng.below(4) for at in range(size)]
    rank = rng.below(9)
    return sorted([4 * rank + rng.below(4) for _ in range(size)])


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_game_offers_what_the_referee_allows_at_random_tables(seats: int) -> None:
    rng, seen = Rng.numbered(seats), Counter[str]()
    for _ in range(300):
        seen.update([play.kind for play in agree(random_table(rng, seats))])
    assert seen[referee.MELD] > 1000
    assert seen[referee.TRAP] > 20


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_game_offers_what_the_referee_allows_all_through_matches(seats: int) -> None:
    s, rng, turns = GAME.start(seats, Rng.numbered(seats)), Rng.numbered(seats), 0
    while asked := GAME.advance(s):
        d = asked[0]
        if d.prompt in ("lead", "follow"):
            turns += 1
            if turns % 2 == 0:
                agree(s)
        GAME.apply(s, d.seat, d.options[rng.below(len(d.options))])
    assert turns > 50


@pytest.mark.parametrize(("meld", "hand"), [
    ("4C 4S", "5C 6C 8S 7S"), ("4C 5C 6C", "7O 5O 9S 6O 6H"), ("3C 4C 5C 6C", "5O 2S"), ("9C 9S 9O", ""),
    ("2C", "1C 3O 2S"), ("1C 2C 3C 4C", "9C 8C 7C")])
def test_with_much_bait_of_everybody_they_still_agree(meld: str, hand: str) -> None:
    rng = Rng.numbered(len(meld) + len(hand))
    for _ in range(2):
        s = table(hand, "1O", "1H", meld=meld, owner=BART)
        rest = s.pile
        rng.shuffle(rest)
        for at in range(20):
            s.lay((MIDDLE, ANNE, BART, 2)[at % 4], rest.pop())
        assert len(agree(s)) > 40


def test_with_much_bait_of_your_own_they_agree_about_the_lead() -> None:
    s = table("5C 6S 6O | 1C 2S 3O 4H 4C 5O 6H 7C 7S 8O 9H", "2C | 5S 6C", public="7H")

    assert len(agree(s)) > 100


@pytest.mark.parametrize("seats", range(2, 6))
def test_whatever_cards_somebody_picks_the_referee_and_the_game_say_the_same(seats: int) -> None:
    """Any places, any Bait, plain or as a Trap: mostly nonsense, and nonsense is refused."""
    rng, said = Rng.numbered(40 + seats), Counter[bool]()
    for _ in range(250):
        s = random_table(rng, seats)
        at = position(s)
        for _ in range(8):
            first = rng.below(len(at.hand) + 1)
            places = tuple([place for place in range(first, len(at.hand)) if place == first or rng.below(2)][:4])
            bait = tuple(sorted([at.lying[rng.below(len(at.lying))] for _ in range(rng.below(4)) if at.lying]))
            play = Play((referee.MELD, referee.TRAP)[rng.below(2)], places, bait)
            used = tuple([BaitCard(MIDDLE if by == PUBLIC else int(by), card_named(card)) for by, card in bait])
            is_legal = GAME.why_not(s, ANNE, PlayCards(places, used, play.kind == referee.TRAP)) is None

            assert is_legal == referee.may_be_played(at, play), (at, play)
            said[is_legal] += 1
    assert min(said.values()) > 50


@rule("HAUNT-9")
def test_equal_bait_of_two_owners_is_asked_for_and_of_one_owner_is_not() -> None:
    two_owners = table("5C", "2C | 5H", "2S | 5H", meld="4C 4S", owner=BART)
    one_owner = table("5C", "2C | 5H 5H", "2S", meld="4C 4S", owner=BART)

    assert plays(two_owners, ANNE)[0] == "meld 1 + 5"
    play(two_owners, ANNE, "meld 1 + 5")
    assert offered(two_owners, ANNE) == ["use 5H/1", "use 5H/2"]
    play(two_owners, ANNE, "use 5H/2")
    assert (shown(two_owners.meld), two_owners.bait[2]) == ("5C 5H", [])
    assert plays(one_owner, ANNE)[0] == "meld 1 + 5H/1"


@rule("HAUNT-9")
def test_two_equal_bait_cards_can_both_be_used() -> None:
    s = table("5C", "2C | 5H 5H", meld="4C 4S", owner=BART)

    assert "meld 1 + 5H/1 5H/1" in plays(s, ANNE)


@rule("HAUNT-9")
def test_a_meld_that_is_said_with_all_its_bait_is_heard_as_the_first_of_its_links() -> None:
    s = table("5C", "2C | 5H 6S", "2S | 5H", meld="4C 4S", owner=BART)

    play(s, ANNE, "meld 1 + 5H/2 5H/1")

    assert shown(s.meld) == "5C 5H 5H", "there is no choice about two of two"
    s = table("5C", "2C | 5H 6S", "2S | 5O", meld="4C 4S", owner=BART)
    play(s, ANNE, "meld 1 + 5O/2")
    assert offered(s, ANNE) == ["use 5H/1", "use 5O/2"]


@rule("HAUNT-9")
def test_the_last_card_that_will_do_is_not_asked_for() -> None:
    s = table("4C", "2C | 5H 5S 6O", "2S | 6H", meld="1C 2S 3O", owner=BART, public="7C")

    play(s, ANNE, "meld 1 + 7C/p 5 6", "use 5S/1")

    assert offered(s, ANNE) == ["use 6O/1", "use 6H/2"]
    play(s, ANNE, "use 6H/2")
    assert shown(s.meld) == "4C 5S 6H 7C"


@rule("HAUNT-10")
def test_without_a_card_of_the_hand_your_own_bait_must_be_among_the_bait() -> None:
    s = table("1C | 5H 5O", "2C | 5S 6S", meld="3S 4S", owner=BART, public="6C")

    play(s, ANNE, "meld + 5 6")

    assert offered(s, ANNE) == ["use 5O/0", "use 5H/0"]
    assert refused(s, ANNE, "use 5S/1") == ("does-not-fit", "HAUNT-9")
    assert refused(s, ANNE, "use 5C/1") == ("no-such-bait", "HAUNT-9")


def test_no_question_is_longer_than_people_can_read_however_much_bait_there_is() -> None:
    """Forty cards of Bait and a standing run of six: all melds together were 263,999 options of one question."""
    s = table("5C 3C 8H 2O 9S 5O 1C 6H", "1O", "1H", meld="1S 2S 3S 4S 5S 6S", owner=BART)
    rest = s.pile
    Rng.numbered(4).shuffle(rest)
    for at in range(40):
        s.lay((MIDDLE, ANNE, BART, 2)[at % 4], rest.pop())

    melds = [choice for choice in GAME.pending(s)[0].options if isinstance(choice, (PlayMeld, SetTrap))]
    assert len(melds) < 100
    GAME.play(s, ANNE, next(iter([choice for choice in melds if len(choice.wanted) > 3])))
    while GAME.pending(s)[0].prompt == "use-bait":
        assert 2 <= len(GAME.pending(s)[0].options) <= 8
        GAME.play(s, ANNE, GAME.pending(s)[0].options[0])


def test_a_trap_is_four_cards_and_no_more() -> None:
    assert is_trap([0, 1, 2, 3])
    assert not is_trap([0, 1, 2])
    assert is_trap([0, 4, 8, 12])
    assert not is_trap([0, 4, 8, 12, 16])
    assert not is_trap([0, 4, 8, 13])
    assert not is_trap([0, 0, 1, 2])
