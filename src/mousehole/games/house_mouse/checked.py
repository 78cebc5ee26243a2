"""Checks an edition of House Mouse entry by entry, before `printed.py` makes a box of it.

A new key of a card goes into POINTS, POWERS or BOOSTS, a new number of an effect into NUMBERS.
"""
from __future__ import annotations

from collections.abc import Callable

from mousehole.checks.entries import Entries, Entry, different, shown, span
from mousehole.checks.narrowed import most_players
from mousehole.games.house_mouse.box import ANY_TIME, DECLARED, FORMS, FULL, OWN_TURN, ROUNDS, slug
from mousehole.games.house_mouse.house import House
from mousehole.games.house_mouse.meta import FACTS
from mousehole.games.house_mouse.rules.boosts import Cancel
from mousehole.games.house_mouse.rules.looking import ANY_ROOM, ROOM_HERE, SAME_ROOM, Peek, Reveal
from mousehole.games.house_mouse.rules.moving import Move, MoveEach
from mousehole.games.house_mouse.rules.nests import SAME, DiscardCard, Flip, Give, Steal, Trade
from mousehole.games.house_mouse.rules.taking import DrawCard
from mousehole.games.house_mouse.wire import BASIL
from mousehole.kernel import Step

MAX_KINDS = 100          # of Points, of Powers, of Boosts
MAX_COPIES = 20
MAX_CARDS = 400
MAX_EFFECTS = 8          # of one card
VALUES = (-50, 50)
MAX_TOGETHER = 12        # cards of a collection
MAX_ROOMS = 30
COLUMNS, ROWS = 11, 9    # corners are called a to l, 1 to 10
FEWEST_SEATS, MAX_SEATS = 2, 8
NUMBERS = {"count": (-5, 16), "up_to": (1, 16), "steps": (1, 6), "least": (0, 6)}
FLAGS = ("every", "but_last", "random", "or_give")

Read = Callable[[Entry, str], object]
Steps = Callable[[Entry], Step]  # an effect's words, made a step


def _copies(entry: Entry, key: str) -> object:
    return entry.whole(key, 1, MAX_COPIES)


def _points(entry: Entry, key: str) -> object:
    return entry.whole(key, *VALUES)


def _line(entry: Entry, key: str) -> object:
    return entry.text(key)


def _values(entry: Entry, key: str) -> object:
    return entry.wholes(key, 1, MAX_TOGETHER, *VALUES)


POINTS: dict[str, dict[str, Read]] = {  # by form
    "basic": {"copies": _copies, "value": _points},
    "collection": {"copies": _copies, "values": _values},
    "combo": {"copies": _copies, "partner": _line, "alone": _points, "together": _points},
}
POWERS: dict[str, Read] = {"copies": _copies}
BOOSTS: dict[str, Read] = POWERS


def check(edition: Entries, step_of: Steps) -> None:
    """BadSetup names the entry that does not fit."""
    points, powers = edition.rows("points", 1, MAX_KINDS), edition.rows("powers", 0, MAX_KINDS)
    boosts = edition.rows("boosts", 0, MAX_KINDS)
    rows = points + powers + boosts
    slugs = [_slug(row) for row in rows]
    different(rows, "name", slugs)
    for row in points:
        _read(row, POINTS[row.one_of("form", list(FORMS))])
    _check_partners(points)
    for row in powers:
        _read(row, POWERS)
        _check_texts(row)
        _check_effects(row, step_of, is_declared=False)
    for row in boosts:
        _read(row, BOOSTS)
        _check_texts(row)
        when = row.one_of("when", (ANY_TIME, OWN_TURN, DECLARED), ANY_TIME)
        _check_effects(row, step_of, is_declared=when == DECLARED)
    end, most = edition.optional("end"), most_players(edition, FACTS)
    end.whole_or("nest", 1, FULL, FULL)
    end.whole_or("rounds", 1, ROUNDS, ROUNDS)
    _check_houses(edition, sum([row.table["copies"] for row in rows]), most)
    edition.done()


def _read(row: Entry, keys: dict[str, Read]) -> None:
    for key, read in keys.items():
        read(row, key)


def is_language(key: str) -> bool:
    """`en`, `fr`: a card may have a text of its own in any language."""
    return len(key) == 2 and key.isalpha() and key.islower()


def _check_texts(row: Entry) -> None:
    for key in row.table:
        if is_language(key):
            row.text(key)


def _slug(row: Entry) -> str:
    """Cards are called by it: `zoomies-1`."""
    code = slug(row.name())
    if not code:
        raise row.wrong("name must have a letter from a to z, or a digit", "no-letter")
    return code


def _check_partners(points: list[Entry]) -> None:
    """HOUSE-27 Two kinds that belong together, each the other's partner."""
    partners = {slug(row.table["name"]): slug(row.table["partner"]) for row in points if row.has("partner")}
    for row in points:
        if row.has("partner"):
            own, partner = slug(row.table["name"]), slug(row.table["partner"])
            if partner == own or partners.get(partner) != own:
                raise row.wrong(f"partner must be another combo whose partner is this one, not {shown(partner)}",
                                "partner", found=shown(partner))


def _check_effects(row: Entry, step_of: Steps, is_declared: bool) -> None:
    steps = [_effect(entry, step_of) for entry in row.entries("effects", 1, MAX_EFFECTS)]
    has_cancel = any([isinstance(step, Cancel) for step in steps])
    if has_cancel != is_declared or (has_cancel and len(steps) > 1):
        raise row.wrong("to cancel is all that a Boost does when a Power is declared, and nothing else cancels",
                        "cancel")
    for at in range(len(steps)):
        _check_before(row, steps, at)


