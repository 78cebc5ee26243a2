"""House Mouse: the rulebook's cover. Set-up, and the doors to everything else."""
from __future__ import annotations

from typing import Any

from mousehole.checks.narrowed import narrowed
from mousehole.games.house_mouse import bots, measures
from mousehole.games.house_mouse import view as views
from mousehole.games.house_mouse.meta import FACTS
from mousehole.games.house_mouse.printed import box_of
from mousehole.games.house_mouse.rules import boosts
from mousehole.games.house_mouse.rules.setup import PLACE_MICE
from mousehole.games.house_mouse.rules.waiting import why_wait
from mousehole.games.house_mouse.scoring import explained, score
from mousehole.games.house_mouse.table import MICE, NO_CARD, NOWHERE, Table
from mousehole.games.house_mouse.wire import BASIL, NestScored, PickMice, View
from mousehole.kernel import (
    CLOCK,
    Choice,
    Decision,
    Game,
    Interrupt,
    Options,
    Outcome,
    Refusal,
    Rng,
    Seat,
    Value,
)
from mousehole.kernel.edition import Edition


class HouseMouse(Game):
    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """HOUSE-4 Shuffle everything and put a card face down at every corner. HOUSE-40 Two play with Basil."""
        box = self.box
        s = Table(seats, rng, box)
        window = options["window"]
        assert isinstance(window, int)
        s.window = window
        s.has_basil = seats == 2 or (options["basil"] is True and seats < BASIL)
        s.first = self.first_player(seats, rng, options)
        s.turn = s.first
        house = box.house_for(seats)
        rooms = list(range(box.room_cards))
        rng.shuffle(rooms)
        s.rooms = rooms[:house.rooms]
        s.pile = list(range(box.cards))
        rng.shuffle(s.pile)
        s.house = [s.pile.pop() for _ in range(house.corners)]
        s.seen = [0] * house.corners
        s.mice, s.next_naps, s.picks = [NOWHERE] * MICE, [0] * MICE, [NO_CARD] * MICE
        s.nests = [[] for _ in range(MICE)]
        s.hands = [[] for _ in range(seats)]
        s.remembered = [[] for _ in range(seats)]
        s.discard, s.covered, s.known = [], [], []
        s.used, s.free, s.freed, s.offers = [], [], [], []
        s.then(PLACE_MICE)
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return views.view(s, seat)

    def imagine(self, view: View, rng: Rng) -> Table:
        return views.imagine(view, rng, self.box)

    def outcome(self, s: Table) -> Outcome:
        """HOUSE-28 Most points, then most cards. HOUSE-45 Basil can win: then nobody at the table does."""
        keys: list[list[int]] = []
        details: list[Value] = []
        for mouse in s.all_mice():
            nest = s.nests[mouse]
            keys.append([score(self.box, nest), len(nest), mouse])
            details.append(NestScored(mouse, keys[-1][0], len(nest)))
            details += explained(self.box, mouse, nest)
        best = max([key[:2] for key in keys])
        ranking: list[tuple[int, ...]] = []
        for rank in sorted({(key[0], key[1]) for key in keys if key[2] != BASIL}, reverse=True):
            ranking.append(tuple([key[2] for key in keys if key[2] != BASIL and (key[0], key[1]) == rank]))
        winners = tuple([key[2] for key in keys if key[2] != BASIL and key[:2] == best])
        scores = tuple([key[0] for key in keys if key[2] != BASIL])
        return Outcome(s.ended if winners else "basil-wins", scores, tuple(ranking), winners, tuple(details))

    def interpret(self, s: Table, seat: Seat, choice: Choice) -> Choice:
        """Two mice may be named in either order."""
        if isinstance(choice, PickMice) and choice.one > choice.other:
            return PickMice(choice.other, choice.one)
        return choice

    def interrupts(self, s: Table) -> list[Decision]:
        return boosts.offers(s)

    def interrupt(self, s: Table, seat: Seat, choice: Interrupt) -> None:
        boosts.play(s, seat, choice)

    def why_not_interrupt(self, s: Table, seat: Seat, choice: Interrupt) -> Refusal:
        return boosts.why_not(s, seat, choice)

    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Tells a waiting player whom or what they are waiting for."""
        refusal = Game.why_not(self, s, seat, choice)
        if refusal is None or refusal.code != "not-your-turn" or not 0 <= seat < s.seats:
            return refusal
        return why_wait(s, seat, s.agenda[-1].asks(s)[0]) or refusal

    def evaluate(self, s: Table, seat: Seat) -> float:
        return bots.evaluate(s, seat)

    def measures(self, s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
        return measures.measures(s, seat)

    def mode(self, s: Table) -> str:
        return f"{s.seats} basil" if s.has_basil else str(s.seats)

    def progress(self, s: Table) -> float:
        return bots.progress(s)

    def considered(self, s: Table, d: Decision) -> Decision:
        return bots.hurried(s, d)

    def policy(self, s: Table, d: Decision, rng: Rng) -> Choice | None:
        return d.options[0] if d.seat == CLOCK else bots.policy(s, d, rng)


def game(edition: Edition) -> HouseMouse:
    box = box_of(edition)
    return HouseMouse(narrowed(FACTS, box.most), box)
