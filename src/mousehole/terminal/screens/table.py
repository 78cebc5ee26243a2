"""The table's screen: board, question, choices, log."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.events import Key, Resize
from textual.widgets import Footer, Input, OptionList, Static

from mousehole.bots.hints import FIRST, SECONDS
from mousehole.kernel import Choice, Refusal, Seat
from mousehole.table.aids import aid_lines
from mousehole.terminal import captions
from mousehole.terminal.advice import advised
from mousehole.terminal.artist import artist_of
from mousehole.terminal.board import Board, BoardPane
from mousehole.terminal.drawing import Touch
from mousehole.terminal.labels import Labels
from mousehole.terminal.line import CHOOSE, NAME, TALK, WHY, Line
from mousehole.terminal.offers import Offer, Offers
from mousehole.terminal.panes import ChoiceList, Note, StoryPane
from mousehole.terminal.screens.aid import AidScreen
from mousehole.terminal.screens.cover import CoverScreen
from mousehole.terminal.screens.help import HelpScreen
from mousehole.terminal.screens.leaving import OwnScreen, Sheet
from mousehole.terminal.screens.rules import RulesScreen
from mousehole.terminal.screens.story import StoryScreen
from mousehole.terminal.screens.whole_table import WholeTableScreen
from mousehole.terminal.sitting import RENAME
from mousehole.words import Words

if TYPE_CHECKING:
    from mousehole.terminal.sitting import Sitting, TableAction

WIDE = 116  # columns from which the choices are beside the board
NARROW = 80
SPARED = ("undo", "board", "rules")  # keys that the last line leaves out if it is too long; the help has them all


class TableScreen(OwnScreen[str]):
    """`seat`: the viewpoint; None: a spectator's. Dismissed with what is wanted next."""

    def __init__(self, table: Sitting, *, pace: float = 2.0) -> None:
        self.labels = Labels(table.language)
        super().__init__()
        self.table = table
        self.pace = pace
        self.seat: Seat | None = table.viewers[0]
        self.artist = artist_of(table.game, self.words, self.labels)
        self.visit: tuple[int, Seat] | None = None  # the position in which somebody took the screen to interrupt
        self.offers = Offers()
        self.is_choosing = False
        self.listed: list[Choice] = []  # the offers that are listed now,
        self.actions: list[TableAction] = []  # or what can be done instead
        self.is_at_actions = False
        self.shown_for: Choice | None = None  # the choice that the board points at
        self.drawn: tuple[Any, ...] = ()
        self.seen: tuple[Any, ...] = ()
        self.is_covered = False         # the screen is being passed to another person
        self.last_refusal: Refusal | None = None
        keys = [("h", "hint"), *([("a", "aid")] if table.has_aids else []), ("w", "why"), ("b", "board"),
                ("r", "rules"), ("l", "log"), ("u", "undo"),
                *([("s", "seat")] if len(table.people) > 1 else []),
                *([("t", "talk"), ("m", "deeds")] if table.talks else []), ("question_mark", "help"), ("q", "leave")]
        shown = self.fitting([label for _, label in keys])
        for key, label in keys:
            self._bindings.bind(key, label, self.labels(f"key-{label}"), key_display="?" if len(key) > 1 else None,
                                show=label in shown)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear", show=False), Binding("slash", "search", show=False),
        Binding("tab", "next_pane", show=False), Binding("shift+up", "scroll_board(-1)", show=False, priority=True),
        Binding("shift+down", "scroll_board(1)", show=False, priority=True)]

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Container(id="table"):
            yield BoardPane(id="board-pane")
            with Container(id="sides"):
                with Container(id="asked"):
                    yield Static(id="prompt", markup=False)
                    yield Note(id="notice")
                    yield ChoiceList(id="choices", markup=False)
                    yield Note(id="meaning")
                yield StoryPane(id="story-pane")
        yield Line(self.labels, id="line")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one(ChoiceList).focus()
        self.look()
        self.set_interval(0.25, self.show_time)
        if self.table.waits_for_people:
            self.get_ready()
        self.drive()

    def fitting(self, keys: list[str]) -> list[str]:
        """Return the keys that the last line of a narrow screen has room for, each with its letter and a space."""
        shown = [label for label in keys if label != "log"]  # it is on the screen anyway
        for label in SPARED:
            if sum([len(self.labels(f"key-{each}")) + 3 for each in shown]) - 1 > NARROW and label in shown:
                shown.remove(label)
        return shown

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.drawn = ()
        self.call_after_refresh(self.look)

    @work
    async def drive(self) -> None:
        """Run the rest of the table."""
        await self.table.drive(self.look, self.pace)
        self.look()

    @property
    def words(self) -> Words:
        """Words for the person at the screen."""
        return self.table.words_for(self.seat)

    @property
    def line(self) -> Line:
        return self.query_one(Line)

    # showing

    def look(self) -> None:
        """Show the table as it is now; hand the screen over first if somebody else is asked."""
        if not self.is_attached or not self.app.is_running:  # its parts go before it does
            return
        if self.seat not in self.table.told:  # the host has given us another one
            self.seat = self.table.viewers[0]
        must = self.table.must_answer()
        if must and self.seat not in must and not self.table.is_over and self.visit != (self.table.position, self.seat):
            self.hand_over(must[0])
            return
        self.show_table()

    def show_table(self) -> None:
        """Redraw everything, if anything has changed."""
        mine = self.table.decisions(self.seat)
        drawn = (self.table.position, self.seat, self.table.is_in_progress, self.size, len(self.table.told[self.seat]),
                 self.table.condition, self.table.actions())
        if drawn == self.drawn:
            return
        if self.drawn and self.drawn[5] != drawn[5]:  # the notice about a lost connection is no longer true
            self.show_notice("")
        if drawn[:2] != self.seen:  # another position or viewpoint: discard what was begun
            self.seen = drawn[:2]
            self.offers.touched = frozenset()
            if self.line.purpose not in (TALK, NAME):
                self.line.empty()
                self.query_one(ChoiceList).focus()
        self.drawn = drawn
        if self.artist.game is not self.table.game:  # the host has chosen another edition
            self.artist = artist_of(self.table.game, self.words, self.labels)
        v = self.table.view(self.seat)
        self.offers.all = [Offer(choice, self.said(n, choice, v), self.artist.touches(choice, v))
                           for n, choice in enumerate([choice for d in mine for choice in d.options], 1)]
        self.show_choices()
        self.show_board()
        self.query_one("#prompt", Static).update(captions.prompt(self.table, self.seat, mine, self.labels))
        self.query_one(StoryPane).tell(self.table.told[self.seat])
        self.show_time()

    def said(self, n: int, choice: Choice, v: Any) -> str:
        """Return a line of the list: number, words, what it means here, notation."""
        about = self.artist.about(choice, v)
        said = self.words.say(choice)
        return f"{n:2d}  {f'{said} · {about}' if about else said}  [{self.artist.write(choice)}]"

    def pointed_at(self) -> Choice | None:
        """Return the choice that is highlighted in the list."""
        at = self.query_one(ChoiceList).highlighted
        return self.listed[at] if at is not None and at < len(self.listed) else None

    def show_board(self) -> None:
        v = self.table.view(self.seat)
        if v is None:
            return
        pane, choice = self.query_one(BoardPane), self.pointed_at()
        self.shown_for = choice
        drawing = self.artist.draw(v, pane.room or self.size.width)
        touches: Touch = self.artist.touches(choice, v) if choice is not None else frozenset()
        pane.show(drawing, self.offers.open_spots, self.offers.touched, touches)
        self.query_one("#meaning", Note).say("" if choice is None else self.artist.meaning(choice, v))

    def show_choices(self) -> None:
        """List the choices; or, between matches and on request, the actions."""
        typed = self.line.typed
        was_asked = bool(self.listed)
        self.actions = self.table.actions() if self.is_at_actions or not self.table.is_in_progress else []
        if self.actions:
            numbered = [(f"{n:2d}  {action.words}", action) for n, action in enumerate(self.actions, 1)]
            found = [row for row in numbered if all(word in row[0].lower() for word in typed.lower().split())]
            self.listed, self.actions, lines = [], [action for _, action in found], [line for line, _ in found]
        else:
            offers = self.offers.narrowed(typed)
            self.listed = [offer.choice for offer in offers]
            lines = [offer.said for offer in offers]
        # A key press meant for a choice, but arriving after time was up, must not do anything else.
        is_too_late = was_asked and not self.table.is_in_progress and not self.is_choosing
        self.query_one(ChoiceList).show(lines, None if is_too_late else 0)

    def show_notice(self, text: str) -> None:
        self.query_one("#notice", Note).say(text)

    def show_time(self) -> None:
        """Works even while the screen is being removed, when its parts may already be gone."""
        left = self.table.seconds_left()
        for head in self.query("#head").results(Static):
            head.update(captions.head(self.table, self.seat, self.labels, self.size.width))
            head.set_class(left is not None and left < 30, "late")

    @work
    async def get_ready(self) -> None:
        """Cover the table until everybody is ready: nobody can think ahead, and the clock does not run yet."""
        self.table.pause()
        says = self.labels("ready", n=len(self.table.people))
        await self.app.push_screen(CoverScreen(says, self.labels("ready-start")), wait_for_dismiss=True)
        self.table.resume()

    @work
    async def hand_over(self, seat: Seat) -> None:
        """Hand the screen to another person; if something is secret, behind a cover while time stands still."""
        if self.is_covered:
            return
        self.is_covered = True
        while isinstance(self.app.screen, Sheet):  # what one person reads is not for the next
            await self.app.pop_screen()
        cover = None
        if self.table.has_secrets(self.seat, seat):
            self.table.pause()
            says = self.labels("cover", name=self.table.words.name(seat))
            cover = self.app.push_screen(CoverScreen(says, self.labels("cover-ready")), wait_for_dismiss=True)
        self.seat, self.last_refusal = seat, None
        self.artist.speak_to(self.words)
        self.show_notice("")
        self.show_table()  # below the cover: when it is lifted, nothing of the last player's is left
        if cover is not None:
            await cover
            self.table.resume()
        self.is_covered = False
        self.look()

    # acting

    async def choose(self, choice: Choice) -> None:
        if self.seat is None or self.table.is_over:
            return
        self.is_choosing = True
        refusal = await self.table.answer(self.seat, choice)
        self.offers.touched = frozenset()
        self.line.value = ""
        self.drawn = ()
        self.show_refusal(refusal)
        self.look()
        self.is_choosing = False

    async def do(self, action: TableAction) -> None:
        if action.id == RENAME:
            self.line.begin(NAME)
            return
        said = await self.table.do(action)
        if action.leaves and not said:
            self.dismiss(action.id)
            return
        self.show_notice(said)
        self.is_at_actions, self.drawn = False, ()
        self.look()

    def show_refusal(self, refusal: Refusal | None) -> None:
        self.last_refusal = refusal
        self.show_notice("" if refusal is None else f"✗ {self.words.refusal(refusal).removesuffix(' []')}")

    @on(OptionList.OptionHighlighted, "#choices")
    def option_highlighted(self) -> None:
        if self.shown_for is not self.pointed_at():
            self.show_board()

    @on(OptionList.OptionSelected, "#choices")
    async def option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.actions):
            await self.do(self.actions[event.option_index])
        elif event.option_index < len(self.listed):
            await self.choose(self.listed[event.option_index])

    @on(BoardPane.RoomChanged)
    def room_changed(self) -> None:
        self.call_after_refresh(self.show_board)

    async def on_board_touched(self, event: Board.Touched) -> None:
        """One choice left: play it. Several: list them. None: say why not."""
        touched = self.offers.touch(event.spot, self.artist.eager)
        choice = touched.choice
        if touched.in_vain:
            choice = self.artist.meant(touched.in_vain, self.table.view(self.seat), self.table.decisions(self.seat))
        if choice is not None:
            await self.choose(choice)
            return
        self.show_choices()
        self.show_board()

    @on(Input.Changed, "#line")
    async def line_changed(self, event: Input.Changed) -> None:
        is_playing = self.table.is_in_progress and self.seat is not None and self.line.purpose == CHOOSE
        if is_playing and self.artist.prepared(self.line.typed, self.table.view(self.seat)):
            self.action_clear()
            return
        choice = self.artist.typed(self.line.typed) if self.table.is_in_progress else None
        if choice is not None:
            self.query_one(ChoiceList).focus()
            await self.choose(choice)
        else:
            self.show_choices()

    async def on_line_entered(self, event: Line.Entered) -> None:
        """Handle the line: a choice, a question, or a message to the others."""
        self.query_one(ChoiceList).focus()
        self.show_choices()  # the line is empty again and narrows nothing
        if not event.text:
            self.action_clear()
        elif event.purpose == TALK:
            self.show_notice(await self.table.say(event.text))
        elif event.purpose == NAME:
            self.show_notice(await self.table.rename(event.text))
        elif self.actions and event.purpose == CHOOSE:
            await self.do_named(event.text)
        elif (choice := self.offers.named(event.text, self.artist.read)) is None:
            self.show_notice(self.labels("not-understood", text=event.text[:40]))
        elif event.purpose == WHY:
            self.explain(choice)
        else:
            await self.choose(choice)

    async def do_named(self, text: str) -> None:
        """Find an action by its number, by all of its words, or by some that only one has."""
        n, actions = int(text) if text.isdecimal() else 0, self.table.actions()
        found = actions[n - 1:n] if n else [action for action in actions if text.lower() in action.words.lower()]
        found = [action for action in found if action.words.lower() == text.lower()] or found
        if len(found) == 1:
            await self.do(found[0])
        else:
            self.show_notice(self.labels("not-understood", text=text[:40]))

    def explain(self, choice: Choice) -> None:
        """Say why not, without doing it."""
        if self.seat is None or not self.table.is_in_progress:
            return
        refusal = self.table.why_not(self.seat, choice)
        if refusal is None:
            self.show_notice(f"✓ {self.labels('allowed', choice=self.words.say(choice))}")
        else:
            self.show_refusal(refusal)

    async def on_key(self, event: Key) -> None:
        """Handle digits and the artist's keys; while a line is being typed, arrows still move in the list."""
        line, choices = self.line, self.query_one(ChoiceList)
        if self.focused is line:
            if event.key in ("up", "down"):
                choices.action_cursor_up() if event.key == "up" else choices.action_cursor_down()
                event.stop()
            return
        if event.key in self.artist.own_keys() and self.seat is not None and self.table.is_in_progress:
            event.stop()
            event.prevent_default()
            choice = self.artist.press(event.key, self.table.view(self.seat))
            if choice is not None:
                await self.choose(choice)
            self.show_board()
        elif event.character and event.character.isdigit():
            event.stop()
            line.focus()
            line.insert_text_at_cursor(event.character)

    def action_search(self) -> None:
        self.line.focus()

    def action_next_pane(self) -> None:
        (self.query_one(ChoiceList) if self.focused is self.line else self.line).focus()

    def action_scroll_board(self, by: int) -> None:
        self.query_one(BoardPane).scroll_relative(y=by, animate=False)

    def action_clear(self) -> None:
        self.offers.touched, self.is_at_actions = frozenset(), False
        self.line.empty()
        self.query_one(ChoiceList).focus()
        self.show_notice("")
        self.show_choices()
        self.show_board()

    def action_why(self) -> None:
        """Show the clause of the last refusal; or open a line to ask about any other choice."""
        self.line.begin(WHY)

    def action_talk(self) -> None:
        self.line.begin(TALK)

    @work(exclusive=True, group="undo")
    async def action_undo(self) -> None:
        if self.table.is_in_progress and self.seat is not None:
            self.show_notice(await self.table.take_back(self.seat))
            self.drawn = ()
            self.look()

    def action_deeds(self) -> None:
        self.is_at_actions = not self.is_at_actions
        self.show_choices()
        self.show_board()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        mine = self.table.decisions(self.seat)
        if not mine:
            self.show_notice(self.labels("no-hint"))
            return
        self.show_notice(self.labels("hint-thinking"))
        asked = (self.table.position, self.seat)
        for seconds in (FIRST, SECONDS):  # a first hint at once, a better one when there was time to think
            advice = await asyncio.to_thread(advised, self.table.game, self.words, self.table.view(self.seat), mine[0],
                                             self.table.position, self.table.chances, seconds)
            if asked != (self.table.position, self.seat) or self.is_covered:
                return
            self.show_notice(f"? {advice.words}")
            if advice.choice in self.listed:
                self.query_one(ChoiceList).highlighted = self.listed.index(advice.choice)

    def action_aid(self) -> None:
        """Show what hidden things can be, from what this seat sees."""
        v = self.table.view(self.seat)
        if v is not None and self.table.has_aids:
            lines = aid_lines(self.table.game, v, self.words) or [self.labels("aid-nothing")]
            self.app.push_screen(AidScreen(self.words.message("aid"), lines))

    def action_board(self) -> None:
        v = self.table.view(self.seat)
        if v is not None:
            drawing = self.artist.draw(v, self.size.width - 4)
            self.app.push_screen(WholeTableScreen(drawing, self.artist.meanings(v), self.labels))

    def action_rules(self) -> None:
        """Open the rules at the clause that refused, or that asks."""
        mine = self.table.decisions(self.seat)
        clause = self.last_refusal.clause if self.last_refusal else mine[0].clause if mine else ""
        self.app.push_screen(RulesScreen(self.table.game.facts.id, self.labels, clause))

    def action_log(self) -> None:
        self.app.push_screen(StoryScreen(self.table.told[self.seat], self.labels))

    def action_help(self) -> None:
        keys = ["s"] * (len(self.table.people) > 1) + ["t", "m"] * self.table.talks + ["a"] * self.table.has_aids
        self.app.push_screen(HelpScreen(self.artist.labels, keys, self.artist.own_keys(), self.table.game.facts.id))

    def action_seat(self) -> None:
        """Hand the screen to the next person, to look or to interrupt, without revealing whether they can."""
        people = self.table.people
        if len(people) > 1 and self.seat in people and self.table.is_in_progress:
            seat = people[(people.index(self.seat) + 1) % len(people)]
            self.visit = (self.table.position, seat)
            self.hand_over(seat)

    def action_leave(self) -> None:
        self.dismiss("menu")
