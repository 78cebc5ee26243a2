"""House Mouse: a sensible policy. Greedy on what your own nest promises, from what the seat may know."""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.house_mouse.box import BOOST, POINT, POWER, Box
from mousehole.games.house_mouse.habits import Habits
from mousehole.games.house_mouse.promise import (
    PACE,
    back_worth,
    keep_worth,
    power_gain,
    promised,
    turns_left,
    weigh_by,
)
from mousehole.games.house_mouse.rules.boosts import Cancel, ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.looking import Peek, Reveal
from mousehole.games.house_mouse.rules.moving import ANY, OWN, Move, MoveEach, Teleport
from mousehole.games.house_mouse.rules.nests import (
    ADJACENT,
    FULLER,
    OPPONENT,
    PICKS,
    DiscardCard,
    Flip,
    Give,
    Steal,
    Trade,
)
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.games.house_mouse.rules.turn import TakeActions
from mousehole.games.house_mouse.scoring import gain, loss, score
from mousehole.games.house_mouse.table import NO_CARD, Table, mark
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

PATIENCE: Final = 20    # rounds after which nobody waits for a better end…
HURRY: Final = 1.0      # …any card is worth so much to whoever has learned…
IDLE: Final = -1.0      # …and Powers so little: two players who keep getting rid of cards would never end


def take_up(box: Box, habits: dict[str, float]) -> None:
    """Let this box's quick player weigh things by these numbers from now on."""
    weigh_by(box, Habits(habits))


def evaluate(s: Table, seat: Seat) -> float:
    """Half the chance of the win, half of being ahead of each other: by the lead in what the nests promise.

    A lead counts for more the fuller the nests are.
    """
    turns = turns_left(s)
    own = promised(s, seat, turns)
    best, sum_ahead, others = -1000.0, 0.0, 0
    scale = 1.5 + 0.6 * PACE * turns
    for mouse in s.all_mice():
        if mouse != seat:
            theirs = promised(s, mouse, turns)
            best = max(best, theirs)
            sum_ahead += chance(own - theirs, scale)
            others += 1
    if s.ended:
        return 1.0 if own >= best else 0.0
    return (chance(own - best, scale) + sum_ahead / others) / 2


def progress(s: Table) -> float:
    """How full the fullest nest is: the twelfth card ends the game."""
    most = 0
    for mouse in s.all_mice():
        most = max(most, len(s.nests[mouse]))
    return min(most / s.box.full, 1.0)


def chance(lead: float, scale: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(lead / scale, 50.0), -50.0)))


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
    return detour(s, d, best) if isinstance(best, EndTurn) else best


def hurried(s: Table, d: Decision) -> Decision:
    """When a game has lasted long, let whoever has learned take the card at hand, or go to one: it must end some day.

    Thinking ahead, each of four players may find a reason to wait for somebody else to end it.
    """
    if s.round <= PATIENCE or d.prompt != "act" or not s.box.habits.hurries:
        return d
    taking: list[Choice] = [choice for choice in d.options if isinstance(choice, Scavenge)]
    going: list[Choice] = [choice for choice in d.options if isinstance(choice, GoTo)]
    left = tuple(taking or going)
    return Decision(d.seat, d.prompt, left, d.clause, d.seconds, d.args) if left else d


def detour(s: Table, d: Decision, end_turn: Choice) -> Choice:
    """Where no single step helps: the first of two steps that do, or the end of the turn.

    A mouse at a bare corner with nothing but bad cards around would otherwise stay there forever.
    """
    best, best_worth = end_turn, s.box.habits.stay if s.round <= PATIENCE else -1000.0
    house = s.box.house_for(s.seats)
    for choice in d.options:
        if isinstance(choice, GoTo):
            corner = house.index[choice.corner]
            worth = arrival_worth(s, d.seat, corner, d.seat) + next_step_worth(s, d.seat, corner)
            if worth > best_worth:
                best, best_worth = choice, worth
    return best


def next_step_worth(s: Table, seat: Seat, corner: int) -> float:
    """The best card one step further. A bare corner gets a new card when the mouse leaves it (HOUSE-13)."""
    best = 0.0
    if s.house[s.mice[seat]] == NO_CARD and s.pile:
        best = back_worth(s, s.box.type_of[s.pile[-1]], turns_left(s))
    for beside in s.box.house_for(s.seats).beside[corner]:
        if s.is_free_corner(beside):
            best = max(best, corner_worth(s, seat, beside, seat))
    return best


def gain_of(s: Table, mouse: int, card: int) -> float:
    """How many points more this card makes in that nest."""
    if s.box.type_of[card] != POINT:
        return 0.0
    return float(gain(s.box, s.nests[mouse], card))


def loss_of(s: Table, mouse: int, card: int) -> float:
    """How many points fewer that nest has without this card."""
    if s.box.type_of[card] != POINT:
        return 0.0
    return float(loss(s.box, s.nests[mouse], card))


