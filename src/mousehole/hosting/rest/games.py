"""The shelf: what can be played, and what is printed on it."""
from __future__ import annotations

from mousehole.bots.levels import bots_for
from mousehole.games import GAMES, edition_names, playable
from mousehole.hosting.refusals import refusal
from mousehole.hosting.rest.look import printed as printed_in
from mousehole.kernel import BadSetup
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.table.rest_types import GameFacts, Printed


def known(game: str) -> None:
    if game not in GAMES:
        raise refusal("no-such-game")


def shelf() -> list[GameFacts]:
    return [frames.facts(open_box(game), edition_names(game), list(bots_for(game))) for game in playable()]


def printed(game: str, edition: str) -> Printed:
    try:
        return printed_in(game, edition, None)
    except BadSetup:
        raise refusal("no-such-page") from None
