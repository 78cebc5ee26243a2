"""Head of Mousehold: the state of the table."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.mice import NO_MOUSE, colour_of, is_squeaker, one, size
from mousehole.games.head_of_mousehold.wire import ALL_DOWN, ALTERNATE, FIRST_UP
from mousehole.kernel import Rng, Seat, State, Value


class Laid(Value):
    """A card under a trap. Unless it is face up, only its clan and the player who placed it know the mouse."""

    def __init__(self, mouse: int, clan: Seat, by: Seat, is_up: bool) -> None:
        self.mouse: Final = mouse
        self.clan: Final = clan
        self.by: Final = by
        self.is_up: Final = is_up

    def is_known_to(self, seat: Seat | None) -> bool:
        """HEAD-17, HEAD-31 Whether this seat knows which mouse it is."""
        return self.is_up or (seat is not None and self.is_known_at(seat))

    def is_known_at(self, seat: Seat) -> bool:
        """The same for a player, without the spectators."""
        return self.is_up or seat == self.clan or seat == self.by


class Table(State):
    """Clones share all lists but the agenda, hands and lines, and share each line: steps replace what they change."""

    def __init__(self, seats: int, rng: Rng, box: Box) -> None:
        super().__init__(seats, rng)
        bare: list[int] = []                # replaced by lists of their own in set-up, clone and imagination
        rows: list[list[int]] = []
        self.box = box  # another one of the same edition while somebody with other habits is asked
        self.has_events = True
        self.round = 0
        self.first: Seat = 0
        self.turns = 0                      # turns taken to place cards in this round
        self.event = ""                     # today's
        self.facing = ALTERNATE             # how cards lie under a trap
        self.is_cat_asleep = False
        self.has_defects = False
        self.ended = ""                     # most-cheese, more-mice or shared
        self.speed = bare                   # colours, fastest first
        self.pile: list[str] = []           # secret: the events to come, the next one last
        self.revealed: list[str] = []       # the events so far
        # one entry per clan
        self.clans = bare                   # piles: mice not caught, wherever they are
        self.caught = bare                  # piles
        self.hands = bare                   # piles, secret: chosen and not placed
        self.meeples = bare                 # sets of colours
        self.decided: list[bool] = []       # has decided on Lineup Change: the meeples may lie
        self.picked = bare                  # secret: the hostage picked, while others still pick
        self.held = bare                    # secret: the hostage taken from the player on the right
        self.won = rows                     # tokens that all saw
        self.won_blind = rows               # secret: tokens that only the winner has seen
        # one entry per trap
        self.lines: list[list[Laid]] = []   # cards in the order of placing
        self.cheese = rows                  # face up; this round's token last
        self.blind = rows                   # secret: face down, unknown to all
        self.bag = bare                     # how many tokens there are of each value
        self.gone = bare                    # tokens that left the game

    def lay_out(self) -> None:
        """HEAD-3 to HEAD-5 The set-up before the first round."""
        traps, everybody = range(self.box.traps(self.seats)), range(self.seats)
        clan = self.box.clan_for_two if self.seats == 2 else self.box.clan
        self.speed, self.bag = self.box.column, self.box.tokens[:]
        self.clans, self.caught = [clan for _ in everybody], [0 for _ in everybody]
        self.hands, self.meeples = [0 for _ in everybody], [0 for _ in everybody]
        self.decided = [False for _ in everybody]
        self.picked, self.held = [NO_MOUSE for _ in everybody], [NO_MOUSE for _ in everybody]
        self.won, self.won_blind = [[] for _ in everybody], [[] for _ in everybody]
        self.lines, self.cheese, self.blind = [[] for _ in traps], [[] for _ in traps], [[] for _ in traps]
        self.pile, self.revealed, self.gone = [], [], []

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events = self.agenda[:], None
        t.has_events, t.round, t.first, t.turns = self.has_events, self.round, self.first, self.turns
        t.event, t.facing, t.ended = self.event, self.facing, self.ended
        t.is_cat_asleep, t.has_defects = self.is_cat_asleep, self.has_defects
        t.speed, t.pile, t.revealed = self.speed, self.pile, self.revealed
        t.clans, t.caught, t.hands, t.meeples = self.clans, self.caught, self.hands[:], self.meeples
        t.decided, t.picked, t.held = self.decided, self.picked, self.held
        t.lines, t.cheese, t.blind = self.lines[:], self.cheese, self.blind
        t.won, t.won_blind, t.bag, t.gone = self.won, self.won_blind, self.bag, self.gone
        return t

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats

    def mice_to_choose(self, seat: Seat) -> int:
        """HEAD-11 How many mice this player still has to choose. HEAD-13 None if the clan sends all it has."""
        number = self.box.mice_asked(self.seats)
        return 0 if size(self.clans[seat]) <= number else number - size(self.hands[seat])

    def cards_of(self, seat: Seat) -> int:
        """How many cards this player still has to place."""
        return size(self.hands[seat]) + (self.held[seat] != NO_MOUSE)

    def is_placing_over(self) -> bool:
        return self.turns == self.seats * self.box.mice_asked(self.seats)

    def turn(self) -> Seat:
        """HEAD-15 From the first player clockwise."""
        return (self.first + self.turns) % self.seats

    def turns_left(self) -> int:
        """HEAD-19 Turns left to the player whose turn it is, including this one."""
        return self.box.mice_asked(self.seats) - self.turns // self.seats

    def is_next_up(self, trap: int) -> bool:
        """HEAD-16 Whether the next card under this trap lies face up. HEAD-30, HEAD-37 Events change it."""
        if self.facing == ALL_DOWN:
            return False
        before = len(self.lines[trap])
        return before == 0 if self.facing == FIRST_UP else before % 2 == 1

    def home(self, seat: Seat) -> int:
        """The pile of mice that were not chosen."""
        home = self.clans[seat] - self.hands[seat]
        holder = self.left_of(seat)
        if self.held[holder] != NO_MOUSE:
            home -= one(self.held[holder])
        for line in self.lines:
            for card in line:
                if card.clan == seat:
                    home -= one(card.mouse)
        return home

    def in_line(self, trap: int) -> list[Laid]:
        """HEAD-21 The mice under a trap by speed; of the same colour, the one placed earlier is ahead."""
        line: list[Laid] = []
        cards = self.lines[trap]
        if not cards:
            return line
        for colour in self.speed:
            for card in cards:
                if colour_of(card.mouse) == colour:
                    line.append(card)
        return line

    def most_mice(self) -> int:
        """The length of the longest line."""
        most = 0
        for line in self.lines:
            if len(line) > most:
                most = len(line)
        return most

    def losses(self, line: list[Laid], most: int) -> int:
        """How many mice at the head of a line are caught; the next one, if any, takes the cheese."""
        if not line or (self.has_defects and len(line) == most):
            return 0  # HEAD-38
        first = line[0].mouse
        if colour_of(first) == self.speed[-1]:
            return 0  # HEAD-23
        return 2 if is_squeaker(first) and not self.is_cat_asleep else 1  # HEAD-22, HEAD-24, HEAD-36

    def cheese_of(self, seat: Seat) -> int:
        return total(self.won[seat]) + total(self.won_blind[seat])

    def cheese_on(self, trap: int) -> int:
        return total(self.cheese[trap]) + total(self.blind[trap])


def changed(entries: list[int], at: int, entry: int) -> list[int]:
    """A new list with another entry at this place."""
    copy = entries[:]
    copy[at] = entry
    return copy


def replaced(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """The same for rows."""
    copy = rows[:]
    copy[at] = row
    return copy


def total(tokens: list[int]) -> int:
    cheese = 0
    for token in tokens:
        cheese += token
    return cheese
