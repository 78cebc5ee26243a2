"""Hints name what decides, not what differs first."""
from __future__ import annotations

from mousehole.games.mousewarming_party.notation import write
from mousehole.games.mousewarming_party.tests.scene import GAME, party, roll
from mousehole.testkit.reasons import reasons


def test_a_full_row_of_the_pantry_decides() -> None:
    """The raccoon's next step is to a fourth nut, which ends the party: a mouse has to stand there."""
    s = roll(party(at=(2, 11), pantry="nut nut nut carrot carrot", plates={5: "nut", 8: "egg"}, raccoon=4), "carrot")
    said = reasons(GAME, s, write)
    best = next(iter(said))
    assert best.endswith(">5")
    assert {why for move, why in said.items() if not move.endswith(">5")} == {"row"}
