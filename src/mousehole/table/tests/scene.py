"""A live table in a test: journal and all, and a clock that only the test moves."""
from __future__ import annotations

from typing import Any

from mousehole.kernel import Interrupt, Refused
from mousehole.table import journal, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live


class Scene:
    """Whatever is done here goes through the journal as text, as it does on a server."""

    def __init__(self, seats: int = 2, people: int = 2, game: str = "mousekeeping", root: bytes = bytes(32),
                 **more: Any) -> None:
        self.now = 1_000_000
        options = more.pop("options", {"calm": 60, "first_player": 0} if game == "mousekeeping" else {})
        opened = verbs.open_table(game, seats, options, "standard", root, hashed("host"), self.now, **more)
        self.entries: list[AnyEntry] = [opened]
        self.live = Live("table", opened)
        for n in range(people):
            self.do(verbs.sit(self.live, None, f"P{n}", hashed(f"key{n}"), f"{n:032x}", self.now))
        for n in range(people, seats):
            self.do(verbs.set_bot(self.live, n, "random", self.now))

    def do(self, *entries: AnyEntry) -> None:
        for entry in entries:
            again = journal.read(journal.write(entry))
            self.entries.append(again)
            self.live.apply(again)

    def start(self) -> Scene:
        self.do(*verbs.start(self.live, "", self.now))
        return self

    def wait(self, seconds: float) -> Scene:
        self.now += int(1000 * seconds)
        return self

    def answer(self, seat: int, option: int = 0, by: str = "", **more: Any) -> None:
        question = next(q for q in self.live.open_to(seat) if not q.is_interrupt)
        plain = self.live.box.codec.plain(question.decision.options[option])
        self.do(*verbs.answer(self.live, seat, more.get("n", question.n), plain, self.now, by))

    def play_on(self, answers: int = 10_000) -> Scene:
        for _ in range(answers):
            if self.live.status != "playing":
                break
            if clock := verbs.let_clock_answer(self.live, self.now):
                self.do(clock)
                continue
            asked = [q for q in self.live.questions if q.decision.seat >= 0
                     and not isinstance(q.decision.options[0], Interrupt)]
            if not asked:
                self.wait(60)
                continue
            q = asked[self.live.number % len(asked)]
            option = q.decision.options[self.live.number % len(q.decision.options)]
            plain = self.live.box.codec.plain(option)
            self.do(*verbs.answer(self.live, q.decision.seat, q.n, plain, self.now, "random"))
            self.wait(0.1)
        return self

    def rebuilt(self) -> Live:
        return Live.rebuilt("table", self.entries)


def code(refused: Refused) -> str:
    return refused.refusal.code
