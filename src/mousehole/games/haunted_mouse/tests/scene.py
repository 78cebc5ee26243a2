"""Words for Haunted Mouse tests: lay out hands, Bait and a standing meld; let players play, draw and insert."""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.games.haunted_mouse import sense
from mousehole.games.haunted_mouse.cards import Box, card_named, card_text
from mousehole.games.haunted_mouse.game import HauntedMouse
from mousehole.games.haunted_mouse.notation import read, write
from mousehole.games.haunted_mouse.rules.turn import PLAY_ROUND, TAKE_TURN
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import PlayMeld, SetTrap, WentOut
from mousehole.kernel import Choice, Event, Refusal, Refused, Rng, Seat
from mousehole.kernel.codec import Codec

ANNE, BART, CARA, DORA, EMIL = 0, 1, 2, 3, 4


def _load() -> HauntedMouse:
    game = load_game("haunted-mouse")
    assert isinstance(game, HauntedMouse)
    return game


GAME = _load()
BOX: Box = GAME.box
CODEC = Codec(GAME)


def cards(text: str) -> list[int]:
    """`5C 6S`: the 5 of Cats and the 6 of Snakes."""
    return [card_named(word) for word in text.split()]


def shown(of: list[int]) -> str:
    return " ".join([card_text(card) for card in of])


def table(*players: str, meld: str = "", owner: Seat = NOBODY, public: str = "", turn: Seat = ANNE, seed: int = 7,
          pile: int | None = None) -> Table:
    """In the middle of a round. A player is `hand | bait`; one without cards is out already. It is Anne's turn.

    `pile`: how many cards are left to draw; the others are discarded.
    """
    s: Table = GAME.start(len(players), Rng.numbered(seed), {"first_player": ANNE})
    s.agenda, s.round, s.turn = [PLAY_ROUND, TAKE_TURN], 1, turn
    rest = BOX.deck[:]
    for seat, player in enumerate(players):
        hand, _, bait = player.partition("|")
        s.hands[seat], s.bait[seat] = cards(hand), sorted(cards(bait))
        s.known[seat] = [False] * len(s.hands[seat])
        s.came_with[seat] = [0] * len(s.hands[seat])
        if not s.has_cards(seat):
            s.out.append(seat)
    s.meld, s.meld_owner, s.public = sorted(cards(meld)), owner, sorted(cards(public))
    for row in [*s.hands, *s.bait, s.meld, s.public]:
        for card in row:
            rest.remove(card)
    Rng.numbered(seed).shuffle(rest)
    left = len(rest) if pile is None else pile
    s.pile, s.discards = rest[:left], sorted(rest[left:])
    s.events = []
    return s


def play(s: Table, who: Seat, *lines: str) -> None:
    """Through the checked door, in notation."""
    for line in lines:
        GAME.play(s, who, read(line))
        GAME.pending(s)


def offered(s: Table, who: Seat) -> list[str]:
    return [write(choice) for d in GAME.pending(s) if d.seat == who for choice in d.options]


def plays(s: Table, who: Seat) -> list[str]:
    """The melds and Traps that this player may play."""
    return [write(choice) for d in GAME.pending(s) if d.seat == who for choice in d.options
            if isinstance(choice, (PlayMeld, SetTrap))]


def draws(s: Table, who: Seat) -> list[str]:
    return [line for line in offered(s, who) if line.startswith("draw")]


def refused(s: Table, who: Seat, line: str | Choice) -> tuple[str, str]:
    """Code and clause of the refusal; there must be one, and nothing may change."""
    GAME.pending(s)
    before = CODEC.dump(s)
    refusal = why_not(s, who, line)
    assert CODEC.dump(s) == before
    return refusal.code, refusal.clause


def why_not(s: Table, who: Seat, line: str | Choice) -> Refusal:
    try:
        GAME.play(s, who, read(line) if isinstance(line, str) else line)
    except Refused as refusal:
        return refusal.refusal
    raise AssertionError(f"{line} was accepted")


def heard(s: Table, kind: type[Event]) -> list[Event]:
    return [event for event in s.events or [] if isinstance(event, kind)]


def went_out(s: Table) -> list[Seat]:
    return [event.seat for event in s.events or [] if isinstance(event, WentOut)]


all_cards = sense.pieces
