"""Head of Mousehold as numbers. Mice are counted by today's speed, so that no colour is special."""
from __future__ import annotations

from array import array
from struct import pack
from typing import Any, Final

from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, numbered, seat_labels
from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.wire import (
    ALL_DOWN,
    ALTERNATE,
    FIRST_UP,
    HIDDEN,
    AddMouse,
    Colour,
    HandOver,
    Keep,
    Pass,
    Place,
    Swap,
    Trap,
    View,
)
from mousehole.kernel import Choice

LINE: Final = 8           # cards under a trap that have a place; all are counted
SAME: Final = 3.0         # the most mice of a kind in a clan
HAND: Final = 4.0         # the most mice that a seat chooses
TOKENS: Final = 5.0       # tokens of a value on a trap
POINTS: Final = 20.0      # cheese of a clan
STEPS: Final = ["PlayRound", "BaitTraps", "ShuffleSpeed", "ChooseMice", "ShowMeeples", "RevealEvent", "TotalBlackOut",
                "MouseHeldHostage", "FalseStart", "CheeseHeist", "BlindTasting", "HeroicSprint",
                "MiraculousSleepingPills", "MiceAtTheFront", "DefectiveTrap", "LineupChange", "PlaceMice",
                "ClaimCheese", "EndRound", "CountCheese"]
PROMPTS: Final = ["choose", "hand-over", "change", "place"]
CHOICES: Final = ["AddMouse", "Place", "Pass", "HandOver", "Swap", "Keep"]
FACINGS: Final = [ALTERNATE, ALL_DOWN, FIRST_UP]
ENDS: Final = ["most-cheese", "more-mice", "shared"]
SPEEDS: Final = ["fastest", "2nd", "3rd", "4th"]
SUMS: Final = ["seats", "round", "turns", "events", "events left", "to choose", "cat asleep", "defects", "bag"]
LEFT_OUT: Final = {
    "caught": "follows from `clans`: every clan began with the same mice",
    "clan_names": "names only",
    "gone": "which tokens left the game; `unseen tokens` counts without them",
    "traps": f"the order of face-up tokens but for the last, and the order of cards behind the first {LINE}",
    "won": "which tokens a clan won, beyond their sum",
    "won_blind": "the same",
}


