"""The quick search for melds agrees with the referee, who reads the clauses slowly and shares no rule with it."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.cards import card_named, card_text
from mousehole.games.haunted_mouse.melds import is_trap
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests import referee
from mousehole.games.haunted_mouse.tests.referee import PUBLIC, Play, Position
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, BOX, GAME, plays, shown, table
from mousehole.games.haunted_mouse.wire import PUBLIC as MIDDLE
from mousehole.games.haunted_mouse.wire import BaitCard, PlayCards, PlayMeld, SetTrap
from mousehole.kernel import Rng


def position(s: Table) -> Position:
    """As the referee reads it."""
    lying = [(PUBLIC, card_text(card)) for card in s.public]
    lying += [(str(owner), card_text(card)) for owner in range(s.seats) for card in s.bait[owner]]
    return Position(str(s.turn), tuple(shown(s.hands[s.turn]).split()), tuple(lying), tuple(shown(s.meld).split()))


def owner_of(bait: BaitCard) -> str:
    return PUBLIC if bait.owner == MIDDLE else str(bait.owner)


def offered_plays(s: Table) -> list[Play]:
    """As the game offers them."""
    found = []
    for d in GAME.pending(s):
        for choice in d.options:
            if isinstance(choice, (PlayMeld, SetTrap)):
                bait = [(owner_of(each), card_text(each.card)) for each in choice.bait]
                kind = referee.TRAP if isinstance(choice, SetTrap) else referee.MELD
                found.append(Play(kind, tuple(range(choice.start, choice.start + choice.length)), tuple(sorted(bait))))
    return found


def agree(s: Table) -> list[Play]:
    found = offered_plays(s)
    assert len(found) == len(set(found)), "nothing is offered twice"
    assert set(found) == referee.all_plays(position(s))
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
    while asked := GAME.asked(s):
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


def test_with_much_bait_of_ones_own_they_agree_about_the_lead() -> None:
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


def test_equal_bait_of_two_owners_is_two_choices_and_of_one_owner_one() -> None:
    two_owners = table("5C", "2C | 5H", "2S | 5H", meld="4C 4S", owner=BART)
    one_owner = table("5C", "2C | 5H 5H", "2S", meld="4C 4S", owner=BART)

    assert plays(two_owners, ANNE)[:2] == ["meld 1 + 5H/1", "meld 1 + 5H/2"]
    assert plays(one_owner, ANNE)[0] == "meld 1 + 5H/1"
    assert plays(one_owner, ANNE).count("meld 1 + 5H/1") == 1


def test_two_equal_bait_cards_can_both_be_used() -> None:
    s = table("5C", "2C | 5H 5H", meld="4C 4S", owner=BART)

    assert "meld 1 + 5H/1 5H/1" in plays(s, ANNE)


def test_a_trap_is_four_cards_and_no_more() -> None:
    assert is_trap([0, 1, 2, 3])
    assert not is_trap([0, 1, 2])
    assert is_trap([0, 4, 8, 12])
    assert not is_trap([0, 4, 8, 12, 16])
    assert not is_trap([0, 4, 8, 13])
    assert not is_trap([0, 0, 1, 2])
