"""A log as a sequence of positions, to be viewed in any order."""
from __future__ import annotations

from typing import Any

from mousehole.kernel import Choice, Event, Game, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, begun, replay
from mousehole.table import takings
from mousehole.table.notices import TookBack
from mousehole.terminal.artist import artist_of
from mousehole.terminal.labels import Labels
from mousehole.words import Words


class ReplayTimeline:
    """Position n is the table after n turns: an answer, or that answers were taken back.

    Raises BadLog if the log is invalid.
    """

    def __init__(self, game: Game, log: Log, words: Words) -> None:
        replay(game, log)  # reports what is wrong with it, if anything is
        self.game = game
        self.log = log
        self.words = words
        self.artist = artist_of(game, words, Labels(words.language))
        self.turns = takings.turns(log)
        self.choices: list[Choice | None] = []  # None: something was taken back
        self.states: list[Any] = []
        self.events: list[list[Event]] = []  # what happened on the way to each position
        s, codec = begun(game, log), Codec(game)
        self._take(s)
        for n, turn in enumerate(self.turns, 1):
            if turn.choice is None:
                self.choices.append(None)
                place = takings.places(self.turns[:n - 1])[turn.first]
                s = self._after(codec, turn.counting)
                s.events = [TookBack(turn.seat, place)]
            else:
                choice = codec.read(turn.choice, Choice)
                game.play(s, turn.seat, choice)
                self.choices.append(choice)
            self._take(s)

    def _after(self, codec: Codec, answers: list[takings.Answer]) -> Any:
        s = begun(self.game, self.log)
        for seat, plain, _ in answers:
            self.game.play(s, seat, codec.read(plain, Choice))
        self.game.pending(s)
        return s

    def _take(self, s: Any) -> None:
        self.game.pending(s)
        self.events.append(list(s.events))
        s.events = []
        self.states.append(self.game.clone(s))

    @property
    def length(self) -> int:
        return len(self.choices)

    def is_over(self, at: int) -> bool:
        return not self.game.pending(self.states[at])

    def view(self, at: int, viewer: Seat | None) -> Any:
        return self.game.view(self.states[at], viewer)

    def answer(self, at: int) -> str:
        """Return the answer that led here, and when it came."""
        if at == 0:
            return ""
        turn, choice = self.turns[at - 1], self.choices[at - 1]
        seat, ms = turn.seat, turn.at
        if choice is None:
            return f"{ms // 60000}:{ms // 1000 % 60:02d}  {self.words.say(TookBack(seat, at))}"
        told = self.words.pair(self.words.who(seat), self.words.say(choice))
        return f"{ms // 60000}:{ms // 1000 % 60:02d}  {told} [{self.artist.write(choice)}]"

    def story(self, at: int, viewer: Seat | None) -> list[str]:
        """Return what happened then; at the end, also how it ended."""
        seen = [event.seen_by(viewer) for event in self.events[at]]
        told = [self.words.say(event) for event in seen if event is not None]
        if at == self.length and self.log.result is not None:
            outcome = self.game.outcome(self.states[at])
            told += [self.words.outcome(outcome), *[self.words.say(detail) for detail in outcome.details]]
        return told
