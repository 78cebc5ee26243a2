"""Tiny Game: a quick sensible player, and what a table is worth."""
from __future__ import annotations

from mousehole.kernel import Choice, Decision, Rng, Seat
from mousehole.templates.tiny_game.table import Table


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """High cards for high piles; sometimes the next lower one, or everybody would play the same."""
    cards = sorted(set(s.hands[d.seat]))
    left = sorted(s.box.piles[s.round:])
    at = min(left.index(s.box.piles[s.round]) * len(cards) // len(left), len(cards) - 1)
    at = max(at - (rng.below(4) == 0), 0)
    return d.options[at]


def evaluate(s: Table, seat: Seat) -> float:
    """The share of all crumbs that are this seat's, or may still be."""
    left = sum(s.box.piles[s.round:]) / s.seats
    best = max([crumbs for other, crumbs in enumerate(s.crumbs) if other != seat])
    return min(max(0.5 + (s.crumbs[seat] - best) / (2 * (left + 5)), 0.0), 1.0)
