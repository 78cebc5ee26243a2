"""Mousewarming Party: three ways to end it."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import GuestsSeated, KitchenFound, PartyEnded
from mousehole.kernel import Step

PARTY: Final = "party"        # PARTY-20 every plate is full
FEEDERS: Final = "feeders"    # PARTY-21 both are empty
PANTRY: Final = "pantry"      # PARTY-22 a fourth token of one food


def turn_over(s: Table, space: int) -> None:
    """PARTY-14 A kitchen stays face up; guests go to the table at once, and their space is a plain one from now on."""
    tile = s.tiles[space]
    if s.box.is_kitchen(tile):
        s.is_up[space] = True
        if s.events is not None:
            s.tell(KitchenFound(space, s.box.menus[tile]))
    elif tile != NONE:
        s.tiles[space] = NONE
        s.guests.append(tile)
        if s.events is not None:
            s.tell(GuestsSeated(space, s.box.plates_of(tile)))


def end(s: Table, reason: str) -> None:
    """Drop everything that was still to come."""
    s.agenda.clear()
    s.then(EndParty(reason))


class EndParty(Step):
    """PARTY-20 to PARTY-23 If the raccoon ends it, the burrows left are turned over and their guests seated.

    Whether the food on the table is enough is then a question for `Table.is_won`.
    """

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason

    def do(self, s: Table) -> None:
        if self.reason != PARTY:
            for space in s.box.burrow_spaces:
                if not s.is_up[space]:
                    turn_over(s, space)
        s.ended = self.reason
        s.tell(PartyEnded(self.reason))
