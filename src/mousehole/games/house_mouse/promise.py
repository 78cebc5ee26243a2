"""House Mouse: what cards promise before the end, in points. A Power scores nothing; it pays while it is used."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BASIC, BOOST, COLLECTION, POINT, POWER, Box
from mousehole.games.house_mouse.rules.boosts import ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.looking import Peek, Reveal
from mousehole.games.house_mouse.rules.moving import OWN, Move, SwapMice, Teleport
from mousehole.games.house_mouse.rules.nests import ADJACENT, DiscardCard, Flip, Give, Steal, Trade
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.table import Table
from mousehole.kernel import Step

ACTION: Final = 0.7       # what an action is worth
BOOST_WORTH: Final = 1.2  # what a Boost is worth in a hand
FREE_USE: Final = 0.5     # the part of a use that the first, free one brings: it comes when it comes
LATER_USE: Final = 0.45   # the part of a use that a Power brings in each later turn: it costs an action
PACE: Final = 1.3         # cards that a nest gains in a round


def use_of(effects: tuple[Step, ...]) -> float:
    """What one use of a Power is worth on average, in points."""
    worth = 0.0
    for effect in effects:
        worth += effect_use(effect)
    return worth


def effect_use(effect: Step) -> float:
    if isinstance(effect, Peek):
        return 0.2 * effect.count
    if isinstance(effect, Reveal):
        return 1.2 if effect.every else 0.5
    if isinstance(effect, Move):
        return 0.6 * effect.steps if effect.whose == OWN else 0.6
    if isinstance(effect, Steal):
        return 0.8 if effect.random else 1.6 if effect.source == ADJACENT else 2.2
    if isinstance(effect, (Give, DiscardCard)):
        return 0.7
    if isinstance(effect, (Reach, DrawCard, PutCard, Teleport)):
        return 1.4
    if isinstance(effect, ChangeActions):
        return ACTION * abs(effect.count)
    if isinstance(effect, Flip):
        return 0.1 if effect.up else 0.4
    if isinstance(effect, (Trade, SwapMice, Refresh, Glue)):
        return 0.6
    return 0.3


def turns_left(s: Table) -> float:
    """How many turns everybody has about left, by the fullest nest."""
    fullest = 0
    for mouse in s.all_mice():
        fullest = max(fullest, len(s.nests[mouse]))
    return max(s.box.full - fullest, 0) / PACE


def keep_worth(s: Table, card: int, turns: float) -> float:
    """What a Power in a nest still brings, used now and then."""
    return LATER_USE * s.box.kinds[s.box.kind_of[card]].use * turns


def power_gain(s: Table, card: int, turns: float) -> float:
    """What a Power brings to the player who scavenges it."""
    return keep_worth(s, card, turns) + FREE_USE * s.box.kinds[s.box.kind_of[card]].use


def promised(s: Table, mouse: int, turns: float) -> float:
    """The points of a nest, what its Powers still bring, and a little for every card: it breaks ties."""
    nest = s.nests[mouse]
    worth = float(score(s.box, nest)) + 0.01 * len(nest)
    for card in nest:
        if s.box.type_of[card] == POWER:
            worth += keep_worth(s, card, turns)
    if mouse < s.seats:
        worth += BOOST_WORTH * len(s.hands[mouse])
    return worth


def point_worth(box: Box) -> float:
    """What a Point is worth of which only the back is known, as one of seven or so in a nest."""
    worth, cards = 0.0, 0
    for kind in box.kinds:
        if kind.type == POINT:
            cards += kind.copies
            if kind.form == BASIC:
                worth += kind.copies * kind.values[0]
            elif kind.form == COLLECTION:
                worth += kind.copies * (kind.values[0] + kind.values[1] / 2) / 2
            else:
                worth += kind.copies * (0.75 * kind.values[0] + 0.25 * kind.values[1])
    return worth / max(cards, 1)


def power_use(box: Box) -> float:
    """What one use of a Power is worth of which only the back is known."""
    worth, cards = 0.0, 0
    for kind in box.kinds:
        if kind.type == POWER:
            cards += kind.copies
            worth += kind.copies * kind.use
    return worth / max(cards, 1)


def back_worth(s: Table, type: int, turns: float) -> float:
    """What a card is worth to the player who scavenges it, by its back."""
    if type == POINT:
        return s.box.point_worth
    if type == BOOST:
        return BOOST_WORTH
    return (LATER_USE * turns + FREE_USE) * s.box.power_use
