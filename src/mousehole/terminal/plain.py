"""Play in words alone: a prompt, numbered choices, a line in answer. For pipes, dumb terminals and screen readers."""
from __future__ import annotations

import select
import sys
from typing import TextIO

from mousehole.games import notation
from mousehole.kernel import Choice, Decision, Refusal, Seat
from mousehole.terminal.advice import advised
from mousehole.terminal.home_table import HomeTable, is_offer
from mousehole.terminal.labels import Labels
from mousehole.words import clauses

MANY = 30  # choices that are listed unasked
COMMANDS = {  # what may be typed, in every language: what it means
    "?": "help", "help": "help", "aide": "help",
    "q": "quit", "quit": "quit", "quitter": "quit",
    "r": "rules", "rules": "rules", "règles": "rules", "regles": "rules",
    "why": "why", "pourquoi": "why",
    "hint": "hint", "indice": "hint",
    "log": "log", "journal": "log",
    "look": "look", "voir": "look",
    "all": "all", "tout": "all",
    "find": "find", "cherche": "find",
    "seat": "seat", "place": "seat",
}


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
    """People and bots at a match. `seat` is whose turn it is at the keyboard; None: only bots play."""

    def __init__(self, table: HomeTable, console: Console, pace: float) -> None:
        self.table = table
        self.words = table.words
        self.labels = Labels(table.language)
        self.console = console
        self.pace = pace if console.is_live else 0.0  # seconds that a bot takes
        self.notation = notation(table.game.facts.id)
        self.seat: Seat | None = table.viewers[0]
        self.heard = 0  # how much of what it saw the seat has been told
        self.drawn: list[Choice] = []  # the choices that were listed last: what has not changed is not said again
        self.refusal: Refusal | None = None
        self.is_left = False

    def run(self) -> bool:
        """Until the match is over, or the person leaves; whether it is over."""
        self.console.say(self.labels("plain-help"))
        while not self.table.is_over and not self.is_left:
            self.tell()
            if self.table.beat() or self.let_bot_interrupt():
                continue
            must = self.table.must_answer()
            if must and self.seat not in must:
                self.hand_over(must[0])
            elif must or (self.table.decisions(self.seat) and self.console.is_live):
                self.let_person_answer(bool(must))
            elif not self.let_bot_answer():
                self.wait_for_clock()
        self.tell()
        if self.table.is_over:
            self.show_end()
        return self.table.is_over

    def tell(self) -> None:
        told = self.table.told[self.seat]
        for line in told[self.heard:]:
            self.console.say(f"  {line}")
        self.heard = len(told)

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
        """Several people at the table might interrupt, each in secret. At a pipe nobody does."""
        if self.table.skip_clock():
            return
        if self.console.is_live:
            self.console.ask(f"({self.table.seconds_left() or 0:.0f} s) ", self.table.seconds_left() or 0)
        else:
            self.table.match.tick(self.table.match.due() or 0)
        self.table.beat()

    def hand_over(self, seat: Seat) -> None:
        """Another person takes the keyboard; where hands are secret, not before the last one has looked away."""
        if self.table.has_secrets(self.seat, seat):
            self.table.watch.stop()
            if self.console.is_live:
                self.console.say("\n" * 60)
                self.console.ask(self.labels("plain-hand-over-wait", name=self.words.name(seat)), None)
            else:
                self.console.say(self.labels("plain-hand-over", name=self.words.name(seat)))
            self.table.watch.go()
        else:
            self.console.say(self.labels("plain-hand-over", name=self.words.name(seat)))
        self.heard = max(0, len(self.table.told[seat]) - 12) if self.heard else 0
        self.seat, self.drawn = seat, []

    def let_person_answer(self, must: bool) -> None:
        """One line from the person. Others go on when the person only might, but need not, act."""
        assert self.seat is not None
        mine = self.table.decisions(self.seat)
        choices = [choice for d in mine for choice in d.options]
        if choices != self.drawn:
            self.draw(mine)
            self.drawn = choices
        left = self.table.seconds_left()
        wait = left if must else min(self.pace, left if left is not None else self.pace)
        line = self.console.ask("> " if left is None else f"({left:.0f} s) > ", wait)
        if self.console.is_closed:
            self.is_left = True
        elif line is None or (line == "" and not must):
            if not must and not self.let_bot_answer():
                self.table.beat()
        else:
            self.take(line, choices)

    def draw(self, mine: list[Decision]) -> None:
        """The table as the person sees it, what is asked, and the choices."""
        self.console.say()
        self.console.say(self.notation.position(self.table.view(self.seat), self.table.game.box))
        number = 0
        for d in mine:
            self.console.say(self.words.prompt(d))
            self.list_choices([(number + n, choice) for n, choice in enumerate(d.options, 1)], MANY)
            number += len(d.options)

    def list_choices(self, numbered: list[tuple[int, Choice]], most: int) -> None:
        for number, choice in numbered[:most]:
            self.console.say(f"  {number:2d}  {self.words.say(choice)}  [{self.notation.write(choice)}]")
        if len(numbered) > most:
            self.console.say(f"  {self.labels('plain-more', count=len(numbered) - most)}")

    def take(self, line: str, choices: list[Choice]) -> None:
        """A number of the list, a line of notation, or a question."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower(), "help" if not word else "")
        choice = None if command and not line.isdigit() else self.read(line, choices)
        if choice is not None:
            self.play(choice)
        elif command:
            getattr(self, f"do_{command}")(rest.strip(), choices)

    def read(self, line: str, choices: list[Choice]) -> Choice | None:
        if line.isdigit() and 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        try:
            choice: Choice = self.notation.read(line)
        except ValueError as error:
            said = self.labels("plain-no-number", count=len(choices)) if line.isdigit() else str(error)
            self.console.say(f"  {said}")
            return None
        return choice

    def play(self, choice: Choice) -> None:
        assert self.seat is not None
        self.refusal = self.table.play(self.seat, choice)
        if self.refusal is None:
            self.drawn = []
        else:
            self.console.say(f"  {self.words.refusal(self.refusal)}")

    def do_help(self, rest: str, choices: list[Choice]) -> None:
        self.console.say(self.labels("plain-help"))

    def do_quit(self, rest: str, choices: list[Choice]) -> None:
        self.is_left = True

    def do_look(self, rest: str, choices: list[Choice]) -> None:
        self.drawn = []

    def do_all(self, rest: str, choices: list[Choice]) -> None:
        self.list_choices(list(enumerate(choices, 1)), len(choices))

    def do_find(self, rest: str, choices: list[Choice]) -> None:
        """The choices whose words or notation have all of these in them."""
        parts = rest.lower().split()
        found = [(n, choice) for n, choice in enumerate(choices, 1)
                 if all(part in f"{self.words.say(choice)} {self.notation.write(choice)}".lower() for part in parts)]
        self.list_choices(found, len(found))
        if not found:
            self.console.say(f"  {self.labels('nothing-found')}")

    def do_log(self, rest: str, choices: list[Choice]) -> None:
        for line in self.table.told[self.seat]:
            self.console.say(f"  {line}")

    def do_why(self, rest: str, choices: list[Choice]) -> None:
        """Why a choice is not allowed, without making it; alone: the clause behind the last refusal."""
        assert self.seat is not None
        if not rest:
            if self.refusal is not None:
                self.show_clause(self.refusal.clause)
            else:
                self.console.say(f"  {self.labels('nothing-refused')}")
        elif (choice := self.read(rest, choices)) is not None:
            refusal = self.table.why_not(self.seat, choice)
            if refusal is None:
                self.console.say(f"  {self.labels('allowed', choice=self.words.say(choice))}")
            else:
                self.console.say(f"  {self.words.refusal(refusal)}")
                self.show_clause(refusal.clause)

    def do_hint(self, rest: str, choices: list[Choice]) -> None:
        assert self.seat is not None
        for d in self.table.decisions(self.seat)[:1]:
            view = self.table.view(self.seat)
            advice = advised(self.table.game, self.words, view, d, self.table.position)
            self.console.say(f"  {advice.words}")

    def do_seat(self, rest: str, choices: list[Choice]) -> None:
        """Another person wants to interrupt."""
        seats = [seat for seat in self.table.people if str(seat + 1) == rest]
        if seats:
            self.hand_over(seats[0])
        else:
            self.console.say(f"  {self.labels('plain-no-seat')}")

    def do_rules(self, rest: str, choices: list[Choice]) -> None:
        book = clauses(self.table.game.facts.id, self.table.language)
        prefix = next(iter(book)).partition("-")[0]
        clause = f"{prefix}-{rest}" if rest.isdigit() else rest.upper()
        for id in [clause] if clause in book else book:
            self.show_clause(id)

    def show_clause(self, clause: str) -> None:
        book = clauses(self.table.game.facts.id, self.table.language)
        if clause in book:
            self.console.say(f"  {clause}  {book[clause].replace('**', '')}")

    def show_end(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        self.console.say()
        self.console.say(self.words.outcome(outcome))
        for detail in outcome.details:
            self.console.say(f"  {self.words.say(detail)}")
        if not self.table.game.facts.cooperative:
            for seat, score in enumerate(outcome.scores):
                self.console.say(f"  {self.words.name(seat)}: {score}")


def standard_console() -> Console:
    return Console(sys.stdin, sys.stdout)