def power_loss(s: Table, card: int) -> float:
    """What a Power still brings to the nest that has it; nothing for a Point."""
    return keep_worth(s, card, turns_left(s)) if s.box.type_of[card] == POWER else 0.0


def leader_but(s: Table, seat: Seat) -> int:
    best, best_points = -1, -1000
    for mouse in s.all_mice():
        if mouse != seat:
            points = score(s.box, s.nests[mouse])
            if points > best_points:
                best, best_points = mouse, points
    return best


def is_ahead(s: Table, seat: Seat, extra: float) -> bool:
    points = score(s.box, s.nests[seat]) + extra
    return all(mouse == seat or score(s.box, s.nests[mouse]) < points for mouse in s.all_mice())


def corner_worth(s: Table, mouse: int, corner: int, seat: Seat) -> float:
    """What scavenging here is worth to that mouse, as far as this seat knows."""
    card = s.house[corner]
    if card == NO_CARD:
        return 0.0
    type, habits = s.box.type_of[card], s.box.habits
    if type == BOOST:
        return habits.boost
    if not s.has_seen(seat, corner):
        worth = back_worth(s, type, turns_left(s))
    elif type == POINT:
        worth = gain_of(s, mouse, card)
    else:
        worth = power_gain(s, card, turns_left(s))
    if len(s.nests[mouse]) == s.box.full - 1:
        if is_ahead(s, mouse, worth if type == POINT else 0.0):
            worth += habits.last_card
        elif s.round <= PATIENCE:
            worth -= habits.last_card
    else:
        worth += habits.card
        if habits.card_ahead != 0.0 and is_ahead(s, mouse, 0.0):
            worth += habits.card_ahead
    return max(worth, HURRY) if s.round > PATIENCE and habits.hurries else worth


def arrival_worth(s: Table, mouse: int, corner: int, seat: Seat, can_take: bool = True) -> float:
    """A face-up card is taken at once; any other still costs an action, for which the turn may be too short."""
    worth = corner_worth(s, mouse, corner, seat)
    if s.is_up(corner):
        return worth
    return max((s.box.habits.not_yet if can_take else s.box.habits.not_this_turn) * worth, 0.0)


def best_dump(s: Table, seat: Seat) -> float:
    """What it is worth to be rid of the worst open card."""
    best = -1000.0
    for card in s.open_cards(seat):
        best = max(best, -loss_of(s, seat, card) - power_loss(s, card))
    return best if best > -1000.0 else 0.0


def best_theft(s: Table, seat: Seat, mouse: int) -> float:
    best = 0.0
    spite = s.box.habits.spite
    for card in s.open_cards(mouse):
        best = max(best, gain_of(s, seat, card) + spite * loss_of(s, mouse, card) + power_loss(s, card))
    return best


def effect_worth(s: Table, seat: Seat, effect: Step, is_after_reveal: bool, eye: Seat) -> float:
    """What an effect of a card promises, roughly, as far as the eye knows."""
    here, habits = s.mice[seat], s.box.habits
    if isinstance(effect, Steal):
        return theft_worth(s, seat, effect)
    if isinstance(effect, (Give, DiscardCard)):
        return best_dump(s, seat)
    if isinstance(effect, Trade):
        return habits.now_trade if effect.how == PICKS else borrowing_worth(s, seat)
    if isinstance(effect, Reach):
        return best_beside(s, seat, 1.0, eye)
    if isinstance(effect, PutCard):
        return best_dump(s, seat) + corner_worth(s, seat, here, eye)
    if isinstance(effect, DrawCard):
        return back_worth(s, s.box.type_of[s.pile[-1]], turns_left(s)) if s.pile and effect.to == OWN else 0.3
    if isinstance(effect, Move) and effect.whose == OWN:
        if s.is_glued(seat):
            return 0.0
        return best_beside(s, seat, 1.0 if is_after_reveal else 0.45, eye) \
            + habits.now_step_more * (effect.steps - 1)
    if isinstance(effect, Move):
        return best_beside(s, seat, 1.0, eye) if is_after_reveal and effect.whose == ANY else habits.now_moving_others
    if isinstance(effect, Reveal):
        return habits.now_reveal_all if effect.every else habits.now_reveal
    if isinstance(effect, Peek):
        return habits.now_peek * effect.count
    if isinstance(effect, Flip):
        return 0.0 if effect.up else habits.now_covering
    if isinstance(effect, ChangeActions):
        return habits.action * effect.count if effect.whose == OWN else 0.5
    return habits.now_else


def theft_worth(s: Table, seat: Seat, effect: Steal) -> float:
    if effect.random:
        return 0.0
    beside = s.box.house_for(s.seats).beside_mask[s.mice[seat]]
    best = 0.0
    for mouse in s.all_mice():
        if mouse == seat or (effect.source == ADJACENT and not beside >> s.mice[mouse] & 1) \
                or (effect.source == FULLER and len(s.nests[mouse]) <= len(s.nests[seat])):
            continue
        best = max(best, best_theft(s, seat, mouse))
    return best