def _effect(entry: Entry, step_of: Steps) -> Step:
    entry.text("do")
    for key in entry.table:
        if key in FLAGS:
            entry.flag(key)
        elif key in NUMBERS:
            entry.whole(key, *NUMBERS[key])
        else:
            entry.text(key)
    step = step_of(entry)
    if "count" in entry.table and (entry.table["count"] == 0 or (isinstance(step, Peek) and step.count < 0)):
        raise entry.wrong(f"count must not be {entry.table['count']}", "count", found=str(entry.table["count"]))
    if isinstance(step, Move) and step.least > step.steps:
        raise entry.wrong(f"least must be at most steps, {step.steps}, not {step.least}", "least", most=step.steps,
                          found=step.least)
    return step


def _check_before(row: Entry, steps: list[Step], at: int) -> None:
    """`same` and `same-room` mean what an effect before chose, `but_last` the card that the one just before moved."""
    step, before = steps[at], steps[:at]
    chosen = [what_it_chooses(each) for each in before if what_it_chooses(each)]
    is_same_nest = (isinstance(step, Give) and step.to == SAME) or (isinstance(step, Steal) and step.source == SAME)
    is_same_room = isinstance(step, (Peek, Reveal)) and step.where == SAME_ROOM
    wanted = "room" if is_same_room else "nest" if is_same_nest else ""
    if wanted and set(chosen) != {wanted}:
        raise row.wrong(f"effects {at + 1} speaks of the same {wanted}, but the effects before do not choose one, "
                        "or choose something else as well", "same-target", effect=str(at + 1), target=wanted)
    if isinstance(step, (Give, Steal)) and step.but_last and \
            not (before and isinstance(before[-1], (Give, Steal, Trade, DiscardCard, DrawCard, Flip))):
        raise row.wrong(f"effects {at + 1} has but_last, but the effect before moves no card", "but-last",
                        effect=str(at + 1))


def what_it_chooses(step: Step) -> str:
    """The kind of target that `same` means in later effects of the card; empty if this effect chooses none."""
    if isinstance(step, (Peek, Reveal)):
        return "room" if step.where in (ANY_ROOM, ROOM_HERE) else ""
    if isinstance(step, (Give, Steal)):
        return "nest" if SAME not in (getattr(step, "to", ""), getattr(step, "source", "")) else ""
    if isinstance(step, Trade):
        return "nest"
    return "mouse" if isinstance(step, (Flip, Move, MoveEach)) else ""


def _check_houses(edition: Entries, cards: int, most_seats: int) -> None:
    """HOUSE-2 A house for every number of players, with a corner for every mouse and one more, and cards for it."""
    rooms, rows = edition.table("rooms"), edition.rows("houses", 1, MAX_SEATS)
    room_cards = rooms.whole("count", 1, MAX_ROOMS)
    served: set[int] = set()
    for row in rows:
        fewest, most = row.whole("fewest", FEWEST_SEATS, MAX_SEATS), row.whole("most", FEWEST_SEATS, MAX_SEATS)
        seats = set(range(fewest, most + 1))
        if not seats or seats & served:
            raise row.wrong(f"{fewest} to {most} players are none, or have another house", "house-players",
                            span=span(fewest, most))
        served |= seats
        house = _house(row)
        if house.corners < most + 1 + (most < BASIL):
            raise row.wrong(f"plan has {house.corners} corners: too few for {most} players and Basil to move about",
                            "too-few-corners", corners=house.corners, seats=most)
        if house.rooms > room_cards:
            raise row.wrong(f"plan has {house.rooms} rooms, but there are only {room_cards} room cards",
                            "too-few-room-cards", rooms=house.rooms, cards=room_cards)
        if house.corners >= cards:
            raise row.wrong(f"plan has {house.corners} corners, but there are only {cards} cards", "too-few-cards",
                            corners=house.corners, cards=cards)
    for seats_missing in range(FEWEST_SEATS, most_seats + 1):
        if seats_missing not in served:
            raise rows[-1].wrong(f"there is no house for {seats_missing} players", "no-house", seats=seats_missing)
    if cards > MAX_CARDS:
        raise rooms.wrong(f"{cards} cards are too many: {MAX_CARDS} are the most", "too-many-cards", cards=cards,
                          most=MAX_CARDS)


def _house(row: Entry) -> House:
    plan = row.row("plan", 1, ROWS)
    for line in plan:
        if not isinstance(line, str) or len(line) > COLUMNS or set(line) - {"#", " "}:
            raise row.wrong(f"plan must be lines of up to {COLUMNS} # (a room) and spaces", "plan", most=COLUMNS)
    if "#" not in "".join(plan):
        raise row.wrong("plan must have a room, #", "plan-empty")
    house = House(plan)
    said = row.whole("rooms", 1, MAX_ROOMS), row.whole("corners", 1, 4 * MAX_ROOMS)
    if (house.rooms, house.corners) != said:
        raise row.wrong(f"plan has {house.rooms} rooms and {house.corners} corners, but rooms and corners say "
                        f"{said[0]} and {said[1]}", "plan-counts", rooms=house.rooms, corners=house.corners)
    seen, reached = {0}, [0]
    for corner in reached:
        new = [other for other in house.beside[corner] if other not in seen]
        seen.update(new)
        reached += new
    if len(seen) < house.corners:
        raise row.wrong("plan must be one house: from every room there must be a way to every other", "plan-apart")
    return house