TRAP_NOW: Final = 16      # bytes of the four numbers at the end of an option
NO_MICE: Final[tuple[str, ...]] = ()
REMEMBERED: Final = 5_000  # piles of mice; then they are forgotten
PAIRS: Final = [pack("2f", number % 4 / SAME, number // 4 / SAME) for number in range(16)]  # plain ones + 4 × Squeakers


class Speeds:
    """One order of the colours, and the number of every mouse by its card: two per color, the fastest color first."""

    def __init__(self, colours: tuple[Colour, ...], letters: dict[str, int]) -> None:
        self.order: Final = [letters[colour.letter] for colour in colours]
        self.ranks: Final[dict[str, int]] = {}
        for rank in range(len(colours)):
            letter = colours[rank].letter
            self.ranks[letter] = 2 * rank
            self.ranks[letter + "!"] = 2 * rank + 1


class Rows:
    """The rows of all options that there can be, by the numbers of their mice; those of `place` lack their trap now."""

    def __init__(self, kinds: int, mice: int, traps: int) -> None:
        self.kinds: Final = kinds
        self.mice: Final = mice
        self.traps: Final = traps
        everybody = range(mice)
        self.place: Final = [self.row(1, mouse, trap=trap, hostage=hostage)[:-TRAP_NOW]
                             for mouse in everybody for trap in range(traps) for hostage in (0, 1)]
        self.add: Final = [self.row(0, mouse) for mouse in everybody]
        self.let_go: Final = self.row(2)
        self.hand_over: Final = [self.row(3, mouse) for mouse in everybody]
        self.swap: Final = [self.row(4, mouse, instead) for mouse in everybody for instead in everybody]
        self.keep: Final = self.row(5)

    def row(self, kind: int, mouse: int = -1, instead: int = -1, trap: int = -1, hostage: int = 0) -> bytes:
        numbers = [0.0] * (self.kinds + 2 * self.mice + self.traps + 1 + TRAP_NOW // 4)
        numbers[kind] = 1.0
        if mouse >= 0:
            numbers[self.kinds + mouse] = 1.0
        if instead >= 0:
            numbers[self.kinds + self.mice + instead] = 1.0
        if trap >= 0:
            numbers[self.kinds + 2 * self.mice + trap] = 1.0
        if hostage:
            numbers[self.kinds + 2 * self.mice + self.traps] = 1.0
        return array("f", numbers).tobytes()


class Encoder(Base):
    def __init__(self, box: Box, seats: int) -> None:
        who = seat_labels(seats)
        traps = numbered(max([box.traps(each) for each in range(2, seats + 1)]), 1)
        speeds = [*SPEEDS[:len(box.colours) - 1], "slowest"]
        mice = [f"{speed}{mark}" for speed in speeds for mark in ("", "!")]
        values = [f"worth {value}" for value in box.values]
        held = ["there is one", *mice]
        card = ["there is one", "face up", "hostage", *[f"clan {each}" for each in who], *mice]
        super().__init__([
            Block("speed", "which colour has which speed today", [speeds, [colour.name for colour in box.colours]]),
            Block("clans", "mice of each clan that are not caught / 3; `!` is a Squeaker", [who, mice]),
            Block("hand", "own mice, chosen and not placed yet / 3", [mice]),
            Block("home", "own mice at home / 3", [mice]),
            Block("hand sizes", "cards in each hand / 4; of others, once all have chosen", [who]),
            Block("meeples", "the colours that each clan showed", [who, speeds]),
            Block("decided", "who may have changed the lineup", [who]),
            Block("picked", "the hostage that each clan picked, while others still pick; which mouse, if it is yours",
                  [who, held]),
            Block("held", "the hostage that each seat holds; which mouse, if this seat knows it", [who, held]),
            Block("cheese", "face-up tokens on each trap / 5, by value", [traps, values], most=2.0),
            Block("newest", "the value of the last face-up token of each trap", [traps, values]),
            Block("blind", "face-down tokens on each trap / 5", [traps]),
            Block("line sizes", "cards under each trap / 8", [traps], most=2.5),
            Block("lines", "the cards under each trap in the order of placing: whose, and which mouse, if this seat "
                  "knows it", [traps, numbered(LINE, 1), card]),
            Block("won", "cheese that each clan has won, as far as this seat knows / 20", [who], most=100.0),
            Block("won blind", "tokens of it that only the winner has seen / 5", [who], most=5.0),
            Block("unseen tokens", "tokens of each value that this seat has not seen / all of them", [values]),
            Block("event", "today's event", [box.events]),
            Block("revealed", "all events so far", [box.events]),
            Block("facing", "how cards lie under a trap", [FACINGS]),
            Block("first", "who has the first player token", [who]),
            Block("turn", "who places next; all 0: nobody places now", [who]),
            Block("numbers", "seats / 5, round / 5, turns to place taken in this round / 20, whether there are "
                  "events, events to come / 5, mice that this seat still has to choose / 4, whether the cat is "
                  "asleep, whether traps are defective, tokens in the bag / all", [SUMS]),
            Block("ended", "why the game is over", [ENDS]),
        ], STEPS, PROMPTS, CHOICES, [
            Block("mouse", "the mouse that is chosen, placed, handed over or sent home", [mice]),
            Block("instead", "the mouse that comes in its place", [mice]),
            Block("trap", "the trap", [traps]),
            Block("as hostage", "whether it is the hostage that is placed", [["hostage"]]),
            Block("trap now", "cards under that trap / 8, face-up cheese on it / 20, face-down tokens / 5, whether "
                  "the card will lie face up", [["cards", "cheese", "blind", "face up"]], most=100.0),
        ])
        self.box: Final = box
        self.slots: Final = seats
        self.values: Final = {value: n for n, value in enumerate(box.values)}
        self.kinds: Final = len(box.values)
        self.tokens: Final = float(sum(box.tokens))
        self.card: Final = len(card)
        self.colours: Final = len(speeds)
        self.mice: Final = len(mice)
        self.letters: Final = {colour.letter: n for n, colour in enumerate(box.colours)}
        self.events: Final = {event: n for n, event in enumerate(box.events)}
        self.piles: Final[dict[tuple[str, ...], list[bytes]]] = {}  # counted before, by colour
        self.orders: Final[dict[str, Speeds]] = {}  # by the colours' letters
        self.speed_now: tuple[Colour, ...] = ()
        self.order_now: Speeds | None = None
        start, parts = self.layout.start, self.option_layout.start
        self.speed: Final = start["speed"]
        self.clans: Final = start["clans"]
        self.hand_sizes: Final = start["hand sizes"]
        self.meeples: Final = start["meeples"]
        self.decided: Final = start["decided"]
        self.picked: Final = start["picked"]
        self.held: Final = start["held"]
        self.cheese: Final = start["cheese"]
        self.newest: Final = start["newest"]
        self.blind: Final = start["blind"]
        self.line_sizes: Final = start["line sizes"]
        self.lines: Final = start["lines"]
        self.won: Final = start["won"]
        self.won_blind: Final = start["won blind"]
        self.unseen: Final = start["unseen tokens"]
        self.event: Final = start["event"]
        self.revealed: Final = start["revealed"]
        self.facing: Final = start["facing"]
        self.first: Final = start["first"]
        self.turn: Final = start["turn"]
        self.numbers: Final = start["numbers"]
        self.ended: Final = start["ended"]
        self.traps: Final = len(traps)
        self.rows: Final = Rows(len(CHOICES), len(mice), len(traps))
        self.option_mouse: Final = parts["mouse"]
        self.option_instead: Final = parts["instead"]
        self.option_trap: Final = parts["trap"]
        self.option_hostage: Final = parts["as hostage"]
        self.option_now: Final = parts["trap now"]

    def fits(self, v: View) -> bool:
        return all([len(trap.cards) <= LINE for trap in v.traps])

    def by_speed(self, v: View) -> Speeds:
        order = self.order_now
        if order is None or v.speed is not self.speed_now:  # a view's options have the same
            letters = "".join([colour.letter for colour in v.speed])
            order = self.orders.get(letters)
            if order is None:
                order = Speeds(v.speed, self.letters)
                self.orders[letters] = order
            self.speed_now, self.order_now = v.speed, order
        return order

    def write_view(self, v: View, out: Any, at: int) -> None:
        seats = v.seats
        me = v.seat or 0
        order = self.by_speed(v)
        ranks = order.ranks
        unseen = self.box.tokens[:]
        values = self.values
        for rank in range(self.colours):
            out[at + self.speed + rank * self.colours + self.letters[v.speed[rank].letter]] = 1.0
        for n in range(seats):
            seat = (me + n) % seats
            if v.hands[seat]:
                out[at + self.hand_sizes + n] = len(v.hands[seat]) / HAND
            for letter in v.meeples[seat]:
                out[at + self.meeples + n * self.colours + ranks[letter] // 2] = 1.0
            if v.decided[seat]:
                out[at + self.decided + n] = 1.0
            self.write_hidden(v.picked[seat], ranks, out, at + self.picked + n * (1 + self.mice))
            self.write_hidden(v.held[seat], ranks, out, at + self.held + n * (1 + self.mice))
            self.write_won(v, seat, n, unseen, out, at)
        self.write_piles(v, order, out, at + self.clans)
        for n in range(len(v.traps)):
            self.write_trap(v.traps[n], n, me, seats, ranks, unseen, out, at)
        for token in v.gone:
            unseen[values[token]] -= 1
        for kind in range(self.kinds):
            if unseen[kind]:
                out[at + self.unseen + kind] = unseen[kind] / self.box.tokens[kind]
        if v.event is not None:
            out[at + self.event + self.events[v.event]] = 1.0
        for event in v.revealed:
            out[at + self.revealed + self.events[event]] = 1.0
        out[at + self.facing + FACINGS.index(v.facing)] = 1.0
        out[at + self.first + (v.first - me) % seats] = 1.0
        if v.turn is not None:
            out[at + self.turn + (v.turn - me) % seats] = 1.0
        if v.ended is not None:
            out[at + self.ended + ENDS.index(v.ended)] = 1.0
        numbers = at + self.numbers
        out[numbers] = seats / 5.0
        out[numbers + 1] = v.round / 5.0
        if v.turns:
            out[numbers + 2] = v.turns / 20.0
        if v.has_events:
            out[numbers + 3] = 1.0
            out[numbers + 4] = v.pile / 5.0
        if v.to_choose:
            out[numbers + 5] = v.to_choose / HAND
        if v.is_cat_asleep:
            out[numbers + 6] = 1.0
        if v.has_defects:
            out[numbers + 7] = 1.0
        out[numbers + 8] = v.bag / self.tokens
        self.write_step(v.agenda, out, at)

    def write_piles(self, v: View, order: Speeds, out: Any, at: int) -> None:
        """Count the mice of all clans, in the hand and at home: all are neighbours, so they are written at once."""
        pieces, seats, me = list[bytes](), v.seats, v.seat or 0
        for n in range(self.slots):
            self.add_pile(v.clans[(me + n) % seats] if n < seats else NO_MICE, order, pieces)
        if v.seat is not None:
            self.add_pile(v.hands[me], order, pieces)
            self.add_pile(v.home, order, pieces)
        numbers = array("f", b"".join(pieces))
        out[at:at + len(numbers)] = numbers

    def add_pile(self, cards: tuple[str, ...], order: Speeds, pieces: list[bytes]) -> None:
        pile = self.piles.get(cards)
        if pile is None:
            pile = self.counted(cards)
        for colour in order.order:
            pieces.append(pile[colour])

    def counted(self, cards: tuple[str, ...]) -> list[bytes]:
        numbers = [0] * self.colours
        for card in cards:
            numbers[self.letters[card[0]]] += 4 if card.endswith("!") else 1
        pile = [PAIRS[number] for number in numbers]
        if len(self.piles) >= REMEMBERED:
            self.piles.clear()
        self.piles[cards] = pile
        return pile

    def write_hidden(self, card: str | None, ranks: dict[str, int], out: Any, at: int) -> None:
        if card is not None:
            out[at] = 1.0
            if card != HIDDEN:
                out[at + 1 + ranks[card]] = 1.0

    def write_won(self, v: View, seat: int, n: int, unseen: list[int], out: Any, at: int) -> None:
        points = 0
        for token in v.won[seat]:
            points += token
            unseen[self.values[token]] -= 1
        for own in v.won_blind[seat]:
            if own is not None:
                points += own
                unseen[self.values[own]] -= 1
        if points:
            out[at + self.won + n] = points / POINTS
        if v.won_blind[seat]:
            out[at + self.won_blind + n] = len(v.won_blind[seat]) / TOKENS

    def write_trap(self, trap: Trap, n: int, me: int, seats: int, ranks: dict[str, int], unseen: list[int], out: Any,
                   at: int) -> None:
        counts = [0] * self.kinds
        for token in trap.cheese:
            kind = self.values[token]
            unseen[kind] -= 1
            counts[kind] += 1
            out[at + self.cheese + n * self.kinds + kind] = counts[kind] / TOKENS
        if trap.cheese:
            out[at + self.newest + n * self.kinds + self.values[trap.cheese[len(trap.cheese) - 1]]] = 1.0
        if trap.blind:
            out[at + self.blind + n] = trap.blind / TOKENS
        if trap.cards:
            out[at + self.line_sizes + n] = len(trap.cards) / LINE
        here = at + self.lines + n * LINE * self.card
        for place in range(min(len(trap.cards), LINE)):
            card = trap.cards[place]
            out[here] = 1.0
            if card.is_up:
                out[here + 1] = 1.0
            if card.by_seat != card.clan_seat:
                out[here + 2] = 1.0
            out[here + 3 + (card.clan_seat - me) % seats] = 1.0
            if card.mouse != HIDDEN:
                out[here + 3 + self.slots + ranks[card.mouse]] = 1.0
            here += self.card

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        if isinstance(choice, Place):
            out[at + 1] = 1.0
            self.write_mouse(v, choice.mouse, out, at + self.option_mouse)
            out[at + self.option_trap + choice.trap] = 1.0
            if choice.hostage:
                out[at + self.option_hostage] = 1.0
            trap, now = v.traps[choice.trap], at + self.option_now
            cards = len(trap.cards)
            if cards:
                out[now] = cards / LINE
            out[now + 1] = sum(trap.cheese) / POINTS
            if trap.blind:
                out[now + 2] = trap.blind / TOKENS
            if (v.facing == ALTERNATE and cards % 2 == 1) or (v.facing == FIRST_UP and cards == 0):
                out[now + 3] = 1.0
        elif isinstance(choice, AddMouse):
            out[at] = 1.0
            self.write_mouse(v, choice.mouse, out, at + self.option_mouse)
        elif isinstance(choice, Pass):
            out[at + 2] = 1.0
        elif isinstance(choice, HandOver):
            out[at + 3] = 1.0
            self.write_mouse(v, choice.mouse, out, at + self.option_mouse)
        elif isinstance(choice, Swap):
            out[at + 4] = 1.0
            self.write_mouse(v, choice.mouse, out, at + self.option_mouse)
            self.write_mouse(v, choice.instead, out, at + self.option_instead)
        else:
            assert isinstance(choice, Keep)
            out[at + 5] = 1.0

    def write_options(self, v: View, options: tuple[Choice | None, ...], out: Any, at: int) -> None:
        """All rows in one go, put together from rows made once: what is written, not how much, takes the time."""
        ranks, rows, pieces, now = self.by_speed(v).ranks, self.rows, list[bytes](), list[bytes]()
        for choice in options:
            if isinstance(choice, Place):
                if not now:
                    now = [self.trap_now(v, trap) for trap in v.traps]
                pieces.append(rows.place[(ranks[choice.mouse] * self.traps + choice.trap) * 2 + choice.hostage])
                pieces.append(now[choice.trap])
            elif isinstance(choice, AddMouse):
                pieces.append(rows.add[ranks[choice.mouse]])
            elif isinstance(choice, Pass):
                pieces.append(rows.let_go)
            elif isinstance(choice, HandOver):
                pieces.append(rows.hand_over[ranks[choice.mouse]])
            elif isinstance(choice, Swap):
                pieces.append(rows.swap[ranks[choice.mouse] * self.mice + ranks[choice.instead]])
            else:
                assert isinstance(choice, Keep)
                pieces.append(rows.keep)
        numbers = array("f", b"".join(pieces))
        out[at:at + len(numbers)] = numbers

    def trap_now(self, v: View, trap: Trap) -> bytes:
        cards = len(trap.cards)
        is_up = (v.facing == ALTERNATE and cards % 2 == 1) or (v.facing == FIRST_UP and cards == 0)
        return pack("4f", cards / LINE, sum(trap.cheese) / POINTS, trap.blind / TOKENS, 1.0 if is_up else 0.0)

    def write_mouse(self, v: View, card: str, out: Any, at: int) -> None:
        out[at + self.by_speed(v).ranks[card]] = 1.0
