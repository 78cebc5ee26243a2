"""The deal of the day of every game, played in the page to its result; what is shared is what the replay says."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mousehole.cli import main
from mousehole.commands.arguments import read_log
from mousehole.games import OURS, facts_of
from mousehole.kernel.log import replay
from mousehole.table import days
from mousehole.words import Words
from tests.browser.serving import Served
from tests.browser.test_day import today
from tests.browser.waiting import run

# Any choice, as soon as there are some: within the page, because a deal may take hundreds of moves.
PLAY = """async () => {
  let chance = 1
  while (!document.querySelector('[aria-label=Result]')) {
    const choices = document.querySelectorAll('[data-choice]:not([disabled])')
    chance = (chance * 1103515245 + 12345) & 0x7fffffff
    if (choices.length) choices[(chance >> 8) % choices.length].click()
    await new Promise((go) => setTimeout(go, 10))
  }
}"""


def played(page: Page, served: Served, game: str) -> str:
    """The table of today's deal, finished."""
    page.goto(f"{served.url}/day/{game}")
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url(re.compile("/t/"))
    run(page, PLAY)
    return page.url.split("/t/")[1].split("#")[0]


def score_of(file: Path, game: str) -> str:
    """What there is to share, from the replay alone."""
    rules, log = read_log(str(file))
    s = replay(rules, log)
    assert not rules.pending(s)
    outcome = rules.outcome(s)
    rival = max(outcome.scores[1:], default=0)
    return Words(game, "en").message("day-score", {
        "won": "yes" if 0 in outcome.winners else "no", "tied": "yes" if outcome.scores[0] == rival else "no",
        "score": outcome.scores[0], "rival": rival, "moves": len([seat for seat, _, _ in log.answers if seat == 0])})


@pytest.mark.parametrize("game", OURS)
def test_todays_deal_is_played_to_its_result_and_shared(page: Page, served: Served, complaints: list[str],
                                                        tmp_path: Path, game: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = played(page, served, game)
    now = today(page)
    file = tmp_path / "replay.jsonl"
    file.write_bytes(page.request.get(f"{served.url}/api/tables/{table}/matches/1/replay").body())
    assert main(["verify", str(file)]) == 0
    _, log = read_log(str(file))
    assert log.seed == days.seed_of(game, str(now)).hex()

    result = page.get_by_role("region", name="Deal of the day")
    result.get_by_role("button", name="Share result").click()
    expect(result.get_by_role("button", name="Copied")).to_be_visible()
    head, score, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert head == f"Mousehole · {facts_of(game).title} · {now}"
    assert score == score_of(file, game)
    assert link == f"{served.url}/day/{game}/{now}"
    expect(result.get_by_role("img", name=re.compile(re.escape(score)))).to_be_visible()
    with page.expect_download() as saved:
        result.get_by_role("button", name="Save picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000, "a picture, not an empty canvas"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto(f"{served.url}/day/{game}")
    expect(page.locator(".streak dd").first).to_have_text("1")
    assert not complaints
