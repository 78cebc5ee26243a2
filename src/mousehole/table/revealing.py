"""Whether answers have shown anything that was hidden: what decides if they can simply be taken back.

Without anything of the wire, so that games in a terminal start quickly.
"""
from __future__ import annotations

from typing import Any

from mousehole.kernel import CLOCK, Choice, Game, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log
from mousehole.kernel.wire import fields_of
from mousehole.table.match import Match

IMAGINED = 32  # tables per viewer: what looks different at one in five of them is overlooked once in 1,000 times


def has_clock(match: Match) -> bool:
    return any([d.seat == CLOCK for d in match.pending()]) or any([seat == CLOCK for seat, _, _ in match.log.answers])


def is_shown(game: Game, codec: Codec, log: Log, first: int) -> bool:
    """Whether something hidden was shown to anybody by answer `first` or those after it.

    It was if chance has decided anything, or if a viewer could have imagined a table at which the same answers are not
    possible, or look different. A sample of imagined tables is tried: it takes some milliseconds.
    """
    match = Match(game, log.seats, bytes.fromhex(log.seed), log.options, log.edition, codec)
    for seat, plain, at in log.answers[:first]:
        match.take(seat, plain, at)
    s: Any = match.s
    drawn, choices = s.rng.drawn, [(seat, codec.read(plain, Choice)) for seat, plain, _ in log.answers[first:]]
    viewers: list[Seat | None] = [None, *range(log.seats)]
    before = [game.view(s, viewer) for viewer in viewers]
    s.events = []
    after = _sights(game, s, choices, viewers)
    if s.rng.drawn != drawn:
        return True
    assert after is not None, "it was played"
    for n, viewer in enumerate(viewers):
        for seed in range(IMAGINED):
            dream = game.imagine(before[n], Rng.numbered(seed))
            dream.events = []
            if _sights(game, dream, choices, [viewer]) != [after[n]]:
                return True
    return False


def _sights(game: Game, s: Any, choices: list[tuple[Seat, Choice]], viewers: list[Seat | None]) -> list[Any] | None:
    """Play these choices; return what each viewer has seen of it, and sees at the end. None: they are not possible."""
    for seat, choice in choices:
        if not any([d.seat == seat and choice in d.options for d in game.pending(s)]):
            return None
        game.apply(s, seat, choice)
    pending = game.pending(s)
    return [([event.seen_by(viewer) for event in s.events], fields_of(game.view(s, viewer)),
             [d for d in pending if d.seat == viewer]) for viewer in viewers]
