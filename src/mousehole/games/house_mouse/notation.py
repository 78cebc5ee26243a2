"""House Mouse in one line of text: `go b2`, `use zoomies-1`, `boost hush-1`; and the house as a drawing."""
from __future__ import annotations

from collections.abc import Callable

from mousehole.games.house_mouse.box import Box
from mousehole.games.house_mouse.wire import (
    BASIL,
    DECLINE,
    DISCARD_IT,
    END_TURN,
    SCAVENGE,
    STOP,
    Activate,
    GoTo,
    Nap,
    PickCard,
    PickCorner,
    PickMice,
    PickMouse,
    PickRoom,
    PlaceBasil,
    PlaceMouse,
    PlayBoost,
    SendBasil,
    View,
)
from mousehole.kernel import TIME_UP, Choice

BARE: dict[str, Choice] = {"scavenge": SCAVENGE, "end": END_TURN, "decline": DECLINE, "discard": DISCARD_IT,
                           "stop": STOP, "time-up": TIME_UP}
CORNERS: dict[str, Callable[[str], Choice]] = {"place": PlaceMouse, "place-basil": PlaceBasil, "go": GoTo,
                                               "at": PickCorner, "send": SendBasil}
CARDS: dict[str, Callable[[str], Choice]] = {"use": Activate, "boost": PlayBoost, "card": PickCard}
WORDS: dict[object, str] = ({type(choice): word for word, choice in BARE.items()}
                            | {kind: word for word, kind in [*CORNERS.items(), *CARDS.items()]})


def write(choice: Choice) -> str:
    if isinstance(choice, (PlaceMouse, PlaceBasil, GoTo, PickCorner, SendBasil)):
        return f"{WORDS[type(choice)]} {choice.corner}"
    if isinstance(choice, (Activate, PlayBoost, PickCard)):
        return f"{WORDS[type(choice)]} {choice.card}"
    if isinstance(choice, PickRoom):
        return f"room {choice.room}"
    if isinstance(choice, PickMouse):
        return f"mouse {_mouse(choice.mouse)}"
    if isinstance(choice, PickMice):
        return f"mice {_mouse(choice.one)} {_mouse(choice.other)}"
    if isinstance(choice, Nap):
        return f"nap {_mouse(choice.mouse)} {'now' if choice.now else 'next'}"
    return WORDS[type(choice)]


def read(text: str) -> Choice:
    if text in BARE:
        return BARE[text]
    word, *rest = text.split(" ")
    if len(rest) == 1:
        if word in CORNERS:
            return CORNERS[word](rest[0])
        if word in CARDS:
            return CARDS[word](rest[0])
        if word == "room" and rest[0].isdigit():
            return PickRoom(int(rest[0]))
        if word == "mouse":
            return PickMouse(_read_mouse(rest[0]))
    if len(rest) == 2:
        if word == "mice":
            return PickMice(_read_mouse(rest[0]), _read_mouse(rest[1]))
        if word == "nap" and rest[1] in ("now", "next"):
            return Nap(_read_mouse(rest[0]), rest[1] == "now")
    raise ValueError(f"{text!r} is not a choice; choices look like: {', '.join(BARE)}, go b2, use zoomies-1, "
                     "boost hush-1, card thimble-2, at b2, room 1, mouse 0, mice 0 basil, nap 0 now, send b2, place b2")


def _mouse(mouse: int) -> str:
    return "basil" if mouse == BASIL else str(mouse)


def _read_mouse(text: str) -> int:
    if text == "basil":
        return BASIL
    if text.isdigit():
        return int(text)
    raise ValueError(f"{text!r} is not a mouse: a seat, or basil")


def position(v: View, box: Box) -> str:
    """The corners on their grid, each with its card (in brackets: face down) and @mouse; then nests and hands."""
    house = box.house_for(v.seats)
    mice = [mouse for mouse in range(len(v.mice)) if mouse < v.seats or (mouse == BASIL and v.has_basil)]
    width = max([len(_corner(v, c, house.labels[c])) for c in range(house.corners)]) + 2
    columns = max([x for _, x in house.points]) + 1
    lines = []
    for row in range(max([y for y, _ in house.points]) + 1):
        cells = [" " * width] * columns
        for corner, (y, x) in enumerate(house.points):
            if y == row:
                cells[x] = _corner(v, corner, house.labels[corner]).ljust(width)
        lines.append("".join(cells).rstrip())
    top = f", {v.pile_back} on top" if v.pile else ""
    lines.append(f"round {v.round} · turn of {_mouse(v.turn)} · {v.spent} actions spent · pile {v.pile}{top} · "
                 f"discard {len(v.discard)}")
    for mouse in mice:
        cards = [f"({code})" if code in v.covered else code for code in v.nests[mouse]]
        glued = " glued" if mouse in v.glued else ""
        held = ""
        if mouse < v.seats and v.hands[mouse]:
            seen = v.hand if mouse == v.seat else tuple([code for code, holder in v.known if holder == mouse])
            unseen = v.hands[mouse] - len(seen)
            held = " · holds " + " ".join([*seen, *[f"{unseen} hidden"] * (unseen > 0)])
        lines.append(f"{_mouse(mouse)}:{glued} {' '.join(cards) or '-'}{held}")
    return "\n".join(lines)


def _corner(v: View, corner: int, label: str) -> str:
    card = v.house[corner] or v.backs[corner] or "-"
    if v.backs[corner] and not v.face_up[corner]:
        card = f"[{card}]"
    on_it = "".join([f"@{_mouse(mouse)}" for mouse, at in enumerate(v.mice) if at == corner])
    return f"{label} {card}{on_it}"
