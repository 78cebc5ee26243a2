"""Tables that are ready to play: opened by REST, with bots, and the page in its seat. The form has its own tests."""
from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.serving import Served


def sit(page: Page, served: Served, game: str, seats: int, people: int = 1, name: str = "Anna",
        start: bool = True, silent: bool = False, **options: Any) -> str:
    """The first seat at a new table whose last seats have bots; it starts when nobody else is to come. Its address.

    `silent`: the other people are there already, and never answer. Where only bots play on, a match may end within a
    second.
    """
    bots = {str(seat): "bramble" for seat in range(people, seats)}
    made = served.ask("/api/tables", {"game": game, "seats": seats, "options": options, "bots": bots})
    table = made["table"]
    seat = served.ask(f"/api/tables/{table}/seats", {"name": name, "seat": 0})
    for other in range(1, people if silent else 1):
        served.ask(f"/api/tables/{table}/seats", {"name": f"Silent {other + 1}", "seat": other})
    hold(page, served, {"table": table, "game": game, "key": seat["key"], "host": made["host"]})
    page.goto(f"{served.url}/t/{table}" + ("#start" if start and (people == 1 or silent) else ""))
    return f"{served.url}/t/{table}"


def hold(page: Page, served: Served, keys: dict[str, str]) -> None:
    """As if the page had got these keys itself."""
    if not page.url.startswith(served.url):
        page.goto(f"{served.url}/icon.svg")
    page.evaluate("keys => localStorage.setItem('mousehole.keys', keys)", json.dumps([keys]))


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Waiting for the host to start…")).to_be_visible()
