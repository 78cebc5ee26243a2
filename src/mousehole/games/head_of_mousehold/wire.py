"""Head of Mousehold on the wire: what players choose, what happened, what each may see.

A mouse is written as the letter of its colour, followed by `!` if it squeaks: `O`, `O!`. A card that the viewer
cannot see is `?`; it still counts. What is missing or unknown is null. Mousetraps are numbered from 0, like seats;
people read them from 1.
"""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Choice, Event, Seat, Value
from mousehole.kernel.engine import Step
from mousehole.kernel.wire import Sealed

HIDDEN: Final = "?"
ALTERNATE: Final = "alternate"  # HEAD-16 how cards lie under a trap: down, up, down…
ALL_DOWN: Final = "all-down"    # HEAD-30
FIRST_UP: Final = "first-up"    # HEAD-37


class Mouse(Value):
    """Only for sentences: what a card is called."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, object]:
        return {"letter": "hidden" if self.card == HIDDEN else self.card[:1], "squeaks": self.card[1:] == "!"}


class TheMouse(Value):
    """Only for sentences: what a card is called with its article, as the object of a verb."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, object]:
        return Mouse(self.card).said()


class Thing(Value):
    """Only for sentences: what a sheet is about, an event or something on the table."""

    def __init__(self, thing: str) -> None:
        self.thing: Final = thing


class Colour(Value):
    """HEAD-2 A colour is never shown alone: it has a letter and a shape, too."""

    def __init__(self, name: str, letter: str, shape: str) -> None:
        self.name: Final = name
        self.letter: Final = letter
        self.shape: Final = shape


def said_mouse(card: str) -> dict[str, object]:
    """One mouse in a sentence: bare, with its article, in parts, and whether the reader cannot see which one it is."""
    mouse = Mouse(card)
    return {"mouse": mouse, "the_mouse": TheMouse(card), "hidden": card == HIDDEN, **mouse.said()}


def said_mice(cards: tuple[str, ...]) -> tuple[Mouse, ...]:
    return tuple([Mouse(card) for card in cards])


def said_cheese(tokens: tuple[int | None, ...]) -> dict[str, object]:
    """What these tokens are worth, and how many of them nobody else has seen."""
    known = [token for token in tokens if token is not None]
    unseen = len(tokens) - len(known)
    return {"points": sum(known), "unseen": unseen, "shown": "all" if not unseen else "some" if known else "none"}


# Choices

class AddMouse(Sealed):
    """HEAD-11 One more mouse for this round."""

    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return said_mouse(self.mouse)


class Choose(Choice):
    """HEAD-11 All mice for this round at once, in the order of the box. Short for adding them one by one."""

    def __init__(self, mice: tuple[str, ...]) -> None:
        self.mice: Final = mice

    def said(self) -> dict[str, object]:
        return {"mice": said_mice(self.mice)}


class Place(Choice):
    """HEAD-15 One card under a trap; `hostage`: the one taken from the player on the right."""

    def __init__(self, mouse: str, trap: int, hostage: bool = False) -> None:
        self.mouse: Final = mouse
        self.trap: Final = trap
        self.hostage: Final = hostage

    def said(self) -> dict[str, object]:
        return {**said_mouse(self.mouse), "trap": self.trap + 1, "hostage": self.hostage}


class Pass(Choice):
    """HEAD-19 Place nothing this turn, with fewer cards than turns left."""


class HandOver(Choice):
    """HEAD-31 The hostage for the player on the left."""

    def __init__(self, mouse: str) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return said_mouse(self.mouse)


class Swap(Choice):
    """HEAD-39 A chosen mouse goes home, one from home comes instead."""

    def __init__(self, mouse: str, instead: str) -> None:
        self.mouse: Final = mouse
        self.instead: Final = instead

    def said(self) -> dict[str, object]:
        return {**said_mouse(self.mouse), "instead": Mouse(self.instead),
                "the_instead": TheMouse(self.instead)}


