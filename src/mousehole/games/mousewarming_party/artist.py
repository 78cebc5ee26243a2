"""Mousewarming Party as text: the track around the table, with everybody on it."""
from __future__ import annotations

from collections.abc import Sequence

from mousehole.games.mousewarming_party.guide import THINGS
from mousehole.games.mousewarming_party.wire import (
    Drop,
    FoodName,
    Mouse,
    MouseName,
    Move,
    PutMouse,
    PutRaccoon,
    SideName,
    TakeMouse,
    View,
)
from mousehole.kernel import Choice, Decision, Rng
from mousehole.table.guide import Sheet, sheets
from mousehole.terminal.artist import FAINT, HERE, Artist
from mousehole.terminal.drawing import Drawing, Touch

WIDEST = 15  # columns per space
MARKS = (("→3", "reach"), ("★", "golden"), ("☆", "silver"), ("▣ ▢", "plates"))


def ring(size: int, starts: Sequence[int]) -> list[tuple[int, int]]:
    """Return where each space is drawn, as row and column of cells: four sides, clockwise, without the corners."""
    if len(starts) != 4 or starts[0] != 0:
        starts = [0, size // 4, size // 2, size * 3 // 4]
    top, right, bottom, left = [stop - start for start, stop in zip(starts, [*starts[1:], size], strict=True)]
    across, down = max(top, bottom), max(right, left)
    places = [(0, 1 + n) for n in range(top)]
    places += [(1 + n, 1 + across) for n in range(right)]
    places += [(1 + down, across - n) for n in range(bottom)]
    return places + [(down - n, 0) for n in range(left)]


class Own(Artist):
    eager = True

    def food(self, name: str) -> str:
        return self.words.say(FoodName(name))

    def mouse(self, name: str) -> str:
        return self.words.say(MouseName(name))

    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        places = ring(len(v.loop), [side.space for side in self.game.box.sides])
        columns = 1 + max([column for _, column in places])
        cell = min(WIDEST, width // columns)
        for space, (row, column) in enumerate(places):
            self.draw_space(drawing, v, space, 2 * row, cell * column, cell)
        self.draw_table(drawing, v, 2, cell, cell * (columns - 2))
        return drawing

    def draw_space(self, drawing: Drawing, v: View, space: int, y: int, x: int, cell: int) -> None:
        """Draw its number and contents; below, who is there."""
        what, style = self.lies_at(v, space)
        spot = f"space {space}"
        drawing.put(y, x, f"{space:2d} ", FAINT, spot)
        drawing.put(y, x + 3, self.short(what, cell - 4), style, spot)
        here = [self.labels("party-mouse", mouse=mouse.mouse) for mouse in v.mice if mouse.space == space]
        if v.raccoon == space:
            here.append(self.labels("party-raccoon-asleep" if v.asleep else "party-raccoon"))
        if here:
            drawing.put(y + 1, x + 1, f"[{self.together(here, cell - 3)}]", HERE, spot)

    def together(self, names: list[str], room: int) -> str:
        """Each name gets its share of the room if they do not fit."""
        if len(" ".join(names)) <= room:
            return " ".join(names)
        return " ".join([self.short(name, (room + 1) // len(names) - 1) for name in names])

    def lies_at(self, v: View, space: int) -> tuple[str, str]:
        token = v.tokens[space]
        if token:
            return f"● {self.food(token)}", "bold yellow"
        if space in v.doors:
            return self.labels("party-door"), "bold"
        for kitchen in v.kitchens:
            if kitchen.space == space:
                letters = 3 if len(kitchen.foods) < 4 else 2
                return " ".join([self.food(food)[:letters] for food in kitchen.foods]), "bold green"
        if v.loop[space] == "F":
            feeders = [at for at, kind in enumerate(v.loop) if kind == "F"]
            return self.labels("party-feeder", tokens=v.feeders[feeders.index(space)]), ""
        return (self.labels("party-plate") if v.loop[space] == "P" else self.labels("party-burrow")), FAINT

    def draw_table(self, drawing: Drawing, v: View, y: int, x: int, room: int) -> None:
        filled = sum(v.served)
        plates = "▣" * min(filled, v.plates) + "▢" * max(0, v.plates - filled)
        drawing.put(y, x, f"{self.labels('party-table', served=filled, plates=v.plates)} {plates}", "bold")
        drawing.put(y + 1, x, self.short(f"  {self.amounts(v, v.served, room - 3)}", room - 1))
        pantry = self.labels("party-pantry")
        drawing.put(y + 2, x, self.short(f"{pantry} {self.amounts(v, v.pantry, room - len(pantry) - 1)}", room))
        rolled = ""
        if v.rolled and v.side:
            rolled = " · " + self.labels("party-rolled", food=self.food(v.rolled),
                                         side=self.words.say(SideName(v.side)))
        turn = self.labels("party-turn", n=v.turns, seat=v.turn)
        drawing.put(y + 3, x, self.short(f"{turn}{rolled}", room - 1))
        for n, mouse in enumerate(v.mice):
            self.draw_mouse(drawing, mouse, y + 4 + n, x, x + room)

    def draw_mouse(self, drawing: Drawing, mouse: Mouse, y: int, x: int, end: int) -> None:
        """Say how far it goes, ★ a golden or ☆ a silver tray, and what is on it."""
        x = drawing.put(y, x, self.mouse(mouse.mouse), "bold", f"mouse {mouse.mouse}")
        x = drawing.put(y, x, f" →{mouse.reach} {'★' if mouse.golden else '☆'}")
        carried = [*mouse.tray, *mouse.backpack]
        names = self.fitting([self.food(food) for food in carried], end - x - 2)
        for food, name in zip(mouse.tray, names, strict=False):
            x = drawing.put(y, x + 1, name, "yellow", f"tray {mouse.mouse} {food}")
        if mouse.backpack:
            drawing.put(y, x, f" +{' '.join(names[len(mouse.tray):])}")

    def amounts(self, v: View, row: tuple[int, ...], room: int) -> str:
        held = [(amount, self.food(food)) for amount, food in zip(row, v.foods, strict=True) if amount]
        ways = [" ".join([f"{amount}× {name}" for amount, name in held]),
                *[" ".join([f"{amount} {name[:letters]}" for amount, name in held]) for letters in (3, 2)]]
        return next((way for way in ways if len(way) <= room), ways[-1]) or "–"

    def fitting(self, names: list[str], room: int) -> list[str]:
        """Return whole names if they fit, each with a space, and otherwise how they begin."""
        return names if sum([len(name) + 1 for name in names]) <= room else [name[:3] for name in names]

    def touches(self, choice: Choice, v: View) -> Touch:
        if isinstance(choice, Move):
            return frozenset([f"space {choice.space}", f"mouse {choice.mouse}"])
        if isinstance(choice, (PutMouse, PutRaccoon)):
            return frozenset([f"space {choice.space}"])
        if isinstance(choice, Drop):
            return frozenset([f"tray {choice.mouse} {choice.food}"])
        return frozenset()

    def about(self, choice: Choice, v: View) -> str:
        """Return what is at its destination."""
        return self.lies_at(v, choice.space)[0] if isinstance(choice, (Move, PutMouse)) else ""

    def meaning(self, choice: Choice, v: View) -> str:
        """Say what a mouse can do, before it is taken."""
        return self.ability(choice.mouse) if isinstance(choice, TakeMouse) and v.abilities else ""

    def ability(self, mouse: str) -> str:
        """Say what it does, and when."""
        return f"{self.words.message(f'sheet-{mouse}')} {self.words.message(f'sheet-{mouse}-when')}"

    def now(self, sheet: Sheet) -> str:
        """Say why it cannot be used now, each reason once; or what can be done with it."""
        said = [self.words.refusal(each.why) if each.why else
                self.labels("sheet-possible", choice=self.words.say(each.choice)) for each in sheet.tries]
        return "".join([f" {text}" for text in dict.fromkeys(said)])

    def meanings(self, v: View) -> list[tuple[str, str]]:
        """Show kitchens in full, what the mice can do, and the symbols."""
        found = [(self.labels("party-kitchen", n=kitchen.space), ", ".join([self.food(food) for food in kitchen.foods]))
                 for kitchen in v.kitchens]
        known = self.game.imagine(v, Rng.numbered(0))  # hidden things do not matter to a sheet
        for sheet in sheets(self.game, known, v.seat):
            text = self.words.message(f"sheet-{sheet.name}") if sheet.name in THINGS else self.ability(sheet.name)
            found.append((self.words.say(sheet.title), f"{text}{self.now(sheet)}"))
        return [*found, *[(mark, self.labels(f"party-mark-{word}")) for mark, word in MARKS]]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """Return the choice to go there: by the mouse that was also touched, or the first."""
        spaces = [int(spot.split()[1]) for spot in spots if spot.startswith("space ")]
        mice = [spot.split()[1] for spot in spots if spot.startswith("mouse ")] or [mouse.mouse for mouse in v.mice]
        if not spaces or not asked:
            return None
        first = asked[0].options[0]
        if isinstance(first, PutRaccoon):
            return PutRaccoon(spaces[0])
        if isinstance(first, PutMouse):
            return PutMouse(first.mouse, spaces[0])
        return Move(mice[0], spaces[0]) if mice else None
