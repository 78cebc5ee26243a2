"""A whole turn of Mousewarming Party a second time: slow, obvious, and written from the clauses alone.

It knows a table only as the plain data that a position file holds, the edition only as its file, and choices only as
lines of notation. Nothing here is imported from the game's rules.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Mouse:
    name: str
    space: int
    golden: bool
    tray: list[str]                                     # from the bottom
    backpack: list[str] = field(default_factory=list)


@dataclass
class Position:
    """All that lies on the table, by name."""

    turn: int
    mice: list[Mouse]
    raccoon: int
    asleep: bool
    plates: dict[int, str]                              # food by space
    doors: dict[int, int]                               # tile by space, face down
    kitchens: dict[int, int]                            # tile by space, face up
    guests: list[int]                                   # tiles at the table
    served: list[str]
    pantry: list[str]
    supply: list[str]
    feeders: dict[int, list[str]]                       # by space, from the bottom
    ended: str                                          # party, feeders, pantry; "": it goes on


def read(table: dict[str, Any], printed: dict[str, Any]) -> Position:
    """The position of a table as `Codec.plain` writes it."""
    names = [food["name"] for food in printed["foods"]]
    loop = printed["loop"]["spaces"].replace(" ", "")

    def tokens(amounts: list[int]) -> list[str]:
        return sorted([name for name, amount in zip(names, amounts, strict=True) for _ in range(amount)])

    mice = [Mouse(name, table["at"][m], table["golden"][m], [names[food] for food in table["trays"][m]],
                  sorted([names[food] for food in table["backpack"]]) if name == "traveler" else [])
            for m, name in enumerate(table["mice"])]
    tiles = {space: tile for space, tile in enumerate(table["tiles"]) if tile >= 0}
    feeder_spaces = [space for space, kind in enumerate(loop) if kind == "F"]
    return Position(
        table["turn"], mice, table["raccoon"], table["asleep"],
        {space: names[food] for space, food in enumerate(table["tokens"]) if food >= 0},
        {space: tile for space, tile in tiles.items() if not table["is_up"][space]},
        {space: tile for space, tile in tiles.items() if table["is_up"][space]},
        sorted(table["guests"]), tokens(table["served"]), tokens(table["pantry"]), tokens(table["supply"]),
        {space: [names[food] for food in pile] for space, pile in zip(feeder_spaces, table["feeders"], strict=True)},
        table["ended"])


class Referee:
    """One turn, from the roll to the end of the raccoon's step."""

    def __init__(self, position: Position, printed: dict[str, Any], seats: int, abilities: bool) -> None:
        self.p = position
        self.printed = printed
        self.seats = seats
        self.abilities = abilities
        self.loop: str = printed["loop"]["spaces"].replace(" ", "")
        self.began = {mouse.name: mouse.space for mouse in position.mice}
        self.asks = ""                                  # cheese, move or pick-up; "": nothing any more
        self.mover: Mouse | None = None                 # the mouse that dropped, or has just stopped
        self.side = ""

    # What the board says

    def after(self, space: int) -> list[int]:
        """PARTY-12 All other spaces in arrow direction, the next one first."""
        size = len(self.loop)
        return [(space + n) % size for n in range(1, size)]

    def is_occupied(self, space: int) -> bool:
        return space == self.p.raccoon or space in [mouse.space for mouse in self.p.mice]

    def menu(self, tile: int) -> list[str]:
        foods: list[str] = self.printed["kitchens"][tile]["foods"]
        return foods

    def is_kitchen(self, tile: int) -> bool:
        return tile < len(self.printed["kitchens"])

    def plates_needed(self) -> int:
        """PARTY-20"""
        tiles: list[int] = self.printed["guests"]["plates"]
        table = self.printed["table"]
        seated = [tiles[tile - len(self.printed["kitchens"])] for tile in self.p.guests]
        return sum(seated) + int(table["plates"]) * (int(table["sectors"]) - len(seated))

    def is_enough(self) -> bool:
        return len(self.p.served) >= self.plates_needed()

    def room(self) -> int:
        """PARTY-13 A tray has a number for none aboard, and one for each token that fits."""
        return len(self.printed["silver"]["steps"]) - 1

    def plate_for(self) -> int | None:
        """PARTY-7 From the side of the roll, whose own space comes first."""
        start = next(side["space"] for side in self.printed["sides"] if side["name"] == self.side)
        for space in [start, *self.after(start)]:
            if self.loop[space] == "P" and space not in self.p.plates and not self.is_occupied(space):
                return int(space)
        return None

    def mouse(self, name: str) -> Mouse | None:
        return next((mouse for mouse in self.p.mice if mouse.name == name), None)

    def by_food(self, foods: list[str]) -> list[str]:
        """Each food once, in the order of the edition."""
        return [food["name"] for food in self.printed["foods"] if food["name"] in foods]

    # The die

    def roll(self, food: str, side: str) -> None:
        self.side = side
        if food != self.printed["bonus"]["food"]:
            self.place(food)
            self.asks = "move"
        elif self.bonuses():
            self.asks = "cheese"
        else:                                           # PARTY-30
            self.place(food)
            self.asks = "move"

    def place(self, food: str) -> None:
        """PARTY-7, PARTY-8"""
        space = self.plate_for()
        if space is not None and food in self.p.supply:
            self.p.supply.remove(food)
            self.p.plates[space] = food

    def bonuses(self) -> list[str]:
        """PARTY-9, PARTY-30 to PARTY-36"""
        if not self.abilities:
            return ["nap"]
        found = []
        for mouse in self.p.mice:
            if mouse.name == "mommy":
                found += ["nap"]
            elif mouse.name == "slingshot":
                open_menus = [food for tile in self.p.kitchens.values() for food in self.menu(tile)]
                found += [f"shoot {food}" for food in self.by_food(mouse.tray) if food in open_menus]
            elif mouse.name == "ninja" and self.plate_for() is not None:
                found += [f"return {food}" for food in self.by_food(self.p.pantry)]
            elif mouse.name == "sprinter":
                found += [f"sprint {what}" for what in ("food", "burrow") if self.run_to(mouse, what) is not None]
            elif mouse.name == "fitness" and self.raid_at(mouse) is not None:
                found += ["raid"]
            elif mouse.name == "traveler":
                found += self.packs(mouse)
        return found

    def run_to(self, mouse: Mouse, what: str) -> int | None:
        """PARTY-34"""
        if what == "food" and len(mouse.tray) == self.room():
            return None
        return self.nearest_free(mouse, [*self.p.plates] if what == "food" else [*self.p.doors, *self.p.kitchens])

    def raid_at(self, mouse: Mouse) -> int | None:
        """PARTY-35"""
        if len(mouse.tray) == self.room():
            return None
        return self.nearest_free(mouse, [space for space, pile in self.p.feeders.items() if pile])

    def nearest_free(self, mouse: Mouse, goals: list[int]) -> int | None:
        for space in self.after(mouse.space):
            if space in goals and not self.is_occupied(space):
                return space
        return None

    def packs(self, mouse: Mouse) -> list[str]:
        """PARTY-36 One token, or two."""
        room = self.printed["mice"]["backpack"] - len(mouse.backpack)
        one = [f"pack {food}" for food in self.by_food(mouse.tray)] if room >= 1 else []
        in_order = [food for each in self.by_food(mouse.tray) for food in mouse.tray if food == each]
        return one + ([f"pack {' '.join(in_order)}"] if room >= 2 and len(mouse.tray) == 2 else [])

    # What is offered, and what a choice does

    def offers(self) -> list[str]:
        if self.asks == "cheese":
            return ["cheese", *self.bonuses()]
        if self.asks == "pick-up":
            return ["take", "leave"]
        assert self.asks == "move"
        found = []
        for mouse in self.p.mice:
            if self.mover is None or self.mover is mouse:
                found += [f"{mouse.name}>{space}" for space in self.stops(mouse)]
            if self.mover is None and self.may_drop(mouse):
                found += [f"drop {mouse.name} {food}" for food in self.by_food(mouse.tray)]
        return found

    def stops(self, mouse: Mouse) -> list[int]:
        """PARTY-10, PARTY-12"""
        tray = self.printed["golden" if mouse.golden else "silver"]["steps"]
        free = [space for space in self.after(mouse.space) if not self.is_occupied(space)]
        return free[:tray[len(mouse.tray)]]

    def may_drop(self, mouse: Mouse) -> bool:
        """PARTY-11 An empty plate, and the very space where the mouse stood when the turn began."""
        at = mouse.space
        return self.loop[at] == "P" and at not in self.p.plates and at == self.began[mouse.name]

    def choose(self, line: str) -> None:
        verb, *rest = line.replace(">", " > ").split()
        if self.asks == "cheese":
            self.asks = "move"                          # unless the party is won by it
            self.use_cheese(verb, rest)
        elif self.asks == "pick-up":
            assert self.mover is not None
            if verb == "take":
                self.take_aboard(self.mover)
            self.finish()
        elif verb == "drop":
            mouse = self.mouse(rest[0])
            assert mouse is not None
            mouse.tray.remove(rest[1])
            self.p.plates[mouse.space] = rest[1]
            self.mover = mouse
        else:
            mouse = self.mouse(verb)
            assert mouse is not None
            self.move(mouse, int(rest[1]))

    def use_cheese(self, verb: str, rest: list[str]) -> None:
        mover = next((mouse for mouse in self.p.mice if mouse.name == {
            "shoot": "slingshot", "sprint": "sprinter", "raid": "fitness", "pack": "traveler"}.get(verb)), None)
        if verb == "cheese":
            self.place(self.printed["bonus"]["food"])
        elif verb == "nap":
            self.p.asleep = True
        elif verb == "return":
            space = self.plate_for()
            assert space is not None
            self.p.pantry.remove(rest[0])
            self.p.plates[space] = rest[0]
        elif mover is None:
            raise AssertionError(verb)
        elif verb == "shoot":
            mover.tray.remove(rest[0])
            self.serve(rest[0])
        elif verb == "pack":
            for food in rest:
                mover.tray.remove(food)
            mover.backpack = sorted([*mover.backpack, *rest])
        elif verb == "raid":
            space = self.raid_at(mover)
            assert space is not None
            mover.space = space
            mover.tray.append(self.p.feeders[space].pop())
        else:
            space = self.run_to(mover, rest[0])
            assert space is not None
            mover.space = space
            if rest[0] == "food":
                self.take_aboard(mover)
            else:
                self.stop_at_burrow(mover)

    def move(self, mouse: Mouse, space: int) -> None:
        """PARTY-13 to PARTY-15"""
        mouse.space = space
        if space in self.p.plates and len(mouse.tray) < self.room():
            self.asks, self.mover = "pick-up", mouse
            return
        self.stop_at_burrow(mouse)
        if not self.p.ended:
            self.finish()

    def take_aboard(self, mouse: Mouse) -> None:
        mouse.tray.append(self.p.plates.pop(mouse.space))

    def stop_at_burrow(self, mouse: Mouse) -> None:
        """PARTY-14, PARTY-15"""
        self.flip(mouse.space)
        if self.is_enough():
            self.end("party")
        elif mouse.space in self.p.kitchens:
            menu = self.menu(self.p.kitchens[mouse.space])
            for load in (mouse.tray, mouse.backpack):
                for food in load[:]:
                    if food in menu and not self.p.ended:
                        load.remove(food)
                        self.serve(food)

    def flip(self, space: int) -> None:
        if space in self.p.doors:
            tile = self.p.doors.pop(space)
            if self.is_kitchen(tile):
                self.p.kitchens[space] = tile
            else:
                self.p.guests = sorted([*self.p.guests, tile])

    def serve(self, food: str) -> None:
        """PARTY-15, PARTY-16, PARTY-20"""
        self.p.served = sorted([*self.p.served, food])
        if self.is_enough():
            self.end("party")

    # The raccoon, and the end

    def finish(self) -> None:
        """PARTY-17 to PARTY-19, PARTY-21, PARTY-22, PARTY-5"""
        p, self.asks = self.p, ""
        goal = None if p.asleep else self.raccoon_to()
        p.asleep = False
        if goal is not None:
            p.raccoon = goal
            food = p.feeders[goal].pop() if goal in p.feeders else p.plates.pop(goal)
            p.pantry = sorted([*p.pantry, food])
            if p.pantry.count(food) > self.printed["pantry"]["plain"]:
                self.end("pantry")
                return
        if not any(p.feeders.values()):
            self.end("feeders")
            return
        p.turn = (p.turn + 1) % self.seats

    def raccoon_to(self) -> int | None:
        p = self.p
        for space in [*self.after(p.raccoon), p.raccoon]:
            has_food = bool(p.feeders[space]) if space in p.feeders else space in p.plates
            if has_food and space not in [mouse.space for mouse in p.mice]:
                return space
        return None

    def end(self, reason: str) -> None:
        """PARTY-20 to PARTY-23"""
        self.asks, self.p.ended = "", reason
        if reason != "party":
            for space in [*self.p.doors]:
                self.flip(space)
