"""House Mouse: how to play it sensibly. Greedy on the own score, from what the seat may know."""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.house_mouse.box import BOOST, POINT, POWER
from mousehole.games.house_mouse.rules.boosts import Cancel, ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.moving import OWN, Move, MoveEach, Teleport
from mousehole.games.house_mouse.rules.nests import ADJACENT, OPPONENT, DiscardCard, Flip, Give, Steal, Trade
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.games.house_mouse.rules.turn import TakeActions
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.table import FULL, NO_CARD, Table, mark
from mousehole.games.house_mouse.wire import (
    BASIL,
    Activate,
    Decline,
    DiscardIt,
    EndTurn,
    GoTo,
    Nap,
    PickCard,
    PickCorner,
    PickMice,
    PickMouse,
    PickRoom,
    PlaceBasil,
    PlaceMouse,
    PlayBoost,
    Scavenge,
    SendBasil,
    Stop,
)
from mousehole.kernel import Choice, Decision, Interrupt, Rng, Seat, Step

BACK_WORTH: Final = [0.0, 1.9, 0.6, 0.8]  # what a card is worth of which only the back is known
ACTION: Final = 0.7                       # what an action is worth
LAST_CARD: Final = 6.0                    # what it is worth to end the game ahead, or not to end it behind


def evaluate(s: Table, seat: Seat) -> float:
    """How likely a win is, by the lead in points: a lead counts for more the fuller the nests are."""
    own = float(score(s.box, s.nests[seat])) + 0.01 * len(s.nests[seat])
    best, fullest = -1000.0, 0
    for mouse in s.all_mice():
        fullest = max(fullest, len(s.nests[mouse]))
        if mouse != seat:
            best = max(best, float(score(s.box, s.nests[mouse])) + 0.01 * len(s.nests[mouse]))
    if s.ended:
        return 1.0 if own >= best else 0.0
    scale = 1.5 + 0.6 * max(FULL - fullest, 0)
    return 1.0 / (1.0 + exp(-max(min((own - best) / scale, 50.0), -50.0)))


