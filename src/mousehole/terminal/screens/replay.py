"""A replay, answer by answer, from any viewpoint."""
from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.timer import Timer
from textual.widgets import Footer, Static

from mousehole.kernel import Game, Seat
from mousehole.kernel.log import Log
from mousehole.terminal.artist import artist_of
from mousehole.terminal.board import BoardPane
from mousehole.terminal.labels import Labels
from mousehole.terminal.panes import StoryPane
from mousehole.terminal.replay_timeline import ReplayTimeline
from mousehole.terminal.screens.leaving import OwnScreen
from mousehole.terminal.screens.rules import RulesScreen
from mousehole.terminal.screens.whole_table import WholeTableScreen
from mousehole.words import Words


class ReplayScreen(OwnScreen[tuple[int, Seat | None] | None]):
    """`at`: how many answers have been given. `viewer`: the viewpoint; None: a spectator.

    Returns both to play on from there, or None.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "go(-100000)", show=False), Binding("end", "go(100000)", show=False),
        Binding("pageup,up", "go(-10)", show=False), Binding("pagedown,down", "go(10)", show=False),
        Binding("shift+up", "scroll_board(-1)", show=False), Binding("shift+down", "scroll_board(1)", show=False),
        Binding("q", "back", show=False)]

    def __init__(self, game: Game, log: Log, labels: Labels) -> None:
        super().__init__()
        self.labels = labels
        self.words = Words(log.game, labels.language)
        self.timeline = ReplayTimeline(game, log, self.words)
        self.artist = artist_of(game, self.words, labels)
        self.at = 0
        self.viewer: Seat | None = None
        self.playing: Timer | None = None
        for key, action, label, shown in (("left", "go(-1)", "back-one", "←"), ("right", "go(1)", "on-one", "→"),
                                          ("space", "play", "play", None), ("v", "viewer", "viewer", None),
                                          ("p", "play_on", "play-on", None),
                                          ("b", "board", "board", None), ("r", "rules", "rules", None),
                                          ("escape", "back", "back", None)):
            self._bindings.bind(key, action, labels(f"key-{label}"), key_display=shown)

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield BoardPane(id="board-pane")
        yield Static(id="prompt", markup=False)
        yield StoryPane(id="story-pane")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.look()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.look)

    def look(self) -> None:
        if not self.is_attached:
            return
        timeline = self.timeline
        eyes = self.labels("spectator") if self.viewer is None else self.words.name(self.viewer)
        self.query_one("#head", Static).update(
            f" {self.words.message('title')} · {self.labels('replay-at', at=self.at, all=timeline.length)} · {eyes}")
        pane = self.query_one(BoardPane)
        pane.show(self.artist.draw(timeline.view(self.at, self.viewer), pane.room or self.size.width))
        self.query_one("#prompt", Static).update(timeline.answer(self.at) or self.labels("replay-start"))
        self.query_one(StoryPane).tell(timeline.story(self.at, self.viewer))

    def action_go(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), self.timeline.length)
        if self.at == self.timeline.length and self.playing is not None:
            self.action_play()
        self.look()

    def action_play(self) -> None:
        """Start or stop automatic playback."""
        if self.playing is not None:
            self.playing.stop()
            self.playing = None
        elif self.at < self.timeline.length:
            self.playing = self.set_interval(0.8, lambda: self.action_go(1))

    def action_viewer(self) -> None:
        eyes: list[Seat | None] = [None, *range(self.timeline.log.seats)]
        self.viewer = self.words.viewer = eyes[(eyes.index(self.viewer) + 1) % len(eyes)]
        self.look()

    @on(BoardPane.RoomChanged)
    def room_changed(self) -> None:
        self.call_after_refresh(self.look)

    def action_scroll_board(self, by: int) -> None:
        self.query_one(BoardPane).scroll_relative(y=by, animate=False)

    def action_board(self) -> None:
        v = self.timeline.view(self.at, self.viewer)
        self.app.push_screen(WholeTableScreen(self.artist.draw(v, self.size.width - 4), self.artist.meanings(v),
                                              self.labels))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.timeline.log.game, self.labels))

    def action_play_on(self) -> None:
        if self.timeline.is_over(self.at):
            self.notify(self.words.message("refused-nothing-to-play-on"), severity="warning")
        else:
            self.dismiss((self.at, self.viewer))

    def action_back(self) -> None:
        self.dismiss(None)
