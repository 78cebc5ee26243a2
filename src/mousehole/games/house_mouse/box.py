"""The contents of the box: cards, each an ordered list of effects, and the houses that the rooms make."""
from __future__ import annotations

import re
from typing import Final

from mousehole.games.house_mouse.habits import BY_HAND, Habits
from mousehole.games.house_mouse.house import House
from mousehole.games.house_mouse.wire import (
    BASIL,
    Activate,
    Nap,
    PickCard,
    PickMice,
    PickMouse,
    PickRoom,
    PlayBoost,
)
from mousehole.kernel import Choice, Step

POINT: Final = 1
POWER: Final = 2
BOOST: Final = 3
BACKS: Final = ["", "point", "power", "boost"]  # HOUSE-5 what a back shows; first: no card

BASIC: Final = 1
COLLECTION: Final = 2
COMBO: Final = 3
FORMS: Final = {"basic": BASIC, "collection": COLLECTION, "combo": COMBO}

FULL: Final = 12
ROUNDS: Final = 40

ANY_TIME: Final = "any"
OWN_TURN: Final = "own-turn"
DECLARED: Final = "declared"  # right after somebody else declared a Power


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Kind:
    """One printed card, however many copies there are."""

    def __init__(self, name: str, type: int, copies: int, form: int = 0, values: tuple[int, ...] = (),
                 partner: str = "", effects: tuple[Step, ...] = (), when: str = ANY_TIME,
                 texts: dict[str, str] | None = None) -> None:
        self.name: Final = name
        self.slug: Final = slug(name)
        self.type: Final = type
        self.copies: Final = copies
        self.form: Final = form
        self.values: Final = values    # basic: its points; collection: for 1, 2, 3; combo: alone, and each together
        self.partner: Final = slug(partner)
        self.effects: Final = effects
        self.when: Final = when        # of a Boost
        self.texts: Final = texts or {}  # what is printed on it, by language; catalogues have words for the others


class Box:
    """An edition. Cards are numbers; `codes` are their names on the wire. One for all tables."""

    def __init__(self, kinds: list[Kind], room_cards: int, houses: list[House | None], full: int = FULL,
                 rounds: int = ROUNDS, most: int = BASIL) -> None:
        self.kinds: Final = kinds
        self.room_cards: Final = room_cards
        self.houses: Final = houses    # by number of players
        self.full: Final = full        # HOUSE-23 cards in a nest that end the game
        self.rounds: Final = rounds    # HOUSE-46 at most
        self.most: Final = most        # players
        self.kind_of: Final = [n for n, kind in enumerate(kinds) for _ in range(kind.copies)]
        self.cards: Final = len(self.kind_of)
        self.type_of: Final = [kinds[n].type for n in self.kind_of]
        self.codes: Final = [f"{kind.slug}-{copy + 1}" for kind in kinds for copy in range(kind.copies)]
        self.number: Final = {code: card for card, code in enumerate(self.codes)}
        if len(self.number) != self.cards:
            raise ValueError("two cards have one name")
        slugs = [kind.slug for kind in kinds]
        for kind in kinds:
            if kind.partner and kind.partner not in slugs:
                raise ValueError(f"{kind.name} has no partner {kind.partner}")
        self.partner_of: Final = [slugs.index(kind.partner) if kind.partner else -1 for kind in kinds]
        # A nest's score is asked for all the time: cards of a collection or a pair are counted in one number, by kind.
        self.grouped: Final = [n for n, kind in enumerate(kinds) if kind.form in (COLLECTION, COMBO)]
        self.tally_width: Final = max([kinds[n].copies for n in self.grouped], default=0).bit_length()
        self.tally_mask: Final = (1 << self.tally_width) - 1
        self.tally_shift: Final = [self.tally_width * self.grouped.index(n) if n in self.grouped else 0
                                   for n in range(len(kinds))]
        self.tally: Final = [1 << self.tally_shift[n] if n in self.grouped else 0 for n in self.kind_of]
        self.basic: Final = [kinds[n].values[0] if kinds[n].form == BASIC else 0 for n in self.kind_of]
        self.habits = Habits(BY_HAND)  # how the quick player weighs things
        self.uses = [0.0] * len(kinds)  # what one use of each Power is worth on average, in points
        self.point_worth = 0.0         # what a Point promises by its back, and one use of a Power
        self.power_use = 0.0
        self.cancelling: Final = [card for card in range(self.cards) if kinds[self.kind_of[card]].when == DECLARED]
        self.activate: Final[list[Choice]] = [Activate(code) for code in self.codes]
        self.play: Final[list[Choice]] = [PlayBoost(code) for code in self.codes]
        self.pick_card: Final[list[Choice]] = [PickCard(code) for code in self.codes]
        self.pick_mouse: Final[list[Choice]] = [PickMouse(mouse) for mouse in range(BASIL + 1)]
        self.pick_mice: Final[list[list[Choice]]] = [[PickMice(one, other) for other in range(BASIL + 1)]
                                                     for one in range(BASIL + 1)]
        self.pick_room: Final[list[Choice]] = [PickRoom(room + 1) for room in range(room_cards)]
        self.nap_now: Final[list[Choice]] = [Nap(mouse, True) for mouse in range(BASIL + 1)]
        self.nap_next: Final[list[Choice]] = [Nap(mouse, False) for mouse in range(BASIL + 1)]

    def house_for(self, seats: int) -> House:
        house = self.houses[seats]
        assert house is not None
        return house

    def effects(self, card: int) -> tuple[Step, ...]:
        return self.kinds[self.kind_of[card]].effects

    def when(self, card: int) -> str:
        return self.kinds[self.kind_of[card]].when
