"""The shelf: what can be played, and all the words and printed things that a client needs."""
from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Response, get

from mousehole.hosting.refusals import refusal
from mousehole.hosting.rest import games
from mousehole.hosting.rest.games import printed, shelf
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.kept import kept_by
from mousehole.table.rest_types import GameFacts, Printed
from mousehole.words import LANGUAGES, catalogue, clauses
from mousehole.words import rulebook as words_of_rules

SHELF: dict[str, Any] = {"responses": API_ERRORS, "tags": ["games"]}


def known(game: str, language: str = "en") -> None:
    games.known(game)
    if language not in LANGUAGES:
        raise refusal("no-such-page")


@get("/api/games", **SHELF)
async def list_games(request: ApiRequest) -> Response[list[GameFacts]]:
    """All games, their options, editions and bots."""
    return await kept_by(request).reply(request, "games", shelf)


@get("/api/games/{game:str}/words/{language:str}", **SHELF)
async def words(request: ApiRequest, game: str, language: str) -> Response[dict[str, str]]:
    """Its Fluent catalogues: `common`, then `game` on top of it, and its tutorial's.

    Every `Sentence` is a message of one of them.
    """
    known(game, language)
    return await kept_by(request).reply(request, f"words {game} {language}", partial(catalogues, game, language))


@get("/api/games/{game:str}/rules/{language:str}", **SHELF)
async def rules(request: ApiRequest, game: str, language: str) -> Response[dict[str, Any]]:
    """Its rulebook: `clauses` by number, and the whole `text` (Markdown)."""
    known(game, language)
    return await kept_by(request).reply(request, f"rules {game} {language}", partial(rulebook, game, language))


@get("/api/games/{game:str}/editions/{edition:str}", **SHELF)
async def edition(request: ApiRequest, game: str, edition: str) -> Response[Printed]:
    """What is printed on the components, table by table."""
    known(game)
    return await kept_by(request).reply(request, f"edition {game} {edition}", partial(printed, game, edition))


def catalogues(game: str, language: str) -> dict[str, str]:
    return {"common": catalogue(None, language), "game": catalogue(game, language),
            "lesson": catalogue(game, language, "lesson")}


def rulebook(game: str, language: str) -> dict[str, Any]:
    return {"clauses": clauses(game, language), "text": words_of_rules(game, language)}


handlers = [list_games, words, rules, edition]
