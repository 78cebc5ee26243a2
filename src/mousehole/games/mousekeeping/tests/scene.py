"""Words for Mousekeeping! tests: put the team in a room, roll a destination, let players show rooms."""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.games.mousekeeping.game import Mousekeeping
from mousehole.games.mousekeeping.hotel import Hotel
from mousehole.games.mousekeeping.table import Table
from mousehole.games.mousekeeping.wire import GoTo, Place
from mousehole.kernel import Choice, Options, Refusal, Refused, Rng, Seat

ANNE, BART, CARA = 0, 1, 2


def _load() -> Mousekeeping:
    game = load_game("mousekeeping")
    assert isinstance(game, Mousekeeping)
    return game


GAME = _load()
HOTEL: Hotel = GAME.box


def shift(players: int = 2, *, room: int = 124, goal: int = 443, seed: int = 7, **options: bool | int | str) -> Table:
    """The team stands in a room, and a destination lies in the middle. Anne begins."""
    chosen: Options = {"first_player": ANNE, **options}
    s: Table = GAME.start(players, Rng.numbered(seed), chosen)
    GAME.pending(s)
    s.room, s.round_start = room, room
    s.shown = HOTEL.layouts_of(room)[0]
    s.goal, s.destination = goal, HOTEL.layouts_of(goal)[0]
    s.events = []
    return s


def show(s: Table, who: Seat, *rooms: int) -> None:
    for room in rooms:
        play(s, who, GoTo(room))


def play(s: Table, who: Seat, choice: Choice) -> None:
    GAME.play(s, who, choice)
    GAME.pending(s)


def refused(s: Table, who: Seat, choice: Choice) -> Refusal:
    """Why the choice is refused; it must be, and nothing may change."""
    before = GAME.view(s, None)
    try:
        GAME.play(s, who, choice)
    except Refused as refusal:
        assert GAME.view(s, None) == before
        return refusal.refusal
    raise AssertionError(f"{choice} was accepted")


def offered(s: Table, who: Seat) -> list[int]:
    """The rooms that this player may show now."""
    layouts = [c for d in GAME.pending(s) if d.seat == who for c in d.options]
    return sorted({c.shows() for c in layouts if isinstance(c, Place)})