class Keep(Choice):
    """HEAD-39 No change."""


# Events

class ClanTaken(Event):
    def __init__(self, seat: Seat, clan: str) -> None:
        self.seat: Final = seat
        self.clan: Final = clan


class TrapsBaited(Event):
    """HEAD-9 One token for each trap, in their order."""

    def __init__(self, round: int, first_seat: Seat, cheese: tuple[int, ...]) -> None:
        self.round: Final = round
        self.first_seat: Final = first_seat
        self.cheese: Final = cheese


class SpeedSet(Event):
    """The colours from the fastest to the slowest."""

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        self.colours: Final = colours


class MiceChosen(Event):
    def __init__(self, seat: Seat, mice: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.mice: Final = mice

    def seen_by(self, seat: Seat | None) -> MiceChosen:
        return self if seat == self.seat else MiceChosen(self.seat, tuple([HIDDEN for _ in self.mice]))

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "mice": said_mice(self.mice), "number": len(self.mice),
                "hidden": HIDDEN in self.mice}


class MeeplesShown(Event):
    def __init__(self, seat: Seat, colours: tuple[Colour, ...]) -> None:
        self.seat: Final = seat
        self.colours: Final = colours


class EventRevealed(Event):
    def __init__(self, event: str) -> None:
        self.event: Final = event


class CheeseAdded(Event):
    def __init__(self, cheese: tuple[int, ...]) -> None:
        self.cheese: Final = cheese


class CheeseRedrawn(Event):
    """HEAD-34 Tokens that left the game; nobody sees what replaced them."""

    def __init__(self, gone: tuple[int, ...]) -> None:
        self.gone: Final = gone


class HostagePicked(Event):
    def __init__(self, seat: Seat, mouse: str) -> None:
        self.seat: Final = seat
        self.mouse: Final = mouse

    def seen_by(self, seat: Seat | None) -> HostagePicked:
        return self if seat == self.seat else HostagePicked(self.seat, HIDDEN)

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, **said_mouse(self.mouse)}


class HostageTaken(Event):
    def __init__(self, seat: Seat, clan_seat: Seat, mouse: str) -> None:
        self.seat: Final = seat
        self.clan_seat: Final = clan_seat
        self.mouse: Final = mouse

    def seen_by(self, seat: Seat | None) -> HostageTaken:
        return self if seat in (self.seat, self.clan_seat) else HostageTaken(self.seat, self.clan_seat, HIDDEN)

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "clan_seat": self.clan_seat, **said_mouse(self.mouse)}


class LineupDecided(Event):
    """HEAD-39 Without mice: nothing was swapped. Others cannot tell."""

    def __init__(self, seat: Seat, mouse: str | None, instead: str | None) -> None:
        self.seat: Final = seat
        self.mouse: Final = mouse
        self.instead: Final = instead

    def seen_by(self, seat: Seat | None) -> LineupDecided:
        return self if seat == self.seat else LineupDecided(self.seat, HIDDEN, HIDDEN)

    def said(self) -> dict[str, object]:
        if self.mouse is None or self.instead is None:
            return {"seat": self.seat, "known": "kept"}
        known = "hidden" if self.mouse == HIDDEN else "changed"
        return {"seat": self.seat, "known": known, **said_mouse(self.mouse), "instead": Mouse(self.instead),
                "the_instead": TheMouse(self.instead)}


class MousePlaced(Event):
    def __init__(self, seat: Seat, clan_seat: Seat, mouse: str, trap: int, is_up: bool) -> None:
        self.seat: Final = seat
        self.clan_seat: Final = clan_seat
        self.mouse: Final = mouse
        self.trap: Final = trap
        self.is_up: Final = is_up

    def seen_by(self, seat: Seat | None) -> MousePlaced:
        """HEAD-17 A face-down card shows only its clan."""
        if self.is_up or seat in (self.seat, self.clan_seat):
            return self
        return MousePlaced(self.seat, self.clan_seat, HIDDEN, self.trap, False)

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "clan_seat": self.clan_seat, **said_mouse(self.mouse), "trap": self.trap + 1,
                "is_up": self.is_up, "hostage": self.seat != self.clan_seat}


