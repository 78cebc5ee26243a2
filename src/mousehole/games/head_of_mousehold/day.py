"""The deal of the day: two clans, yours and Old Whiskers', over the five rounds of a game; the most cheese wins.

All five rounds and not one: what a round has cost shows only later, when the mice are missing (HEAD-22), so a single
round would reward sending the best mice at once. With two clans the five rounds take ten minutes.
"""
from mousehole.kernel import Options

SEATS = 2
BOTS = {1: "old-whiskers"}
OPTIONS: Options = {}
EDITION = "standard"
