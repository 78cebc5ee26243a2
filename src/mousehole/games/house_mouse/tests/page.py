"""What the tests of the page need to know about House Mouse."""
from __future__ import annotations

from playwright.sync_api import Locator

SEATS = 3
OPTIONS = {"window": 2}
PICTURED: dict[str, object] = {}  # options for the pictures, beside those of a quick game
THINGS = "[data-corner]"  # what is drawn on the board and can be pressed
FLIES, WALKS = True, True  # whether cards fly, and pieces walk
LESSON_IS_ON_THE_BOARD = True  # everything that the lesson wants can be done there
POINTED: list[int] = []  # how many things each step of the lesson rings; empty: not counted


def try_in_vain(board: Locator) -> None:
    """Tap something that is not possible now."""
    board.locator(f"{THINGS}:not(.way)").first.click()
