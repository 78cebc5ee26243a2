"""Haunted Mouse as text: the middle of the table, everybody's Bait and cheese, and your own hand in its order."""
from __future__ import annotations

import re

from mousehole.games.haunted_mouse import guide
from mousehole.games.haunted_mouse.cards import LETTERS, SUITS, card_text, rank_of
from mousehole.games.haunted_mouse.wire import (
    PUBLIC,
    BaitCard,
    DrawFromPile,
    InsertCard,
    LayBait,
    PlayCards,
    PlayMeld,
    SetBait,
    SetTrap,
    TakeBait,
    UseBait,
    View,
)
from mousehole.kernel import Choice, Decision, Seat
from mousehole.terminal.artist import FAINT, TURN, Artist
from mousehole.terminal.drawing import Drawing, Touch

SUIT_STYLES = ("bold red", "bold green", "bold dodgerblue", "bold yellow")  # cats, snakes, owls, hawks
CARD = 4
CARD_NAME = re.compile(r"\b(\d)([A-Za-z])\b")
MARKS = (("??", "hidden"), ("°", "known"), ("▲ ·", "cheese"), ("▶", "turn"))


def style_of(card: int | None) -> str:
    return FAINT if card is None else SUIT_STYLES[card % 4]


def bait_spot(owner: int, card: int) -> str:
    return f"bait {owner} {card}"