class TurnPassed(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class Card(Value):
    """A card under a trap: its clan, who placed it, and which mouse it is if the viewer knows."""

    def __init__(self, mouse: str, clan_seat: Seat, by_seat: Seat, is_up: bool) -> None:
        self.mouse: Final = mouse
        self.clan_seat: Final = clan_seat
        self.by_seat: Final = by_seat
        self.is_up: Final = is_up

    def said(self) -> dict[str, object]:
        return {**said_mouse(self.mouse), "clan_seat": self.clan_seat}


class MiceTurnedUp(Event):
    """HEAD-20, HEAD-21 The mice under one trap, all face up, as they stand in line."""

    def __init__(self, trap: int, line: tuple[Card, ...]) -> None:
        self.trap: Final = trap
        self.line: Final = line

    def said(self) -> dict[str, object]:
        return {"trap": self.trap + 1, "line": self.line}


class MouseTrapped(Event):
    def __init__(self, trap: int, clan_seat: Seat, mouse: str) -> None:
        self.trap: Final = trap
        self.clan_seat: Final = clan_seat
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"trap": self.trap + 1, "clan_seat": self.clan_seat, **said_mouse(self.mouse)}


class CatFed(Event):
    """HEAD-24 A squeak woke the cat, which took the next mouse in line."""

    def __init__(self, trap: int, clan_seat: Seat, mouse: str) -> None:
        self.trap: Final = trap
        self.clan_seat: Final = clan_seat
        self.mouse: Final = mouse

    def said(self) -> dict[str, object]:
        return {"trap": self.trap + 1, "clan_seat": self.clan_seat, **said_mouse(self.mouse)}


class CheeseTaken(Event):
    """`cheese` was face up; `blind` was face down, and only its new owner sees it (None: not seen)."""

    def __init__(self, trap: int, clan_seat: Seat, mouse: str, cheese: tuple[int, ...],
                 blind: tuple[int | None, ...]) -> None:
        self.trap: Final = trap
        self.clan_seat: Final = clan_seat
        self.mouse: Final = mouse
        self.cheese: Final = cheese
        self.blind: Final = blind

    def seen_by(self, seat: Seat | None) -> CheeseTaken:
        if seat == self.clan_seat or not self.blind:
            return self
        return CheeseTaken(self.trap, self.clan_seat, self.mouse, self.cheese, tuple([None for _ in self.blind]))

    def said(self) -> dict[str, object]:
        return {"trap": self.trap + 1, "clan_seat": self.clan_seat, **said_mouse(self.mouse),
                **said_cheese(self.cheese + self.blind)}


class CheeseLeft(Event):
    def __init__(self, trap: int) -> None:
        self.trap: Final = trap

    def said(self) -> dict[str, object]:
        return {"trap": self.trap + 1}


class ClanCounted(Event):
    """HEAD-40 At the end: a clan's cheese, and the mice it has left."""

    def __init__(self, seat: Seat, cheese: int, mice: int) -> None:
        self.seat: Final = seat
        self.cheese: Final = cheese
        self.mice: Final = mice


# What a seat sees

class Trap(Value):
    """The face-up tokens, the number of face-down ones, and the cards in the order of placing."""

    def __init__(self, cheese: tuple[int, ...], blind: int, cards: tuple[Card, ...]) -> None:
        self.cheese: Final = cheese
        self.blind: Final = blind
        self.cards: Final = cards


