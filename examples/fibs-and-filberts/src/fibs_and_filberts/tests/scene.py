"""Words for tests of Fibs & Filberts: give everybody shells, and let them talk."""
from __future__ import annotations

from fibs_and_filberts.game import FibsAndFilberts
from fibs_and_filberts.table import Table
from fibs_and_filberts.wire import Believe, Doubt, HideShell, SayNumber
from mousehole.games import load_game
from mousehole.kernel import Choice, Refusal, Rng, Seat

ANNE, BART, CARA = 0, 1, 2


def _load() -> FibsAndFilberts:
    game = load_game("fibs-and-filberts")
    assert isinstance(game, FibsAndFilberts)
    return game


GAME = _load()


def shells(*hands: list[int]) -> Table:
    """Everybody has these shells, and it is Anne's turn."""
    s: Table = GAME.start(len(hands), Rng.numbered(7))
    GAME.pending(s)
    s.hands, s.speaker, s.events = [sorted(hand) for hand in hands], ANNE, []
    return s


def hide_and_say(s: Table, inside: int, number: int) -> None:
    """Whoever's turn it is hides a shell and says a number."""
    GAME.play(s, s.speaker, HideShell(inside))
    GAME.play(s, s.speaker, SayNumber(number))


def decide(s: Table, *doubters: Seat) -> None:
    """Everybody who is asked decides; only these doubt."""
    for d in GAME.pending(s):
        GAME.play(s, d.seat, Doubt() if d.seat in doubters else Believe())
    GAME.pending(s)


def refusal(s: Table, seat: Seat, choice: Choice) -> Refusal | None:
    return GAME.why_not(s, seat, choice)