class Own(Artist):
    def draw(self, v: View, width: int) -> Drawing:
        drawing = Drawing()
        self.draw_middle(drawing, v, width)
        for seat in range(v.seats):
            self.draw_seat(drawing, v, seat, width)
        if v.seat is not None and v.seat not in v.out:
            self.draw_hand(drawing, v, max(1, width // CARD - 1))
        return drawing

    @property
    def letters(self) -> str:
        """Return the initials of the suits in the reader's language."""
        return self.labels("haunt-letters")

    def card(self, card: int | None) -> str:
        return card_text(None) if card is None else f"{rank_of(card)}{self.letters[card % 4]}"

    def write(self, choice: Choice) -> str:
        return CARD_NAME.sub(lambda found: found[1] + self.letters[LETTERS.index(found[2])], super().write(choice))

    def read(self, line: str) -> Choice:
        """Read `4K/1` in German as `4C/1`. A letter that is no initial in this language is read as in English."""
        def printed(found: re.Match[str]) -> str:
            letter = found[2].upper()
            return found[1] + (LETTERS[self.letters.index(letter)] if letter in self.letters else letter)
        return super().read(CARD_NAME.sub(printed, line))

    def draw_middle(self, drawing: Drawing, v: View, width: int) -> None:
        drawing.flow([(f"{self.labels('haunt-round', n=v.round)} · ", "", ""),
                      (self.labels("haunt-pile", cards=v.pile), "", "pile"),
                      (f" · {self.labels('haunt-discards', cards=v.discards)} · ", "", ""),
                      (f"{self.labels('haunt-public')} ", "", ""),
                      *self.bait(PUBLIC, v.public)], width)
        if v.meld_owner is not None:
            drawing.flow([(f"{self.labels('haunt-meld', seat=v.meld_owner)} ", "", ""),
                          *[(f"[{self.card(card)}]", style_of(card), "") for card in v.meld]], width)
        else:
            drawing.line(self.labels("haunt-no-meld"), FAINT)

    def bait(self, owner: int, cards: tuple[int, ...]) -> list[tuple[str, str, str]]:
        shown = [(f"[{self.card(card)}]", style_of(card), bait_spot(owner, card)) for card in cards]
        return shown or [("–", FAINT, "")]

    def draw_seat(self, drawing: Drawing, v: View, seat: Seat, width: int) -> None:
        on = seat == v.turn and not v.ended
        cheese = "▲" * v.cheese[seat] + "·" * max(0, self.game.box.goal - v.cheese[seat])
        parts = [(f"{'▶' if on else ' '} {self.short(self.name(seat), 15):15s} ", TURN if on else "", ""),
                 (f"{cheese}  ", "yellow", ""), (f"{self.labels('haunt-bait')} ", FAINT, ""),
                 *self.bait(seat, v.bait[seat]), ("  ", "", "")]
        if seat in v.out:
            parts.append((self.labels("haunt-out", n=v.out.index(seat) + 1), "bold", ""))
        elif seat != v.seat:
            parts.append((f"{self.labels('haunt-hand')} ", FAINT, ""))
            parts += [(f"{self.card(card)} ", style_of(card), "") for card in v.hands[seat]]
        drawing.flow(parts, width)

    def draw_hand(self, drawing: Drawing, v: View, a_row: int) -> None:
        """Draw positions from the left; ° marks a card that everybody knows. Below: the gaps for a drawn card."""
        assert v.seat is not None
        hand, known = v.hands[v.seat], v.known[v.seat]
        is_inserting = v.drawn is not None and v.turn == v.seat
        if is_inserting and v.drawn is not None:
            y = drawing.height
            x = drawing.put(y, 0, f"{self.labels('haunt-drawn')} ")
            drawing.put(y, x, f"[{self.card(v.drawn)}]", style_of(v.drawn))
        for first in range(0, max(len(hand), 1), a_row):
            y = drawing.height
            for place in range(first, min(first + a_row, len(hand))):
                x, card, spot = (place - first) * CARD, hand[place], f"hand {place}"
                style = "reverse" if place in v.chosen else style_of(card)
                drawing.put(y, x, f"{place + 1:2d}{'°' if known[place] else ' '}", FAINT)
                drawing.put(y + 1, x, "╭──╮", style, spot)
                drawing.put(y + 2, x, f"│{self.card(card)}│", style, spot)
                drawing.put(y + 3, x, "╰──╯", style, spot)
                if is_inserting:
                    drawing.put(y + 4, x, f"▴{place + 1}", "", f"gap {place}")
            if is_inserting and first + a_row >= len(hand):
                drawing.put(y + 4, (len(hand) - first) * CARD, f"▴{len(hand) + 1}", "", f"gap {len(hand)}")

    def touches(self, choice: Choice, v: View) -> Touch:
        if isinstance(choice, (PlayMeld, SetTrap)):
            block = [f"hand {place}" for place in range(choice.start, choice.start + choice.length)]
            return frozenset([*block, *[bait_spot(bait.owner, bait.card) for bait in choice.bait]])
        if isinstance(choice, SetBait):
            return frozenset([f"hand {place}" for place in choice.places])
        if isinstance(choice, LayBait):
            return frozenset([f"hand {choice.place}"])
        if isinstance(choice, (TakeBait, UseBait)):
            return frozenset([bait_spot(choice.bait.owner, choice.bait.card)])
        if isinstance(choice, InsertCard):
            return frozenset([f"gap {choice.place}"])
        return frozenset(["pile"]) if isinstance(choice, DrawFromPile) else frozenset()

    def about(self, choice: Choice, v: View) -> str:
        """Return the cards in those positions."""
        hand = () if v.seat is None else v.hands[v.seat]
        if isinstance(choice, (PlayMeld, SetTrap)):
            held = hand[choice.start:choice.start + choice.length]
            return " ".join([self.card(card) for card in held]) + self.leavers(choice.bait, v)
        if isinstance(choice, (TakeBait, UseBait)):
            return self.leavers((choice.bait,), v).removeprefix(" · ")
        if isinstance(choice, SetBait):
            return " ".join([self.card(hand[place]) for place in choice.places])
        if isinstance(choice, LayBait):
            return self.card(hand[choice.place])
        if isinstance(choice, InsertCard):
            beside = [self.card(card) for card in hand[max(0, choice.place - 1):choice.place + 1]]
            return self.labels("haunt-beside", cards=" ".join(beside)) if beside else ""
        return ""

    def leavers(self, bait: tuple[BaitCard, ...], v: View) -> str:
        """HAUNT-32 Return whose last cards these are: they go out first."""
        owners = [seat for seat in range(v.seats) if seat != v.seat and v.bait[seat] and not v.hands[seat]
                  and len(v.bait[seat]) == len([used for used in bait if used.owner == seat])]
        return "".join([f" · {self.labels('haunt-goes-out', seat=seat)}" for seat in owners])

    def meanings(self, v: View) -> list[tuple[str, str]]:
        suits = [(letter, self.labels(f"haunt-{suit}")) for letter, suit in zip(self.letters, SUITS, strict=True)]
        sheets = [(self.words.say(title), self.words.message(f"sheet-{name}")) for name, title, *_ in guide.sheets(v)]
        return [*suits, *[(mark, self.labels(f"haunt-mark-{word}")) for mark, word in MARKS], *sheets]

    def meant(self, spots: Touch, v: View, asked: list[Decision]) -> Choice | None:
        """Return the choice for cards selected one by one: Bait if Bait is asked for, otherwise a meld."""
        places = tuple(sorted([int(spot.split()[1]) for spot in spots if spot.startswith("hand ")]))
        bait = tuple([BaitCard(int(owner), int(card)) for word, *rest in [spot.split() for spot in sorted(spots)]
                      if word == "bait" for owner, card in [rest]])
        prompts = [d.prompt for d in asked]
        if "pile" in spots:
            return DrawFromPile()
        if "bait" in prompts or "bonus-bait" in prompts:
            return SetBait(places)
        if "lay-bait" in prompts or "more-bait" in prompts:
            return LayBait(places[-1]) if places else None
        return PlayCards(places, bait, False) if places or bait else None
