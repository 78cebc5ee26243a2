"""From the edition's data to the box: a card's effects become the steps that carry them out."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mousehole.checks.entries import Entries, Entry, alternatives, shown
from mousehole.checks.narrowed import most_players
from mousehole.games.house_mouse.box import ANY_TIME, BOOST, FORMS, FULL, POINT, POWER, ROUNDS, Box, Kind
from mousehole.games.house_mouse.checked import check, is_language
from mousehole.games.house_mouse.house import House
from mousehole.games.house_mouse.meta import FACTS
from mousehole.games.house_mouse.promise import weigh_by
from mousehole.games.house_mouse.rules.boosts import Cancel, ChangeActions, Glue, Refresh
from mousehole.games.house_mouse.rules.looking import HOUSE, WHERE, Peek, Reshuffle, Reveal
from mousehole.games.house_mouse.rules.moving import ANY, EACH_OTHER, OWN, WHOSE, Move, MoveEach, SwapMice, Teleport
from mousehole.games.house_mouse.rules.nests import (
    HOW,
    OPPONENT,
    SAME,
    WHICH_NEST,
    DiscardCard,
    Flip,
    Give,
    Steal,
    Trade,
)
from mousehole.games.house_mouse.rules.taking import DrawCard, PutCard, Reach
from mousehole.kernel import Step
from mousehole.kernel.edition import Edition

MAX_SEATS = 8


class Words:
    """The words of one effect, each to be used: a word that no primitive knows is an error."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.words = dict(entry.table)
        self.primitive: str = self.words.pop("do")

    def one_of(self, key: str, allowed: tuple[str, ...], usual: str | None = None) -> str:
        word = self.words.pop(key, usual)
        if word not in allowed:
            if word is None:
                raise self.entry.wrong(f"{key} is missing", "missing", key=key)
            raise self.entry.wrong(f"{key} must be {alternatives(allowed)}, not {shown(word)}", "one-of",
                                   key=key, allowed=tuple([shown(each) for each in allowed]), found=shown(word))
        return str(word)

    def number(self, key: str, usual: int | None = None) -> int:
        number = self.words.pop(key, usual)
        if type(number) is not int:
            raise self.entry.wrong(f"{key} is missing", "missing", key=key)  # all that are there have been checked
        return number

    def flag(self, key: str) -> bool:
        return self.words.pop(key, False) is True

    def step(self) -> Step:
        if self.primitive not in PRIMITIVES:
            raise self.entry.wrong(f"there is no effect {shown(self.primitive)}; there are {', '.join(PRIMITIVES)}",
                                   "effect", found=shown(self.primitive), known=tuple(PRIMITIVES))
        step = PRIMITIVES[self.primitive](self)
        if self.words:
            raise self.entry.wrong(f"effect {self.primitive} has no {', '.join(self.words)}", "effect-words",
                                   effect=self.primitive, keys=tuple([shown(each) for each in self.words]))
        return step


def _peek(w: Words) -> Step:
    may = "up_to" in w.words
    return Peek(w.one_of("where", WHERE, HOUSE), w.number("up_to" if may else "count", 1), may)


def _move(w: Words) -> Step:
    whose, steps = w.one_of("whose", WHOSE), w.number("steps")
    least = w.number("least", steps)
    if whose == EACH_OTHER:
        if (steps, least) != (1, 1):
            raise w.entry.wrong("each other mouse moves one step", "each-other")
        return MoveEach()
    return Move(whose, steps, least)


PRIMITIVES: dict[str, Callable[[Words], Step]] = {
    "peek": _peek,
    "reveal": lambda w: Reveal(w.one_of("where", WHERE, HOUSE), w.flag("every")),
    "reshuffle": lambda w: Reshuffle(),
    "flip": lambda w: Flip(w.one_of("to", ("up", "down")) == "up"),
    "trade": lambda w: Trade(w.one_of("how", HOW)),
    "give": lambda w: Give(w.one_of("to", (OPPONENT, SAME)), w.flag("but_last")),
    "steal": lambda w: Steal(w.one_of("from", WHICH_NEST), w.flag("but_last"), w.flag("random")),
    "discard": lambda w: DiscardCard(w.flag("or_give")),
    "move": _move,
    "swap": lambda w: SwapMice(),
    "teleport": lambda w: Teleport(),
    "scavenge": lambda w: Reach(),
    "put": lambda w: PutCard(),
    "draw": lambda w: DrawCard(w.one_of("to", (OWN, OPPONENT))),
    "refresh": lambda w: Refresh(),
    "actions": lambda w: ChangeActions(w.one_of("whose", (OWN, ANY)), w.number("count")),
    "cancel": lambda w: Cancel(),
    "glue": lambda w: Glue(),
}


def _point(entry: dict[str, Any]) -> Kind:
    form = FORMS[entry["form"]]
    values: tuple[int, ...] = (tuple(entry["values"]) if entry["form"] == "collection"
                               else (entry["alone"], entry["together"]) if entry["form"] == "combo"
                               else (entry["value"],))
    return Kind(entry["name"], POINT, entry["copies"], form, values, entry.get("partner", ""))


def _effects(entry: dict[str, Any]) -> tuple[Step, ...]:
    return tuple([Words(Entry(entry["name"], effect)).step() for effect in entry["effects"]])


def _texts(entry: dict[str, Any]) -> dict[str, str]:
    return {key: entry[key] for key in entry if is_language(key)}


def _power(entry: dict[str, Any]) -> Kind:
    return Kind(entry["name"], POWER, entry["copies"], effects=_effects(entry), texts=_texts(entry))


def _boost(entry: dict[str, Any]) -> Kind:
    return Kind(entry["name"], BOOST, entry["copies"], effects=_effects(entry), when=entry.get("when", ANY_TIME),
                texts=_texts(entry))


def _houses(entries: list[dict[str, Any]]) -> list[House | None]:
    """HOUSE-2 A house for every number of players."""
    houses: list[House | None] = [None] * (MAX_SEATS + 1)
    for entry in entries:
        house = House(entry["plan"])
        for seats in range(entry["fewest"], entry["most"] + 1):
            houses[seats] = house
    return houses


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    check(entries, lambda effect: Words(effect).step())
    kinds = [_point(entry) for entry in edition["points"]]
    kinds += [_power(entry) for entry in edition.tables.get("powers", [])]
    kinds += [_boost(entry) for entry in edition.tables.get("boosts", [])]
    houses = _houses(edition["houses"])
    end = edition.tables.get("end", {})
    box = Box(kinds, edition["rooms"]["count"], houses, end.get("nest", FULL), end.get("rounds", ROUNDS),
              most_players(entries, FACTS))
    weigh_by(box, box.habits)
    return box
