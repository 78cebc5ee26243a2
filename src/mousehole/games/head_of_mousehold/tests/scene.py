"""Words for Head of Mousehold tests: begin a round as the test needs it, let players choose and place, look."""
from __future__ import annotations

from mousehole.games import load_game, play_parts
from mousehole.games.head_of_mousehold import sense
from mousehole.games.head_of_mousehold.box import ROUNDS, Box
from mousehole.games.head_of_mousehold.game import HeadOfMousehold
from mousehole.games.head_of_mousehold.mice import pile_of
from mousehole.games.head_of_mousehold.notation import read, write
from mousehole.games.head_of_mousehold.rules.claiming import CLAIM_CHEESE
from mousehole.games.head_of_mousehold.rules.daily_events import RevealEvent
from mousehole.games.head_of_mousehold.rules.rounds import END_ROUND
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.wire import Choose
from mousehole.kernel import Choice, Event, Refusal, Refused, Rng, Seat

ANNE, BART, CARA, DORA, EMIL = range(5)
EASY = ""


def _load() -> HeadOfMousehold:
    game = load_game("head-of-mousehold")
    assert isinstance(game, HeadOfMousehold)
    return game


GAME = _load()
BOX: Box = GAME.box


def begin(players: int = 3, *, event: str = EASY, speed: str = "OGBPY", cheese: tuple[int, ...] = (),
          clans: dict[Seat, str] | None = None, first: Seat = ANNE, seed: int = 3) -> Table:
    """A first round: everybody is asked to choose. Colours from the fastest to the slowest; Anne is first.

    `clans`: who has only these mice left (the others are caught).
    """
    s: Table = GAME.start(players, Rng.numbered(seed), {"events": event != EASY, "first_player": first})
    GAME.pending(s)
    letters = [colour.letter for colour in BOX.colours]
    s.speed = [letters.index(letter) for letter in speed]
    if event:
        others = [name for name in s.pile if name != event][:len(s.pile) - 1]
        s.pile = [*others, event]
    for trap, token in enumerate(cheese):
        s.bag[BOX.values.index(s.cheese[trap].pop())] += 1
        s.bag[BOX.values.index(token)] -= 1
        s.cheese[trap].append(token)
    for seat, mice in (clans or {}).items():
        left = pile(mice)
        s.caught[seat] += s.clans[seat] - left
        s.clans[seat] = left
    s.events = []
    return s


def pile(mice: str) -> int:
    return pile_of([BOX.codes[card] for card in mice.split()])


def cards(mice: int) -> str:
    return " ".join(BOX.written(mice))


def say(s: Table, who: Seat, text: str) -> None:
    play(s, who, read(text))


def play(s: Table, who: Seat, choice: Choice) -> None:
    play_parts(GAME, s, who, choice)
    GAME.pending(s)


def choose(s: Table, *mice: str) -> None:
    """What Anne, Bart, Cara… choose; nothing: they have no mice."""
    for who, chosen in enumerate(mice):
        if chosen and s.mice_to_choose(who):  # HEAD-13 a player without a choice is not asked
            play(s, who, Choose(tuple(chosen.split())))


def place(s: Table, *placings: str) -> None:
    """In order of turns: `O! to 2`, `pass`."""
    for text in placings:
        say(s, turn(s), text)


def place_all(s: Table, trap: int = 1) -> None:
    """Everybody who is still asked to place lays the first card of the offer below this trap."""
    while (pending := GAME.pending(s)) and pending[0].prompt == "place":
        place(s, next(text for text in offered(s, pending[0].seat) if f" to {trap}" in text))


def turn(s: Table) -> Seat:
    """Who is asked to place."""
    (d,) = GAME.pending(s)
    assert d.prompt == "place"
    return d.seat


def offered(s: Table, who: Seat) -> list[str]:
    return [write(choice) for d in GAME.pending(s) if d.seat == who for choice in d.options]


def asked(s: Table) -> list[Seat]:
    return [d.seat for d in GAME.pending(s)]


def refused(s: Table, who: Seat, text: str) -> Refusal:
    """Why the choice is refused; it must be, and nothing may change."""
    before = [GAME.view(s, seat) for seat in range(s.seats)]
    try:
        play_parts(GAME, s, who, read(text))
    except Refused as refusal:
        assert [GAME.view(s, seat) for seat in range(s.seats)] == before
        return refusal.refusal
    raise AssertionError(f"{text} was accepted")


def told(s: Table, kind: type[Event]) -> list[Event]:
    """What was told of this kind since the scene began."""
    return [event for event in s.events or [] if isinstance(event, kind)]


def claim(speed: str, *lines: str, event: str = EASY, cheese: tuple[int, ...] = (4, 3, 2),
          older: dict[int, int] | None = None) -> Table:
    """A round is claimed that has these lines below its traps: `0O! 1G`, seat and mouse in the order of placing.

    `older`: a token that has been lying on a trap since the round before.
    """
    s = begin(3, event=event, speed=speed, cheese=cheese)
    for trap, token in (older or {}).items():
        s.bag[BOX.values.index(token)] -= 1
        s.cheese[trap].insert(0, token)
    s.lines = [[Laid(BOX.codes[card[1:]], int(card[0]), int(card[0]), False) for card in line.split()]
               for line in lines] + [[] for _ in range(len(s.lines) - len(lines))]
    while not isinstance(s.agenda[-1], RevealEvent):
        s.agenda.pop()
    s.turns = s.seats * BOX.mice_asked(s.seats)
    GAME.pending(s)
    return s


def end_with(won: dict[Seat, list[int]], lost: dict[Seat, str] | None = None) -> Table:
    """Three players have won these tokens and lost these mice; the fifth round ends with no mouse below any trap."""
    s = begin(3)
    s.round = ROUNDS
    for seat, tokens in won.items():
        s.won[seat] = tokens
    for seat, mice in (lost or {}).items():
        s.clans[seat] -= pile(mice)
        s.caught[seat] += pile(mice)
    s.agenda = [END_ROUND, CLAIM_CHEESE]
    assert GAME.pending(s) == []
    return s


pieces, mice_everywhere, tokens_everywhere = sense.pieces, sense.mice_everywhere, sense.tokens_everywhere
