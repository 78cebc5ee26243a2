"""Head of Mousehold: the game object. Set-up here; views, rules and bots in their own modules."""
from __future__ import annotations

from mousehole.checks.narrowed import narrowed
from mousehole.games.head_of_mousehold import bots, measures
from mousehole.games.head_of_mousehold import view as views
from mousehole.games.head_of_mousehold.meta import FACTS
from mousehole.games.head_of_mousehold.mice import NO_MOUSE, count, size
from mousehole.games.head_of_mousehold.printed import box_of
from mousehole.games.head_of_mousehold.rules.choosing import ChooseMice
from mousehole.games.head_of_mousehold.rules.daily_events import LineupChange, MouseHeldHostage
from mousehole.games.head_of_mousehold.rules.refusing import not_asked_to_choose, out_of_time
from mousehole.games.head_of_mousehold.rules.rounds import PLAY_ROUND, ranking
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import (
    AddMouse,
    Choose,
    ClanCounted,
    ClanTaken,
    HandOver,
    Pass,
    Place,
    Swap,
    View,
)
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Refusal, Rng, Seat
from mousehole.kernel.edition import Edition


class HeadOfMousehold(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """HEAD-1 to HEAD-8 One clan with mice and meeples per player, traps, five events face down, a first player."""
        s = Table(seats, rng, self.box)
        s.lay_out()
        s.first = self.first_player(seats, rng, options)
        s.has_events = options["events"] is True
        if s.has_events:
            events = s.box.events[:]
            rng.shuffle(events)
            s.pile = events[:s.box.rounds]
        for seat in range(seats):
            s.tell(ClanTaken(seat, s.box.clans[seat]))
        s.then(PLAY_ROUND)
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """HEAD-40 Cheese, then mice left, then a shared victory."""
        groups = tuple([tuple(group) for group in ranking(s)])
        scores = tuple([s.cheese_of(seat) for seat in range(s.seats)])
        counted = tuple([ClanCounted(seat, scores[seat], size(s.clans[seat])) for seat in range(s.seats)])
        return Outcome(s.ended, scores, groups, groups[0], counted)

    def interpret(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        """Letters may be lower case and mice in any order; a card that only the hostage can be is the hostage."""
        box = s.box
        if isinstance(choice, AddMouse):
            return AddMouse(box.card_of(choice.mouse))
        if isinstance(choice, Choose):
            named = [box.card_of(card) for card in choice.mice]
            known = [box.codes[card] for card in named if card in box.codes]
            return Choose(tuple(named if len(known) < len(named) else [box.cards[mouse] for mouse in sorted(known)]))
        if isinstance(choice, Place):
            card = box.card_of(choice.mouse)
            mouse = box.codes.get(card, NO_MOUSE)
            is_held = mouse != NO_MOUSE and s.held[seat] == mouse and count(s.hands[seat], mouse) == 0
            return Place(card, choice.trap, choice.hostage or is_held)
        if isinstance(choice, HandOver):
            return HandOver(box.card_of(choice.mouse))
        if isinstance(choice, Swap):
            return Swap(box.card_of(choice.mouse), box.card_of(choice.instead))
        return choice

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """HEAD-11, HEAD-31, HEAD-39 Where all decide at once, a seat that is not asked is not waiting for its turn."""
        refusal = super().why_not(s, seat, choice)
        if refusal is None or refusal.code != "not-your-turn" or seat < 0 or seat >= s.seats:
            return refusal
        step = s.agenda[-1]
        if isinstance(step, ChooseMice):
            return not_asked_to_choose(s, seat)
        if isinstance(step, MouseHeldHostage):
            return Refusal("already-picked" if s.hands[seat] else "nothing-to-hand-over", "HEAD-31")
        if isinstance(step, LineupChange):
            return Refusal("already-decided" if s.decided[seat] else "nothing-to-swap", "HEAD-39")
        return refusal if isinstance(choice, (Pass, Place)) else out_of_time(s, seat, choice) or refusal

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return measures.measures(s, seat)

    def mode(self, s: Table) -> str:
        return f"{s.seats} events" if s.has_events else str(s.seats)

    def progress(self, s: Table) -> float:
        return bots.progress(s)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice:
        return bots.policy(s, d, rng)


def game(edition: Edition) -> HeadOfMousehold:
    box = box_of(edition)
    return HeadOfMousehold(narrowed(FACTS, box.most), box)
