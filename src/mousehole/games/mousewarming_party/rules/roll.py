"""Mousewarming Party: the die, and what cheese can be used for."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.rules import abilities
from mousehole.games.mousewarming_party.rules.misplaced import misplaced
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    DieRolled,
    FoodPlaced,
    NothingPlaced,
    PlaceCheese,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class RollDie(Step):
    """PARTY-6 One of the pizzeria's sides and one face, both by chance, neither depending on the other."""

    def do(self, s: Table) -> None:
        box = s.box
        s.side = s.rng.below(len(box.starts))
        s.rolled = box.faces[s.rng.below(len(box.faces))]
        if s.events is not None:
            s.tell(DieRolled(s.turn, box.foods[s.rolled], box.sides[s.side].name))
        s.then(USE_CHEESE if s.rolled == box.bonus else PLACE_FOOD)


class PlaceFood(Step):
    """PARTY-7 The rolled food goes on the first free plate; PARTY-8 without a plate or a token, nothing does."""

    def do(self, s: Table) -> None:
        space = s.free_plate(s.side) if s.supply[s.rolled] else NONE
        if space == NONE:
            s.tell(NothingPlaced(s.box.foods[s.rolled]))
            return
        s.supply[s.rolled] -= 1
        s.tokens[space] = s.rolled
        if s.events is not None:
            s.tell(FoodPlaced(s.box.foods[s.rolled], space))


class UseCheese(Step):
    """PARTY-9, PARTY-30 Place the cheese, or use a bonus instead; with none to use, it is placed unasked."""

    def asks(self, s: Table) -> list[Decision]:
        bonuses = abilities.offers(s)
        if not bonuses:
            return []
        return [Decision(s.turn, "cheese", (PLACE_CHEESE, *bonuses), "PARTY-30" if s.abilities else "PARTY-9")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, PlaceCheese):
            s.then(PLACE_FOOD)
        else:
            s.then(abilities.step_of(choice))

    def do(self, s: Table) -> None:
        s.then(PLACE_FOOD)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return abilities.why_not(s, choice) or misplaced(s, choice)


PLACE_CHEESE: Final = PlaceCheese()
ROLL_DIE: Final = RollDie()
PLACE_FOOD: Final = PlaceFood()
USE_CHEESE: Final = UseCheese()
