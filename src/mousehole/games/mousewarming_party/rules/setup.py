"""Mousewarming Party: set-up, as far as the team decides or sees it. Shuffling happens before that, in game.py."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.rules.end import turn_over
from mousehole.games.mousewarming_party.rules.misplaced import misplaced
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    GiveGolden,
    GoldenGiven,
    MouseName,
    MousePlaced,
    MouseTaken,
    PutMouse,
    PutRaccoon,
    RaccoonPlaced,
    TakeMouse,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class OpenBurrows(Step):
    """PARTY-4 First games: every tile is turned up, kitchens stay, guests sit down."""

    def do(self, s: Table) -> None:
        for space in s.box.burrow_spaces:
            turn_over(s, space)


class PlaceRaccoon(Step):
    """PARTY-3 The raccoon starts on a feeder of the team's choice."""

    def asks(self, s: Table) -> list[Decision]:
        return [Decision(s.turn, "raccoon", s.box.put_raccoon, "PARTY-3")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PutRaccoon)
        s.raccoon = choice.space
        s.tell(RaccoonPlaced(choice.space))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, PutRaccoon):
            return Refusal("not-a-feeder", "PARTY-3", (("space", choice.space),))
        return misplaced(s, choice)


class ChooseMice(Step):
    """PARTY-3 Two of the six mice play, one chosen after the other."""

    def asks(self, s: Table) -> list[Decision]:
        if len(s.mice) == AT_PLAY:
            return []
        options = tuple([take for take in s.box.take_mouse if take.mouse not in s.mice])
        return [Decision(s.turn, "mouse", options, "PARTY-3")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, TakeMouse)
        s.mice = [*s.mice, choice.mouse]
        s.tell(MouseTaken(choice.mouse))
        s.then(self)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, TakeMouse):
            if choice.mouse in s.box.mice:
                return Refusal("already-in-play", "PARTY-3", (("mouse", MouseName(choice.mouse)),))
            return Refusal("no-such-mouse", "PARTY-3")
        return misplaced(s, choice)


class HandOutTrays(Step):
    """PARTY-3, PARTY-24 Silver sides up; one golden tray goes to a mouse of the team's choice, two to both."""

    def asks(self, s: Table) -> list[Decision]:
        if s.golden_trays != 1:
            return []
        return [Decision(s.turn, "golden", tuple([GiveGolden(mouse) for mouse in s.mice]), "PARTY-24")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, GiveGolden)
        s.golden = [mouse == choice.mouse for mouse in s.mice]
        s.tell(GoldenGiven(choice.mouse))

    def do(self, s: Table) -> None:
        if s.golden_trays == AT_PLAY:
            s.golden = [True, True]

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return Refusal("not-in-play", "PARTY-3") if isinstance(choice, GiveGolden) else misplaced(s, choice)


class PlaceMice(Step):
    """PARTY-3 Both mice start on plates, not on the same one."""

    def asks(self, s: Table) -> list[Decision]:
        for m in range(AT_PLAY):
            if s.at[m] == NONE:
                options = tuple([put for put in s.box.put_mouse[s.mice[m]] if put.space not in s.at])
                return [Decision(s.turn, "start", options, "PARTY-3", 0, (("mouse", MouseName(s.mice[m])),))]
        return []

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PutMouse)
        s.at[s.mouse(choice.mouse)] = choice.space
        s.tell(MousePlaced(choice.mouse, choice.space))
        s.then(self)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, PutMouse):
            m = s.mouse(choice.mouse)
            if m == NONE:
                return Refusal("not-in-play", "PARTY-3")
            if s.at[m] != NONE:
                return Refusal("already-placed", "PARTY-3", (("mouse", MouseName(choice.mouse)),))
            if choice.space not in s.box.plate_spaces:
                return Refusal("not-a-plate", "PARTY-3", (("space", choice.space),))
            if choice.space in s.at:
                return Refusal("occupied", "PARTY-12", (("space", choice.space),))
            return Refusal("other-mouse-first", "PARTY-3")
        return misplaced(s, choice)


OPEN_BURROWS: Final = OpenBurrows()
PLACE_RACCOON: Final = PlaceRaccoon()
CHOOSE_MICE: Final = ChooseMice()
HAND_OUT_TRAYS: Final = HandOutTrays()
PLACE_MICE: Final = PlaceMice()
