"""Decides who answers next, at tables without people and without a real clock."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng, Seat

PACE: Final = 6     # default clock seconds per answer
SAMPLE: Final = 200  # one in this many quick answers of the policy is also given the fair way, and compared

ASKED: Final = 0   # a bot, or any other function, is called
CHANCE: Final = 1  # any option, all equally likely
POLICY: Final = 2  # the game's own policy

Chooser = Callable[[Decision], Choice | None]


class Unfair(Exception):
    """The game's policy answered differently at a table that its seat cannot tell from the true one."""


class Answerer:
    """How a seat's answers are found.

    Random choices and the game's policy need no view: their answers cannot depend on what their seat may not know.
    Random choices look at nothing, and the test kit promises it for every policy. So in bulk both answer at the true
    table, which saves building a view and imagining a table per answer. A sample is checked while playing.
    """

    def __init__(self, kind: int, rng: Rng, choose: Chooser | None = None) -> None:
        self.kind: Final = kind
        self.rng: Final = rng  # the generator for CHANCE and POLICY
        self.choose: Final = choose
        # Counting begins anywhere, because many matches are shorter than the distance between two samples.
        self.quick_answers = (rng.seed[0] << 8 | rng.seed[1]) % SAMPLE

    def answer(self, game: Game, s: Any, d: Decision) -> Choice | None:
        """Return one of the options. None: pass on a chance to interrupt."""
        if self.kind == CHANCE:
            many = len(d.options)
            n = self.rng.below(many + 1 if isinstance(d.options[0], Interrupt) else many)
            return d.options[n] if n < many else None
        if self.kind == POLICY:
            self.quick_answers += 1
            if self.quick_answers % SAMPLE:
                return game.policy(s, d, self.rng)
            return self._compared(game, s, d)
        assert self.choose is not None
        return self.choose(d)

    def _compared(self, game: Game, s: Any, d: Decision) -> Choice | None:
        same_luck = self.rng.clone()
        quick = game.policy(s, d, self.rng)
        dream = game.imagine(game.view(s, d.seat), Rng.numbered(self.quick_answers))
        fair = game.policy(dream, d, same_luck)
        if quick != fair:
            raise Unfair(f"{game.facts.id}, {d.prompt}: {quick} at the true table, {fair} at an imagined one")
        return quick


class Driver:
    """A match without people: `decide` finds the next answer, `take` applies it.

    Seats that may interrupt are asked first, then one of those that must decide, at random. An open clock answers once
    enough answers have used up its time, or at once if it alone is asked.
    """

    def __init__(self, game: Game, s: Any, answerers: list[Answerer], rng: Rng | Callable[[], Rng],
                 paces: list[int]) -> None:
        self.game: Final = game
        self.s: Final = s
        self.answerers: Final = answerers  # one per seat
        self.order: Final = rng            # decides which of several seats is asked first, or makes what does,
        self.rng: Rng | None = None        # once that is needed: in some games only one seat is asked at a time
        self.paces: Final = paces          # seconds per answer, by seat
        self.now = 0                       # seconds elapsed
        self.opened = 0                    # when the clock's question came up
        self.seat: Seat = 0                # what `decide` found
        self.choice: Choice | None = None
        self.is_trusted = False            # it is known to be legal
        self.answers = 0                   # so far

    def decide(self) -> bool:
        """Find the next seat and its answer. False: the game is over."""
        game, s = self.game, self.s
        questions = game.advance(s)
        seats = len(questions)
        if seats == 0:
            return False
        clock = questions[seats - 1] if questions[seats - 1].seat == CLOCK else None
        if clock is None:
            self.opened = self.now
        else:
            seats -= 1
        for offer in game.interrupts(s):
            answerer = self.answerers[offer.seat]
            choice = answerer.answer(game, s, offer)
            if choice is not None:
                self.seat, self.choice, self.is_trusted = offer.seat, choice, answerer.kind != ASKED
                return True
        if clock is not None and (seats == 0 or self.now - self.opened >= clock.seconds):
            self.seat, self.choice, self.is_trusted = CLOCK, clock.options[0], True
            self.opened = self.now
            return True
        d = questions[0] if seats == 1 else questions[self._any_of(seats)]
        answerer = self.answerers[d.seat]
        choice = answerer.answer(game, s, d)
        assert choice is not None, f"no answer to {d}"
        self.seat, self.choice, self.is_trusted = d.seat, choice, answerer.kind != ASKED
        return True

    def _any_of(self, seats: int) -> int:
        if self.rng is None:
            order = self.order
            self.rng = order if isinstance(order, Rng) else order()
        return self.rng.below(seats)

    def take(self) -> None:
        """Apply the answer that `decide` found."""
        choice = self.choice
        assert choice is not None
        if self.is_trusted:
            self.game.apply(self.s, self.seat, choice)
        else:
            self.game.play(self.s, self.seat, choice)
        self.answers += 1
        if self.seat != CLOCK:
            self.now += self.paces[self.seat]

    def play(self) -> int:
        """Play to the end; return the number of answers."""
        while self.decide():
            self.take()
        return self.answers

    def play_watched(self, study: Any) -> list[list[Choice]]:
        """Play to the end; return what each seat chose. `study`, if there is one, watches before every answer."""
        chosen: list[list[Choice]] = [[] for _ in self.answerers]
        while self.decide():
            choice = self.choice
            assert choice is not None
            if study is not None:
                study.watch(self.s, self.seat, choice)
            if self.seat != CLOCK:
                chosen[self.seat].append(choice)
            self.take()
        return chosen


def answers(game: Game, s: Any, choose: Chooser, rng: Rng,
            pace: int | list[int] = PACE) -> Iterator[tuple[Seat, Choice, int]]:
    """Yield every answer until the game is over, with the seconds elapsed; each is applied when the next is requested.

    `choose` answers for every seat. `pace`: seconds per answer, one number for all seats or one per seat.
    """
    paces = [pace] * s.seats if isinstance(pace, int) else pace
    driver = Driver(game, s, [Answerer(ASKED, rng, choose)] * s.seats, rng, paces)
    while driver.decide():
        assert driver.choice is not None
        yield driver.seat, driver.choice, driver.now
        driver.take()
