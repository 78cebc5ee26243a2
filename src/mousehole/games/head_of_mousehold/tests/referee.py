"""A second opinion on a round, slow and obvious: written from the clauses, with none of the game's rules in it.

It is told how the table looked before the event, what chance drew, and what the players did; and it says how the cards
lay, who was caught, who has which cheese, and what is left.
"""
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Token:
    value: int
    is_up: bool
    is_new: bool  # laid in this round


@dataclass
class Before:
    """Colours by their letters, the fastest first; mice as in the notation."""

    seats: int
    event: str                    # "": the easy variant
    speed: list[str]
    clans: list[list[str]]
    traps: list[list[Token]]
    drawn: list[int]              # what the event drew from the bag, a token for each trap, if it draws any
    placed: list[tuple[int, str, int, bool]]  # by whom, which mouse, below which trap, is it a hostage


@dataclass
class After:
    speed: list[str]
    clans: list[list[str]]
    caught: list[list[str]]
    seen: list[list[int]]         # cheese that a clan won and everybody saw
    unseen: list[list[int]]       # and cheese that only the clan has seen
    left: list[list[tuple[int, bool]]]  # on the traps: value, and is it face up
    gone: list[int]
    is_up: list[bool]             # how each placed card lay, in the order of placing
    lines: list[list[tuple[int, str]]] = field(default_factory=list)  # clan and mouse, the first in line first


def decide(table: Before) -> After:
    after = After(list(table.speed), [sorted(clan) for clan in table.clans], [[] for _ in table.clans],
                  [[] for _ in table.clans], [[] for _ in table.clans], [], [], [])
    traps = [list(tokens) for tokens in table.traps]

    if table.event == "false-start":  # HEAD-32
        after.speed = [*after.speed[1:], after.speed[0]]
    if table.event == "heroic-sprint":  # HEAD-35
        after.speed = [after.speed[-1], *after.speed[:-1]]
    if table.event == "cheese-heist":  # HEAD-33
        for trap, value in enumerate(table.drawn):
            traps[trap].append(Token(value, True, True))
    if table.event == "blind-tasting":  # HEAD-34
        for trap, value in enumerate(table.drawn):
            after.gone += [token.value for token in traps[trap] if token.is_new]
            traps[trap] = [token for token in traps[trap] if not token.is_new]
            traps[trap].append(Token(value, False, True))

    below: list[list[tuple[int, str]]] = [[] for _ in traps]
    for seat, mouse, trap, is_hostage in table.placed:
        place = len(below[trap]) + 1
        after.is_up.append(lies_face_up(table.event, place))
        clan = (seat - 1) % table.seats if is_hostage else seat  # HEAD-31 from the neighbor on the right
        below[trap].append((clan, mouse))

    crowd = max([len(cards) for cards in below])
    for trap, cards in enumerate(below):
        line = in_line(cards, after.speed)
        after.lines.append(line)
        is_defective = table.event == "defective-trap" and len(cards) == crowd and crowd > 0  # HEAD-38
        waiting = list(line)
        if waiting and not is_defective and waiting[0][1][0] != after.speed[-1]:  # HEAD-22, HEAD-23
            trapped = waiting.pop(0)
            discard(after, trapped)
            is_cat_awake = trapped[1].endswith("!") and table.event != "miraculous-sleeping-pills"  # HEAD-36
            if is_cat_awake and waiting:  # HEAD-24, HEAD-25
                discard(after, waiting.pop(0))
        if waiting:  # HEAD-26
            winner = waiting[0][0]
            after.seen[winner] += [token.value for token in traps[trap] if token.is_up]
            after.unseen[winner] += [token.value for token in traps[trap] if not token.is_up]
            traps[trap] = []
    after.left = [sorted([(token.value, token.is_up) for token in tokens]) for tokens in traps]  # HEAD-27
    return after


def lies_face_up(event: str, place: int) -> bool:
    """HEAD-16, HEAD-30, HEAD-37 For the first, second, third… card below a trap."""
    if event == "total-black-out":
        return False
    if event == "mice-at-the-front":
        return place == 1
    return place in (2, 4, 6, 8, 10, 12, 14, 16)


def in_line(cards: list[tuple[int, str]], speed: list[str]) -> list[tuple[int, str]]:
    """HEAD-21 By colour; and of one colour, in the order of placing."""
    numbered = [(speed.index(mouse[0]), number, clan, mouse) for number, (clan, mouse) in enumerate(cards)]
    return [(clan, mouse) for _, _, clan, mouse in sorted(numbered)]


def discard(after: After, card: tuple[int, str]) -> None:
    clan, mouse = card
    after.clans[clan].remove(mouse)
    after.caught[clan].append(mouse)
