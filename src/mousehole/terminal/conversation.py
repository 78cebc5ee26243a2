"""A table in text mode: what is asked, the answers, and every command in between."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mousehole.kernel import Choice, Decision, Refusal, Seat
from mousehole.table.aids import aid_lines
from mousehole.terminal.advice import advised
from mousehole.terminal.artist import artist_of
from mousehole.terminal.captions import asked
from mousehole.terminal.console import Console
from mousehole.terminal.labels import Labels
from mousehole.terminal.typed import commands
from mousehole.words import Words, clauses, read_aloud

if TYPE_CHECKING:
    from mousehole.terminal.sitting import Sitting

MANY = 30  # choices that are listed without being asked for


class Conversation:
    """`seat`: the person at the keyboard; None: a spectator."""

    more_commands: tuple[str, ...] = ()  # besides those of every table

    def __init__(self, table: Sitting, console: Console) -> None:
        self.table = table
        self.labels = Labels(table.language)
        self.console = console
        self.seat: Seat | None = table.viewers[0]
        self.artist = artist_of(table.game, self.words, self.labels)
        self.heard = 0  # how many of the seat's log lines have been shown
        self.drawn: list[Choice] = []  # the choices listed last: what has not changed is not repeated
        self.refusal: Refusal | None = None
        self.is_left = False

    @property
    def commands(self) -> dict[str, str]:
        return commands(*self.more_commands)

    @property
    def words(self) -> Words:
        """Words for the person at the keyboard."""
        return self.table.words_for(self.seat)

    def help(self) -> str:
        return self.labels("plain-help")

    def tell(self) -> None:
        told = self.table.told[self.seat]
        for line in told[self.heard:]:
            self.console.say(f"  {line}")
        self.heard = len(told)

    def draw(self, mine: list[Decision]) -> None:
        """Show the table as the person sees it, what is asked, and the choices."""
        if self.artist.game is not self.table.game:  # the host has chosen another edition
            self.artist = artist_of(self.table.game, self.words, self.labels)
        self.console.say()
        self.console.say(self.artist.described(self.table.view(self.seat)))
        if clock := self.table.clock_asks():
            self.console.say(clock)
        number = 0
        for d in mine:
            self.console.say(asked(self.table, d))
            self.list_choices([(number + n, choice) for n, choice in enumerate(d.options, 1)], MANY)
            number += len(d.options)

    def list_choices(self, numbered: list[tuple[int, Choice]], most: int) -> None:
        for number, choice in numbered[:most]:
            self.console.say(f"  {number:2d}  {self.said(choice)}")
        if len(numbered) > most:
            self.console.say(f"  {self.labels('plain-more', count=len(numbered) - most)}")

    def said(self, choice: Choice) -> str:
        """Say a choice in words, with what it means here, and in notation."""
        about = self.artist.about(choice, self.table.view(self.seat))
        said = self.words.say(choice)
        return f"{f'{said} · {about}' if about else said}  [{self.artist.write(choice)}]"

    def meant(self, line: str, choices: list[Choice]) -> Choice | None:
        """Read a number of the list or a line of notation; None: it was a command, and has been answered."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower(), "help" if not word else "")
        choice = None if command and not line.isdecimal() else self.read(line, choices)
        if choice is None and command:
            getattr(self, f"do_{command}")(rest.strip(), choices)
        return choice

    def read(self, line: str, choices: list[Choice]) -> Choice | None:
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        try:
            return self.artist.read(line)
        except ValueError:  # its words are for programs, in English
            self.console.say("  " + (self.labels("plain-no-number", count=len(choices)) if line.isdecimal()
                                     else self.labels("plain-not-a-move", text=line[:40])))
            return None

    def answered(self, refusal: Refusal | None) -> None:
        """Report what happened to a choice."""
        self.refusal = refusal
        if refusal is None:
            self.drawn = []
        else:
            self.console.say(f"  {self.words.refusal(refusal).removesuffix(' []')}")

    def do_help(self, rest: str, choices: list[Choice]) -> None:
        self.console.say(self.help())

    def do_quit(self, rest: str, choices: list[Choice]) -> None:
        self.is_left = True

    def do_look(self, rest: str, choices: list[Choice]) -> None:
        self.drawn = []

    def do_all(self, rest: str, choices: list[Choice]) -> None:
        self.list_choices(list(enumerate(choices, 1)), len(choices))

    def do_find(self, rest: str, choices: list[Choice]) -> None:
        """List the choices whose words or notation contain all of these."""
        parts = rest.lower().split()
        found = [(n, choice) for n, choice in enumerate(choices, 1)
                 if all(part in self.said(choice).lower() for part in parts)]
        self.list_choices(found, len(found))
        if not found:
            self.console.say(f"  {self.labels('nothing-found')}")

    def do_cards(self, rest: str, choices: list[Choice]) -> None:
        """Show what is printed on the cards that the seat sees, and what can be done with them."""
        view = self.table.view(self.seat)
        meanings = [] if view is None else self.artist.meanings(view)
        for name, text in meanings:
            self.console.say(f"  {self.words.pair(name, text)}")
        if not meanings:
            self.console.say(f"  {self.labels('plain-cards')}")

    def do_log(self, rest: str, choices: list[Choice]) -> None:
        for line in self.table.told[self.seat]:
            self.console.say(f"  {line}")

    def do_why(self, rest: str, choices: list[Choice]) -> None:
        """Say why a choice is not allowed, without making it; without a choice: the clause of the last refusal."""
        if not rest:
            if self.refusal is not None:
                self.show_clause(self.refusal.clause)
            else:
                self.console.say(f"  {self.labels('nothing-refused')}")
        elif self.seat is not None and self.table.is_in_progress and (choice := self.read(rest, choices)) is not None:
            refusal = self.table.why_not(self.seat, choice)
            if refusal is None:
                self.console.say(f"  {self.labels('allowed', choice=self.words.say(choice))}")
            else:
                self.console.say(f"  {self.words.refusal(refusal)}")
                self.show_clause(refusal.clause)

    def do_hint(self, rest: str, choices: list[Choice]) -> None:
        for d in self.table.decisions(self.seat)[:1]:
            view = self.table.view(self.seat)
            advice = advised(self.table.game, self.words, view, d, self.table.position, self.table.chances)
            self.console.say(f"  {advice.words}")

    def do_aid(self, rest: str, choices: list[Choice]) -> None:
        """Show what hidden things can be, from what the seat sees."""
        view = self.table.view(self.seat) if self.table.has_aids else None
        lines = [] if view is None else aid_lines(self.table.game, view, self.words)
        for line in lines or [self.labels("aid-nothing" if self.table.has_aids else "aid-none")]:
            self.console.say(f"  {line}")

    def do_rules(self, rest: str, choices: list[Choice]) -> None:
        book = clauses(self.table.game.facts.id, self.table.language)
        prefix = next(iter(book)).partition("-")[0]
        clause = f"{prefix}-{rest}" if rest.isdigit() else rest.upper()
        for id in [clause] if clause in book else book:
            self.show_clause(id)

    def show_clause(self, clause: str) -> None:
        book = read_aloud(self.table.game.facts.id, self.table.language)
        if clause in book:
            self.console.say(f"  {clause}  {book[clause]}")

    def show_end(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        self.console.say()
        self.console.say(self.words.outcome(outcome))
        for detail in outcome.details:
            self.console.say(f"  {self.words.say(detail)}")
        if not self.table.game.facts.cooperative:
            for seat, score in enumerate(outcome.scores):
                self.console.say(f"  {self.words.pair(self.words.who(seat), score)}")
