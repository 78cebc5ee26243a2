"""What a player who forgets nothing knows: written down from what a seat is told, compared with imagined tables."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse import happened
from mousehole.games.house_mouse.aids import aids
from mousehole.games.house_mouse.box import BOOST
from mousehole.games.house_mouse.rules.looking import Peek, Reshuffle
from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    card_at,
    corner,
    hand_of,
    hold,
    house,
    lay,
    play,
)
from mousehole.games.house_mouse.wire import AtCorner, PeekedBoost, Scavenge, UnseenCards, UnseenLot
from mousehole.kernel import Rng, Seat
from mousehole.table.aids import aid_lines
from mousehole.testkit.clauses import rule
from mousehole.words import Words

Place = tuple[str, int]


class Rememberer:
    """Sits at the table, sees events as its seat does, and writes down which cards it knows, and what hid the others.

    `came_with` says of each card which shuffle hid it after it had lain open (0: none, it came from the first deal).
    """

    def __init__(self, seat: Seat | None, s: Table) -> None:
        self.seat, self.codes = seat, s.box.codes
        self.face_up: list[str] = []
        self.discards = [s.box.codes[card] for card in s.discard]
        self.pending: list[str] = []  # Boosts that are played, and not yet on the discard pile
        self.knows = set(self.discards)
        self.came_with = Counter[str]()
        self.shuffles = 0

    def watch(self, event: Any) -> None:
        if isinstance(event, (happened.CardRevealed, happened.CardPut)):
            self.open(event.card, self.face_up)
        elif isinstance(event, happened.CardPeeked) and event.card:
            self.knows.add(event.card)
        elif isinstance(event, happened.BoostPlayed):
            self.open(event.card, self.pending)
        elif isinstance(event, happened.CardTurnedUp):
            self.open(event.card, self.discards)
        elif isinstance(event, happened.CardDiscarded):
            self.close(event.card)
            self.open(event.card, self.discards)
        elif isinstance(event, (happened.CardScavenged, happened.BoostScavenged)) and event.card:
            self.close(event.card)
            self.knows.add(event.card)
        elif isinstance(event, happened.CardDealt):
            self.discards.remove(event.card)
        elif isinstance(event, happened.LightsWentOut):
            assert event.cards == len(self.face_up)
            self.hide(self.face_up)
        elif isinstance(event, happened.PileShuffled):
            if event.cards > len(self.discards):
                self.settle(event.cards - len(self.discards))
            assert event.cards == len(self.discards)
            self.hide(self.discards)

    def open(self, card: str, where: list[str]) -> None:
        self.knows.add(card)
        where.append(card)

    def close(self, card: str) -> None:
        if card in self.face_up:
            self.face_up.remove(card)

    def hide(self, cards: list[str]) -> None:
        """All of them were seen; nobody knows any more which is which."""
        self.shuffles += 1
        for card in cards:
            self.knows.discard(card)
            self.came_with[card] = self.shuffles
        cards.clear()

    def settle(self, count: int) -> None:
        """The Boosts that were played last are finished first."""
        for _ in range(count):
            self.discards.append(self.pending.pop())


def places(s: Table) -> dict[str, Place]:
    """Where every card is, as anybody at the table could point at it."""
    found: dict[str, Place] = {}
    for name, rows in (("corner", [[card] for card in s.house]), ("nest", s.nests), ("hand", s.hands),
                       ("pile", [s.pile]), ("discard", [s.discard])):
        for n, row in enumerate(rows):
            found |= {s.box.codes[card]: (name, n) for card in row if card != NO_CARD}
    return found


def compare(player: Rememberer, s: Table, dream: Table) -> None:
    true, imagined = places(s), places(dream)
    for card in player.knows & set(true):
        assert imagined[card] == true[card], f"seat {player.seat} knows where {card} is"
    dealt = [Counter([(where[card], player.came_with[card], what_is_seen(s, card, where[card])) for card in where
                      if card not in player.knows]) for where in (true, imagined)]
    assert dealt[0] == dealt[1], f"seat {player.seat} knows what was shuffled together"


def what_is_seen(s: Table, card: str, place: Place) -> int:
    """HOUSE-5 The back, but for the pile."""
    return 0 if place[0] == "pile" else s.box.type_of[s.box.number[card]]


def thin(s: Table, left: int) -> None:
    """All but so many cards of the pile are on the discard pile, so that it runs out."""
    s.pile, s.discard = s.pile[-left:], s.pile[:-left]


@rule("HOUSE-5", "HOUSE-29", "HOUSE-33", "HOUSE-35")
@pytest.mark.parametrize(("edition", "seats", "basil"), [
    ("standard", 2, True), ("standard", 4, False), ("first", 3, True), ("attic", 3, False)])
def test_imagined_tables_hold_what_a_player_who_forgets_nothing_knows(edition: str, seats: int, basil: bool) -> None:
    game = load_game("house-mouse", edition)
    remembered, shuffles, held = 0, 0, 0
    for seed in range(6):
        s: Table = game.start(seats, Rng.numbered(seed), {"basil": basil})
        if seed % 2:
            thin(s, 4)
        rng, told, players = Rng.numbered(100 + seed), 0, [Rememberer(seat, s) for seat in [None, *range(seats)]]
        for at, card in enumerate(s.house):
            if s.box.type_of[card] == BOOST:
                looked = rng.below(seats)
                s.seen[at] = 1 << looked
                players[1 + looked].knows.add(s.box.codes[card])
        for _ in range(150):
            questions = game.pending(s)
            assert s.events is not None
            for event in s.events[told:]:
                for player in players:
                    player.watch(event.seen_by(player.seat))
            told = len(s.events)
            resolving = {s.box.codes[frame.card] for frame in s.frames}
            for player in players:
                player.settle(len([card for card in player.pending if card not in resolving]))
                view = game.view(s, player.seat)
                dream = game.imagine(view, rng)
                compare(player, s, dream)
                assert game.view(dream, player.seat) == view
                remembered += len(view.remembered)
                held += sum([len(lot.holders) for lot in view.lots])
            shuffles = max(shuffles, players[0].shuffles)
            if not questions:
                break
            d = questions[rng.below(len(questions))]
            looks = [choice for choice in d.options if is_telling(s, d.seat, choice)]
            options = looks if looks and rng.below(3) else d.options
            game.play(s, d.seat, options[rng.below(len(options))])
    assert shuffles, "cards were shuffled out of sight"
    assert held, "and Boosts among them were taken"
    assert remembered, "and some of those that somebody had peeked at"


def is_telling(s: Table, seat: Seat, choice: Any) -> bool:
    """Cards that peek or shuffle, and Boosts in the house: chance alone seldom comes to them."""
    card = getattr(choice, "card", None)
    if card is not None:
        return any([isinstance(step, (Peek, Reshuffle)) for step in s.box.effects(s.box.number[card])])
    corner, labels = getattr(choice, "corner", None), s.box.house_for(s.seats).labels
    at = s.mice[seat] if isinstance(choice, Scavenge) else labels.index(corner) if corner in labels else -1
    return at >= 0 and s.house[at] != NO_CARD and s.box.type_of[s.house[at]] == BOOST


def peeked_and_taken() -> Table:
    """Anne has peeked at the Boost that Bart then takes."""
    s = house()
    lay(s, "d1", "cat-nap-1")
    s.seen[corner(s, "d1")] = 1 << ANNE
    play(s, ANNE, "end")
    play(s, BART, "scavenge")
    return s


@rule("HOUSE-33")
def test_a_boost_that_was_peeked_at_is_remembered_in_the_hand_of_whoever_takes_it() -> None:
    s = peeked_and_taken()

    assert GAME.view(s, ANNE).remembered == (("cat-nap-1", BART),)
    for seat in (None, BART, CARA):
        assert GAME.view(s, seat).remembered == ()
    dreams = [GAME.imagine(GAME.view(s, ANNE), Rng.numbered(n)) for n in range(20)]
    assert {tuple(hand_of(dream, BART)) for dream in dreams} == {("cat-nap-1",)}
    dreams = [GAME.imagine(GAME.view(s, CARA), Rng.numbered(n)) for n in range(20)]
    assert len({tuple(hand_of(dream, BART)) for dream in dreams}) > 3


@rule("HOUSE-33")
def test_a_boost_that_was_played_need_not_be_remembered() -> None:
    s = peeked_and_taken()

    play(s, BART, "boost cat-nap-1", "nap 0 next")

    assert GAME.view(s, ANNE).remembered == ()


@rule("HOUSE-35")
def test_everybody_knows_which_cards_lie_in_the_dark_but_not_where() -> None:
    s = house()
    lay(s, "b1", "thimble-1", up=True)
    lay(s, "b2", "an-old-stamp-1", up=True)
    lay(s, "c1", "cat-nap-1", up=True)
    hold(s, ANNE, "lights-out-1")

    play(s, ANNE, "boost lights-out-1")

    dark = ["b1", "b2", "c1"]
    spots = [corner(s, label) for label in dark]
    [lot] = GAME.view(s, CARA).lots
    assert (sorted(lot.cards), sorted(lot.corners), lot.holders, lot.pile) == (
        ["an-old-stamp-1", "cat-nap-1", "thimble-1"], sorted(spots), (), 0)
    dreams = [GAME.imagine(GAME.view(s, CARA), Rng.numbered(n)) for n in range(20)]
    for label in dark:
        found = {card_at(dream, label) for dream in dreams}
        assert found == ({"cat-nap-1"} if card_at(s, label) == "cat-nap-1" else {"thimble-1", "an-old-stamp-1"})
    assert "thimble-1" not in {card_at(dream, "a2") for dream in dreams}


@rule("HOUSE-29")
def test_cards_from_before_the_shuffle_of_the_pile_are_none_of_those_discarded() -> None:
    s = house()
    hold(s, BART, "hush-1")
    s.pile, s.discard = s.pile[-1:], s.pile[:-1]
    discards = {BOX.codes[card] for card in s.discard}

    play(s, ANNE, "scavenge", "go a2", "end")  # the last card comes, and ..
    play(s, BART, "scavenge", "go c1")          # .. the first of the shuffled ones

    [lot] = GAME.view(s, CARA).lots
    assert set(lot.cards) == discards and lot.corners == (corner(s, "d1"),)
    assert lot.pile == len(s.pile) == len(discards) - 1
    for n in range(20):
        dream = GAME.imagine(GAME.view(s, CARA), Rng.numbered(n))
        assert hand_of(dream, BART)[0] not in discards
        assert card_at(dream, "a1") not in discards
        assert card_at(dream, "d1") in discards


def test_the_aid_lists_what_the_viewer_can_remember() -> None:
    s = peeked_and_taken()
    boost, *backs = aids(GAME.view(s, ANNE), BOX)
    assert (boost.about, boost.ways, [row.card for row in boost.rows]) == (PeekedBoost(BART), 1, ["cat-nap-1"])
    assert [aid.about for aid in backs] == [UnseenCards("point"), UnseenCards("power"), UnseenCards("boost")]
    for aid in backs:
        assert sum([row.weight for row in aid.rows]) == aid.ways == aid.rows[0].total
    assert "cat-nap-1" not in [row.card for aid in backs for row in aid.rows]
    assert "cat-nap-1" in [row.card for aid in aids(GAME.view(s, CARA), BOX) for row in aid.rows]


def test_the_aid_says_which_cards_were_shuffled_and_where_they_can_be() -> None:
    s = house()
    lay(s, "b1", "thimble-1", up=True)
    lay(s, "b2", "cat-nap-1", up=True)
    hold(s, ANNE, "lights-out-1")
    play(s, ANNE, "boost lights-out-1")
    point, boost = [label for label in ("b1", "b2") if card_at(s, label) == "thimble-1"], \
        [label for label in ("b1", "b2") if card_at(s, label) == "cat-nap-1"]
    lots = [aid for aid in aids(GAME.view(s, CARA), BOX) if isinstance(aid.about, UnseenLot)]
    assert [(aid.about, [row.card for row in aid.rows]) for aid in lots] == [
        (UnseenLot("point", (AtCorner(point[0]),)), ["thimble-1"]),
        (UnseenLot("boost", (AtCorner(boost[0]),)), ["cat-nap-1"])]
    words = Words("house-mouse", "en", names=["Anne", "Bart", "Cara"])
    assert aid_lines(GAME, GAME.view(s, CARA), words)[:2] == [
        f"Points that lay open and were shuffled ({point[0]}): It can only be this card.", "  Thimble 100%"]
