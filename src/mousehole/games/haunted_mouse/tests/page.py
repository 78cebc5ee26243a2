"""What the tests of the page need to know about Haunted Mouse."""
from __future__ import annotations

import re

from playwright.sync_api import Locator

SEATS = 3
OPTIONS: dict[str, object] = {}
PICTURED: dict[str, object] = {}  # options for the pictures, beside those of a quick game
THINGS = ""  # what is drawn on the board and can be pressed: cards are buttons
FLIES, WALKS = True, False  # whether cards fly, and pieces walk
LESSON_IS_ON_THE_BOARD = False  # several cards are selected first
POINTED: list[int] = []  # how many things each step of the lesson rings; empty: not counted


def try_in_vain(board: Locator) -> None:
    """Select something that is not possible now, and ask why."""
    for place in (1, 2, 3):
        board.get_by_role("button", name=re.compile(f"^Position {place}:")).click()
    board.get_by_role("button", name="Why not?").click()
