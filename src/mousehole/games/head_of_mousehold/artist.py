"""Head of Mousehold as text: a lane under every trap, and the clans."""
from __future__ import annotations

import re
from collections.abc import Iterable

from mousehole.games.head_of_mousehold.guide import THINGS
from mousehole.games.head_of_mousehold.wire import HIDDEN, AddMouse, Card, EventRevealed, HandOver, Place, Swap, View
from mousehole.kernel import Choice, Decision, Rng, Seat
from mousehole.table.guide import sheets
from mousehole.terminal.artist import FAINT, TURN, Artist
from mousehole.terminal.drawing import Drawing, Touch

STYLES = {"orange": "bold orange", "green": "bold green", "blue": "bold dodgerblue", "purple": "bold orchid",
          "yellow": "bold yellow"}
MOUSE = re.compile(r"(?<!\S)[^\W\d_]!?(?!\S)")          # as printed: G!
INITIAL = re.compile(r"(?<!\S)([^\W\d_]+)(!?)(?!\S)")  # in any language: Gr!


def numbered(cards: Iterable[str], place: str) -> list[str]:
    """Name each card: mice that are alike are distinguished by a number."""
    seen: dict[str, int] = {}
    names = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        names.append(f"{place} {card} {seen[card]}")
    return names


class Own(Artist):
    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        self.draw_day(drawing, v, width)
        lane = max(12, min(20, (width - 1) // max(len(v.traps), 1)))
        top = drawing.height
        for at, trap in enumerate(v.traps):
            tokens = [str(token) for token in trap.cheese] + [HIDDEN] * trap.blind
            x = at * lane
            drawing.put(top, x, self.short(f"▼ {self.labels('head-trap', n=at + 1)}", lane - 1), "bold", f"trap {at}")
            drawing.put(top + 1, x, self.short(f"  ◔ {'+'.join(tokens) or '–'}", lane - 1), "yellow", f"trap {at}")
            for n, card in enumerate(trap.cards):
                self.draw_card(drawing, v, top + 2 + n, x + 1, card)
        if v.seat is not None:
            self.draw_own(drawing, v, width)
        for seat in range(v.seats):
            self.draw_clan(drawing, v, seat, width)
        return drawing

    def letter(self, mouse: str) -> str:
        """Show a mouse as boards do: with its color's initial in the reader's language."""
        return mouse if mouse == HIDDEN else self.words.message("letter", {"letter": mouse[:1]}) + mouse[1:]

    def write(self, choice: Choice) -> str:
        return MOUSE.sub(lambda found: self.letter(found[0]), super().write(choice))

    def read(self, line: str) -> Choice:
        """Read `add Gr!` in German as `add G!`. What is no initial in this language is read as printed."""
        letters: dict[str, str] = {self.letter(each.letter).casefold(): each.letter for each in self.game.box.colours}

        def printed(found: re.Match[str]) -> str:
            return letters.get(found[1].casefold(), found[1]) + found[2]
        return super().read(INITIAL.sub(printed, line))

    def style_of(self, v: View, mouse: str) -> str:
        for colour in v.speed:
            if mouse[:1] == colour.letter:
                return STYLES.get(colour.name, "bold")
        return FAINT

    def draw_day(self, drawing: Drawing, v: View, width: int) -> None:
        x = drawing.put(0, 0, f"{self.labels('head-round', n=v.round)} · {self.labels('head-fastest')} ")
        for n, colour in enumerate(v.speed):
            x = drawing.put(0, x, f"{'›' if n else ''}{self.letter(colour.letter)}", STYLES.get(colour.name, "bold"))
        drawing.put(0, x, f" · {self.labels('head-first', seat=v.first)}")
        if v.event:
            words = self.words.say(EventRevealed(v.event)).split()
            drawing.flow([(f"{word} ", "italic", "") for word in words], width, 2)

    def draw_card(self, drawing: Drawing, v: View, y: int, x: int, card: Card) -> None:
        """Draw the clan's seat, then the mouse; face-down cards in brackets; ← who placed it, if somebody else did."""
        by = "" if card.by_seat == card.clan_seat else f"←{card.by_seat + 1}"
        text = f"{card.clan_seat + 1}:{self.letter(card.mouse)}{by}"
        drawing.put(y, x, text if card.is_up else f"({text})", self.style_of(v, card.mouse))

    def draw_clan(self, drawing: Drawing, v: View, seat: Seat, width: int) -> None:
        """Draw cheese and meeples; for the others also how many mice they have chosen, and from which."""
        on = seat == v.turn
        won = "+".join([str(token) for token in v.won[seat]] + [str(token or HIDDEN) for token in v.won_blind[seat]])
        parts = [(f"{'▶' if on else ' '}{seat + 1} {self.short(self.name(seat), 15):15s} ", TURN if on else "", ""),
                 (f"◔ {won or 0} ", "yellow", "")]
        if v.meeples[seat]:
            parts.append((f"{self.labels('head-shows')} ", FAINT, ""))
            parts += [(self.letter(letter), self.style_of(v, letter), "") for letter in v.meeples[seat]]
            parts.append((" ", "", ""))
        if seat != v.seat:
            if v.hands[seat]:
                parts.append((f"{self.labels('head-hand', n=len(v.hands[seat]))} ", FAINT, ""))
            for colour in v.speed:
                mice = "".join([self.letter(mouse) for mouse in v.clans[seat] if mouse[:1] == colour.letter])
                parts += [(f"{mice} ", self.style_of(v, colour.letter), "")] if mice else []
        drawing.flow(parts, width)

    def draw_own(self, drawing: Drawing, v: View, width: int) -> None:
        assert v.seat is not None
        for place, cards in (("hand", v.hands[v.seat]), ("home", v.home)):
            own = [(f"[{self.letter(card)}]", self.style_of(v, card), spot)
                   for card, spot in zip(cards, numbered(cards, place), strict=True)]
            head = (f"  {self.labels(f'head-own-{place}')} ", FAINT, "")
            drawing.flow([head, *(own or [("–", FAINT, "")])], width)
        held = v.held[v.seat]
        if held:
            drawing.flow([(f"  {self.labels('head-own-held')} ", FAINT, ""),
                          (f"[{self.letter(held)}]", self.style_of(v, held), "held")], width)

    def touches(self, choice: Choice, v: View) -> Touch:
        if isinstance(choice, AddMouse):
            return frozenset([f"home {choice.mouse} 1"])
        if isinstance(choice, Place):
            return frozenset(["held" if choice.hostage else f"hand {choice.mouse} 1", f"trap {choice.trap}"])
        if isinstance(choice, HandOver):
            return frozenset([f"hand {choice.mouse} 1"])
        if isinstance(choice, Swap):
            return frozenset([f"hand {choice.mouse} 1", f"home {choice.instead} 1"])
        return frozenset()

    def meanings(self, v: View) -> list[tuple[str, str]]:
        letter = self.letter(v.speed[0].letter)
        marks = ((letter, "plain"), (f"{letter}!", "squeaker"), (f"1:{letter}", "clan"), (f"1:{letter}←2", "by"),
                 (f"(1:{HIDDEN})", "down"), ("◔ 4+?", "cheese"))
        known = self.game.imagine(v, Rng.numbered(0))  # sheets are the same whatever is hidden
        told = [(self.words.say(sheet.title), self.words.message(f"sheet-{sheet.name}"))
                for sheet in sheets(self.game, known, v.seat) if sheet.name == v.event or sheet.name in THINGS]
        return [*told, *[(mark, self.labels(f"head-mark-{word}")) for mark, word in marks]]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        if not asked:
            return None
        parts = [spot.split() for spot in sorted(spots)]
        hand = [part[1] for part in parts if part[0] == "hand"]
        home = [part[1] for part in parts if part[0] == "home"]
        traps = [int(part[1]) for part in parts if part[0] == "trap"]
        prompt = asked[0].prompt
        if prompt == "choose" and home:
            return AddMouse(home[0])
        if prompt == "place" and (hand or home) and traps:
            return Place((hand or home)[0], traps[0])
        if prompt == "hand-over" and (hand or home):
            return HandOver((hand or home)[0])
        return Swap(hand[0], home[0]) if prompt == "change" and hand and home else None
