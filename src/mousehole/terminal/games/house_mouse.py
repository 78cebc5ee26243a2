"""House Mouse in text: rooms with a card at every corner, mice at theirs, and the nests."""
from __future__ import annotations

from mousehole.games.house_mouse.wire import (
    BASIL,
    Activate,
    Basil,
    Card,
    GoTo,
    HiddenCard,
    Nap,
    PickCard,
    PickCorner,
    PickMice,
    PickMouse,
    PickRoom,
    PlaceBasil,
    PlaceMouse,
    PlayBoost,
    Scavenge,
    SendBasil,
    View,
)
from mousehole.kernel import Choice, Decision
from mousehole.terminal.artist import FAINT, HERE, TURN, Artist
from mousehole.terminal.drawing import Drawing, Touch

BACKS = {"point": "yellow", "power": "magenta", "boost": "cyan"}
WIDEST = 24


class Own(Artist):
    eager = True

    def mouse(self, mouse: int) -> str:
        return self.words.say(Basil()) if mouse == BASIL else self.name(mouse)

    def mark(self, mouse: int) -> str:
        return "@B" if mouse == BASIL else f"@{mouse + 1}"

    def card(self, code: str) -> str:
        return self.words.say(Card(code))

    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        self.draw_house(drawing, v, width)
        top = f" ({self.words.say(HiddenCard(v.pile_back))})" if v.pile else ""
        drawing.line(self.labels("house-round", n=v.round, spent=v.spent) + " · "
                     + self.labels("house-pile", cards=v.pile, discard=len(v.discard)) + top)
        for mouse in range(len(v.mice)):
            if mouse < v.seats or (mouse == BASIL and v.has_basil):
                self.draw_nest(drawing, v, mouse, width)
        if v.hand:
            self.draw_cards(drawing, [(code, "", "bold cyan") for code in v.hand], self.labels("house-hand"), width)
        return drawing

    def draw_house(self, drawing: Drawing, v: View, width: int) -> None:
        """A line for the corner and the mice at it, a line for its card; a room's number stands inside it."""
        house = self.game.box.house_for(v.seats)
        columns = max([x for _, x in house.points]) + 1
        cell = min(WIDEST, (width - 1) // columns)
        for room, corners in enumerate(house.corners_of):
            row, column = house.points[corners[0]]
            number = v.rooms[room]
            drawing.put(2 * row, column * cell, "─" * cell, FAINT)
            drawing.put(2 * row + 2, column * cell, "─" * cell, FAINT)
            drawing.put(2 * row, column * cell + cell - 4, f"⌂{number}", FAINT, f"room {number}")
        for corner, (row, column) in enumerate(house.points):
            self.draw_corner(drawing, v, corner, house.labels[corner], 2 * row, column * cell, cell)

    def draw_corner(self, drawing: Drawing, v: View, corner: int, label: str, y: int, x: int, cell: int) -> None:
        spot = f"corner {label}"
        at = drawing.put(y, x, f"{label} ", "bold", spot)
        for mouse, where in enumerate(v.mice):
            if where == corner:
                glue = "~" if mouse in v.glued else ""
                at = drawing.put(y, at, f"{self.mark(mouse)}{glue}", HERE if mouse == v.turn else "reverse", spot)
        back, style = v.backs[corner], BACKS.get(v.backs[corner], FAINT)
        if not back:
            text = "·"
        elif v.face_up[corner]:
            text = self.card(v.house[corner])
        elif v.house[corner]:  # face down, but this seat has peeked
            text = f"({self.card(v.house[corner])})"
        else:
            text = f"▒ {self.labels(f'house-back-{back}')}"
        drawing.put(y + 1, x, self.short(text, cell - 1), f"bold {style}" if v.face_up[corner] else style, spot)

    def draw_nest(self, drawing: Drawing, v: View, mouse: int, width: int) -> None:
        covered = set(v.covered)
        cards = [(code, "()" if code in covered else "", FAINT if code in covered else "") for code in v.nests[mouse]]
        on = "▶" if mouse == v.turn else " "
        boosts = f" +{v.hands[mouse]}" if mouse < v.seats and v.hands[mouse] else ""
        seen = [self.card(code) for code, holder in v.known if holder == mouse and mouse != v.seat]
        boosts += f" ({', '.join(seen)})" if seen else ""  # Boosts in that hand that everybody has seen
        head = f"{on}{self.mark(mouse)} {self.mouse(mouse)} {len(cards)}{boosts}:"
        self.draw_cards(drawing, cards, head, width, f"mouse {mouse}", TURN if on == "▶" else "")

    def draw_cards(self, drawing: Drawing, cards: list[tuple[str, str, str]], head: str, width: int,
                   spot: str = "", style: str = "") -> None:
        """All of them, on as many lines as it takes."""
        parts = [(f"{head} ", style, spot)]
        for n, (code, brackets, look) in enumerate(cards, 1):
            text = f"({self.card(code)})" if brackets else self.card(code)
            parts.append((f"{text}{', ' if n < len(cards) else ''}", look, f"card {code}"))
        drawing.flow(parts, width, 4)

    def touches(self, choice: Choice, v: View) -> Touch:
        if isinstance(choice, (GoTo, PlaceMouse, PlaceBasil, PickCorner, SendBasil)):
            return frozenset([f"corner {choice.corner}"])
        if isinstance(choice, (Activate, PlayBoost, PickCard)):
            return frozenset([f"card {choice.card}"])
        if isinstance(choice, (PickMouse, Nap)):
            return frozenset([f"mouse {choice.mouse}"])
        if isinstance(choice, PickMice):
            return frozenset([f"mouse {choice.one}", f"mouse {choice.other}"])
        if isinstance(choice, PickRoom):
            return frozenset([f"room {choice.room}"])
        if isinstance(choice, Scavenge) and v.seat is not None and v.mice[v.seat] >= 0:
            return frozenset([f"corner {self.game.box.house_for(v.seats).labels[v.mice[v.seat]]}"])
        return frozenset()

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """The same kind of choice as is offered, about what was touched."""
        if len(spots) != 1 or not asked:
            return None
        word, _, name = next(iter(spots)).partition(" ")
        kinds = {type(choice) for choice in asked[0].options}
        if word == "corner":
            for kind in (PlaceMouse, PlaceBasil, PickCorner, SendBasil):
                if kind in kinds:
                    return kind(name)
            return GoTo(name)
        if word == "card":
            return PickCard(name) if PickCard in kinds else PlayBoost(name) if name in v.hand else Activate(name)
        if word == "mouse":
            return PickMouse(int(name))
        return PickRoom(int(name))
