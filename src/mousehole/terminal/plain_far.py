"""A table of a server in words alone. The others go on while one types, so lines are read aside."""
from __future__ import annotations

import asyncio
import threading

from mousehole.kernel import Choice
from mousehole.terminal.console import Console
from mousehole.terminal.conversation import COMMANDS, Conversation
from mousehole.terminal.far_table import FarTable

END = None  # of the input


class PlainFar(Conversation):
    """At a pipe, a line is taken only when there is something to say to it: lines may be written in advance."""

    commands = COMMANDS | {"say": "say", "dire": "say", "do": "do", "faire": "do"}
    table: FarTable

    def __init__(self, table: FarTable, console: Console) -> None:
        super().__init__(table, console)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.condition = ""
        self.was_away = False  # the server
        self.ended = 0  # the match whose end was told
        self.offered: list[str] = []  # the deeds that were listed last
        self.wish: tuple[str, str] | None = None  # something that is to be asked of the server

    def help(self) -> str:
        return f"{super().help()} {self.labels('plain-far-help')}"

    async def run(self) -> None:
        """Until the person leaves, or there is no use in staying."""
        self.console.say(self.help())
        threading.Thread(target=self._read_lines, args=(asyncio.get_running_loop(),), daemon=True).start()
        driving = asyncio.create_task(self.table.drive(self.news.set, 0))
        typed: asyncio.Task[str | None] | None = None
        try:
            while not self.is_left and not (driving.done() and self._is_settled()):
                self.news.clear()
                self._tell_all()
                if typed is None and (self.console.is_live or self._has_something_to_say()):
                    typed = asyncio.create_task(self.lines.get())
                woken = asyncio.create_task(self.news.wait())
                await asyncio.wait([task for task in (typed, woken, None if driving.done() else driving) if task],
                                   return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
                if typed is not None and typed.done():
                    line, typed = typed.result(), None
                    await self._take(line)
        finally:
            driving.cancel()
            if typed is not None:
                typed.cancel()
        self._tell_all()

    def _read_lines(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in self.console.lines:
            loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
        loop.call_soon_threadsafe(self.lines.put_nowait, END)

    def _is_settled(self) -> bool:
        """The server has sent us away for good."""
        return self.table.link is None

    def _has_something_to_say(self) -> bool:
        if self.table.link is None:
            return False
        return bool(self.table.must_answer()) or not self.table.is_on

    def _tell_all(self) -> None:
        if self.was_away and self.table.link is not None:
            self.was_away = False
            self.console.say(f"! {self.labels('far-again')}")
        if self.table.condition != self.condition and not self.was_away:
            self.condition = self.table.condition
            if self.condition:
                self.console.say(f"! {self.condition}")
            self.was_away = self.table.is_away
        self.tell()
        if self.table.is_over and self.ended != self.table.room["match"]:
            self.ended, self.drawn = self.table.room["match"], []
            self.show_end()
        mine = self.table.decisions(self.seat) if self.table.is_on else []
        choices = [choice for d in mine for choice in d.options]
        if choices and choices != self.drawn:
            self.draw(mine)
        self.drawn = choices
        deeds = [] if self.table.is_on else [deed.words for deed in self.table.deeds()]
        if deeds != self.offered and self.table.link is not None:
            self.offered = deeds
            if deeds:
                self.do_do("", [])

    async def _take(self, line: str | None) -> None:
        if line is END:
            self.is_left = True
            return
        if not self.console.is_live:
            self.console.say(f"> {line}")
        if line.isdecimal() and not self.table.is_on:
            await self._do(line)
            return
        choice = self.meant(line, list(self.drawn))
        if choice is not None:
            await self._answer(choice)
        elif self.wish is not None:
            (word, rest), self.wish = self.wish, None
            await (self._do(rest) if word == "do" else self._say(rest))

    async def _answer(self, choice: Choice) -> None:
        if self.seat is None or (not self.table.must_answer() and not self.drawn):
            self.console.say(f"  {self.labels('plain-nothing-now')}")
        else:
            self.answered(await self.table.answer(self.seat, choice))

    async def _say(self, text: str) -> None:
        self._tell_why_not(await self.table.say(text))

    async def _do(self, number: str) -> None:
        deeds = self.table.deeds()
        if not number.isdecimal() or not 1 <= int(number) <= len(deeds):
            self.console.say(f"  {self.labels('plain-no-number', count=len(deeds))}")
            return
        deed = deeds[int(number) - 1]
        said = await self.table.do(deed)
        self._tell_why_not(said)
        self.is_left = deed.leaves and not said

    def _tell_why_not(self, said: str) -> None:
        if said:
            self.console.say(f"  {said}")

    def do_say(self, rest: str, choices: list[Choice]) -> None:
        self.wish = ("say", rest)

    def do_do(self, rest: str, choices: list[Choice]) -> None:
        """One of them by its number; or all of them."""
        if rest:
            self.wish = ("do", rest)
            return
        self.console.say(self.labels("plain-deeds"))
        for n, deed in enumerate(self.table.deeds(), 1):
            self.console.say(f"  {n:2d}  {deed.words}")
