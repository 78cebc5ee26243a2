"""The connection breaks while an answer is on its way: it counts once, whether it had arrived or not."""
from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import CALM, moves_left, new_table, start, tap, ways
from tests.browser.serving import Served


@pytest.mark.parametrize("arrives", [True, False])
def test_an_answer_counts_once_though_the_line_breaks_with_it(page: Page, served: Served, arrives: bool) -> None:
    answers: list[object] = []
    broken: list[bool] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["is"] != "answer":
                server.send(message)
                return
            answers.append(said["choice"])
            if broken or arrives:
                server.send(message)
            if not broken:
                broken.append(True)
                line.close()

        def to_page(message: str | bytes) -> None:
            if not (broken and line is lines[0]):  # nothing more arrives on the broken connection
                line.send(message)

        lines.append(line)
        line.on_message(to_server)
        server.on_message(to_page)

    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/api/socket", between)
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    tap(ways(page).first)
    expect(page.locator(".limit b")).to_have_text("59")
    ways(page).first.wait_for()
    expect(page.locator(".lost")).to_have_count(0)
    assert moves_left(page) == 59
    assert len(lines) == 2
    assert len(answers) == (1 if arrives else 2)
    assert answers[0] == answers[-1]


def test_two_quick_taps_are_one_answer(page: Page, served: Served) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    ways(page).first.evaluate("""room => {
      for (let n = 0; n < 6; n += 1) room.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }""")
    expect(page.locator(".limit b")).to_have_text("59")
    assert len([frame for frame in sent if '"answer"' in frame]) == 1
    assert moves_left(page) == 59