class View(Value):
    """What one seat knows; docs/games/head-of-mousehold.md explains it."""

    def __init__(self, seat: Seat | None, seats: int, round: int, first: Seat, turn: Seat | None, turns: int,
                 speed: tuple[Colour, ...], has_events: bool, event: str | None, pile: int, revealed: tuple[str, ...],
                 facing: str, is_cat_asleep: bool, has_defects: bool, clan_names: tuple[str, ...],
                 clans: tuple[tuple[str, ...], ...], caught: tuple[tuple[str, ...], ...],
                 hands: tuple[tuple[str, ...], ...], home: tuple[str, ...], to_choose: int,
                 meeples: tuple[tuple[str, ...], ...], decided: tuple[bool, ...], picked: tuple[str | None, ...],
                 held: tuple[str | None, ...], traps: tuple[Trap, ...], won: tuple[tuple[int, ...], ...],
                 won_blind: tuple[tuple[int | None, ...], ...], bag: int, gone: tuple[int, ...], ended: str | None,
                 agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.round: Final = round
        self.first: Final = first            # who has the first player token
        self.turn: Final = turn              # who places next; None: nobody places now
        self.turns: Final = turns            # turns taken to place cards in this round
        self.speed: Final = speed            # fastest first
        self.has_events: Final = has_events
        self.event: Final = event            # today's, once it is revealed
        self.pile: Final = pile              # events still face down
        self.revealed: Final = revealed      # events so far
        self.facing: Final = facing          # alternate, all-down or first-up
        self.is_cat_asleep: Final = is_cat_asleep
        self.has_defects: Final = has_defects
        self.clan_names: Final = clan_names  # by seat
        self.clans: Final = clans            # mice not caught, wherever they are: known to all at every moment
        self.caught: Final = caught
        self.hands: Final = hands            # chosen and not yet placed: the viewer's own; `?` per card of the others,
                                             # once all have chosen
        self.home: Final = home              # the viewer's own mice that were not chosen
        self.to_choose: Final = to_choose    # how many mice this seat still has to choose
        self.meeples: Final = meeples        # letters
        self.decided: Final = decided        # may have changed the lineup in this round
        self.picked: Final = picked          # hostages picked, by clan, while others still pick
        self.held: Final = held              # hostages held, by holder
        self.traps: Final = traps
        self.won: Final = won                # tokens that all saw
        self.won_blind: Final = won_blind    # tokens that only the winner has seen (None: not known)
        self.bag: Final = bag                # tokens not drawn yet
        self.gone: Final = gone              # tokens that left the game
        self.ended: Final = ended            # why the game is over, once it is
        self.agenda: Final = agenda


# What a seat can deduce

class HiddenLaid(Value):
    """A card of this clan that lies face down under a trap; `at`: its position, from 0."""

    def __init__(self, clan_seat: Seat, trap: int, at: int) -> None:
        self.clan_seat: Final = clan_seat
        self.trap: Final = trap
        self.at: Final = at

    def said(self) -> dict[str, object]:
        return {"clan_seat": self.clan_seat, "trap": self.trap + 1, "at": self.at + 1}


class HiddenHostage(Value):
    """A card of this clan that another player holds."""

    def __init__(self, clan_seat: Seat, seat: Seat) -> None:
        self.clan_seat: Final = clan_seat
        self.seat: Final = seat


class HiddenHand(Value):
    """The cards that a clan has chosen and not placed yet."""

    def __init__(self, clan_seat: Seat, cards: int) -> None:
        self.clan_seat: Final = clan_seat
        self.cards: Final = cards


class Suspect(Value):
    """A mouse that a hidden card can be, in `weight` of `total` equally likely cases."""

    def __init__(self, mouse: str, weight: int, total: int) -> None:
        self.mouse: Final = mouse
        self.weight: Final = weight
        self.total: Final = total

    def said(self) -> dict[str, object]:
        return Mouse(self.mouse).said()


class Deduction(Value):
    """What one hidden card can be. `spot`: its place on a board. `ways`: how many choices its clan can have made."""

    def __init__(self, spot: str, about: Value, ways: int, rows: tuple[Suspect, ...]) -> None:
        self.spot: Final = spot
        self.about: Final = about
        self.ways: Final = ways
        self.rows: Final = rows
