"""Fibs & Filberts: a quick sensible player, and what a table is worth."""
from __future__ import annotations

from fibs_and_filberts.table import Table
from mousehole.kernel import Choice, Decision, Rng, Seat

HONEST = 75    # per cent of single filberts that are told truthfully; of more than one, all
DOUBTFUL = 55  # per cent of shells that are too light for a number, as the chance that somebody doubts it


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """Be honest about good shells, make something up about poor ones, and doubt high numbers more than low ones."""
    if d.prompt == "hide":
        return d.options[rng.below(len(d.options))]
    if d.prompt == "say":
        return d.options[number_for(s, rng) - 1]
    lighter = sum(s.box.copies[:s.number])
    return d.options[rng.below(100 * len(s.box.shells) * (s.seats - 1)) < DOUBTFUL * lighter]


def number_for(s: Table, rng: Rng) -> int:
    """An empty shell is always a fib, a single filbert sometimes; anything more is told as it is."""
    inside = s.hidden
    is_honest = inside > 1 or (inside == 1 and rng.below(100) < HONEST)
    return inside if is_honest or inside == s.box.highest else inside + 1 + rng.below(s.box.highest - inside)


def evaluate(s: Table, seat: Seat) -> float:
    """How far this seat is ahead of the best of the others, beside what can still be won."""
    left = sum([len(hand) for hand in s.hands]) * s.box.highest / s.seats
    best = max([count for other, count in enumerate(s.filberts) if other != seat])
    return min(max(0.5 + (s.filberts[seat] - best) / (2 * (left + 4)), 0.0), 1.0)
