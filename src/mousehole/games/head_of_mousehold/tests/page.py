"""What the tests of the page need to know about Head of Mousehold."""
from __future__ import annotations

from playwright.sync_api import Locator

SEATS = 3
OPTIONS: dict[str, object] = {}
PICTURED: dict[str, object] = {}  # options for the pictures, beside those of a quick game
THINGS = ""  # what is drawn on the board and can be pressed: cards are buttons
FLIES, WALKS = True, False  # whether cards fly, and pieces walk
LESSON_IS_ON_THE_BOARD = False  # several mice are selected first
POINTED = [3, 2, 2, 2]  # how many things each step of the lesson rings


def try_in_vain(board: Locator) -> None:
    """Select something that is not possible now, and ask why."""
    board.get_by_role("group", name="At home").get_by_role("button").first.click()
    board.get_by_role("button", name="Why not?").click()
