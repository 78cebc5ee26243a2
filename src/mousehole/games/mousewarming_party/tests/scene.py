"""Words for Mousewarming Party tests: set up any table, roll anything, and see what happens."""
from __future__ import annotations

from mousehole.checks.scripted import ScriptedRng
from mousehole.games import load_game
from mousehole.games.mousewarming_party import notation
from mousehole.games.mousewarming_party.board import NONE, Board
from mousehole.games.mousewarming_party.game import MousewarmingParty
from mousehole.games.mousewarming_party.rules.turn import TAKE_TURN
from mousehole.games.mousewarming_party.table import Table
from mousehole.kernel import Event, Options, Refusal, Refused, Rng, Seat
from mousehole.words import LANGUAGES, Words

ANNE, BART, CARA = 0, 1, 2
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
# nut carrot tomato at 0, nut mushroom cheese at 3, carrot tomato mushroom egg at 9
KITCHENS = ((0, 0), (3, 1), (9, 2))  # space, tile
WORDS = [Words("mousewarming-party", language) for language in LANGUAGES]


def _load(edition: str) -> MousewarmingParty:
    game = load_game("mousewarming-party", edition)
    assert isinstance(game, MousewarmingParty)
    return game


GAME = _load("standard")
SMALL = _load("small")
BOX: Board = GAME.box


def foods(*names: str) -> list[int]:
    return [BOX.foods.index(name) for name in names]


def party(players: int = 1, *, at: tuple[int, int] = (2, 5), raccoon: int = 10, mice: str = "mommy ninja",
          trays: tuple[str, str] = ("", ""), backpack: str = "", plates: dict[int, str] | None = None,
          pantry: str = "", served: str = "", doors: dict[int, int] | None = None,
          kitchens: tuple[tuple[int, int], ...] = KITCHENS, guests: tuple[int, ...] = (5, 6, 7),
          feeders: tuple[str, str] | None = None, seed: int = 7, **options: bool | int | str) -> Table:
    """A table just before Anne's roll, all burrows known but for `doors` (space, tile). Tokens come from the supply.

    The loop is B0 B1 P2 | B3 F4 P5 | B6 B7 P8 | B9 F10 P11. Feeders are told from the bottom.
    """
    chosen: Options = {"burrows": "hidden" if doors else "open", **options}
    s: Table = GAME.start(players, Rng.numbered(seed), chosen)
    s.agenda, s.mice, s.at, s.raccoon = [TAKE_TURN], mice.split(), list(at), raccoon
    s.golden = [s.golden_trays > 0, s.golden_trays > 1]
    hidden = doors or {}
    s.tiles, s.is_up = [NONE] * BOX.size, [False] * BOX.size
    for space, tile in kitchens:
        if tile not in hidden.values():
            s.tiles[space], s.is_up[space] = tile, True
    for space, tile in hidden.items():
        s.tiles[space], s.is_up[space] = tile, False
    s.guests = [tile for tile in guests if tile not in hidden.values()]
    s.boxed = [tile for tile in range(BOX.kitchens, BOX.tiles) if tile not in s.guests and tile not in s.tiles]
    if feeders is not None:
        s.feeders = [foods(*pile.split()) for pile in feeders]
    s.trays, s.backpack = [foods(*tray.split()) for tray in trays], foods(*backpack.split())
    for space, name in (plates or {}).items():
        s.tokens[space] = foods(name)[0]
    s.pantry = [foods(*pantry.split()).count(food) for food in range(len(BOX.foods))]
    s.served = [foods(*served.split()).count(food) for food in range(len(BOX.foods))]
    for food in range(len(BOX.foods)):
        out = (s.trays[0] + s.trays[1] + s.backpack + s.tokens + s.feeders[0] + s.feeders[1]).count(food)
        s.supply[food] = max(0, BOX.common[food] + BOX.raccoon[food] - out - s.pantry[food] - s.served[food])
    s.events = []
    return s


def roll(s: Table, food: str, side: int = NORTH, *later: int) -> Table:
    """The die shows this food and leaves the pizzeria on this side; `later`: what chance says next, a 0 if nothing."""
    s.rng = ScriptedRng(side, BOX.faces.index(BOX.foods.index(food)), *later, *[0] * 60)
    GAME.pending(s)
    return s


def play(s: Table, *choices: str, who: Seat | None = None) -> Table:
    """Choices in notation, by default of the seat that is asked."""
    for text in choices:
        GAME.play(s, GAME.pending(s)[0].seat if who is None else who, notation.read(text))
        GAME.pending(s)
    return s


def offered(s: Table) -> list[str]:
    return [notation.write(choice) for d in GAME.pending(s) for choice in d.options]


def moves(s: Table, mouse: str) -> list[int]:
    return [int(text.partition(">")[2]) for text in offered(s) if text.startswith(f"{mouse}>")]


def refused(s: Table, text: str, who: Seat | None = None) -> str:
    """`code clause` of the refusal; it must come, be said in every language, and change nothing."""
    return said(refusal_of(s, text, who))


def refusal_of(s: Table, text: str, who: Seat | None = None) -> Refusal:
    before = GAME.view(s, None)
    pending = GAME.pending(s)
    try:
        GAME.play(s, who if who is not None else pending[0].seat if pending else 0, notation.read(text))
    except Refused as refusal:
        assert GAME.view(s, None) == before
        return refusal.refusal
    raise AssertionError(f"{text} was accepted")


def said(refusal: Refusal) -> str:
    assert all([words.refusal(refusal) for words in WORDS])
    return f"{refusal.code} {refusal.clause}"


def happened(s: Table, kind: type[Event]) -> list[Event]:
    return [event for event in s.events or [] if isinstance(event, kind)]


def tray(s: Table, mouse: str) -> list[str]:
    return list(BOX.names(s.trays[s.mouse(mouse)]))


def on_plates(s: Table) -> dict[int, str]:
    return {space: BOX.foods[food] for space, food in enumerate(s.tokens) if food != NONE}


def in_pantry(s: Table) -> dict[str, int]:
    return {BOX.foods[food]: amount for food, amount in enumerate(s.pantry) if amount}


def result(s: Table) -> str:
    assert GAME.pending(s) == []
    return GAME.outcome(s).reason
