"""The terminal application: a menu, and tables to play at."""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from mousehole.kernel import BadSetup, Game, Options
from mousehole.kernel.log import Log, replay
from mousehole.table import playing_on
from mousehole.table.box import box_of, open_box
from mousehole.table.ladder import Played
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.colours import Uncoloured, has_colours
from mousehole.terminal.labels import Labels
from mousehole.terminal.local_table import CLIMB, LocalTable
from mousehole.terminal.playing_on import asked_seat, table_after, table_again
from mousehole.terminal.problems import problem_text
from mousehole.terminal.screens.menu import MenuScreen
from mousehole.terminal.screens.replay import ReplayScreen
from mousehole.terminal.screens.setup import SetupScreen, TableSetup
from mousehole.terminal.screens.shelf import ShelfScreen
from mousehole.terminal.screens.table import TableScreen
from mousehole.terminal.seating import Seating
from mousehole.terminal.sitting import Sitting
from mousehole.terminal.wrapping import respect_no_break_spaces
from mousehole.words import LANGUAGES


class MouseholeApp(App[None]):
    """`left`: the file of a match that was left before its end. If a table or a replay is given, there is no menu."""

    CSS_PATH = "app.tcss"
    TITLE = "Mousehole"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True),
                                             Binding("ctrl+q", "leave", show=False)]

    def __init__(self, table: Sitting | None = None, *, replay: tuple[Game, Log] | None = None, language: str = "en",
                 pace: float = 2.0, remarks: bool = True) -> None:
        super().__init__()
        respect_no_break_spaces()
        self.no_color = not has_colours()
        if self.no_color:
            self._filters = [Uncoloured()]
        self.labels = Labels(language)
        self.given = table
        self.shown = replay
        self.pace = pace
        self.remarks = remarks  # bots may say something
        self.left: Path | None = None

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.stroll()

    @work
    async def stroll(self) -> None:
        """Go from screen to screen until the person quits."""
        if self.shown is not None:
            await self.watch_replay(*self.shown)
        elif self.given is not None:
            await self.sit_down(self.given)
        else:
            await self.menu()
        self.exit()

    async def menu(self) -> None:
        while True:
            wish = await self.push_screen_wait(MenuScreen(self.labels))
            if wish == "quit":
                return
            if wish == "language":
                self.labels = Labels(LANGUAGES[(LANGUAGES.index(self.labels.language) + 1) % len(LANGUAGES)])
            elif wish in ("resume", "replays"):
                await self.take_from_shelf(is_over=wish == "replays")
            elif wish:
                setup = await self.push_screen_wait(SetupScreen(wish, self.labels))
                if setup is not None:
                    await self.sit_down(self.new_table(setup))

    def new_table(self, setup: TableSetup) -> LocalTable:
        box = open_box(setup.game_id, setup.edition)
        return self.anew(box.game, box.edition, setup.options, setup.seating)

    def anew(self, game: Game, edition: dict[str, str], options: Options, seating: Seating,
             played: Sequence[Played] = ()) -> LocalTable:
        """Deal again for these people, who have played these matches before."""
        match = Match(game, len(seating.sitters), secrets.token_bytes(32), dict(options), edition)
        path = shelf.new_path(game.facts.id)
        return LocalTable(match, seating, self.labels.language, keep=shelf.keeper(path, seating), path=path,
                          played=played, remarks=self.remarks)

    async def sit_down(self, table: Sitting) -> None:
        """Play at this table, and at the next with the same people if they want another match."""
        while True:
            self.left = None
            wish = await self.push_screen_wait(TableScreen(table, pace=self.pace))
            if not isinstance(table, LocalTable):
                return
            table.note_time()
            if not table.is_over and table.position:
                self.left = table.path
            if wish == "replay":
                await self.watch_replay(table.game, table.match.log)
            if wish not in ("again", CLIMB):
                return
            if table.match.log.position is not None:
                table = table_again(table)
                continue
            stands, options = table.standing(), table.match.log.options
            if wish == CLIMB and stands is not None and stands.up is not None:
                options = {**options, **stands.up.options}
            table = self.anew(table.match.game, table.match.log.edition, options, table.seating, table.played())

    async def watch_replay(self, game: Game, log: Log) -> None:
        """Show a match, and play on from it if somebody wants to."""
        moment = await self.push_screen_wait(ReplayScreen(game, log, self.labels))
        if moment is not None:
            step, seat = moment
            seat = asked_seat(game, log, step) if seat is None else seat
            await self.sit_down(table_after(log, step, seat, ["bramble"], self.labels.language,
                                            shelf.new_path(log.game)))

    async def take_from_shelf(self, is_over: bool) -> None:
        chosen = await self.push_screen_wait(ShelfScreen(self.labels, is_over=is_over))
        if chosen is None:
            return
        try:
            box = box_of(chosen.log)
            playing_on.check(box, chosen.log)
            if is_over:
                replay(box.game, chosen.log)  # reports what is wrong with it, if anything is
            else:
                match = Match.resumed(box.game, chosen.log)
        except BadSetup as error:
            self.notify(problem_text(error, [self.labels]), severity="error")
            return
        if is_over:
            await self.watch_replay(box.game, chosen.log)
            return
        seats = chosen.log.seats
        seating = shelf.seating_of(chosen.path, seats) or Seating.of(seats, 1, ["Bramble"])
        await self.sit_down(LocalTable(match, seating, self.labels.language,
                                       keep=shelf.keeper(chosen.path, seating), path=chosen.path,
                                       remarks=self.remarks))

    def action_leave(self) -> None:
        """Quit: every answer is already saved, and leaving gains no time."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen) and isinstance(screen.table, LocalTable):
                table = screen.table
                table.note_time()
                self.left = table.path if table.position and not table.is_over else None
        self.exit()
