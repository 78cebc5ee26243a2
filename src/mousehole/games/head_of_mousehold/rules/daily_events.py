"""Head of Mousehold, 2: revealing the Daily Event, and one step for each of the ten."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.box import KEEP
from mousehole.games.head_of_mousehold.mice import NO_MOUSE, count, kinds_in, one
from mousehole.games.head_of_mousehold.rules.drawing import draw_token, tell_speed
from mousehole.games.head_of_mousehold.rules.refusing import no_such_mouse, not_at_home, not_chosen, out_of_time
from mousehole.games.head_of_mousehold.table import Table, changed
from mousehole.games.head_of_mousehold.wire import (
    ALL_DOWN,
    FIRST_UP,
    CheeseAdded,
    CheeseRedrawn,
    EventRevealed,
    HandOver,
    HostagePicked,
    HostageTaken,
    LineupDecided,
    Swap,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class RevealEvent(Step):
    """HEAD-14 After choosing and before placing: the top event of the pile, for this round. HEAD-7 Or none."""

    def do(self, s: Table) -> None:
        if not s.pile:
            return
        s.event, s.pile = s.pile[-1], s.pile[:-1]
        s.revealed = [*s.revealed, s.event]
        s.tell(EventRevealed(s.event))
        s.then(EVENTS[s.event])


class TotalBlackOut(Step):
    """HEAD-30 All cards are placed face down."""

    def do(self, s: Table) -> None:
        s.facing = ALL_DOWN


class MouseHeldHostage(Step):
    """HEAD-31 Everybody secretly picks a chosen card for the player on the left to place; then all hand over."""

    def asks(self, s: Table) -> list[Decision]:
        questions: list[Decision] = []
        for seat in range(s.seats):
            if s.picked[seat] == NO_MOUSE and s.hands[seat]:
                options = tuple([s.box.hand_overs[mouse] for mouse in kinds_in(s.hands[seat])])
                questions.append(Decision(seat, "hand-over", options, "HEAD-31", 0, (("left_seat", s.left_of(seat)),)))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, HandOver)
        s.picked = changed(s.picked, seat, s.box.codes[choice.mouse])
        s.tell(HostagePicked(seat, choice.mouse))
        s.then(self)

    def do(self, s: Table) -> None:
        for seat in range(s.seats):
            mouse = s.picked[seat]
            if mouse != NO_MOUSE:
                s.picked = changed(s.picked, seat, NO_MOUSE)
                s.hands[seat] -= one(mouse)
                s.held = changed(s.held, s.left_of(seat), mouse)
                if s.events is not None:
                    s.tell(HostageTaken(s.left_of(seat), seat, s.box.cards[mouse]))

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, HandOver):
            return out_of_time(s, seat, choice)
        mouse = s.box.codes.get(choice.mouse)
        return no_such_mouse(s) if mouse is None else not_chosen(s, seat, mouse, "HEAD-31")


class FalseStart(Step):
    """HEAD-32 The fastest colour becomes the slowest."""

    def do(self, s: Table) -> None:
        s.speed = [*s.speed[1:], s.speed[0]]
        tell_speed(s)


class CheeseHeist(Step):
    """HEAD-33 One more token on every trap, face up."""

    def do(self, s: Table) -> None:
        added = [draw_token(s) for _ in s.cheese]
        s.cheese = [[*s.cheese[trap], added[trap]] for trap in range(len(added))]
        s.tell(CheeseAdded(tuple(added)))


class BlindTasting(Step):
    """HEAD-34 This round's tokens leave the game; new ones lie face down until they are won."""

    def do(self, s: Table) -> None:
        gone = [tokens[-1] for tokens in s.cheese]
        s.cheese = [tokens[:-1] for tokens in s.cheese]
        s.blind = [[*tokens, draw_token(s)] for tokens in s.blind]
        s.gone = s.gone + gone
        s.tell(CheeseRedrawn(tuple(gone)))


class HeroicSprint(Step):
    """HEAD-35 The slowest colour becomes the fastest."""

    def do(self, s: Table) -> None:
        s.speed = [s.speed[-1], *s.speed[:-1]]
        tell_speed(s)


class MiraculousSleepingPills(Step):
    """HEAD-36 Squeakers do not wake the cat."""

    def do(self, s: Table) -> None:
        s.is_cat_asleep = True


class MiceAtTheFront(Step):
    """HEAD-37 Only the first card under each trap lies face up."""

    def do(self, s: Table) -> None:
        s.facing = FIRST_UP


class DefectiveTrap(Step):
    """HEAD-38 Where most mice are, nobody is caught, and the fastest takes the cheese."""

    def do(self, s: Table) -> None:
        s.has_defects = True


class LineupChange(Step):
    """HEAD-39 Everybody may secretly swap a chosen mouse for one at home. The meeples stay.

    A player with nothing to swap is not asked, which everybody can see. Whether an asked player swapped is secret.
    """

    def asks(self, s: Table) -> list[Decision]:
        questions: list[Decision] = []
        for seat in range(s.seats):
            if not s.decided[seat] and s.hands[seat] and s.home(seat):
                questions.append(Decision(seat, "change", changes(s, seat), "HEAD-39"))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        s.decided = [s.decided[each] or each == seat for each in range(s.seats)]
        if isinstance(choice, Swap):
            s.hands[seat] += one(s.box.codes[choice.instead]) - one(s.box.codes[choice.mouse])
            s.tell(LineupDecided(seat, choice.mouse, choice.instead))
        else:
            s.tell(LineupDecided(seat, None, None))
        s.then(self)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Swap):
            return out_of_time(s, seat, choice)
        mouse, instead = s.box.codes.get(choice.mouse), s.box.codes.get(choice.instead)
        if mouse is None or instead is None:
            return no_such_mouse(s)
        if count(s.hands[seat], mouse) == 0:
            return not_chosen(s, seat, mouse, "HEAD-39")
        return Refusal("same-mouse", "HEAD-39") if mouse == instead else not_at_home(s, seat, instead)


def changes(s: Table, seat: Seat) -> tuple[Choice, ...]:
    """No change, or one chosen mouse for a different one at home."""
    options: list[Choice] = [KEEP]
    home = kinds_in(s.home(seat))
    for mouse in kinds_in(s.hands[seat]):
        for instead in home:
            if instead != mouse:
                options.append(s.box.swaps[mouse][instead])
    return tuple(options)


REVEAL_EVENT: Final = RevealEvent()
EVENTS: Final[dict[str, Step]] = {
    "total-black-out": TotalBlackOut(),
    "mouse-held-hostage": MouseHeldHostage(),
    "false-start": FalseStart(),
    "cheese-heist": CheeseHeist(),
    "blind-tasting": BlindTasting(),
    "heroic-sprint": HeroicSprint(),
    "miraculous-sleeping-pills": MiraculousSleepingPills(),
    "mice-at-the-front": MiceAtTheFront(),
    "defective-trap": DefectiveTrap(),
    "lineup-change": LineupChange(),
}
