"""Head of Mousehold, 4: the traps snap, the cat pounces, and somebody gets the cheese."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import one
from mousehole.games.head_of_mousehold.table import Laid, Table, changed, replaced
from mousehole.games.head_of_mousehold.wire import Card, CatFed, CheeseLeft, CheeseTaken, MiceTurnedUp, MouseTrapped
from mousehole.kernel import Step


class ClaimCheese(Step):
    """HEAD-20 to HEAD-28 All cards are turned face up, then each trap catches mice and gives away its cheese."""

    def do(self, s: Table) -> None:
        most = s.most_mice()
        for trap in range(len(s.lines)):
            line = s.in_line(trap)
            if s.events is not None:
                cards = [Card(s.box.cards[card.mouse], card.clan, card.by, True) for card in line]
                s.tell(MiceTurnedUp(trap, tuple(cards)))
            losses = s.losses(line, most)
            for at in range(min(losses, len(line))):
                catch(s, trap, line[at], at == 1)
            if losses < len(line):
                take_cheese(s, trap, line[losses])
            elif s.events is not None:
                s.tell(CheeseLeft(trap))  # HEAD-27
        s.lines = [[] for _ in s.lines]  # HEAD-28 all mice that were not caught are at home again


def catch(s: Table, trap: int, card: Laid, is_cat: bool) -> None:
    """HEAD-22 By the trap, or HEAD-24, HEAD-25 by the cat, which only a trapped Squeaker wakes: out of the game."""
    s.clans = changed(s.clans, card.clan, s.clans[card.clan] - one(card.mouse))
    s.caught = changed(s.caught, card.clan, s.caught[card.clan] + one(card.mouse))
    if s.events is not None:
        mouse = s.box.cards[card.mouse]
        s.tell(CatFed(trap, card.clan, mouse) if is_cat else MouseTrapped(trap, card.clan, mouse))


def take_cheese(s: Table, trap: int, card: Laid) -> None:
    """HEAD-26 All cheese on the trap goes to the mouse's own clan. HEAD-29 Only that clan sees what was face down."""
    cheese, blind = s.cheese[trap], s.blind[trap]
    if s.events is not None:
        s.tell(CheeseTaken(trap, card.clan, s.box.cards[card.mouse], tuple(cheese), tuple(blind)))
    s.won = replaced(s.won, card.clan, s.won[card.clan] + cheese)
    s.cheese = replaced(s.cheese, trap, [])
    if blind:
        s.won_blind = replaced(s.won_blind, card.clan, s.won_blind[card.clan] + blind)
        s.blind = replaced(s.blind, trap, [])


CLAIM_CHEESE: Final = ClaimCheese()
