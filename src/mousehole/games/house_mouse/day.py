"""The deal of the day: one nest against two Junipers; the most points win, and your own points are the score.

Three nests, as in a quick game: enough rivals at the corners to matter, and no Basil, whose actions take time without
asking anybody. Juniper thinks in a blink, so that a nest takes ten minutes on any machine. Bots never use
Boosts out of turn in a deal of the day: whether they were in time would depend on how fast you tap.
"""
from mousehole.kernel import Options

SEATS = 3
BOTS = {1: "juniper", 2: "juniper"}
OPTIONS: Options = {}
EDITION = "standard"
