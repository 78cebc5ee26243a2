"""Head of Mousehold: the figures in which hints and reviews give their reasons."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.table import Table
from mousehole.kernel import Seat


def measures(s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The cheese won, cheese gained and mice lost if the round ended now; and the best opponent's cheese then."""
    sights, danger, most = [0] * s.seats, 0, s.most_mice()
    for trap in range(len(s.lines)):
        line = s.in_line(trap)
        losses = s.losses(line, most)
        for at in range(min(losses, len(line))):
            danger += line[at].clan == seat
        if losses < len(line):
            sights[line[losses].clan] += s.cheese_on(trap)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.cheese_of(other) + sights[other])
    return (("cheese", float(s.cheese_of(seat))), ("sight", float(sights[seat])), ("danger", float(danger)),
            ("rival", float(rival)))
