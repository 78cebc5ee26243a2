"""Words for House Mouse tests: lay cards, place mice, fill nests, and let players act in notation.

    s = house(3, at=("a1", "d1", "d2"))      # Anne, Bart, Cara; every corner has a dull Point, face down
    nest(s, ANNE, "zoomies-1")
    play(s, ANNE, "use zoomies-1", "at b1", "stop")

Scenes are played with the first deck: its Powers do one thing each, so a scene shows its clause and little else.
`test_deck.py` plays the Powers of the standard deck.
"""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.games.house_mouse.box import BASIC, COLLECTION, POWER, Box
from mousehole.games.house_mouse.game import HouseMouse
from mousehole.games.house_mouse.notation import read, write
from mousehole.games.house_mouse.rules.powers import FINISH_CARD
from mousehole.games.house_mouse.table import NO_CARD, Frame, Table, mark
from mousehole.games.house_mouse.wire import BASIL
from mousehole.kernel import CLOCK, Event, Options, Refusal, Refused, Rng, Seat, Step
from mousehole.kernel.codec import Codec

ANNE, BART, CARA, DORA = 0, 1, 2, 3
CORNERS = {2: ("a1", "d1", "d2"), 3: ("a1", "d1", "d2"), 4: ("b2", "c3", "d2", "b4")}  # two: Basil's is the last


def _load() -> HouseMouse:
    game = load_game("house-mouse", "first")
    assert isinstance(game, HouseMouse)
    return game


GAME = _load()
BOX: Box = GAME.box
CODEC = Codec(GAME)


def house(players: int = 3, at: tuple[str, ...] = (), *, seed: int = 7, **options: bool | int | str) -> Table:
    """It is Anne's turn. The last of `at` is Basil's corner if he plays. The pile holds the other cards in order."""
    chosen: Options = {"first_player": ANNE, **options}
    s: Table = GAME.start(players, Rng.numbered(seed), chosen)
    GAME.pending(s)
    corners = at or CORNERS.get(players, tuple(BOX.house_for(players).labels[:players + s.has_basil]))
    play(s, players - 1, f"place {corners[players - 1]}")
    if s.has_basil:
        play(s, players - 1, f"place-basil {corners[players]}")
    for seat in range(players - 2, -1, -1):
        play(s, seat, f"place {corners[seat]}")
    dull = [card for card in range(BOX.cards) if BOX.kinds[BOX.kind_of[card]].form == BASIC]
    s.house = dull[:len(s.house)]
    s.pile = [card for card in range(BOX.cards) if card not in s.house]
    s.events = []
    return s


def corner(s: Table, label: str) -> int:
    return BOX.house_for(s.seats).index[label]


def fetch(s: Table, code: str) -> int:
    """Take a card out of the pile or the house; there a card from the bottom of the pile takes its place."""
    card = BOX.number[code]
    if card in s.house:
        s.house[s.house.index(card)] = s.pile.pop(0)
    else:
        s.pile.remove(card)
    return card


def lay(s: Table, label: str, code: str, up: bool = False) -> None:
    """Put this card at the corner, and what lay there under the pile. An empty code: no card."""
    at = corner(s, label)
    if s.house[at] != NO_CARD and s.house[at] != BOX.number.get(code):
        s.pile.insert(0, s.house[at])
        s.house[at] = NO_CARD
    if code and s.house[at] == NO_CARD:
        s.house[at] = fetch(s, code)
    s.up = s.up | 1 << at if up else s.up & ~(1 << at)


def nest(s: Table, mouse: int, *codes: str) -> None:
    s.nests[mouse] += [fetch(s, code) for code in codes]


def fill(s: Table, mouse: int, size: int) -> None:
    """Fill a nest up to `size` with Points that tests do not name, collections first."""
    forms = [(BOX.kinds[BOX.kind_of[card]].form, card) for card in s.pile]
    dull = [card for form, card in forms if form == COLLECTION] + [card for form, card in forms if form == BASIC]
    nest(s, mouse, *[BOX.codes[card] for card in dull[:size - len(s.nests[mouse])]])


def hold(s: Table, seat: Seat, *codes: str, known: bool = False) -> None:
    s.hands[seat] = sorted([*s.hands[seat], *[fetch(s, code) for code in codes]])
    if known:
        s.known += [mark(BOX.number[code], seat) for code in codes]


def on_top(s: Table, *codes: str) -> None:
    """The first one is drawn first."""
    for code in reversed(codes):
        s.pile.append(fetch(s, code))


def cover(s: Table, *codes: str) -> None:
    s.covered += [BOX.number[code] for code in codes]


def carry_out(s: Table, seat: Seat, *steps: Step) -> None:
    """Let these effects stand on a card: one more Power that this seat has just activated."""
    power = next(card for card in s.nests[seat] + s.pile if BOX.type_of[card] == POWER)
    s.frames.append(Frame(power, seat))
    s.then(*steps, FINISH_CARD)
    GAME.pending(s)


def play(s: Table, who: Seat, *lines: str) -> None:
    for line in lines:
        GAME.play(s, who, read(line))
        GAME.pending(s)


def time_up(s: Table) -> None:
    play(s, CLOCK, "time-up")


def refused(s: Table, who: Seat, line: str) -> Refusal:
    """Why the choice is refused; it must be, and nothing may change."""
    GAME.pending(s)
    before = CODEC.dump(s)
    try:
        GAME.play(s, who, read(line))
    except Refused as refusal:
        assert CODEC.dump(s) == before
        return refusal.refusal
    raise AssertionError(f"{line} was accepted")


def offered(s: Table, who: Seat) -> list[str]:
    """Everything that this seat may do now."""
    return [write(choice) for d in GAME.pending(s) if d.seat == who for choice in d.options]


def asked(s: Table) -> tuple[Seat, str]:
    """Who is asked what first."""
    d = GAME.pending(s)[0]
    return d.seat, d.prompt


def mouse_at(s: Table, mouse: int) -> str:
    return BOX.house_for(s.seats).labels[s.mice[mouse]]


def nest_of(s: Table, mouse: int) -> list[str]:
    return [BOX.codes[card] for card in s.nests[mouse]]


def hand_of(s: Table, seat: Seat) -> list[str]:
    return [BOX.codes[card] for card in s.hands[seat]]


def card_at(s: Table, label: str) -> str:
    card = s.house[corner(s, label)]
    return "" if card == NO_CARD else BOX.codes[card]


def is_up(s: Table, label: str) -> bool:
    return s.is_up(corner(s, label))


def discarded(s: Table) -> list[str]:
    return [BOX.codes[card] for card in s.discard]


def told(s: Table, kind: type[Event]) -> list[Event]:
    return [event for event in s.events or [] if isinstance(event, kind)]


def is_over(s: Table) -> bool:
    return not GAME.pending(s)


def end_turn(s: Table, *seats: Seat) -> None:
    """One after the other; nobody interrupts Basil, if it is his turn then."""
    for seat in seats:
        play(s, seat, "end")
    let_basil_act(s)


def let_basil_act(s: Table) -> None:
    """Until somebody else is asked."""
    while not is_over(s) and asked(s) == (CLOCK, "basil-moves"):
        time_up(s)


__all__ = [
    "ANNE", "BART", "BASIL", "BOX", "CARA", "CODEC", "DORA", "GAME", "asked", "card_at", "carry_out", "corner", "cover",
    "discarded", "end_turn", "fetch", "fill", "hand_of", "hold", "house", "is_over", "is_up", "lay", "let_basil_act",
    "mouse_at", "nest", "nest_of", "offered", "on_top", "play", "refused", "time_up", "told"]
