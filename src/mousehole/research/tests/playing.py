"""Matches in digits, answered by chance, for the tests of all interfaces."""
from __future__ import annotations

from collections.abc import Iterator

from mousehole.games import GAMES, edition_names, facts_of
from mousehole.kernel import Rng
from mousehole.research.turns import Setup, Turns

FEWEST_AND_MOST = [(game, seats) for game in GAMES for seats in (facts_of(game).fewest, facts_of(game).most)]


def setups() -> Iterator[Setup]:
    """Every number of seats; every value of every option; every edition."""
    for game in GAMES:
        facts = facts_of(game)
        middle = (facts.fewest + facts.most) // 2
        for seats in range(facts.fewest, facts.most + 1):
            yield Setup(game, seats)
        for option in facts.options:
            for value in option.allowed(middle):
                yield Setup(game, middle, {option.name: value})
        for edition in edition_names(game)[1:]:
            yield Setup(game, middle, edition=edition)


def positions(turns: Turns, luck: int = 0) -> Iterator[Turns]:
    """The same match at every digit, until it is over."""
    rng = Rng.numbered(luck)
    while turns.seat is not None:
        yield turns
        turns.act(rng.below(len(turns.blocks())))
