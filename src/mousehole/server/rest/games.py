"""The shelf: what can be played, and all the words and printed things that a client needs."""
from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Any

from litestar import Response, get

from mousehole.bots.levels import BOTS
from mousehole.games import GAMES, edition_names, edition_text, folder
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.registry import refusal
from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.kept import kept_by
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.table.rest_types import GameFacts, Printed
from mousehole.words import LANGUAGES, clauses

SHELF: dict[str, Any] = {"responses": API_ERRORS, "tags": ["games"]}


def known(game: str, language: str = "en") -> None:
    if game not in GAMES:
        raise refusal("no-such-game")
    if language not in LANGUAGES:
        raise refusal("no-such-page")


@get("/api/games", **SHELF)
async def list_games(request: ApiRequest) -> Response[list[GameFacts]]:
    """All games, their options, editions and bots."""
    return await kept_by(request).reply(request, "games", shelf)


@get("/api/games/{game:str}/words/{language:str}", **SHELF)
async def words(request: ApiRequest, game: str, language: str) -> Response[dict[str, str]]:
    """Its Fluent catalogues: `common`, then `game` on top of it. Every `Sentence` is a message of one of them."""
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


def shelf() -> list[GameFacts]:
    return [frames.facts(open_box(game), edition_names(game), list(BOTS)) for game in GAMES]


def catalogues(game: str, language: str) -> dict[str, str]:
    return {"common": (files("mousehole") / "locale" / f"{language}.ftl").read_text("utf-8"),
            "game": (files(folder(game)) / "locale" / f"{language}.ftl").read_text("utf-8")}


def rulebook(game: str, language: str) -> dict[str, Any]:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return {"clauses": clauses(game, language), "text": (files(folder(game)) / name).read_text("utf-8")}


def printed(game: str, edition: str) -> Printed:
    try:
        found = Edition(edition_text(game, edition))
    except BadSetup:
        raise refusal("no-such-page") from None
    return Printed(found.name, found.about, found.check, found.tables)


handlers = [list_games, words, rules, edition]
