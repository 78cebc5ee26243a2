"""PARTY-24 The way up, one more difficulty per rung. No rule needs it: clients that keep results propose the next rung.

The rulebook's own steps are the two golden trays, after three wins in a row each. Ours are the first (a single win with
open burrows shows that a team knows how to play) and the last (abilities on top of everything else).
"""
from typing import Final

from mousehole.kernel import Options

# A name, what is played, and how many wins in a row lead to the next rung.
RUNGS: Final[tuple[tuple[str, Options, int], ...]] = (
    ("open", {"burrows": "open", "golden_trays": 0, "abilities": False}, 1),
    ("hidden", {"burrows": "hidden", "golden_trays": 0, "abilities": False}, 3),
    ("one-golden", {"burrows": "hidden", "golden_trays": 1, "abilities": False}, 3),
    ("two-golden", {"burrows": "hidden", "golden_trays": 2, "abilities": False}, 3),
    ("abilities", {"burrows": "hidden", "golden_trays": 2, "abilities": True}, 3),
)