def borrowing_worth(s: Table, seat: Seat) -> float:
    """How much more the best Power of another nest brings than a middling one."""
    best = 0.0
    for mouse in s.all_mice():
        if mouse != seat:
            for card in s.open_cards(mouse):
                best = max(best, s.box.uses[s.box.kind_of[card]])
    return max(best - s.box.power_use, 0.0)


def best_beside(s: Table, seat: Seat, share: float, eye: Seat) -> float:
    """The best card next to a mouse, as far as the eye knows; `share`: what it is worth while it is face down."""
    best = 0.0
    for corner in s.box.house_for(s.seats).beside[s.mice[seat]]:
        if s.is_free_corner(corner):
            worth = corner_worth(s, seat, corner, eye)
            best = max(best, worth if s.is_up(corner) else share * worth)
    return best


def power_worth(s: Table, seat: Seat, card: int, eye: Seat) -> float:
    """What a Power promises to a mouse now, as far as the eye knows: whoever may stop it has seen other cards."""
    worth, is_after_reveal = 0.0, False
    for effect in s.box.effects(card):
        worth += effect_worth(s, seat, effect, is_after_reveal, eye)
        is_after_reveal = isinstance(effect, Reveal)
    return worth


def boost_worth(s: Table, seat: Seat, choice: PlayBoost) -> float:
    """Above zero: play it now. Most are kept for a quiet moment of your own turn."""
    card = s.box.number[choice.card]
    effects = s.box.effects(card)
    first = effects[0]
    if isinstance(first, Cancel):
        declared = s.frames[-1]
        return power_worth(s, declared.who, declared.card, seat) - s.box.habits.hush
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
        return 1.0 if len(s.nests[seat]) < s.box.full - 1 or is_ahead(s, seat, 0.0) else 0.0
    if isinstance(first, Teleport):
        best = 0.0
        for corner in range(len(s.house)):
            if s.is_free_corner(corner) and not s.is_glued(seat):
                best = max(best, arrival_worth(s, seat, corner, seat))
        return best - s.box.habits.teleport
    if isinstance(first, (Give, Steal)):
        return best_dump(s, seat) - s.box.habits.dump
    return 0.1 if isinstance(first, MoveEach) and left == 0 else 0.0


def option_worth(s: Table, d: Decision, choice: Choice) -> float:
    seat = d.seat
    house = s.box.house_for(s.seats)
    if isinstance(choice, Scavenge):
        return corner_worth(s, seat, s.mice[seat], seat)
    if isinstance(choice, GoTo):
        corner = house.index[choice.corner]
        cost = house.cost(s.mice[seat], corner, s.occupied)
        return arrival_worth(s, seat, corner, seat, s.actions_left() > cost) - s.box.habits.long_way * (cost - 1)
    if isinstance(choice, Activate):
        card = s.box.number[choice.card]
        price = s.box.habits.action if d.prompt == "act" and mark(card, seat) not in s.free else 0.0
        if s.round > PATIENCE and s.box.habits.hurries:
            return IDLE
        return power_worth(s, seat, card, seat) - price
    if isinstance(choice, (EndTurn, Decline, Stop)):
        return s.box.habits.stay
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
        if prompt == "reveal":
            return reveal_worth(s, seat, corner)
        is_new_point = s.box.type_of[s.house[corner]] == POINT and not s.has_seen(seat, corner)
        is_near = bool(house.beside_mask[s.mice[seat]] >> corner & 1)
        return (1.0 if is_near else 0.6) if is_new_point else 0.0
    if isinstance(choice, PickCard):
        card = s.box.number[choice.card]
        if prompt == "steal":
            return gain_of(s, seat, card) + s.box.habits.spite * loss_of(s, frame.target, card) + power_loss(s, card)
        if prompt == "flip":
            return loss_of(s, frame.target, card) if frame.target == seat else -loss_of(s, frame.target, card)
        if prompt == "trade":
            return s.box.uses[s.box.kind_of[card]]
        return -loss_of(s, seat, card) - power_loss(s, card)
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


def reveal_worth(s: Table, seat: Seat, corner: int) -> float:
    """Prefer a corner next to the mouse."""
    is_near = bool(s.box.house_for(s.seats).beside_mask[s.mice[seat]] >> corner & 1) and s.is_free_corner(corner)
    return corner_worth(s, seat, corner, seat) if is_near else 0.2


def swap_worth(s: Table, seat: Seat, choice: PickMice) -> float:
    if seat not in (choice.one, choice.other):
        return 0.0
    other = choice.other if choice.one == seat else choice.one
    return arrival_worth(s, seat, s.mice[other], seat) - 0.5 * arrival_worth(s, other, s.mice[seat], seat)
