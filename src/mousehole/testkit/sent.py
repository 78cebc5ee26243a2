"""What a viewer is sent about a table, byte by byte: any table, including imagined ones."""
from __future__ import annotations

import copy
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from mousehole.games import GAMES, notation
from mousehole.kernel import CLOCK, Decision, Event, Game
from mousehole.kernel.codec import Codec
from mousehole.kernel.facts import Options
from mousehole.table import journal
from mousehole.table.box import Box
from mousehole.table.changes import Broadcast
from mousehole.table.live import Live, OpenQuestion
from mousehole.table.seals import is_sealed

NOW = 5_000


def box_of(game: Game) -> Box:
    """Notation for toys, which have none: choices are written as they are."""
    name = game.facts.id
    lines = notation(name) if name in GAMES else cast("ModuleType", SimpleNamespace(write=repr))
    return Box(game, Codec(game), lines, {"name": "any", "check": ""})


def live_table(box: Box, seats: int, options: Options, seed: int = 0) -> Live:
    """Return a match that has just begun, with a bot in every seat."""
    facts = box.game.facts
    opened = journal.Opened(at=0, game=facts.id, version=facts.version, seats=seats,
                            options=facts.checked(seats, options), edition=box.edition, root=f"{seed:064x}", host="")
    live = Live("table", opened, box)
    for seat in range(seats):
        live.apply(journal.BotSat(at=0, seat=seat, level="random"))
    live.apply(journal.Started(at=0))
    return live


class Post:
    """Sends states of one match, whatever is on its table."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.live = live_table(box_of(game), seats, options)

    def moment(self, s: Any, pending: list[Decision], events: list[Event]) -> Broadcast:
        """Return what viewers are sent if these events have led to this table."""
        live = copy.copy(self.live)
        assert live.match is not None
        match = live.match = copy.copy(live.match)
        match.s, match.open = s, pending
        match.clock_prompt = next((d.prompt for d in pending if d.seat == CLOCK), "")
        match.clock_since = 0
        live.status = "playing" if pending else "over"
        live.questions = [OpenQuestion(live.number, d, 0) for d in pending]
        live.seals = live.seals if any([is_sealed(d) for d in pending]) else []
        live.events = [(live.number, events)]
        return Broadcast(live, live.number - 1, NOW)
