"""House Mouse: what cards promise before the end, in points. A Power scores nothing; it pays while it is used."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BASIC, BOOST, COLLECTION, POINT, POWER, Box
from mousehole.games.house_mouse.habits import Habits
from mousehole.games.house_mouse.rules.boosts import ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.looking import Peek, Reveal
from mousehole.games.house_mouse.rules.moving import OWN, Move, SwapMice, Teleport
from mousehole.games.house_mouse.rules.nests import ADJACENT, DiscardCard, Flip, Give, Steal, Trade
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.table import Table
from mousehole.kernel import Step

PACE: Final = 1.3        # cards that a nest gains in a round
LEAST_USE: Final = 0.05  # of a Power, whatever was learned: if nobody wanted any, nests would never fill


def weigh_by(box: Box, habits: Habits) -> None:
    """Let the quick player of this box weigh things by these habits from now on."""
    box.habits = habits
    for n in range(len(box.kinds)):
        if box.kinds[n].type == POWER:
            box.uses[n] = max(use_of(habits, box.kinds[n].effects), LEAST_USE)
    box.point_worth, box.power_use = point_worth(box), power_use(box)


def use_of(habits: Habits, effects: tuple[Step, ...]) -> float:
    """What one use of a Power is worth on average, in points."""
    worth = 0.0
    for effect in effects:
        worth += effect_use(habits, effect)
    return worth


def effect_use(habits: Habits, effect: Step) -> float:
    if isinstance(effect, Peek):
        return habits.use_of_peek * effect.count
    if isinstance(effect, Reveal):
        return habits.use_of_reveal_all if effect.every else habits.use_of_reveal
    if isinstance(effect, Move):
        return habits.use_of_move * effect.steps if effect.whose == OWN else habits.use_of_moving_others
    if isinstance(effect, Steal):
        if effect.random:
            return habits.use_of_random_steal
        return habits.use_of_steal_beside if effect.source == ADJACENT else habits.use_of_steal
    if isinstance(effect, (Give, DiscardCard)):
        return habits.use_of_getting_rid
    if isinstance(effect, (Reach, DrawCard, PutCard, Teleport)):
        return habits.use_of_fetching
    if isinstance(effect, ChangeActions):
        return habits.action * abs(effect.count)
    if isinstance(effect, Flip):
        return 0.1 if effect.up else habits.use_of_covering
    if isinstance(effect, (Trade, SwapMice, Refresh, Glue)):
        return habits.use_of_trade
    return 0.3


def turns_left(s: Table) -> float:
    """How many turns everybody has about left, by the fullest nest."""
    fullest = 0
    for mouse in s.all_mice():
        fullest = max(fullest, len(s.nests[mouse]))
    return max(s.box.full - fullest, 0) / PACE


def keep_worth(s: Table, card: int, turns: float) -> float:
    """What a Power in a nest still brings, used now and then."""
    return s.box.habits.later_use * s.box.uses[s.box.kind_of[card]] * turns


def power_gain(s: Table, card: int, turns: float) -> float:
    """What a Power brings to the player who scavenges it."""
    return keep_worth(s, card, turns) + s.box.habits.free_use * s.box.uses[s.box.kind_of[card]]


def promised(s: Table, mouse: int, turns: float) -> float:
    """The points of a nest, what its Powers still bring, and a little for every card: it breaks ties."""
    nest = s.nests[mouse]
    worth = float(score(s.box, nest)) + 0.01 * len(nest)
    for card in nest:
        if s.box.type_of[card] == POWER:
            worth += keep_worth(s, card, turns)
    if mouse < s.seats:
        worth += s.box.habits.boost * len(s.hands[mouse])
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
    for n in range(len(box.kinds)):
        if box.kinds[n].type == POWER:
            cards += box.kinds[n].copies
            worth += box.kinds[n].copies * box.uses[n]
    return worth / max(cards, 1)


def back_worth(s: Table, type: int, turns: float) -> float:
    """What a card is worth to the player who scavenges it, by its back."""
    if type == POINT:
        return s.box.habits.unknown_point * s.box.point_worth
    if type == BOOST:
        return s.box.habits.boost
    return (s.box.habits.later_use * turns + s.box.habits.free_use) * s.box.power_use
