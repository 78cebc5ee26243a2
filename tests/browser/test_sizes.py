"""Windows of every size: nothing sticks out, the question is whole, and a phone on its side has a slim bar."""
from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from mousehole.games import OURS
from tests.browser.flaws import flaws
from tests.browser.serving import Served
from tests.browser.test_all_boards import begin, go_on, to_my_turn

pytestmark = pytest.mark.usefixtures("dealt")

NARROW, LOW, ZOOMED, TABLET = (320, 640), (844, 390), (720, 450), (820, 1180)  # zoomed: a desktop at 200%
SLIM = 56  # px of a phone on its side that are not the board's
MOMENTS = 3

# What is asked, and how much of it has no room.
CUT = "() => { const p = document.querySelector('.prompt p'); return p.scrollHeight - p.clientHeight }"


@pytest.mark.parametrize("game", OURS)
def test_every_window_shows_the_whole_question_and_nothing_sticks_out(page: Page, served: Served, game: str) -> None:
    begin(page, served, game)
    luck = random.Random(5)
    for _ in range(MOMENTS):
        to_my_turn(page)
        for width, height in (NARROW, LOW, ZOOMED, TABLET):
            page.set_viewport_size({"width": width, "height": height})
            assert not [flaw for flaw in flaws(page) if flaw.startswith(("wide", "outside"))]
            assert page.evaluate(CUT) <= 1
            if (width, height) in (LOW, ZOOMED):
                bar = page.locator(".chrome").bounding_box()
                assert bar and bar["y"] + bar["height"] <= SLIM
        expect(page.locator("aside.log")).to_be_visible()  # a tablet has room for it
        if not go_on(page, 4, luck):
            break
