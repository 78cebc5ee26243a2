"""Who answers next, where no person and no real clock is at the table."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng, Seat

PACE = 6  # seconds that an answer takes off an open clock, if nobody says otherwise

Chooser = Callable[[Decision], Choice | None]


def answers(game: Game, s: Any, choose: Chooser, rng: Rng,
            pace: int | list[int] = PACE) -> Iterator[tuple[Seat, Choice, int]]:
    """Every answer until the game is over, with the seconds gone by; each is given when the next one is asked for.

    Whoever may interrupt is asked first (None: lets it pass), then one of those who must decide, by lot. An open
    clock answers once enough answers have taken their time, or at once where it alone is asked. `pace`: the seconds
    that an answer takes, everybody's or each seat's.
    """
    paces = [pace] * s.seats if isinstance(pace, int) else pace
    now = opened = 0
    while pending := game.pending(s):
        offers = [d for d in pending if isinstance(d.options[0], Interrupt)]
        seats = [d for d in pending[:len(pending) - len(offers)] if d.seat != CLOCK]
        clock = next((d for d in pending if d.seat == CLOCK), None)
        opened = opened if clock else now
        d, choice = _interrupt(offers, choose)
        if choice is None:
            if clock and (not seats or now - opened >= clock.seconds):
                d, choice = clock, clock.options[0]
                opened = now
            else:
                d = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
                choice = choose(d)
        assert d is not None and choice is not None, f"no answer to {d}"
        yield d.seat, choice, now
        game.play(s, d.seat, choice)
        now += paces[d.seat] if d.seat != CLOCK else 0


def _interrupt(offers: list[Decision], choose: Chooser) -> tuple[Decision | None, Choice | None]:
    for d in offers:
        if (choice := choose(d)) is not None:
            return d, choice
    return None, None
