"""Head of Mousehold: weights by which a bot takes some hidden mice for likelier than others; learned: `beliefs.toml`.

What the rows of evidence mean, and how they are used, is in `guesses.py`.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.suspects import Odds
from mousehole.games.head_of_mousehold.wire import View

CHOOSING: Final = ["second", "third", "fourth", "slowest", "Squeakers", "slow Squeakers"]
PLACING: Final = [
    "cheese", "caught", "Squeaker", "fastest", "second", "third", "fourth",
    "prize, fastest", "prize, second", "prize, third", "prize, fourth", "prize, slowest",
    "first, fastest", "first, second", "first, third", "first, fourth", "first, slowest",
    "later, fourth", "later, slowest", "Squeaker ahead", "Squeaker caught"]


class Public:
    """What everybody at the table sees of a round: the same from all views of it."""

    def __init__(self, ranks: list[int], prizes: list[float], odds: list[Odds], is_cat_asleep: bool) -> None:
        self.ranks: Final = ranks    # by colour, its place in the column as it is now
        self.prizes: Final = prizes  # by trap
        self.odds: Final = odds      # by clan
        self.is_cat_asleep: Final = is_cat_asleep


class Beheld:
    """What a view says about hidden cards. A view is imagined many times, so it is worked out once."""

    def __init__(self, view: View, public: Public) -> None:
        self.view: Final = view
        self.public: Final = public
        self.ways: Final[list[list[int]]] = [[] for _ in range(view.seats)]  # by clan: sums of weights up to each way
        # by clan, hidden card and kind: a weight; no kinds: any is as likely
        self.spots: Final[list[list[list[int]]]] = [[] for _ in range(view.seats)]


class Beliefs:
    """The weights, and what was worked out last."""

    def __init__(self, choosing: list[float], placing: list[float]) -> None:
        self.choosing: Final = choosing
        self.placing: Final = placing
        self.last: Beheld | None = None
