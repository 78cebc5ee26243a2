"""House Mouse as text: rooms with a card at every corner, mice at theirs, and the nests."""
from __future__ import annotations

from mousehole.games.house_mouse import wire
from mousehole.games.house_mouse.box import BASIC, COLLECTION, OWN_TURN, POINT, Kind
from mousehole.games.house_mouse.guide import sheets
from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.wire import BASIL, View
from mousehole.kernel import Choice, Decision
from mousehole.terminal.artist import FAINT, HERE, TURN, Artist
from mousehole.terminal.drawing import Drawing, Touch

BACKS = {"point": "yellow", "power": "magenta", "boost": "cyan"}
WIDEST = 24


class Own(Artist):
    eager = True

    def mouse(self, mouse: int) -> str:
        return self.words.say(wire.Basil()) if mouse == BASIL else self.name(mouse)

    def mark(self, mouse: int) -> str:
        return "@B" if mouse == BASIL else f"@{mouse + 1}"

    def card(self, code: str) -> str:
        return self.words.say(wire.Card(code))

    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        self.draw_house(drawing, v, width)
        top = f" ({self.words.say(wire.HiddenCard(v.pile_back))})" if v.pile_back else ""
        drawing.line(self.labels("house-round", n=v.round, spent=v.spent) + " · "
                     + self.labels("house-pile", cards=f"{v.pile}{top}", discard=len(v.discard)))
        if v.hand:
            self.draw_cards(drawing, [(code, "", "bold cyan") for code in v.hand], self.labels("house-hand"), width)
        for mouse in self.mice(v):
            self.draw_nest(drawing, v, mouse, width)
        return drawing

    def mice(self, v: View) -> list[int]:
        """Your own first: with many players, not all nests fit the screen."""
        playing = [mouse for mouse in range(len(v.mice)) if mouse < v.seats or (mouse == BASIL and v.has_basil)]
        return sorted(playing, key=lambda mouse: mouse != v.seat)

    def draw_house(self, drawing: Drawing, v: View, width: int) -> None:
        """One line for the corner and the mice at it, one line for its card; the room's number is inside it."""
        house = self.game.box.house_for(v.seats)
        columns = max([x for _, x in house.points]) + 1
        cell = min(WIDEST, (width - 1) // columns)
        for room, corners in enumerate(house.corners_of):
            row, column = house.points[corners[0]]
            number = room + 1  # rooms are chosen by their position, whatever their card looks like
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
        back, code = v.backs[corner], v.house[corner]
        style = BACKS[back] if back else FAINT
        if not back:
            text = "·"
        elif code:  # face down: this seat has peeked
            text = self.card(code) if v.face_up[corner] else f"({self.card(code)})"
        else:
            text = f"▒ {self.labels(f'house-back-{back}')}"
        drawing.put(y + 1, x, self.short(text, cell - 1), f"bold {style}" if v.face_up[corner] else style, spot)

    def draw_nest(self, drawing: Drawing, v: View, mouse: int, width: int) -> None:
        covered = set(v.covered)
        cards = [(code, "()" if code in covered else "", FAINT if code in covered else "") for code in v.nests[mouse]]
        on = "▶" if mouse == v.turn else " "
        boosts = f" +{v.hands[mouse]}" if mouse < v.seats and v.hands[mouse] else ""
        seen = [self.card(code) for code, holder in v.known if holder == mouse and mouse != v.seat]
        boosts += f" ({' · '.join(seen)})" if seen else ""  # Boosts in that hand that everybody has seen
        worth = score(self.game.box, [self.game.box.number[code] for code in v.nests[mouse]])
        counted = self.labels("house-nest", cards=len(cards), points=worth)
        named = self.words.pair(f"{self.mark(mouse)} {self.mouse(mouse)}", counted)
        head = f"{on}{named}{boosts}{' –' if cards else ''}"
        self.draw_cards(drawing, cards, head, width, f"mouse {mouse}", TURN if on == "▶" else "")

    def draw_cards(self, drawing: Drawing, cards: list[tuple[str, str, str]], head: str, width: int,
                   spot: str = "", style: str = "") -> None:
        """Draw all of them, on as many lines as needed; without commas, which some cards have in their names."""
        parts = [(f"{head} ", style, spot)]
        for n, (code, brackets, look) in enumerate(cards, 1):
            text = f"({self.card(code)})" if brackets else self.card(code)
            parts.append((f"{text}{' · ' if n < len(cards) else ''}", look, f"card {code}"))
        drawing.flow(parts, width, 4)

    def touches(self, choice: Choice, v: View) -> Touch:
        if isinstance(choice, (wire.GoTo, wire.PlaceMouse, wire.PlaceBasil, wire.PickCorner, wire.SendBasil)):
            return frozenset([f"corner {choice.corner}"])
        if isinstance(choice, (wire.Activate, wire.PlayBoost, wire.PickCard)):
            return frozenset([f"card {choice.card}"])
        if isinstance(choice, (wire.PickMouse, wire.Nap)):
            return frozenset([f"mouse {choice.mouse}"])
        if isinstance(choice, wire.PickMice):
            return frozenset([f"mouse {choice.one}", f"mouse {choice.other}"])
        if isinstance(choice, wire.PickRoom):
            return frozenset([f"room {choice.room}"])
        here = self.corner_of(v)
        if isinstance(choice, wire.Scavenge) and here is not None:
            return frozenset([f"corner {self.game.box.house_for(v.seats).labels[here]}"])
        return frozenset()

    def corner_of(self, v: View) -> int | None:
        """Return the corner of the viewer's mouse, if it has one."""
        return None if v.seat is None else v.mice[v.seat]

    def meaning(self, choice: Choice, v: View) -> str:
        """Return what is printed on the card, if it is known."""
        code: str | None = None
        here = self.corner_of(v)
        if isinstance(choice, (wire.Activate, wire.PlayBoost, wire.PickCard)):
            code = choice.card
        elif isinstance(choice, wire.Scavenge) and here is not None:
            code = v.house[here]
        elif isinstance(choice, (wire.GoTo, wire.PickCorner)):
            labels = self.game.box.house_for(v.seats).labels
            code = v.house[labels.index(choice.corner)] if choice.corner in labels else None
        return self.words.pair(self.card(code), self.printed(code)) if code and code in self.game.box.number else ""

    def printed(self, code: str) -> str:
        kind: Kind = self.game.box.kinds[self.game.box.kind_of[self.game.box.number[code]]]
        if kind.type != POINT:
            return self.effect_text(kind)
        if kind.form == BASIC:
            return self.labels("house-worth", points=kind.values[0])
        if kind.form == COLLECTION:
            return self.labels("house-collection", points=" · ".join([str(value) for value in kind.values]))
        return self.labels("house-combo", alone=kind.values[0], together=kind.values[1],
                           card=self.card(f"{kind.partner}-1"))

    def effect_text(self, kind: Kind) -> str:
        """The edition's own text, or one sentence per effect if it has none in this language (page: `effects.ts`)."""
        if self.words.language in kind.texts:
            return kind.texts[self.words.language]
        sentences = [self.words.say(step) for step in kind.effects]
        return " ".join([self.words.message("effect-own-turn"), *sentences] if kind.when == OWN_TURN else sentences)

    def meanings(self, v: View) -> list[tuple[str, str]]:
        """List the cards in your hand, in your nest, in the house, and in the other nests; then all other things."""
        codes = [*v.hand, *[code for mouse in self.mice(v)[:1] for code in v.nests[mouse]], *v.house,
                 *[code for mouse in self.mice(v)[1:] for code in v.nests[mouse]]]
        found = list({self.card(code): self.printed(code) for code in codes if code}.items())
        return found + [(self.words.say(title), self.words.message(f"sheet-{name}")) for name, title, *_ in sheets(v)]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """Return the same kind of choice as is offered, for what was touched."""
        if len(spots) != 1 or not asked:
            return None
        word, _, name = next(iter(spots)).partition(" ")
        kinds = {type(choice) for choice in asked[0].options}
        if word == "corner":
            for kind in (wire.PlaceMouse, wire.PlaceBasil, wire.PickCorner, wire.SendBasil):
                if kind in kinds:
                    return kind(name)
            return wire.GoTo(name)
        if word == "card":
            if wire.PickCard in kinds:
                return wire.PickCard(name)
            return wire.PlayBoost(name) if name in v.hand else wire.Activate(name)
        if word == "mouse":
            return wire.PickMouse(int(name))
        return wire.PickRoom(int(name))
