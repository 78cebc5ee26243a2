"""Head of Mousehold, 1: choosing mice, and the meeples that half betray them."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import COLOURS, colours_in, count, one
from mousehole.games.head_of_mousehold.rules.drawing import colours_of
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import Choose, MeeplesShown, MiceChosen
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class ChooseMice(Step):
    """HEAD-11 All at once and secretly: three mice each, four with two players; HEAD-13 or all a clan has."""

    def asks(self, s: Table) -> list[Decision]:
        questions: list[Decision] = []
        for seat in range(s.seats):
            if s.hands[seat] == 0 and s.clans[seat]:
                mice = s.mice_asked(seat)
                choices = s.box.choices_of(s.clans[seat], mice)
                questions.append(Decision(seat, "choose", choices, "HEAD-11", 0, (("number", mice),)))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Choose)
        for card in choice.mice:
            s.hands[seat] += one(s.box.codes[card])
        if s.events is not None:
            s.tell(MiceChosen(seat, choice.mice))
        s.then(self)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Choose):
            return None
        for card in choice.mice:
            mouse = s.box.codes.get(card)
            if mouse is None:
                return Refusal("no-such-mouse", "HEAD-2")
            if choice.mice.count(card) > count(s.clans[seat], mouse):
                return Refusal("not-at-home", "HEAD-22")
        number = s.mice_asked(seat)
        clause = "HEAD-11" if number == s.box.mice_asked(s.seats) else "HEAD-13"
        return Refusal("wrong-number", clause, (("number", number),))


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
