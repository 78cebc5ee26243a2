"""House Mouse: the figures in which hints and reviews give their reasons."""
from __future__ import annotations

from mousehole.games.house_mouse.bots import corner_worth, leader_but
from mousehole.games.house_mouse.box import POWER
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.table import Table
from mousehole.kernel import Seat


def measures(s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The points, the best other mouse's, what the corner under your own mouse promises; then Powers and Boosts.

    Those score nothing and decide all the same.
    """
    at, powers = s.mice[seat], 0
    for card in s.nests[seat]:
        powers += s.box.type_of[card] == POWER
    return (("points", float(score(s.box, s.nests[seat]))),
            ("rival", float(score(s.box, s.nests[leader_but(s, seat)]))),
            ("nest", float(len(s.nests[seat]))),
            ("corner", corner_worth(s, seat, at, seat) if at >= 0 else 0.0),  # not placed yet
            ("powers", float(powers)), ("boosts", float(len(s.hands[seat]))))
