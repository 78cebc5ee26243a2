"""The box: what an edition prints, and every choice that it allows, each made once."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.beliefs import Beliefs
from mousehole.games.head_of_mousehold.habits import BY_HAND, Habits
from mousehole.games.head_of_mousehold.mice import (
    KINDS,
    NO_MOUSE,
    Way,
    colours_in,
    count,
    holds,
    kinds_in,
    mice_in,
    one,
    parts,
    size,
)
from mousehole.games.head_of_mousehold.suspects import Suspects
from mousehole.games.head_of_mousehold.wire import AddMouse, Colour, HandOver, Keep, Pass, Place, Swap
from mousehole.kernel import Choice

ROUNDS: Final = 5
MAX_TRAPS: Final = 5
MAX_TOKENS: Final = MAX_TRAPS * (ROUNDS + 2)  # one per trap and round, and one more each for Heist and Blind Tasting
USUAL: Final = 0  # as many mice or traps as the rulebook says for the number of players
REMEMBERED: Final = 50_000                      # cached lists of ways to choose; then the cache is cleared
PASS: Final = Pass()
KEEP: Final = Keep()


class Box:
    """Shared by all tables. Its dictionaries are caches: everything in them follows from what is printed."""

    def __init__(self, clans: list[str], colours: list[Colour], squeakers: int, plain: int, plain_for_two: int,
                 cheese: dict[int, int], events: list[str], rounds: int = ROUNDS, asked: int = USUAL,
                 traps: int = USUAL, most: int = MAX_TRAPS) -> None:
        letters = [colour.letter for colour in colours]
        self.clans: Final = clans
        self.colours: Final = colours
        self.events: Final = events
        self.rounds: Final = rounds
        self.asked: Final = asked
        self.fixed_traps: Final = traps
        self.most: Final = most                                    # players
        self.habits = Habits(BY_HAND)                              # how the quick player weighs things
        self.beliefs: Beliefs | None = None                        # which hidden mice are likelier; None: all alike
        self.column: Final = list(range(len(colours)))             # HEAD-10 before it is shuffled
        self.values: Final = sorted(cheese)                        # what a token can be worth
        self.tokens: Final = [cheese[value] for value in sorted(cheese)]
        self.cards: Final = [letter + mark for letter in letters for mark in ("", "!")]
        self.codes: Final = {card: mouse for mouse, card in enumerate(self.cards)}
        small, large = 0, 0
        for colour in self.column:
            small += plain * one(2 * colour) + squeakers * one(2 * colour + 1)
            large += plain_for_two * one(2 * colour)
        self.clan: Final = small                                   # HEAD-3 without the 2P cards…
        self.clan_for_two: Final = small + large                   # …and with them
        self.places: Final = [[[Place(card, trap, hostage) for trap in range(MAX_TRAPS)] for card in self.cards]
                              for hostage in (False, True)]
        self.add: Final = [AddMouse(card) for card in self.cards]
        self.hand_overs: Final = [HandOver(card) for card in self.cards]
        self.swaps: Final = [[Swap(card, instead) for instead in self.cards] for card in self.cards]
        self.ways: Final[dict[int, list[int]]] = {}
        self.lists: Final[dict[int, tuple[str, ...]]] = {}
        self.meeples: Final = [tuple([colours[colour].letter for colour in range(len(colours)) if shown >> colour & 1])
                               for shown in range(1 << len(colours))]  # by the set of colours
        self.way_of: Final[dict[int, Way]] = {}
        self.samples: Final[dict[int, list[Way]]] = {}
        self.suspects: Final[dict[int, Suspects]] = {}
        self.adds: Final[dict[int, tuple[Choice, ...]]] = {}
        self.placings: Final[dict[int, tuple[Choice, ...]]] = {}

    def mice_asked(self, seats: int) -> int:
        """HEAD-11 How many mice each player chooses; HEAD-19 and how many turns they have to place them."""
        return self.asked or (4 if seats == 2 else 3)

    def traps(self, seats: int) -> int:
        """HEAD-4 One per player; three for two players."""
        return self.fixed_traps or (3 if seats == 2 else seats)

    def card_of(self, name: str) -> str:
        """The card that is meant: letters may be small, unless small ones are printed."""
        return name.upper() if name not in self.codes and name.upper() in self.codes else name

    def written(self, pile: int) -> tuple[str, ...]:
        """The cards of a pile."""
        cards = self.lists.get(pile)
        if cards is None:
            cards = tuple([self.cards[mouse] for mouse in mice_in(pile)])
            if len(self.lists) >= REMEMBERED:
                self.lists.clear()
            self.lists[pile] = cards
        return cards

    def ways_to_choose(self, clan: int, mice: int, meeples: int = 0, is_changed: bool = False) -> list[int]:
        """Every choice of that many mice of a clan that shows these meeples (0: not shown yet).

        `is_changed`: HEAD-39 one mouse of it may have been swapped for another one after the meeples were shown.
        """
        key = ((clan * 8 + mice) * 32 + meeples) * 2 + is_changed
        ways = self.ways.get(key)
        if ways is None:
            ways = [way for way in parts(clan, mice) if meeples == 0 or colours_in(way) == meeples
                    or (is_changed and _was_swapped(clan, way, meeples))]
            if len(self.ways) >= REMEMBERED:
                self.ways.clear()
            self.ways[key] = ways
        return ways

    def samples_of(self, home: int, mice: int) -> list[Way]:
        """The same for a clan's mice at home, in full (for the policy). All lists share their ways."""
        key = home * 8 + mice
        samples = self.samples.get(key)
        if samples is None:
            samples = []
            for pile in self.ways_to_choose(home, mice):
                way = self.way_of.get(pile)
                if way is None:
                    way = Way(pile)
                    self.way_of[pile] = way
                samples.append(way)
            if len(self.samples) >= REMEMBERED:
                self.samples.clear()
            self.samples[key] = samples
        return samples

    def suspects_of(self, clan: int, seen: int, hidden: int, meeples: int, is_changed: bool) -> Suspects:
        """What the `hidden` cards of a clan can be, given the cards of it that are `seen`."""
        key = ((((clan << 20) + seen) * 8 + hidden) * 32 + meeples) * 2 + is_changed
        suspects = self.suspects.get(key)
        if suspects is None:
            ways = [0]
            if hidden:
                all_ways = self.ways_to_choose(clan, size(seen) + hidden, meeples, is_changed)
                ways = [way - seen for way in all_ways if holds(way, seen)]
            suspects = Suspects(hidden, ways)
            if len(self.suspects) >= REMEMBERED:
                self.suspects.clear()
            self.suspects[key] = suspects
        return suspects

    def adds_of(self, home: int) -> tuple[Choice, ...]:
        """HEAD-11 Every kind of mouse that can be added."""
        adds = self.adds.get(home)
        if adds is None:
            adds = tuple([self.add[mouse] for mouse in kinds_in(home)])
            if len(self.adds) >= REMEMBERED:
                self.adds.clear()
            self.adds[home] = adds
        return adds

    def placings_of(self, hand: int, held: int, traps: int, may_pass: bool) -> tuple[Choice, ...]:
        """HEAD-15 Every different card of a player under every trap."""
        key = ((hand * 16 + held + 1) * 8 + traps) * 2 + may_pass
        placings = self.placings.get(key)
        if placings is None:
            found: list[Choice] = []
            for mouse in kinds_in(hand):
                found += self.places[0][mouse][:traps]
            if held != NO_MOUSE:
                found += self.places[1][held][:traps]
            if may_pass:
                found.append(PASS)
            placings = tuple(found)
            if len(self.placings) >= REMEMBERED:
                self.placings.clear()
            self.placings[key] = placings
        return placings


def _was_swapped(clan: int, way: int, meeples: int) -> bool:
    """Whether one of these mice can have been swapped for one that is at home now."""
    home = clan - way
    for came in kinds_in(way):
        for went in range(KINDS):
            if count(home, went) and colours_in(way - one(came) + one(went)) == meeples:
                return True
    return False
