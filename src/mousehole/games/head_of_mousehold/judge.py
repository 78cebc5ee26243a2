"""Head of Mousehold: who will be ahead of whom at the end, as far as a seat can tell.

For every card under a trap, also a hidden one, the chances to take the cheese or to be caught if the round ended now,
and if the cards still to come were laid down anywhere. Hidden cards are what `deduction` says they can be.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.bots import BLIND
from mousehole.games.head_of_mousehold.box import ROUNDS, Box
from mousehole.games.head_of_mousehold.deduction import suspects_at
from mousehole.games.head_of_mousehold.mice import (
    COLOURS,
    KINDS,
    NO_MOUSE,
    colour_of,
    count,
    is_squeaker,
    number_of,
    size,
)
from mousehole.games.head_of_mousehold.rules.rounds import ranking
from mousehole.games.head_of_mousehold.suspects import Odds, Suspects
from mousehole.games.head_of_mousehold.table import Laid, Table, total
from mousehole.games.head_of_mousehold.wire import ALL_DOWN, FIRST_UP
from mousehole.kernel import Options, Outcome, Seat
from mousehole.learned.judge import Judge as Base
from mousehole.learned.judge import worth_of_order
from mousehole.learned.network import Network, on_grid

INPUTS: Final = [
    "cheese", "lead", "lead, by rounds to come", "lead, late", "lead on average", "share that it is ahead of",
    "lead with expected cheese", "lead with expected cheese, by rounds to come", "lead with expected cheese, late",
    "lead with expected cheese on average", "expected cheese", "expected losses", "expected losses, by rounds to come",
    "expected cheese of others", "mice", "mice ahead of others", "mice ahead of others, by rounds to come",
    "Squeakers", "colours", "cards to place", "cards to place, their ranks", "cards to place, slowest",
    "cards to place, Squeakers", "hostage", "own view", "first player", "turns before", "last to place", "round",
    "last round", "placed", "before placing", "cheese on traps", "best trap", "cards under traps", "cards face up",
    "cat asleep", "defects", "expected cheese with cards to come",
    "lead with cards to come", "lead with cards to come, by rounds to come", "lead with cards to come, late",
    "expected losses with cards to come", "all face down", "first face up", "two seats", "three seats", "five seats"]

# Seats and options of the tables that it learns from, taken in turn.
TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}), (4, {}), (3, {}), (5, {}), (2, {"events": False}), (4, {"events": False}), (3, {"events": False}),
    (5, {"events": False})]


def inputs(box: Box) -> list[str]:
    return INPUTS

DEFECTS: Final = 0.4   # how likely the longest line stays the longest, and works like any other
REMOTE: Final = 0.001


class Hope:
    """What a clan can expect of this round, in cheese and in mice."""

    def __init__(self) -> None:
        self.cheese = 0.0        # if it ended now…
        self.losses = 0.0
        self.later_cheese = 0.0  # …and if the cards to come were laid down anywhere
        self.later_losses = 0.0
        self.cards = 0
        self.up = 0


class Judge(Base):
    def __init__(self, box: Box, network: Network) -> None:
        super().__init__(INPUTS, network)

    def ranks(self, s: Table, outcome: Outcome | None, stage: int) -> list[int]:
        groups = ranking(s)
        return [next(n for n in range(len(groups)) if seat in groups[n]) for seat in range(s.seats)]

    def worth(self, s: Table, seat: Seat, rows: list[list[float]]) -> float:
        return worth_of_order(self.strengths(rows), seat, s.seats)

    def rows(self, s: Table, eye: Seat) -> list[list[float]]:
        seats, box = s.seats, s.box
        ranks = [0] * COLOURS
        for rank in range(COLOURS):
            ranks[s.speed[rank]] = rank
        hopes = hopes_of(s, eye, ranks)
        to_come = ROUNDS - s.round
        asked = seats * box.mice_asked(seats)
        placed = on_grid(s.turns / asked)
        have: list[float] = []       # cheese, with a guess for what only its winner has seen
        sure: list[float] = []       # and with what this round may bring
        prizes: list[float] = []
        for seat in range(seats):
            blind = float(total(s.won_blind[seat])) if seat == eye else BLIND * len(s.won_blind[seat])
            have.append(total(s.won[seat]) + blind)
            sure.append(have[seat] + hopes[seat].cheese)
        for trap in range(len(s.lines)):
            prizes.append(total(s.cheese[trap]) + BLIND * len(s.blind[trap]))
        on_traps, best_trap = 0.0, 0.0
        for prize in prizes:
            on_traps, best_trap = on_traps + prize, max(best_trap, prize)
        is_choosing = s.turns == 0 and not s.meeples[0]
        rows: list[list[float]] = []
        for seat in range(seats):
            hope = hopes[seat]
            rival, sure_rival, leads, sure_leads, ahead, mice, others = -99.0, -99.0, 0.0, 0.0, 0.0, 0, 0.0
            late_rival = -99.0
            for other in range(seats):
                if other != seat:
                    rival, sure_rival = max(rival, have[other]), max(sure_rival, sure[other])
                    leads, sure_leads = leads + have[seat] - have[other], sure_leads + sure[seat] - sure[other]
                    late_rival = max(late_rival, have[other] + hopes[other].later_cheese)
                    others += hopes[other].cheese
                    mice += size(s.clans[other])
                    if have[other] < have[seat]:
                        ahead += 1.0
                    elif have[other] == have[seat]:
                        ahead += 0.5
            lead, sure_lead = have[seat] - rival, sure[seat] - sure_rival
            late_lead = have[seat] + hope.later_cheese - late_rival
            clan, hand = s.clans[seat], s.hands[seat]
            squeakers, colours = 0, 0
            for kind in range(KINDS):
                if count(clan, kind):
                    colours |= 1 << colour_of(kind)
                    if is_squeaker(kind):
                        squeakers += count(clan, kind)
            more_mice = size(clan) - mice / (seats - 1)
            sum, slowest, squeak, cards = 0, 0, 0, 0
            if seat == eye:
                cards = size(hand)
                for kind in range(KINDS):
                    held = count(hand, kind)
                    if held:
                        rank = ranks[colour_of(kind)]
                        sum += held * rank
                        slowest += held * (rank == COLOURS - 1)
                        squeak += held * is_squeaker(kind)
            elif not is_choosing:
                cards = size(hand)
            is_hostage = s.held[s.left_of(seat)] != NO_MOUSE
            waits = (seat - s.first - s.turns) % seats
            rows.append([
                on_grid(have[seat]), on_grid(lead), on_grid(4 * lead / (1 + to_come)), on_grid(lead / (4 - placed))
                if to_come == 0 else 0.0, on_grid(leads / (seats - 1)), on_grid(ahead / (seats - 1)),
                on_grid(sure_lead), on_grid(4 * sure_lead / (2 + to_come - placed)),
                on_grid(sure_lead) if to_come == 0 else 0.0, on_grid(sure_leads / (seats - 1)), on_grid(hope.cheese),
                on_grid(hope.losses), on_grid(hope.losses * to_come), on_grid(others), float(size(clan)),
                on_grid(more_mice), on_grid(more_mice * to_come), float(squeakers), float(number_of(colours)),
                float(cards), float(sum), float(slowest), float(squeak), float(is_hostage), float(seat == eye),
                float(s.first == seat), float(waits), float(waits == seats - 1), float(s.round), float(to_come == 0),
                placed, float(is_choosing), on_grid(on_traps), on_grid(best_trap), float(hope.cards), float(hope.up),
                float(s.is_cat_asleep), float(s.has_defects), on_grid(hope.later_cheese), on_grid(late_lead),
                on_grid(4 * late_lead / (2 + to_come - placed)), on_grid(late_lead) if to_come == 0 else 0.0,
                on_grid(hope.later_losses), float(s.facing == ALL_DOWN),
                float(s.facing == FIRST_UP), float(seats == 2), float(seats == 3), float(seats >= 5)])
        return rows


class Chances:
    """Of one card: nobody, a plain mouse, a Squeaker, or a Squeaker and another mouse are ahead of it in line."""

    def __init__(self) -> None:
        self.none = 1.0
        self.plain = 0.0
        self.squeak = 0.0
        self.two = 0.0

    def meet(self, faster: float, squeaker: float) -> None:
        """Another card is ahead with this chance, and is a Squeaker then with the other one."""
        slower = 1 - faster
        self.two = self.two * slower + self.squeak * faster
        self.plain = self.plain * slower + self.none * (faster - squeaker)
        self.squeak = self.squeak * slower + self.none * squeaker
        self.none *= slower

    def takes(self, is_slowest: bool, is_cat_asleep: bool) -> float:
        """HEAD-22 to HEAD-24 The chance to take the cheese."""
        taken = self.plain + (self.squeak if is_cat_asleep else self.two)
        return taken + self.none if is_slowest else taken

    def is_caught(self, is_slowest: bool, is_cat_asleep: bool) -> float:
        caught = 0.0 if is_cat_asleep else self.squeak
        return caught if is_slowest else caught + self.none


class Eye:
    """What a seat knows about the cards of this round."""

    def __init__(self, s: Table, seat: Seat, ranks: list[int]) -> None:
        self.seat: Final = seat
        self.ranks: Final = [ranks[colour_of(kind)] for kind in range(KINDS)]  # by kind
        self.odds: Final = [suspects_at(s, seat, clan).odds_with(ranks) for clan in range(s.seats)]
        self.to_come: Final = [size(s.hands[clan]) for clan in range(s.seats)]
        own, hand, cards = Odds(Suspects(0, []), ranks), s.hands[seat], size(s.hands[seat])
        for kind in range(KINDS):  # its own cards are no riddle
            held = count(hand, kind)
            if held:
                for rank in range(self.ranks[kind] + 1, COLOURS + 1):
                    own.sure[rank] += held / cards
                    if is_squeaker(kind):
                        own.squeaks[rank] += held / cards
        self.odds[seat] = own
        self.share: Final = 1 / len(s.lines)  # any trap is as likely for a card to come

    def chances(self, line: list[Laid], at: int, rank: int) -> Chances:
        """Of this card of a line, if it has this rank and no further card comes."""
        found = Chances()
        known, fastest, leader_squeaks = 0, COLOURS, False
        for other in range(len(line)):
            card = line[other]
            if other != at and card.is_known_at(self.seat):
                its = self.ranks[card.mouse]
                if its < rank or (its == rank and other < at):
                    known += 1
                    if its < fastest:
                        fastest, leader_squeaks = its, is_squeaker(card.mouse)
        if known:
            found.none = 0.0
            found.plain = 1.0 if known == 1 and not leader_squeaks else 0.0
            found.squeak = 1.0 if known == 1 and leader_squeaks else 0.0
            found.two = 1.0 if known == 2 and leader_squeaks else 0.0
        for other in range(len(line)):
            card = line[other]
            if other != at and not card.is_known_at(self.seat):
                odds, until = self.odds[card.clan], rank + 1 if other < at else rank
                found.meet(odds.sure[until], odds.squeaks[until])
        return found

    def let_come(self, chances: Chances, clan: Seat, rank: int) -> None:
        """Let the other clans lay down their cards as well."""
        for other in range(len(self.to_come)):
            if other != clan:
                faster = self.odds[other].sure[rank] * self.share
                if faster > 0.0:
                    squeaker = self.odds[other].squeaks[rank] * self.share
                    for _ in range(self.to_come[other]):
                        chances.meet(faster, squeaker)


def hopes_of(s: Table, seat: Seat, ranks: list[int]) -> list[Hope]:
    """By clan, as a seat sees it."""
    hopes = [Hope() for _ in range(s.seats)]
    most = s.most_mice()
    if most == 0:
        return hopes
    eye = Eye(s, seat, ranks)
    for trap in range(len(s.lines)):
        line = s.lines[trap]
        prize = total(s.cheese[trap]) + BLIND * len(s.blind[trap])
        works = DEFECTS if s.has_defects and len(line) >= most else 1.0
        for at in range(len(line)):
            card, hope = line[at], hopes[line[at].clan]
            hope.cards += 1
            hope.up += card.is_up
            if card.is_known_at(seat):
                add_hope(hope, s, eye, line, at, eye.ranks[card.mouse], prize, works)
            else:
                sure = eye.odds[card.clan].sure
                for rank in range(COLOURS):
                    chance = sure[rank + 1] - sure[rank]
                    if chance > REMOTE:
                        add_hope(hope, s, eye, line, at, rank, prize, works * chance)
    return hopes


def add_hope(hope: Hope, s: Table, eye: Eye, line: list[Laid], at: int, rank: int, prize: float,
             weight: float) -> None:
    """Add what a card promises and risks, if it has this rank."""
    chances, is_slowest = eye.chances(line, at, rank), rank == COLOURS - 1
    hope.cheese += weight * prize * chances.takes(is_slowest, s.is_cat_asleep)
    hope.losses += weight * chances.is_caught(is_slowest, s.is_cat_asleep)
    eye.let_come(chances, line[at].clan, rank)
    hope.later_cheese += weight * prize * chances.takes(is_slowest, s.is_cat_asleep)
    hope.later_losses += weight * chances.is_caught(is_slowest, s.is_cat_asleep)
