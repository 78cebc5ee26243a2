"""The deal of the day: sixty moves alone, without a clock; the score is the number of mice.

Alone, because then every move is yours and two results can be compared. Untimed, because a seed fixes the
destinations, but not how quick a phone or a hand is; sixty moves are the game's own untimed mode (KEEP-9).
"""
from mousehole.kernel import Options

SEATS = 1
BOTS: dict[int, str] = {}
OPTIONS: Options = {"move_limit": 60, "first_player": 0}
EDITION = "standard"
