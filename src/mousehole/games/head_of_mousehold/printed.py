"""Reads an edition into the box, and refuses what the rules cannot play with."""
from __future__ import annotations

from mousehole.checks.entries import Entries, different, shown
from mousehole.games.head_of_mousehold.box import MAX_TOKENS, MAX_TRAPS, ROUNDS, Box
from mousehole.games.head_of_mousehold.mice import COLOURS, MOST
from mousehole.games.head_of_mousehold.rules.daily_events import EVENTS
from mousehole.games.head_of_mousehold.wire import Colour
from mousehole.kernel.edition import Edition

MAX_CLANS = 20
MAX_KINDS = 20     # of cheese tokens
MAX_COUNT = 100    # of one kind
MAX_VALUE = 99
SHAPES = ("circle", "triangle", "square", "star", "diamond")  # all that the page can draw


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    clans = entries.rows("clans", MAX_TRAPS, MAX_CLANS)
    names = [clan.word() for clan in clans]
    different(clans, "name", names)
    events = entries.rows("events", ROUNDS, len(EVENTS))
    days = [event.one_of("name", list(EVENTS)) for event in events]
    different(events, "name", days)
    colours = _colours(entries)
    mice = entries.table("mice")
    squeakers, plain = mice.whole("squeakers", 0, MOST), mice.whole("plain", 0, MOST)
    plain_for_two = mice.whole("plain_2p", 0, MOST)
    if plain + plain_for_two > MOST:
        raise mice.wrong(f"plain and plain_2p must be at most {MOST} together, not {plain + plain_for_two}",
                         "too-many-plain", most=MOST, found=plain + plain_for_two)
    if squeakers + plain < 1:
        raise mice.wrong("squeakers and plain must be at least 1 together", "no-mice")
    cheese: dict[int, int] = {}
    tokens = entries.rows("cheese", 1, MAX_KINDS)
    for token in tokens:
        value = token.whole("value", 1, MAX_VALUE)
        cheese[value] = cheese.get(value, 0) + token.whole("count", 1, MAX_COUNT)
    entries.done()
    if sum(cheese.values()) < MAX_TOKENS:
        raise tokens[-1].wrong(f"all counts together must be at least {MAX_TOKENS}, not {sum(cheese.values())}",
                               "too-few-tokens", least=MAX_TOKENS, found=sum(cheese.values()))
    return Box(names, colours, squeakers, plain, plain_for_two, cheese, days)


def _colours(entries: Entries) -> list[Colour]:
    """HEAD-2 Each has a letter and a shape of its own, for people who cannot tell colours apart."""
    rows = entries.rows("colours", COLOURS, COLOURS)
    colours: list[Colour] = []
    for row in rows:
        name, letter = row.word(), row.text("letter", 1)
        if not letter.isalpha():
            raise row.wrong(f'letter must be a letter, not "{letter}"', "letter", found=shown(letter))
        colours.append(Colour(name, letter, row.one_of("shape", SHAPES)))
    different(rows, "name", [colour.name for colour in colours])
    different(rows, "letter", [colour.letter for colour in colours])
    different(rows, "shape", [colour.shape for colour in colours])
    return colours
