"""Bots are company: what a partner proposes is marked on the board, and may be taken."""
from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from mousehole.table.box import open_box
from mousehole.table.frames import encode
from mousehole.table.hinted import proposed
from tests.browser.playing import here
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.test_access import serious


class Partner:
    """Between the page and its server: whenever the page asks for a proposal, Bramble proposes the last option."""

    def __init__(self, page: Page) -> None:
        self.questions: list[dict[str, Any]] = []
        self.wanted: Any = None
        page.route_web_socket(re.compile("^ws"), self.between)

    def between(self, line: WebSocketRoute) -> None:
        self.line, self.server = line, line.connect_to_server()
        line.on_message(self.said)
        self.server.on_message(self.heard)

    def heard(self, frame: str | bytes) -> None:
        self.questions = json.loads(frame).get("questions") or self.questions
        self.line.send(frame)

    def said(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] != "consult":
            self.server.send(frame)
            return
        box = open_box("mousekeeping")
        offered = next(q for q in self.questions if q["n"] == message["n"])["options"][-1]
        line = offered["rows"][-1][0] if "rows" in offered else offered["line"]  # as a change, or as a whole state
        self.wanted = choice = box.notation.read(line)
        plain = box.codec.plain(choice)
        option, say = [json.loads(encode(each)) for each in proposed(box, plain, plain)]
        self.line.send(json.dumps({"is": "proposed", "n": message["n"], "seat": 1, "option": option, "say": say}))


def test_what_a_partner_proposes_is_ringed_on_the_board_and_done_only_if_it_is_taken(page: Page,
                                                                                     served: Served) -> None:
    partner = Partner(page)
    sit(page, served, "mousekeeping", 2, move_limit=60)
    idea = page.get_by_role("button", name=re.compile("^Proposal from Bramble"))
    idea.wait_for()
    expect(page.locator("[data-advised]").first).to_be_visible()
    began = here(page)
    idea.click()
    expect(page.locator(".proposal").get_by_role("status")).to_contain_text("Bramble")
    assert not serious(page)
    wanted = partner.wanted.shows()
    page.get_by_role("button", name="Pick it for me").click()
    assert here(page) == began, "nothing has been answered yet"
    page.get_by_role("button", name=f"Go to room {wanted}").click()
    # By now Bramble may have moved on from there, and have another idea.
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(f"You moved to room {wanted}.")
