"""What the tests of the page need to know about Mousekeeping!."""
from __future__ import annotations

from playwright.sync_api import Locator

SEATS = 2
OPTIONS = {"move_limit": 60}
PICTURED = OPTIONS  # options for the pictures, beside those of a quick game
THINGS = "[data-room]"  # what is drawn on the board and can be pressed
FLIES, WALKS = False, True  # whether cards fly, and pieces walk
LESSON_IS_ON_THE_BOARD = False  # a room can be shown by several layouts
POINTED: list[int] = []  # how many things each step of the lesson rings; empty: not counted


def try_in_vain(board: Locator) -> None:
    """Tap something that is not possible now."""
    board.locator(f"{THINGS}:not(.way)").first.click()
