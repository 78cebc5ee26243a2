"""A match that is dealt by number and played in digits, and what each seat has seen and done in it so far.

Chance is drawn in digits, too: either four of 256 before all else, which give one of 2³² seeds; or one for every draw
of the rules, when they draw. So the digits alone, those of chance and the players', are the whole match.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Windows
from mousehole.checks.outside import OutsideRng, Undrawn
from mousehole.kernel import Event, Seat
from mousehole.kernel.wire import Sealed
from mousehole.research.turns import Setup, Turns

DEAL_BASE, DEAL_DIGITS = 256, 4


class Story:
    """A match from the first digit of chance on. `copy.deepcopy` copies it, `pickle` stores it.

    `by_draw`: chance is asked whenever the rules draw, not for a seed. The rules cannot stop in the middle of a step,
    so with every outcome they start again from the table before the last answer.
    """

    def __init__(self, setup: Setup, by_draw: bool = False) -> None:
        self.setup = setup
        self.by_draw = by_draw
        self.digits: list[int] = []  # all of them, in order
        self.draw: list[int] | None = [1] * DEAL_BASE  # the weights of what chance can do now; None: a seat is asked
        self.outcomes: list[int] = []  # of the draws since the last answer
        self.answer: int | None = None  # that answer's last digit; None: the match is still being set up
        self.turns: Turns | None = None  # None: not dealt yet. While chance draws: the table before the answer
        self.moments: list[Event | tuple[Seat, int]] = []  # what happened, and who played which digit
        self.heard: dict[Seat, tuple[int, Any]] = {}  # how many moments are hashed for a seat, and their hash
        self.is_imagined = False
        if by_draw:
            self._go_on()

    def act(self, digit: int) -> None:
        self.digits.append(digit)
        if self.draw is None:
            assert self.turns and self.turns.seat is not None, "the match is over"
            self.moments.append((self.turns.seat, digit))
            if self.by_draw:
                self.answer, self.outcomes = digit, []
                self._go_on()
            else:
                self.turns.act(digit)
        elif self.by_draw:
            self.outcomes.append(digit)
            self._go_on()
        elif len(self.digits) == DEAL_DIGITS:
            self.turns, self.draw = self.setup.start(seed_of(self.digits), listens=True), None
        self._listen()

    def _go_on(self) -> None:
        """Play the last answer, or set up, with the outcomes so far, until the rules need another one."""
        rng = OutsideRng(self.outcomes[:])
        try:
            if self.answer is None:
                turns = self.setup.open(rng, listens=True)
            else:
                assert self.turns
                turns = self.turns.clone()
                turns.windows.s.rng, turns.windows.s.events = rng, []
                turns.act(self.answer)
        except Undrawn as undrawn:
            self.draw = undrawn.weights
        else:
            self.turns, self.draw = turns, None

    def _listen(self) -> None:
        if self.turns and self.draw is None:
            s = self.turns.windows.s
            self.moments += s.events or []
            s.events = []

    def digest(self, seat: Seat) -> str:
        """Return a short hash of everything that a seat saw and did, in order."""
        codec = self.setup.box.codec
        done, told = self.heard.get(seat) or (0, blake2b(digest_size=16))
        for moment in self.moments[done:]:
            if isinstance(moment, Event):
                if seen := moment.seen_by(seat):
                    told.update(codec.dump(seen).encode() + b"\n")
            elif moment[0] == seat:
                told.update(b"%d\n" % moment[1])
        self.heard[seat] = len(self.moments), told
        return str(told.hexdigest())

    def __deepcopy__(self, memo: object) -> Story:
        twin = Story(self.setup)
        twin.by_draw, twin.draw, twin.answer, twin.outcomes = self.by_draw, self.draw, self.answer, self.outcomes[:]
        twin.digits, twin.moments, twin.is_imagined = self.digits[:], self.moments[:], self.is_imagined
        twin.heard = {seat: (done, told.copy()) for seat, (done, told) in self.heard.items()}
        if self.turns:
            twin.turns = self.turns.clone()
            twin.turns.windows.s.events = []
        return twin

    def __reduce__(self) -> tuple[Callable[[Setup, list[int], bool], Story], tuple[Setup, list[int], bool]]:
        if self.is_imagined:
            raise ValueError("an imagined match has no digits of its own, so it cannot be kept")
        return retold, (self.setup, self.digits, self.by_draw)

    def imagined(self, seat: Seat, luck: int) -> Story:
        """Return a story that looks the same to the seat that is asked, with everything it cannot know drawn afresh."""
        assert self.turns and self.turns.seat == seat, "only who is asked imagines"
        true, game = self.turns.windows, self.setup.box.game
        s = game.imagine(game.view(true.s, seat), rng_of(luck, "imagined"))
        windows = Windows(game, s, true.paces, true.interrupts)
        windows.passed, windows.latest, windows.spent = true.passed[:], true.latest, true.spent
        twin = Story(self.setup)
        twin.turns = Turns(windows, self.turns.base)
        chosen = rng_of(luck, "chosen")
        while twin.turns.seat != seat:
            assert twin.turns.turn
            if twin.turns.turn.is_window:  # a seat could interrupt here, but was not asked at the true table
                twin.turns.answer(None)
            else:  # somebody has made a sealed choice before this seat: nobody knows what, or how far they have come
                assert isinstance(twin.turns.options[0], Sealed), "who is asked is known to all"
                twin.turns.answer(twin.turns.options[chosen.below(len(twin.turns.options))])
        twin.turns.digits = self.turns.digits[:]
        s.events = []
        if self.by_draw:
            s.rng = OutsideRng([])
        twin.by_draw, twin.draw = self.by_draw, None
        twin.digits, twin.moments, twin.is_imagined = self.digits[:], self.moments[:], True
        return twin


def retold(setup: Setup, digits: Sequence[int], by_draw: bool = False) -> Story:
    story = Story(setup, by_draw)
    for digit in digits:
        story.act(digit)
    return story


def seed_of(digits: Sequence[int]) -> int:
    return int.from_bytes(bytes(digits), "big")


def deal_of(seed: int) -> list[int]:
    """Return the digits that give the same deal as this seed."""
    return list(seed.to_bytes(DEAL_DIGITS, "big"))
