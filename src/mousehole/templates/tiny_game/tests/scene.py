"""Words for tests of Tiny Game: give everybody a hand, and let them play."""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.kernel import Refusal, Rng, Seat
from mousehole.templates.tiny_game.game import TinyGame
from mousehole.templates.tiny_game.table import Table
from mousehole.templates.tiny_game.wire import PlayCard

ANNE, BART, CARA = 0, 1, 2


def _load() -> TinyGame:
    game = load_game("tiny-game")
    assert isinstance(game, TinyGame)
    return game


GAME = _load()


def hands(*hands: list[int]) -> Table:
    """Everybody holds these five cards, and the first round begins."""
    s: Table = GAME.start(len(hands), Rng.numbered(7))
    GAME.pending(s)
    s.hands, s.events = [sorted(hand) for hand in hands], []
    return s


def play(s: Table, *cards: int) -> None:
    """Everybody plays one card, beginning with Anne."""
    for seat, card in enumerate(cards):
        GAME.play(s, seat, PlayCard(card))
    GAME.pending(s)


def refusal(s: Table, seat: Seat, card: int) -> Refusal | None:
    return GAME.why_not(s, seat, PlayCard(card))
