"""Head of Mousehold, 1: choosing mice, and the meeples that half betray them."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import COLOURS, colours_in, count, one
from mousehole.games.head_of_mousehold.rules.drawing import colours_of
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import AddMouse, Choose, MeeplesShown, MiceChosen
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class ChooseMice(Step):
    """HEAD-11 All at once and secretly: three mice each, four with two players, one after the other in any order.

    HEAD-13 A clan that has no more than that sends all it has, and is not asked. Nobody hears anything of the others
    before all have chosen.
    """

    def asks(self, s: Table) -> list[Decision]:
        questions: list[Decision] = []
        for seat in range(s.seats):
            left = s.mice_to_choose(seat)
            if left:
                options = s.box.adds_of(s.clans[seat] - s.hands[seat])
                questions.append(Decision(seat, "choose", options, "HEAD-11", 0, (("number", left),)))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, AddMouse)
        s.hands[seat] += one(s.box.codes[choice.mouse])
        s.then(self)

    def do(self, s: Table) -> None:
        for seat in range(s.seats):
            if not s.hands[seat]:
                s.hands[seat] = s.clans[seat]  # HEAD-13
            if s.events is not None and s.hands[seat]:
                s.tell(MiceChosen(seat, s.box.written(s.hands[seat])))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, AddMouse):
            wanted: tuple[str, ...] = (choice.mouse,)
        elif isinstance(choice, Choose):
            wanted = choice.mice
        else:
            return None
        home = s.clans[seat] - s.hands[seat]
        for card in wanted:
            mouse = s.box.codes.get(card)
            if mouse is None:
                return Refusal("no-such-mouse", "HEAD-2")
            if wanted.count(card) > count(home, mouse):
                return Refusal("not-at-home", "HEAD-22")
        left = s.mice_to_choose(seat)
        if len(wanted) != left and isinstance(choice, Choose):
            return Refusal("wrong-number", "HEAD-11", (("number", left),))
        return None


class ShowMeeples(Step):
    """HEAD-12 One meeple for every colour that a player chose: which colours, not how many mice of them."""

    def do(self, s: Table) -> None:
        for seat in range(s.seats):
            s.meeples[seat] = colours_in(s.hands[seat])
            if s.events is not None:
                shown = [colour for colour in range(COLOURS) if s.meeples[seat] >> colour & 1]
                s.tell(MeeplesShown(seat, colours_of(s, shown)))


CHOOSE_MICE: Final = ChooseMice()
SHOW_MEEPLES: Final = ShowMeeples()
