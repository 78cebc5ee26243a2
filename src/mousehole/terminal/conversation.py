"""Talking about a table in words alone: what is asked, what is answered, and every question in between."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mousehole.games import notation
from mousehole.kernel import Choice, Decision, Refusal, Seat
from mousehole.table.aids import aid_lines
from mousehole.terminal.advice import advised
from mousehole.terminal.artist import artist_of
from mousehole.terminal.console import Console
from mousehole.terminal.labels import Labels
from mousehole.words import clauses

if TYPE_CHECKING:
    from mousehole.terminal.sitting import Sitting

MANY = 30  # choices that are listed unasked
COMMANDS = {  # what may be typed, in every language: what it means
    "?": "help", "help": "help", "aide": "help",
    "q": "quit", "quit": "quit", "quitter": "quit",
    "r": "rules", "rules": "rules", "règles": "rules", "regles": "rules",
    "why": "why", "pourquoi": "why",
    "hint": "hint", "indice": "hint",
    "aid": "aid", "deduce": "aid", "déduire": "aid", "deduire": "aid",
    "cards": "cards", "cartes": "cards",
    "log": "log", "journal": "log",
    "look": "look", "voir": "look",
    "all": "all", "tout": "all",
    "find": "find", "cherche": "find",
}


class Conversation:
    """`seat`: who sits at the keyboard; None: a spectator."""

    commands = COMMANDS

    def __init__(self, table: Sitting, console: Console) -> None:
        self.table = table
        self.words = table.words
        self.labels = Labels(table.language)
        self.console = console
        self.notation = notation(table.game.facts.id)
        self.artist = artist_of(table.game, table.words, self.labels)
        self.seat: Seat | None = table.viewers[0]
        self.heard = 0  # how much of what it saw the seat has been told
        self.drawn: list[Choice] = []  # the choices that were listed last: what has not changed is not said again
        self.refusal: Refusal | None = None
        self.is_left = False

    def help(self) -> str:
        return self.labels("plain-help")

    def tell(self) -> None:
        told = self.table.told[self.seat]
        for line in told[self.heard:]:
            self.console.say(f"  {line}")
        self.heard = len(told)

    def draw(self, mine: list[Decision]) -> None:
        """The table as the person sees it, what is asked, and the choices."""
        self.console.say()
        self.console.say(self.notation.position(self.table.view(self.seat), self.table.game.box))
        if clock := self.table.clock_asks():
            self.console.say(clock)
        number = 0
        for d in mine:
            self.console.say(self.words.prompt(d))
            self.list_choices([(number + n, choice) for n, choice in enumerate(d.options, 1)], MANY)
            number += len(d.options)

    def list_choices(self, numbered: list[tuple[int, Choice]], most: int) -> None:
        for number, choice in numbered[:most]:
            self.console.say(f"  {number:2d}  {self.said(choice)}")
        if len(numbered) > most:
            self.console.say(f"  {self.labels('plain-more', count=len(numbered) - most)}")

    def said(self, choice: Choice) -> str:
        """In words, with what it means here, and in notation."""
        about = self.artist.about(choice, self.table.view(self.seat))
        return f"{self.words.say(choice)}{f': {about}' if about else ''}  [{self.notation.write(choice)}]"

    def meant(self, line: str, choices: list[Choice]) -> Choice | None:
        """A number of the list or a line of notation; None: it was a question, and is answered."""
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
            choice: Choice = self.notation.read(line)
        except ValueError as error:
            said = self.labels("plain-no-number", count=len(choices)) if line.isdecimal() else str(error)
            self.console.say(f"  {said}")
            return None
        return choice

    def answered(self, refusal: Refusal | None) -> None:
        """What became of a choice."""
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
        """The choices whose words or notation have all of these in them."""
        parts = rest.lower().split()
        found = [(n, choice) for n, choice in enumerate(choices, 1)
                 if all(part in self.said(choice).lower() for part in parts)]
        self.list_choices(found, len(found))
        if not found:
            self.console.say(f"  {self.labels('nothing-found')}")

    def do_cards(self, rest: str, choices: list[Choice]) -> None:
        """What is printed on the cards one sees, and what can be done with them."""
        view = self.table.view(self.seat)
        meanings = [] if view is None else self.artist.meanings(view)
        for name, text in meanings:
            self.console.say(f"  {name}: {text}")
        if not meanings:
            self.console.say(f"  {self.labels('plain-cards')}")

    def do_log(self, rest: str, choices: list[Choice]) -> None:
        for line in self.table.told[self.seat]:
            self.console.say(f"  {line}")

    def do_why(self, rest: str, choices: list[Choice]) -> None:
        """Why a choice is not allowed, without making it; alone: the clause behind the last refusal."""
        if not rest:
            if self.refusal is not None:
                self.show_clause(self.refusal.clause)
            else:
                self.console.say(f"  {self.labels('nothing-refused')}")
        elif self.seat is not None and self.table.is_on and (choice := self.read(rest, choices)) is not None:
            refusal = self.table.why_not(self.seat, choice)
            if refusal is None:
                self.console.say(f"  {self.labels('allowed', choice=self.words.say(choice))}")
            else:
                self.console.say(f"  {self.words.refusal(refusal)}")
                self.show_clause(refusal.clause)

    def do_hint(self, rest: str, choices: list[Choice]) -> None:
        for d in self.table.decisions(self.seat)[:1]:
            view = self.table.view(self.seat)
            advice = advised(self.table.game, self.words, view, d, self.table.position)
            self.console.say(f"  {advice.words}")

    def do_aid(self, rest: str, choices: list[Choice]) -> None:
        """What hidden things can be, from what the seat sees."""
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
