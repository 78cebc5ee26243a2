"""Play in words alone: a prompt, numbered choices, a line in answer. For pipes, dumb terminals and screen readers."""
from __future__ import annotations

import select
import sys
from time import monotonic
from typing import TextIO

from mousehole.bots.levels import Bot
from mousehole.games import notation
from mousehole.kernel import Choice, Decision, Interrupt, Refused, Seat
from mousehole.table.match import Match
from mousehole.words import Words, clauses


class Console:
    """Lines from a person, or None when the time to wait for one is over. At a pipe nobody is kept waiting."""

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self.lines = lines
        self.out = out
        self.is_live = lines.isatty()
        self.is_closed = False

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def ask(self, prompt: str, seconds: float | None) -> str | None:
        """An answer within so many seconds (None: take your time)."""
        print(prompt, end="", file=self.out, flush=True)
        if seconds is not None and self.is_live and not select.select([self.lines], [], [], max(seconds, 0))[0]:
            self.say()
            return None
        line = self.lines.readline()
        self.is_closed = not line
        if not self.is_live:
            self.say(line.rstrip("\n"))
        return line.strip()


class PlainTable:
    """One person and bots at a match."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], words: Words, console: Console, pace: float,
                 language: str = "en") -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.console = console
        self.pace = pace if console.is_live else 0.0  # seconds that a bot takes
        self.language = language
        self.seat: Seat = next(seat for seat in range(match.log.seats) if seat not in bots)
        self.notation = notation(match.game.facts.id)
        self.drawn: list[Choice] = []  # the choices that were listed last: what has not changed is not said again
        self.start = monotonic() - match.now / 1000

    def now(self) -> int:
        return int(1000 * (monotonic() - self.start))

    def run(self) -> bool:
        """Until the match is over, or the person leaves; whether it is over."""
        self.console.say(self.words.message("plain-help"))
        while pending := self.match.pending():
            self.tell()
            if self.match.tick(self.now()):
                continue
            mine = [d for d in pending if d.seat == self.seat]
            must = [d for d in mine if not isinstance(d.options[0], Interrupt)]
            if must or (mine and self.console.is_live):
                if not self.let_person_answer(pending, mine, bool(must)):
                    return False
            elif not self.let_bot_answer(pending):
                self.match.tick(self.match.due() or 0)  # nobody else is asked: the clock need not be waited for
        self.tell()
        self.show_end()
        return True

    def tell(self) -> None:
        for event in self.match.take_events():
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.console.say(f"  {self.words.say(seen)}")

    def let_bot_answer(self, pending: list[Decision]) -> bool:
        for d in sorted(pending, key=lambda d: not isinstance(d.options[0], Interrupt)):
            if d.seat in self.bots:
                choice = self.bots[d.seat].choose(self.match.game.view(self.match.s, d.seat), d)
                if choice is not None:
                    self.match.play(d.seat, choice, self.now())
                    return True
        return False

    def let_person_answer(self, pending: list[Decision], mine: list[Decision], must: bool) -> bool:
        """One line from the person; False: they leave. Others go on when the person only might, but need not, act."""
        choices = [choice for d in mine for choice in d.options]
        if choices != self.drawn:
            self.draw(mine)
            self.drawn = choices
        due = self.match.due()
        left = None if due is None else (due - self.now()) / 1000
        wait = left if must else min(self.pace, left if left is not None else self.pace)
        line = self.console.ask("> " if left is None else f"({max(left, 0):.0f} s) > ", wait)
        if line is None or (line == "" and not must and not self.console.is_closed):
            if not must and not self.let_bot_answer(pending):
                self.match.tick(self.now())
            return True
        if self.console.is_closed or line in ("q", "quit"):
            return False
        self.take(line, choices)
        return True

    def draw(self, mine: list[Decision]) -> None:
        """The table as the person sees it, what is asked, and every choice."""
        self.console.say()
        self.console.say(self.notation.position(self.match.game.view(self.match.s, self.seat), self.match.game.box))
        number = 0
        for d in mine:
            self.console.say(self.words.prompt(d))
            for choice in d.options:
                number += 1
                self.console.say(f"  {number:2d}  {self.words.say(choice)}  [{self.notation.write(choice)}]")

    def take(self, line: str, choices: list[Choice]) -> None:
        """A number of the list, a line of notation, or a question about the rules."""
        word, _, rest = line.partition(" ")
        if word in ("", "?", "help"):
            self.console.say(self.words.message("plain-help"))
        elif word in ("rules", "r"):
            self.show_rules(rest.strip().upper())
        elif line.isdigit() and 1 <= int(line) <= len(choices):
            self.play(choices[int(line) - 1])
        else:
            try:
                choice = self.notation.read(line)
            except ValueError as error:
                self.console.say(f"  {error}")
            else:
                self.play(choice)

    def play(self, choice: Choice) -> None:
        try:
            self.match.play(self.seat, choice, self.now())
            self.drawn = []
        except Refused as refused:
            self.console.say(f"  {self.words.refusal(refused.refusal)}")

    def show_rules(self, clause: str) -> None:
        book = clauses(self.match.game.facts.id, self.language)
        prefix = next(iter(book)).partition("-")[0]
        clause = f"{prefix}-{clause}" if clause.isdigit() else clause
        for id in [clause] if clause in book else book:
            self.console.say(f"  {id}  {book[id].replace('**', '')}")

    def show_end(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        self.console.say()
        self.console.say(self.words.outcome(outcome))
        for detail in outcome.details:
            self.console.say(f"  {self.words.say(detail)}")
        if not self.match.game.facts.cooperative:
            for seat, score in enumerate(outcome.scores):
                self.console.say(f"  {self.words.name(seat)}: {score}")


def standard_console() -> Console:
    return Console(sys.stdin, sys.stdout)


