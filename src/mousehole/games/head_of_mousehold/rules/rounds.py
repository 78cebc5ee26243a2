"""Head of Mousehold: a round from start to end, and the end of the game."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import size
from mousehole.games.head_of_mousehold.rules.choosing import CHOOSE_MICE, SHOW_MEEPLES
from mousehole.games.head_of_mousehold.rules.claiming import CLAIM_CHEESE
from mousehole.games.head_of_mousehold.rules.daily_events import REVEAL_EVENT
from mousehole.games.head_of_mousehold.rules.drawing import draw_token, tell_speed
from mousehole.games.head_of_mousehold.rules.placing import PLACE_MICE
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import ALTERNATE, ClanCounted, TrapsBaited
from mousehole.kernel import Seat, Step


class PlayRound(Step):
    """HEAD-9 to HEAD-28 A round, in the order of the rulebook."""

    def do(self, s: Table) -> None:
        s.round += 1
        s.event, s.facing, s.is_cat_asleep, s.has_defects = "", ALTERNATE, False, False
        s.then(BAIT_TRAPS, SHUFFLE_SPEED, CHOOSE_MICE, SHOW_MEEPLES, REVEAL_EVENT, PLACE_MICE, CLAIM_CHEESE, END_ROUND)


class BaitTraps(Step):
    """HEAD-9 Every trap gets a token from the bag, face up, on top of what is there."""

    def do(self, s: Table) -> None:
        s.cheese = [[*tokens, draw_token(s)] for tokens in s.cheese]
        if s.events is not None:
            s.tell(TrapsBaited(s.round, s.first, tuple([tokens[-1] for tokens in s.cheese])))


class ShuffleSpeed(Step):
    """HEAD-10 The speed cards in a new order, the fastest at the top."""

    def do(self, s: Table) -> None:
        s.speed = s.box.column[:]
        s.rng.shuffle(s.speed)
        tell_speed(s)


class EndRound(Step):
    """HEAD-8 The first player token moves to the left; after five rounds the game is over."""

    def do(self, s: Table) -> None:
        s.first = s.left_of(s.first)
        s.turns = 0
        s.meeples, s.decided = [0] * s.seats, [False] * s.seats
        s.then(COUNT_CHEESE if s.round == s.box.rounds else PLAY_ROUND)


class CountCheese(Step):
    """HEAD-40 The most cheese wins, then the most mice left; cheese left on traps counts for nobody."""

    def do(self, s: Table) -> None:
        s.won = [s.won[seat] + s.won_blind[seat] for seat in range(s.seats)]  # now everybody sees it
        s.won_blind = [[] for _ in range(s.seats)]
        for seat in range(s.seats):
            s.tell(ClanCounted(seat, s.cheese_of(seat), size(s.clans[seat])))
        groups = ranking(s)
        if len(groups[0]) > 1:
            s.ended = "shared"
        elif len(groups) > 1 and s.cheese_of(groups[0][0]) == s.cheese_of(groups[1][0]):
            s.ended = "more-mice"
        else:
            s.ended = "most-cheese"


def standing(s: Table, seat: Seat) -> int:
    """Cheese first, mice second, as one number: a clan has fewer than a hundred mice."""
    return s.cheese_of(seat) * 100 + size(s.clans[seat])


def ranking(s: Table) -> list[list[Seat]]:
    """HEAD-40 Groups of equals, the best first."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    return [[seat for seat in range(s.seats) if standings[seat] == each]
            for each in sorted(set(standings), reverse=True)]


PLAY_ROUND: Final = PlayRound()
BAIT_TRAPS: Final = BaitTraps()
SHUFFLE_SPEED: Final = ShuffleSpeed()
END_ROUND: Final = EndRound()
COUNT_CHEESE: Final = CountCheese()
