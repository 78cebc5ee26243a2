"""The deal of the day: one round against Old Whiskers; whoever goes out first wins.

One round, because a whole game deals again and again, and what is dealt later depends on what was played before:
only the first hands are the same for everybody. The edition `round` has the cards of the standard one, and the
first wedge of cheese wins. Chance names the leader, from the same seed.
"""
from mousehole.kernel import Options

SEATS = 2
BOTS = {1: "old-whiskers"}
OPTIONS: Options = {}
EDITION = "round"
