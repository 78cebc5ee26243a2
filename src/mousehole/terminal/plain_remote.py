"""A server's table in text mode. The others play on while a person types, so lines are read in the background."""
from __future__ import annotations

import asyncio
import threading

from mousehole.kernel import Choice
from mousehole.terminal.console import Console
from mousehole.terminal.conversation import Conversation
from mousehole.terminal.remote_table import RemoteTable
from mousehole.terminal.sitting import RENAME

END = None  # of the input


class PlainRemote(Conversation):
    """At a pipe, a line is read only when it can be used: lines may be written in advance.

    When the input ends, a player leaves and the seat is kept; a spectator stays to the end of the match.
    """

    more_commands = ("say", "do", "name")
    table: RemoteTable

    def __init__(self, table: RemoteTable, console: Console) -> None:
        super().__init__(table, console)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.condition = ""
        self.was_away = False  # the connection was lost
        self.is_silent = False  # no more lines will come
        self.ended = 0  # the match whose end was told
        self.offered: list[str] = []  # the actions that were listed last
        self.wish: tuple[str, str] | None = None  # a request to the server

    def help(self) -> str:
        return f"{super().help()}\n{self.labels('plain-far-help')}"

    async def run(self) -> None:
        """Run until the person leaves, or there is no point in staying."""
        self.console.say(self.help())
        threading.Thread(target=self._read_lines, args=(asyncio.get_running_loop(),), daemon=True).start()
        driving = asyncio.create_task(self.table.drive(self.news.set, 0))
        typed = asyncio.create_task(self.lines.get())
        try:
            while not self._is_done() and not (driving.done() and self.table.link is None):
                self.news.clear()
                self._tell_all()
                if typed.done() and not self.is_silent and self._may_take(typed.result()):
                    line = typed.result()
                    if line is not END:
                        typed = asyncio.create_task(self.lines.get())
                    await self._take(line)
                    continue
                woken = asyncio.create_task(self.news.wait())
                await asyncio.wait([task for task in (typed, woken, driving) if task is woken or not task.done()],
                                   return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
        finally:
            driving.cancel()
            typed.cancel()
        self._tell_all()

    def _read_lines(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in self.console.lines:
            loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
        loop.call_soon_threadsafe(self.lines.put_nowait, END)

    def _is_done(self) -> bool:
        return self.is_left or (self.is_silent and not self.table.is_in_progress)

    def _may_take(self, line: str | None) -> bool:
        """At a pipe, an answer waits for its question and for the connection; a command only for the connection."""
        if self.console.is_live or line is END:
            return True
        if self.table.link is None:
            return False
        return line.split(" ")[0].lower() in self.commands or bool(self.table.must_answer()) or self.table.is_over

    def _tell_all(self) -> None:
        if self.seat not in self.table.told:  # the host has given us another one
            self.seat = self.table.viewers[0]
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
        mine = self.table.decisions(self.seat) if self.table.is_in_progress else []
        choices = [choice for d in mine for choice in d.options]
        if choices and choices != self.drawn:
            self.draw(mine)
        self.drawn = choices
        actions = [] if self.table.is_in_progress else [action.words for action in self.table.actions()]
        if actions != self.offered and self.table.link is not None:
            self.offered = actions
            if actions:
                self.do_do("", [])

    async def _take(self, line: str | None) -> None:
        if line is END:
            self.is_silent = True
            self.is_left = self.seat is not None or not self.table.is_in_progress
            return
        if not self.console.is_live:
            self.console.say(f"> {line}")
        if self.table.is_over and not self.console.is_live and line.split(" ")[0].lower() not in self.commands:
            self.is_left = True  # an answer written for a match that is over
            return
        choice = self.meant(line, list(self.drawn))
        if choice is not None:
            await self._answer(choice)
        elif self.wish is not None:
            (word, rest), self.wish = self.wish, None
            if word == "do":
                await self._do(rest)
            elif word == "name":
                self._tell_why_not(await self.table.rename(rest))
            elif word == "undo":
                self._tell_why_not(await self.table.take_back(self.seat))
            else:
                self._tell_why_not(await self.table.say(rest))

    async def _answer(self, choice: Choice) -> None:
        if self.seat is None or not self.drawn:
            self.console.say(f"  {self.labels('plain-nothing-now')}")
        else:
            self.answered(await self.table.answer(self.seat, choice))

    async def _do(self, number: str) -> None:
        actions = self.table.actions()
        if not number.isdecimal() or not 1 <= int(number) <= len(actions):
            self.console.say(f"  {self.labels('plain-no-number', count=len(actions))}")
            return
        action = actions[int(number) - 1]
        if action.id == RENAME:
            self.console.say(f"  {self.labels('plain-rename')}")
            return
        said = await self.table.do(action)
        self._tell_why_not(said)
        self.is_left = action.leaves and not said

    def _tell_why_not(self, said: str) -> None:
        if said:
            self.console.say(f"  {said}")

    def do_undo(self, rest: str, choices: list[Choice]) -> None:
        self.wish = ("undo", "")

    def do_say(self, rest: str, choices: list[Choice]) -> None:
        self.wish = ("say", rest)

    def do_name(self, rest: str, choices: list[Choice]) -> None:
        self.wish = ("name", rest)

    def do_do(self, rest: str, choices: list[Choice]) -> None:
        """Do one of them by its number; or list all of them."""
        if rest:
            self.wish = ("do", rest)
            return
        self.console.say(self.labels("plain-deeds"))
        for n, action in enumerate(self.table.actions(), 1):
            self.console.say(f"  {n:2d}  {action.words}")
