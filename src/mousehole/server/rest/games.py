"""The shelf: what can be played, and all the words and printed things that a client needs."""
from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import get
from litestar.datastructures import CacheControlHeader

from mousehole.bots.levels import BOTS
from mousehole.games import GAMES, edition_names, edition_text, folder
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.registry import refusal
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.table.rest_types import GameFacts, Printed
from mousehole.words import LANGUAGES, clauses

SHELF: dict[str, Any] = {"sync_to_thread": False, "cache_control": CacheControlHeader(public=True, max_age=300),
                         "responses": API_ERRORS, "tags": ["games"]}


def known(game: str, language: str = "en") -> None:
    if game not in GAMES:
        raise refusal("no-such-game")
    if language not in LANGUAGES:
        raise refusal("no-such-page")


@get("/api/games", **SHELF)
def list_games() -> list[GameFacts]:
    """All games, their options, editions and bots."""
    return [frames.facts(open_box(game), edition_names(game), list(BOTS)) for game in GAMES]


@get("/api/games/{game:str}/words/{language:str}", **SHELF)
def words(game: str, language: str) -> dict[str, str]:
    """Its Fluent catalogues: `common`, then `game` on top of it. Every `Sentence` is a message of one of them."""
    known(game, language)
    return {"common": (files("mousehole") / "locale" / f"{language}.ftl").read_text("utf-8"),
            "game": (files(folder(game)) / "locale" / f"{language}.ftl").read_text("utf-8")}


@get("/api/games/{game:str}/rules/{language:str}", **SHELF)
def rules(game: str, language: str) -> dict[str, Any]:
    """Its rulebook: `clauses` by number, and the whole `text` (Markdown)."""
    known(game, language)
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return {"clauses": clauses(game, language), "text": (files(folder(game)) / name).read_text("utf-8")}


@get("/api/games/{game:str}/editions/{edition:str}", **SHELF)
def edition(game: str, edition: str) -> Printed:
    """What is printed on the components, table by table."""
    known(game)
    try:
        printed = Edition(edition_text(game, edition))
    except BadSetup:
        raise refusal("no-such-page") from None
    return Printed(printed.name, printed.about, printed.check, printed.tables)


handlers = [list_games, words, rules, edition]
