"""The deal of the day: one evening alone, with hidden burrows; won or lost, and how much food is on the table.

Alone, because the two mice belong to everybody anyway (PARTY-5): nothing is lost, and nobody else's move decides.
Hidden burrows are the game as the rulebook plays it; open ones are won too often to be a riddle for a day.
"""
from mousehole.kernel import Options

SEATS = 1
BOTS: dict[int, str] = {}
OPTIONS: Options = {"burrows": "hidden", "first_player": 0}
EDITION = "standard"
