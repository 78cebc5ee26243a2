"""Fibs & Filberts: the steps, in the order of RULES.md."""
from __future__ import annotations

from fibs_and_filberts.table import NOTHING, UNDECIDED, Table
from fibs_and_filberts.wire import (
    Believe,
    Doubt,
    FibFound,
    FilbertsLost,
    FilbertsWon,
    HideShell,
    NumberSaid,
    SayNumber,
    ShellBelieved,
    ShellDoubted,
    ShellsDealt,
    StarterDrawn,
    TruthFound,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step

BELIEVE, DOUBT = Believe(), Doubt()


class DealShells(Step):
    """FIBS-1 Every mouse gets shells. FIBS-2 Lots are drawn for who begins."""

    def do(self, s: Table) -> None:
        s.rng.shuffle(s.bag)
        for seat in range(s.seats):
            s.hands[seat] = sorted([s.bag.pop() for _ in range(s.box.hand)])
            s.tell(ShellsDealt(seat, tuple(s.hands[seat])))
        s.bag.sort()
        s.speaker = s.rng.below(s.seats)
        s.tell(StarterDrawn(s.speaker))
        s.then(HideOne())


class HideOne(Step):
    """FIBS-3 Push one of your shells into the middle, closed."""

    def asks(self, s: Table) -> list[Decision]:
        if s.hidden != NOTHING:
            return []
        shells = tuple([HideShell(inside) for inside in sorted(set(s.hands[s.speaker]))])
        return [Decision(s.speaker, "hide", shells, "FIBS-3")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, HideShell)
        s.hands[seat].remove(choice.inside)
        s.hidden = choice.inside
        s.then(SayOne())

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, HideShell):
            return Refusal("no-such-shell", "FIBS-3", (("inside", choice.inside),))
        return None


class SayOne(Step):
    """FIBS-4 Say a number; fibs are allowed."""

    def asks(self, s: Table) -> list[Decision]:
        numbers = tuple([SayNumber(number) for number in range(1, s.box.highest + 1)])
        return [Decision(s.speaker, "say", numbers, "FIBS-4")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, SayNumber)
        s.number = choice.number
        s.tell(NumberSaid(seat, choice.number))
        s.then(Decide())

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, SayNumber):
            return Refusal("no-such-number", "FIBS-4", (("most", s.box.highest),))
        return None


class Decide(Step):
    """FIBS-5 Everybody else secretly believes or doubts. FIBS-8 A mouse that can't pay the stake has to believe."""

    def asks(self, s: Table) -> list[Decision]:
        about = (("speaker_seat", s.speaker), ("number", s.number))
        return [Decision(seat, "decide", (BELIEVE, DOUBT), "FIBS-5", args=about) for seat in range(s.seats)
                if seat != s.speaker and s.may_doubt(seat) and s.doubts[seat] == UNDECIDED]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        s.doubts[seat] = int(isinstance(choice, Doubt))
        s.then(self)

    def do(self, s: Table) -> None:
        s.then(Settle())


class Settle(Step):
    """FIBS-6 All believe: as many as said. FIBS-7 Somebody doubts: the shell is turned over. FIBS-9 The next mouse."""

    def do(self, s: Table) -> None:
        speaker, number, inside = s.speaker, s.number, s.hidden
        doubters = [seat for seat in range(s.seats) if s.doubts[seat] == 1]
        for seat in doubters:
            s.tell(ShellDoubted(seat))
        if not doubters:
            s.tell(ShellBelieved(speaker, number))
            s.filberts[speaker] += number
        elif inside >= number:
            s.tell(TruthFound(speaker, inside, number))
            s.filberts[speaker] += number
            for seat in doubters:
                s.filberts[seat] -= s.box.stake
                s.tell(FilbertsLost(seat, s.box.stake))
        else:
            s.tell(FibFound(speaker, inside, number))
            for seat in doubters:
                s.filberts[seat] += s.box.stake
                s.tell(FilbertsWon(seat, s.box.stake))
        s.claims[speaker].append(number)
        s.inside[speaker].append(inside)
        s.turned[speaker].append(bool(doubters))
        s.hidden, s.number, s.doubts = NOTHING, NOTHING, [UNDECIDED] * s.seats
        s.speaker = (speaker + 1) % s.seats
        if s.hands[s.speaker]:
            s.then(HideOne())
