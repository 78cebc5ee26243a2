"""The deal of the day: one round, your clan against Old Whiskers'; the most cheese wins.

One round: everything that can be known is on the table at once, and a second one would not be the same for
everybody, because it depends on who was caught. A single round forgives sending the best mice; but with as much
cheese on both sides, the clan with more mice left wins (HEAD-40), so those who are caught still count.
"""
from mousehole.kernel import Options

SEATS = 2
BOTS = {1: "old-whiskers"}
OPTIONS: Options = {}
EDITION = "round"
