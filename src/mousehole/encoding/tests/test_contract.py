"""Every game's encoder keeps its promises: at every number of seats, with every option, in every edition."""
from __future__ import annotations

from importlib import import_module

import pytest

from mousehole.games import GAMES, edition_names, facts_of, folder, load_game
from mousehole.kernel import Options
from mousehole.testkit import encodings
from mousehole.testkit.contract import Table


def cases() -> list[tuple[str, int, Options, str]]:
    """Return every number of seats with the defaults and with every value of every option; and every edition once."""
    found: list[tuple[str, int, Options, str]] = []
    for game in GAMES:
        facts = facts_of(game)
        settings = [Options(), *[{option.name: value} for option in facts.options if not option.is_seat
                                 for value in option.values if value != option.default]]
        found += [(game, seats, options, "standard")
                  for seats in range(facts.fewest, facts.most + 1) for options in settings]
        found += [(game, facts.fewest + 2, {}, name) for name in edition_names(game)[1:]]
    return found


@pytest.mark.parametrize(("game", "seats", "options", "edition"), cases(), ids=str)
def test_every_encoder_keeps_its_promises(game: str, seats: int, options: Options, edition: str) -> None:
    told = import_module(f"{folder(game)}.tests.told")
    table = Table(load_game(game, edition), seats, options, seats, sensible=seats % 2 == 1, pace=12,
                  every=told.EVERY * seats)
    for promise in encodings.PROMISES:
        promise(encodings.Encoded(table, told.TOLD))
