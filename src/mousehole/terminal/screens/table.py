"""At the table: the board, what is asked, the choices, what happened."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from mousehole.games import notation
from mousehole.kernel import Choice, Decision, Refusal, Seat
from mousehole.terminal.advice import advised
from mousehole.terminal.artist import artist_of
from mousehole.terminal.board import Board
from mousehole.terminal.drawing import Touch
from mousehole.terminal.home_table import is_offer
from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.cover import CoverScreen
from mousehole.terminal.screens.help import HelpScreen
from mousehole.terminal.screens.leaving import OwnScreen
from mousehole.terminal.screens.rules import RulesScreen
from mousehole.terminal.screens.story import StoryScreen

if TYPE_CHECKING:
    from mousehole.terminal.sitting import Sitting


class Offer(NamedTuple):
    """A choice as it stands in the list, and what it is about on the board."""

    choice: Choice
    said: str
    touches: Touch


WIDE = 116  # columns from which the choices stand beside the board
SHOWN = 200  # lines of the story on the table


class TableScreen(OwnScreen[str]):
    """`seat`: through whose eyes the table is seen; None: a spectator's. Dismissed with what is wanted next."""

    def __init__(self, table: Sitting, *, pace: float = 2.0) -> None:
        self.labels = Labels(table.language)
        super().__init__()
        self.table = table
        self.pace = pace
        self.words = table.words
        self.notation = notation(table.game.facts.id)
        self.artist = artist_of(table.game, table.words, self.labels)
        self.seat: Seat | None = table.viewers[0]
        self.touched: Touch = frozenset()
        self.offers: list[Offer] = []   # all that can be chosen
        self.listed: list[Choice] = []  # and what of it stands in the list now
        self.drawn: tuple[Any, ...] = ()
        self.seen: tuple[Any, ...] = ()
        self.notice = ""
        self.is_asking_why = False
        self.is_covered = False  # the screen is on its way to another person
        self.last_refusal: Refusal | None = None
        for key, label in (("h", "hint"), ("w", "why"), ("r", "rules"), ("l", "log"), ("s", "seat"),
                           ("question_mark", "help"), ("q", "leave")):
            if key != "s" or len(table.people) > 1:
                self._bindings.bind(key, label, self.labels(f"key-{label}"), key_display="?" if len(key) > 1 else None)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear", show=False), Binding("slash", "search", show=False),
        Binding("tab", "next_pane", show=False)]

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Container(id="table"):
            with VerticalScroll(id="board-pane", can_focus=False):
                yield Board(id="board")
            with Container(id="sides"):
                with Container(id="asked"):
                    yield Static(id="prompt", markup=False)
                    yield Static(id="notice", markup=False)
                    yield OptionList(id="choices", markup=False)
                with VerticalScroll(id="story-pane", can_focus=False):
                    yield Static(id="story", markup=False)
        yield Input(id="line", compact=True, placeholder=self.labels("line"), select_on_focus=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.look()
        self.set_interval(0.25, self.show_time)
        self.drive()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.drawn = ()
        self.call_after_refresh(self.look)

    @work
    async def drive(self) -> None:
        """The rest of the table plays on."""
        await self.table.drive(self.look, self.pace)
        self.look()

    # what is seen

    def look(self) -> None:
        """Show the table as it is now; hand the screen over first if somebody else is asked."""
        if not self.is_attached:
            return
        must = self.table.must_answer()
        if must and self.seat not in must and not self.table.is_over:
            self.hand_over(must[0])
            return
        mine = self.table.decisions(self.seat)
        drawn = (self.table.position, self.seat, self.table.is_over, self.size, len(self.table.told[self.seat]),
                 self.table.condition)
        if drawn == self.drawn:
            return
        if drawn[:2] != self.seen:  # another position, or other eyes: what was begun is void
            self.seen = drawn[:2]
            self.touched, self.is_asking_why = frozenset(), False
            with self.prevent(Input.Changed):
                self.query_one("#line", Input).value = ""
            self.query_one("#choices").focus()
        self.drawn = drawn
        v = self.table.view(self.seat)
        self.offers = [Offer(choice, f"{n:2d}  {self.words.say(choice)}  [{self.notation.write(choice)}]",
                             self.artist.touches(choice, v))
                       for n, choice in enumerate([choice for d in mine for choice in d.options], 1)]
        self.show_choices()
        self.show_board()
        self.query_one("#prompt", Static).update(self.prompt_of(mine))
        self.show_notice(self.notice)
        story = self.query_one("#story", Static)
        story.update("\n".join([f"• {line}" for line in self.table.told[self.seat][-SHOWN:]]))
        self.query_one("#story-pane", VerticalScroll).scroll_end(animate=False)
        self.show_time()

    def show_board(self) -> None:
        v = self.table.view(self.seat)
        if v is None:
            return
        width = self.query_one("#board-pane").size.width or self.size.width
        drawing = self.artist.draw(v, width)
        open_spots = frozenset[str]().union(*[offer.touches for offer in self.offers])
        at = self.query_one("#choices", OptionList).highlighted
        is_listed = at is not None and at < len(self.listed)
        pointed_at: Touch = self.artist.touches(self.listed[at or 0], v) if is_listed else frozenset()
        self.query_one(Board).show(drawing, open_spots, self.touched | pointed_at)

    def show_choices(self) -> None:
        """Those that name everything that is touched, and have what was typed in them."""
        typed = [] if self.is_asking_why else self.query_one("#line", Input).value.lower().split()
        offers = [offer for offer in self.offers
                  if self.touched <= offer.touches and all(part in offer.said.lower() for part in typed)]
        if self.touched:  # what is all touched comes first
            offers.sort(key=lambda offer: offer.touches != self.touched)
        self.listed = [offer.choice for offer in offers]
        options = [Option(offer.said) for offer in offers]
        if self.table.is_over:
            options = [Option(self.labels(f"end-{word}"), id=word) for word in self.table.afterwards]
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options(options)
        if options:
            choices.highlighted = 0

    def prompt_of(self, mine: list[Decision]) -> str:
        outcome = self.table.outcome()
        if outcome is not None:
            lines = [self.words.outcome(outcome)]
            if not self.table.game.facts.cooperative:
                scores = [f"{self.words.name(seat)}: {score}" for seat, score in enumerate(outcome.scores)]
                lines.append(" · ".join(scores))
            return "\n".join(lines)
        asked = [self.words.prompt(d) for d in mine] or ([] if self.table.condition else [self.labels("waiting")])
        return " ".join([*([f"⚠ {self.table.condition}"] if self.table.condition else []), *asked])

    def show_notice(self, text: str) -> None:
        self.notice = text
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.display = bool(text)

    def show_time(self) -> None:
        """The first line: what is played, who looks, how much time is left."""
        if not self.is_attached:
            return
        who = self.labels("spectator") if self.seat is None else self.words.name(self.seat)
        left, time = self.table.seconds_left(), ""
        if left is not None:
            time = f"⏱ {int(left) // 60}:{int(left) % 60:02d}"
        text = f" {self.words.message('title')} · {who}"
        room = max(1, self.size.width - len(text) - len(time) - 2)
        self.query_one("#head", Static).update(f"{text}{' ' * room}{time}")
        self.query_one("#head").set_class(left is not None and left < 30, "late")

    @work
    async def hand_over(self, seat: Seat) -> None:
        """Another person takes the screen; where something is secret, behind a cover while time stands still."""
        if self.is_covered:
            return
        if self.table.has_secrets(self.seat, seat):
            self.is_covered = True
            self.table.pause()
            await self.app.push_screen_wait(CoverScreen(self.words.name(seat), self.labels))
            self.table.resume()
            self.is_covered = False
        self.seat, self.notice = seat, ""
        self.look()

    # what is done

    async def choose(self, choice: Choice) -> None:
        if self.seat is None or self.table.is_over:
            return
        refusal = await self.table.answer(self.seat, choice)
        self.touched = frozenset()
        self.query_one("#line", Input).value = ""
        self.drawn = ()
        self.show_refusal(refusal)
        self.look()

    def show_refusal(self, refusal: Refusal | None) -> None:
        self.last_refusal = refusal
        self.show_notice("" if refusal is None else f"✗ {self.words.refusal(refusal).removesuffix(' []')}")

    @on(OptionList.OptionHighlighted, "#choices")
    def option_highlighted(self) -> None:
        self.show_board()

    @on(OptionList.OptionSelected, "#choices")
    async def option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.table.is_over:
            self.dismiss(event.option.id)
        elif event.option_index < len(self.listed):
            await self.choose(self.listed[event.option_index])

    async def on_board_touched(self, event: Board.Touched) -> None:
        """One choice left: play it. Several: list them. None: say why not."""
        before, alone = self.touched, frozenset([event.spot])
        self.touched = before ^ alone
        matching = [offer for offer in self.offers if self.touched <= offer.touches]
        if self.touched and not matching:
            if before and any(alone <= offer.touches for offer in self.offers):
                self.touched = alone  # a new beginning
            else:
                meant = self.artist.meant(self.touched, self.table.view(self.seat), self.table.decisions(self.seat))
                self.touched = before
                if meant is not None:
                    await self.choose(meant)
                    return
        elif len(matching) == 1 and (self.artist.eager or self.touched == matching[0].touches):
            await self.choose(matching[0].choice)
            return
        self.show_choices()
        self.show_board()

    @on(Input.Changed, "#line")
    async def line_changed(self, event: Input.Changed) -> None:
        choice = self.artist.typed(event.value) if not self.is_asking_why else None
        if choice is not None:
            self.query_one("#choices").focus()
            await self.choose(choice)
        else:
            self.show_choices()

    @on(Input.Submitted, "#line")
    async def line_submitted(self, event: Input.Submitted) -> None:
        """A number, a line of notation, or words that only one choice has."""
        text = event.value.strip()
        asking, self.is_asking_why = self.is_asking_why, False
        if not text:
            self.action_clear()
            return
        if text.isdigit() and 1 <= int(text) <= len(self.offers):
            choice: Choice | None = self.offers[int(text) - 1].choice
        else:
            choice = self.read(text)
            if choice is None and len(self.listed) == 1 and not asking:
                choice = self.listed[0]
        if choice is None:
            self.show_notice(self.labels("not-understood", text=text))
        elif asking:
            self.explain(choice)
        else:
            await self.choose(choice)
        self.query_one("#line", Input).value = ""
        self.query_one("#choices").focus()

    def read(self, text: str) -> Choice | None:
        try:
            choice: Choice = self.notation.read(text)
        except ValueError:
            return None
        return choice

    def explain(self, choice: Choice) -> None:
        """Why not, without doing it."""
        if self.seat is None:
            return
        refusal = self.table.why_not(self.seat, choice)
        if refusal is None:
            self.show_notice(f"✓ {self.labels('allowed', choice=self.words.say(choice))}")
        else:
            self.show_refusal(refusal)

    async def on_key(self, event: Key) -> None:
        """Digits and what the artist knows; while a line is being typed, arrows still move in the list."""
        line, choices = self.query_one("#line", Input), self.query_one("#choices", OptionList)
        if self.focused is line:
            if event.key in ("up", "down"):
                choices.action_cursor_up() if event.key == "up" else choices.action_cursor_down()
                event.stop()
            return
        if event.key in self.artist.own_keys() and self.seat is not None and not self.table.is_over:
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
        self.query_one("#line").focus()

    def action_next_pane(self) -> None:
        line = self.query_one("#line")
        (self.query_one("#choices") if self.focused is line else line).focus()

    def action_clear(self) -> None:
        self.touched, self.is_asking_why = frozenset(), False
        line = self.query_one("#line", Input)
        line.value, line.placeholder = "", self.labels("line")
        self.query_one("#choices").focus()
        self.show_notice("")
        self.show_choices()
        self.show_board()

    def action_why(self) -> None:
        """The clause behind the last refusal is one key away; a line asks about any other choice."""
        self.is_asking_why = True
        line = self.query_one("#line", Input)
        line.placeholder = self.labels("line-why")
        line.focus()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        mine = self.table.decisions(self.seat)
        if not mine:
            self.show_notice(self.labels("no-hint"))
            return
        self.show_notice(self.labels("hint-thinking"))
        position = self.table.position
        advice = await asyncio.to_thread(advised, self.table.game, self.words, self.table.view(self.seat), mine[0],
                                         position)
        if position != self.table.position or self.is_covered:
            return
        self.show_notice(f"? {advice.words}")
        if advice.choice in self.listed:
            self.query_one("#choices", OptionList).highlighted = self.listed.index(advice.choice)

    def action_rules(self) -> None:
        """At the clause that refused, or that asks."""
        mine = self.table.decisions(self.seat)
        clause = self.last_refusal.clause if self.last_refusal else mine[0].clause if mine else ""
        self.app.push_screen(RulesScreen(self.table.game.facts.id, self.labels, clause))

    def action_log(self) -> None:
        self.app.push_screen(StoryScreen(self.table.told[self.seat], self.labels))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.labels, self.artist.own_keys(), self.table.game.facts.id))

    def action_seat(self) -> None:
        """The next person at this screen: to look, or to interrupt."""
        people = self.table.people
        if len(people) > 1 and self.seat in people and not self.table.is_over:
            must = self.table.must_answer()
            others = [*people[people.index(self.seat) + 1:], *people[:people.index(self.seat)]]
            if must and not any(is_offer(d) for seat in others for d in self.table.decisions(seat)):
                self.show_notice(self.labels("nobody-else"))
                return
            self.hand_over(others[0])

    def action_leave(self) -> None:
        self.dismiss("menu")
