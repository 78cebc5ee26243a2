"""Whole matches by somebody who sees nothing: from the accessibility tree, by keyboard alone, at 200% zoom. What is
announced meanwhile is what has happened, each thing once and in order."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from mousehole.games import GAMES
from mousehole.table.speech import sentence
from mousehole.words import Words
from tests.browser.hearing import Heard
from tests.browser.reading import Reader, listen, spoken
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.waiting import until

# A window of 1280 × 1024 at 200%: half as many pixels of the page, each twice as large.
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 512}, "device_scale_factor": 2, "locale": "en-GB",
                          "reduced_motion": "reduce"}
OPTIONS: dict[str, dict[str, Any]] = {"mousekeeping": {"move_limit": 60}}
YOURS = "Your turn. "
NEAR = 9  # of a long list of moves, one of the first: nobody likes to press Tab a hundred times

# Whatever has the focus is in the window, and nothing lies on top of it.
IN_SIGHT = """() => {
  const at = document.activeElement
  const { left, right, top, bottom } = at.getBoundingClientRect()
  if (left < 0 || right > innerWidth + 1) return 'cut'
  const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return at.contains(on) || on?.contains(at) ? 'in sight' : `under ${on?.outerHTML.slice(0, 200)}`
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**ZOOMED)
    listen(context)
    yield context.new_page()
    context.close()


class Expected(Heard):
    """What is to be announced, frame by frame: what has happened, then whose turn it is."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.lines: list[str] = []
        self.turns: list[str] = []
        self.turn: tuple[str, Any] = ("", None)

    def hear(self, message: dict[str, Any]) -> None:
        first, known = self.state is None, set(self.events)
        super().hear(message)
        if message["is"] not in ("state", "change"):
            return
        assert self.state is not None, "no frame is lost here"
        words = self.words()
        news = [each for key, each in sorted(self.events.items()) if key not in known]
        latest = [each for each in news if not first or each["number"] == news[-1]["number"]]
        self.lines += [said for each in latest if (said := sentence(words, each["say"]))]
        self.await_turn(words)

    def await_turn(self, words: Words) -> None:
        assert self.state is not None
        mine = [q for q in self.state["questions"] if not q["interrupt"]]
        others = [each["seat"] for each in self.state["asked"] if each["seat"] >= 0 and each["seat"] != words.viewer]
        clocks = [each["prompt"] for each in self.state["asked"] if each["seat"] < 0]
        was = self.turn
        if ended := self.state["ended"]:
            self.take_turn(("over", 0), sentence(words, ended["say"]))
        elif mine:
            said = sentence(words, mine[0]["say"])
            self.take_turn(("mine", mine[0]["n"]), said if was[0] == "mine" else f"Your turn. {said}")
        elif others and not (was[0] == "others" and set(others) <= set(was[1])):
            self.take_turn(("others", others), f"Waiting for {' and '.join(map(words.name, others))}.")
        elif clocks and not others:
            self.take_turn(("clock", clocks[0]), words.message(f"ask-{clocks[0]}"))

    def take_turn(self, turn: tuple[str, Any], said: str) -> None:
        if turn != self.turn:
            self.turn = turn
            self.lines.append(said)
            self.turns.append(said.removeprefix(YOURS))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_ear_and_keyboard(page: Page, dealt: Served, game: str) -> None:
    expected = Expected(page)
    sit(page, dealt, game, 3 if game == "house-mouse" else 2, **OPTIONS.get(game, {}))  # with two, Basil takes his time
    reader = Reader(page)
    page.get_by_text(re.compile("^All moves")).wait_for()
    reader.tab_to("^All moves")
    page.keyboard.press("Enter")  # the list stays open from now on
    made = 0
    while moves := reader.my_moves():
        place = made * 7 % min(len(moves), NEAR)
        if made:  # whoever has chosen from the list is at its beginning when it comes again
            until(page, "the list has the focus", lambda: reader.focused().name.startswith("All moves"))
        thing = reader.tab_to(f"^{re.escape(moves[place])}$", place + 1)
        assert thing.role == "button", thing
        assert page.evaluate(IN_SIGHT) == "in sight", thing
        page.keyboard.press("Enter")
        made += 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is scrolled sideways"
    assert made >= 10 and expected.ended
    until(page, "the result is announced", lambda: spoken(page).voice[-1:] == expected.lines[-1:])
    voice = [line.removeprefix(YOURS) for line in spoken(page).voice]
    lines = [line.removeprefix(YOURS) for line in expected.lines]
    # Frames that arrive together are told together, and whose turn it is comes after them.
    assert [line for line in voice if line not in expected.turns] == [
        line for line in lines if line not in expected.turns]
    turns = iter(expected.turns)
    assert all([line in turns for line in voice if line in expected.turns]), "in order, none twice"
    assert voice[-1] == lines[-1]
    remarks = spoken(page).others  # of bots, who are chatting; and nothing else
    chat = re.compile(r"Bramble \d \(bot\) |Proposal from Bramble \d$")
    assert not [text for region, text in remarks if region != "status" or not chat.match(text)]
