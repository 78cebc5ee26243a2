"""A log as a sequence of positions, to be viewed in any order."""
from __future__ import annotations

from typing import Any

from mousehole.games import notation
from mousehole.kernel import Choice, Event, Game, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, replay
from mousehole.words import Words


class ReplayTimeline:
    """Position n is the table after n answers. Raises BadLog if the log is invalid."""

    def __init__(self, game: Game, log: Log, words: Words) -> None:
        replay(game, log)  # reports what is wrong with it, if anything is
        self.game = game
        self.log = log
        self.words = words
        self.lines = notation(log.game)
        self.choices: list[Choice] = []
        self.states: list[Any] = []
        self.events: list[list[Event]] = []  # what happened on the way to each position
        s, codec = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options), Codec(game)
        self._take(s)
        for seat, plain, _ in log.answers:
            choice = codec.read(plain, Choice)
            game.play(s, seat, choice)
            self.choices.append(choice)
            self._take(s)

    def _take(self, s: Any) -> None:
        self.game.pending(s)
        self.events.append(list(s.events))
        s.events = []
        self.states.append(self.game.clone(s))

    @property
    def length(self) -> int:
        return len(self.choices)

    def view(self, at: int, viewer: Seat | None) -> Any:
        return self.game.view(self.states[at], viewer)

    def answer(self, at: int) -> str:
        """Return the answer that led here, and when it came."""
        if at == 0:
            return ""
        seat, _, ms = self.log.answers[at - 1]
        choice = self.choices[at - 1]
        told = self.words.pair(self.words.who(seat), self.words.say(choice))
        return f"{ms // 60000}:{ms // 1000 % 60:02d}  {told} [{self.lines.write(choice)}]"

    def story(self, at: int, viewer: Seat | None) -> list[str]:
        """Return what happened then; at the end, also how it ended."""
        seen = [event.seen_by(viewer) for event in self.events[at]]
        told = [self.words.say(event) for event in seen if event is not None]
        if at == self.length and self.log.result is not None:
            outcome = self.game.outcome(self.states[at])
            told += [self.words.outcome(outcome), *[self.words.say(detail) for detail in outcome.details]]
        return told