def measures(s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The points, the best other mouse's, and what the corner under the own mouse promises."""
    at = s.mice[seat]
    return (("points", float(score(s.box, s.nests[seat]))),
            ("rival", float(score(s.box, s.nests[leader_but(s, seat)]))),
            ("nest", float(len(s.nests[seat]))),
            ("corner", corner_worth(s, seat, at, seat) if at >= 0 else 0.0))  # not placed yet


def policy(s: Table, d: Decision, rng: Rng) -> Choice | None:
    """The best option by `option_worth`, any of the best; a Boost only when it promises something."""
    best, best_worth, equals = d.options[0], -1000.0, 0
    for choice in d.options:
        worth = boost_worth(s, d.seat, choice) if isinstance(choice, PlayBoost) else option_worth(s, d, choice)
        if worth > best_worth:
            best, best_worth, equals = choice, worth, 1
        elif worth == best_worth:
            equals += 1
            if rng.below(equals) == 0:
                best = choice
    if isinstance(best, Interrupt) and best_worth <= 0.0:
        return None
    return best


def gain_of(s: Table, mouse: int, card: int) -> float:
    """How many points more this card makes in that nest."""
    if s.box.type_of[card] != POINT:
        return 0.0
    nest = s.nests[mouse]
    return float(score(s.box, [*nest, card]) - score(s.box, nest))


def loss_of(s: Table, mouse: int, card: int) -> float:
    """How many points fewer that nest has without this card."""
    if s.box.type_of[card] != POINT:
        return 0.0
    nest = s.nests[mouse]
    return float(score(s.box, nest) - score(s.box, [other for other in nest if other != card]))


def leader_but(s: Table, seat: Seat) -> int:
    best, best_points = -1, -1000
    for mouse in s.all_mice():
        if mouse != seat:
            points = score(s.box, s.nests[mouse])
            if points > best_points:
                best, best_points = mouse, points
    return best


def is_ahead(s: Table, seat: Seat, extra: float) -> bool:
    return score(s.box, s.nests[seat]) + extra > score(s.box, s.nests[leader_but(s, seat)])


def corner_worth(s: Table, mouse: int, corner: int, seat: Seat) -> float:
    """What scavenging here is worth to that mouse, as far as this seat knows."""
    card = s.house[corner]
    if card == NO_CARD:
        return 0.0
    type = s.box.type_of[card]
    worth = BACK_WORTH[type]
    if type == POINT and s.has_seen(seat, corner):
        worth = gain_of(s, mouse, card)
    if type != BOOST and len(s.nests[mouse]) == FULL - 1:
        worth += LAST_CARD if is_ahead(s, mouse, worth) else -LAST_CARD
    return worth


def arrival_worth(s: Table, mouse: int, corner: int, seat: Seat) -> float:
    """A face-up card is taken at once; any other still costs an action."""
    worth = corner_worth(s, mouse, corner, seat)
    return worth if s.is_up(corner) else max(0.45 * worth, 0.0)


def best_dump(s: Table, seat: Seat) -> float:
    """What it is worth to be rid of the worst open card."""
    best = -1000.0
    for card in s.open_cards(seat):
        best = max(best, -loss_of(s, seat, card))
    return best if best > -1000.0 else 0.0


def best_theft(s: Table, seat: Seat, mouse: int) -> float:
    best = 0.0
    for card in s.open_cards(mouse):
        best = max(best, gain_of(s, seat, card) + (0.3 * loss_of(s, mouse, card)))
    return best


def effect_worth(s: Table, seat: Seat, effect: Step) -> float:
    """What an effect of a card promises, roughly."""
    house = s.box.house_for(s.seats)
    here = s.mice[seat]
    if isinstance(effect, Steal):
        best = 0.0
        for mouse in s.all_mice():
            is_near = bool(house.beside_mask[here] >> s.mice[mouse] & 1)
            if mouse != seat and not effect.random and (effect.source != ADJACENT or is_near):
                best = max(best, best_theft(s, seat, mouse))
        return best
    if isinstance(effect, (Give, DiscardCard)):
        return best_dump(s, seat)
    if isinstance(effect, Trade):
        return 0.1
    if isinstance(effect, Reach):
        best = 0.0
        for corner in house.beside[here]:
            if s.is_free_corner(corner):
                best = max(best, corner_worth(s, seat, corner, seat))
        return best
    if isinstance(effect, PutCard):
        return best_dump(s, seat) + corner_worth(s, seat, here, seat)
    if isinstance(effect, Move) and effect.whose == OWN:
        return 0.4 * effect.steps
    if isinstance(effect, Flip):
        return 0.0 if effect.up else 0.2
    return 0.15


def power_worth(s: Table, seat: Seat, card: int) -> float:
    worth = 0.0
    for effect in s.box.effects(card):
        worth += effect_worth(s, seat, effect)
    return worth


def boost_worth(s: Table, seat: Seat, choice: PlayBoost) -> float:
    """Above nothing: play it now. Most are kept for a quiet moment of one's own turn."""
    card = s.box.number[choice.card]
    effects = s.box.effects(card)
    first = effects[0]
    if isinstance(first, Cancel):
        declared = s.frames[-1]
        return power_worth(s, declared.who, declared.card) - 1.0
    if s.turn != seat or not isinstance(s.agenda[-1], TakeActions):
        return 0.0
    left = s.actions_left()
    if isinstance(first, ChangeActions):
        return 1.0 if first.whose != OWN or left == 0 else 0.0
    if isinstance(first, Refresh):
        used = 0
        for m in s.used:
            used += m % 16 == seat
        return 1.0 if used > 0 and left > 0 else 0.0
    if isinstance(first, Glue):
        return 1.0
    if isinstance(first, DrawCard):
        if first.to == OPPONENT:
            return 0.0
        return 1.0 if len(s.nests[seat]) < FULL - 1 or is_ahead(s, seat, 0.0) else 0.0
    if isinstance(first, Teleport):
        best = 0.0
        for corner in range(len(s.house)):
            if s.is_free_corner(corner) and not s.is_glued(seat):
                best = max(best, arrival_worth(s, seat, corner, seat))
        return best - 2.5
    if isinstance(first, (Give, Steal)):
        return best_dump(s, seat) - 1.5
    return 0.1 if isinstance(first, MoveEach) and left == 0 else 0.0


def option_worth(s: Table, d: Decision, choice: Choice) -> float:
    seat = d.seat
    house = s.box.house_for(s.seats)
    if isinstance(choice, Scavenge):
        return corner_worth(s, seat, s.mice[seat], seat)
    if isinstance(choice, GoTo):
        corner = house.index[choice.corner]
        cost = house.cost(s.mice[seat], corner, s.occupied)
        return arrival_worth(s, seat, corner, seat) - 0.3 * (cost - 1)
    if isinstance(choice, Activate):
        card = s.box.number[choice.card]
        price = ACTION if d.prompt == "act" and mark(card, seat) not in s.free else 0.0
        return power_worth(s, seat, card) - price
    if isinstance(choice, (EndTurn, Decline, Stop)):
        return 0.05
    if isinstance(choice, (PlaceMouse, PlaceBasil)):
        sign = 1.0 if isinstance(choice, PlaceMouse) else -1.0
        return sign * corner_worth(s, seat, house.index[choice.corner], seat)
    if isinstance(choice, SendBasil):
        return 0.0
    return aim_worth(s, d, choice)


def aim_worth(s: Table, d: Decision, choice: Choice) -> float:
    """Where to aim an effect."""
    seat, house, prompt = d.seat, s.box.house_for(s.seats), d.prompt
    frame = s.frames[-1]
    if isinstance(choice, PickCorner):
        corner = house.index[choice.corner]
        if prompt in ("reach", "teleport"):
            return corner_worth(s, seat, corner, seat)
        if prompt == "step":
            mouse = d.args[0][1] if isinstance(d.args[0][1], int) else BASIL
            worth = arrival_worth(s, mouse, corner, seat)
            return worth if mouse == seat else -worth
        is_new_point = s.box.type_of[s.house[corner]] == POINT and not s.has_seen(seat, corner)
        return 1.0 if is_new_point and prompt == "peek" else 0.0
    if isinstance(choice, PickCard):
        card = s.box.number[choice.card]
        if prompt == "steal":
            return gain_of(s, seat, card) + 0.3 * loss_of(s, frame.target, card)
        if prompt == "flip":
            return loss_of(s, frame.target, card) if frame.target == seat else -loss_of(s, frame.target, card)
        if prompt == "trade":
            return power_worth(s, seat, card)
        return -loss_of(s, seat, card) + (0.1 if s.box.type_of[card] == POWER else 0.0)
    if isinstance(choice, PickMouse):
        if prompt == "steal-whom":
            return best_theft(s, seat, choice.mouse)
        if prompt == "flip-whose":
            return 1.0 if choice.mouse == seat else 0.0
        if prompt == "discard-or-give":
            gift = gain_of(s, choice.mouse, frame.last)
            return -gift - (0.0 if choice.mouse == leader_but(s, seat) else 0.5)
        if prompt == "give-whom" and best_dump(s, seat) < 0:
            return 0.0
        return float(choice.mouse == leader_but(s, seat))
    if isinstance(choice, DiscardIt):
        return 0.0
    if isinstance(choice, Nap):
        return float(choice.mouse == leader_but(s, seat)) + 0.1 * float(choice.now and s.actions_left() > 1)
    if isinstance(choice, PickMice):
        return swap_worth(s, seat, choice)
    return 0.0 if not isinstance(choice, PickRoom) else 0.1


def swap_worth(s: Table, seat: Seat, choice: PickMice) -> float:
    if seat not in (choice.one, choice.other):
        return 0.0
    other = choice.other if choice.one == seat else choice.one
    return arrival_worth(s, seat, s.mice[other], seat) - 0.5 * arrival_worth(s, other, s.mice[seat], seat)
