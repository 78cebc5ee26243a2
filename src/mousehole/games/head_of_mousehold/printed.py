"""Reads an edition into the box, and refuses what the rules cannot play with."""
from __future__ import annotations

from mousehole.checks.entries import Entries, different, shown
from mousehole.checks.narrowed import most_players
from mousehole.games.head_of_mousehold.box import MAX_TRAPS, ROUNDS, USUAL, Box
from mousehole.games.head_of_mousehold.meta import FACTS
from mousehole.games.head_of_mousehold.mice import COLOURS, MOST
from mousehole.games.head_of_mousehold.rules.daily_events import EVENTS
from mousehole.games.head_of_mousehold.wire import Colour
from mousehole.kernel.edition import Edition

MAX_CLANS = 20
MAX_KINDS = 20     # of cheese tokens
MAX_COUNT = 100    # of one kind
MAX_VALUE = 99
MAX_ASKED = 4      # mice of a round
FEWEST_COLOURS = 2
EXTRA = 2          # tokens per trap beyond one for each round: for Cheese Heist and Blind Tasting
SHAPES = ("circle", "triangle", "square", "star", "diamond")  # all that the page can draw


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    most = most_players(entries, FACTS)
    clans = entries.rows("clans", most, MAX_CLANS)
    names = [clan.word() for clan in clans]
    different(clans, "name", names)
    play = entries.optional("round")
    rounds = play.whole_or("count", 1, ROUNDS, ROUNDS)
    asked, traps = play.whole_or("mice", 1, MAX_ASKED, USUAL), play.whole_or("traps", 1, MAX_TRAPS, USUAL)
    events = entries.rows("events", rounds, len(EVENTS))
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
    box = Box(names, colours, squeakers, plain, plain_for_two, cheese, days, rounds, asked, traps, most)
    least = max([box.traps(seats) for seats in range(FACTS.fewest, most + 1)]) * (rounds + EXTRA)
    if sum(cheese.values()) < least:
        raise tokens[-1].wrong(f"all counts together must be at least {least}, not {sum(cheese.values())}",
                               "too-few-tokens", least=least, found=sum(cheese.values()))
    return box


def _colours(entries: Entries) -> list[Colour]:
    """HEAD-2 Each has a letter and a shape of its own, for people who cannot tell colours apart."""
    rows = entries.rows("colours", FEWEST_COLOURS, COLOURS)
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
