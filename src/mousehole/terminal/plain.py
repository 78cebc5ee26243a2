"""Text mode: a prompt, numbered choices, one line per move. For pipes, dumb terminals and screen readers."""
from __future__ import annotations

from mousehole.kernel import Choice, Seat
from mousehole.terminal.captions import time_text
from mousehole.terminal.console import Console
from mousehole.terminal.conversation import Conversation
from mousehole.terminal.local_table import LocalTable, is_offer


class PlainTable(Conversation):
    """People and bots at a match. `seat`: the person at the keyboard; None: only bots play."""

    more_commands = ("seat",)
    table: LocalTable

    def __init__(self, table: LocalTable, console: Console, pace: float) -> None:
        super().__init__(table, console)
        self.pace = pace if console.is_live else 0.0  # seconds per bot move
        self.visit: tuple[int, Seat] | None = None  # the position in which somebody took the keyboard to interrupt

    def help(self) -> str:
        several = len(self.table.people) > 1
        return super().help() + (f"\n{self.labels('plain-seat-help')}" if several else "")

    def run(self) -> bool:
        """Play until the match is over, or the person leaves; return whether it is over."""
        self.console.say(self.help())
        self.wait_until_ready()
        while not self.table.is_over and not self.is_left:
            self.tell()
            if self.table.beat() or self.let_bot_interrupt():
                continue
            must = self.table.must_answer()
            if must and self.seat not in must and self.visit != (self.table.position, self.seat):
                self.hand_over(must[0])
            elif must or (self.table.decisions(self.seat) and self.console.is_live):
                self.let_person_answer(bool(must))
            elif not self.let_bot_answer():
                self.wait_for_clock()
        self.tell()
        if self.table.is_over:
            self.show_end()
        return self.table.is_over

    def wait_until_ready(self) -> None:
        """Start a clock only when everybody is ready. At a pipe nobody has to get ready."""
        if self.table.waits_for_people and self.console.is_live:
            self.table.pause()
            self.console.ask(self.labels("plain-ready", n=len(self.table.people)), None)
            self.table.resume()

    def let_bot_interrupt(self) -> bool:
        turn = self.table.bot_turn()
        return turn is not None and is_offer(turn.decision) and self.let_bot_answer()

    def let_bot_answer(self) -> bool:
        turn = self.table.bot_turn()
        if turn is None:
            return False
        self.table.bot_says(turn, turn.bot.choose(turn.view, turn.decision))
        return True

    def wait_for_clock(self) -> None:
        """Whether several people at the table might interrupt, each in secret. At a pipe nobody does."""
        if self.table.skip_clock():
            return
        if self.console.is_live:
            left = self.table.seconds_left() or 0
            self.console.ask(f"{self.table.clock_asks()} ({time_text(left)}) ", left,
                             self.table.note_time_now_and_then)
        else:
            self.table.match.tick(self.table.match.due() or 0)
        self.table.beat()

    def hand_over(self, seat: Seat) -> None:
        """Hand the keyboard to another person; if hands are secret, only after the last one has looked away."""
        if self.table.has_secrets(self.seat, seat):
            self.table.watch.stop()
            if self.console.is_live:
                self.console.say("\n" * 60)
                self.console.ask(self.labels("plain-hand-over-wait", name=self.table.words.name(seat)), None)
            else:
                self.console.say(self.labels("plain-hand-over", name=self.table.words.name(seat)))
            self.table.watch.go()
        else:
            self.console.say(self.labels("plain-hand-over", name=self.table.words.name(seat)))
        self.heard = max(0, len(self.table.told[seat]) - 12) if self.heard else 0
        self.seat, self.drawn = seat, []
        self.artist.speak_to(self.words)

    def let_person_answer(self, must: bool) -> None:
        """Read one line from the person. The others play on if the person may act but need not."""
        assert self.seat is not None
        if must and (asking := self.table.to_consult()) is not None:
            self.table.tell_proposal(asking[0], self.table.proposal_of(*asking))
            self.tell()
        mine = self.table.decisions(self.seat)
        choices = [choice for d in mine for choice in d.options]
        if choices != self.drawn:
            self.draw(mine)
            self.drawn = choices
        left = self.table.seconds_left()
        wait = left if must else min(self.pace, left if left is not None else self.pace)
        line = self.console.ask("> " if left is None else f"({time_text(left)}) > ", wait,
                                self.table.note_time_now_and_then)
        if self.console.is_closed:
            self.is_left = True
        elif line is None or (line == "" and not must):
            if not must and not self.let_bot_answer():
                self.table.beat()
        else:
            self.take(line, choices)

    def take(self, line: str, choices: list[Choice]) -> None:
        choice = self.meant(line, choices)
        if choice is not None:
            assert self.seat is not None
            self.answered(self.table.play(self.seat, choice))

    def do_undo(self, rest: str, choices: list[Choice]) -> None:
        said = self.table.taken_back()
        self.drawn = []
        if said:
            self.console.say(f"  {said}")

    def do_seat(self, rest: str, choices: list[Choice]) -> None:
        """Let another person interrupt."""
        seats = [seat for seat in self.table.people if str(seat + 1) == rest]
        if seats:
            self.visit = (self.table.position, seats[0])
            self.hand_over(seats[0])
        else:
            self.console.say(f"  {self.labels('plain-no-seat')}")
