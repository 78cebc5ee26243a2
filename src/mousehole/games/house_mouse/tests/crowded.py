"""Positions where Powers go round: a long turn, nests nearly full, Powers lying open all over the house."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BOOST, POINT, POWER
from mousehole.games.house_mouse.game import HouseMouse
from mousehole.games.house_mouse.table import NO_CARD, Table
from mousehole.games.house_mouse.tests.watched import is_awkward
from mousehole.kernel import Rng


def crowded(game: HouseMouse, seats: int, basil: bool, seed: int) -> Table:
    """The beginning of a turn. All cards are dealt again, most Powers to the player whose turn it is."""
    rng = Rng.numbered(seed)
    s: Table = game.start(seats, Rng.numbered(seed), {"basil": basil})
    while (asked := game.pending(s)[0]).prompt != "act":
        game.play(s, asked.seat, asked.options[rng.below(len(asked.options))])
    cards = list(range(s.box.cards))
    rng.shuffle(cards)
    points, powers, boosts = ([card for card in cards if s.box.type_of[card] == kind] for kind in (POINT, POWER, BOOST))
    powers.sort(key=lambda card: is_awkward(s.box, card))  # those are dealt first: to the player whose turn it is
    for mouse in s.clockwise_from(s.turn):
        few, size = (4, 5 + rng.below(7)) if mouse == s.turn else (rng.below(2), rng.below(4))
        s.nests[mouse] = _taken(powers, few)
        s.nests[mouse] += _taken(points, size - len(s.nests[mouse]))
    full = s.clockwise_from(s.turn)[1]
    if rng.below(2) and len(points) > 2 * len(s.house):
        s.nests[full] += _taken(points, 11 - len(s.nests[full]))
    for seat in range(seats):
        s.hands[seat] = sorted(_taken(boosts, rng.below(3)))
    for corner in range(len(s.house)):
        is_free = s.is_free_corner(corner)
        is_power = bool(powers) and rng.below(3) > 0
        s.house[corner] = NO_CARD if not is_free and rng.below(2) else (powers if is_power else points).pop()
        s.up |= (is_free and is_power) << corner
    s.pile = points + powers + boosts
    rng.shuffle(s.pile)
    s.bonus = 7
    s.events = []
    return s


def _taken(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(min(count, len(cards)))]
