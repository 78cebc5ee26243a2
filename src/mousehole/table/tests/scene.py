"""A live table for tests, with a journal, and a clock that only the test moves."""
from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mousehole.kernel import Interrupt, Refused
from mousehole.table import fairness, journal, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live


class Scene:
    """Whatever is done here goes through the journal as text, as it does on a server."""

    def __init__(self, seats: int = 2, people: int = 2, game: str = "mousekeeping", root: bytes = bytes(32),
                 **more: Any) -> None:
        self.now = 1_000_000
        options = more.pop("options", {"move_limit": 60, "first_player": 0} if game == "mousekeeping" else {})
        opened = verbs.open_table(game, seats, options, "standard", root, hashed("host"), self.now, **more)
        self.entries: list[AnyEntry] = [opened]
        self.live = Live("table", opened)
        for n in range(people):
            sat = verbs.sit(self.live, None, f"P{n}", hashed(f"key{n}"), self.now)
            self.do(replace(sat, nonce=f"{n:032x}"))
        for n in range(people, seats):
            self.do(verbs.set_bot(self.live, n, "random", self.now))

    def do(self, *entries: AnyEntry) -> None:
        for entry in entries:
            again = journal.read(journal.write(entry))
            self.entries.append(again)
            self.live.apply(again)

    def start(self) -> Scene:
        """By the first scheme, as in old journals: so tests meet the cards that they were written for."""
        begun = verbs.start(self.live, "", self.now)
        self.do(*[replace(entry, scheme=1) if isinstance(entry, journal.Started) else entry for entry in begun])
        return self

    def nonce(self, seat: int) -> str:
        return f"{seat + 16:032x}"

    def commit(self, *seats: int) -> Scene:
        for seat in seats:
            told = fairness.seat_commitment("table", self.live.match_number + 1, self.nonce(seat))
            self.do(*verbs.commit(self.live, seat, told, self.now))
        return self

    def call(self, *present: int) -> Scene:
        self.do(*verbs.start(self.live, "", self.now, present))
        return self

    def reveal(self, *seats: int) -> Scene:
        for seat in seats:
            self.do(*verbs.reveal(self.live, seat, self.nonce(seat), self.now))
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
