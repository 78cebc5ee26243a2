"""The cards of Haunted Mouse as small numbers, and what an edition of the box says about cards and cheese."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.habits import BY_HAND, Habits

SUITS: Final = ("cats", "snakes", "owls", "hawks")
LETTERS: Final = "CSOH"
RANKS: Final = 9
KINDS: Final = 36  # a card is a number below this: 4 × (rank – 1) + suit; the two copies of a card are the same number


def rank_of(card: int) -> int:
    return card // 4 + 1


def card_text(card: int | None) -> str:
    """`5C` is the 5 of Cats, `??` a card that this viewer cannot see."""
    return "??" if card is None else f"{rank_of(card)}{LETTERS[card % 4]}"


def card_named(text: str) -> int:
    if len(text) != 2 or text[0] not in "123456789" or text[1] not in LETTERS:
        raise ValueError(f"{text!r} is not a card; the 5 of Cats is 5C")
    return 4 * (int(text[0]) - 1) + LETTERS.index(text[1])


class Box:
    """The numbers of an edition; shared by all tables."""

    def __init__(self, suits: int, ranks: int, copies: int, hand: int, public: list[int], prizes: list[list[int]],
                 goal: int, wedges: int, patience: int, rounds: int | None, most: int) -> None:
        self.copies: Final = copies
        # HAUNT-1 every suit; a small sibling has fewer
        self.deck: Final = [card for card in range(4 * ranks) if card % 4 < suits for _ in range(copies)]
        self.hand: Final = hand
        self.public: Final = public      # cards of Public Bait, by the number of players
        self.prizes: Final = prizes      # cheese in the order of going out, by the number of players
        self.goal: Final = goal
        self.wedges: Final = wedges
        self.patience: Final = patience  # turns in a row without a meld or Trap
        self.rounds: Final = rounds      # after which the game is over; None: only the goal ends it
        self.most: Final = most          # players
        self.habits = Habits(BY_HAND)    # how the quick player weighs things
