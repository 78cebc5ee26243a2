"""Head of Mousehold in one line of text: `add O!`, or all at once `choose O O! B`; `O! to 2`, `G to 1 hostage`, `pass`,
`hand over P`, `swap O for Y!`, `keep`. Lower case is fine."""
from __future__ import annotations

import re

from mousehole.games.head_of_mousehold.box import KEEP, PASS, Box
from mousehole.games.head_of_mousehold.wire import AddMouse, Card, Choose, HandOver, Pass, Place, Swap, Trap, View
from mousehole.kernel import Choice

CARD = r"([^\W\d_]!?)"
ADD = re.compile(rf"add {CARD}", re.I)
CHOOSE = re.compile(rf"choose( {CARD})+", re.I)
PLACE = re.compile(rf"{CARD} to (\d)( hostage)?", re.I)
HAND_OVER = re.compile(rf"hand over {CARD}", re.I)
SWAP = re.compile(rf"swap {CARD} for {CARD}", re.I)


def write(choice: Choice) -> str:
    if isinstance(choice, AddMouse):
        return f"add {choice.mouse}"
    if isinstance(choice, Choose):
        return " ".join(["choose", *choice.mice])
    if isinstance(choice, Place):
        return f"{choice.mouse} to {choice.trap + 1}{' hostage' if choice.hostage else ''}"
    if isinstance(choice, HandOver):
        return f"hand over {choice.mouse}"
    if isinstance(choice, Swap):
        return f"swap {choice.mouse} for {choice.instead}"
    return "pass" if isinstance(choice, Pass) else "keep"


def parts(choice: Choice) -> tuple[Choice, ...]:
    """The choices that one is short for: `choose O O! B` adds three mice one by one."""
    return tuple([AddMouse(mouse) for mouse in choice.mice]) if isinstance(choice, Choose) else (choice,)


def read(text: str) -> Choice:
    if added := ADD.fullmatch(text):
        return AddMouse(added[1])
    if CHOOSE.fullmatch(text):
        return Choose(tuple(text.split()[1:]))
    if placed := PLACE.fullmatch(text):
        return Place(placed[1], int(placed[2]) - 1, placed[3] is not None)
    if handed := HAND_OVER.fullmatch(text):
        return HandOver(handed[1])
    if swapped := SWAP.fullmatch(text):
        return Swap(swapped[1], swapped[2])
    if text.lower() in ("pass", "keep"):
        return PASS if text.lower() == "pass" else KEEP
    raise ValueError(f"{text!r} is none of: add O! – choose O O! B – O! to 2 – G to 1 hostage – pass – hand over P – "
                     "swap O for Y! – keep")


def position(v: View, box: Box) -> str:
    """Speed and event, then the traps with their cards (0G! is a green Squeaker of seat 0), then the clans."""
    event = f" · {v.event}" if v.event else ""
    turn = "" if v.turn is None else f" · seat {v.turn} places"
    speed = " > ".join([f"{colour.letter} {colour.name}" for colour in v.speed])
    lines = [f"round {v.round} · {speed}{event} · seat {v.first} is first{turn}"]
    lines += [f"trap {at + 1}: {_trap(trap)}" for at, trap in enumerate(v.traps)]
    return "\n".join([*lines, *[_clan(v, seat) for seat in range(v.seats)]])


def _trap(trap: Trap) -> str:
    tokens = [str(token) for token in trap.cheese] + ["?"] * trap.blind
    cards = [_card(card) for card in trap.cards]
    return f"cheese {'+'.join(tokens) or '-'} · {' '.join(cards) or '-'}"


def _card(card: Card) -> str:
    """Face-down cards in brackets, known to the viewer or not; `/1`: placed by seat 1."""
    text = f"{card.clan_seat}{card.mouse}" + ("" if card.by_seat == card.clan_seat else f"/{card.by_seat}")
    return text if card.is_up else f"({text})"


def _clan(v: View, seat: int) -> str:
    held = f" · holds {v.held[seat]}" if v.held[seat] else ""
    meeples = "".join(v.meeples[seat]) or "-"
    hand = " ".join(v.hands[seat]) or "-"
    won = "+".join([str(token) for token in v.won[seat]] + [str(token or "?") for token in v.won_blind[seat]]) or "0"
    return (f"{seat} {v.clan_names[seat]}: {' '.join(v.clans[seat]) or 'no mice left'} · chosen {hand}{held}"
            f" · meeples {meeples} · won {won}")
