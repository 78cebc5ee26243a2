"""Head of Mousehold, 1: choosing mice, and the meeples that show their colours."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import COLOURS, colours_in, count, one
from mousehole.games.head_of_mousehold.rules.drawing import colours_of
from mousehole.games.head_of_mousehold.rules.refusing import no_such_mouse, not_at_home, out_of_time
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import AddMouse, Choose, MeeplesShown, MiceChosen
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class ChooseMice(Step):
    """HEAD-11 All players choose secretly and at the same time: three mice each, four with two players, one by one.

    HEAD-13 A clan that has no more than that sends all it has and is not asked. Nobody learns anything about the
    others' choices before everyone has chosen.
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
            return out_of_time(s, seat, choice)
        home = s.clans[seat] - s.hands[seat]
        for card in wanted:
            mouse = s.box.codes.get(card)
            if mouse is None:
                return no_such_mouse(s)
            if wanted.count(card) > count(home, mouse):
                return not_at_home(s, seat, mouse, wanted.count(card))
        left = s.mice_to_choose(seat)
        if len(wanted) != left and isinstance(choice, Choose):
            return Refusal("wrong-number", "HEAD-11", (("number", left),))
        return None


class ShowMeeples(Step):
    """HEAD-12 One meeple for each colour that a player chose, however many mice have it."""

    def do(self, s: Table) -> None:
        s.meeples = [colours_in(hand) for hand in s.hands]
        for seat in range(s.seats):
            if s.events is not None:
                shown = [colour for colour in range(COLOURS) if s.meeples[seat] >> colour & 1]
                s.tell(MeeplesShown(seat, colours_of(s, shown)))


CHOOSE_MICE: Final = ChooseMice()
SHOW_MEEPLES: Final = ShowMeeples()
